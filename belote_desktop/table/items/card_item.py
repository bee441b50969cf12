"""The item of a card or a back on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.pixmaps import Drawn


class CardItem(GlidingItem):
    """A card that can be turned over and carry a mark, such as the ring of the focus."""

    def __init__(self) -> None:
        super().__init__()
        self._width = 1.0
        self._mark: QGraphicsPixmapItem | None = None
        self._flip: QVariantAnimation | None = None
        self._other_side: Drawn | None = None

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
        self.set_picture(drawn.pixmap, width / drawn.width)

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

    def turn_over(self, drawn: Drawn, ms: int, *, delay: int = 0) -> None:
        """Turn over to another picture of the same width."""
        self.end_flip()
        if ms <= 0:
            self.dress(drawn, self._width)
            return
        flip = QVariantAnimation(self)
        flip.setDuration(delay + ms)
        flip.setKeyValues([(0.0, 1.0), (delay / (delay + ms), 1.0), (1.0, -1.0)])
        flip.valueChanged.connect(self._squeeze)  # a function of its own would keep a card alive that has left
        flip.finished.connect(self._flipped)
        self._other_side = drawn
        self._flip = flip
        flip.start()

    def _squeeze(self, share: float) -> None:
        """Narrow the card to this share of its turn; past the middle it shows its other side."""
        if share <= 0 and self._other_side is not None:
            self.dress(self._other_side, self._width)
            self._other_side = None
        self._picture.setTransform(QTransform.fromScale(max(0.02, abs(share)), 1))

    def _flipped(self) -> None:
        self._picture.setTransform(QTransform())
        flip, self._flip = self._flip, None
        if flip is not None:
            flip.deleteLater()

    @property
    def is_turning(self) -> bool:
        """Whether the card is being turned over."""
        return self._flip is not None

    def end_flip(self) -> None:
        """Show the new side at once, ending the turn."""
        if self._flip is not None:
            self._flip.setCurrentTime(self._flip.duration())

    def settle(self) -> None:
        super().settle()
        self.end_flip()
