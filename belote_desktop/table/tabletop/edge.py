"""The edge of the table: a rail of wood with a line of brass, in the margin that nothing but the cards lies in."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from belote_desktop.table.items.painting import canvas, painter_on
from belote_desktop.table.items.shared_pictures import shared_picture
from belote_desktop.table.items.theme import Theme, faint, mixed
from belote_desktop.table.layout.window_scale import WindowScale

_RAIL = 0.6
"""The width of the wood as a share of the margin of the things in the corners, so that it never takes any room."""
_PIECE = 720.0
"""The length of a piece of wood in pixels; the pieces join."""


class Wood(NamedTuple):
    """The colours of a wood: where the light falls on it, and its grain."""

    light: str
    dark: str


WOODS: Mapping[str, Wood] = MappingProxyType({"light": Wood("#8A5A34", "#4A2A16"), "dark": Wood("#54361F", "#26160C")})
"""The wood of each theme. High contrast has none: there the edge is a line."""


def rail_width(rect: QRectF) -> float:
    """How wide the wood is on a table of this size."""
    return _RAIL * WindowScale(rect.width(), rect.height()).edge


def paint_edge(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the edge along the inside of a rectangle."""
    rail = rail_width(rect)
    inside, corner = rect.adjusted(rail, rail, -rail, -rail), 0.9 * rail
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wood = WOODS.get(theme.name)
    if wood is None:
        painter.setPen(QPen(QColor(theme.cloth_brass), 2))
        painter.drawRoundedRect(inside, corner, corner)
        return
    painter.save()
    frame = QPainterPath()
    frame.addRect(rect)
    frame.addRoundedRect(inside, corner, corner)
    painter.setClipPath(frame)
    _paint_wood(painter, rect, rail, wood)
    painter.restore()
    fine = max(1.0, rail / 9)
    painter.setPen(QPen(faint("#000000", 0.45), 2.4 * fine))
    painter.drawRoundedRect(inside.adjusted(fine, fine, -fine, -fine), corner, corner)
    brass = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for place, share in ((0.0, 0.0), (0.3, 0.45), (0.5, 0.1), (0.75, 0.5), (1.0, 0.0)):
        brass.setColorAt(place, QColor(mixed(theme.accent, "#FFF3CF", share)))
    painter.setPen(QPen(brass, 1.3 * fine))
    painter.drawRoundedRect(inside, corner, corner)


def _paint_wood(painter: QPainter, rect: QRectF, rail: float, wood: Wood) -> None:
    """Four lengths of wood, mitred at the corners; the light falls on the near one most."""
    ratio = painter.device().devicePixelRatio()
    piece = shared_picture(("wood", rail, wood, ratio), lambda: _wood(rail, wood, ratio))
    width, height = rect.width(), rect.height()
    for turn, length, shade in ((0, width, 0.12), (90, height, 0.0), (180, width, 0.0), (270, height, 0.12)):
        painter.save()
        painter.translate(rect.center())
        painter.rotate(turn)
        painter.translate(-length / 2, -(height if turn % 180 == 0 else width) / 2)
        side = QPainterPath(QPointF(0, 0))
        for x, y in ((length, 0), (length - 2 * rail, 2 * rail), (2 * rail, 2 * rail)):
            side.lineTo(x, y)
        side.closeSubpath()
        painter.setClipPath(side, Qt.ClipOperation.IntersectClip)
        painter.drawTiledPixmap(QRectF(0, 0, length, 2 * rail), piece, QPointF(turn, 0))
        painter.fillRect(QRectF(0, 0, length, 2 * rail), faint("#000000", shade))
        painter.restore()
    painter.setPen(QPen(faint("#000000", 0.35), 1))
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        inwards = QPointF(math.copysign(2 * rail, rect.center().x() - corner.x()),
                          math.copysign(2 * rail, rect.center().y() - corner.y()))  # fmt: skip
        painter.drawLine(corner, corner + inwards)


def _wood(rail: float, wood: Wood, ratio: float) -> QPixmap:
    """A piece of wood with its outer edge above, the same at every start: rounded, with a grain along it."""
    made = canvas(_PIECE, 2 * rail, ratio)
    painter, drawn = painter_on(made), random.Random(7)
    body = QLinearGradient(0, 0, 0, rail)
    for place, share in ((0.0, 0.75), (0.25, 0.15), (0.5, 0.0), (0.8, 0.35), (1.0, 0.7)):
        body.setColorAt(place, QColor(mixed(wood.light, wood.dark, share)))
    painter.fillRect(QRectF(0, 0, _PIECE, 2 * rail), body)
    for _ in range(min(90, round(3 * rail))):
        y, waves, swing = drawn.uniform(0, 2 * rail), drawn.randrange(1, 4), drawn.uniform(0.02, 0.09) * rail
        begin = drawn.uniform(0, 2 * math.pi)
        strand = QPainterPath()
        for x in range(0, round(_PIECE) + 1, 24):
            point = QPointF(x, y + swing * math.sin(begin + waves * 2 * math.pi * x / _PIECE))
            strand.lineTo(point) if x else strand.moveTo(point)
        shade = wood.dark if drawn.random() < 0.7 else mixed(wood.light, "#FFFFFF", 0.25)
        painter.setPen(QPen(faint(shade, drawn.uniform(0.08, 0.34)), drawn.uniform(0.4, 1.2)))
        painter.drawPath(strand)
    painter.end()
    return made
