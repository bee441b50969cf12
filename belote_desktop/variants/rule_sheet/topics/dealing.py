"""Sentences on the deal, and on the cards dealt after the auction. Source: docs/rules, Dealing."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.rules.conditions import covered_cards, positive, turned
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import TurnUpTo
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, Facts, always, by, stated


def _packets(name: str) -> Facts:
    """The packets of a rule (one number if all are equal), their sum, and what a hand holds in the end."""

    def facts(rules: Ruleset) -> Mapping[str, object]:
        row = rules.value(name)
        return {
            "packets": row[:1] if len(set(row)) == 1 else row,
            "dealt": sum(row),
            "hand_size": rules.hand_size - 2 * rules.value("stacks"),
        }

    return facts


def _one_by_one(rules: Ruleset) -> bool:
    return set(rules.value("packets")) == {1}


def _comes_to_somebody(rules: Ruleset) -> bool:
    """True if the turn-up goes into a hand, which is then dealt a card less than the others."""
    return turned(rules) and rules.value("turn_up_to") is not TurnUpTo.NOBODY


#: Title of a section of the rule sheet.
DEAL = Chapter(Anchor.DEAL, QT_TRANSLATE_NOOP("sheet", "Deal"), (
    by(_one_by_one, {
        #: {dealt}: a number of cards.
        True: QT_TRANSLATE_NOOP("sheet",
            "The cards are dealt one at a time, starting with the player after the dealer, until each player has "
            "{dealt}."),
        #: {packets}: numbers of cards dealt together: 3 and 2. {dealt}: a number of cards.
        False: QT_TRANSLATE_NOOP("sheet",
            "The cards are dealt in packets of {packets:and}, starting with the player after the dealer, until each "
            "player has {dealt}."),
    }, _packets("packets"), when=positive("packets")),
    always(QT_TRANSLATE_NOOP("sheet",
        "Each player has %n stack(s) on the table. A stack is one covered card, face down, with one open card on top.",
        "", 1), when=covered_cards, counts="stacks"),
    stated("turn_up"),
    by("see_talon_on_pass", {
        False: QT_TRANSLATE_NOOP("sheet",
            "Each player also gets %n card(s) face down. Nobody may look at (it|them) before the auction is "
            "over.", "", 1),
        True: QT_TRANSLATE_NOOP("sheet",
            "Each player also gets %n card(s) face down. You may look at yours only after you have passed.", "", 1),
    }, _packets("talon_packets"), when=positive("talon_packets"), counts="dealt"),
    stated("kitty", 1),
    stated("throw_in"),
))  # fmt: skip

#: Title of a section of the rule sheet.
SECOND_DEAL = Chapter(Anchor.SECOND_DEAL, QT_TRANSLATE_NOOP("sheet", "After the auction"), (
    stated("turn_up_to"),
    by(_comes_to_somebody, {
        #: {packets}: numbers of cards. {hand_size}: a number of cards.
        True: QT_TRANSLATE_NOOP("sheet",
            "Each player then gets {packets:and} more, and the player with the turn-up one fewer, so that everyone "
            "holds {hand_size}."),
        #: {packets}: numbers of cards. {hand_size}: a number of cards.
        False: QT_TRANSLATE_NOOP("sheet",
            "After the auction each player gets {packets:and} more and so holds {hand_size}."),
    }, _packets("second_packets"), when=positive("second_packets")),
    #: {hand_size}: a number of cards.
    always(QT_TRANSLATE_NOOP("sheet", "Everyone picks up their face-down cards and then holds {hand_size}."),
           _packets("talon_packets"), when=positive("talon_packets")),
    stated("bottom_shown"),
))  # fmt: skip

#: Title of a section of the rule sheet. The cards set apart for the taker.
DISCARD = Chapter(Rule.DISCARD, QT_TRANSLATE_NOOP("sheet", "The kitty"), (
    stated("kitty", 2),
))  # fmt: skip

#: Title of a section of the rule sheet. The lowest trump for the open card.
EXCHANGE = Chapter(Rule.EXCHANGE, QT_TRANSLATE_NOOP("sheet", "Exchange"), (
    stated("exchange_origin"),
))  # fmt: skip
