"""One's own cards of a set deal as they were dealt, on cloth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.cloth import paint_round_cloth

if TYPE_CHECKING:
    from belote_desktop.engine import SeatView

LEAST, HIGH, LOW, CORNER = 140, 620, 240, 12
"""The least height at 100 %, the greatest before the deal is played and afterwards, and the radius of the corners."""


class HandPicture(QWidget):
    """The hand of a view, with the turn-up if there is one. It is decoration, and never mirrored."""

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__()
        self._style, self._deck = style, PaintedDeck(style, preferences, self)
        self._view: SeatView | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_view(self, view: SeatView, *, low: bool) -> None:
        """Paint the hand of another deal, low where it is over."""
        self._view = view
        self.setMaximumHeight(self._style.px(LOW if low else HIGH))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(320), min(self._style.px(LEAST), 200))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = QPainter(self), QRectF(self.rect())
        smooth(painter)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        paint_round_cloth(painter, room, CORNER, self._style.theme)
        if self._view is None:
            return
        shape = QPainterPath()
        shape.addRoundedRect(room, CORNER, CORNER)
        painter.setClipPath(shape)
        width = room.height() * 0.27
        if self._view.turn_up is not None:
            middle = QPointF(room.center().x(), room.top() + room.height() * 0.27)
            self._deck.paint(painter, None, middle - QPointF(width * 0.62, 0), width * 0.9)
            self._deck.paint(painter, self._view.turn_up, middle + QPointF(width * 0.62, 0), width * 0.9, 4)
        self._paint_hand(painter, room, width * 1.25)

    def _paint_hand(self, painter: QPainter, room: QRectF, width: float) -> None:
        """A fan whose ends lie lower than its middle, cut off by the lower edge."""
        assert self._view is not None
        cards = sorted(self._view.hand)
        step = min(width * 0.62, (room.width() - width * 1.3) / max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            away = place - (len(cards) - 1) / 2
            at = QPointF(room.center().x() + away * step, room.bottom() - width * 0.42 + away * away * width * 0.012)
            self._deck.paint(painter, card, at, width, away * 3)
