"""The questions of a round as a row of rings: answered right, answered wrong, the present one, those to come."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style

ROUND = 10
"""The questions of a round (art/pages, 06)."""
_RING, _STEP = 18.0, 26.0
"""The size of a ring and the distance to the next, in pixels at 100 % (art/pages, picture 06)."""


class Rings(QWidget):
    """`show_round(results)` shows the answers of a round; they are told in words beside it, so readers skip it."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.results: tuple[bool, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_round(self, results: Sequence[bool]) -> None:
        """The answers so far, right or wrong; the next ring is the present question."""
        self.results = tuple(results)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(round(_STEP * ROUND)), self._style.px(round(_STEP)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        step, size = self.width() / ROUND, _RING * self._style.scale
        for number in range(ROUND):
            place = ROUND - 1 - number if mirrored else number
            middle = QPointF((place + 0.5) * step, self.height() / 2)
            self._paint_ring(painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), number)

    def _paint_ring(self, painter: QPainter, disc: QRectF, number: int) -> None:
        theme = self._style.theme
        brass, text, edge = QColor(theme.cloth_brass), QColor(theme.cloth_text), QColor(theme.cloth_edge)
        if number < len(self.results):
            right = self.results[number]
            painter.setPen(QPen(brass if right else text, 2))
            painter.setBrush(brass if right else edge)
            painter.drawEllipse(disc)
            size = round(disc.width() * 0.72)
            sign = sign_pixmap("check" if right else "cross", edge if right else text, size, self.devicePixelRatioF())
            painter.drawPixmap(disc.center() - QPointF(size / 2, size / 2), sign)
            return
        now = number == len(self.results)
        if not now:
            text.setAlphaF(0.5)
        painter.setPen(QPen(brass if now else text, 3 if now else 1.5))
        painter.setBrush(edge if now else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
