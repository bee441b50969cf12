"""The levels and temperaments the user can choose, and the replacement for one that no longer exists."""

from __future__ import annotations

from belote_desktop import players
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players import PERSONAS, Kind, Level, Persona
from belote_desktop.players.personas import EVEN
from belote_desktop.profile import OPTIONS

#: {level}: a level of the computer players, Club. {instead}: another one.
_NOT_OFFERED = QT_TRANSLATE_NOOP("engine", "The level {level} cannot be chosen here. {instead} is used instead.")
#: {persona}: a temperament of the computer players, Bold. {instead}: another one.
_NO_SUCH_PERSONA = QT_TRANSLATE_NOOP("engine", "There is no temperament called {persona}. {instead} is used instead.")
#: {level}: a level of the computer players, unknown here. {instead}: one that is known, Analyst.
_NOT_KNOWN = QT_TRANSLATE_NOOP(
    "engine", "This version has no level {level}, which this match uses. Those players now play at level {instead}."
)
#: {persona}: a temperament of the computer players, unknown here. {instead}: one that is known, Even.
_PERSONA_NOT_KNOWN = QT_TRANSLATE_NOOP(
    "engine", "This version has no temperament {persona}, which this match uses. Those players are now {instead}."
)


_FOR_TOOLS = frozenset({"random", "analyst"})
"""Levels to measure others by, and for hints and reviews."""


def levels_offered() -> tuple[Level, ...]:
    """The levels the user can choose, the weakest first. Other levels are for tools."""
    return tuple(level for level in players.LEVELS if level.id not in _FOR_TOOLS)


def level_called(name: str) -> Level | None:
    """The level with this id, or None."""
    return next((level for level in players.LEVELS if level.id == name), None)


def persona_called(name: str) -> Persona | None:
    """The temperament with this id, or None."""
    return next((persona for persona in PERSONAS if persona.id == name), None)


def level_in_force(stored: str) -> tuple[str, Message | None]:
    """The level for a new match, and the sentence why it is not the stored one, or None."""
    offered = {level.id: level for level in levels_offered()}
    if stored in offered:
        return stored, None
    usual = offered[str(next(option.default for option in OPTIONS if option.key == "level"))]
    known = level_called(stored)
    return usual.id, say(_NOT_OFFERED, level=known.name if known else stored, instead=usual.name)


def kind_in_force(stored: str) -> tuple[Kind, Message | None]:
    """The player for one seat of a new match, stored as `club bold`, and why it is not that one, or None."""
    wanted = Kind.of(stored)
    level, problem = level_in_force(wanted.level)
    if persona_called(wanted.persona) is not None:
        return Kind(level, wanted.persona), problem
    return Kind(level), problem or say(_NO_SUCH_PERSONA, persona=wanted.persona, instead=EVEN.name)


def kind_to_go_on_with(recorded: str) -> tuple[str, Message | None]:
    """The player that replaces the `recorded` one in a continued match.

    An unknown level is replaced by the strongest, an unknown temperament by none, with a sentence.
    """
    wanted, strongest = Kind.of(recorded), levels_offered()[-1]
    level, persona = level_called(wanted.level) or strongest, persona_called(wanted.persona) or EVEN
    notice = None
    if level.id != wanted.level:
        notice = say(_NOT_KNOWN, level=wanted.level, instead=strongest.name)
    elif persona.id != wanted.persona:
        notice = say(_PERSONA_NOT_KNOWN, persona=wanted.persona, instead=EVEN.name)
    return str(Kind(level.id, persona.id)), notice
