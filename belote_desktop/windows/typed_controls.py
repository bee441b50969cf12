"""Controls for values that are typed: a row or a word, and a whole number. The rule refuses what it cannot be."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.windows.style import Style

WIDE = 200
"""Ranges wider than this are stepped through by tens."""


class Spelled(QLineEdit):
    """A row of numbers or a word, spelled as in records: `3-2-3`. `chosen` carries the text when it is finished."""

    chosen = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None, *, width: int = 200) -> None:
        super().__init__(parent)
        self._shown = ""
        self.setMaxLength(80)
        self.setFixedWidth(style.px(width))
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a row of figures and letters reads so everywhere
        self.editingFinished.connect(self._on_finished)

    def select(self, value: object) -> None:
        """Show a value, without telling."""
        self._shown = spelled(value)
        self.setText(self._shown)
        self.setCursorPosition(0)

    def name(self, text: str) -> None:
        """What is spelled here, for screen readers."""
        self.setAccessibleName(text)

    def _on_finished(self) -> None:
        """Tell of a text that is new, once: Enter and leaving the field both finish it."""
        typed = self.text().strip()
        if typed != self._shown:
            self._shown = typed
            self.chosen.emit(typed)


class Number(Spelled):
    """A whole number; the arrow keys step through its range, by tens where it is wide."""

    def __init__(self, low: int, high: int, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, width=110)
        self._low, self._high = low, high
        self._step = 10 if high - low > WIDE else 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: self._step, Qt.Key.Key_Down: -self._step}
        now = int(self.text()) if self.text().strip().isdecimal() else None
        if event.key() not in steps or now is None:
            super().keyPressEvent(event)
            return
        self.setText(str(max(self._low, min(self._high, now + steps[Qt.Key(event.key())]))))
        self._on_finished()
