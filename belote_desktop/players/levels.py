"""The levels of play. A level differs by what it knows and remembers, never by bad cards on purpose."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.players.chance_player import ChancePlayer
from belote_desktop.players.effort import Effort
from belote_desktop.players.player import Player
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import BEGINNER, CASUAL, CLUB
from belote_desktop.players.thumb_player import ThumbPlayer


class UnknownLevelError(ValueError):
    """There is no level of this name."""


@dataclass(frozen=True)
class Level:
    """A level as it is shown to people; `name` and `sentence` are English (context `players`)."""

    id: str
    name: str
    sentence: str


LEVELS: tuple[Level, ...] = (
    Level("random", QT_TRANSLATE_NOOP("players", "Random"),
          QT_TRANSLATE_NOOP("players", "Plays any card the rules allow.")),
    Level("beginner", QT_TRANSLATE_NOOP("players", "Beginner"),
          QT_TRANSLATE_NOOP("players", "Wins tricks where it can, calls with care and forgets what was played.")),
    Level("casual", QT_TRANSLATE_NOOP("players", "Casual"),
          QT_TRANSLATE_NOOP("players", "Counts the cards, draws trumps, feeds the partner, minds the last trick.")),
    Level("club", QT_TRANSLATE_NOOP("players", "Club"),
          QT_TRANSLATE_NOOP("players", "Thinks a few possible deals through to the end before it plays.")),
    Level("strong", QT_TRANSLATE_NOOP("players", "Strong"),
          QT_TRANSLATE_NOOP("players", "Reads the calls, reckons with the score, and weighs what a call leads to.")),
    Level("expert", QT_TRANSLATE_NOOP("players", "Expert"),
          QT_TRANSLATE_NOOP("players", "Reads the cards played too, and thinks in many more possible deals.")),
    Level("analyst", QT_TRANSLATE_NOOP("players", "Analyst"),
          QT_TRANSLATE_NOOP("players", "The Expert with all the time it wants: for hints and reviews.")),
)  # fmt: skip
"""Every level, the weakest first."""

_HABITS = ThumbPlayer(CLUB)
_PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "random": ChancePlayer(),
        "beginner": ThumbPlayer(BEGINNER),
        "casual": ThumbPlayer(CASUAL),
        "club": SearchPlayer(_HABITS, Effort(worlds=10, milliseconds=20, reads_calls=False)),
        "strong": SearchPlayer(_HABITS, Effort(worlds=20, milliseconds=100, call_worlds=16, calls=4, playouts=8)),
        "expert": SearchPlayer(
            _HABITS, Effort(worlds=48, milliseconds=300, call_worlds=60, calls=5, reads_plays=True, playouts=8)
        ),
        "analyst": SearchPlayer(
            _HABITS, Effort(worlds=200, milliseconds=2500, call_worlds=200, calls=7, reads_plays=True, playouts=16)
        ),
    }
)


def get(level: str) -> Player:
    """The player of a level; UnknownLevelError names the levels there are."""
    found = _PLAYERS.get(level)
    if found is None:
        near = difflib.get_close_matches(level, _PLAYERS, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownLevelError(f"There is no level {level!r}: the levels are {', '.join(_PLAYERS)}.{hint}")
    return found
