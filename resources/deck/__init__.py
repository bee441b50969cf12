"""The decks of cards: every face, back and suit mark, drawn by code as SVG text (standard library only).

Each folder in here whose module lists its `DECKS` is one: a deck is added by adding a folder. Nothing is stored: a face
is drawn when it is first asked for (a few milliseconds) and then kept.
"""

import pkgutil
from functools import cache
from importlib import import_module

from .index_sets import INDEX_LETTERS, OF_LANGUAGE, RANK_LETTERS
from .interface import QT_TRANSLATE_NOOP, RANKS, SUITS, Deck, Names, Theme, check
from .palette import HEIGHT, THEMES, WIDTH

__all__ = [
    "BACKS",
    "CARD_RATIO",
    "INDEX_SETS",
    "QT_TRANSLATE_NOOP",
    "RANKS",
    "RANK_LETTERS",
    "SUITS",
    "USUAL",
    "Deck",
    "Names",
    "Theme",
    "back",
    "check",
    "decks",
    "index_of",
    "named",
]

CARD_RATIO = HEIGHT / WIDTH  # height over width
BACKS: tuple[str, ...] = ("burgundy", "green", "blue")
INDEX_SETS: tuple[str, ...] = tuple(INDEX_LETTERS)  # language codes: en prints A K Q J, fr prints A R D V
USUAL = "four"  # the deck of a new profile


@cache
def decks() -> tuple[Deck, ...]:
    """Every deck there is, folder by folder."""
    folders = (import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__) if found.ispkg)
    return tuple(deck for folder in folders for deck in folder.DECKS)


def named(name: str) -> Deck:
    """The deck of that name; the usual one for any other."""
    known = {deck.name: deck for deck in decks()}
    return known.get(name, known[USUAL])


def index_of(language: str) -> str:
    """The index set of a language such as `fr` or `pt_BR`: the letters on the packs where it is spoken."""
    return OF_LANGUAGE.get(language.partition("_")[0], "en")


def back(name: str = "burgundy", *, theme: Theme = "light") -> str:
    """A card back as SVG text, the same size as a face. Raises ValueError for an unknown name or theme."""
    from .cards import back as drawn  # nothing of the drawing is loaded before the first card

    check("back", name, BACKS)
    check("theme", theme, tuple(THEMES))
    return drawn(name, theme)
