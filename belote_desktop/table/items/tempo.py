"""How fast things move: by the clock they share and by what the settings say of motion."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.clock import Clock

_SPEEDS = {"off": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.8}
_FADE = 80  # milliseconds


def at_speed(preferences: Preferences, ms: int) -> int:
    """A duration in milliseconds, at the speed of the settings; 0 without animation."""
    return round(ms * _SPEEDS.get(preferences.value("animation_speed"), 1.0))


class Tempo:
    """A clock, and the lengths of time at the speed of the settings."""

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        self.preferences = preferences
        self.clock = Clock(parent)
        self._reduces_motion = False

    def wish(self, key: str) -> Any:
        """The value of a preference."""
        return self.preferences.value(key)

    @property
    def is_instant(self) -> bool:
        """Whether animation is off, so nothing moves."""
        return _SPEEDS.get(self.wish("animation_speed"), 1.0) == 0

    def time(self, ms: int) -> int:
        """A duration in milliseconds, at the chosen speed."""
        return at_speed(self.preferences, ms)

    def travel(self, ms: int) -> int:
        """The duration of a movement in milliseconds; 0 if motion is reduced, so things appear in place."""
        return 0 if self.reduces_motion else self.time(ms)

    def fade(self, ms: int) -> int:
        """How long something takes to appear or to go that would take so many milliseconds."""
        return self.time(min(ms, _FADE) if self.reduces_motion else ms)

    @property
    def reduces_motion(self) -> bool:
        """Whether things fade in at their places instead of moving there."""
        return self._reduces_motion

    @reduces_motion.setter
    def reduces_motion(self, reduces: bool) -> None:
        self._reduces_motion = reduces
        self.clock.fade = self.time(_FADE) if reduces else 0
