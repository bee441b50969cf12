"""Sentences on ties, rounding and penalties. Source: docs/rules, Scoring, and docs/rules, Rounding."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import (
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
    rounded,
    some,
    two_sides,
)
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import Rounding, Tie
from belote_desktop.variants.rule_sheet.topics.capot import CAPOT
from belote_desktop.variants.rule_sheet.topics.contract import SCORING as CONTRACT
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, stated
from belote_desktop.variants.rule_sheet.topics.project_score import PROJECT_TIES

TIE = Chapter(Anchor.TIE, QT_TRANSLATE_NOOP("sheet", "Ties"), (
    stated("tie", 1),
    stated("tie", 2),
    always(QT_TRANSLATE_NOOP("sheet", "Without trumps and in all trumps such a contract fails."),
           when=every(by_own_points, some(no_trump, all_trump)), tie=(Tie.MADE,)),
    stated("doubled_tie"),
    always(QT_TRANSLATE_NOOP("sheet", "Points that are held over stay so when everyone passes."),
           when=every(held_over, may_pass_out)),
    *PROJECT_TIES,
))  # fmt: skip

SHEET = Chapter(Anchor.ROUNDING, QT_TRANSLATE_NOOP("sheet", "Writing the score"), (
    always(QT_TRANSLATE_NOOP("sheet", "What is written are match points: the points of a side divided by ten."),
           when=by_match_points),
    stated("rounding"),
    always(QT_TRANSLATE_NOOP("sheet", "When both sides are at the limit, the lower goes up and the higher down."),
           when=two_sides, rounding=(Rounding.BULGARIAN,)),
    stated("round_scope"),
    always(QT_TRANSLATE_NOOP("sheet", "Rounding never decides a contract."),
           when=every(rounded, lacks(by_projects), lacks(every(by_bid, has("rounded_test", True))))),
    stated("last_deal_exact"),
    stated("unit"),
))  # fmt: skip

PENALTIES = Chapter(Anchor.PENALTIES, QT_TRANSLATE_NOOP("sheet", "Penalties"), (
    stated("kirtik"),
    stated("kirtik_on_tie"),
    stated("bolt_limit"),
    stated("bate_penalty"),
    stated("zero_penalty"),
    stated("trickless_free"),
))  # fmt: skip

SCORING = (CAPOT, CONTRACT, TIE, SHEET, PENALTIES)
