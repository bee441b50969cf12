"""The games the user played last, newest first, and the one that others are compared with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from belote_desktop.models.preferences import Preferences

if TYPE_CHECKING:
    from belote_desktop.models.games.game_entry import GameEntry

KEPT = 6


def recent_games(preferences: Preferences) -> tuple[str, ...]:
    """The ids of the games started last, newest first."""
    return tuple(name for name in str(preferences.value("recent_games")).split("\n") if name)


def with_latest(recent: tuple[str, ...], game: str) -> str:
    """The text to store after a match of a game was started."""
    return "\n".join((game, *(name for name in recent if name != game))[:KEPT])


def known_game(preferences: Preferences, entries: Sequence[GameEntry]) -> GameEntry:
    """The game the user knows: the one they chose, else the one played last, else the first of all."""
    from belote_desktop.models.games.game_entry import named  # the first page needs none of it

    wanted = (preferences.value("known_game"), *recent_games(preferences), preferences.value("last_variant"))
    return next(iter(named(entries, map(str, wanted))), entries[0])
