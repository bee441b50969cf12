"""Runs and fours of a kind: finding them in a hand, ranking them, and comparing those of all players."""

from belote_desktop.engine.declarations.contest import Contest, compare
from belote_desktop.engine.declarations.finding import (
    best_announcement,
    candidates,
    compatible,
    in_contract,
    wins_at_once,
)
from belote_desktop.engine.declarations.ranking import points_of, strength

__all__ = [
    "Contest",
    "best_announcement",
    "candidates",
    "compare",
    "compatible",
    "in_contract",
    "points_of",
    "strength",
    "wins_at_once",
]
