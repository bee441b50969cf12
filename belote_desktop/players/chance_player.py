"""A player that does anything lawful: the yardstick for the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine.actions import Action
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.engine.randomness import Draw
from belote_desktop.engine.view import SeatView
from belote_desktop.players.player import Decision, World


def draw_for(view: SeatView, seed: int) -> Draw:
    """The chance of one decision: equal for equal views and seeds."""
    said = len(view.calls) + len(view.doubles) + len(view.announced) + len(view.belote_said)
    played = 4 * len(view.tricks) + (len(view.trick.cards) if view.trick else 0)
    return Draw(seed, f"player {view.seat} {view.number} {said} {played} {view.hand} {len(view.options)}")


@dataclass(frozen=True)
class ChancePlayer:
    """Every option is equally likely."""

    def decide(
        self, view: SeatView, worlds: Sequence[World] | None = None, seconds: float = 0.5, seed: int = 1
    ) -> Decision:
        if not view.options:
            raise ValueError("There is nothing for this seat to do.")
        action = view.options[draw_for(view, seed).below(len(view.options))]
        reason = say(QT_TRANSLATE_NOOP("players", "The choice is left to chance."))
        return Decision(action, reason, tuple((each, 1 / len(view.options)) for each in view.options))

    def choose(self, view: SeatView, seconds: float = 0.5, seed: int = 1) -> Action:
        return self.decide(view, None, seconds, seed).action
