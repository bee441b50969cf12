"""The page of the table: the cards, with the panels that may lie over them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop import table as card_table
from belote_desktop.table.items.keys import Command
from belote_desktop.table.layout.shapes import Box
from belote_desktop.windows import match
from belote_desktop.windows.widgets.cloth import paint_cloth
from belote_desktop.windows.widgets.overlay import Overlay

if TYPE_CHECKING:
    from belote_desktop.table import TableView
    from belote_desktop.windows.look.style import Style


class TablePage(QWidget):
    """The table fills it, once there is one; at most one overlay covers it.

    `overlaid` tells of a new one; `taken_back` and `kept` are the answers to the tutor.
    """

    overlaid = Signal()
    taken_back = Signal()
    kept = Signal()

    def __init__(self, style: Style, make_table: Callable[[], TableView], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.overlay: Overlay | None = None
        self._style = style
        self._make_table = make_table
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._word()

    @cached_property
    def table(self) -> TableView:
        """The table, made on first use and hidden until there is a match."""
        made = self._make_table()
        self._whole.addWidget(made)
        made.hide()
        return made

    @cached_property
    def tutor(self) -> match.TutorBar:
        """The tutor's offers."""
        made = match.TutorBar(self._style, self.table.tempo, self)
        made.to_be_seen = self.table.to_be_seen
        made.taken_back.connect(self.taken_back)
        made.kept.connect(self.kept)
        made.takes_back = partial(self.table.is_pressed, Command.UNDO)
        return made

    @property
    def has_table(self) -> bool:
        """Whether the table was made."""
        return "table" in vars(self)

    def _word(self) -> None:
        #: The title of the page with the table.
        self.setAccessibleName(self.tr("Match"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def lay_over(self, overlay: Overlay) -> None:
        """Cover the table with a panel, in the place of any other."""
        self.clear()
        self.overlay = overlay
        if self.has_table:
            self.table.hide_corner(True)  # the score stands on the panel
        overlay.open_over(self.table.tempo if self.has_table else None)
        self.overlaid.emit()

    def clear(self) -> None:
        """Remove the panel and give the focus to the table."""
        if self.overlay is not None:
            self.overlay.leave()
            self.overlay = None
            if self.has_table:
                self.table.hide_corner(False)
        self.take_focus()

    def empty(self) -> None:
        """Remove everything from the cloth, the table too."""
        self.end_offer()
        self.clear()
        if self.has_table:
            self.table.hide()

    def take_focus(self) -> None:
        """Give the focus to the topmost widget."""
        if self.overlay is not None:
            button = self.overlay.first_button()
            if button is not None:
                button.setFocus()
        elif "tutor" in vars(self) and self.tutor.isVisibleTo(self):
            self.tutor.first_button.setFocus()
        elif self.has_table:
            self.table.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_cloth(QPainter(self), QRectF(self.rect()), self._style.theme)

    def end_offer(self) -> None:
        """Give the focus to the table after the tutor's offer is answered."""
        if "tutor" in vars(self):
            self.tutor.close_offer()
        self.take_focus()

    def seen_beside_banner(self) -> list[Box]:
        """News leaves the table and its questions in sight, and the place of my cards free even while it is empty.

        Over a panel that covers the table it lies at the head.
        """
        if self.overlay is not None or not self.has_table or not self.table.isVisibleTo(self):
            return []
        return [*self.table.to_be_seen(), *([self.table.my_place] * 2 * card_table.WEIGHT)]
