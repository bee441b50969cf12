"""Sentences on ties, rounding and penalties. Source: docs/rules, Scoring, and docs/rules, Rounding."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import DoubledTie, Rounding, RoundScope, Tie, Unit
from belote_desktop.variants.rule_sheet.capot import CAPOT
from belote_desktop.variants.rule_sheet.conditions import (
    all_trump,
    by_bid,
    by_match_points,
    by_own_points,
    by_projects,
    every,
    has,
    held_over,
    lacks,
    may_pass_out,
    no_trump,
    positive,
    raises,
    some,
    two_sides,
)
from belote_desktop.variants.rule_sheet.contract import SCORING as CONTRACT
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by, values
from belote_desktop.variants.rule_sheet.project_score import PROJECT_TIES

ROUNDED = tuple(mode for mode in Rounding if mode is not Rounding.NONE)
_one_by_one = lacks(some(by_match_points, by_projects))


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
        Tie.HALF_BATE: QT_TRANSLATE_NOOP("sheet",
            "If both sides have the same points, the takers write nothing, and the defenders their own points."),
        Tie.BONUS85: QT_TRANSLATE_NOOP("sheet",
            "If both sides have the same points, the contract fails, and whoever wins the next deal gets 85 points "
            "more."),
    }, when=every(by_own_points, two_sides)),
    by("tie", {
        Tie.MADE: QT_TRANSLATE_NOOP("sheet", "If the taker only draws level, the contract is made."),
        Tie.LITIGE: QT_TRANSLATE_NOOP("sheet",
            "If the taker only draws level, the others write their points at once. The taker's points are held over "
            "for the winner of the next deal that is decided. Several ties in a row add up."),
        Tie.FAIL: QT_TRANSLATE_NOOP("sheet", "If the taker only draws level, the contract fails."),
        Tie.REPLAY: QT_TRANSLATE_NOOP("sheet",
            "If the taker only draws level, nobody writes anything and the same dealer deals again."),
        Tie.HALF_BATE: QT_TRANSLATE_NOOP("sheet",
            "If the taker only draws level, the taker writes nothing, and the others their own points."),
        Tie.BONUS85: QT_TRANSLATE_NOOP("sheet",
            "If the taker only draws level, the contract fails, and the winner of the next deal gets 85 points more."),
    }, when=every(by_own_points, lacks(two_sides))),
    always(QT_TRANSLATE_NOOP("sheet", "Without trumps and in all trumps such a contract fails."),
           when=every(by_own_points, some(no_trump, all_trump)), tie=(Tie.MADE,)),
    by("doubled_tie", {
        DoubledTie.ALL_HANGS: QT_TRANSLATE_NOOP("sheet",
            "When a doubled deal is level, all of it is held over, multiplied."),
        DoubledTie.DEFENDERS_WRITE: QT_TRANSLATE_NOOP("sheet",
            "When a doubled deal is level, the defenders write their points, multiplied, and the rest is held over."),
    }, when=every(held_over, by_match_points, raises)),
    always(QT_TRANSLATE_NOOP("sheet", "Points that are held over stay so when everyone passes."),
           when=every(held_over, may_pass_out)),
    *PROJECT_TIES,
))  # fmt: skip

SHEET = Chapter("rounding", QT_TRANSLATE_NOOP("sheet", "Writing the score"), (
    always(QT_TRANSLATE_NOOP("sheet", "What is written are match points: the points of a side divided by ten."),
           when=by_match_points),
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
        Rounding.BULGARIAN: QT_TRANSLATE_NOOP("sheet",
            "What is left over a ten goes up above a limit and down below it: 6 with a trump suit, 5 without trumps, "
            "4 in all trumps. A side that is at the limit alone goes up, but down in all trumps."),
        Rounding.LITERAL: QT_TRANSLATE_NOOP("sheet",
            "What is left over a ten goes up above a limit, and down otherwise: 6 with a trump suit, 5 without "
            "trumps, 4 in all trumps."),
        Rounding.HALF_DOWN: QT_TRANSLATE_NOOP("sheet", "Points are rounded to the nearest ten; 5 goes down."),
        Rounding.JACK_SIDE: QT_TRANSLATE_NOOP("sheet",
            "Points are rounded to tens; 5 goes down and 7 up, and 6 goes up for the side that took the jack of "
            "trumps, down for the other."),
        Rounding.BIDDERS_UP: QT_TRANSLATE_NOOP("sheet",
            "Points are rounded to tens; 5 goes down and 6 up. When both sides end in 6, only the takers go up."),
        Rounding.MORE_POINTS_UP: QT_TRANSLATE_NOOP("sheet",
            "Points are rounded to tens; 5 goes down and 6 up. When both sides end in 6, only the side with more "
            "points goes up."),
        Rounding.TRUNCATE15: QT_TRANSLATE_NOOP("sheet",
            "The last digit is dropped. When 15 is left on both sides, the one with the higher last digit writes 16."),
    }, when=lacks(by_projects)),
    always(QT_TRANSLATE_NOOP("sheet", "When both sides are at the limit, the lower goes up and the higher down."),
           when=two_sides, rounding=(Rounding.BULGARIAN,)),
    by("round_scope", {
        RoundScope.CARDS_ONLY: QT_TRANSLATE_NOOP("sheet",
            "Only cards and last trick are rounded, not declarations and {belote}."),
        RoundScope.WHOLE_LINE: QT_TRANSLATE_NOOP("sheet", "Everything that a side writes is rounded together."),
    }, when=_one_by_one, rounding=ROUNDED),
    always(QT_TRANSLATE_NOOP("sheet", "Rounding never decides a contract."),
           when=every(lacks(by_projects), lacks(every(by_bid, has("rounded_test", True)))), rounding=ROUNDED),
    by("last_deal_exact", {
        True: QT_TRANSLATE_NOOP("sheet", "The last deal of the match is not rounded."),
    }, when=_one_by_one, rounding=ROUNDED),
    by("unit", {
        Unit.TENS: QT_TRANSLATE_NOOP("sheet", "The sheet is kept in tens: a tenth of everything is written."),
    }, when=_one_by_one),
))  # fmt: skip

PENALTIES = Chapter("penalties", QT_TRANSLATE_NOOP("sheet", "Penalties"), (
    always(QT_TRANSLATE_NOOP("sheet",
           "Takers who fail, and a side that wins no trick, lose 10 match points (kirtik)."),
           when=by_match_points, kirtik=(True,)),
    always(QT_TRANSLATE_NOOP("sheet", "Takers who only draw level lose 10 match points as well."),
           when=by_match_points, kirtik=(True,), kirtik_on_tie=(True,)),
    always(QT_TRANSLATE_NOOP("sheet",
           "Takers who fail get a bolt. When a side has {bolt_limit} bolts it loses {bolt_penalty}, and its next bolt "
           "counts as the first again."), values("bolt_limit", "bolt_penalty"),
           when=every(by_own_points, positive("bolt_limit"))),
    always(QT_TRANSLATE_NOOP("sheet",
           "The first failed contract of a side costs nothing more; each later one costs it {bate_penalty} besides."),
           values("bate_penalty"), when=every(by_own_points, positive("bate_penalty"))),
    always(QT_TRANSLATE_NOOP("sheet", "A side without any points in a deal loses {zero_penalty}."),
           values("zero_penalty"), when=every(by_own_points, positive("zero_penalty"))),
    by("trickless_free", {
        0: QT_TRANSLATE_NOOP("sheet", "A side that wins no trick loses {trickless_penalty}."),
        1: QT_TRANSLATE_NOOP("sheet",
            "The first time a side wins no trick costs it nothing; each later time costs it {trickless_penalty}."),
        **dict.fromkeys(range(2, 11), QT_TRANSLATE_NOOP("sheet",
            "A side gets a mark each time it wins no trick; each mark after the first {trickless_free} costs it "
            "{trickless_penalty}.")),
    }, values("trickless_free", "trickless_penalty"), when=every(by_own_points, positive("trickless_penalty"))),
))  # fmt: skip

SCORING = (CAPOT, CONTRACT, TIE, SHEET, PENALTIES)
