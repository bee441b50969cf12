"""The page of the table: the cards, with the panels that may lie over them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop.table import TableView
from belote_desktop.table.input.obstacles import WEIGHT
from belote_desktop.table.items.keys import Command
from belote_desktop.table.layout.geometry import Box
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match.tutor_bar import TutorBar
from belote_desktop.windows.widgets.overlay import Overlay
from belote_desktop.windows.widgets.page import paint_cloth


class TablePage(QWidget):
    """The table fills it; at most one overlay covers it. `overlaid` tells of a new one."""

    overlaid = Signal()

    def __init__(self, table: TableView, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.tutor = TutorBar(style, self)
        self.tutor.to_be_seen = table.to_be_seen
        self.tutor.takes_back = partial(table.is_pressed, Command.UNDO)
        self.overlay: Overlay | None = None
        self._style = style
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(table)
        table.hide()  # until there is a match, the bare cloth
        self._word()

    def _word(self) -> None:
        self.setAccessibleName(self.tr("Match"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def lay_over(self, overlay: Overlay) -> None:
        """Cover the table with a panel, in the place of any other."""
        self.clear()
        self.overlay = overlay
        overlay.open_over()
        self.overlaid.emit()

    def clear(self) -> None:
        """Take the panel away; the table has the keyboard again."""
        if self.overlay is not None:
            self.overlay.hide()
            self.overlay.deleteLater()
            self.overlay = None
        self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to what lies on top."""
        if self.overlay is not None:
            button = self.overlay.first_button()
            if button is not None:
                button.setFocus()
        elif self.tutor.isVisibleTo(self):
            self.tutor.keep.setFocus()
        else:
            self.table.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_cloth(QPainter(self), QRectF(self.rect()), self._style.theme)

    def end_offer(self) -> None:
        """The tutor's offer is answered: the table has the keyboard again."""
        self.tutor.hide()
        self.take_focus()

    def seen_beside_banner(self) -> list[Box]:
        """News leaves the table and its questions in sight, and the place of my cards free even while it is empty.

        Over a panel that covers the table it lies at the head.
        """
        if self.overlay is not None or not self.table.isVisibleTo(self):
            return []
        return [*self.table.to_be_seen(), *([self.table.my_place] * 2 * WEIGHT)]
