"""What a deck is: the pictures of its cards and suits, and what its suits and ranks are called."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

Theme = Literal["light", "dark", "contrast"]

RANKS = "6789TJQKA"
SUITS = "SHDC"

Names = Mapping[tuple[str, str], str]
NO_NAMES: Names = MappingProxyType({})


def QT_TRANSLATE_NOOP(_context: str, source: str) -> str:
    """Mark `source` for translation; the context is that of the text it stands for, `settings` for a label."""
    return source


class Deck(ABC):
    """One way to draw the cards. Pictures are SVG text, 252 by 352 units for a card, square for a suit.

    `name` is the word the settings keep, `label` what people choose it by (context `settings`). `letters` are those of
    the ranks from the six to the ace where the deck has letters of its own, of one sign each (T is shown as 10); empty
    where they are those of the language. `names` has its words for suits and ranks: the context and the English word of
    the French deck -> the word of this one, marked in the same context.
    """

    name: str
    label: str
    letters: str = ""
    names: Names = NO_NAMES

    @abstractmethod
    def face(self, rank: str, suit: str, *, index: str = "en", theme: Theme = "light") -> str:
        """The face of a card; `rank` is one of RANKS, `suit` one of SUITS.

        `index` chooses the printed letters where the deck has none of its own (INDEX_SETS). The contrast theme adds the
        suit's initial under the index. Raises ValueError for anything unknown.
        """

    @abstractmethod
    def suit_mark(self, suit: str) -> str:
        """A suit's mark alone."""

    @abstractmethod
    def suit_colour(self, suit: str) -> str:
        """The colour of a suit's index letters as `#rrggbb`, made for light paper."""


def check(what: str, given: str, known: tuple[str, ...]) -> None:
    """Raise ValueError with the names there are, if this is none of them."""
    if given not in known:
        raise ValueError(f"The deck has no {what} {given!r}; choose one of: {' '.join(known)}.")
