"""The cloth of the table under parts of a page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from belote_desktop.table.items.theme import Theme


def paint_cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The cloth of the table, with its weave, in a strip: the window belongs to the table."""
    wide = QRadialGradient(QPointF(rect.left() + rect.width() * 0.3, rect.top()), max(rect.width() * 0.75, 1))
    wide.setColorAt(0, QColor(theme.cloth))
    wide.setColorAt(1, QColor(theme.cloth_edge))
    painter.fillRect(rect, wide)
    if theme.cloth == theme.cloth_edge:
        return
    thread = QColor(255, 255, 255, 6)
    painter.setPen(QPen(thread, 1))
    for x in range(int(-rect.height()), int(rect.width()), 6):
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
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
