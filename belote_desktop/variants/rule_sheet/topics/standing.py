"""Sentences on how well the rules are documented: sources, rules filled in, and rules only reported.

Source: docs/rules/common.md, Confidence, and docs/rules/as-published.md.
"""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.fields import RuleName
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.variants.catalogue import SOURCES
from belote_desktop.variants.filled_in import FILLED_IN
from belote_desktop.variants.registry import get, variant
from belote_desktop.variants.reported import REPORTS
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by


def left_open(rules: Ruleset) -> tuple[str, ...]:
    """The rules that the text of a game leaves open, without those changed since."""
    names = FILLED_IN.get(rules.variant, ())
    return tuple(name for name in names if rules.value(name) == get(rules.variant).value(name))


def _filled_in(rules: Ruleset) -> Mapping[str, object]:
    """The rules left open, by their labels, and the game they were taken from."""
    names = tuple(RuleName(name) for name in left_open(rules))
    parent = variant(variant(rules.variant).parent or rules.variant)
    return {"rules": names, "parent": Source(parent.name, "variants")}


#: Title of a section of the rule sheet.
STANDING = Chapter(Anchor.STANDING, QT_TRANSLATE_NOOP("sheet", "Where these rules come from"), (
    by(lambda rules: rules.confidence, {
        Confidence.A: QT_TRANSLATE_NOOP("sheet", "These rules are well documented. Several texts agree on them."),
        Confidence.B: QT_TRANSLATE_NOOP("sheet", "These rules are well documented. They follow one good text."),
        Confidence.C: QT_TRANSLATE_NOOP("sheet",
            "This is a house version. Parts of these rules are reconstructed from the closest relatives of the game. "
            "Players differ on them."),
        Confidence.D: QT_TRANSLATE_NOOP("sheet",
            "No local player has checked these rules yet. Most of them come from the closest relatives of the game."),
    }),
    by(lambda rules: SOURCES.get(rules.variant), {text: text for text in SOURCES.values()}),
    #: {rules}: labels of rules. {parent}: the name of a game.
    always(QT_TRANSLATE_NOOP("sheet",
        "Its text leaves some rules open: {rules:and}. For these the game follows {parent}."), _filled_in,
           when=lambda rules: bool(left_open(rules))),
    *(always(report.told, when=report.in_force) for report in REPORTS),
))  # fmt: skip
