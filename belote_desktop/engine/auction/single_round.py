"""One round: everyone names a trump suit once, or passes. Source: docs/rules, Auction."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import PASS, Action, Name
from belote_desktop.engine.auction.call_words import denomination_fact
from belote_desktop.engine.auction.state import Auction, AuctionState
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import PassOut, SpeaksFirst
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, Source, say


def _forced(state: AuctionState) -> int | None:
    """The seat that must name a suit if all the others pass; None if the rules force nobody."""
    return {
        PassOut.DEALER_MUST_TAKE: state.dealer,
        PassOut.ELDEST_MUST_TAKE: state.eldest,
        PassOut.ELDEST_AT_ONCE: state.eldest,
    }.get(state.rules.auction.pass_out)


def _speaker(state: AuctionState) -> int:
    """The seat to speak; after a whole round of passes, the seat that must name a suit."""
    forced = _forced(state)
    if len(state.calls) == state.seats and forced is not None:
        return forced
    dealer_first = state.rules.auction.speaks_first is SpeaksFirst.DEALER
    at_once = state.rules.auction.pass_out is PassOut.ELDEST_AT_ONCE
    return state.seat_after(state.dealer if dealer_first and not at_once else state.eldest, len(state.calls))


def _must_name(state: AuctionState) -> bool:
    """True if the speaker may not pass: all the others have, or the rules ask for a suit at once."""
    at_once = state.rules.auction.pass_out is PassOut.ELDEST_AT_ONCE
    return at_once or (len(state.calls) >= state.seats - 1 and _speaker(state) == _forced(state))


def _contract(state: AuctionState) -> Contract | None:
    if not state.calls:
        return None
    seat, call = state.calls[-1]
    return Contract(seat, call.denomination) if isinstance(call, Name) else None


def _actor(state: AuctionState) -> int | None:
    asked = state.seats + (_forced(state) is not None)
    return None if _contract(state) is not None or len(state.calls) >= asked else _speaker(state)


def _may_be_named(state: AuctionState) -> tuple[Denomination, ...]:
    """The contracts of the game; only suits that are held, where the rules ask for it and the hand is known."""
    contracts = tuple(Denomination(one) for one in state.rules.auction.contracts)
    held = {card.suit for card in state.hands.get(_speaker(state), ())}
    if not state.rules.auction.must_hold_trump or not held:
        return contracts
    return tuple(one for one in contracts if one.suit is None or one.suit in held)


def _options(state: AuctionState) -> dict[int, tuple[Action, ...]]:
    passing = () if _must_name(state) else (PASS,)
    return {_speaker(state): (*passing, *map(Name, _may_be_named(state)))}


def _refusal(state: AuctionState, _seat: int, action: Action) -> Refusal:
    return Refusal(Rule.AUCTION, _reason(state, action))


def _reason(state: AuctionState, action: Action) -> Message:
    if isinstance(action, Name):
        named = denomination_fact(action.denomination)
        if action.denomination in state.rules.auction.contracts:
            #: {contract}: a suit, ♥ on screen, hearts aloud.
            held = QT_TRANSLATE_NOOP(
                "engine", "You are void in {contract}, and you can name only a suit that you hold."
            )
            return say(held, contract=named)
        #: {contract}: ♥, no trumps or all trumps.
        return say(QT_TRANSLATE_NOOP("engine", "This game has no contract in {contract}."), contract=named)
    if action != PASS and _must_name(state):
        return say(QT_TRANSLATE_NOOP("engine", "You must name a suit."))
    if action != PASS:
        return say(QT_TRANSLATE_NOOP("engine", "Name a suit or pass."))
    if state.rules.auction.pass_out is PassOut.ELDEST_AT_ONCE:
        return say(QT_TRANSLATE_NOOP("engine", "You are the player after the dealer, so you must name a suit at once."))
    return say(_LEFT[_speaker(state) == state.dealer, len(state.calls) < state.seats])


_LEFT: Mapping[tuple[bool, bool], Source] = MappingProxyType(
    {
        (True, True): QT_TRANSLATE_NOOP(
            "engine", "Everyone else has passed. You are the dealer, so you must name a suit."
        ),
        (True, False): QT_TRANSLATE_NOOP("engine", "All have passed. You are the dealer, so you must name a suit."),
        (False, True): QT_TRANSLATE_NOOP("engine", "Everyone else has passed, so you must name a suit."),
        (False, False): QT_TRANSLATE_NOOP(
            "engine", "All have passed. You are the player after the dealer, so you must name a suit."
        ),
    }
)
"""Why a player must name a suit: (that is the dealer, that player has not spoken yet) -> the sentence."""

SINGLE_ROUND = Auction(_actor, _options, _refusal, _contract)
