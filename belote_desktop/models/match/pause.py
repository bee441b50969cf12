"""A pause before the action of a computer player is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QTimer


class Pause:
    """A pause that started when it was made. What comes after it waits only for the remaining time.

    Its timer has no parent: the callback may hold the last reference to the match, and a timer that was destroyed with
    the match would be destroyed twice.
    """

    def __init__(self, length_ms: int) -> None:
        self._end = QDeadlineTimer(length_ms)

    def then(self, go_on: Callable[[], None]) -> None:
        """Call back when the pause is over."""
        left = self._end.remainingTime()
        if left > 0:
            QTimer.singleShot(left, go_on)
        else:
            go_on()
