"""Two rounds: take the turned suit, then name one. Source: docs/rules/classic.md, Auction."""

from __future__ import annotations

from belote_desktop.engine.actions import PASS, TAKE, Action, Exchange, Name
from belote_desktop.engine.auction.schmeiss import (
    ACCEPT,
    REFUSE,
    SCHMEISS,
    Answer,
    answer,
    awaits_answer,
    may_offer,
    offerer,
)
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.terms import AfterPass, NoTrumpCalls, PassOut, SecondRoundSuits, TurnUp, TurnUpTo


def _passes(state: AuctionState) -> int:
    return sum(call == PASS for _, call in state.calls)


def round_of(state: AuctionState) -> int:
    """The round, 1 or 2; a suit that must be named after two rounds belongs to the second."""
    return 1 if _passes(state) < state.seats else 2


def all_passed(state: AuctionState) -> bool:
    """Whether both rounds went by without a taker."""
    return _passes(state) == 2 * state.seats


def actor(state: AuctionState) -> int | None:
    """The seat whose turn it is to call; None once the auction is over."""
    if contract(state) is not None or _is_thrown_in(state):
        return None
    seat = offerer(state)
    if awaits_answer(state):
        return _answerer(state)
    return seat if seat is not None else state.seat_after(state.eldest, _passes(state))


def _answerer(state: AuctionState) -> int:
    seat = offerer(state)
    assert seat is not None
    return state.seat_after(seat)


def _is_thrown_in(state: AuctionState) -> bool:
    """True if there will be no contract: everyone has passed, or an offer to throw the deal in was accepted."""
    eldest_is_left = state.rules.auction.pass_out is PassOut.ELDEST_MUST_TAKE
    return (all_passed(state) and not eldest_is_left) or answer(state) is Answer.THROWN_IN


def contract(state: AuctionState) -> Contract | None:
    """The contract of an auction that is over; None when there is none."""
    if not state.calls:
        return None
    seat, call = state.calls[-1]
    if isinstance(call, Name):
        return Contract(seat, call.denomination)
    if call == TAKE or isinstance(call, Exchange):
        return _in_turned_suit(state, seat)
    if call in (ACCEPT, REFUSE):
        return _after_offer(state)
    return _passed_out(state) if all_passed(state) else None


def _in_turned_suit(state: AuctionState, seat: int) -> Contract:
    return Contract(seat, Denomination.of(turned(state).suit))


def _after_offer(state: AuctionState) -> Contract | None:
    found, seat = answer(state), offerer(state)
    if found is Answer.OFFERER_TAKES and seat is not None:
        return _in_turned_suit(state, seat)
    return _in_turned_suit(state, _answerer(state)) if found is Answer.OPPONENT_TAKES else None


def _passed_out(state: AuctionState) -> Contract | None:
    """The contract of a deal that all passed: the dealer's in the turned suit, a negative deal, or None.

    Sources: docs/rules/deberts.md, Auction, and docs/rules/russian.md, Auction.
    """
    pass_out = state.rules.auction.pass_out
    if pass_out not in (PassOut.TURNED_FORCED, PassOut.NEGATIVE):
        return None
    return Contract(state.dealer, Denomination.of(turned(state).suit), negative=pass_out is PassOut.NEGATIVE)


def turned(state: AuctionState) -> Card:
    """The card that is turned up for this round."""
    assert state.turn_up is not None, "this auction needs a turned card"
    return state.turn_up


def redeal(state: AuctionState) -> AfterPass | None:
    """NEXT if an offer threw the deal in, else None (docs/rules/klaberjass.md, Auction)."""
    return AfterPass.NEXT if answer(state) is Answer.THROWN_IN else None


def must_name(state: AuctionState) -> bool:
    """True if the seat to speak may not pass: the dealer à la vache, or the seat bound by an offer to throw in."""
    last = _passes(state) == 2 * state.seats - 1 and state.rules.auction.pass_out is PassOut.DEALER_MUST_TAKE
    return last or all_passed(state) or answer(state) is Answer.OFFERER_NAMES


def _trumpless(state: AuctionState) -> tuple[Action, ...]:
    allowed = state.rules.auction.sa_ta_in_classic
    if allowed is NoTrumpCalls.BOTH or (allowed is NoTrumpCalls.ROUND2 and round_of(state) == 2):
        return (Name(Denomination.NO_TRUMP), Name(Denomination.ALL_TRUMP))
    return ()


def options(state: AuctionState) -> dict[int, tuple[Action, ...]]:
    """The calls allowed to the seat whose turn it is."""
    seat = actor(state)
    return {} if seat is None else {seat: _calls(state, seat)}


def _calls(state: AuctionState, seat: int) -> tuple[Action, ...]:
    if awaits_answer(state):
        return (ACCEPT, REFUSE)
    offer = (SCHMEISS,) if may_offer(state) and not must_name(state) else ()
    if round_of(state) == 1 or (is_turned_again(state) and not must_name(state)):
        return (PASS, *_takes(state, seat), *_trumpless(state), *offer)
    passing = () if must_name(state) else (PASS,)
    return (*passing, *_suits_to_name(state, seat), *_trumpless(state), *offer)


def is_turned_again(state: AuctionState) -> bool:
    """Whether the second round is about a suit turned up for it, and no other (docs/rules/klaverjas.md, Auction)."""
    return round_of(state) == 2 and state.rules.auction.second_round_suits is SecondRoundSuits.TURNED_AGAIN


def _takes(state: AuctionState, seat: int) -> tuple[Action, ...]:
    """Taking the turned suit, with the seven too where that is allowed (docs/rules/bourloto.md, Auction)."""
    up = turned(state)
    seven = Card.of(Rank.SEVEN, up.suit)
    buys = state.rules.auction.seven_buy and seat != state.dealer and seven in state.hands.get(seat, ())
    return (*((TAKE,) if may_play(state, seat, up.suit) else ()), *((Exchange(seven),) if buys else ()))


def _suits_to_name(state: AuctionState, seat: int) -> tuple[Action, ...]:
    """The suits that may be named in the second round; all of them for a seat that must name one but holds none."""
    any_suit = state.rules.auction.second_round_suits is not SecondRoundSuits.OTHER
    suits = [suit for suit in Suit if any_suit or state.turn_up is None or suit != state.turn_up.suit]
    held = [suit for suit in suits if may_play(state, seat, suit)]
    forced = not held and must_name(state)
    return tuple(Name(Denomination.of(suit)) for suit in (suits if forced else held))


def may_play(state: AuctionState, seat: int, suit: Suit) -> bool:
    """Whether this seat holds the suit, where it must; the dealer's turn-up counts (docs/rules/clabber.md, Auction)."""
    if not state.rules.auction.must_hold_trump:
        return True
    deal = state.rules.deal
    own = deal.turn_up is TurnUp.LAST_CARD or deal.turn_up_to is TurnUpTo.DEALER
    dealt = state.turn_up is not None and own and seat == state.dealer and state.turn_up.suit == suit
    return dealt or any(card.suit == suit for card in state.hands.get(seat, ()))
