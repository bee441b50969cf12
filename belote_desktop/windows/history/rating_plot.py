"""A rating over time: a line in the band of its 95 % intervals, across the lines of the levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.table.items.fonts import elided, text_width
from belote_desktop.table.items.painting import write
from belote_desktop.windows.history.charts import START, Chart
from belote_desktop.windows.look.style import Style

SPARE = 0.3
"""The room above the highest line and below the lowest, as a part of the way between two lines."""
WIDEST = 0.45
"""The part of the plot that the names of the lines may take."""


@dataclass(frozen=True)
class Line:
    """A level: its place and its name."""

    place: float
    name: str


@dataclass(frozen=True)
class Spot:
    """A point of the curve: its place, and the ends of its interval. `below` is what stands under it."""

    place: float
    low: float
    high: float
    below: str


class RatingPlot(Chart):
    """The lines are named where the window begins to read; the first and the last point are named below."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, 230, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.lines: tuple[Line, ...] = ()
        self.spots: tuple[Spot, ...] = ()

    def show_curve(self, lines: Sequence[Line], spots: Sequence[Spot]) -> None:
        """Paint these points across these lines, the lowest line first."""
        self.lines, self.spots = tuple(lines), tuple(spots)
        self.update()

    def paint_chart(self, painter: QPainter, room: QRectF) -> None:
        if not self.spots or not self.lines:
            return
        px = self.style_.px
        names = max(text_width(line.name, px(13)) for line in self.lines) + px(10)
        gutter = min(names, room.width() * WIDEST)
        area = self.mirrored(room, room.adjusted(gutter, px(6), -px(10), -px(24)))
        self._paint_lines(painter, room, area, gutter)
        self._paint_band(painter, area)
        self._paint_curve(painter, area)
        self._paint_foot(painter, room, area)

    def _ends(self) -> tuple[float, float]:
        """The lowest and the highest place in the plot."""
        places = [line.place for line in self.lines]
        places += [end for spot in self.spots for end in (spot.low, spot.high)]
        low, high = min(places), max(places)
        spare = SPARE * (high - low) / max(1, len(self.lines) - 1) or 1.0
        return low - spare, high + spare

    def _at(self, area: QRectF, number: int, place: float) -> QPointF:
        low, high = self._ends()
        part = (number + 0.5) / len(self.spots)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            part = 1 - part
        return QPointF(area.left() + part * area.width(), area.bottom() - (place - low) / (high - low) * area.height())

    def _paint_lines(self, painter: QPainter, room: QRectF, area: QRectF, gutter: float) -> None:
        px, theme = self.style_.px, self.style_.theme
        for line in self.lines:
            y = self._at(area, 0, line.place).y()
            painter.setPen(QPen(self.style_.ink.line2, 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            named = self.mirrored(room, QRectF(room.left(), y - px(10), gutter - px(6), px(20)))
            write(painter, named, elided(line.name, named.width(), px(13)), px(13), theme.text2, align=START)

    def _paint_band(self, painter: QPainter, area: QRectF) -> None:
        upper = [self._at(area, number, spot.high) for number, spot in enumerate(self.spots)]
        lower = [self._at(area, number, spot.low) for number, spot in enumerate(self.spots)]
        if len(self.spots) == 1:  # a single interval is a bar
            half = QPointF(self.style_.px(12), 0)
            upper, lower = [upper[0] - half, upper[0] + half], [lower[0] - half, lower[0] + half]
        colour = QColor(self.style_.ink.we)
        colour.setAlphaF(0.16)
        painter.setPen(QPen(self.style_.ink.we, 1, Qt.PenStyle.DotLine))
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _paint_curve(self, painter: QPainter, area: QRectF) -> None:
        ink, px = self.style_.ink, self.style_.px
        spots = [self._at(area, number, spot.place) for number, spot in enumerate(self.spots)]
        path = QPainterPath(spots[0])
        for spot in spots[1:]:
            path.lineTo(spot)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink.we, 2.4))
        painter.drawPath(path)
        painter.setBrush(ink.raised)
        for spot in spots:
            painter.drawEllipse(spot, px(4), px(4))

    def _paint_foot(self, painter: QPainter, room: QRectF, area: QRectF) -> None:
        px = self.style_.px
        numbers = sorted({0, len(self.spots) - 1})
        ends = [(self._at(area, number, 0.0).x(), self.spots[number].below) for number in numbers]
        self.write_ends(painter, QRectF(room.left(), area.bottom() + px(4), room.width(), px(18)), ends)
