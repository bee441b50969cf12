"""The coach: what a player is held to, and hints in three rungs. It knows what the seat knows."""

from belote_desktop.coach.duties import obligation
from belote_desktop.coach.hints import RUNGS, hint
from belote_desktop.coach.warnings import warning

__all__ = ["RUNGS", "hint", "obligation", "warning"]
