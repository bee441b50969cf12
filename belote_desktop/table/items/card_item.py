"""The item of a card or a back on the table."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.clock import Clock
from belote_desktop.table.items.flight import Manner, Pose
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.pixmaps import Drawn
from belote_desktop.table.items.shadows import drop_at


class CardItem(GlidingItem):
    """A card that can be turned over and carry a mark, such as the ring of the focus.

    On the cloth its picture holds its shadow. Above it the shadow is an item of its own, farther off and softer with
    the height.
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self._width = 1.0
        self._drawn: Drawn | None = None
        self._shadow: QGraphicsPixmapItem | None = None
        self._mark: QGraphicsPixmapItem | None = None
        self._other_side: Drawn | None = None
        self._turns = (0.0, 0.0)
        """When the card begins and ends to be turned over; the same if it is not turned."""

    def boundingRect(self) -> QRectF:
        return self.outline()

    def outline(self) -> QRectF:
        """The card without its shadow, around its middle."""
        height = self._width * CARD_RATIO
        return QRectF(-self._width / 2, -height / 2, self._width, height)

    def dress(self, drawn: Drawn, width: float) -> None:
        """Show this picture, scaled to a card `width` wide."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
        self._drawn = drawn
        self._show()

    def _show(self) -> None:
        """Show the card as it looks at its height."""
        if self._drawn is not None:
            flat = self.altitude <= 0 and self._casts_shadow
            picture = self._drawn.pixmap if flat else self._drawn.bare
            self.set_picture(picture, self._width / self._drawn.width)

    def _take(self, pose: Pose) -> None:
        super()._take(pose)
        self._show()
        self._cast()

    def _rise(self, manner: Manner) -> None:
        super()._rise(manner)
        self._show()

    def _cast(self) -> None:
        """Throw the shadow of the present height and turn."""
        if self.altitude <= 0 or self._drawn is None or not self._casts_shadow:
            if self._shadow is not None:
                self._shadow.hide()
            return
        if self._shadow is None:
            self._shadow = QGraphicsPixmapItem(self)
            self._shadow.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._shadow.setZValue(-1)
        picture = self._drawn.shadows.at(self.altitude)
        if picture.cacheKey() != self._shadow.pixmap().cacheKey():
            size = picture.deviceIndependentSize()
            self._shadow.setPixmap(picture)
            self._shadow.setOffset(-size.width() / 2, -size.height() / 2)
            self._shadow.setScale(self._width / self._drawn.width)
        drop, turn = drop_at(self._width, self.altitude), math.radians(self.rotation())
        self._shadow.setPos(drop * math.sin(turn), drop * math.cos(turn))
        self._shadow.setTransform(self._picture.transform())
        self._shadow.show()

    def set_mark(self, picture: QPixmap | None) -> None:
        """Show a picture over the card; None removes it."""
        if picture is None:
            if self._mark is not None:
                self._mark.hide()
            return
        if self._mark is None:
            self._mark = QGraphicsPixmapItem(self)
            self._mark.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        size = picture.deviceIndependentSize()
        self._mark.setPixmap(picture)
        self._mark.setOffset(-size.width() / 2, -size.height() / 2)
        self._mark.show()

    # ------------------------------------------------------------------ turning over
    def turn_over(self, drawn: Drawn, ms: float, *, delay: float = 0) -> None:
        """Turn over to another picture of the same width."""
        self.end_flip()
        if ms <= 0:
            self.dress(drawn, self._width)
            return
        begin = self._clock.now + delay
        self._other_side, self._turns = drawn, (begin, begin + ms)
        self._clock.run(self)

    def _turn(self, now: float) -> None:
        """Be turned as far as at a time; past the middle the card shows its other side."""
        begin, end = self._turns
        turned = min(1.0, max(0.0, (now - begin) / (end - begin)))
        if turned >= 0.5 and self._other_side is not None:
            other, self._other_side = self._other_side, None
            self.dress(other, self._width)
        self.squeeze(turned)
        if turned >= 1:
            self._turns = (0.0, 0.0)

    @property
    def is_turning(self) -> bool:
        """Whether the card is being turned over."""
        return self._turns != (0.0, 0.0)

    def end_flip(self) -> None:
        """Show the new side at once, ending the turn."""
        if self.is_turning:
            self._turn(self._turns[1])

    def follow(self, now: float) -> bool:
        if self.is_turning:
            self._turn(now)
        return super().follow(now) or (self.is_turning and self.scene() is not None)

    def settle(self) -> None:
        super().settle()
        self.end_flip()
