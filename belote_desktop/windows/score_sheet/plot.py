"""The plot of a match: one line for each side, told apart by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine import PublicResult
from belote_desktop.engine.matches.end import target_in_force
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.painting import CENTRED, FIGURES, write
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import course

LOW = 170
"""A plot lower than this has no deal numbers, and shows the target only once a side is half way to it."""
FORMS: tuple[tuple[str, tuple[float, ...]], ...] = (
    ("we", ()),
    ("you", (4, 2.6)),
    ("accent_text", (1, 2.2)),
    ("text2", (6, 2, 1, 2)),
)
"""The colour and the dashes of each side's line, the user's side first."""


def scale_of(highest: int, most: int = 6) -> tuple[int, int]:
    """The step and the upper end of a scale to `highest`: at most `most` steps of 1, 2 or 5 times a power of ten."""
    step = 1
    while True:
        for one in (step, 2 * step, 5 * step):
            if highest <= one * most:
                return one, max(one, -(-highest // one) * one)
        step *= 10


@dataclass(frozen=True)
class Scale:
    """The drawing area, the values at its lower and upper edge, and the step between two lines."""

    area: QRectF
    low: int
    top: int
    step: int

    def height(self, value: int) -> float:
        """The y coordinate of a value."""
        return self.area.bottom() - (value - self.low) / (self.top - self.low) * self.area.height()


class MatchPlot(QWidget):
    """The total of each side after each deal; deals run in the reading direction."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._results: tuple[PublicResult, ...] = ()
        self._sides: Sides | None = None
        self.marked: int | None = None
        self.has_totals = True
        """Whether the totals stand at the ends of the lines."""
        self._share, self._moves = 1.0, True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_results(self, results: Sequence[PublicResult], sides: Sides) -> None:
        """Draw these totals."""
        self._results, self._sides = tuple(results), sides
        self.setAccessibleName(self.tr("Course of the match"))
        self.setAccessibleDescription(" ".join((*self._goal(), course(results, sides))))
        self.update()

    def appear(self, share: float, *, moves: bool) -> None:
        """Draw the lines from where the window begins to read, or let them fade in."""
        self._share, self._moves = share, moves
        self.update()

    def _goal(self) -> tuple[str, ...]:
        """The target as a sentence; empty if there is none."""
        if not self._target:
            return ()
        return (self.tr("The match is played to %n point(s).", "", self._target),)

    def mark(self, number: int | None) -> None:
        """Mark a deal with a vertical line."""
        self.marked = number
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(340), self._style.px(240))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(220), self._style.px(100))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sides is not None:
            self.paint_plot(QPainter(self))

    def paint_plot(self, painter: QPainter) -> None:
        """Paint the plot of some deals as large as it is, here or elsewhere."""
        assert self._sides is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(self.layoutDirection())
        scale = self._scale()
        self._paint_scale(painter, scale)
        heights = self._name_heights(scale)
        if not self._moves:
            painter.setOpacity(self._share)
        elif self._share < 1.0:
            painter.setClipRect(self._drawn_yet(scale))
        for place in reversed(range(len(self._sides.order))):
            self._paint_side(painter, scale, place)
            self._paint_name(painter, scale, place, heights[place])

    def _drawn_yet(self, scale: Scale) -> QRectF:
        """The part of the plot in which the lines are drawn by now."""
        room = QRectF(self.rect())
        reached = scale.area.width() * self._share
        if self._runs_left:
            room.setLeft(scale.area.right() - reached)
        else:
            room.setRight(scale.area.left() + reached)
        return room

    def _scale(self) -> Scale:
        """The scale, from the lowest total below zero to the highest or the target, in round steps."""
        px = self._style.px
        start, end = px(40), self._name_width() + px(62 if self._is_low else 10)
        rtl = self._runs_left
        foot = px(24 if self._is_low else 42)
        area = QRectF(self.rect()).adjusted(end if rtl else start, px(12), -(start if rtl else end), -foot)
        totals = [total for result in self._results for total in result.totals]
        highest, lowest = max((0, *totals)), min((0, *totals))
        if not self._is_low or 2 * highest >= self._target:
            highest = max(highest, self._target)
        most = max(1, min(6, int(area.height() / px(22))))
        step, top = scale_of(max(highest - lowest, 1), most=most)
        low = lowest // step * step
        return Scale(area, low, max(low + step, -(-max(highest, 1) // step) * step) if low else top, step)

    @property
    def _target(self) -> int:
        """The target in force, raised if the rules raise it; 0 for a match of a number of deals."""
        if self._sides is None or self._sides.rules.match.deals:
            return 0
        return target_in_force(self._sides.rules, [result.totals for result in self._results])

    @property
    def _is_low(self) -> bool:
        """Whether the plot is too low for its deal numbers."""
        return self.height() < self._style.px(LOW)

    @property
    def _deals(self) -> int:
        """The number of deals along the x axis: all of the match if their number is fixed."""
        fixed = 0 if self._sides is None else self._sides.rules.match.deals
        return max(1, fixed, len(self._results))

    @property
    def _runs_left(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    def _spot(self, scale: Scale, place: int, value: int) -> QPointF:
        part = place / self._deals
        if self._runs_left:
            part = 1 - part
        return QPointF(scale.area.left() + part * scale.area.width(), scale.height(value))

    def _paint_scale(self, painter: QPainter, scale: Scale) -> None:
        theme, px, area = self._style.theme, self._style.px, scale.area
        for value in range(scale.low, scale.top + 1, scale.step):
            y = scale.height(value)
            painter.setPen(QPen(self._style.ink.line2 if value == 0 and scale.low < 0 else self._style.ink.line, 1))
            if value != self._target or not value:  # which has a line of its own, with gaps
                painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            room = QRectF(area.right() + 8 if self._runs_left else 0, y - 10, px(40) - 8, 20)
            write(painter, room, words.number(value), px(12), theme.text3, align=FIGURES)
        every = max(1, -(-self._deals * px(24) // max(1, int(area.width()))))
        for place in range(every, self._deals + 1, every):
            x = self._spot(scale, place, 0).x()
            room = QRectF(x - 20, area.bottom() + 4, 40, px(18))
            played = place <= len(self._results)
            number = self._results[place - 1].number if played else place
            write(painter, room, words.number(number), px(12), theme.text3, align=CENTRED)
        if not self._is_low:
            foot = QRectF(area.left(), area.bottom() + px(21), area.width(), px(18))
            #: Below a chart: the number of deals runs to the right.
            write(painter, foot, self.tr("deal"), px(12), theme.text3, align=CENTRED)
        self._paint_target(painter, scale)
        numbers = [result.number for result in self._results]
        if self.marked in numbers:
            x = self._spot(scale, numbers.index(self.marked) + 1, 0).x()
            painter.setPen(QPen(self._style.ink.line2, 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))

    def _paint_target(self, painter: QPainter, scale: Scale) -> None:
        """Draw the line of the target, with its points below its start."""
        if not 0 < self._target <= scale.top:
            return
        theme, px, y = self._style.theme, self._style.px, scale.height(self._target)
        pen = QPen(self._style.ink.accent_text, 1.4)
        pen.setDashPattern([7, 4])
        painter.setPen(pen)
        painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y))
        #: A line in a chart. {points}: a number.
        text = self.tr("Target: {points}").format(points=words.number(self._target))
        room = QRectF(scale.area.left() + 4, y + 1, scale.area.width() - 8, px(18))
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        write(painter, room, text, px(12), theme.accent_text, align=leading)

    def _paint_side(self, painter: QPainter, scale: Scale, place: int) -> None:
        assert self._sides is not None
        ink, side = self._style.ink, self._sides.order[place]
        name, dashes = FORMS[place]
        colour = getattr(ink, name)
        totals = [0, *(result.totals[side] for result in self._results)]
        spots = [self._spot(scale, deal, total) for deal, total in enumerate(totals)]
        pen = QPen(colour, 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setDashPattern(list(dashes))
        line = QPainterPath(spots[0])
        for spot in spots[1:]:
            line.lineTo(spot)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        painter.setPen(QPen(ink.panel, 1.5))
        painter.setBrush(colour)
        for spot in spots:
            _paint_mark(painter, spot, place)

    def _name_heights(self, scale: Scale) -> list[float]:
        """The y of each name at the end of a line, moved apart so that none covers another."""
        assert self._sides is not None
        last = self._results[-1].totals if self._results else (0,) * len(self._sides.order)
        gap, order = self._style.px(20 if self._is_low else 40), self._sides.order
        wanted = sorted(range(len(order)), key=lambda place: (-last[order[place]], place))
        heights = [0.0] * len(order)
        lowest = self.height() - self._style.px(4 if self._is_low else 22)
        upper = float(self._style.px(20))
        for rank, place in enumerate(wanted):
            following = len(wanted) - 1 - rank
            y = min(scale.height(last[order[place]]), lowest - following * gap)
            heights[place] = max(upper, y)
            upper = heights[place] + gap
        return heights

    def _paint_lead(self, painter: QPainter, scale: Scale, place: int, total: int) -> None:
        """Draw the dotted line from the end of a side's line to its name."""
        if not 0 < len(self._results) < self._deals:
            return
        painter.setPen(QPen(getattr(self._style.ink, FORMS[place][0]), 1, Qt.PenStyle.DotLine))
        painter.drawLine(self._spot(scale, len(self._results), total), self._spot(scale, self._deals, total))

    def _name_width(self) -> int:
        """The width of the names at the ends of the lines, in pixels: what the longest needs, within bounds."""
        assert self._sides is not None
        metrics = QFontMetrics(self._style.font(14, bold=True))
        longest = max(metrics.horizontalAdvance(self._sides.label(side)) for side in self._sides.order)
        return min(max(self._style.px(62), longest + 2), self._style.px(110))

    def _paint_name(self, painter: QPainter, scale: Scale, place: int, y: float) -> None:
        """Draw the name and the total at the end of a line."""
        assert self._sides is not None
        px, side, area = self._style.px, self._sides.order[place], scale.area
        last = self._results[-1].totals[side] if self._results else 0
        self._paint_lead(painter, scale, place, last)
        width = self._name_width()
        x = area.left() - 10 - width if self._runs_left else area.right() + 10
        colour = getattr(self._style.theme, FORMS[place][0])
        start = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._style.font(14, bold=True))
        name = painter.fontMetrics().elidedText(self._sides.label(side), Qt.TextElideMode.ElideRight, width)
        write(painter, QRectF(x, y - px(20), width, px(20)), name, px(14), colour, bold=True, align=start)
        if not self.has_totals:
            return
        total = QRectF(x, y - px(2), width, px(22))
        if self._is_low:  # beside the name, not below it
            total = QRectF(x - px(52) if self._runs_left else x + width, y - px(21), px(52), px(22))
        write(painter, total, words.number(last), px(17), self._style.theme.text,
              bold=True, serif=True, align=start)  # fmt: skip


def _paint_mark(painter: QPainter, spot: QPointF, place: int) -> None:
    """Draw the mark of a side at a deal: a disc, square, triangle or diamond."""
    if place == 0:
        painter.drawEllipse(spot, 5, 5)
    elif place == 1:
        painter.drawRect(QRectF(spot.x() - 4.5, spot.y() - 4.5, 9, 9))
    else:
        corners = (
            [(0.0, -6.5), (6.0, 4.5), (-6.0, 4.5)] if place == 2 else [(0.0, -6.5), (6.5, 0.0), (0.0, 6.5), (-6.5, 0.0)]
        )
        painter.drawPolygon(QPolygonF([spot + QPointF(x, y) for x, y in corners]))
