"""A call as a value of a message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # whoever words a sentence need not load the actions
    from belote_desktop.engine.actions import Action
    from belote_desktop.engine.rules.ruleset import Ruleset


@dataclass(frozen=True)
class CallName:
    """In its place stands what the player says, in the words of the game."""

    action: Action
    rules: Ruleset

    def __str__(self) -> str:
        return str(self.action)
