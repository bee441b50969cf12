"""What a guide looks at and what it says: a moment of a deal, a notion, a remark about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from belote_desktop.coach.advice import Advice
from belote_desktop.engine import Action, Card, Event, Message, SeatView
from belote_desktop.variants.rule_sheet.picturing import Pictured

Kind = TypeVar("Kind")


_EARLY, _LATE = 4, 4
"""How many tricks at the beginning and at the end are told with more words: together all of a hand of eight cards, so
that also a deal of sixteen tricks takes seven minutes at most. Counting is explained half way, before the last ones.
"""


@dataclass(frozen=True)
class Moment:
    """A moment as the learner sees it: what just happened, the view after it, and what the set deal goes on with.

    `next_action` is the learner's next action in the set deal; None if it is another player's turn, or if the learner
    chooses freely. Then `advice` is what a hint would say.
    """

    events: tuple[Event, ...]
    view: SeatView
    next_action: Action | None = None
    advice: Advice | None = None

    @property
    def wanted(self) -> Action | None:
        """The action to ask the learner for: that of the set deal, else the one that is advised."""
        advised = None if self.advice is None else self.advice.action
        return self.next_action or advised

    @property
    def learner(self) -> int:
        """The seat of the learner."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def is_my_turn(self) -> bool:
        """Whether the learner is to act."""
        return self.view.to_act == self.learner

    @property
    def plays_alone(self) -> bool:
        """Whether every player is a side."""
        return self.view.rules.side_count == self.view.rules.table.seats

    @property
    def is_half_way(self) -> bool:
        """Whether half of the tricks are played."""
        return len(self.view.tricks) == self.view.rules.hand_size // 2

    @property
    def is_early(self) -> bool:
        """Whether so few tricks are played that each still shows why it was won."""
        return len(self.view.tricks) <= _EARLY

    @property
    def is_late(self) -> bool:
        """Whether so few tricks are left that how the points stand is told after each."""
        return len(self.view.tricks) > self.view.rules.hand_size - _LATE

    @property
    def points_won(self) -> tuple[int, int]:
        """The points in the tricks of the learner's side and of the others so far."""
        mine = others = 0
        for each in self.view.tricks:
            if each.winner is not None and self.is_ours(each.winner):
                mine += each.points
            else:
                others += each.points
        return mine, others

    def is_ours(self, seat: int) -> bool:
        """Whether a seat is on the learner's side."""
        return self.view.rules.side_of(seat) == self.view.rules.side_of(self.learner)

    def happened(self, kind: type[Kind]) -> Kind | None:
        """The last event of a kind that just happened; None if there is none."""
        return next((event for event in reversed(self.events) if isinstance(event, kind)), None)

    def all_happened(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """The events of a kind that just happened, in their order."""
        return tuple(event for event in self.events if isinstance(event, kind))


@dataclass(frozen=True)
class Remark:
    """A title and at most three sentences; `about` is the card or the seat they are about, None for the whole table.

    `row` are cards to show with it, from the highest down, each with its points. `lifted` are cards of the learner that
    are pointed out in the hand.
    """

    title: Message
    sentences: tuple[Message, ...]
    about: Card | int | None = None
    row: tuple[Pictured, ...] = ()
    lifted: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Notion:
    """Something a guided deal explains when it first comes up: `remark` returns what to say then, else None.

    `again` returns what to say whenever it comes up later. `asks` is true if the remark says what to do now, `of_trick`
    if it is about a trick that was just won, and told while that trick still lies on the table.
    """

    id: str
    name: Message
    remark: Callable[[Moment], Remark | None]
    again: Callable[[Moment], Remark | None] | None = None
    asks: bool = False
    of_trick: bool = False
