"""Three dots, some of them filled: how hard a game is, where there is no room for more."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from belote_desktop.windows.look.style import Style

DOT, STEP = 9, 13
"""The size of a dot and the way to the next one, for text at 100 %."""
DOTS_WIDE = 2 * STEP + DOT + 1
"""The width of three dots, for text at 100 %."""


def paint_dots(painter: QPainter, room: QRectF, filled: int, style: Style) -> None:
    """Paint three dots in reading order, those up to the number `filled`, counted from 0, filled."""
    rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
    dot, step = DOT * style.scale, STEP * style.scale
    for number in range(3):
        x = room.right() - dot - number * step if rtl else room.left() + number * step
        painter.setPen(QPen(style.ink.accent_text, 1.3))
        painter.setBrush(style.ink.accent_text if number <= filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(x, room.center().y() - dot / 2, dot, dot))
