"""A small rosette with a few words, for what happened for the first time."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from belote_desktop.table.items.painting import draw_icon, smooth
from belote_desktop.table.items.theme import INK_ON_BRASS
from belote_desktop.table.overlays.unfolding import Cue
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.written import Written
from belote_desktop.windows.widgets.page import set_role

SIDE, PETALS = 40, 16
"""The side of the rosette in pixels at 100 %, and how many rays it has."""
LASTS = 500
"""How long it opens, in milliseconds, as the rays of a match that was won (art/pages, NOTES, Motion)."""


class Rosette(QWidget):
    """A star on brass with rays that open once. It is decoration."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._share, self._moves = 1.0, True
        side = style.px(SIDE)
        self.setFixedSize(side, side)

    def appear(self, share: float, *, moves: bool) -> None:
        """Open, or fade in."""
        self._share, self._moves = share, moves
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, brass = QPainter(self), QColor(self._style.theme.cloth_brass)
        smooth(painter)
        painter.setOpacity(self._share)
        half = self.width() / 2
        grown = self._share if self._moves else 1.0
        painter.translate(half, half)
        painter.setPen(QPen(brass, max(1.5, half / 12), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for petal in range(PETALS):
            angle = 2 * math.pi * petal / PETALS
            reach = 0.66 + (0.28 if petal % 2 else 0.2) * grown
            across, down = math.cos(angle) * half, math.sin(angle) * half
            painter.drawLine(QLineF(0.66 * across, 0.66 * down, reach * across, reach * down))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        painter.drawEllipse(QRectF(-0.6 * half, -0.6 * half, 1.2 * half, 1.2 * half))
        draw_icon(painter, "star", QRectF(-0.42 * half, -0.42 * half, 0.84 * half, 0.84 * half), INK_ON_BRASS)


class FirstTime(QWidget):
    """The rosette and its words, on paper or with `role` on the cloth. `cues(at)` begin at a time."""

    def __init__(self, text: str, style: Style, role: str = "name") -> None:
        super().__init__()
        set_role(self, "plain")
        self.rosette, self.words = Rosette(style), Written(text, role, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(10))
        row.addStretch(1)
        row.addWidget(self.rosette)
        row.addWidget(self.words, 0)
        row.addStretch(1)

    def cues(self, at: int) -> tuple[Cue, ...]:
        """Both appear together."""
        return (Cue(self.rosette, at, LASTS), Cue(self.words, at, LASTS))
