"""The deck: every card face, back and suit mark, drawn by code as SVG text (standard library only).

Nothing is stored: a face is drawn when it is first asked for (a few milliseconds) and then kept.
"""

from typing import Literal

from . import cards
from .backs import DESIGNS
from .letters import INDEX_LETTERS
from .palette import HEIGHT, SUIT_COLOURS, THEMES, WIDTH

__all__ = [
    "BACKS",
    "CARD_RATIO",
    "INDEX_SETS",
    "RANKS",
    "SUITS",
    "Colours",
    "Theme",
    "back",
    "face",
    "german_mark",
    "scheme",
    "suit_colour",
    "suit_mark",
]

Colours = Literal["four", "two", "german"]
Theme = Literal["light", "dark", "contrast"]

RANKS = "6789TJQKA"
SUITS = "SHDC"
CARD_RATIO = HEIGHT / WIDTH  # height over width
BACKS: tuple[str, ...] = tuple(DESIGNS)
INDEX_SETS: tuple[str, ...] = tuple(INDEX_LETTERS)  # language codes: en prints A K Q J, fr prints A R D V


def _check(what: str, given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        raise ValueError(f"The deck has no {what} {given!r}; choose one of: {' '.join(known)}.")


def face(rank: str, suit: str, *, index: str = "en", colours: Colours = "four", theme: Theme = "light") -> str:
    """The face of a card as SVG text, 252 by 352 units (a quarter of a millimetre each).

    `rank` is one of 6 7 8 9 T J Q K A and `suit` one of S H D C. `index` chooses the printed letters (see
    INDEX_SETS; `german` prints A K O U); `colours` recolours the pips and indices, never the figures, or takes the
    German suits with their own court; the contrast theme adds the suit's initial under the index. Raises ValueError
    for anything unknown.
    """
    _check("rank", rank, tuple(RANKS))
    _check("suit", suit, tuple(SUITS))
    _check("index set", index, INDEX_SETS)
    _check("suit colours", colours, tuple(SUIT_COLOURS))
    _check("theme", theme, tuple(THEMES))
    return cards.face(rank, suit, index, colours, theme)


def back(name: str = "burgundy", *, theme: Theme = "light") -> str:
    """A card back as SVG text, the same size as a face. Raises ValueError for an unknown name or theme."""
    _check("back", name, BACKS)
    _check("theme", theme, tuple(THEMES))
    return cards.back(name, theme)


def scheme(name: str) -> Colours:
    """The suit colours of that name; four colours for any other."""
    known: dict[str, Colours] = {"four": "four", "two": "two", "german": "german"}
    return known.get(name, "four")


def suit_colour(suit: str, *, colours: Colours = "four") -> str:
    """The colour of a suit's marks as `#rrggbb`, made for light paper; of German suits that of the index letters."""
    _check("suit", suit, tuple(SUITS))
    _check("suit colours", colours, tuple(SUIT_COLOURS))
    return SUIT_COLOURS[colours][suit]


def suit_mark(suit: str, *, colours: Colours = "four", colour: str | None = None) -> str:
    """A suit's mark alone on a square, as SVG text; `colour` (`#rrggbb`) overrides the suit's own.

    German marks have several colours; they are given whole unless `colour` is, which asks for a plain French one.
    """
    own = suit_colour(suit, colours=colours)
    if colours == "german" and colour is None:
        return cards.german_mark(suit)
    return cards.mark(suit, colour or own)


def german_mark(suit: str) -> str:
    """The German mark that stands for a suit: leaf for S, heart for H, bell for D, acorn for C; as SVG text."""
    _check("suit", suit, tuple(SUITS))
    return cards.german_mark(suit)
