"""The sentences that say why a bid, a double or a pass is refused."""

from __future__ import annotations

from belote_desktop.engine.actions import Action, Bid, BidKind
from belote_desktop.engine.auction import bids, doubles
from belote_desktop.engine.auction.call_words import bid_fact, denomination_fact
from belote_desktop.engine.auction.doubles import Raised
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say, say_of
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import PassOut


def frozen_reason(raised: Raised) -> Message:
    """The reason when a double has ended the bidding."""
    source = QT_TRANSLATE_NOOP("engine", "{player} has doubled the contract: nobody may bid higher now.")
    yours = QT_TRANSLATE_NOOP("engine", "You have doubled the contract: nobody may bid higher now.")
    if raised.level > 1:
        source = QT_TRANSLATE_NOOP("engine", "{player} has raised the doubled contract: nobody may bid higher now.")
        yours = QT_TRANSLATE_NOOP("engine", "You have raised the doubled contract: nobody may bid higher now.")
    return say_of(raised.raiser or 0, source, yours)


def passed_reason() -> Message:
    """The reason when the player has already passed and may not bid again."""
    return say(QT_TRANSLATE_NOOP("engine", "You have passed, and whoever has passed may not bid again in this deal."))


def pass_reason(state: AuctionState) -> Message:
    """Why the dealer, or the player after the dealer, may not pass."""
    if state.rules.auction.pass_out is PassOut.ELDEST_MUST_TAKE:
        return say(QT_TRANSLATE_NOOP("engine", "Everyone has passed: as the player after the dealer you must bid."))
    return say(QT_TRANSLATE_NOOP("engine", "All the others have passed: as dealer you must bid."))


def double_reason(state: AuctionState, raised: Raised, protected: Bid | None, seat: int, action: Action) -> Message:
    """Why this word cannot raise the contract now; `protected` is the highest bid if it may not be doubled."""
    belongs = doubles.is_entitled(state, raised, seat) and action == doubles.next_word(state.rules, raised.level)
    if protected is not None and belongs:
        return say(QT_TRANSLATE_NOOP("engine", "A bid of {bid} may not be doubled."), bid=bid_fact(protected))
    return doubles.reason(state, raised, seat, action)


def bid_reason(state: AuctionState, bidder: int | None, high: Bid | None, bid: Bid) -> Message:
    """Why this bid does not exist in the game or may not follow `high`, the bid of `bidder`."""
    unknown = _kind_reason(state, bid) or _number_reason(state.rules, bid)
    if unknown is not None:
        return unknown
    if high is None or bidder is None:
        return say(QT_TRANSLATE_NOOP("engine", "{bid} may not be bid now."), bid=bid_fact(bid))
    if high.capot and bid.kind is BidKind.POINTS and not bid.capot:
        flag = QT_TRANSLATE_NOOP(
            "engine", "{player} has bid {highest}: a higher bid of points must promise all tricks too."
        )
        yours = QT_TRANSLATE_NOOP(
            "engine", "You have bid {highest}: a higher bid of points must promise all tricks too."
        )
        return say_of(bidder, flag, yours, highest=bid_fact(high))
    lower = QT_TRANSLATE_NOOP("engine", "{player} has bid {highest}: {bid} is not higher.")
    yours = QT_TRANSLATE_NOOP("engine", "You have bid {highest}: {bid} is not higher.")
    return say_of(bidder, lower, yours, highest=bid_fact(high), bid=bid_fact(bid))


def _kind_reason(state: AuctionState, bid: Bid) -> Message | None:
    """The reason when the contract or the promise of all tricks is not allowed, in this game or now."""
    rules = state.rules
    if bid.denomination not in rules.auction.contracts:
        source = QT_TRANSLATE_NOOP("engine", "{contract} is not a contract of this game.")
        return say(source, contract=denomination_fact(bid.denomination))
    if bid.kind is BidKind.CAPOT and not rules.bid.capot_bid:
        return say(QT_TRANSLATE_NOOP("engine", "Capot may not be bid in this game."))
    if bid.kind is BidKind.GENERALE and not rules.bid.generale:
        return say(QT_TRANSLATE_NOOP("engine", "Générale may not be bid in this game."))
    if bid.kind is BidKind.GENERALE and not state.calls and not rules.bid.generale_first_speaker:
        return say(QT_TRANSLATE_NOOP("engine", "Générale may not be the first call of an auction."))
    if bid.kind is BidKind.POINTS and bid.capot and not rules.bid.capot_flag:
        return say(QT_TRANSLATE_NOOP("engine", "A bid of points may not promise all tricks in this game."))
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
        return say(QT_TRANSLATE_NOOP("engine", "The lowest bid is {lowest}."), lowest=lowest)
    if bid.points > highest and highest < bids.highest_points(rules):
        source = QT_TRANSLATE_NOOP("engine", "The highest bid in {contract} is {highest}: it brings no more points.")
        return say(source, contract=denomination_fact(bid.denomination), highest=numbers[-1])
    if bid.points > highest:
        return say(QT_TRANSLATE_NOOP("engine", "The highest bid is {highest}."), highest=numbers[-1])
    source = QT_TRANSLATE_NOOP("engine", "From {lowest} on, bids are multiples of {step}: {points} is none.")
    return say(source, lowest=lowest, step=step, points=bid.points)
