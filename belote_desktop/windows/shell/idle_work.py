"""Work done step by step while the window is idle."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

BEGIN_MS = 400
"""The first page is painted by then, and what the person does at once has been answered."""
PAUSE_MS = 20
"""Between two steps: what the person does meanwhile goes first."""


class IdleWork(QObject):
    """Runs the steps of an iterator; it ends with its parent."""

    def __init__(self, steps: Iterator[None], parent: QObject, begin_ms: int = BEGIN_MS) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self._step)
        QTimer.singleShot(begin_ms, self._timer, self._timer.start)

    def finish(self) -> None:
        """Do at once all that is left, for pictures of the window and for tests."""
        self._timer.stop()
        for _ in self._steps:
            pass

    def end(self) -> None:
        """Leave undone what is left."""
        self._steps = iter(())
        self._timer.stop()

    def _step(self) -> None:
        try:
            next(self._steps)
        except StopIteration:
            self._timer.stop()
        except Exception:
            self._timer.stop()
            raise
