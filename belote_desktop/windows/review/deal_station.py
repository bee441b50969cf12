"""A deal on the line of the deals of a match: its number in a ring, larger where a decision of it mattered."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from belote_desktop.table.items.painting import CENTRED, box, smooth, write
from belote_desktop.windows.review.timeline_station import Station

HIGH, RING, SMALL = 34, 28, 22
"""The height of the line and the sizes of its rings, in pixels for text at 100 %."""


class DealStation(Station):
    """Its caption is the number of the deal."""

    def sizeHint(self) -> QSize:
        return QSize(self.width_in(), self._style.px(HIGH))

    def width_in(self, *, is_folded: bool = False) -> int:
        return self._style.px(44)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px, theme = QPainter(self), self._style.px, self._style.theme
        smooth(painter)
        now, middle = self.isChecked(), QPointF(self.width() / 2, self.height() / 2)
        self._paint_line(painter, middle)
        size = float(px(RING if self.face.matters or now else SMALL))
        ring = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        edge = theme.primary if now or self.face.matters else theme.line2
        box(painter, ring, size / 2, theme.primary if now else theme.raised, edge, 2)
        ink = theme.primary_text if now else theme.text
        write(painter, ring, self.face.caption, px(12), ink, bold=now or self.face.matters, align=CENTRED)
        if self.hasFocus():
            box(painter, ring.adjusted(-3, -3, 3, 3), size, None, theme.accent_text, 2)
        painter.end()
