"""Computer players: from the view of a seat, each chooses the call or card of that seat.

    >>> players.get("club")                               # a level
    >>> players.get("club bold")                          # a level with a temperament
    >>> players.get("expert").choose(view, seed=1)        # an action
    >>> players.get("expert").decide(view).reason         # the same with its reason
    >>> [level.id for level in players.LEVELS]            # the levels, weakest first
    >>> [persona.id for persona in players.PERSONAS]      # the temperaments

A player sees a `SeatView` and nothing else. The same view and seed give the same decision.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.players.levels import LEVELS, Level
    from belote_desktop.players.pace import usual_pace
    from belote_desktop.players.personas import PERSONAS, Kind, Persona
    from belote_desktop.players.player import Decision, Player, World
    from belote_desktop.players.registry import UnknownLevelError, get

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.players.levels": ("LEVELS", "Level"),
        "belote_desktop.players.pace": ("usual_pace",),
        "belote_desktop.players.personas": ("PERSONAS", "Kind", "Persona"),
        "belote_desktop.players.player": ("Decision", "Player", "World"),
        "belote_desktop.players.registry": ("UnknownLevelError", "get"),
    },
)  # fmt: skip

__all__ = [
    "LEVELS", "PERSONAS", "Decision", "Kind", "Level", "Persona", "Player", "UnknownLevelError", "World", "get",
    "usual_pace",
]  # fmt: skip
