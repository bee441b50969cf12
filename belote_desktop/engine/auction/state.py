"""The state of an auction, and the functions that every auction model provides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.filled import filled
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AfterPass

_Course = TypeVar("_Course")
"""How far an auction of some model has come."""


@dataclass(frozen=True)
class AuctionState:
    """An auction so far: pure facts. Seats are real seats; `eldest` comes after `dealer`.

    `hands` are the cards each seat may look at now, `totals` the points of the sides before the deal: some calls
    depend on them.
    """

    rules: Ruleset
    dealer: int
    eldest: int
    turn_up: Card | None
    calls: tuple[tuple[int, Action], ...] = ()
    hands: Mapping[int, CardSet] = field(default_factory=dict[int, CardSet])
    totals: tuple[int, ...] = (0, 0)
    memo: dict[object, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What was worked out about this auction already; it never differs from working it out again."""

    def after(self, calls: tuple[tuple[int, Action], ...]) -> AuctionState:
        """The same auction one call later, with the calls made until then."""
        return filled(AuctionState, {**self.__dict__, "calls": calls, "memo": {"before": self}})

    def among(self, hands: Mapping[int, CardSet]) -> AuctionState:
        """The same auction among these hands; how far it has come does not depend on them."""
        return filled(AuctionState, {**self.__dict__, "hands": hands, "memo": self.memo.copy()})

    def course(
        self,
        begin: Callable[[AuctionState], _Course],
        after: Callable[[AuctionState, _Course, int, Action], _Course],
    ) -> _Course:
        """How far this auction has come: from the course before the first call, and the one after each call.

        The result is cached, so it must not be changed; where the course one call ago is known, it goes on from there.
        """
        known: _Course | None = self.memo.get(begin)
        if known is not None:
            return known
        before: AuctionState | None = self.memo.pop("before", None)
        found: _Course | None = None if before is None else before.memo.get(begin)
        calls = self.calls if found is None else self.calls[-1:]
        found = begin(self) if found is None else found
        for seat, call in calls:
            found = after(self, found, seat, call)
        self.memo[begin] = found
        return found

    @property
    def seats(self) -> int:
        return self.rules.table.seats

    def seat_after(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % self.seats

    def are_opponents(self, one: int, other: int) -> bool:
        return self.rules.side_of(one) != self.rules.side_of(other)


def in_turn(state: AuctionState) -> int:
    """The seat to speak in an auction without skipped turns: one after the other from the eldest on."""
    return state.seat_after(state.eldest, len(state.calls))


@dataclass(frozen=True)
class Auction:
    """One auction model.

    `actor` is the seat the auction waits for, None once it is over; `options` what is accepted now by seat, calls out
    of turn included (the actor's are never empty); `refusal` why a call is not among them. `contract` is the contract
    of an auction that is over, None when there is none; `redeal` then tells who deals again where that is not what the
    ruleset says of a deal passed out.
    """

    actor: Callable[[AuctionState], int | None]
    options: Callable[[AuctionState], Mapping[int, tuple[Action, ...]]]
    refusal: Callable[[AuctionState, int, Action], Refusal]
    contract: Callable[[AuctionState], Contract | None]
    redeal: Callable[[AuctionState], AfterPass | None] = lambda _: None
