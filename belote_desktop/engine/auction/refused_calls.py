"""The sentences that say why a bid, a double or a pass is refused."""

from __future__ import annotations

from belote_desktop.engine.actions import Action, Bid, BidKind
from belote_desktop.engine.auction import bids, doubles
from belote_desktop.engine.auction.call_words import bid_fact, denomination_fact
from belote_desktop.engine.auction.doubles import Raised
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import PassOut
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, say_of


def frozen_reason(raised: Raised) -> Message:
    """The reason when a double has ended the bidding."""
    #: {player}: a name.
    source = QT_TRANSLATE_NOOP("engine", "{player} has doubled the contract, so nobody can bid higher.")
    yours = QT_TRANSLATE_NOOP("engine", "You have doubled the contract, so nobody can bid higher.")
    if raised.level > 1:
        #: {player}: a name.
        source = QT_TRANSLATE_NOOP("engine", "{player} has raised the doubled contract, so nobody can bid higher.")
        yours = QT_TRANSLATE_NOOP("engine", "You have raised the doubled contract, so nobody can bid higher.")
    return say_of(raised.raiser or 0, source, yours)


def passed_reason() -> Message:
    """The reason when the player has already passed and may not bid again."""
    return say(QT_TRANSLATE_NOOP("engine", "You have passed, so you cannot bid again in this deal."))


def pass_reason(state: AuctionState) -> Message:
    """Why the dealer, or the player after the dealer, may not pass."""
    if state.rules.auction.pass_out is PassOut.ELDEST_MUST_TAKE:
        return say(
            QT_TRANSLATE_NOOP("engine", "All have passed. You are the player after the dealer, so you must bid.")
        )
    return say(QT_TRANSLATE_NOOP("engine", "Everyone else has passed. You are the dealer, so you must bid."))


def double_reason(state: AuctionState, raised: Raised, protected: Bid | None, seat: int, action: Action) -> Message:
    """Why this word cannot raise the contract now; `protected` is the highest bid if it may not be doubled."""
    belongs = doubles.is_entitled(state, raised, seat) and action == doubles.next_word(state.rules, raised.level)
    if protected is not None and belongs:
        #: {bid}: a bid, 80 ♥.
        return say(QT_TRANSLATE_NOOP("engine", "A bid of {bid} cannot be doubled."), bid=bid_fact(protected))
    return doubles.reason(state, raised, seat, action)


def bid_reason(state: AuctionState, seat: int, bidder: int | None, high: Bid | None, bid: Bid) -> Message:
    """Why this bid of `seat` does not exist in the game or may not follow `high`, the bid of `bidder`."""
    unknown = _kind_reason(state, seat, bid) or _number_reason(state.rules, bid)
    if unknown is not None:
        return unknown
    if high is None or bidder is None:
        #: {bid}: a bid, 80 ♥.
        return say(QT_TRANSLATE_NOOP("engine", "You cannot bid {bid} now."), bid=bid_fact(bid))
    if high.capot and bid.kind is BidKind.POINTS and not bid.capot:
        #: {player}: a name. {highest}: a bid, 90 ♥ with all tricks.
        flag = QT_TRANSLATE_NOOP(
            "engine", "{player} has bid {highest}. A higher bid of points must promise all tricks too."
        )
        #: {highest}: a bid, 90 ♥ with all tricks.
        yours = QT_TRANSLATE_NOOP(
            "engine", "You have bid {highest}. A higher bid of points must promise all tricks too."
        )
        return say_of(bidder, flag, yours, highest=bid_fact(high))
    #: {player}: a name. {highest}: a contract or a bid, 90 ♥.
    lower = QT_TRANSLATE_NOOP("engine", "{player} has bid {highest}. Your bid must be higher.")
    #: {highest}: a contract or a bid, 90 ♥.
    yours = QT_TRANSLATE_NOOP("engine", "You have bid {highest}. A new bid must be higher.")
    return say_of(bidder, lower, yours, highest=bid_fact(high))


def _kind_reason(state: AuctionState, seat: int, bid: Bid) -> Message | None:
    """The reason when the contract or the promise of all tricks is not allowed, in this game or to this seat."""
    rules = state.rules
    if bid.denomination not in rules.auction.contracts:
        #: {contract}: ♥, no trumps or all trumps.
        source = QT_TRANSLATE_NOOP("engine", "This game has no contract in {contract}.")
        return say(source, contract=denomination_fact(bid.denomination))
    if bid.kind is BidKind.CAPOT and not rules.bid.capot_bid:
        return say(QT_TRANSLATE_NOOP("engine", "In this game you cannot bid capot."))
    if bid.kind is BidKind.GENERALE and not rules.bid.generale:
        return say(QT_TRANSLATE_NOOP("engine", "In this game you cannot bid générale."))
    if bid.kind is BidKind.GENERALE and not bids.may_bid_generale(state, seat):
        return say(QT_TRANSLATE_NOOP("engine", "You speak first in this auction, so you cannot bid générale."))
    if bid.kind is BidKind.POINTS and bid.capot and not rules.bid.capot_flag:
        return say(QT_TRANSLATE_NOOP("engine", "In this game a bid of points cannot promise all tricks."))
    return None


def _number_reason(rules: Ruleset, bid: Bid) -> Message | None:
    """The reason when the number is too low, too high, or not a multiple of the step."""
    if bid.kind is not BidKind.POINTS:
        return None
    lowest, step = rules.auction.min_bid, rules.auction.bid_step
    highest = dict(zip(rules.auction.contracts, bids.highest_by_contract(rules), strict=True))[bid.denomination]
    numbers = bids.levels(rules.auction, highest)
    if bid.points in numbers:
        return None
    if bid.points < lowest:
        #: {lowest}: points.
        return say(QT_TRANSLATE_NOOP("engine", "The lowest bid is {lowest}."), lowest=lowest)
    if bid.points > highest and highest < bids.highest_points(rules):
        #: {contract}: ♥, no trumps or all trumps. {highest}: points.
        source = QT_TRANSLATE_NOOP(
            "engine", "The highest bid in {contract} is {highest}, because this contract brings no more points."
        )
        return say(source, contract=denomination_fact(bid.denomination), highest=numbers[-1])
    if bid.points > highest:
        #: {highest}: points.
        return say(QT_TRANSLATE_NOOP("engine", "The highest bid is {highest}."), highest=numbers[-1])
    #: {lowest}, {step}, {points}: points.
    source = QT_TRANSLATE_NOOP(
        "engine", "Bids start at {lowest} and rise in steps of {step}, so you cannot bid {points}."
    )
    return say(source, lowest=lowest, step=step, points=bid.points)
