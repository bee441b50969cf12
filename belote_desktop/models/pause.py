"""A pause before what a computer player does is seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Pause:
    """A pause that began when it was made: what comes after it waits for what is left of it."""

    def __init__(self, length_ms: int, parent: QObject) -> None:
        self._timer: QTimer | None = None
        if length_ms > 0:
            self._timer = QTimer(parent)
            self._timer.setSingleShot(True)
            self._timer.start(length_ms)

    def then(self, go_on: Callable[[], None]) -> None:
        """Go on once the pause is over."""
        if self._timer is None:
            go_on()
        elif self._timer.isActive():
            self._timer.timeout.connect(go_on)
            self._timer.timeout.connect(self._timer.deleteLater)
        else:
            self._timer.deleteLater()
            go_on()
