"""The control for typing a whole number; the rule itself refuses impossible values."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.windows.look.style import Style

WIDE = 200
"""Ranges wider than this are stepped through by tens."""


class Number(QLineEdit):
    """A whole number; the arrow keys step through its range, by tens where it is wide.

    `chosen` carries the text when it is finished; one that `waits` is finished only by Enter, or by leaving it.
    """

    chosen = Signal(object)

    def __init__(
        self, low: int, high: int, style: Style, parent: QWidget | None = None, *, width: int = 110, waits: bool = False
    ) -> None:
        super().__init__(parent)
        self._low, self._high = low, high
        self._step = 10 if high - low > WIDE else 1
        self._shown, self._waits = "", waits
        self.setMaxLength(20)
        self.setFixedWidth(style.px(width))
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # figures read so everywhere
        self.editingFinished.connect(self._on_finished)

    def select(self, value: object) -> None:
        """Show a value, without telling."""
        self._shown = spelled(value)
        self.setText(self._shown)
        self.setCursorPosition(0)

    def name(self, text: str) -> None:
        """What is counted here, for screen readers."""
        self.setAccessibleName(text)

    def _on_finished(self) -> None:
        """Tell of a text that is new, once: Enter and leaving the field both finish it."""
        typed = self.text().strip()
        if typed != self._shown:
            self._shown = typed
            self.chosen.emit(typed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: self._step, Qt.Key.Key_Down: -self._step}
        typed = self.text().strip()
        now = int(typed) if typed.isdecimal() else self._low if not typed else None
        if event.key() not in steps or now is None:
            super().keyPressEvent(event)
            return
        self.setText(str(max(self._low, min(self._high, now + steps[Qt.Key(event.key())]))))
        if not self._waits:
            self._on_finished()
