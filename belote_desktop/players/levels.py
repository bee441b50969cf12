"""The levels of play. A level differs by what it knows and remembers, never by bad cards on purpose."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Protocol, TypeVar

from belote_desktop.engine.errors import BeloteError
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.players.chance_player import ChancePlayer
from belote_desktop.players.effort import Effort
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.personas import PERSONAS, Kind, Persona
from belote_desktop.players.player import Player
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import BEGINNER, CASUAL, CLUB

_T = TypeVar("_T")


class UnknownLevelError(BeloteError):
    """There is no level, or no persona, of this name."""


class Inclinable(Player, Protocol):
    """A player that can have a persona."""

    def with_persona(self, persona: Persona) -> Player:
        """A player of the same level, inclined so."""


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
          QT_TRANSLATE_NOOP("players", "Plays by rules of thumb, and thinks the last tricks through to the end.")),
    Level("strong", QT_TRANSLATE_NOOP("players", "Strong"),
          QT_TRANSLATE_NOOP("players", "Thinks possible deals through from the first card on, and minds the score.")),
    Level("expert", QT_TRANSLATE_NOOP("players", "Expert"),
          QT_TRANSLATE_NOOP("players", "Reads what was called and played, and weighs what each call leads to.")),
    Level("analyst", QT_TRANSLATE_NOOP("players", "Analyst"),
          QT_TRANSLATE_NOOP("players", "The Expert with all the time it wants: for hints and reviews.")),
)  # fmt: skip
"""Every level, the weakest first."""

_HABITS = ThumbPlayer(CLUB)
_PLAYERS: Mapping[str, Inclinable] = MappingProxyType(
    {
        "random": ChancePlayer(),
        "beginner": ThumbPlayer(BEGINNER),
        "casual": ThumbPlayer(CASUAL),
        "club": SearchPlayer(_HABITS, Effort(worlds=10, milliseconds=20, reads_calls=False, ending=4)),
        "strong": SearchPlayer(_HABITS, Effort(worlds=24, milliseconds=100, reads_calls=False, playouts=8)),
        "expert": SearchPlayer(
            _HABITS, Effort(worlds=48, milliseconds=300, call_worlds=48, calls=5, reads_plays=True, playouts=8)
        ),
        "analyst": SearchPlayer(
            _HABITS, Effort(worlds=200, milliseconds=2500, call_worlds=200, calls=7, reads_plays=True, playouts=16)
        ),
    }
)


_PERSONAS: Mapping[str, Persona] = MappingProxyType({persona.id: persona for persona in PERSONAS})


@cache
def get(kind: str) -> Player:
    """The player of a level, `club`, or of a level and a persona, `club bold`.

    UnknownLevelError names the levels, or the personas, there are.
    """
    asked = Kind.of(str(kind))
    player = _known(asked.level, _PLAYERS, "level", "levels")
    return player.with_persona(_known(asked.persona, _PERSONAS, "persona", "personas"))


def _known(name: str, known: Mapping[str, _T], one: str, many: str) -> _T:
    found = known.get(name)
    if found is None:
        near = difflib.get_close_matches(name, known, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownLevelError(f"There is no {one} {name!r}: the {many} are {', '.join(known)}.{hint}")
    return found
