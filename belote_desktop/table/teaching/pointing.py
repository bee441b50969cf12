"""An arrow on the table: from the coach's paper to what it speaks of, or from a card to where it is played."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.scene.bubble import LEAVES

LINE, EDGE, HEAD = 4.0, 8.0, 15.0
"""The width of the line, of the dark edge below it, and the length of the head, in pixels (art/pages, picture 04)."""
LEAST = 26.0
"""An arrow shorter than this would be all head."""
_BEND = 0.12
"""How far the arrow bends aside, as a share of its length."""
_ROOM = 14.0
_PARTS = 32
"""Into so many boxes an arrow is divided to see what it crosses: they overlap in a window of any usual size."""


Arrow = tuple[QPointF, QPointF]
"""Where an arrow begins and ends."""


class PointingArrow:
    """One arrow, painted once into a picture; `point` lays it, `end` takes it away."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._item: GlidingItem | None = None
        self.ends: Arrow | None = None
        """Where the arrow shown now begins and ends."""

    def point(self, start: QPointF, end: QPointF, ms: int) -> None:
        """Show an arrow between two points of the table, in place of any other; a very short one is left out."""
        self._take_away(self._stage.fade(LEAVES) if ms > 0 else 0)
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
        self._take_away(self._stage.fade(LEAVES))

    def _take_away(self, ms: int) -> None:
        self.ends = None
        if self._item is not None:
            self._item.leave(ms)
            self._item = None

    def _drawn(self, path: QPainterPath, origin: QPointF, width: float, height: float) -> QPixmap:
        theme = self._stage.theme
        pixmap, painter = self._stage.sheet(width, height)
        painter.translate(-origin)
        for colour, wide in ((theme.cloth_edge, EDGE), (theme.cloth_brass, LINE)):
            _stroke(painter, path, QPen(faint(colour, 1), wide))
        painter.end()
        return pixmap


def _middle(start: QPointF, end: QPointF) -> QPointF:
    """The point that an arrow bends towards, slightly to its left."""
    way = end - start
    return (start + end) / 2 + QPointF(way.y(), -way.x()) * _BEND


def _line(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.quadTo(_middle(start, end), end)
    return path


def _curve(start: QPointF, end: QPointF) -> QPainterPath:
    """The line of an arrow, with a head of two strokes."""
    path = _line(start, end)
    back = _middle(start, end) - end
    back *= HEAD / max(1.0, hypot(back.x(), back.y()))
    for turn in (0.55, -0.55):
        path.moveTo(end + QPointF(back.x() - turn * back.y(), back.y() + turn * back.x()))
        path.lineTo(end)
    return path


def along(arrow: Arrow | None) -> list[Box]:
    """Small boxes along an arrow, which together cover it."""
    if arrow is None:
        return []
    path = _line(*arrow)
    points = [path.pointAtPercent(step / _PARTS) for step in range(_PARTS + 1)]
    return [Box(point.x() - HEAD / 2, point.y() - HEAD / 2, HEAD, HEAD) for point in points]


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
