"""The match as it went: one line for each side, told apart by form as well as by colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine import PublicResult
from belote_desktop.models import words
from belote_desktop.table.painting import write
from belote_desktop.windows.match_words import OURS, YOURS, course
from belote_desktop.windows.style import Style

TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
CENTRED = Qt.AlignmentFlag.AlignCenter


def scale_of(highest: int, most: int = 6) -> tuple[int, int]:
    """The step between two lines of the scale, and its top: at most `most` steps of 1, 2 or 5 with noughts."""
    step = 1
    while True:
        for one in (step, 2 * step, 5 * step):
            if highest <= one * most:
                return one, max(one, -(-highest // one) * one)
        step *= 10


class MatchPlot(QWidget):
    """Totals over deals. Time runs in the reading direction."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._results: tuple[PublicResult, ...] = ()
        self.marked: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_results(self, results: Sequence[PublicResult]) -> None:
        """The deals to draw."""
        self._results = tuple(results)
        self.setAccessibleName(self.tr("The match so far"))
        self.setAccessibleDescription(course(results))
        self.update()

    def mark(self, number: int | None) -> None:
        """Draw a line at a deal."""
        self.marked = number
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(340), self._style.px(240))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(220), self._style.px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(self.layoutDirection())
        px = self._style.px
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        start, end = px(40), px(72)
        area = QRectF(self.rect()).adjusted(end if rtl else start, px(12), -(start if rtl else end), -px(42))
        highest = max((total for result in self._results for total in result.totals), default=0)
        step, top = scale_of(max(highest, 1), most=max(1, min(6, int(area.height() / px(22)))))
        self._paint_scale(painter, area, step, top)
        for side in (YOURS, OURS):
            self._paint_side(painter, area, side, top)

    def _spot(self, area: QRectF, place: int, value: int, top: int) -> QPointF:
        part = place / max(1, len(self._results))
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            part = 1 - part
        return QPointF(area.left() + part * area.width(), area.bottom() - value / top * area.height())

    def _paint_scale(self, painter: QPainter, area: QRectF, step: int, top: int) -> None:
        theme, px = self._style.theme, self._style.px
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for value in range(0, top + 1, step):
            y = self._spot(area, 0, value, top).y()
            painter.setPen(QPen(self._style.ink.line, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            room = QRectF(area.right() + 8 if rtl else 0, y - 10, area.left() - 8, 20)
            room.setWidth(px(40) - 8)
            write(painter, room, words.number(value), px(12), theme.text3, align=TRAILING)
        every = max(1, -(-len(self._results) * px(24) // max(1, int(area.width()))))
        for place in range(every, len(self._results) + 1, every):
            x = self._spot(area, place, 0, top).x()
            room = QRectF(x - 20, area.bottom() + 4, 40, px(18))
            write(painter, room, words.number(self._results[place - 1].number), px(12), theme.text3, align=CENTRED)
        foot = QRectF(area.left(), area.bottom() + px(21), area.width(), px(18))
        write(painter, foot, self.tr("deal"), px(12), theme.text3, align=CENTRED)
        numbers = [result.number for result in self._results]
        if self.marked in numbers:
            x = self._spot(area, numbers.index(self.marked) + 1, 0, top).x()
            painter.setPen(QPen(self._style.ink.line2, 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))

    def _paint_side(self, painter: QPainter, area: QRectF, side: int, top: int) -> None:
        theme, ink, px = self._style.theme, self._style.ink, self._style.px
        colour = ink.we if side == OURS else ink.you
        totals = [0, *(result.totals[side] for result in self._results)]
        spots = [self._spot(area, place, total, top) for place, total in enumerate(totals)]
        pen = QPen(colour, 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if side == YOURS:
            pen.setDashPattern([4, 2.6])
        line = QPainterPath(spots[0])
        for spot in spots[1:]:
            line.lineTo(spot)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        painter.setPen(QPen(ink.panel, 1.5))
        painter.setBrush(colour)
        for spot in spots:
            if side == OURS:
                painter.drawEllipse(spot, 5, 5)
            else:
                painter.drawRect(QRectF(spot.x() - 4.5, spot.y() - 4.5, 9, 9))
        self._paint_name(painter, area, side, top, theme.we if side == OURS else theme.you, px(62))

    def _paint_name(self, painter: QPainter, area: QRectF, side: int, top: int, colour: str, width: int) -> None:
        """The name and the total at the end of a line; the two never lie over each other."""
        px = self._style.px
        last = self._results[-1].totals if self._results else (0, 0)
        y = self._spot(area, 0, last[side], top).y()
        other = self._spot(area, 0, last[1 - side], top).y()
        gap = px(40)
        if abs(y - other) < gap:
            upper = last[side] > last[1 - side] or (last[side] == last[1 - side] and side == OURS)
            y = (y + other) / 2 + (-gap / 2 if upper else gap / 2)
        upper_end = px(20) + (gap if y > other or (y == other and side == YOURS) else 0)
        y = max(y, upper_end)
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = area.left() - 12 - width if rtl else area.right() + 12
        name = self.tr("We") if side == OURS else self.tr("They")
        start = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        write(painter, QRectF(x, y - px(20), width, px(20)), name, px(14), colour, bold=True, align=start)
        write(painter, QRectF(x, y - px(2), width, px(22)), words.number(last[side]), px(17), self._style.theme.text,
              bold=True, serif=True, align=start)  # fmt: skip
