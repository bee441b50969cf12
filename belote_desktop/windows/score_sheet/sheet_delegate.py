"""The painting of the rows of the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from belote_desktop.engine import PublicResult, Result, Ruleset
from belote_desktop.models.score_sheet.deal_lines import Line
from belote_desktop.models.score_sheet.score_sheet import Column, MarksRole, NoteRole, ResultRole, side_of_column
from belote_desktop.models.score_sheet.sheet_marks import INSTEAD, Mark
from belote_desktop.table.items.painting import FIGURES, draw_icon, suit_chip, write, write_wrapped
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.column_rules import NEAR
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
        """The height of a row: words that find no room in one line take more of them."""
        is_line = index.parent().isValid()
        high = self._style.px(34) if is_line else max(44, self._style.px(44))
        if index.column() == Column.CONTRACT:
            size = 15 if self._has_chip(index) else 14
            high += self._more_lines(self._words(index), self._room_for_words(index), size)
        elif isinstance(deal := index.data(ResultRole), PublicResult) and _parted(index.data(MarksRole) or (), deal)[1]:
            high += self._style.px(BELOW)
        return QSize(40, high)

    def _more_lines(self, text: str, width: int, size: float) -> int:
        """The height of a text beyond its first line. It counts as bold: no row becomes higher by being opened."""
        letters = QFontMetrics(self._style.font(size, bold=True))
        if max(map(letters.horizontalAdvance, text.split()), default=0) > width:
            return 0
        whole = letters.boundingRect(QRect(0, 0, width, 1), Qt.TextFlag.TextWordWrap, text)
        return whole.height() - letters.boundingRect(QRect(0, 0, 1, 1), Qt.TextFlag.TextSingleLine, text).height()

    def _words(self, index: Index) -> str:
        """The words in the column of the contract: of a deal that nobody undertook, how it ended."""
        about = index.data(ResultRole)
        if isinstance(about, PublicResult) and about.contract is None:
            index = index.model().index(index.row(), Column.RESULT)
        return str(index.data() or "")

    def _room_for_words(self, index: Index) -> int:
        """The width for the words in the column of the contract; items run on where the other columns are empty.

        Remarks end before the first line between two sides if they find room there in two lines.
        """
        about, wide = index.data(ResultRole), self._tree.columnWidth(Column.CONTRACT)
        if not isinstance(about, Line):
            return wide - (self._style.px(26) + 10 if self._has_chip(index) else 0)
        wide += self._tree.columnWidth(Column.RESULT)
        if not about.is_remark:
            return wide
        of_sides = [self._tree.columnWidth(column) for column in range(len(Column), index.model().columnCount())]
        before, letters = wide + sum(of_sides[:2]) - NEAR, QFontMetrics(self._style.font(14, bold=True))
        said = self._words(index.sibling(index.row(), Column.CONTRACT))
        broken = letters.boundingRect(QRect(0, 0, before, 1), Qt.TextFlag.TextWordWrap, said)
        fits = broken.width() <= before and broken.height() < 3 * letters.lineSpacing()
        return before if fits else wide + sum(of_sides)

    @staticmethod
    def _has_chip(index: Index) -> bool:
        """Whether a suit stands before the words of a row."""
        about = index.data(ResultRole)
        return isinstance(about, PublicResult) and about.contract is not None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        text, column = str(index.data() or ""), index.column()
        about = index.data(ResultRole)
        if isinstance(about, PublicResult) and about.contract is None and column in (Column.CONTRACT, Column.RESULT):
            text = self._words(index) if column == Column.CONTRACT else ""
        if isinstance(about, Line):
            last = index.row() == index.model().rowCount(index.parent()) - 1
            wide = self._room_for_words(index)
            self._paint_line(painter, cell, column, text, last=last, is_remark=about.is_remark, wide=wide)
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
        instead, below = _parted(marks, result)
        if below:
            foot = QRectF(room.left(), room.bottom() - px(22), room.width(), px(16))
            paint_below(painter, foot, below, theme, px)
            room.setBottom(foot.top() + px(2))
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
            self._write_whole(painter, cell, text, 14, theme.text2)
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
        self._write_whole(painter, room, text, 15, theme.text, bold=is_open)

    def _paint_result(self, painter: QPainter, cell: QRectF, text: str, result: PublicResult, is_open: bool) -> None:
        px, theme = self._style.px, self._style.theme
        rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        known = SIGN_OF.get(result.score.result) if result.contract is not None else None
        colour = theme.text2
        room = cell.adjusted(22, 0, -4, 0) if rtl else cell.adjusted(4, 0, -22, 0)
        if known:
            colour = getattr(theme, known[1])
            side = px(SIGN)
            sign = QRectF(room.right() - side if rtl else room.left(), cell.center().y() - side / 2, side, side)
            draw_icon(painter, known[0], sign, colour, stroke=3)
            room = room.adjusted(0 if rtl else side + 6, 0, -(side + 6) if rtl else 0, 0)
        if not known or cell.width() >= px(RESULT_WIDTH):
            write(painter, room, self._elided(painter, text, room, 14), px(14), colour)
        arrow = QRectF(cell.left() + 2 if rtl else cell.right() - 18, cell.center().y() - 8, 16, 16)
        draw_icon(painter, "down" if is_open else "forward", arrow, theme.text3, stroke=2.2)

    def _paint_line(
        self, painter: QPainter, cell: QRectF, column: int, text: str, *, last: bool, is_remark: bool, wide: int
    ) -> None:
        theme, px = self._style.theme, self._style.px
        if last and column != Column.DEAL:
            painter.setPen(QPen(self._style.ink.line2, 1))
            painter.drawLine(QPointF(cell.left(), cell.top()), QPointF(cell.right(), cell.top()))
        colour = theme.text if last else theme.text2
        if column == Column.CONTRACT:  # the words run on under the results, whose cells are empty here
            rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
            room = QRectF(cell.right() - wide if rtl else cell.left(), cell.top(), wide, cell.height())
            self._write_whole(painter, room, text, 14, colour, bold=last)
            if is_remark:
                taken = painter.fontMetrics().boundingRect(room.toRect(), Qt.TextFlag.TextWordWrap, text).width()
                self.remarks.append(
                    QRectF(room.right() - taken if rtl else room.left(), room.top(), taken, room.height())
                )
        elif column > Column.RESULT and not side_of_column(column)[1]:
            dash = "" if last or is_remark else "–"
            write(painter, self._in_column(painter, cell), text or dash, px(15), colour, bold=last,
                  align=FIGURES)  # fmt: skip

    def _in_column(self, painter: QPainter, cell: QRectF, *, outer: bool = False) -> QRectF:
        """The rectangle for figures; the total is the `outer` column and keeps clear of the next side."""
        rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return cell.adjusted(4, 0, -12 if outer is not rtl else -4, 0)

    def _write_whole(
        self, painter: QPainter, room: QRectF, text: str, size: float, colour: str, *, bold: bool = False
    ) -> None:
        """Write words in as many lines as they need; where one of them is wider than the room, in one that is cut."""
        cut = self._elided(painter, text, room, size, bold=bold)
        letters = painter.fontMetrics()
        fits = max(map(letters.horizontalAdvance, text.split()), default=0) <= room.width()
        painter.setPen(QColor(colour))
        write_wrapped(painter, room, text if fits else cut, LEADING)

    def _elided(self, painter: QPainter, text: str, room: QRectF, size: float, *, bold: bool = False) -> str:
        painter.setFont(self._style.font(size, bold=bold))
        return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))


def _parted(marks: Sequence[Mark], result: PublicResult) -> tuple[list[Mark], list[Mark]]:
    """The marks that replace the points of a side, and those below them."""
    instead = [mark for mark in marks if mark.sign in INSTEAD and not result.score.points[mark.side]]
    return instead, [mark for mark in marks if mark not in instead]


BELOW = 10
"""How much higher a row is with marks below its points, at 100 %."""
DEAL_WIDTH, RESULT_WIDTH, POINTS_WIDTH, TOTAL_WIDTH = 46, 148, 66, 66
"""The widths of the columns at 100 %; the column of the contract takes the rest."""
CONTRACT_WIDTH = 130
"""The width a contract needs beside a result in words."""
SIGN, BESIDE_SIGN = 16, 36
"""The width of a result shown as a sign, at 100 %, and what the arrow and the gaps beside it take at any size."""
NARROW_POINTS, NARROW_TOTAL = 52, 44
"""The widths of the columns of a side if there are more than two sides, or little room."""


def side_widths(sides: int, width: float, sign: float) -> tuple[int, int]:
    """The widths at 100 % of the two columns of a side, points and total.

    `width` is that of the sheet at 100 %, `sign` that of a result shown as one. Of more than two sides the columns are
    narrow, and where a contract would have no room beside wide ones.
    """
    left = width - DEAL_WIDTH - sign - sides * (POINTS_WIDTH + TOTAL_WIDTH)
    return (POINTS_WIDTH, TOTAL_WIDTH) if sides <= 2 and left >= CONTRACT_WIDTH else (NARROW_POINTS, NARROW_TOTAL)
