"""Sentences on the auctions that name a suit, and on who the takers are. Source: docs/rules, Auction."""

from __future__ import annotations

from belote_desktop.engine import Rule
from belote_desktop.engine.rules.conditions import all_trump, has, no_trump
from belote_desktop.engine.rules.terms import AuctionModel, PassOut
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.bidding import BIDS
from belote_desktop.variants.rule_sheet.topics.hokum import HOKUM_SUN
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated
from belote_desktop.variants.rule_sheet.topics.table import company

TAKE = (AuctionModel.TAKE_TURN_UP,)
SINGLE = (AuctionModel.SINGLE_ROUND,)

_TAKE_OR_NAME = (
    always(QT_TRANSLATE_NOOP("sheet",
        "The player after the dealer speaks first. In the first round you pass or take. If you take, the suit of the "
        "turn-up is trumps. The first to take ends the auction and is the taker."), auction_model=TAKE),
    stated("seven_buy"),
    stated("second_round_suits"),
    stated("sa_ta_in_classic"),
    stated("must_hold_trump", 1),
    stated("schmeiss"),
    stated("pass_out", 1),
)  # fmt: skip

_forced_at_once = has("pass_out", PassOut.ELDEST_AT_ONCE)

_NAME_ONCE = (
    stated("speaks_first"),
    by(lambda rules: (no_trump(rules), all_trump(rules)), {
        (True, False): QT_TRANSLATE_NOOP("sheet", "You may name no trumps as you would a suit."),
        (False, True): QT_TRANSLATE_NOOP("sheet", "You may name all trumps as you would a suit."),
        (True, True): QT_TRANSLATE_NOOP("sheet", "You may name no trumps or all trumps as you would a suit."),
    }, auction_model=SINGLE),
    stated("must_hold_trump", 2),
    stated("pass_out", 2),
    stated("pass_out", 3),
)  # fmt: skip

_TAKERS = (
    by(company, {
        "pairs": QT_TRANSLATE_NOOP("sheet",
            "The taker and the taker’s partner are the taker’s side. The other two are the defenders."),
        "two": QT_TRANSLATE_NOOP("sheet",

                "The taker plays alone. In these rules “the taker’s side” means the taker, and “the "
                "defenders” means the other player."),
        "many": QT_TRANSLATE_NOOP("sheet",

                "The taker plays alone. In these rules “the taker’s side” means the taker, and “the "
                "defenders” means all the others."),
    }),
)  # fmt: skip

AUCTION = Chapter(
    Rule.AUCTION,
    #: Title of a section of the rule sheet.
    QT_TRANSLATE_NOOP("sheet", "Auction"),
    (*_TAKE_OR_NAME[:-1], *_NAME_ONCE, *BIDS, *HOKUM_SUN, _TAKE_OR_NAME[-1], stated("dealer_after_pass"), *_TAKERS),
)
