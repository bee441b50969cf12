"""The deck with French suits: spades, hearts, diamonds and clubs, in four colours or in two."""

from collections.abc import Mapping

from ..interface import QT_TRANSLATE_NOOP, SUITS, Deck, Theme, check
from ..palette import FOUR_COLOURS, TWO_COLOURS


class FrenchDeck(Deck):
    """`colours` are those of pips and indices; the figures are the same in all of them."""

    def __init__(self, name: str, label: str, colours: Mapping[str, str]) -> None:
        self.name = name
        self.label = label
        self._colours = colours

    def face(self, rank: str, suit: str, *, index: str = "en", theme: Theme = "light") -> str:
        from .drawn import face  # nothing of the drawing is loaded before the first card

        return face(rank, suit, self.suit_colour(suit), index, theme)

    def suit_mark(self, suit: str) -> str:
        from .suit_marks import suit_mark

        return suit_mark(suit, self.suit_colour(suit))

    def suit_colour(self, suit: str) -> str:
        check("suit", suit, tuple(SUITS))
        return self._colours[suit]


DECKS = (
    FrenchDeck("four", QT_TRANSLATE_NOOP("settings", "Four colours"), FOUR_COLOURS),
    FrenchDeck("two", QT_TRANSLATE_NOOP("settings", "Black and red"), TWO_COLOURS),
)
