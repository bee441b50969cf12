"""The list of deals on the score sheet: scrolling, opening, and the widths of its columns."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QTreeView, QWidget

from belote_desktop.models.score_sheet.score_sheet import Column, points_column, total_column
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.column_rules import NEAR
from belote_desktop.windows.score_sheet.sheet_delegate import (
    BESIDE_SIGN,
    CONTRACT_WIDTH,
    DEAL_WIDTH,
    POINTS_WIDTH,
    RESULT_WIDTH,
    SIGN,
    TOTAL_WIDTH,
    Index,
    SheetDelegate,
    side_widths,
)


def first_cell(index: Index) -> QModelIndex:
    """The first cell in the row of an index."""
    return index.model().index(index.row(), 0, index.parent())


class SheetTree(QTreeView):
    """The deals; a row opens on a click, Enter or an arrow key. The list scrolls by rows and shows whole rows only."""

    fitted = Signal()
    """The columns have got their widths."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.side_width = POINTS_WIDTH + TOTAL_WIDTH
        """The width of both columns of a side, at 100 %."""
        self.delegate = SheetDelegate(style, self)
        self.setItemDelegate(self.delegate)
        self.setRootIsDecorated(False)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setUniformRowHeights(False)
        self.setSelectionBehavior(QTreeView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerItem)
        self.setExpandsOnDoubleClick(False)
        self.setAnimated(False)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self.toggle)
        self.activated.connect(self.toggle)
        self.header().sectionResized.connect(self.scheduleDelayedItemsLayout)  # words take more lines, or fewer

    def toggle(self, index: QModelIndex) -> None:
        """Open or close the deal of a row."""
        deal = index.siblingAtColumn(0)
        if not deal.parent().isValid():
            self.setExpanded(deal, not self.isExpanded(deal))

    def scrollTo(self, index: Index, hint: QTreeView.ScrollHint = QTreeView.ScrollHint.EnsureVisible) -> None:
        """Scroll until the whole row of `index` is visible: Qt assumes that all rows are as high as the last ones.

        A row that is higher than the list stands at its top.
        """
        super().scrollTo(index, hint)
        bar = self.verticalScrollBar()
        while self._is_cut(row := self.visualRect(index)) and row.top() > 0 and bar.value() < bar.maximum():
            bar.setValue(bar.value() + 1)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The index at a point; invalid for a row that would be cut off at the lower edge, which is not painted."""
        found = super().indexAt(point)
        return QModelIndex() if self._is_cut(self.visualRect(found)) else found

    def _is_cut(self, row: QRect) -> bool:
        """Whether a row would be cut off at the lower edge; at the upper edge a row always begins."""
        return row.isValid() and row.bottom() >= self.viewport().height()

    def fit_columns(self) -> None:
        """Set the widths of the columns by the text size, the number of sides and the width of the list."""
        if self.model() is None:
            return
        head = self.header()
        head.setStretchLastSection(False)
        head.setMinimumSectionSize(10)
        sides = (self.model().columnCount() - len(Column)) // 2
        points, total = side_widths(sides, self.width() / self._style.scale, self._sign_width)
        self.side_width = points + total
        widths: dict[int, float] = {Column.DEAL: DEAL_WIDTH, Column.RESULT: self._result_width(sides)}
        for place in range(sides):
            widths |= {points_column(place): points, total_column(place): total}
        for column, width in widths.items():
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(column, self._style.px(width))
        head.setSectionResizeMode(Column.CONTRACT, QHeaderView.ResizeMode.Stretch)
        self.fitted.emit()

    @property
    def _sign_width(self) -> float:
        """The width at 100 % of a result that is shown as a sign."""
        return SIGN + BESIDE_SIGN / self._style.scale

    def _result_width(self, sides: int) -> float:
        """The width of a result: that of a sign without words if the contract has no room beside words."""
        left = self.width() / self._style.scale - DEAL_WIDTH - sides * self.side_width
        return RESULT_WIDTH if left - RESULT_WIDTH >= CONTRACT_WIDTH else self._sign_width

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.delegate.remarks.clear()
        super().paintEvent(event)
        painter = QPainter(self.viewport())  # the lines between the sides, over all grounds
        painter.setPen(QPen(self._style.ink.text, 1.6))
        for column in range(points_column(1), self.model().columnCount() if self.model() else 0, 2):
            x = self.columnViewportPosition(column)
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                x += self.columnWidth(column)
            for top, foot in self._pieces(x):
                painter.drawLine(QPointF(x, top), QPointF(x, foot))

    def _pieces(self, x: float) -> Iterator[tuple[float, float]]:
        """From where to where a line at `x` reaches: not through words."""
        top = 0.0
        for words in sorted(self.delegate.remarks, key=QRectF.top):
            if words.left() - NEAR < x < words.right() + NEAR:
                yield top, words.top()
                top = words.bottom()
        yield top, float(self.viewport().height())

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
        """Paint the background and the lines below all cells of a row; a row that would be cut off is left out."""
        if self._is_cut(options.rect):
            return
        ink = self._style.ink
        row = QRectF(options.rect)
        deal = index.parent() if index.parent().isValid() else index
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isExpanded(first_cell(deal)):
            painter.fillRect(row, ink.select)
            if not index.parent().isValid():
                rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
                x = row.right() - 4 if rtl else row.left()
                painter.fillRect(QRectF(x, row.top() + 8, 4, row.height() - 16), ink.accent_text)
        painter.setPen(QPen(ink.line, 1))
        last_line = index.parent().isValid() and index.row() == index.model().rowCount(index.parent()) - 1
        closed = not index.parent().isValid() and not self.isExpanded(first_cell(index))
        if last_line or closed:
            painter.drawLine(QPointF(row.left(), row.bottom()), QPointF(row.right(), row.bottom()))
        if self.hasFocus() and self.currentIndex().siblingAtColumn(0) == first_cell(index):
            painter.setPen(QPen(ink.accent_text, 2))
            painter.drawRoundedRect(row.adjusted(1, 2, -1, -2), 6, 6)
        painter.restore()
        super().drawRow(painter, options, index)
