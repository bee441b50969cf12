"""The button at the end of the coach's paper, which goes on; on the table and beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.windows.widgets.page import set_role


class PaperButton(QPushButton):
    """A button of brass. Enter presses it wherever it lies: on the table that key means the card in hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        set_role(self, "on-paper")
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
