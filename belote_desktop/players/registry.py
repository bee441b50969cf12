"""Finding a computer player by its level and temperament."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Protocol, TypeVar

from belote_desktop.engine.errors import BeloteError
from belote_desktop.players.chance_player import ChancePlayer
from belote_desktop.players.effort import Effort
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.personas import PERSONAS, Kind, Persona
from belote_desktop.players.player import Player
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import ANYONE, BEGINNER, CASUAL, CLUB

_T = TypeVar("_T")


class UnknownLevelError(BeloteError):
    """No level or persona has this name."""


class Inclinable(Player, Protocol):
    """A player that can have a persona."""

    def with_persona(self, persona: Persona) -> Player:
        """A player of the same level with this persona."""


# How hard each level thinks is an estimate of what a person waits for; how strong that makes it is measured
# (docs/strength.md).
_HABITS = ThumbPlayer(CLUB)
_IMAGINED = ThumbPlayer(ANYONE)
_PLAYERS: Mapping[str, Inclinable] = MappingProxyType(
    {
        "random": ChancePlayer(),
        "beginner": ThumbPlayer(BEGINNER),
        "casual": ThumbPlayer(CASUAL),
        "club": SearchPlayer(_HABITS, Effort(worlds=10, milliseconds=20, reads_calls=False, ending=4)),
        "strong": SearchPlayer(_HABITS, Effort(worlds=24, milliseconds=100, reads_calls=False, playouts=8)),
        "expert": SearchPlayer(
            _IMAGINED, Effort(worlds=48, milliseconds=300, call_worlds=48, calls=5, reads_plays=True, playouts=8)
        ),
        "analyst": SearchPlayer(
            _IMAGINED, Effort(worlds=200, milliseconds=2500, call_worlds=200, calls=7, reads_plays=True, playouts=16)
        ),
    }
)


_PERSONAS: Mapping[str, Persona] = MappingProxyType({persona.id: persona for persona in PERSONAS})


@cache
def get(kind: str) -> Player:
    """The player of a level, such as `club`, or of a level and a temperament, such as `club bold`.

    UnknownLevelError lists the levels, or the temperaments.
    """
    asked = Kind.of(str(kind))
    player = _known(asked.level, _PLAYERS, "level", "levels")
    return player.with_persona(_known(asked.persona, _PERSONAS, "temperament", "temperaments"))


def _known(name: str, known: Mapping[str, _T], one: str, many: str) -> _T:
    found = known.get(name)
    if found is None:
        near = difflib.get_close_matches(name, known, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownLevelError(f"There is no {one} {name!r}: the {many} are {', '.join(known)}.{hint}")
    return found
