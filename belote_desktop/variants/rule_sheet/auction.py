"""Sentences on the auctions that name a suit, and on who the takers are. Source: docs/rules, Auction."""

from __future__ import annotations

from belote_desktop.engine import Rule
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import (
    AuctionModel,
    NoTrumpCalls,
    PassOut,
    Schmeiss,
    SecondRoundSuits,
    SpeaksFirst,
)
from belote_desktop.variants.rule_sheet.bidding import BIDS
from belote_desktop.variants.rule_sheet.conditions import all_trump, has, lacks, no_trump
from belote_desktop.variants.rule_sheet.hokum import HOKUM_SUN
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by
from belote_desktop.variants.rule_sheet.table import company

TAKE = (AuctionModel.TAKE_TURN_UP,)
SINGLE = (AuctionModel.SINGLE_ROUND,)

_TAKE_OR_NAME = (
    always(QT_TRANSLATE_NOOP("sheet",
           "The player after the dealer speaks first. In the first round each player passes or takes; the suit of "
           "the turned card is then trumps. The first to take ends the auction and is the taker."), auction_model=TAKE),
    always(QT_TRANSLATE_NOOP("sheet",
           "In the first round a player other than the dealer who holds the seven of the turned suit may take with "
           "it: the seven is exchanged for the turned card at once."), auction_model=TAKE, seven_buy=(True,)),
    by("second_round_suits", {
        SecondRoundSuits.OTHER: QT_TRANSLATE_NOOP("sheet",
            "If all pass there is a second round, in which each player passes or names a suit as trumps, "
            "but not the suit of the turned card."),
        SecondRoundSuits.ANY: QT_TRANSLATE_NOOP("sheet",
            "If all pass there is a second round, in which each player passes or names any suit as trumps."),
        SecondRoundSuits.TURNED_AGAIN: QT_TRANSLATE_NOOP("sheet",
            "If all pass a card of another suit is turned up, and there is a second round, in which each player passes "
            "or takes; the suit of the new card is then trumps."),
    }, auction_model=TAKE),
    by("sa_ta_in_classic", {
        NoTrumpCalls.ROUND2: QT_TRANSLATE_NOOP("sheet",
            "In the second round a player may also name no trump or all trump."),
        NoTrumpCalls.BOTH: QT_TRANSLATE_NOOP("sheet",
            "In both rounds a player may also name no trump or all trump."),
    }, auction_model=TAKE),
    always(QT_TRANSLATE_NOOP("sheet", "Nobody may take or name a suit of which they hold no card."),
           auction_model=TAKE, must_hold_trump=(True,)),
    by("schmeiss", {
        Schmeiss.A: QT_TRANSLATE_NOOP("sheet",
            "Instead of passing or taking, a player may once offer to throw the deal in (schmeiss). If the other "
            "agrees, the next player deals; if not, the one who offered is the taker: in the first round in the "
            "turned suit, in the second in a suit that they name."),
        Schmeiss.B: QT_TRANSLATE_NOOP("sheet",
            "Instead of passing or taking, a player may once offer to throw the deal in (schmeiss). If the other "
            "agrees, the next player deals; if not, the other is the taker in the first round, in the turned suit, "
            "and the one who offered in the second, in a suit that they name."),
        Schmeiss.C: QT_TRANSLATE_NOOP("sheet",
            "Instead of passing or taking, a player may once make an offer (schmeiss). If the other agrees, the one "
            "who offered is the taker; if not, the deal is void."),
    }, auction_model=TAKE),
    by("pass_out", {
        PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
            "If all pass again nobody scores, and the cards are dealt anew."),
        PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
            "If all the others pass again, the dealer must name a suit."),
        PassOut.ELDEST_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
            "If all pass again, the player after the dealer must name a suit."),
        PassOut.TURNED_FORCED: QT_TRANSLATE_NOOP("sheet",
            "If all pass again, the dealer is the taker in the turned suit."),
        PassOut.NEGATIVE: QT_TRANSLATE_NOOP("sheet",
            "If all pass again, the deal is played with the turned suit as trumps and without takers. What a side "
            "wins in cards is then taken off its total, and {belote} and declarations off that of the other side."),
    }, auction_model=(*TAKE, AuctionModel.HOKUM_SUN)),
)  # fmt: skip

_forced_at_once = has("pass_out", PassOut.ELDEST_AT_ONCE)

_NAME_ONCE = (
    by("speaks_first", {
        SpeaksFirst.ELDEST: QT_TRANSLATE_NOOP("sheet",
            "There is one round, and the player after the dealer speaks first. Each player passes or names a suit as "
            "trumps; the first to name one ends the auction and is the taker."),
        SpeaksFirst.DEALER: QT_TRANSLATE_NOOP("sheet",
            "There is one round, and the dealer speaks first. Each player passes or names a suit as trumps; the first "
            "to name one ends the auction and is the taker."),
    }, when=lacks(_forced_at_once), auction_model=SINGLE),
    by(lambda rules: (no_trump(rules), all_trump(rules)), {
        (True, False): QT_TRANSLATE_NOOP("sheet", "No trump may be named like a suit."),
        (False, True): QT_TRANSLATE_NOOP("sheet", "All trump may be named like a suit."),
        (True, True): QT_TRANSLATE_NOOP("sheet", "No trump and all trump may be named like a suit."),
    }, auction_model=SINGLE),
    always(QT_TRANSLATE_NOOP("sheet", "Nobody may name a suit of which they hold no card."),
           auction_model=SINGLE, must_hold_trump=(True,)),
    by("pass_out", {
        PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet", "If all pass nobody scores, and the cards are dealt anew."),
        PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
            "If nobody else names a suit, the dealer must."),
        PassOut.ELDEST_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
            "If nobody else names a suit, the player after the dealer must."),
        PassOut.ELDEST_AT_ONCE: QT_TRANSLATE_NOOP("sheet",
            "The player after the dealer is the taker and must name a suit as trumps; nobody else is asked."),
    }, auction_model=SINGLE),
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
