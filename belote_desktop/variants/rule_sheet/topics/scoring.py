"""Sentences on ties, rounding and penalties. Source: docs/rules, Scoring, and docs/rules, Rounding."""

from __future__ import annotations

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.conditions import (
    all_trump,
    by_bid,
    by_match_points,
    by_own_points,
    by_projects,
    cards_left_over,
    every,
    has,
    held_over,
    lacks,
    may_pass_out,
    no_trump,
    rounded,
    some,
    two_sides,
)
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import Rounding, Tie
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.topics.capot import CAPOT
from belote_desktop.variants.rule_sheet.topics.contract import SCORING as CONTRACT
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated
from belote_desktop.variants.rule_sheet.topics.project_score import PROJECT_TIES

#: Title of a section of the rule sheet.
TIE = Chapter(Anchor.TIE, QT_TRANSLATE_NOOP("sheet", "Ties"), (
    stated("tie", 1),
    stated("tie", 2),
    always(QT_TRANSLATE_NOOP("sheet", "In no trumps and in all trumps a tie means the contract fails."),
           when=every(by_own_points, some(no_trump, all_trump)), tie=(Tie.MADE,)),
    by(lambda rules: declared(rules).held != "", {
        #: {held}: the word of the game: litige, visi.
        True: QT_TRANSLATE_NOOP("sheet", "Points held over are called “{held}”."),
    }, when=held_over),
    by(lambda rules: declared(rules).half != "", {
        #: {half}: the word of the game: half-bate.
        True: QT_TRANSLATE_NOOP("sheet", "Players call such a tie “{half}”."),
    }, tie=(Tie.HALF_BATE,)),
    stated("doubled_tie"),
    always(QT_TRANSLATE_NOOP("sheet", "Points stay held over if the next deal is passed out."),
           when=every(held_over, may_pass_out)),
    *PROJECT_TIES,
))  # fmt: skip


def _alone_at_the_limit(rules: Ruleset) -> bool:
    """Whether one side may end at the limit without the other.

    Two sides that share all cards have 162, 258 or 260 points and whole tens: both are at the limit, or neither.
    """
    return not two_sides(rules) or cards_left_over(rules) > 0


#: Title of a section of the rule sheet.
SHEET = Chapter(Anchor.ROUNDING, QT_TRANSLATE_NOOP("sheet", "On the score sheet"), (
    always(QT_TRANSLATE_NOOP("sheet", "Each side scores match points: its points divided by ten."),
           when=by_match_points),
    stated("rounding"),
    by(two_sides, {
        True: QT_TRANSLATE_NOOP("sheet",
            "If only one side is exactly at the limit, its points are rounded up, or down in all trumps."),
        False: QT_TRANSLATE_NOOP("sheet",
            "Points exactly at the limit are rounded up, or down in all trumps."),
    }, when=_alone_at_the_limit, rounding=(Rounding.BULGARIAN,)),
    always(QT_TRANSLATE_NOOP("sheet",
        "If both sides are at the limit, the lower total is rounded up and the higher one down."),
           when=two_sides, rounding=(Rounding.BULGARIAN,)),
    stated("round_scope"),
    always(QT_TRANSLATE_NOOP("sheet", "Rounding never decides a contract."),
           when=every(rounded, lacks(by_projects), lacks(every(by_bid, has("rounded_test", True))))),
    stated("last_deal_exact"),
    stated("unit"),
))  # fmt: skip

#: Title of a section of the rule sheet.
PENALTIES = Chapter(Anchor.PENALTIES, QT_TRANSLATE_NOOP("sheet", "Penalties"), (
    stated("kirtik"),
    stated("kirtik_on_tie"),
    stated("bolt_limit"),
    stated("bate_penalty"),
    stated("zero_penalty"),
    stated("trickless_free"),
))  # fmt: skip

SCORING = (CAPOT, CONTRACT, TIE, SHEET, PENALTIES)
