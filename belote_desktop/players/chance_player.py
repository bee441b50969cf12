"""A player that chooses any legal action by chance, as the baseline for the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine.actions import CHALLENGE, Action
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.personas import Persona
from belote_desktop.players.player import Decision, World, check_asked


def draw_for(view: SeatView, seed: int) -> Draw:
    """The random numbers for one decision; equal views and seeds give equal numbers."""
    said = len(view.calls) + len(view.doubles) + len(view.announced) + len(view.belote_said)
    played = 4 * len(view.tricks) + (len(view.trick.cards) if view.trick else 0)
    return Draw(seed, f"player {view.seat} {view.number} {said} {played} {view.hand} {len(view.lawful)}")


@dataclass(frozen=True)
class ChancePlayer:
    """Chooses every legal action with the same chance, but never challenges."""

    def with_persona(self, persona: Persona) -> ChancePlayer:
        """The player itself, because a persona has no effect on it."""
        return self

    def decide(
        self, view: SeatView, worlds: Sequence[World] | None = None, seconds: float = 0.5, seed: int = 1
    ) -> Decision:
        check_asked(view)
        offered = tuple(action for action in view.lawful if action != CHALLENGE) or view.lawful
        action = offered[draw_for(view, seed).below(len(offered))]
        reason = say(QT_TRANSLATE_NOOP("players", "The choice is left to chance."))
        return Decision(action, reason, tuple((each, 1 / len(offered)) for each in offered))

    def choose(self, view: SeatView, seconds: float = 0.5, seed: int = 1) -> Action:
        return self.decide(view, None, seconds, seed).action
