"""Have a deal played to its end by computer players, each from the view of its seat alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from belote_desktop import engine, players
from belote_desktop.engine import Event, Match
from belote_desktop.engine.errors import check_seat
from belote_desktop.engine.events import DealSettled, MatchEnded
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.players.effort import USUAL_SECONDS
from belote_desktop.players.player import stopped
from belote_desktop.records import FULL_PACE, Played, view_text
from belote_desktop.search.stopping import NEVER, Stop


@dataclass(frozen=True)
class PlayedDeal:
    """A deal that computer players played to its end.

    `kinds` are the players by seat, a level with its temperament if it has one (`club bold`); `pace` is how much they
    thought. `match` has the deal settled and no other begun; `steps` are the actions that led there.
    """

    kinds: tuple[str, ...]
    pace: Fraction
    steps: tuple[Played, ...]
    match: Match

    @property
    def settled(self) -> SettledDeal:
        """The deal with its score."""
        return self.match.deals[-1]

    def lead(self, seat: int) -> int:
        """The points that the side of `seat` scored in this deal, less those of the best other side."""
        return lead_of(self.settled.score.points, self.match.rules.side_of(seat))


def seated(kinds: Sequence[str], seat: int, kind: str) -> tuple[str, ...]:
    """The same players with another one in one seat, such as a level in the seat of a person."""
    check_seat(seat, len(kinds))
    return (*kinds[:seat], kind, *kinds[seat + 1 :])


def play_out(
    match: Match, kinds: Sequence[str], *, pace: Fraction = FULL_PACE, seed: int | None = None, stop: Stop = NEVER
) -> PlayedDeal:
    """The deal in progress played to its end from where it stands, the same every time.

    `kinds` are by seat; each player receives the view of its seat and nothing else. Without a `seed` every decision has
    its own, which comes from the view: a computer player then does what it does at the table of the window, in a match
    of the same pace. UnknownLevelError for a level there is none of; StoppedError when `stop` is asked for.
    """
    sitting = [stopped(players.get(kind), stop) for kind in kinds]
    deals, steps = len(match.deals), list[Played]()
    while len(match.deals) == deals:
        stop.check()
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        chance = decision_seed(view_text(view)) if seed is None else seed
        action = sitting[seat].choose(view, seconds=USUAL_SECONDS * float(pace), seed=chance)
        stop.check()
        steps.append(Played(seat, action, match, pace))
        match, _ = after(steps[-1])
    return PlayedDeal(tuple(kinds), pace, tuple(steps), match)


def decision_seed(view: str) -> int:
    """The seed of a computer player's decision, from the text of its view: repeatable, and free of hidden cards."""
    return int.from_bytes(hashlib.sha256(view.encode()).digest()[:7], "big")


def after(step: Played) -> tuple[Match, tuple[Event, ...]]:
    """The match after an action, and what it set off; with the deal it settled, everything of the next one left out."""
    match, events = engine.apply(step.before, step.action, step.seat)
    place = next((place for place, event in enumerate(events) if isinstance(event, DealSettled)), None)
    if place is None:
        return match, events
    ended = tuple(event for event in events[place + 1 :] if isinstance(event, MatchEnded))
    return match.with_(deal=None), (*events[: place + 1], *ended)


def lead_of(points: Sequence[int], side: int) -> int:
    """The points of a side, by side, less those of the best other side."""
    return points[side] - max(others for other, others in enumerate(points) if other != side)
