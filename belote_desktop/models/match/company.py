"""Who sits down with the user: people of the country of the game, other than the user's own portrait."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from PySide6.QtCore import QLocale

from belote_desktop import variants
from belote_desktop.models.preferences import Preferences
from belote_desktop.variants.people import Person, companions

FIRST = 0
"""The seed of the people a new player meets first, and of those in lessons."""


def country_of(game: str) -> str:
    """The country of a game by its id; empty for one that is not registered."""
    return next((known.country for known in variants.all_variants() if known.id == game), "")


def company(game: str, seats: int, preferences: Preferences, seed: int = FIRST) -> tuple[Person, ...]:
    """The people for the other seats of a game, in turn order after the user, each with the name that is to be read."""
    others = companions(country_of(game), seats - 1, seed, without=(str(preferences.value("portrait")),))
    return tuple(map(_readable, others))


def _readable(person: Person) -> Person:
    """The person under the name in the letters of their country if the window is in the same: Стоян to a Bulgarian."""
    of_window = _script(QLocale().nativeLanguageName())
    return replace(person, name=person.written) if _script(person.written) == of_window else person


def _script(word: str) -> str:
    """The script of a word, such as CYRILLIC, by its first letter; empty for no word."""
    return unicodedata.name(word[:1], "").partition(" ")[0] if word else ""


def next_seed(preferences: Preferences) -> int:
    """The seed for the people of the next match."""
    return int(preferences.value("people_seed"))
