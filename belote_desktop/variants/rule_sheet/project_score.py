"""Sentences on the score of Hokum and Sun. Source: docs/rules/baloot.md, Scoring."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import DoubledMade, ProjectTie, RaisedTie
from belote_desktop.variants.rule_sheet.conditions import by_projects, declares, every, raises, says_belote
from belote_desktop.variants.rule_sheet.lines import always, by


def _belote(rules: Ruleset) -> Mapping[str, object]:
    return {"pair_points": rules.value("belote_points") // 10}


PROJECT_SCORE = (
    always(QT_TRANSLATE_NOOP("sheet",
           "Each side adds up its cards and the last trick. In Hokum the sum is divided by ten, 5 going down and 6 up; "
           "when both sides end in 6, the one with more points gets one less. So a Hokum has 16 game points."),
           when=by_projects),
    always(QT_TRANSLATE_NOOP("sheet",
           "In Sun the sum is rounded to the nearest ten and divided by five; a sum that ends in 5 is not rounded. So "
           "a Sun has 26 game points."), when=by_projects),
    always(QT_TRANSLATE_NOOP("sheet",
           "King and queen of trumps ({belote}) count {pair_points} game points and are never multiplied."), _belote,
           when=every(by_projects, says_belote)),
    by("declarations_help", {
        True: QT_TRANSLATE_NOOP("sheet", "Declarations are added before the sides are compared."),
        False: QT_TRANSLATE_NOOP("sheet", "Declarations do not count when the sides are compared."),
    }, when=every(by_projects, declares)),
    always(QT_TRANSLATE_NOOP("sheet",
           "The takers make their contract with more game points than the defenders; then both sides write their own. "
           "With fewer the contract fails: the defenders write the game points and declarations of both sides, "
           "multiplied if the deal was raised, and the takers none."), when=by_projects),
    by("doubled_made", {
        DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
            "When a raised contract is made, the takers write the game points of both sides, multiplied."),
        DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
            "When a raised contract is made, both sides write their own game points, not multiplied."),
        DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
            "When a raised contract is made, both sides write their own game points, multiplied."),
    }, when=every(by_projects, raises)),
)  # fmt: skip

PROJECT_TIES = (
    by("raised_tie", {
        RaisedTie.LAST_RAISER_FAILS: QT_TRANSLATE_NOOP("sheet",
            "If a raised deal ends level in game points, the side that raised last has lost it."),
        RaisedTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet",
            "If a raised deal ends level in game points, the takers have lost it."),
        RaisedTie.EXACT_POINTS: QT_TRANSLATE_NOOP("sheet",
            "If a raised deal ends level in game points, the exact points decide, as in any other deal."),
    }, when=every(by_projects, raises)),
    always(QT_TRANSLATE_NOOP("sheet",
           "If any other deal ends level in game points, the exact points of cards, last trick, declarations and "
           "{belote} decide."), when=by_projects),
    by("hokum_tie", {
        ProjectTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet", "If these are level too, a Hokum fails."),
        ProjectTie.SPLIT: QT_TRANSLATE_NOOP("sheet", "If these are level too, both sides of a Hokum write their own."),
    }, when=by_projects),
    by("sun_tie", {
        ProjectTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet", "A Sun that is level in both fails."),
        ProjectTie.SPLIT: QT_TRANSLATE_NOOP("sheet", "In a Sun that is level in both each side writes its own."),
    }, when=by_projects),
)  # fmt: skip
