"""An item that shows a prepared picture and can move without painting in Python."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from belote_desktop.table.layout.shapes import Spot

EASE_OUT = QEasingCurve.Type.OutCubic
EASE_BOTH = QEasingCurve.Type.InOutCubic


class GlidingItem(QGraphicsObject):
    """A picture whose middle is the item's origin."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._movement: QAbstractAnimation | None = None
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

    @property
    def is_gliding(self) -> bool:
        return self._movement is not None

    def place(self, spot: Spot) -> None:
        """Move to a spot at once."""
        self._stop()
        self.spot = spot
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.turn)
        self.setScale(spot.scale)
        self.setOpacity(spot.opacity)
        self.setZValue(spot.z)

    def glide(self, spot: Spot, ms: int, *, delay: int = 0, curve: QEasingCurve.Type = EASE_OUT) -> None:
        """Move to a spot in `ms` after `delay`; at once if `ms` is 0. A movement to the same spot continues."""
        if spot == self.spot:
            return
        if ms <= 0:
            self.place(spot)
            return
        self._stop()
        self.spot = spot
        self.setZValue(spot.z)
        movement = QSequentialAnimationGroup(self)
        if delay > 0:
            movement.addPause(delay)
        movement.addAnimation(self._changes(spot, ms, curve))
        movement.finished.connect(self._stop)
        self._movement = movement
        movement.start()

    def _changes(self, spot: Spot, ms: int, curve: QEasingCurve.Type) -> QParallelAnimationGroup:
        together = QParallelAnimationGroup()
        here = (self.pos(), self.rotation(), self.scale(), self.opacity())
        there = (QPointF(spot.x, spot.y), spot.turn, spot.scale, spot.opacity)
        for name, start, end in zip((b"pos", b"rotation", b"scale", b"opacity"), here, there, strict=True):
            if start != end:
                change = QPropertyAnimation(self, name)
                change.setEndValue(end)
                change.setDuration(ms)
                change.setEasingCurve(curve)
                together.addAnimation(change)
        return together

    def _stop(self) -> None:
        movement, self._movement = self._movement, None
        if movement is not None:
            movement.stop()
            movement.deleteLater()

    def settle(self) -> None:
        """Finish the current movement at once."""
        self.place(self.spot)
