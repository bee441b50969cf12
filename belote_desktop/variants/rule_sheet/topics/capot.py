"""Sentences on the last trick and on all the tricks. Source: docs/rules, Last trick and capot."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import (
    WHOLE_PACK,
    by_bid,
    by_match_points,
    by_points,
    capot_adds_nothing,
    cards_left_over,
    every,
    lacks,
    positive,
    some,
)
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated


def _bonus(rules: Ruleset) -> Mapping[str, object]:
    return {
        "capot_value": rules.value("capot_value"),
        "defender_capot": rules.value("defender_capot"),
        "takers_bonus": rules.value("capot_value") - WHOLE_PACK,
        "defenders_bonus": rules.value("defender_capot") - WHOLE_PACK,
    }


def _all_in_play(rules: Ruleset) -> bool:
    return cards_left_over(rules) == 0


def _same_for_all(rules: Ruleset) -> bool:
    return bool(rules.value("capot_value") == rules.value("defender_capot"))


_in_card_points = every(some(by_points, by_bid), lacks(positive("trickless_pay")), lacks(capot_adds_nothing))

CAPOT = Chapter(Anchor.CAPOT, QT_TRANSLATE_NOOP("sheet", "Last trick and capot"), (
    stated("last_trick_to"),
    stated("trickless_pay"),
    always(QT_TRANSLATE_NOOP("sheet", "Winning every trick brings nothing more."),
           when=every(some(by_points, by_bid), capot_adds_nothing, lacks(positive("trickless_pay")))),
    by(_all_in_play, {
        True: QT_TRANSLATE_NOOP("sheet",
            "If a side wins every trick (capot), cards and last trick count {capot_value} for it."),
        False: QT_TRANSLATE_NOOP("sheet",
            "If a side wins every trick (capot), {takers_bonus} points are added for it."),
    }, _bonus, when=every(_in_card_points, _same_for_all)),
    by(_all_in_play, {
        True: QT_TRANSLATE_NOOP("sheet",
            "If the takers win every trick (capot), cards and last trick count {capot_value} for them."),
        False: QT_TRANSLATE_NOOP("sheet",
            "If the takers win every trick (capot), {takers_bonus} points are added for them."),
    }, _bonus, when=every(_in_card_points, lacks(_same_for_all))),
    by(_all_in_play, {
        True: QT_TRANSLATE_NOOP("sheet",
            "If the defenders win every trick, cards and last trick count {defender_capot} for them."),
        False: QT_TRANSLATE_NOOP("sheet",
            "If the defenders win every trick, {defenders_bonus} points are added for them."),
    }, _bonus, when=every(_in_card_points, lacks(_same_for_all))),
    stated("capot_bonus"),
    stated("capot_in_nt"),
    stated("capot_doubled"),
    always(QT_TRANSLATE_NOOP("sheet", "Winning every trick brings nothing more."),
           when=by_match_points, capot_bonus=(0,)),
    stated("kaboot"),
    stated("kaboot_projects"),
    stated("kaboot_raise"),
))  # fmt: skip
