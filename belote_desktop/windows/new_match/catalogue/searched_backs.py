"""A magnifier over a fan of covered cards: what stands where a search finds nothing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.cards.small_cards import paint_back
from belote_desktop.windows.look.style import Style

HIGH, COUNT = 190, 5
"""The height in pixels at 100 %, and how many cards lie in the fan."""


class SearchedBacks(QWidget):
    """It is decoration, and never mirrored."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(260), self._style.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, high = QPainter(self), float(self.height())
        smooth(painter)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        middle, width = QPointF(self.rect().center()), high * 0.38
        for place in range(COUNT):
            away = place - (COUNT - 1) / 2
            paint_back(painter, middle + QPointF(away * width * 0.5, away * away * width * 0.04), away * 9, width)
        self._paint_magnifier(painter, middle + QPointF(width * 0.35, -high * 0.02), high * 0.24)
        painter.end()

    def _paint_magnifier(self, painter: QPainter, at: QPointF, radius: float) -> None:
        glass, theme = QColor(self._style.theme.raised), self._style.theme
        glass.setAlphaF(0.82)
        pen = QPen(QColor(theme.text), radius * 0.34, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        away = radius * 0.78
        painter.drawLine(at + QPointF(away, away), at + QPointF(away * 2.0, away * 2.0))
        painter.setPen(QPen(QColor(theme.text), radius * 0.16))
        painter.setBrush(glass)
        painter.drawEllipse(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
