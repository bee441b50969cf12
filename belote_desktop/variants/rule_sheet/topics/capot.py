"""Sentences on the last trick and on all the tricks. Source: docs/rules, Last trick and capot."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.conditions import (
    WHOLE_PACK,
    by_bid,
    by_match_points,
    by_points,
    by_projects,
    capot_adds_nothing,
    cards_left_over,
    every,
    has,
    lacks,
    positive,
    says_belote,
    some,
)
from belote_desktop.engine.rules.needs import Condition
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
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


def _more_for(rule: str) -> Condition:
    """True if a capot of this value, by one side, brings more than the cards of a whole pack."""
    return lacks(has(rule, WHOLE_PACK))


def _same_for_all(rules: Ruleset) -> bool:
    return bool(rules.value("capot_value") == rules.value("defender_capot"))


_in_card_points = every(some(by_points, by_bid), lacks(positive("trickless_pay")), lacks(capot_adds_nothing))

#: Title of a section of the rule sheet. {capot}: the word of the game for every trick won by one side.
CAPOT = Chapter(Anchor.CAPOT, QT_TRANSLATE_NOOP("sheet", "Last trick and {capot}"), (
    stated("last_trick_to"),
    stated("trickless_pay"),
    #: {capot}: the word of the game for every trick won by one side.
    always(QT_TRANSLATE_NOOP("sheet", "Winning every trick ({capot}) scores nothing extra."),
           when=every(some(by_points, by_bid), capot_adds_nothing, lacks(positive("trickless_pay")))),
    by(_all_in_play, {
        #: {capot}: the word of the game for every trick won by one side. {capot_value}: points.
        True: QT_TRANSLATE_NOOP("sheet",
            "If a side wins every trick ({capot}), it counts {capot_value} for the cards and the last trick."),
        #: {capot}: the word of the game for every trick won by one side. {takers_bonus}: points.
        False: QT_TRANSLATE_NOOP("sheet", "If a side wins every trick ({capot}), it counts {takers_bonus} extra."),
    }, _bonus, when=every(_in_card_points, _same_for_all)),
    by(_all_in_play, {
        #: {capot}: the word of the game for every trick won by one side. {capot_value}: points.
        True: QT_TRANSLATE_NOOP("sheet",
            "If the taker’s side wins every trick ({capot}), it counts {capot_value} for the cards and the last "
            "trick."),
        #: {capot}: the word of the game for every trick won by one side. {takers_bonus}: points.
        False: QT_TRANSLATE_NOOP("sheet",
            "If the taker’s side wins every trick ({capot}), it counts {takers_bonus} extra."),
    }, _bonus, when=every(_in_card_points, lacks(_same_for_all), _more_for("capot_value"))),
    by(_all_in_play, {
        #: {defender_capot}: points.
        True: QT_TRANSLATE_NOOP("sheet",
            "If the defenders win every trick, they count {defender_capot} for the cards and the last trick."),
        #: {defenders_bonus}: points.
        False: QT_TRANSLATE_NOOP("sheet", "If the defenders win every trick, they count {defenders_bonus} extra."),
    }, _bonus, when=every(_in_card_points, lacks(_same_for_all), _more_for("defender_capot"))),
    stated("capot_bonus"),
    stated("capot_in_nt"),
    stated("capot_doubled"),
    #: {capot}: the word of the game for every trick won by one side.
    always(QT_TRANSLATE_NOOP("sheet", "Winning every trick ({capot}) scores nothing extra."),
           when=by_match_points, capot_bonus=(0,)),
    stated("kaboot"),
    stated("kaboot_projects"),
    stated("kaboot_raise"),
    #: {belote}: the word of the game for king and queen of trumps.
    always(QT_TRANSLATE_NOOP("sheet",
        "A side that wins every trick also scores the {belote} of either side, which is never multiplied."),
           when=every(by_projects, says_belote), belote_needs_trick=(False,), belote_trick_won=(False,)),
))  # fmt: skip
