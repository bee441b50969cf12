"""The medal of an achievement with a sign of its own: on filled cloth once it is reached, else in a thin ring."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.models.achievements.counts import Count
from belote_desktop.table.items.painting import draw_icon, smooth
from belote_desktop.windows.look.style import Style

THIN, STRONG = 1.2, 2.4
"""Pens at 100 %: of what is not reached, and of what is."""
INSIDE = 0.6
"""The sign takes this part of the medal."""
SIGNS = {
    "guided": "play", "rules": "book", "answers": "check", "storm": "clock", "course": "tutor", "ten-games": "star",
    "win": "crown", "alone": "hint", "suits": "hands", "capot": "last-trick", "exact": "target", "eight": "up",
    "expert": "fast-forward",
    "defeated": "shield", "close": "target", "prevented": "last-trick", "doubled": "swap", "fifty": "star",
    "behind": "undo", "week": "calendar", "break": "reset", "practice": "pencil", "thirty": "star", "matches": "sheet",
}  # fmt: skip
"""The sign of each achievement, by its id; no two of a group have the same."""
TOP, WHOLE = 90 * 16, 360 * 16
"""Where the arc begins that shows how much is reached, and a whole turn: sixteenths of a degree."""


class Medal(QWidget):
    """What it shows is told in words beside it, so screen readers skip it. `size` is in pixels at 100 %."""

    def __init__(self, style: Style, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self._size = style, size
        self.sign, self.count = "star", Count(0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_count(self, achievement: str, count: Count) -> None:
        """Show how far one is with the achievement of this id."""
        self.sign, self.count = SIGNS[achievement], count
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(self._size), self._style.px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        ink, scale, reached = self._style.ink, self._style.scale, self.count.is_reached
        side = min(self.width(), self.height())
        disc = QRectF(0, 0, side, side).adjusted(2 * scale, 2 * scale, -2 * scale, -2 * scale)
        painter.setPen(QPen(ink.cloth_brass if reached else ink.line2, (STRONG if reached else THIN) * scale))
        painter.setBrush(ink.cloth if reached else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        if not reached and self.count.done:
            self._paint_part(painter, disc)
        part = disc.width() * INSIDE
        middle = disc.center()
        room = QRectF(middle.x() - part / 2, middle.y() - part / 2, part, part)
        painter.setLayoutDirection(self.layoutDirection())
        draw_icon(
            painter, self.sign, room, (ink.cloth_brass if reached else ink.text3).name(), stroke=2 if reached else 1.5
        )

    def _paint_part(self, painter: QPainter, disc: QRectF) -> None:
        """How much is reached, as an arc from the top in the direction of reading."""
        on = 1 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else -1
        painter.setPen(QPen(self._style.ink.primary, STRONG * 1.25 * self._style.scale))
        painter.drawArc(disc, TOP, round(on * WHOLE * self.count.share))
