"""Sentences on the ladder of contracts and on bids of points. Source: docs/rules, Auction."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset, Suit
from belote_desktop.engine.rules.conditions import all_trump, no_trump
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import by, stated

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
    unit = rules.value("bid_unit")
    return {**facts, "points": rules.value("min_bid") * unit, "most": rules.value("max_bid") * unit}


BIDS = (
    by(_trumpless, {
        #: {suits}: suits in order, ♣ ♦ ♥ ♠.
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. On your turn you pass or bid a higher contract than the last "
            "one. From the lowest up the contracts are {suits}."),
        #: {suits}: suits in order, ♣ ♦ ♥ ♠.
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. On your turn you pass or bid a higher contract than the last "
            "one. From the lowest up the contracts are {suits}, then no trumps."),
        #: {suits}: suits in order, ♣ ♦ ♥ ♠.
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. On your turn you pass or bid a higher contract than the last "
            "one. From the lowest up the contracts are {suits}, then all trumps."),
        #: {suits}: suits in order, ♣ ♦ ♥ ♠.
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. On your turn you pass or bid a higher contract than the last "
            "one. From the lowest up the contracts are {suits}, then no trumps, then all trumps."),
    }, _ladder, auction_model=LADDER),
    by(_trumpless, {
        #: {suits}: suits in order, ♣ ♦ ♥ ♠.
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. On your turn you pass or bid a number with a suit as "
            "trumps ({suits})."),
        #: {suits}: suits in order, ♣ ♦ ♥ ♠.
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. On your turn you pass or bid a number with a suit as "
            "trumps ({suits}) or no trumps."),
        #: {suits}: suits in order, ♣ ♦ ♥ ♠.
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. On your turn you pass or bid a number with a suit as "
            "trumps ({suits}) or all trumps."),
        #: {suits}: suits in order, ♣ ♦ ♥ ♠.
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer speaks first. On your turn you pass or bid a number with a suit as "
            "trumps ({suits}), no trumps or all trumps."),
    }, _ladder, auction_model=POINTS),
    by(lambda rules: (rules.value("max_bid") > 0, rules.value("bid_unit") > 1), {
        #: {min_bid}, {bid_step}: a number.
        (False, False): QT_TRANSLATE_NOOP("sheet",

                "The number says how many points your side promises to make. The lowest bid is "
                "{min_bid}. Each new bid must be at least {bid_step} higher."),
        #: {min_bid}, {max_bid}, {bid_step}: a number.
        (True, False): QT_TRANSLATE_NOOP("sheet",

                "The number says how many points your side promises to make. The lowest bid is "
                "{min_bid}, the highest {max_bid}. Each new bid must be at least {bid_step} higher."),
        #: {bid_unit}, {min_bid}, {bid_step}: a number. {points}: points.
        (False, True): QT_TRANSLATE_NOOP("sheet",

                "The number says how many points your side promises to make, divided by {bid_unit}. The "
                "lowest bid is {min_bid} (that is {points}). Each new bid must be at least {bid_step} "
                "higher."),
        #: {bid_unit}, {min_bid}, {max_bid}, {bid_step}: numbers. {points}, {most}: points.
        (True, True): QT_TRANSLATE_NOOP("sheet",

                "The number says how many points your side promises to make, divided by {bid_unit}. The "
                "lowest bid is {min_bid} (that is {points}), the highest {max_bid} (that is {most}). "
                "Each new bid must be at least {bid_step} higher."),
    }, _bids, auction_model=POINTS),
    stated("bids_within_reach"),
    stated("bridge_ranking"),
    stated("capot_bid"),
    stated("capot_flag"),
    stated("generale", 1),
    stated("generale_first_speaker"),
    stated("capot_unstoppable"),
    stated("surmanche", 1),
    stated("passed_may_rebid"),
    stated("last_bidder_may_raise"),
    stated("pass_out", 4),
)  # fmt: skip
