"""The whole program on the profile of one test, as its windows are tested: quick, silent, everything done at once."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from belote_desktop.app import Program, build
from belote_desktop.models.match.matches import Workers
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Value

QUICK: dict[str, Value] = {
    "animation_speed": "off",
    "thinking_pause": 0,
    "trick_hold": 0,
    "sound": False,
    "player_name": "Anna",
}


FULL = Fraction(1)


class Programs:
    """Opens programs one after another on the same profile."""

    def __init__(self, profile: Path) -> None:
        self._profile = profile
        self._opened: list[Program] = []

    def open(self, width: int = 1100, height: int = 700, *, pace: Fraction = FULL) -> Program:
        """The program with its window shown; its searches take this part of their time."""
        program = build(self._profile, workers=Workers(ImmediateTasks(), ImmediateTasks(), pace=lambda: pace))
        self._opened.append(program)
        for key, value in QUICK.items():
            program.services.preferences.set(key, value)
        program.window.resize(width, height)
        program.window.show()
        return program

    def close(self) -> None:
        """Close what is still open."""
        for program in self._opened:
            program.close()
            program.languages.use("en")
            program.languages.remove()
