"""The hand that looks in from the lower edge at the first start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from belote_desktop.engine.cards import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.home.late_picture import LatePicture

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage

HAND = tuple(Card.parse(text) for text in ("QS", "JH", "9H", "AH", "TC"))
TURNS = (-14, -7, -1, 6, 14)


class CardFan(LatePicture):
    """Five cards, cut off by the edge of the window; a child of the page, below everything else."""

    def __init__(self, page: FrontPage, preferences: Preferences) -> None:
        super().__init__(page)
        self.setParent(page)
        self._deck = PaintedDeck(page.style_, preferences, self)

    def paint_picture(self, painter: QPainter, room: QRectF, *, whole: bool) -> None:
        if not whole:
            return
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        width = room.width() * 0.222
        for place, (card, turn) in enumerate(zip(HAND, TURNS, strict=True)):
            away = place - 2
            x = room.center().x() + away * room.width() * 0.162
            y = room.top() + width * (0.86 + 0.035 * away * away)
            self._deck.paint(painter, card, QPointF(x, y), width, turn)
