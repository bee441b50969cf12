"""The auctions: pure functions of the calls made so far, found by the ruleset's auction model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from belote_desktop.engine.actions import PASS, TAKE, Action, Name
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, NoTrumpCalls, PassOut, SecondRoundSuits


@dataclass(frozen=True)
class AuctionState:
    """An auction so far. Seats are real seats; `eldest` speaks first."""

    rules: Ruleset
    eldest: int
    turn_up: Card | None
    calls: tuple[tuple[int, Action], ...] = ()

    @property
    def seats(self) -> int:
        return self.rules.table.seats

    @property
    def speaker(self) -> int:
        return (self.eldest + len(self.calls)) % self.seats

    @property
    def round(self) -> int:
        """1 or 2."""
        return len(self.calls) // self.seats + 1


@dataclass(frozen=True)
class Auction:
    """One auction model. `contract` is None while it is open and when everyone passed."""

    is_open: Callable[[AuctionState], bool]
    options: Callable[[AuctionState], tuple[Action, ...]]
    refusal: Callable[[AuctionState, Action], Refusal]
    contract: Callable[[AuctionState], Contract | None]


def _taken(state: AuctionState) -> Contract | None:
    if not state.calls or state.calls[-1][1] == PASS:
        return None
    seat, call = state.calls[-1]
    if isinstance(call, Name):
        return Contract(seat, call.denomination)
    assert state.turn_up is not None
    return Contract(seat, Denomination.of(state.turn_up.suit))


def _is_open(state: AuctionState) -> bool:
    return _taken(state) is None and len(state.calls) < 2 * state.seats


def _must_take(state: AuctionState) -> bool:
    """The last speaker of the second round, where the dealer has to take (à la vache)."""
    last = len(state.calls) == 2 * state.seats - 1
    return last and state.rules.auction.pass_out is PassOut.DEALER_MUST_TAKE


def _trumpless(state: AuctionState) -> tuple[Action, ...]:
    allowed = state.rules.auction.sa_ta_in_classic
    if allowed is NoTrumpCalls.BOTH or (allowed is NoTrumpCalls.ROUND2 and state.round == 2):
        return (Name(Denomination.NO_TRUMP), Name(Denomination.ALL_TRUMP))
    return ()


def _options(state: AuctionState) -> tuple[Action, ...]:
    if state.round == 1:
        return (PASS, TAKE, *_trumpless(state))
    any_suit = state.rules.auction.second_round_suits is SecondRoundSuits.ANY
    suits = tuple(
        Name(Denomination.of(suit)) for suit in Suit if any_suit or state.turn_up is None or suit != state.turn_up.suit
    )
    return (*(() if _must_take(state) else (PASS,)), *suits, *_trumpless(state))


def _refusal(state: AuctionState, action: Action) -> Refusal:
    turned = state.turn_up.suit if state.turn_up is not None else ""
    return Refusal(Rule.AUCTION, say(_reason(state, action), suit=turned, round=state.round))


def _reason(state: AuctionState, action: Action) -> str:
    if action == PASS:
        return QT_TRANSLATE_NOOP("engine", "The others have passed in round {round}: as dealer you must name a suit.")
    if action == TAKE and _must_take(state):
        return QT_TRANSLATE_NOOP("engine", "{suit} was turned up and refused in the first round: name another suit.")
    if action == TAKE:
        return QT_TRANSLATE_NOOP(
            "engine", "{suit} was turned up and refused in the first round: name another suit or pass."
        )
    if isinstance(action, Name) and action.denomination.suit is None:
        return QT_TRANSLATE_NOOP("engine", "No trump and all trump may not be named in round {round}.")
    if isinstance(action, Name) and state.round == 1:
        return QT_TRANSLATE_NOOP("engine", "In the first round you may only take {suit}, which was turned up, or pass.")
    if isinstance(action, Name):
        return QT_TRANSLATE_NOOP("engine", "{suit} was turned up and refused in the first round: name another suit.")
    return QT_TRANSLATE_NOOP("engine", "This is not a call of this auction, which is in round {round}.")


AUCTIONS: dict[AuctionModel, Auction] = {
    AuctionModel.TAKE_TURN_UP: Auction(_is_open, _options, _refusal, _taken),
}
"""The auctions that can be played."""
