"""How the lines of the score sheet are painted."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from belote_desktop.engine import PublicResult, Result
from belote_desktop.models.deal_lines import Line
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.sheet import Column, ResultRole, points_column, side_of_column
from belote_desktop.table.painting import draw_icon, suit_chip, write
from belote_desktop.windows.style import Style

Index = QModelIndex | QPersistentModelIndex
LEADING = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
SIGN_OF = {Result.MADE: ("check", "good"), Result.FAILED: ("cross", "bad")}


def first_cell(index: Index) -> QModelIndex:
    """The cell at the head of the row of an index."""
    return index.model().index(index.row(), 0, index.parent())


class SheetTree(QTreeView):
    """Deals whose lines open on a click, Enter or the arrow keys."""

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.setItemDelegate(SheetDelegate(style, preferences, self))
        self.setRootIsDecorated(False)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setUniformRowHeights(False)
        self.setSelectionBehavior(QTreeView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        self.setAnimated(False)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self.toggle)
        self.activated.connect(self.toggle)
        self._toggled = False

    def toggle(self, index: QModelIndex) -> None:
        """Open or close the deal of this line."""
        deal = index.siblingAtColumn(0)
        if not deal.parent().isValid():
            self.setExpanded(deal, not self.isExpanded(deal))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())  # the lines between the sides, over all grounds
        painter.setPen(QPen(self._style.ink.text, 1.6))
        for column in range(points_column(1), self.model().columnCount() if self.model() else 0, 2):
            x = self.columnViewportPosition(column)
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                x += self.columnWidth(column)
            painter.drawLine(QPointF(x, 0), QPointF(x, self.viewport().height()))

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
        """Grounds and lines first, under all cells of the row."""
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


class SheetDelegate(QStyledItemDelegate):
    """A deal in large figures, what it came from in small ones."""

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._preferences = preferences

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self._style.px(34) if index.parent().isValid() else max(44, self._style.px(44)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        text, column = str(index.data() or ""), index.column()
        about = index.data(ResultRole)
        if isinstance(about, Line):
            last = index.row() == index.model().rowCount(index.parent()) - 1
            self._paint_line(painter, cell, column, text, last=last, is_remark=about.is_remark,
                             columns=index.model().columnCount())  # fmt: skip
        elif isinstance(about, PublicResult):
            self._paint_deal(painter, cell, column, text, about, bool(option.state & QStyle.StateFlag.State_Open))
        painter.restore()

    def _paint_deal(
        self, painter: QPainter, cell: QRectF, column: int, text: str, result: PublicResult, is_open: bool
    ) -> None:
        theme, px = self._style.theme, self._style.px
        if column == Column.DEAL:
            write(painter, cell.adjusted(8, 0, -4, 0), text, px(14), theme.text2)
        elif column == Column.CONTRACT:
            self._paint_contract(painter, cell, text, result, is_open)
        elif column == Column.RESULT:
            self._paint_result(painter, cell, text, result, is_open)
        elif not side_of_column(column)[1]:
            idle = result.contract is None
            none = text == "0"
            write(painter, cell.adjusted(4, 0, -4, 0), "–" if idle else text, px(18),
                  theme.text3 if none else theme.text, bold=not none, serif=True, align=TRAILING)  # fmt: skip
        else:
            rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
            room = cell.adjusted(12 if rtl else 4, 0, -4 if rtl else -12, 0)
            write(painter, room, text, px(13), theme.text2, align=TRAILING)

    def _paint_contract(self, painter: QPainter, cell: QRectF, text: str, result: PublicResult, is_open: bool) -> None:
        if result.contract is None:
            return
        px, theme = self._style.px, self._style.theme
        side = px(26)
        rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        chip = QRectF(cell.right() - side if rtl else cell.left(), cell.center().y() - side / 2, side, side)
        contract = result.contract
        word = "" if contract.trump is not None else str(contract.denomination)
        suit_chip(painter, contract.trump, chip, str(self._preferences.value("deck_colours")), word)
        room = cell.adjusted(0 if rtl else side + 10, 0, -(side + 10) if rtl else 0, 0)
        write(painter, room, self._elided(painter, text, room, 15), px(15), theme.text, bold=is_open)

    def _paint_result(self, painter: QPainter, cell: QRectF, text: str, result: PublicResult, is_open: bool) -> None:
        px, theme = self._style.px, self._style.theme
        rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        known = SIGN_OF.get(result.score.result)
        colour = theme.text2
        room = cell.adjusted(22, 0, -4, 0) if rtl else cell.adjusted(4, 0, -22, 0)
        if known:
            colour = getattr(theme, known[1])
            side = px(16)
            sign = QRectF(room.right() - side if rtl else room.left(), cell.center().y() - side / 2, side, side)
            draw_icon(painter, known[0], sign, colour, stroke=3)
            room = room.adjusted(0 if rtl else side + 6, 0, -(side + 6) if rtl else 0, 0)
        write(painter, room, self._elided(painter, text, room, 14), px(14), colour)
        arrow = QRectF(cell.left() + 2 if rtl else cell.right() - 18, cell.center().y() - 8, 16, 16)
        draw_icon(painter, "down" if is_open else "forward", arrow, theme.text3, stroke=2.2)

    def _paint_line(
        self, painter: QPainter, cell: QRectF, column: int, text: str, *, last: bool, is_remark: bool, columns: int
    ) -> None:
        theme, px = self._style.theme, self._style.px
        if last and column != Column.DEAL:
            painter.setPen(QPen(self._style.ink.line2, 1))
            painter.drawLine(QPointF(cell.left(), cell.top()), QPointF(cell.right(), cell.top()))
        colour = theme.text if last else theme.text2
        if column == Column.CONTRACT:  # the words run on under the results, whose cells are empty here
            rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
            sides = (columns - len(Column)) // 2 if is_remark else 0
            more = float(px(RESULT_WIDTH + sides * (POINTS_WIDTH + TOTAL_WIDTH)))
            room = cell.adjusted(-more if rtl else 0, 0, 0 if rtl else more, 0)
            write(painter, room, self._elided(painter, text, room, 14), px(14), colour, bold=last, align=LEADING)
        elif column > Column.RESULT and not side_of_column(column)[1]:
            dash = "" if last or is_remark else "–"
            write(painter, cell.adjusted(4, 0, -4, 0), text or dash, px(15), colour, bold=last,
                  align=TRAILING)  # fmt: skip

    def _elided(self, painter: QPainter, text: str, room: QRectF, size: float) -> str:
        painter.setFont(self._style.font(size))
        return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))


DEAL_WIDTH, RESULT_WIDTH, POINTS_WIDTH, TOTAL_WIDTH = 46, 132, 66, 66
"""The widths of the columns at 100 %; the contract takes what is left."""
