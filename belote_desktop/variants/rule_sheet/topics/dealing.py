"""Sentences on the deal, and on the cards dealt after the auction. Source: docs/rules, Dealing."""

from __future__ import annotations

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import covered_cards, positive, turned
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import TurnUpTo
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, Facts, always, by, stated


def _packets(name: str) -> Facts:
    return lambda rules: {
        "packets": spelled(rules.value(name)),
        "dealt": sum(rules.value(name)),
        "hand_size": rules.hand_size - 2 * rules.value("stacks"),
    }


def _comes_to_somebody(rules: Ruleset) -> bool:
    """True if the turn-up goes into a hand, which is then dealt a card less than the others."""
    return turned(rules) and rules.value("turn_up_to") is not TurnUpTo.NOBODY


DEAL = Chapter(Anchor.DEAL, QT_TRANSLATE_NOOP("sheet", "Deal"), (
    always(QT_TRANSLATE_NOOP("sheet",
           "The cards are dealt in packets ({packets}), first to the player after the dealer, so that each player "
           "has {dealt} in hand."), _packets("packets"), when=positive("packets")),
    always(QT_TRANSLATE_NOOP("sheet",
           "Before each player {stacks} stacks are laid on the table, each of a card face down and a card face up on "
           "top of it."), when=covered_cards),
    stated("turn_up"),
    by("see_talon_on_pass", {
        False: QT_TRANSLATE_NOOP("sheet",
            "Each player also gets {dealt} cards face down, which nobody may look at before the auction is over."),
        True: QT_TRANSLATE_NOOP("sheet",
            "Each player also gets {dealt} cards face down; only a player who has passed may look at them."),
    }, _packets("talon_packets"), when=positive("talon_packets")),
    stated("kitty", 1),
    stated("throw_in"),
))  # fmt: skip

SECOND_DEAL = Chapter(Anchor.SECOND_DEAL, QT_TRANSLATE_NOOP("sheet", "After the auction"), (
    stated("turn_up_to"),
    by(_comes_to_somebody, {
        True: QT_TRANSLATE_NOOP("sheet",
            "Then each player is dealt {packets} more cards, and whoever got the turned card one card less, so that "
            "everyone holds {hand_size}."),
        False: QT_TRANSLATE_NOOP("sheet",
            "Then each player is dealt {packets} more cards, so that everyone has {hand_size}."),
    }, _packets("second_packets"), when=positive("second_packets")),
    always(QT_TRANSLATE_NOOP("sheet",
           "Everyone picks up the cards that lay face down, and so holds {hand_size}."),
           _packets("talon_packets"), when=positive("talon_packets")),
    stated("bottom_shown"),
))  # fmt: skip

DISCARD = Chapter(Rule.DISCARD, QT_TRANSLATE_NOOP("sheet", "The cards laid aside"), (
    stated("kitty", 2),
))  # fmt: skip

EXCHANGE = Chapter(Rule.EXCHANGE, QT_TRANSLATE_NOOP("sheet", "Exchange"), (
    stated("exchange_origin"),
))  # fmt: skip
