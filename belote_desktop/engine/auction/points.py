"""The auction of points: each bid is higher than the last, until one is doubled or everyone passes.

Source: docs/rules/contree.md, bazar-blot.md, vida.md, north-africa.md and pilotta.md, Auction.
"""

from __future__ import annotations

from belote_desktop.engine.actions import PASS, Action, Bid, BidKind
from belote_desktop.engine.auction import bids, doubles
from belote_desktop.engine.auction.course import Course, follow, is_frozen, is_out, may_name, options
from belote_desktop.engine.auction.doubles import RAISE_WORDS
from belote_desktop.engine.auction.refused_calls import (
    bid_reason,
    double_reason,
    frozen_reason,
    pass_reason,
    passed_reason,
)
from belote_desktop.engine.auction.state import Auction, AuctionState
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say


def _high(course: Course) -> Bid | None:
    """The highest bid so far; None before the first."""
    call = course.named[-1][1] if course.named else None
    return call if isinstance(call, Bid) else None


def _bids(state: AuctionState, course: Course) -> tuple[Bid, ...]:
    if not may_name(state, course, course.speaker):
        return ()
    return bids.higher(state.rules, _high(course), generale=bids.may_bid_generale(state, course.speaker))


def _is_protected(state: AuctionState, course: Course) -> bool:
    """True if the rules forbid doubling the highest bid: 80, or all tricks."""
    high = _high(course)
    if high is None:
        return False
    if high.kind is BidKind.POINTS:
        return state.rules.doubling.no_coinche_on80 and high.points * state.rules.bid.bid_unit <= 80
    return not state.rules.doubling.capot_coinchable


def _actor(state: AuctionState) -> int | None:
    course = follow(state)
    return None if course.over else course.speaker


def _options(state: AuctionState) -> dict[int, tuple[Action, ...]]:
    course = follow(state)
    return options(state, course, _bids(state, course), _is_protected(state, course))


def _contract(state: AuctionState) -> Contract | None:
    course = follow(state)
    bid = _high(course)
    if bid is None or not course.over:
        return None
    contract = Contract(
        course.named[-1][0],
        bid.denomination,
        bid=bid.points if bid.kind is BidKind.POINTS else None,
        capot=bid.capot or bid.kind is not BidKind.POINTS,
        generale=bid.kind is BidKind.GENERALE,
        surmanche=course.surmanche,
    )
    return doubles.doubled(state.rules, contract, course.raised.level)


def _refusal(state: AuctionState, seat: int, action: Action) -> Refusal:
    course = follow(state)
    if action in RAISE_WORDS:
        protected = _high(course) if _is_protected(state, course) else None
        return Refusal(Rule.DOUBLING, double_reason(state, course.raised, protected, seat, action))
    if isinstance(action, Bid):
        return Refusal(Rule.AUCTION, _bid_reason(state, course, seat, action))
    if action == PASS:
        return Refusal(Rule.AUCTION, pass_reason(state))
    strange = QT_TRANSLATE_NOOP("engine", "Bid, double or pass.")
    if not doubles.words(state.rules.doubling):
        strange = QT_TRANSLATE_NOOP("engine", "Bid or pass.")
    return Refusal(Rule.AUCTION, say(strange))


def _bid_reason(state: AuctionState, course: Course, seat: int, bid: Bid) -> Message:
    if is_frozen(state, course):
        return frozen_reason(course.raised)
    if is_out(state, course, seat):
        return passed_reason()
    return bid_reason(state, seat, course.raised.declarer, _high(course), bid)


POINTS = Auction(_actor, _options, _refusal, _contract)
