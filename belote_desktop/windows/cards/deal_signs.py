"""The signs in the lower corners of the picture of a game: what is its own in the deal and the calls."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from belote_desktop.models.games.deal_sketch import DealSketch
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import draw_icon
from belote_desktop.windows.cards.small_cards import chips_width, paint_chips
from belote_desktop.windows.look.style import Style

LEAST, MOST, SHARE = 12.0, 20.0, 0.15
"""The least and the greatest side of a sign in pixels, and between them its share of the height of the picture."""
EDGE = 6
"""Between the signs and the edge of the picture, in pixels."""


def paint_signs(painter: QPainter, room: QRectF, sketch: DealSketch, style: Style) -> None:
    """Paint at the left that the cards are shuffled for each deal and that play runs clockwise; at the right that runs
    count and how high a deal can be doubled.
    """
    side, colour = max(LEAST, min(MOST, room.height() * SHARE)), style.theme.cloth_text
    line = room.bottom() - EDGE - side / 2
    x = room.left() + EDGE + side / 2
    if sketch.shuffles:
        _paint_icon(painter, "shuffle", QPointF(x, line), side, colour)
        x += side * 1.3
    if sketch.clockwise:
        _paint_clockwise(painter, QPointF(x, line), side * 0.42, colour)
    x = room.right() - EDGE
    if sketch.doubled > 1:
        said = [f"×{words.number(sketch.doubled)}"]
        wide = chips_width(painter, side * 0.8, list(said), style)
        paint_chips(painter, QPointF(x - wide / 2, line), side * 0.8, list(said), style)
        x -= wide + side * 0.3
    if sketch.declares:
        _paint_icon(painter, "star", QPointF(x - side / 2, line), side, colour)


def _paint_icon(painter: QPainter, name: str, at: QPointF, side: float, colour: str) -> None:
    draw_icon(painter, name, QRectF(at.x() - side / 2, at.y() - side / 2, side, side), colour)


def _paint_clockwise(painter: QPainter, middle: QPointF, radius: float, colour: str) -> None:
    """Paint an arrow of three quarters of a circle, the way deal, auction and play go; most games go the other way."""
    painter.save()
    painter.translate(middle)
    painter.setPen(QPen(QColor(colour), max(1.4, radius * 0.26)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-radius, -radius, 2 * radius, 2 * radius), 180 * 16, -270 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    tip = radius * 0.6
    painter.drawPolygon(QPolygonF([QPointF(tip, radius - tip), QPointF(tip, radius + tip), QPointF(-tip, radius)]))
    painter.restore()
