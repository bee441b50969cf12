"""Marks on a card of my hand: the ring of the focus, the caret below it, the arrow that points it out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import box
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint


def mark_picture(stage: Stage, width: float, *, ring: bool, caret: bool, arrow: bool = False) -> QPixmap:
    """The ring of the focus, brass over the cloth's edge colour to be seen on any ground; a caret below the card.

    The `arrow` that points a card out stands over the part of it that the next card in the fan leaves free.
    """
    height, corner, half = width * CARD_RATIO, width * 14 / 252, max(5.0, 7 * stage.layout.s)
    room = 6.0 + (2.6 * half if arrow else half if caret else 0.0)
    pixmap, painter = stage.sheet(width + 2 * room, height + 2 * room)
    rect = QRectF(room, room, width, height)
    if ring:
        box(painter, rect.adjusted(-3, -3, 3, 3), corner + 3, None, stage.theme.cloth_edge, 6)
        box(painter, rect.adjusted(-2, -2, 2, 2), corner + 2, None, stage.theme.cloth_brass, 3)
    if caret:
        tip = QPointF(rect.center().x(), rect.bottom() + 4)
        path = QPainterPath(tip)
        path.lineTo(tip.x() + half, tip.y() + 0.8 * half)
        path.lineTo(tip.x() - half, tip.y() + 0.8 * half)
        path.closeSubpath()
        painter.fillPath(path, faint(stage.theme.cloth_brass, 1))
    if arrow:
        _paint_arrow(painter, QPointF(rect.left() + 0.18 * width, rect.top() - 4), 1.4 * half, stage)
    painter.end()
    return pixmap


def _paint_arrow(painter: QPainter, tip: QPointF, half: float, stage: Stage) -> None:
    """A triangle that points down at `tip`, seen on any ground."""
    path = QPainterPath(tip)
    path.lineTo(tip.x() - half, tip.y() - 1.3 * half)
    path.lineTo(tip.x() + half, tip.y() - 1.3 * half)
    path.closeSubpath()
    painter.setPen(QPen(faint(stage.theme.cloth_edge, 1), 2))
    painter.setBrush(faint(stage.theme.cloth_brass, 1))
    painter.drawPath(path)
