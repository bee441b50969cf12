"""Sentences on the last trick and on all the tricks. Source: docs/rules, Last trick and capot."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import Kaboot, LastTrickTo
from belote_desktop.variants.rule_sheet.conditions import (
    by_bid,
    by_match_points,
    by_points,
    by_projects,
    cards_left_over,
    declares,
    every,
    lacks,
    no_trump,
    positive,
    raises,
    some,
)
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by, values

WHOLE_PACK = 162
"""Cards and last trick of a whole pack: a capot of this value brings nothing more."""


def _bonus(rules: Ruleset) -> Mapping[str, object]:
    return {
        "capot_value": rules.value("capot_value"),
        "defender_capot": rules.value("defender_capot"),
        "takers_bonus": rules.value("capot_value") - WHOLE_PACK,
        "defenders_bonus": rules.value("defender_capot") - WHOLE_PACK,
    }


def _all_in_play(rules: Ruleset) -> bool:
    return cards_left_over(rules) == 0


def _pays_nothing(rules: Ruleset) -> bool:
    return bool(rules.value("capot_value") == WHOLE_PACK == rules.value("defender_capot"))


def _same_for_all(rules: Ruleset) -> bool:
    return bool(rules.value("capot_value") == rules.value("defender_capot"))


_in_card_points = every(some(by_points, by_bid), lacks(positive("trickless_pay")), lacks(_pays_nothing))

CAPOT = Chapter("capot", QT_TRANSLATE_NOOP("sheet", "Last trick and capot"), (
    by("last_trick_to", {
        LastTrickTo.ANYONE: QT_TRANSLATE_NOOP("sheet", "The last trick counts {last_trick} points."),
        LastTrickTo.DEFENDERS: QT_TRANSLATE_NOOP("sheet",
            "The last trick counts {last_trick} points, but only if the takers do not win it."),
    }, values("last_trick")),
    always(QT_TRANSLATE_NOOP("sheet",
           "When a player wins no trick at all, the last trick counts nothing; instead {trickless_pay} points are "
           "shared among those who have won tricks."), values("trickless_pay"), when=positive("trickless_pay")),
    always(QT_TRANSLATE_NOOP("sheet", "Winning every trick brings nothing more."),
           when=every(some(by_points, by_bid), _pays_nothing, lacks(positive("trickless_pay")))),
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
    always(QT_TRANSLATE_NOOP("sheet",
           "A side that wins every trick writes {capot_bonus} match points more, whichever side it is."),
           values("capot_bonus"), when=every(by_match_points, positive("capot_bonus"))),
    always(QT_TRANSLATE_NOOP("sheet", "Without trumps these are {capot_in_nt} match points."), values("capot_in_nt"),
           when=every(by_match_points, no_trump, positive("capot_in_nt"))),
    by("capot_doubled", {
        True: QT_TRANSLATE_NOOP("sheet", "These are multiplied in a doubled deal as well."),
        False: QT_TRANSLATE_NOOP("sheet", "These are never multiplied."),
    }, when=every(by_match_points, positive("capot_bonus"), raises)),
    always(QT_TRANSLATE_NOOP("sheet", "Winning every trick brings nothing more."),
           when=by_match_points, capot_bonus=(0,)),
    by("kaboot", {
        Kaboot.FLAT: QT_TRANSLATE_NOOP("sheet",
            "A side that wins every trick (kaboot) writes 44 in Sun and 25 in Hokum, and the other side nothing."),
        Kaboot.FLAT26: QT_TRANSLATE_NOOP("sheet",
            "A side that wins every trick (kaboot) writes 44 in Sun and 26 in Hokum, and the other side nothing."),
        Kaboot.ACE88: QT_TRANSLATE_NOOP("sheet",
            "A side that wins every trick (kaboot) writes 44, or 88 when an ace was turned up, and the other side "
            "nothing."),
    }, when=by_projects),
    by("kaboot_projects", {
        True: QT_TRANSLATE_NOOP("sheet", "It also writes all declarations that count, whoever announced them."),
        False: QT_TRANSLATE_NOOP("sheet", "No declarations are written then."),
    }, when=every(by_projects, declares)),
    by("kaboot_raise", {
        True: QT_TRANSLATE_NOOP("sheet", "All this is multiplied in a raised deal."),
        False: QT_TRANSLATE_NOOP("sheet", "This is not multiplied in a raised deal."),
    }, when=every(by_projects, raises)),
))  # fmt: skip
