"""The deck with German suits: leaves, hearts, bells and acorns, with a court and letters of its own."""

from types import MappingProxyType

from ..interface import QT_TRANSLATE_NOOP, SUITS, Deck, Names, Theme, check
from ..palette import GREEN, INK, RED

_COLOURS = {"S": GREEN, "H": RED, "D": "#825800", "C": INK}  # leaves, hearts, bells, acorns: the index alone
_NAMES: Names = MappingProxyType(
    {
        ("cards", "spades"): QT_TRANSLATE_NOOP("cards", "leaves"),
        ("cards", "diamonds"): QT_TRANSLATE_NOOP("cards", "bells"),
        ("cards", "clubs"): QT_TRANSLATE_NOOP("cards", "acorns"),
        ("cards", "jack"): QT_TRANSLATE_NOOP("cards", "unter"),
        ("cards", "queen"): QT_TRANSLATE_NOOP("cards", "ober"),
        ("calls", "Spades"): QT_TRANSLATE_NOOP("calls", "Leaves"),
        ("calls", "Diamonds"): QT_TRANSLATE_NOOP("calls", "Bells"),
        ("calls", "Clubs"): QT_TRANSLATE_NOOP("calls", "Acorns"),
    }
)


class GermanDeck(Deck):
    """A leaf stands for spades, a bell for diamonds, an acorn for clubs; marks have several colours."""

    name = "german"
    label = QT_TRANSLATE_NOOP("settings", "German suits")
    letters = "6789TUOKA"
    names = _NAMES

    def face(self, rank: str, suit: str, *, index: str = "en", theme: Theme = "light") -> str:
        """The face of a card; its letters are A K O U whatever `index` says."""
        from .drawn import face  # nothing of the drawing is loaded before the first card

        return face(rank, suit, self.suit_colour(suit), theme)

    def suit_mark(self, suit: str) -> str:
        from .drawn import suit_mark

        check("suit", suit, tuple(SUITS))
        return suit_mark(suit)

    def suit_colour(self, suit: str) -> str:
        check("suit", suit, tuple(SUITS))
        return _COLOURS[suit]


DECKS = (GermanDeck(),)
