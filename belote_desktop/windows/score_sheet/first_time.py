"""A small rosette with a few words, for what happened for the first time."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from belote_desktop.table.items.painting import draw_icon, smooth
from belote_desktop.table.items.theme import INK_ON_BRASS, mixed
from belote_desktop.table.overlays.unfolding import Cue
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.written import Written
from belote_desktop.windows.widgets.page import set_role

SIDE, TALL, PETALS = 46, 58, 14
"""The width of the rosette, its height with the ribbons in pixels at 100 %, and how many petals it has."""
LASTS = 500
"""How long it opens, in milliseconds, as the rays of a match that was won (art/pages, NOTES, Motion)."""
RIBBON = "#8E2C3A"
"""The red of the back of the cards."""
WORDS = 240
"""The width up to which the words stand in one line, in pixels."""


class Rosette(QWidget):
    """A rosette of brass with a star and two ribbons, which opens once. It is decoration."""

    def __init__(self, style: Style, brass: str) -> None:
        super().__init__()
        self._style, self._brass = style, brass
        self._share, self._moves = 1.0, True
        self.setFixedSize(style.px(SIDE), style.px(TALL))

    def appear(self, share: float, *, moves: bool) -> None:
        """Open, or fade in."""
        self._share, self._moves = share, moves
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        painter.setOpacity(self._share)
        half = self.width() / 2
        painter.translate(half, half)
        painter.scale(half, half)
        opened = self._share if self._moves else 1.0
        painter.setPen(Qt.PenStyle.NoPen)
        self._paint_ribbons(painter, opened)
        self._paint_petals(painter, opened)
        painter.setBrush(QColor(self._brass))
        painter.drawEllipse(QPointF(0, 0), 0.62, 0.62)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(mixed(self._brass, "#000000", 0.28)), 0.05))
        painter.drawEllipse(QPointF(0, 0), 0.55, 0.55)
        draw_icon(painter, "star", QRectF(-0.4, -0.42, 0.8, 0.8), INK_ON_BRASS)

    def _paint_ribbons(self, painter: QPainter, opened: float) -> None:
        """Two ends of ribbon below, which fall as it opens."""
        painter.setBrush(QColor(self._style.theme.cloth_text if self._style.theme.is_contrast else RIBBON))
        long = 0.7 + 0.75 * opened
        for turn in (16, -16):
            painter.save()
            painter.rotate(turn)
            points = ((-0.24, 0.2), (0.24, 0.2), (0.24, long), (0, long - 0.18), (-0.24, long))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
            painter.restore()

    def _paint_petals(self, painter: QPainter, opened: float) -> None:
        """The petals round the middle, every second one darker, which spread as it opens."""
        reach = 0.62 + 0.18 * opened
        for petal in range(PETALS):
            angle = 2 * math.pi * petal / PETALS
            painter.setBrush(QColor(mixed(self._brass, "#000000", 0.22) if petal % 2 else self._brass))
            painter.drawEllipse(QPointF(math.cos(angle) * reach, math.sin(angle) * reach), 0.19, 0.19)


class FirstTime(QWidget):
    """The rosette and its words, on paper or on the cloth. `cues(at)` begin at a time."""

    def __init__(self, text: str, style: Style, *, on_cloth: bool = False) -> None:
        super().__init__()
        set_role(self, "plain")
        self.rosette = Rosette(style, style.theme.cloth_brass if on_cloth else style.theme.accent)
        self.words = Written(text, "eyebrow" if on_cloth else "name", wrap=True)
        font = style.font(13 if on_cloth else 15, bold=True)  # as the style sheet will have it
        self.words.setMinimumWidth(min(WORDS, QFontMetrics(font).horizontalAdvance(text) + 4))
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
