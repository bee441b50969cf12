"""An environment for learning agents: every game as a PettingZoo AEC environment. Needs the extra `rl`, but no Qt.

It imports `engine` and `variants` only. `docs/rl.md` says what the numbers mean.
"""

from belote_desktop.rl.action_numbers import ActionNumbers
from belote_desktop.rl.environment import BeloteEnvironment, Episode, Observation, environment
from belote_desktop.rl.observations import Observations, Vector
from belote_desktop.rl.sections import Section

__all__ = [
    "ActionNumbers", "BeloteEnvironment", "Episode", "Observation", "Observations", "Section", "Vector", "environment",
]  # fmt: skip
