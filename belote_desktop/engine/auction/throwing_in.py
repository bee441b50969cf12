"""Throwing a hand in before speaking, in any auction. Source: docs/rules, Auction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import PASS, THROW_IN, Action, Say
from belote_desktop.engine.auction.state import Auction, AuctionState
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import AfterPass, ThrowIn
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source, say


def with_throwing_in(auction: Auction) -> Auction:
    """The auction with one more call where the ruleset has it: the player to speak throws the hand in.

    It is offered to a player whose turn it is, before their first call, with the hands that `ThrowIn` names. It
    ends the auction without a contract; `redeal` tells who deals again.
    """

    def actor(state: AuctionState) -> int | None:
        return None if _thrown_in(state) else auction.actor(state)

    def options(state: AuctionState) -> Mapping[int, tuple[Action, ...]]:
        if _thrown_in(state):
            return {}
        offered, seat = auction.options(state), auction.actor(state)
        if seat is None or not may_throw_in(state, seat):
            return offered
        return {**offered, seat: (*offered[seat], THROW_IN)}

    def refusal(state: AuctionState, seat: int, action: Action) -> Refusal:
        return _refusal(state, seat) if action == THROW_IN else auction.refusal(state, seat, action)

    def contract(state: AuctionState) -> Contract | None:
        return None if _thrown_in(state) else auction.contract(state)

    def redeal(state: AuctionState) -> AfterPass | None:
        return _redeal(state) if _thrown_in(state) else auction.redeal(state)

    return Auction(actor, options, refusal, contract, redeal)


def may_throw_in(state: AuctionState, seat: int) -> bool:
    """Whether this seat, when it is to speak, may throw its hand in."""
    if state.rules.deal.throw_in is ThrowIn.OFF:
        return False
    known = bool(_hand(state, seat)) and not _has_spoken(state, seat)
    return known and _IS_THROWN[state.rules.deal.throw_in](state, seat)


def _has_spoken(state: AuctionState, seat: int) -> bool:
    return any(speaker == seat for speaker, _ in state.calls)


def _hand(state: AuctionState, seat: int) -> CardSet:
    return state.hands.get(seat, CardSet())


def _points(state: AuctionState, seat: int) -> int:
    """The points of a hand; only the turned suit counts as trumps (docs/rules/bourloto.md, Auction)."""
    up = None if state.turn_up is None else state.turn_up.suit
    return sum(_card_points(state, card, trump=card.suit == up) for card in _hand(state, seat))


def _card_points(state: AuctionState, card: Card, *, trump: bool) -> int:
    """A card's points as a trump, or as a card of a plain suit: under any other trump."""
    other = next(one for one in (Denomination.SPADES, Denomination.HEARTS) if one.suit != card.suit)
    denomination = Denomination.of(card.suit) if trump else other
    return rank_table(state.rules.cards, denomination).points[card]


def _no_points(state: AuctionState, seat: int) -> bool:
    return _points(state, seat) == 0


def _low_hand(state: AuctionState, seat: int) -> bool:
    return all(card.rank in (Rank.SEVEN, Rank.EIGHT, Rank.NINE) for card in _hand(state, seat))


def _dealer_seven(state: AuctionState, seat: int) -> bool:
    return seat == state.dealer and _points(state, seat) <= 7


_IS_THROWN: Mapping[ThrowIn, Callable[[AuctionState, int], bool]] = MappingProxyType(
    {
        ThrowIn.OFF: lambda _state, _seat: False,
        ThrowIn.NO_POINTS: _no_points,
        ThrowIn.LOW_HAND: _low_hand,
        ThrowIn.DEALER_SEVEN: _dealer_seven,
        ThrowIn.DEALER_ANY: lambda state, seat: seat == state.dealer,
    }
)
"""Which hands may be thrown in."""

_WHY: Mapping[ThrowIn, Source] = MappingProxyType(
    {
        ThrowIn.OFF: QT_TRANSLATE_NOOP("engine", "In this game you cannot throw in a hand."),
        #: {points}: a number.
        ThrowIn.NO_POINTS: QT_TRANSLATE_NOOP(
            "engine", "Only a hand worth no points may be thrown in. Yours is worth {points}."
        ),
        ThrowIn.LOW_HAND: QT_TRANSLATE_NOOP(
            "engine", "Only a hand of nothing but sevens, eights and nines may be thrown in."
        ),
        #: {points}: a number.
        ThrowIn.DEALER_SEVEN: QT_TRANSLATE_NOOP(
            "engine",
            "Only the dealer may throw in a hand, and only if it is worth seven points or fewer. Yours is worth "
            "{points}.",
        ),
        ThrowIn.DEALER_ANY: QT_TRANSLATE_NOOP("engine", "Only the dealer may throw in a hand."),
    }
)


def _thrown_in(state: AuctionState) -> bool:
    if not state.calls:
        return False
    call = state.calls[-1][1]
    return type(call) is Say and call.word is THROW_IN.word  # asked at every call: comparing takes three times as long


def _refusal(state: AuctionState, seat: int) -> Refusal:
    late = QT_TRANSLATE_NOOP("engine", "You can throw in a hand only before your first call.")
    throw_in = state.rules.deal.throw_in
    spoken = throw_in is not ThrowIn.OFF and _has_spoken(state, seat)
    return Refusal(Rule.AUCTION, say(late if spoken else _WHY[throw_in], points=_points(state, seat)))


def _redeal(state: AuctionState) -> AfterPass:
    """Who deals again: the same dealer for a low hand before any bid, else the next (docs/rules/baloot.md, Auction)."""
    nobody_bid = all(call in (PASS, THROW_IN) for _, call in state.calls)
    return AfterPass.SAME if state.rules.deal.throw_in is ThrowIn.LOW_HAND and nobody_bid else AfterPass.NEXT
