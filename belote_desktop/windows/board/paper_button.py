"""The button at the end of the coach's paper, which goes on; on the table and beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.table import TableView
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.look.style_sheet import paper_button_sheet
from belote_desktop.windows.widgets.page import set_role


class PaperButton(QPushButton):
    """A button of brass. Enter presses it wherever it lies: on the table that key means the card in hand."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.setAutoDefault(False)
        set_role(self, "on-paper")
        self.hide()

    def write_on(self, table: TableView | None) -> None:
        """Write it no larger than the names on a table that it lies on; elsewhere as large as its page."""
        style, sheet = self._style, ""
        if table is not None:
            sheet = paper_button_sheet(style.theme, min(style.scale, max(1.0, table.text_scale)))
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
