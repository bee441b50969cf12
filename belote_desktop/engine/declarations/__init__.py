"""Runs and fours of a kind: finding them in a hand, ranking them, and comparing those of all players.

May import `deals` and `rules`; not `settlement`, the auction or the play.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.engine.declarations.contest import Contest, compare
    from belote_desktop.engine.declarations.finding import (
        best_announcement,
        candidates,
        compatible,
        in_contract,
        wins_at_once,
    )
    from belote_desktop.engine.declarations.ranking import points_of, strength

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.engine.declarations.contest": ("Contest", "compare"),
        "belote_desktop.engine.declarations.finding": (
            "best_announcement", "candidates", "compatible", "in_contract", "wins_at_once",
        ),
        "belote_desktop.engine.declarations.ranking": ("points_of", "strength"),
    },
)  # fmt: skip

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
