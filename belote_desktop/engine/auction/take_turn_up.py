"""Two rounds: take the turned suit, then name one. Source: rule file 01, Auction."""

from __future__ import annotations

from belote_desktop.engine.actions import PASS, TAKE, Action, Name
from belote_desktop.engine.auction.state import Auction, AuctionState, in_turn
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import NoTrumpCalls, PassOut, SecondRoundSuits


def _taken(state: AuctionState) -> Contract | None:
    if not state.calls or state.calls[-1][1] == PASS:
        return None
    seat, call = state.calls[-1]
    if isinstance(call, Name):
        return Contract(seat, call.denomination)
    assert state.turn_up is not None
    return Contract(seat, Denomination.of(state.turn_up.suit))


def _round(state: AuctionState) -> int:
    """1 or 2."""
    return len(state.calls) // state.seats + 1


def _actor(state: AuctionState) -> int | None:
    return in_turn(state) if _taken(state) is None and len(state.calls) < 2 * state.seats else None


def _must_take(state: AuctionState) -> bool:
    """The last speaker of the second round, where the dealer has to take (à la vache)."""
    last = len(state.calls) == 2 * state.seats - 1
    return last and state.rules.auction.pass_out is PassOut.DEALER_MUST_TAKE


def _trumpless(state: AuctionState) -> tuple[Action, ...]:
    allowed = state.rules.auction.sa_ta_in_classic
    if allowed is NoTrumpCalls.BOTH or (allowed is NoTrumpCalls.ROUND2 and _round(state) == 2):
        return (Name(Denomination.NO_TRUMP), Name(Denomination.ALL_TRUMP))
    return ()


def _options(state: AuctionState) -> dict[int, tuple[Action, ...]]:
    return {in_turn(state): _calls(state)}


def _calls(state: AuctionState) -> tuple[Action, ...]:
    if _round(state) == 1:
        return (PASS, TAKE, *_trumpless(state))
    any_suit = state.rules.auction.second_round_suits is SecondRoundSuits.ANY
    suits = tuple(
        Name(Denomination.of(suit)) for suit in Suit if any_suit or state.turn_up is None or suit != state.turn_up.suit
    )
    return (*(() if _must_take(state) else (PASS,)), *suits, *_trumpless(state))


def _refusal(state: AuctionState, _seat: int, action: Action) -> Refusal:
    turned = state.turn_up.suit if state.turn_up is not None else ""
    return Refusal(Rule.AUCTION, say(_reason(state, action), suit=turned, round=_round(state)))


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
    if isinstance(action, Name) and _round(state) == 1:
        return QT_TRANSLATE_NOOP("engine", "In the first round you may only take {suit}, which was turned up, or pass.")
    if isinstance(action, Name):
        return QT_TRANSLATE_NOOP("engine", "{suit} was turned up and refused in the first round: name another suit.")
    return QT_TRANSLATE_NOOP("engine", "This is not a call of this auction, which is in round {round}.")


TAKE_TURN_UP = Auction(_actor, _options, _refusal, _taken)
