"""The painting of the rows of the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from belote_desktop.engine import PublicResult, Result, Ruleset
from belote_desktop.models.score_sheet.deal_lines import Line
from belote_desktop.models.score_sheet.score_sheet import Column, MarksRole, NoteRole, ResultRole, side_of_column
from belote_desktop.models.score_sheet.sheet_marks import INSTEAD, Mark
from belote_desktop.table.items.painting import FIGURES, draw_icon, suit_chip, write
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.sheet_mark_paint import paint_below, paint_instead

Index = QModelIndex | QPersistentModelIndex
LEADING = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
SIGN_OF = {
    Result.MADE: ("check", "good"),
    Result.WON_AT_ONCE: ("check", "good"),
    Result.FAILED: ("cross", "bad"),
    Result.HALF: ("cross", "bad"),
    Result.HELD: ("clock", "text2"),
    Result.REPLAY: ("reset", "text2"),
    Result.MISPLAY: ("alert", "text2"),
}
"""The sign of each result and its colour in the theme; the others have none."""


class SheetDelegate(QStyledItemDelegate):
    """Paints deals with large figures and their items with small ones."""

    def __init__(self, style: Style, parent: QTreeView) -> None:
        super().__init__(parent)
        self._tree = parent
        self._style = style
        self.rules: Ruleset | None = None
        """The rules of the match, whose words name the contracts."""
        self.remarks: list[QRectF] = []
        """Where remarks are written that run on under the sides, since the tree last emptied it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self._style.px(34) if index.parent().isValid() else max(44, self._style.px(44)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        text, column = str(index.data() or ""), index.column()
        about = index.data(ResultRole)
        if isinstance(about, PublicResult) and about.contract is None and column in (Column.CONTRACT, Column.RESULT):
            # nothing was undertaken: how the deal ended stands in the place of the contract
            result = index.model().index(index.row(), Column.RESULT)
            text = str(result.data()) if column == Column.CONTRACT else ""
        if isinstance(about, Line):
            last = index.row() == index.model().rowCount(index.parent()) - 1
            self._paint_line(painter, cell, column, text, last=last, is_remark=about.is_remark,
                             columns=index.model().columnCount())  # fmt: skip
        elif isinstance(about, PublicResult):
            is_open = bool(option.state & QStyle.StateFlag.State_Open)
            more = index.data(NoteRole if column == Column.CONTRACT else MarksRole)
            self._paint_deal(painter, cell, column, text, about, is_open, more)
        painter.restore()

    def _paint_deal(
        self,
        painter: QPainter,
        cell: QRectF,
        column: int,
        text: str,
        result: PublicResult,
        is_open: bool,
        more: object,
    ) -> None:
        theme, px = self._style.theme, self._style.px
        if column == Column.DEAL:
            rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
            write(painter, cell.adjusted(4 if rtl else 8, 0, -8 if rtl else -4, 0), text, px(14), theme.text2)
        elif column == Column.CONTRACT:
            self._paint_contract(painter, cell, text, result, is_open, more if isinstance(more, str) else "")
        elif column == Column.RESULT:
            self._paint_result(painter, cell, text, result, is_open)
        elif not side_of_column(column)[1]:
            self._paint_points(painter, cell, text, result, more if isinstance(more, tuple) else ())
        else:
            write(painter, self._in_column(painter, cell, outer=True), text, px(13), theme.text2, align=FIGURES)

    def _paint_points(
        self, painter: QPainter, cell: QRectF, text: str, result: PublicResult, marks: Sequence[Mark]
    ) -> None:
        """Paint the points of a side, or the mark that replaces them, and the other marks below."""
        theme, px = self._style.theme, self._style.px
        room = self._in_column(painter, cell)
        instead = [mark for mark in marks if mark.sign in INSTEAD and not result.score.points[mark.side]]
        below = [mark for mark in marks if mark not in instead]
        if below:
            foot = QRectF(room.left(), room.bottom() - px(17), room.width(), px(14))
            paint_below(painter, foot, below, theme, px)
            room.setBottom(foot.top() + px(3))
        if instead:
            paint_instead(painter, room, instead[0], theme, px)
            return
        none = text == "0"
        write(painter, room, "–" if result.contract is None else text, px(18),
              theme.text3 if none else theme.text, bold=not none, serif=True, align=FIGURES)  # fmt: skip

    def _paint_contract(
        self, painter: QPainter, cell: QRectF, text: str, result: PublicResult, is_open: bool, note: str
    ) -> None:
        px, theme = self._style.px, self._style.theme
        if result.contract is None:
            write(painter, cell, self._elided(painter, text, cell, 14), px(14), theme.text2)
            return
        side = px(26)
        rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        chip = QRectF(cell.right() - side if rtl else cell.left(), cell.center().y() - side / 2, side, side)
        contract = result.contract
        suit_chip(painter, contract.denomination, chip, self._style.deck)
        room = cell.adjusted(0 if rtl else side + 10, 0, -(side + 10) if rtl else 0, 0)
        if note:
            foot = QRectF(room.left(), room.bottom() - px(19), room.width(), px(16))
            write(painter, foot, note, px(12), theme.accent_text)
            room.setBottom(foot.top() + px(4))
        write(painter, room, self._elided(painter, text, room, 15, bold=is_open), px(15), theme.text, bold=is_open)

    def _paint_result(self, painter: QPainter, cell: QRectF, text: str, result: PublicResult, is_open: bool) -> None:
        px, theme = self._style.px, self._style.theme
        rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        known = SIGN_OF.get(result.score.result) if result.contract is not None else None
        colour = theme.text2
        room = cell.adjusted(22, 0, -4, 0) if rtl else cell.adjusted(4, 0, -22, 0)
        if known:
            colour = getattr(theme, known[1])
            side = px(16)
            sign = QRectF(room.right() - side if rtl else room.left(), cell.center().y() - side / 2, side, side)
            draw_icon(painter, known[0], sign, colour, stroke=3)
            room = room.adjusted(0 if rtl else side + 6, 0, -(side + 6) if rtl else 0, 0)
        if not known or cell.width() >= px(RESULT_WIDTH):
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
            sides = (columns - len(Column)) // 2
            more = float(self._tree.columnWidth(Column.RESULT))
            if is_remark:
                more += px(sides * sum(side_widths(sides)))
            room = cell.adjusted(-more if rtl else 0, 0, 0 if rtl else more, 0)
            shown = self._elided(painter, text, room, 14, bold=last)
            write(painter, room, shown, px(14), colour, bold=last, align=LEADING)
            if is_remark:
                wide = painter.fontMetrics().horizontalAdvance(shown)
                self.remarks.append(
                    QRectF(room.right() - wide if rtl else room.left(), room.top(), wide, room.height())
                )
        elif column > Column.RESULT and not side_of_column(column)[1]:
            dash = "" if last or is_remark else "–"
            write(painter, self._in_column(painter, cell), text or dash, px(15), colour, bold=last,
                  align=FIGURES)  # fmt: skip

    def _in_column(self, painter: QPainter, cell: QRectF, *, outer: bool = False) -> QRectF:
        """The rectangle for figures; the total is the `outer` column and keeps clear of the next side."""
        rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return cell.adjusted(4, 0, -12 if outer is not rtl else -4, 0)

    def _elided(self, painter: QPainter, text: str, room: QRectF, size: float, *, bold: bool = False) -> str:
        painter.setFont(self._style.font(size, bold=bold))
        return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))


DEAL_WIDTH, RESULT_WIDTH, POINTS_WIDTH, TOTAL_WIDTH = 46, 148, 66, 66
"""The widths of the columns at 100 %; the column of the contract takes the rest."""
SIGN_WIDTH, CONTRACT_WIDTH = 52, 130
"""The width of a result shown as a sign, and the width a contract needs beside a result in words."""
NARROW_POINTS, NARROW_TOTAL = 52, 44
"""The widths of the columns of a side if there are more than two sides."""


def side_widths(sides: int) -> tuple[int, int]:
    """The widths at 100 % of the two columns of a side: points and total."""
    return (POINTS_WIDTH, TOTAL_WIDTH) if sides <= 2 else (NARROW_POINTS, NARROW_TOTAL)
