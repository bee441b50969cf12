"""Cards, suits, players and words as a sentence wants them: `K♥` on the screen, *the king of hearts* aloud.

Each function gives a `Worded`; the table of the language is read only if a place asks for more than the plain words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale

from belote_desktop.engine.card_names import CARD
from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.engine.wording.places import Forms, Worded, WordedList
from belote_desktop.models.words.card_words import (
    card_name,
    card_token,
    joined,
    named_suit,
    number,
    rank_name,
    sign_first,
    table_of_forms,
)
from belote_desktop.models.words.direction import ISOLATES, LEFT_TO_RIGHT, isolated

SPOKEN = ""
"""In place of an index set: cards and suits by name."""


def card_worded(card: Card, index: str = SPOKEN) -> Worded:
    """A card: its token in the letters of an index set, or its name with an article if the sentence wants one."""
    if index == SPOKEN:
        return Worded(card_name(card), partial(_forms_of_card, card))
    token = isolated(card_token(card, index), LEFT_TO_RIGHT)
    return Worded(token, lambda: table_of_forms().of_token(token, rank_name(card.rank)))


def suit_worded(suit: Suit, *, spoken: bool = True) -> Worded:
    """A suit: by name, or its sign."""
    if spoken:
        return named_suit(suit)
    return Worded(SUIT_MARKS[suit], lambda: table_of_forms().of_token(SUIT_MARKS[suit]))


def rank_worded(rank: Rank) -> Worded:
    """A rank by name."""
    return Worded(rank_name(rank), lambda: table_of_forms().of("rank", rank_name(rank)))


def cards_worded(cards: Sequence[Card], index: str = SPOKEN) -> WordedList:
    """Several cards as a list: `K♥, Q♥ and J♥`."""
    return WordedList([card_worded(card, index) for card in cards], _listed)


def player_worded(name: str) -> Worded:
    """A player by name."""
    return Worded(isolated(name), lambda: _isolated_forms(table_of_forms().of_player(name)))


def word_worded(word: str) -> Worded:
    """A word of the game in the language of the window, such as *belote*."""
    return Worded(word, lambda: table_of_forms().of("word", word))


def count_worded(count: int) -> Worded:
    """A number that other words of its sentence depend on."""
    return Worded(number(count), lambda: table_of_forms().of_count(count))


def phrase(pattern: str, place: str, head: Worded, **others: object) -> Worded:
    """Words of which those at a place take the forms, as the first does in *tierce to the king*."""

    def forms() -> Forms:
        found = head.forms()
        named = {form: pattern.format_map({place: word, **others}) for form, word in found.named.items()}
        return Forms(named, found.gender)

    return Worded(pattern.format_map({place: head, **others}), forms)


def decimal_worded(value: float) -> Worded:
    """A number with one decimal that other words of its sentence depend on."""
    figures = sign_first(QLocale().toString(value, "f", 1))
    return Worded(figures, lambda: table_of_forms().of_decimal(value))


def raised(text: str) -> str:
    """The text with its first letter in upper case, as the language of the window writes it: `İ` for a Turkish `i`."""
    start = len(text) - len(text.lstrip(ISOLATES))
    first = text[start : start + 1]
    # Turkish raises i to İ, which only the locale knows; in Greek the locale takes the accent off, as in a whole word
    in_turkish = QLocale().language() in (QLocale.Language.Turkish, QLocale.Language.Azerbaijani)
    return text[:start] + (QLocale().toUpper(first) if in_turkish else first.upper()) + text[start + 1 :]


def _forms_of_card(card: Card) -> Forms:
    pattern = QCoreApplication.translate("cards", CARD)
    return table_of_forms().of_card(rank_name(card.rank), suit_worded(card.suit), pattern)


def _isolated_forms(forms: Forms) -> Forms:
    return Forms({name: isolated(text) for name, text in forms.named.items()}, forms.gender)


def _listed(parts: Sequence[str], joint: str) -> str:
    return joined(parts, joint or "and")
