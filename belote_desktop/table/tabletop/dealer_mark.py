"""The dealer's mark: a disc of brass on the plate of the player who deals. It travels as the deal does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from belote_desktop.table.items.flight import Manner, ease_both
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.painting import draw_icon
from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import INK_ON_BRASS, faint, mixed
from belote_desktop.table.layout.shapes import Spot

TRAVELS = Manner(ease_both, arc=0.12, lift=0.35, is_above=True)
"""Handed on, above all that lies there."""
_ROOM, _SIGN = 8.0, 15 / 12
"""The room round the disc for its shadow, and the side of the sign on it, in its radii."""


class DealerMark:
    """The mark on the table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._item: GlidingItem | None = None

    @property
    def item(self) -> GlidingItem:
        """The disc, which is there from the first deal on."""
        if self._item is None:
            self._item = self._stage.add_picture()
        return self._item

    def show(self, spot: Spot, radius: float, ms: int | None = None) -> None:
        """Lie at a spot: at once, or handed on to it in `ms`. If motion is reduced (0) it fades in there."""
        is_new = self._item is None
        self.item.set_picture(self._stage.kept(("dealer", radius), lambda: _picture(self._stage, radius)))
        if is_new or ms is None:
            self.item.glide(spot, 0)
        else:
            self.item.glide(spot, ms, manner=TRAVELS)

    def settle(self) -> None:
        """Be at its spot."""
        if self._item is not None:
            self._item.settle()


def _picture(stage: Stage, radius: float) -> QPixmap:
    """The disc, with the sign of a pack of cards."""
    half = radius + _ROOM
    pixmap, painter = stage.sheet(2 * half, 2 * half)
    painter.translate(half, half)
    disc = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    if not stage.theme.is_contrast:
        shadow(painter, disc, radius, 5, 1.5, 0.30)
    _paint_disc(painter, disc, stage.theme.accent)
    side = _SIGN * radius
    draw_icon(painter, "dealer", QRectF(-side / 2, -side / 2, side, side), INK_ON_BRASS, stroke=2.2)
    painter.end()
    return pixmap


def _paint_disc(painter: QPainter, disc: QRectF, brass: str) -> None:
    """The disc with its rim."""
    painter.setPen(QPen(faint(mixed(brass, "#000000", 0.25), 1), 1.2))
    painter.setBrush(faint(brass, 1))
    painter.drawEllipse(disc)
    painter.setPen(QPen(faint("#FFFFFF", 0.43), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc.adjusted(2.5, 2.5, -2.5, -2.5))
