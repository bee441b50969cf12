"""An arrow on the table: from the coach's paper to what it speaks of, or from a card to where it is played."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint
from belote_desktop.table.layout.shapes import Box, Spot

LINE, EDGE, HEAD = 4.0, 8.0, 15.0
"""The width of the line, of the dark edge below it, and the length of the head, in pixels (art/pages, picture 04)."""
LEAST = 26.0
"""An arrow shorter than this would be all head."""
_BEND = 0.12
"""How far the arrow bends aside, as a share of its length."""
_ROOM = 14.0


class PointingArrow:
    """One arrow, painted once into a picture; `point` lays it, `end` takes it away."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._item: GlidingItem | None = None
        self.ends: tuple[QPointF, QPointF] | None = None
        """Where the arrow shown now begins and ends."""

    def point(self, start: QPointF, end: QPointF, ms: int) -> None:
        """Show an arrow between two points of the table, in place of any other; a very short one is left out."""
        self.end()
        way = end - start
        if hypot(way.x(), way.y()) < LEAST:
            return
        self.ends = (start, end)
        path = _curve(start, end)
        bounds = path.boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        picture = self._drawn(path, bounds.topLeft(), bounds.width(), bounds.height())
        item = self._item = self._stage.add_picture()
        item.set_picture(picture)
        spot = Spot(bounds.center().x(), bounds.center().y(), z=30.5)
        item.place(Spot(spot.x, spot.y, z=spot.z, opacity=0.0 if ms > 0 else 1.0))
        item.glide(spot, ms)

    def end(self) -> None:
        """Take the arrow away."""
        self.ends = None
        if self._item is not None:
            self._stage.scene.removeItem(self._item)
            self._item = None

    def _drawn(self, path: QPainterPath, origin: QPointF, width: float, height: float) -> QPixmap:
        theme = self._stage.theme
        pixmap, painter = self._stage.sheet(width, height)
        painter.translate(-origin)
        for colour, wide in ((theme.cloth_edge, EDGE), (theme.cloth_brass, LINE)):
            _stroke(painter, path, QPen(faint(colour, 1), wide))
        painter.end()
        return pixmap


def _curve(start: QPointF, end: QPointF) -> QPainterPath:
    """A line that bends slightly to its left, with a head of two strokes."""
    way = end - start
    aside = QPointF(way.y(), -way.x()) * _BEND
    middle = (start + end) / 2 + aside
    path = QPainterPath(start)
    path.quadTo(middle, end)
    back = middle - end
    back *= HEAD / max(1.0, hypot(back.x(), back.y()))
    for turn in (0.55, -0.55):
        path.moveTo(end + QPointF(back.x() - turn * back.y(), back.y() + turn * back.x()))
        path.lineTo(end)
    return path


def _stroke(painter: QPainter, path: QPainterPath, pen: QPen) -> None:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def from_edge(paper: Box, goal: QPointF) -> QPointF:
    """The point on the edge of a box that is nearest to a goal outside it."""
    return QPointF(
        min(max(goal.x(), paper.x), paper.right),
        min(max(goal.y(), paper.y), paper.bottom),
    )


def nearest_in(box: Box, start: QPointF, gap: float) -> QPointF:
    """The point of a box nearest to a start, `gap` pixels before its edge."""
    near = from_edge(box, start)
    way = near - start
    length = max(1.0, hypot(way.x(), way.y()))
    return near - way * (gap / length)
