"""The shadow that a sheet over the table casts beside its edge."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QWidget

BREADTH, DARKEST = 18, 0.45
"""How broad the shadow is, in pixels, and how dark beside the sheet. Chosen by eye."""


class EdgeShade(QWidget):
    """Lies beside the edge of a sheet where the window begins to read; the mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie_beside(self, sheet: QRect, room: QRect) -> None:
        """Take the place beside a sheet that ends where the room ends, both in the direction of reading."""
        place = QRect(sheet.left() - BREADTH, sheet.top(), BREADTH, sheet.height())
        self.setGeometry(QStyle.visualRect(self.layoutDirection(), room, place))

    def paintEvent(self, event: QPaintEvent) -> None:
        dark, clear = QColor(0, 0, 0), QColor(0, 0, 0, 0)
        dark.setAlphaF(DARKEST)
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        shade = QLinearGradient(self.width() if leftwards else 0, 0, 0 if leftwards else self.width(), 0)
        shade.setColorAt(0, clear)
        shade.setColorAt(1, dark)
        QPainter(self).fillRect(self.rect(), shade)
