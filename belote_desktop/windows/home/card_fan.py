"""A hand of five cards: one that looks in from the lower edge at the first start, and a small one on a sheet."""

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
WIDE, HIGH = 172, 74
"""The size of the small hand, in pixels at 100 % (art/pages, picture 02)."""
_SMALL = 0.21
"""How wide a card of the small hand is, as a part of the hand: so that the shadows have room beside and below it."""


class CardFan(LatePicture):
    """Five cards, cut off by the edge of the window; a child of the page, below everything else."""

    def __init__(self, page: FrontPage, preferences: Preferences) -> None:
        super().__init__(page)
        self.setParent(page)
        self._deck = PaintedDeck(page.style_, preferences, self)

    def paint_picture(self, painter: QPainter, room: QRectF, *, whole: bool) -> None:
        if whole:
            width = room.width() * 0.222
            _paint_fan(painter, self._deck, QPointF(room.center().x(), room.top() + 0.86 * width), width)


class SmallFan(LatePicture):
    """Five whole cards, beside a sentence."""

    def __init__(self, page: FrontPage, preferences: Preferences) -> None:
        super().__init__(page)
        self._deck = PaintedDeck(page.style_, preferences, self)

    def restyle(self) -> None:
        self.setFixedSize(self.page_.px(WIDE), self.page_.px(HIGH))
        super().restyle()

    def paint_picture(self, painter: QPainter, room: QRectF, *, whole: bool) -> None:
        if whole:
            width = room.width() * _SMALL
            _paint_fan(painter, self._deck, QPointF(room.center().x(), room.center().y() - 0.12 * width), width)


def _paint_fan(painter: QPainter, deck: PaintedDeck, middle: QPointF, width: float) -> None:
    """Paint the hand round the middle of its middle card, never mirrored."""
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for place, (card, turn) in enumerate(zip(HAND, TURNS, strict=True)):
        away = place - 2
        at = middle + QPointF(away * 0.73 * width, 0.035 * away * away * width)
        deck.paint(painter, card, at, width, turn)
