"""Pictures of words that depend on the game: its orders of cards, a trick, what it declares."""

from __future__ import annotations

from belote_desktop.engine import Denomination, Message, Ruleset, Suit
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.glossary.entry import Groups
from belote_desktop.variants.rule_sheet.picturing import Group, Pictured


def trumps_in_order(rules: Ruleset) -> Groups:
    """The trumps of the game from the highest down, with their points."""
    return (_in_order(rules, Suit.SPADES),)


def points_of_cards(rules: Ruleset) -> Groups:
    """The trumps and the cards of another suit, each from the highest down with its points."""
    return (
        #: Above a row of cards with their points.
        _in_order(rules, Suit.SPADES, say(QT_TRANSLATE_NOOP("sheet", "Trumps"))),
        #: Above a row of cards of a suit that is not trumps, with their points.
        _in_order(rules, Suit.HEARTS, say(QT_TRANSLATE_NOOP("sheet", "Other suits"))),
    )


def _in_order(rules: Ruleset, suit: Suit, label: Message | None = None) -> Group:
    table = rank_table(rules.cards, Denomination.SPADES)
    cards = sorted((card for card in pack(rules) if card.suit is suit), key=table.strength.__getitem__, reverse=True)
    return Group(tuple(Pictured(card, table.points[card]) for card in cards), label, ranked=True)
