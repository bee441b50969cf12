"""The table behind a chart: read row by row with the arrow keys, left with Tab."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from belote_desktop.models.history.tables import Table
from belote_desktop.table.items.fonts import text_width
from belote_desktop.windows.look.style import Style

FIGURES = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
NAMES = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
LINE = 34
"""The height of a row of one line at 100 %."""
BESIDE = 32
"""The room beside the words of a cell at 100 %: more than the edges of a cell and of a head take."""
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
                self.setItem(row, column, item)
        self.fit()

    @property
    def least(self) -> int:
        """The width in which every figure can be read, and every name in several lines."""
        return self._least_name + self._figures

    @property
    def _least_name(self) -> int:
        names = [self.horizontalHeaderItem(0), *(self.item(row, 0) for row in range(self.rowCount()))]
        words = (word for item in names if item is not None for word in item.text().split())
        longest = max((text_width(word, self._style.px(14)) for word in words), default=0.0)
        return round(longest) + self._style.px(BESIDE)

    @property
    def _figures(self) -> int:
        head = self.horizontalHeader()
        shown = [column for column in range(1, self.columnCount()) if not self.isColumnHidden(column)]
        return sum(max(self.sizeHintForColumn(column), head.sectionSizeHint(column)) for column in shown)

    def fit(self) -> None:
        """Apply the size of text: the columns are as wide as their words, and the first takes the rest.

        Long names go on in the next line. Figures that still find no room are scrolled to.
        """
        head, is_wide = self.horizontalHeader(), self.least <= self.viewport().width()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if self.columnCount():
            head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch if is_wide else QHeaderView.ResizeMode.Fixed)
            if not is_wide:
                head.resizeSection(0, self._least_name)
        for row in range(self.rowCount()):
            self.setRowHeight(row, max(self._style.px(LINE), self.sizeHintForRow(row)))
        lines = sum(self.rowHeight(row) for row in range(min(MOST_LINES, self.rowCount())))
        bar = 0 if is_wide else self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(max(head.height(), head.sizeHint().height()) + lines + bar + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()  # only now does the head know how high its words are
