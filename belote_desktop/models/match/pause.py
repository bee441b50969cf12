"""A pause before the action of a computer player is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QTimer


class Pausing(Protocol):
    """A time that began when this was made."""

    def then(self, length_ms: int, go_on: Callable[[], None]) -> None:
        """Call back when so much time has passed since then: at once if it has passed already."""


class Pause:
    """A pause that started when it was made. What comes after it waits only for the remaining time.

    Its timer has no parent: the callback may hold the last reference to the match, and a timer that was destroyed with
    the match would be destroyed twice.
    """

    def __init__(self) -> None:
        self._passed = QElapsedTimer()
        self._passed.start()

    def then(self, length_ms: int, go_on: Callable[[], None]) -> None:
        """Call back when the pause has lasted so many milliseconds."""
        left = length_ms - self._passed.elapsed()
        if left > 0:
            QTimer.singleShot(left, go_on)
        else:
            go_on()
