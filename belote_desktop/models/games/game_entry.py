"""A game in the lists of the windows: from the catalogue, one without known rules, or one of the user's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from belote_desktop.engine import Ruleset
from belote_desktop.variants import GameShelf, Variant, unestablished
from belote_desktop.variants.families.all_families import FAMILIES
from belote_desktop.variants.local_names import LOCAL_NAMES

YOURS = "yours"
"""The family of a person's own games."""
_FAMILY = {game.id: family.id for family in FAMILIES for game in family.games}


@dataclass(frozen=True)
class GameEntry:
    """One game to choose: its description, its rules (or those of its nearest relative if they are not known), the id
    of its family, and its other names.
    """

    variant: Variant
    rules: Ruleset
    family: str
    aliases: str = ""

    @property
    def id(self) -> str:
        """The id by which a game is chosen."""
        return self.variant.id


def entries_on(shelf: GameShelf) -> tuple[GameEntry, ...]:
    """Every game of a shelf: the user's first, those with unknown rules last."""
    return tuple(_entry(game, shelf) for game in (*shelf.all(), *unestablished()))


def _entry(game: Variant, shelf: GameShelf) -> GameEntry:
    named = shelf.base(game.id)
    family = YOURS if game.is_own else _FAMILY[game.id]
    return GameEntry(game, shelf.rules(game.id), family, LOCAL_NAMES.get(named, ""))


def named(entries: Iterable[GameEntry], ids: Iterable[str]) -> tuple[GameEntry, ...]:
    """The entries with these ids, in this order. Ids that no longer exist are left out."""
    known = {entry.id: entry for entry in entries}
    return tuple(known[name] for name in ids if name in known)
