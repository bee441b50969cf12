"""The duties of a seat in the auction: what it must say, and which call it has to outbid."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import PASS, TAKE, Action, Bid, Name, NameHokum, Say, Word
from belote_desktop.engine.auction import AUCTIONS, AuctionState
from belote_desktop.engine.auction.call_words import bid_fact, denomination_fact
from belote_desktop.engine.auction.course import follow, is_frozen, may_name
from belote_desktop.engine.auction.doubles import next_word
from belote_desktop.engine.auction.refused_calls import frozen_reason, passed_reason
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, say_of

Calls = Iterable[Action]


def in_auction(view: SeatView) -> tuple[Refusal, ...]:
    """Why calls that this seat may think of are refused now, each reason once; it must be the seat's turn."""
    assert view.seat is not None
    state = _state(view, view.seat)
    model = view.rules.auction.auction_model
    auction = AUCTIONS[model]
    refused = (call for call in (PASS, *_THOUGHT_OF[model](view)) if call not in view.lawful)
    found = [auction.refusal(state, view.seat, call) for call in refused]
    rising = _to_outbid(state, view.seat) if model in (AuctionModel.LADDER, AuctionModel.POINTS) else None
    if rising is not None:
        found.append(Refusal(Rule.AUCTION, rising))
    return tuple(dict.fromkeys(found))


def _state(view: SeatView, seat: int) -> AuctionState:
    """The auction state as this seat knows it, with its own hand only."""
    first = eldest(view.rules, view.dealer)
    return AuctionState(view.rules, view.dealer, first, view.turn_up, view.calls, {seat: view.hand}, view.totals)


def _suits(_view: SeatView) -> Calls:
    return (Name(Denomination.of(suit)) for suit in Suit)


def _take_or_name(view: SeatView) -> Calls:
    """Naming suits, or taking where no suit may be named."""
    suits = tuple(_suits(view))
    return suits if any(call in view.lawful for call in suits) else (TAKE, *suits)


def _hokum(view: SeatView) -> Calls:
    turned = () if view.turn_up is None else (NameHokum(view.turn_up.suit),)
    return (Say(Word.HOKUM), *turned)


def _raise(view: SeatView) -> Calls:
    """The next word that would raise the contract, if the game has one."""
    assert view.seat is not None
    word = next_word(view.rules, follow(_state(view, view.seat)).raised.level)
    return () if word is None else (word,)


_THOUGHT_OF: Mapping[AuctionModel, Callable[[SeatView], Calls]] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _take_or_name,
        AuctionModel.SINGLE_ROUND: _suits,
        AuctionModel.HOKUM_SUN: _hokum,
        AuctionModel.LADDER: _raise,
        AuctionModel.POINTS: _raise,
    }
)
"""The calls beside a pass that a player may think of; why one of them is none tells the rule in force."""


def _to_outbid(state: AuctionState, seat: int) -> Message | None:
    """The bid that this seat has to outbid, or the reason why it may not bid."""
    course = follow(state)
    if is_frozen(state, course):
        return frozen_reason(course.raised)
    if not may_name(state, course, seat):
        return passed_reason()
    if not course.named:
        return _lowest(state)
    owner, call = course.named[-1]
    if isinstance(call, Bid):
        #: {player}: a name. {highest}: a bid.
        source = QT_TRANSLATE_NOOP("coach", "{player} has bid {highest}. A bid must be higher.")
        #: {highest}: a bid.
        yours = QT_TRANSLATE_NOOP("coach", "You have bid {highest}. A bid must be higher.")
        return say_of(owner, source, yours, highest=bid_fact(call))
    #: {player}: a name. {highest}: a contract.
    source = QT_TRANSLATE_NOOP("coach", "{player} has named {highest}. A contract must be higher.")
    #: {highest}: a contract.
    yours = QT_TRANSLATE_NOOP("coach", "You have named {highest}. A contract must be higher.")
    return say_of(owner, source, yours, highest=denomination_fact(call.denomination))


def _lowest(state: AuctionState) -> Message | None:
    auction = state.rules.auction
    if auction.auction_model is not AuctionModel.POINTS:
        return None
    return say(QT_TRANSLATE_NOOP("engine", "The lowest bid is {lowest}."), lowest=auction.min_bid)
