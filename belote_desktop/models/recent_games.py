"""The games a person played last, newest first."""

from __future__ import annotations

from belote_desktop.models.preferences import Preferences

KEPT = 6


def recent_games(preferences: Preferences) -> tuple[str, ...]:
    """The ids of the games that were started last; the name of a game holds no end of line."""
    return tuple(name for name in str(preferences.value("recent_games")).split("\n") if name)


def with_latest(recent: tuple[str, ...], game: str) -> str:
    """The text to keep after another match of a game was started."""
    return "\n".join((game, *(name for name in recent if name != game))[:KEPT])
