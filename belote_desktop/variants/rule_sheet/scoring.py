"""Sentences on scoring and the end of the match. Source: rule files 01, 02 and 23."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import (
    BeloteEndsGame,
    BeloteOnFail,
    BothReach,
    ContractTest,
    Declarations,
    FailedDeclarations,
    NoFinish,
    Reach,
    Rounding,
    RoundScope,
    Tie,
    Unit,
)
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by, values

ROUNDED = tuple(mode for mode in Rounding if mode is not Rounding.NONE)
TO_TARGET = (0,)

CAPOT = Chapter("capot", QT_TRANSLATE_NOOP("sheet", "Last trick and capot"), (
    always(QT_TRANSLATE_NOOP("sheet", "The last trick counts {last_trick} points."), values("last_trick")),
    always(QT_TRANSLATE_NOOP("sheet",
           "If the takers win every trick (capot), cards and last trick count {capot_value} for them."),
           values("capot_value")),
    always(QT_TRANSLATE_NOOP("sheet",
           "If the defenders win every trick, cards and last trick count {defender_capot} for them."),
           values("defender_capot")),
))  # fmt: skip

CONTRACT = Chapter("scoring", QT_TRANSLATE_NOOP("sheet", "Scoring"), (
    by("contract_test", {
        ContractTest.AT_LEAST: QT_TRANSLATE_NOOP("sheet",
            "Each side adds up its cards, the last trick, the declarations that count and belote. The takers make "
            "their contract with more points than the defenders; then both sides write their points."),
        ContractTest.BID: QT_TRANSLATE_NOOP("sheet",
            "Each side adds up its cards, the last trick, the declarations that count and belote. The takers make "
            "their contract with the points they bid."),
    }),
    always(QT_TRANSLATE_NOOP("sheet",
           "With fewer points the contract fails: the defenders write {fail_base} for the cards, or the value of a "
           "capot if they won every trick, and the takers write nothing for them."), values("fail_base")),
    by("fail_decl", {
        FailedDeclarations.ENTITLED: QT_TRANSLATE_NOOP("sheet",
            "In a failed deal the defenders also write the declarations that count, whichever side holds them."),
        FailedDeclarations.ALL_ANNOUNCED: QT_TRANSLATE_NOOP("sheet",
            "In a failed deal the defenders also write every declaration that was announced, the beaten ones too."),
    }, declarations=(Declarations.ON,)),
    by("belote_on_fail", {
        BeloteOnFail.KEPT: QT_TRANSLATE_NOOP("sheet", "Takers who fail keep their belote."),
        BeloteOnFail.TAKEN: QT_TRANSLATE_NOOP("sheet", "The belote of takers who fail goes to the defenders."),
    }, belote=(True,)),
))  # fmt: skip

TIE = Chapter("tie", QT_TRANSLATE_NOOP("sheet", "Ties"), (
    by("tie", {
        Tie.MADE: QT_TRANSLATE_NOOP("sheet", "If both sides have the same points, the contract is made."),
        Tie.LITIGE: QT_TRANSLATE_NOOP("sheet",
            "If both sides have the same points (litige), the defenders write theirs at once. The takers' points are "
            "held over for the side that wins the next deal that is decided: the takers if they make it, else the "
            "defenders. Several ties in a row add up."),
        Tie.FAIL: QT_TRANSLATE_NOOP("sheet", "If both sides have the same points, the contract fails."),
        Tie.REPLAY: QT_TRANSLATE_NOOP("sheet",
            "If both sides have the same points, nobody writes anything and the same dealer deals again."),
    }),
))  # fmt: skip

SHEET = Chapter("rounding", QT_TRANSLATE_NOOP("sheet", "Writing the score"), (
    by("rounding", {
        Rounding.NONE: QT_TRANSLATE_NOOP("sheet", "Points are written as they are, without rounding."),
        Rounding.FIVE_UP: QT_TRANSLATE_NOOP("sheet", "Points are rounded to tens; 5 goes up."),
        Rounding.SIX_UP: QT_TRANSLATE_NOOP("sheet", "Points are rounded to tens; 5 goes down and 6 up."),
        Rounding.COMPLEMENT: QT_TRANSLATE_NOOP("sheet",
            "The takers' points are rounded to tens, 5 down and 6 up; the defenders get what is missing to 160, "
            "or to 170 if the takers' last digit was 6."),
        Rounding.FIVES: QT_TRANSLATE_NOOP("sheet", "One point is taken off and the rest rounded to the nearest 5."),
        Rounding.DEFENCE: QT_TRANSLATE_NOOP("sheet",
            "The defenders' points are rounded to tens, 5 up; the takers get what is missing to 160."),
    }),
    by("round_scope", {
        RoundScope.CARDS_ONLY: QT_TRANSLATE_NOOP("sheet",
            "Only cards and last trick are rounded, not declarations and belote. Rounding never decides a contract."),
        RoundScope.WHOLE_LINE: QT_TRANSLATE_NOOP("sheet",
            "Everything that a side writes is rounded together. Rounding never decides a contract."),
    }, rounding=ROUNDED),
    by("last_deal_exact", {
        True: QT_TRANSLATE_NOOP("sheet", "The last deal of the match is not rounded."),
    }, rounding=ROUNDED),
    by("unit", {
        Unit.TENS: QT_TRANSLATE_NOOP("sheet",
            "The sheet is kept in tens: 16 for the cards of a deal, 2 for belote, 5 for a run of four."),
    }),
))  # fmt: skip

MATCH = Chapter("match", QT_TRANSLATE_NOOP("sheet", "End of the match"), (
    by("reach", {
        Reach.REACH: QT_TRANSLATE_NOOP("sheet", "The match is over when a side has {target} points after a deal."),
        Reach.EXCEED: QT_TRANSLATE_NOOP("sheet",
            "The match is over when a side has more than {target} points after a deal."),
    }, values("target"), deals=TO_TARGET),
    by("both_reach", {
        BothReach.DRAW: QT_TRANSLATE_NOOP("sheet", "If both sides get there in the same deal, the match is drawn."),
        BothReach.HIGHER: QT_TRANSLATE_NOOP("sheet",
            "If both sides get there in the same deal, the higher total wins; if they are equal, one more deal is "
            "played."),
        BothReach.EXTRA_DEAL: QT_TRANSLATE_NOOP("sheet",
            "If both sides get there in the same deal, one more deal is played."),
        BothReach.TAKER_WINS: QT_TRANSLATE_NOOP("sheet",
            "If both sides get there in the same deal, the takers of this deal win."),
        BothReach.LAST_DEAL_WINNER: QT_TRANSLATE_NOOP("sheet",
            "If both sides get there in the same deal, the side that won this deal wins the match."),
    }, deals=TO_TARGET),
    by("no_finish", {
        NoFinish.ON_CAPOT: QT_TRANSLATE_NOOP("sheet", "The match cannot end with a capot: then it goes on."),
        NoFinish.WHILE_LITIGE: QT_TRANSLATE_NOOP("sheet",
            "The match cannot end while points are held over: then it goes on."),
    }, deals=TO_TARGET),
    by("belote_ends_game", {
        BeloteEndsGame.NOT_WHEN_CAPOT: QT_TRANSLATE_NOOP("sheet",
            "A side that wins no trick does not end the match by the belote of this deal."),
        BeloteEndsGame.NEVER: QT_TRANSLATE_NOOP("sheet",
            "The belote of a deal counts, but does not by itself end the match."),
    }, belote=(True,), deals=TO_TARGET),
    by(lambda rules: rules.value("deals") > 0, {
        True: QT_TRANSLATE_NOOP("sheet",
            "The match lasts {deals} deals, those passed out not counted. The higher total wins; equal totals are a "
            "draw. Points still held over go back to the side they came from."),
    }, values("deals")),
))  # fmt: skip

SCORING = (CAPOT, CONTRACT, TIE, SHEET, MATCH)
