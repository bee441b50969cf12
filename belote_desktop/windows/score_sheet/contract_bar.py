"""The points of a deal as one bar: how far the taker's side came, and the line it had to reach."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from belote_desktop.models.score_sheet.deal_ending import ContractBar
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.theme import mixed
from belote_desktop.windows.look.style import Style

HIGH, OVER = 16, 5
"""The height of the bar and how far the line of the contract stands out of it, in pixels at 100 %."""
PALE = 0.72
"""How far the part of the defenders is raised towards the paper (art/pages, NOTES)."""


class PaintedBar(QWidget):
    """Draws a `ContractBar` in the colours of the sides. The sentence below it says the same."""

    def __init__(self, bar: ContractBar, style: Style) -> None:
        super().__init__()
        self._bar, self._style = bar, style
        self._share, self._moves = 1.0, True
        self.setFixedHeight(style.px(HIGH + 2 * OVER))

    def appear(self, share: float, *, moves: bool) -> None:
        """Grow from the beginning of the line, or fade in."""
        self._share, self._moves = share, moves
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, px = QPainter(self), self._style.theme, self._style.px
        smooth(painter)
        if not self._moves:
            painter.setOpacity(self._share)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        bar, drawn = self._bar, self._share if self._moves else 1.0
        whole = max(1, bar.takers + bar.defenders)
        room = QRectF(0, px(OVER), self.width(), px(HIGH))
        ours, theirs = (theme.we, theme.you) if bar.is_ours else (theme.you, theme.we)
        ends = room.width() * bar.takers / whole * drawn
        painter.fillRect(QRectF(room.x(), room.y(), ends, room.height()), QColor(ours))
        rest = QRectF(room.x() + room.width() * bar.takers / whole, room.y(), 0, room.height())
        rest.setWidth((room.right() - rest.x()) * drawn)
        painter.fillRect(rest, QColor(mixed(theirs, theme.raised, PALE)))
        painter.setPen(QPen(QColor(theme.line2), 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))
        needed = min(room.width() - 1.0, room.width() * bar.needed / whole)
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.drawLine(QPointF(needed, 0), QPointF(needed, self.height()))
