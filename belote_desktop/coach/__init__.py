"""The coach: what a player is held to, advice and hints in four rungs, the tutor. It knows what the seat knows."""

from belote_desktop.coach.duties import in_force, obligation
from belote_desktop.coach.explanations import Permitted, permitted
from belote_desktop.coach.warnings import warning

__all__ = ["Permitted", "in_force", "obligation", "permitted", "warning"]
