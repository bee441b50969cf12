"""The groups in which the list shows the games: those played last, one of each kind, the families, what was found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.games.game_entry import YOURS, GameEntry, named
from belote_desktop.models.games.game_search import Filter, Found
from belote_desktop.models.words import words
from belote_desktop.variants.families.all_families import FAMILIES, ONE_OF_EACH, Family
from belote_desktop.variants.homelands import USUAL

LAST, EACH, NAMED, RULED = "last", "each", "named", "ruled"
"""The keys of the groups that are no families: played last, one of each kind, found by name, found in the rules."""


def keys_from(home: str) -> tuple[str, ...]:
    """All groups in the order in which they are shown: of the families, that of the game of one's country first."""
    first = next((family.id for family in FAMILIES if home in _ids(family)), "")
    families = sorted((family.id for family in FAMILIES), key=lambda key: key != first)
    return (LAST, YOURS, EACH, *families, NAMED, RULED)


def groups_of(
    entries: Sequence[GameEntry], found: Found, recent: Sequence[str], text: str, wanted: Filter, home: str = USUAL
) -> Mapping[str, Sequence[GameEntry]]:
    """The games of each group, by its key: what a text finds, else the families; unfiltered, also those to begin with.

    `recent` are the ids of the games played last that are to be shown, the latest first. `home` is the game of the
    person's country: it is the first to begin with, and the games of that country are the first of their families.
    """
    if text.strip():
        return {NAMED: found.named, RULED: found.ruled}
    country = next((entry.variant.country for entry in entries if entry.id == home), "")
    of_country = sorted(found.named, key=lambda entry: entry.variant.country != country)
    families = {
        key: [entry for entry in of_country if entry.family == key]
        for key in (YOURS, *(family.id for family in FAMILIES))
    }
    if not wanted.empty:
        return families
    last = named(entries, recent)
    return {LAST: last, EACH: named(entries, _one_of_each(home)), **families}


def _one_of_each(home: str) -> list[str]:
    """A game of each kind, the one of the person's country first, in place of another of its family."""
    family = next((family for family in FAMILIES if home in _ids(family)), FAMILIES[0])
    told_by = home if home in ONE_OF_EACH else next((game for game in ONE_OF_EACH if game in _ids(family)), home)
    return [home, *(game for game in ONE_OF_EACH if game != told_by)]


def _ids(family: Family) -> set[str]:
    return {game.id for game in family.games}


def group_titles() -> Mapping[str, str]:
    """The headings of all groups in the user's language."""
    return {
        #: The head of a list of games.
        LAST: QCoreApplication.translate("GameList", "Recently played"),
        #: The head of a list of games.
        YOURS: QCoreApplication.translate("GameList", "Your games"),
        #: The head of a list of games.
        EACH: QCoreApplication.translate("GameList", "One game of each family"),
        #: The head of a list of games.
        NAMED: QCoreApplication.translate("GameList", "Found by name or country"),
        #: The head of a list of games.
        RULED: QCoreApplication.translate("GameList", "Found in the rules"),
        **{family.id: words.translated(family.name) for family in FAMILIES},
    }
