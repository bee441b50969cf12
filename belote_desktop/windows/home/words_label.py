"""Labels and buttons that take the room of their words, in any language and size of text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton

from belote_desktop.windows.widgets.mirroring import Label
from belote_desktop.windows.widgets.page import FOCUS_EDGE, set_role


class WordsLabel(Label):
    """A label that wraps, as high as its words are in its width: a layout alone gives it more, or less."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        set_role(self, role)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        high = self.heightForWidth(self.width()) if self.text() else 0
        if high >= 0 and (self.minimumHeight(), self.maximumHeight()) != (high, high):
            self.setFixedHeight(high)


def widen(button: QAbstractButton, least: int) -> None:
    """Let a button be at least so wide, and never narrower than its words."""
    button.setMinimumWidth(0)
    button.setMinimumWidth(max(least, button.sizeHint().width() + FOCUS_EDGE))
