"""The pictures of the deck with French suits."""

from functools import cache

from .. import cards, courts
from ..index_sets import INDEX_LETTERS, SUIT_LETTERS
from ..interface import RANKS, SUITS, check
from ..palette import FOUR_COLOURS, THEMES
from .suit_marks import mark


@cache
def face(rank: str, suit: str, colour: str, index: str, theme: str) -> str:
    """The face of a card with pips and index in a colour."""
    check("rank", rank, tuple(RANKS))
    check("index set", index, tuple(INDEX_LETTERS))
    check("theme", theme, tuple(THEMES))
    initial = SUIT_LETTERS[index][SUITS.index(suit)]
    shown = cards.Suit(mark(suit, colour, 'id="m" '), colour, FOUR_COLOURS[suit], initial)
    style = cards.Style(INDEX_LETTERS[index], cards.ace_in_roundel(), courts.FRENCH_FIGURES)
    return cards.face(rank, suit, shown, style, theme)
