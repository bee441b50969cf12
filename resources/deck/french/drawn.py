"""The pictures of the deck with French suits."""

from functools import cache

from .. import cards, courts
from ..index_sets import INDEX_LETTERS, SUIT_LETTERS
from ..interface import RANKS, SUITS, check
from ..marks import MARKS
from ..palette import FOUR_COLOURS, THEMES
from ..paths import write


@cache
def face(rank: str, suit: str, colour: str, index: str, theme: str) -> str:
    """The face of a card with pips and index in a colour."""
    check("rank", rank, tuple(RANKS))
    check("index set", index, tuple(INDEX_LETTERS))
    check("theme", theme, tuple(THEMES))
    initial = SUIT_LETTERS[index][SUITS.index(suit)]
    shown = cards.Suit(_mark(suit, colour, 'id="m" '), colour, FOUR_COLOURS[suit], initial)
    style = cards.Style(INDEX_LETTERS[index], cards.ace_in_roundel(), courts.FRENCH_FIGURES)
    return cards.face(rank, suit, shown, style, theme)


def suit_mark(suit: str, colour: str) -> str:
    """A suit's mark alone in a colour."""
    return cards.alone(_mark(suit, colour))


def _mark(suit: str, colour: str, named: str = "") -> str:
    return f'<path {named}fill="{colour}" d="{write(MARKS[suit])}"/>'
