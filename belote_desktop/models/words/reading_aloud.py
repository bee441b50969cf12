"""Sentences for speech: the signs of cards and suits are replaced by their names."""

from __future__ import annotations

import re
from functools import cache

from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.models.words.card_words import card_name, card_token, suit_name
from belote_desktop.models.words.direction import visible
from belote_desktop.models.words.forms import raised

_ANY = f"[{SUIT_MARKS}]"
_SIGN = re.compile(rf"(\w*)({_ANY})\ufe0e?")
_SIDE_BY_SIDE = re.compile(rf"({_ANY})\ufe0e? (?=\w{{1,2}}{_ANY})")
_SUITS = dict(zip(SUIT_MARKS, Suit, strict=True))
_WHOLE_PACK = CardSet.of_mask((1 << 36) - 1)


def read_aloud(text: str, index: str = "en") -> str:
    """The text with `K♥` and `♥` in words, and a pause between neighbouring cards.

    `index` is the index set of the letters in the text.
    """
    apart = _SIDE_BY_SIDE.sub(r"\1, ", visible(text))
    said = _SIGN.sub(lambda found: _name(found[1], _SUITS[found[2]], index), apart)
    return raised(said)


def _name(before: str, suit: Suit, index: str) -> str:
    card = _cards(index).get(before + SUIT_MARKS[suit])
    return card_name(card) if card is not None else f"{before} {suit_name(suit)}".strip()


@cache
def _cards(index: str) -> dict[str, Card]:
    """Every card by its token."""
    return {card_token(card, index): card for card in _WHOLE_PACK}
