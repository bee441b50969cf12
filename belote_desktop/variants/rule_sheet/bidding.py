"""Sentences on the ladder of contracts and on bids of points. Source: docs/rules, Auction."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset, Suit
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import AuctionModel, PassOut
from belote_desktop.variants.rule_sheet.conditions import BIDDING, all_trump, no_trump
from belote_desktop.variants.rule_sheet.lines import always, by

LADDER = (AuctionModel.LADDER,)
POINTS = (AuctionModel.POINTS,)


def _ladder(rules: Ruleset) -> Mapping[str, object]:
    """The suits from the lowest bid to the highest, as far as they may be bid."""
    return {"suits": tuple(Suit.parse(one) for one in rules.value("contracts") if len(one) == 1)}


def _trumpless(rules: Ruleset) -> tuple[bool, bool]:
    return no_trump(rules), all_trump(rules)


def _bids(rules: Ruleset) -> Mapping[str, object]:
    names = ("min_bid", "bid_step", "max_bid", "bid_unit")
    facts = {name: rules.value(name) for name in names}
    return {**facts, "points": rules.value("min_bid") * rules.value("bid_unit")}


BIDS = (
    by(_trumpless, {
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. Each player in turn passes or bids a contract higher than the "
            "last one. From the lowest up these are the suits {suits}."),
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. Each player in turn passes or bids a contract higher than the "
            "last one. From the lowest up these are the suits {suits}, then no trump."),
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. Each player in turn passes or bids a contract higher than the "
            "last one. From the lowest up these are the suits {suits}, then all trump."),
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. Each player in turn passes or bids a contract higher than the "
            "last one. From the lowest up these are the suits {suits}, then no trump, then all trump."),
    }, _ladder, auction_model=LADDER),
    by(_trumpless, {
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. Each player in turn passes or bids: a number and a trump suit "
            "({suits})."),
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. Each player in turn passes or bids: a number and a trump suit "
            "({suits}) or no trump."),
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. Each player in turn passes or bids: a number and a trump suit "
            "({suits}) or all trump."),
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. Each player in turn passes or bids: a number and a trump suit "
            "({suits}), no trump or all trump."),
    }, _ladder, auction_model=POINTS),
    by(lambda rules: (rules.value("max_bid") > 0, rules.value("bid_unit") > 1), {
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "The number is the points that the bidder's side undertakes to make. The lowest bid is {min_bid}, and "
            "each further bid is higher by {bid_step} at least."),
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "The number is the points that the bidder's side undertakes to make. The lowest bid is {min_bid}, the "
            "highest {max_bid}, and each further bid is higher by {bid_step} at least."),
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "The number is the points that the bidder's side undertakes to make, divided by {bid_unit}. The lowest "
            "bid is {min_bid}, which means {points} points, and each further bid is higher by {bid_step} at least."),
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "The number is the points that the bidder's side undertakes to make, divided by {bid_unit}. The lowest "
            "bid is {min_bid}, which means {points} points, the highest {max_bid}, and each further bid is higher by "
            "{bid_step} at least."),
    }, _bids, auction_model=POINTS),
    always(QT_TRANSLATE_NOOP("sheet",
           "No contract may be bid for more points than it can bring."),
           auction_model=POINTS, bids_within_reach=(True,)),
    by("bridge_ranking", {
        True: QT_TRANSLATE_NOOP("sheet",
            "A bid of the same number in a higher suit is higher too: ♣ is the lowest, then ♦, ♥, ♠, no trump, all "
            "trump."),
        False: QT_TRANSLATE_NOOP("sheet", "Only the number makes a bid higher, whatever its suit."),
    }, auction_model=POINTS),
    always(QT_TRANSLATE_NOOP("sheet",
           "Higher than any number is a bid of capot: the promise that the bidder's side wins every trick."),
           auction_model=POINTS, capot_bid=(True,)),
    always(QT_TRANSLATE_NOOP("sheet",
           "A bid may promise every trick besides its number (capot); whoever bids higher must promise it too."),
           auction_model=POINTS, capot_flag=(True,)),
    always(QT_TRANSLATE_NOOP("sheet",
           "The highest bid of all is générale: the promise that the bidder alone wins every trick."),
           auction_model=POINTS, generale=(True,)),
    always(QT_TRANSLATE_NOOP("sheet", "Générale may not be the first call of the auction."),
           auction_model=POINTS, generale=(True,), generale_first_speaker=(False,)),
    always(QT_TRANSLATE_NOOP("sheet", "A promise of every trick ends the auction and cannot be doubled."),
           auction_model=POINTS, capot_unstoppable=(True,)),
    always(QT_TRANSLATE_NOOP("sheet",
           "Whoever bids higher in a suit that the opponents have bid themselves ends the auction (surmanche)."),
           auction_model=POINTS, surmanche=(True,)),
    by("passed_may_rebid", {
        True: QT_TRANSLATE_NOOP("sheet", "A player who has passed may bid later on."),
        False: QT_TRANSLATE_NOOP("sheet", "A player who has passed may not bid any more."),
    }, auction_model=BIDDING),
    by("last_bidder_may_raise", {
        False: QT_TRANSLATE_NOOP("sheet",
            "When all the others have passed after a bid, the auction is over and the bidder is the taker."),
        True: QT_TRANSLATE_NOOP("sheet",
            "When all the others have passed after a bid, the bidder is the taker and may raise this bid once more; "
            "then the auction is over."),
    }, auction_model=BIDDING),
    by("pass_out", {
        PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
            "If all pass without a bid nobody scores, and the cards are dealt anew."),
        PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
            "If all the others pass without a bid, the dealer must bid."),
    }, auction_model=BIDDING),
)  # fmt: skip
