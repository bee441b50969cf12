"""The form of a glossary entry, and the pictures that several entries share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from belote_desktop.engine import Card, Ruleset
from belote_desktop.engine.rules.needs import Condition
from belote_desktop.variants.rule_sheet.picturing import Group, Pictured, cards_of

Groups = tuple[Group, ...]


def everywhere(_rules: object) -> bool:
    """The condition of a word that belongs to every game."""
    return True


def no_picture(_rules: Ruleset) -> Groups:
    """The picture of a word that cards cannot show."""
    return ()


@dataclass(frozen=True)
class Entry:
    """One notion of the games: its word, what it means in one or two sentences, and a picture.

    `said` holds every form in which the word stands in a sentence, separated by `|`, longest first where one is part
    of another, context `glossary forms`; a translator writes the forms of the language. If it is empty, the word is
    never underlined. `concerns` tells which games have the notion. `id` is stable and names the entry in links.
    """

    id: str
    term: str
    said: str
    meaning: str
    concerns: Condition = everywhere
    picture: Callable[[Ruleset], Groups] = no_picture


def row(*texts: str, wins: str = "") -> Callable[[Ruleset], Groups]:
    """A picture of cards side by side, from texts such as `KH`; `wins` is the card with the crown."""
    winner = Card.parse(wins) if wins else None
    cards = tuple(Pictured(card, wins=card == winner) for card in cards_of(*texts))
    return lambda _rules: (Group(cards),)
