"""What a guide looks at and what it says: a moment of a deal, a notion, a remark about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from belote_desktop.engine import Action, Card, Event, Message, SeatView

Kind = TypeVar("Kind")


@dataclass(frozen=True)
class Moment:
    """A moment as the learner sees it: what just happened, the view after it, and what the set deal goes on with.

    `next_action` is the learner's next action in the set deal; None if it is another player's turn, or if the learner
    chooses freely.
    """

    events: tuple[Event, ...]
    view: SeatView
    next_action: Action | None = None

    @property
    def learner(self) -> int:
        """The seat of the learner."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def is_my_turn(self) -> bool:
        """Whether the learner is to act."""
        return self.view.to_act == self.learner

    def happened(self, kind: type[Kind]) -> Kind | None:
        """The last event of a kind that just happened; None if there is none."""
        return next((event for event in reversed(self.events) if isinstance(event, kind)), None)


@dataclass(frozen=True)
class Remark:
    """A title and at most three sentences; `about` is the card or the seat they are about, None for the whole table."""

    title: Message
    sentences: tuple[Message, ...]
    about: Card | int | None = None


@dataclass(frozen=True)
class Notion:
    """Something a guided deal explains once: `remark` returns what to say when it comes up, else None.

    `asks` is true if the remark says what to do now.
    """

    id: str
    name: Message
    remark: Callable[[Moment], Remark | None]
    asks: bool = False
