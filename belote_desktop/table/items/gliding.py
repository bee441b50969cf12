"""An item that shows a prepared picture and can move without painting in Python."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from belote_desktop.table.items.clock import Clock
from belote_desktop.table.items.flight import GLIDING, Flight, Leg, Manner, Pose, faded
from belote_desktop.table.layout.shapes import Spot

_EDGE_ON = 0.05
"""How narrow a card is in the middle of a turn, as a share of its width."""
_ABOVE, _ORDER = 32.0, 0.01
"""The height of what flies over plates and bubbles, and how much of its own height counts among those."""


class GlidingItem(QGraphicsObject):
    """A picture whose middle is the item's origin. It moves with the table's clock."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._clock = clock
        self._flight: Flight | None = None
        self._begun = 0.0
        self._is_leaving = False
        self._casts_shadow = True
        self.altitude = 0.0
        """How high above the cloth it is: 0 on it, 1 as high as a card is carried."""
        self.spot = Spot(0, 0)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint nothing: the child item shows the picture."""

    def set_picture(self, picture: QPixmap, scale: float = 1.0) -> None:
        """Show a picture centred on the origin; the same picture is not set again."""
        if picture.cacheKey() == self._picture.pixmap().cacheKey() and scale == self._picture.scale():
            return
        size = picture.deviceIndependentSize()
        self._picture.setPixmap(picture)
        self._picture.setOffset(-size.width() / 2, -size.height() / 2)
        self._picture.setScale(scale)

    def squeeze(self, share: float) -> None:
        """Be as narrow as at a share, 0 to 1, of the time in which it is turned over."""
        across = max(_EDGE_ON, abs(math.cos(math.pi * share)))
        self._picture.setTransform(QTransform() if share >= 1 else QTransform.fromScale(across, 1))

    @property
    def is_gliding(self) -> bool:
        return self._flight is not None

    @property
    def here(self) -> Spot:
        """Where it is now, on the way to its `spot` or there."""
        return Spot(self.x(), self.y(), self.rotation(), self.scale(), self.spot.z, self.opacity())

    def place(self, spot: Spot) -> None:
        """Move to a spot at once."""
        self.spot = spot
        self._casts_shadow = True
        self._land()

    def _land(self) -> None:
        """Lie on the spot, out of any movement."""
        self._flight = None
        self._take(Pose(self.spot))
        self.setZValue(self.spot.z)

    def carry(self, pose: Pose) -> None:
        """Be at a pose above everything else, out of any movement."""
        self._flight = None
        self.spot = pose.spot
        self._take(pose)
        self._rise(Manner(is_above=True))

    def _take(self, pose: Pose) -> None:
        """Be where a pose says."""
        spot = pose.spot
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.turn)
        self.setScale(spot.scale)
        self.setOpacity(spot.opacity)
        self.altitude = pose.height

    def glide(
        self, spot: Spot, ms: float, *, delay: float = 0, manner: Manner = GLIDING, before: tuple[Leg, ...] = ()
    ) -> None:
        """Move to a spot in `ms` after `delay`, by the legs `before`; at once if `ms` is 0.

        A movement to the same spot continues; another starts where this one has got to.
        """
        if spot == self.spot:
            return
        if ms <= 0:
            self.place(faded(spot) if manner.is_above and self._clock.fade else spot)
            if self.spot != spot:
                self._set_out(Flight(Pose(self.spot), (Leg(spot, self._clock.fade),)))
            return
        self._set_out(Flight(Pose(self.here, self.altitude), (*before, Leg(spot, ms, delay, manner))))

    def _set_out(self, flight: Flight) -> None:
        self.spot = flight.goal
        self._flight, self._begun = flight, self._clock.now
        self._rise(flight.manner_at(0))
        self._clock.run(self)

    def _rise(self, manner: Manner) -> None:
        """Lie as high as a manner of moving asks for, and throw a shadow if it says so."""
        self._casts_shadow = manner.casts_shadow
        z = _ABOVE + _ORDER * self.spot.z if manner.is_above else self.spot.z
        if z != self.zValue():
            self.setZValue(z)

    def follow(self, now: float) -> bool:
        """Be where the flight is at a time; returns whether it goes on."""
        flight, elapsed = self._flight, now - self._begun
        if flight is None:
            return False
        if elapsed >= flight.lasts or self.scene() is None:
            self._land()
            if self._is_leaving:
                self.settle()
            return False
        self._take(flight.at(elapsed))
        self._rise(flight.manner_at(elapsed))
        return True

    def settle(self) -> None:
        """Finish the current movement at once."""
        self.place(self.spot)
        if self._is_leaving and self.scene() is not None:
            self.scene().removeItem(self)

    def leave(self, ms: float) -> None:
        """Fade away in `ms`, and then leave the scene."""
        self._is_leaving = True
        if ms > 0 and self.opacity() > 0:
            self._set_out(Flight(Pose(self.here, self.altitude), (Leg(faded(self.spot), ms),)))
        else:
            self.settle()

    @property
    def is_leaving(self) -> bool:
        """Whether it fades away."""
        return self._is_leaving
