"""The levels a person can choose from, and what stands in for one that is not among them."""

from __future__ import annotations

from belote_desktop import players
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players import Level
from belote_desktop.profile import OPTIONS

_NOT_OFFERED = QT_TRANSLATE_NOOP("engine", "The level {level} cannot be chosen here; {instead} is chosen instead.")
_NOT_KNOWN = QT_TRANSLATE_NOOP(
    "engine", "This version does not know the level {level} of this match: those players now play as {instead}."
)


_FOR_TOOLS = frozenset({"random", "analyst"})
"""Levels to measure others by, and for hints and reviews."""


def levels_offered() -> tuple[Level, ...]:
    """The levels a person can choose from, the weakest first; the others are for tools."""
    return tuple(level for level in players.LEVELS if level.id not in _FOR_TOOLS)


def level_called(name: str) -> Level | None:
    """The level with this id."""
    return next((level for level in players.LEVELS if level.id == name), None)


def level_in_force(stored: str) -> tuple[str, Message | None]:
    """The level of a new match, and why it is not the stored one, if it is not."""
    offered = {level.id: level for level in levels_offered()}
    if stored in offered:
        return stored, None
    usual = offered[str(next(option.default for option in OPTIONS if option.key == "level"))]
    known = level_called(stored)
    return usual.id, say(_NOT_OFFERED, level=known.name if known else stored, instead=usual.name)


def level_to_go_on_with(recorded: str) -> tuple[str, Message | None]:
    """The level that plays on in a match of level `recorded`: the strongest, with a sentence, for an unknown one."""
    if level_called(recorded) is not None:
        return recorded, None
    strongest = levels_offered()[-1]
    return strongest.id, say(_NOT_KNOWN, level=recorded, instead=strongest.name)
