"""Scenes of the strength page, with fixed invented figures so that new measurements do not change the pictures."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QWidget

from belote_desktop import variants
from belote_desktop.commands.scenes.stage import Scene, Stage
from belote_desktop.players import LEVELS
from belote_desktop.players.strength import Step

MEANS = {
    "classic": (71.2, 18.4, 9.7, 6.3, 1.2),
    "coinche": (96.5, 34.0, 21.8, 15.1, 9.4),
    "belot-bg": (4.9, 1.6, 0.9, 0.7, 0.3),
    "baloot": (6.4, 2.2, 1.1, 0.8, 0.5),
}
OTHERS = {"contree-ffb": 51.3, "bela-4p": 24.9, "klaverjas-amsterdam": 33.6, "belot-wiki-2p-open": -2.8}


def made_up() -> tuple[Step, ...]:
    """Invented results: every level against the next one in four games, Expert against Casual in a few more."""
    ladder = [level.id for level in LEVELS if level.id != "analyst"]
    rungs = [
        _step(game, a, b, mean, 200)
        for game, means in MEANS.items()
        for (b, a), mean in zip(pairwise(ladder), means, strict=True)
    ]
    return (*rungs, *(_step(game, "expert", "casual", mean, 60) for game, mean in OTHERS.items()))


def _step(game: str, a: str, b: str, mean: float, pairs: int) -> Step:
    spread = max(0.4, abs(mean) * 0.3)
    spread *= 1.5 if mean < 2 and game not in ("belot-bg", "baloot") else 1
    command = f"belote-desktop arena --game {game} --a {a} --b {b} --deals {pairs} --seed 1"
    return Step(game, a, b, pairs, 1, mean, spread / 1.96, (mean - spread, mean + spread), "2026-01-31", command)


def _strength(stage: Stage) -> QWidget:
    window: QWidget = stage.window.side.strength(variants.get("coinche"), made_up())
    window.resize(stage.window.size())
    return window


def _not_measured(stage: Stage) -> QWidget:
    window: QWidget = stage.window.side.strength(variants.get("klabor"), made_up())
    return window


STRENGTH_SCENES: tuple[Scene, ...] = (
    Scene("strength", "how strong the levels are in the game at the table", _strength),
    Scene("strength-not-measured", "a game in which the levels have not been measured", _not_measured),
)
