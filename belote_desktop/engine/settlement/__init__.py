"""Settlement: from the outcome of a deal to its score, with one policy for each kind of score.

May import `deals` and `rules`; not `declarations`, the auction or the play. `engine/matches/outcomes.py` reads the
outcome off a deal.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.engine.settlement.held import held_returned
    from belote_desktop.engine.settlement.outcome import Outcome
    from belote_desktop.engine.settlement.policies import SETTLEMENTS, settle

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.engine.settlement.held": ("held_returned",),
        "belote_desktop.engine.settlement.outcome": ("Outcome",),
        "belote_desktop.engine.settlement.policies": ("SETTLEMENTS", "settle"),
    },
)  # fmt: skip

__all__ = ["SETTLEMENTS", "Outcome", "held_returned", "settle"]
