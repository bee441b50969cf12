"""The table behind a chart: read row by row with the arrow keys, left with Tab."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from belote_desktop.models.history.tables import Table
from belote_desktop.windows.look.style import Style

FIGURES = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
NAMES = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
LINE = 34
MOST_LINES = 9
"""So many rows are seen at once; the others are scrolled to."""


class FigureTable(QTableWidget):
    """Cells that cannot be changed; a whole row is chosen."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)

    def show_table(self, table: Table) -> None:
        """Show these rows."""
        self.setColumnCount(len(table.heads))
        self.setRowCount(len(table.rows))
        for column, head in enumerate(table.heads):
            item = QTableWidgetItem(head)
            item.setTextAlignment(FIGURES if column else NAMES)
            self.setHorizontalHeaderItem(column, item)
        for row, cells in enumerate(table.rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setTextAlignment(FIGURES if column else NAMES)
                item.setToolTip("" if column else text)  # in a narrow window the name may be cut off
                self.setItem(row, column, item)
        self.fit()

    def fit(self) -> None:
        """Apply the size of text: the columns are as wide as their words, the first takes the rest."""
        head, line = self.horizontalHeader(), self._style.px(LINE)
        self.verticalHeader().setDefaultSectionSize(line)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if self.columnCount():
            head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            head.setMinimumSectionSize(self._style.px(60))
        lines = sum(self.rowHeight(row) for row in range(min(MOST_LINES, self.rowCount())))
        self.setFixedHeight(max(head.height(), head.sizeHint().height()) + lines + 4)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()  # only now does the head know how high its words are
