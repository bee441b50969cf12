"""The cloth of the table under parts of a page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from belote_desktop.table.items.painting import canvas
from belote_desktop.table.items.shared_pictures import shared_picture
from belote_desktop.table.items.theme import Theme

_APART, _TILE = 6, 24
"""Pixels from thread to thread, and the side of a piece of the weave: whole device pixels at 125 % and 150 % too."""


def _threads(ratio: float, smooth: bool) -> QPixmap:
    """A piece of the weave; laid side by side the pieces are the whole, because its threads are at 45°."""
    image = canvas(_TILE, _TILE, ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    painter.setPen(QPen(QColor(255, 255, 255, 6), 1))
    for x in range(-_TILE, 2 * _TILE, _APART):
        painter.drawLine(QPointF(x - _TILE, 2 * _TILE), QPointF(x + 2 * _TILE, -_TILE))
    painter.end()
    return image


def paint_cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The cloth of the table, with its weave, in a strip: the window belongs to the table."""
    wide = QRadialGradient(QPointF(rect.left() + rect.width() * 0.3, rect.top()), max(rect.width() * 0.75, 1))
    wide.setColorAt(0, QColor(theme.cloth))
    wide.setColorAt(1, QColor(theme.cloth_edge))
    painter.fillRect(rect, wide)
    if theme.cloth == theme.cloth_edge:
        return
    hints, ratio = painter.renderHints(), painter.device().devicePixelRatio()
    smooth = bool(hints & QPainter.RenderHint.Antialiasing)
    threads = shared_picture(("weave", ratio, smooth), lambda: _threads(ratio, smooth))
    first = int(-rect.height()) + rect.bottom()
    painter.drawTiledPixmap(rect, threads, QPointF((rect.left() - first) % _TILE, rect.top() % _TILE))
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, QColor(0, 0, 0, 0))
    shade.setColorAt(1, QColor(0, 0, 0, 26))
    painter.fillRect(rect, shade)


def paint_round_cloth(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """The cloth with round corners; what is painted after it stays inside them."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.setClipPath(shape)
    paint_cloth(painter, rect, theme)
