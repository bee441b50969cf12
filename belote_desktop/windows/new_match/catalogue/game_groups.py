"""The groups in which the list shows the games: those played last, one of each kind, the families, what was found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.games.game_entry import YOURS, GameEntry, named
from belote_desktop.models.games.game_search import Filter, Found
from belote_desktop.models.words import words
from belote_desktop.variants.families.all_families import FAMILIES, ONE_OF_EACH

LAST, EACH, NAMED, RULED = "last", "each", "named", "ruled"
"""The keys of the groups that are no families: played last, one of each kind, found by name, found in the rules."""
KEYS = (LAST, YOURS, EACH, *(family.id for family in FAMILIES), NAMED, RULED)
"""All groups in the order in which they are shown."""


def groups_of(
    entries: Sequence[GameEntry], found: Found, recent: Sequence[str], text: str, wanted: Filter
) -> Mapping[str, Sequence[GameEntry]]:
    """The games of each group, by its key: what a text finds, else the families; unfiltered, also those to begin with.

    `recent` are the ids of the games played last that are to be shown, the latest first.
    """
    if text.strip():
        return {NAMED: found.named, RULED: found.ruled}
    families = {
        key: [entry for entry in found.named if entry.family == key]
        for key in (YOURS, *(family.id for family in FAMILIES))
    }
    if not wanted.empty:
        return families
    last = named(entries, recent)
    return {LAST: last, EACH: named(entries, ONE_OF_EACH), **families}


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
