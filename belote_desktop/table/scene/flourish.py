"""A short brass animation round the place of a rare event."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint

LASTS_MS = 1100
SMALL, LARGE = 1.0, 1.8
"""The radius round one card and round the trick, in widths of a card of the trick."""
_RAYS = 32
_SMALLEST, _GROWS = 0.82, 0.26
_COMES, _GOES = 0.25, 0.55
"""The shares of its duration at which it is fully shown and starts to fade."""
_UNDER_CARDS = 3.9  # of the trick, over those of the fans


class Flourishes:
    """The flourishes being shown; none without animation, and none grows if motion is reduced."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._open: dict[QGraphicsPixmapItem, float] = {}
        """Each that is shown, with the time at which it began."""

    @property
    def count(self) -> int:
        """The number being shown."""
        return len(self._open)

    def open(self, at: QPointF, reach: float) -> None:
        """Show one round a point."""
        stage = self._stage
        if stage.is_instant:
            return
        item = QGraphicsPixmapItem(_picture(stage, reach * stage.layout.trick_card))
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        size = item.pixmap().deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setPos(at)
        item.setZValue(_UNDER_CARDS)
        stage.scene.addItem(item)
        self._open[item] = stage.clock.now
        self._show(item, 0.0)
        stage.clock.run(self)

    def follow(self, now: float) -> bool:
        """Let each be as it is at a time; returns whether any is still shown."""
        for item, begun in tuple(self._open.items()):
            share = (now - begun) / max(1, self._stage.time(LASTS_MS))
            if share >= 1.0:
                self._take_away(item)
            else:
                self._show(item, share)
        return bool(self._open)

    def _show(self, item: QGraphicsPixmapItem, share: float) -> None:
        """Draw the item at a share (0 to 1) of its duration."""
        item.setOpacity(min(1.0, share / _COMES, (1.0 - share) / (1.0 - _GOES)))
        if not self._stage.reduces_motion:
            item.setScale(_SMALLEST + _GROWS * (1.0 - (1.0 - share) ** 2))

    def _take_away(self, item: QGraphicsPixmapItem) -> None:
        del self._open[item]
        self._stage.scene.removeItem(item)

    def settle(self) -> None:
        """Remove all at once."""
        for item in tuple(self._open):
            self._take_away(item)


def _picture(stage: Stage, radius: float) -> QPixmap:
    """A ring with rays, every second one longer, like those on the courts of the deck."""
    room = 1.32 * radius
    pixmap, painter = stage.sheet(2 * room, 2 * room)
    painter.translate(room, room)
    _paint(painter, radius, stage.theme.cloth_brass, max(1.0, radius / 90))
    painter.end()
    return pixmap


def _paint(painter: QPainter, radius: float, colour: str, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faint(colour, 0.75), width))
    painter.drawEllipse(QRectF(-radius, -radius, 2 * radius, 2 * radius))
    painter.setPen(QPen(faint(colour, 0.95), 1.8 * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for ray in range(_RAYS):
        angle = 2 * math.pi * ray / _RAYS
        cos, sin = math.cos(angle), math.sin(angle)
        start, end = 1.08 * radius, (1.18 if ray % 2 else 1.28) * radius
        painter.drawLine(QLineF(start * cos, start * sin, end * cos, end * sin))
