"""Sentences on the auctions that name a suit, and on who the takers are. Source: docs/rules, Auction."""

from __future__ import annotations

from belote_desktop.engine import Rule
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import all_trump, has, no_trump
from belote_desktop.engine.rules.terms import AuctionModel, PassOut
from belote_desktop.variants.rule_sheet.topics.bidding import BIDS
from belote_desktop.variants.rule_sheet.topics.hokum import HOKUM_SUN
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated
from belote_desktop.variants.rule_sheet.topics.table import company

TAKE = (AuctionModel.TAKE_TURN_UP,)
SINGLE = (AuctionModel.SINGLE_ROUND,)

_TAKE_OR_NAME = (
    always(QT_TRANSLATE_NOOP("sheet",
           "The player after the dealer speaks first. In the first round each player passes or takes; the suit of "
           "the turned card is then trumps. The first to take ends the auction and is the taker."), auction_model=TAKE),
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
        (True, False): QT_TRANSLATE_NOOP("sheet", "No trump may be named like a suit."),
        (False, True): QT_TRANSLATE_NOOP("sheet", "All trump may be named like a suit."),
        (True, True): QT_TRANSLATE_NOOP("sheet", "No trump and all trump may be named like a suit."),
    }, auction_model=SINGLE),
    stated("must_hold_trump", 2),
    stated("pass_out", 2),
)  # fmt: skip

_TAKERS = (
    by(company, {
        "pairs": QT_TRANSLATE_NOOP("sheet",
            "The taker and the taker's partner are the takers, the other two the defenders."),
        "two": QT_TRANSLATE_NOOP("sheet",
            "In these rules “the takers” are the taker alone, and “the defenders” the other player."),
        "many": QT_TRANSLATE_NOOP("sheet",
            "In these rules “the takers” are the taker, who plays alone, and “the defenders” all the others."),
    }),
)  # fmt: skip

AUCTION = Chapter(
    Rule.AUCTION,
    QT_TRANSLATE_NOOP("sheet", "Auction"),
    (*_TAKE_OR_NAME[:-1], *_NAME_ONCE, *BIDS, *HOKUM_SUN, _TAKE_OR_NAME[-1], *_TAKERS),
)
