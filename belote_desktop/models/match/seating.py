"""The players of a match by seat, and what one seat is shown at one position."""

from __future__ import annotations

from dataclasses import dataclass, replace

from belote_desktop import engine
from belote_desktop.engine import Event, Match, SeatView
from belote_desktop.engine.events import DealSettled, MatchEnded


@dataclass(frozen=True)
class Step:
    """The events at one position as one seat sees them, and its view after them."""

    events: tuple[Event, ...]
    view: SeatView
    position: int


@dataclass(frozen=True)
class SeatedPlayers:
    """The players of a match: names by seat, and the level of the computer player of each seat; None for the user."""

    names: tuple[str, ...]
    levels: tuple[str | None, ...]

    @property
    def person(self) -> int | None:
        """The user's seat; None if computer players have all seats."""
        return next((seat for seat, level in enumerate(self.levels) if level is None), None)


def shown_step(
    match: Match, seat: int | None, events: tuple[Event, ...], position: int
) -> tuple[Step, tuple[Event, ...] | None]:
    """The step a seat is shown for events, and the events that wait until the user has read a settled deal, or None."""
    settled = next((place for place, event in enumerate(events) if isinstance(event, DealSettled)), None)
    if settled is None:
        return Step(engine.events_for(events, seat), engine.view(match, seat), position), None
    ended = any(isinstance(event, MatchEnded) for event in events)
    now = events if ended else events[: settled + 1]
    later = None if ended else events[settled + 1 :]
    return Step(engine.events_for(now, seat), settled_view(match, seat), position), later


def settled_view(match: Match, seat: int | None) -> SeatView:
    """The view of the last settled deal as it lies on the table."""
    return engine.view(replace(match, deal=None), seat)
