"""Cards in the pictures of games: those of the deck where they are large enough, else an index on paper."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmapCache

from belote_desktop.engine.cards import Card
from belote_desktop.table.items.painting import canvas, painter_on
from belote_desktop.table.items.shared_pictures import found_picture
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.cards.small_cards import paint_back, paint_face
from belote_desktop.windows.look.style import Style

REAL_FROM = 19.0
"""Below this width in pixels the index of a real card is too small. Chosen by eye."""
FAN_TURN, FAN_RADIUS = 4.6, 8.0
"""The angle between two cards of an open hand, and the distance of its centre in card widths (art/pages, tables.py)."""
BACKS_TURN, BACKS_RADIUS = 5.2, 5.0
"""The same for a hand face down."""


class DealtCards:
    """Paints cards round their middle. Real cards come late: those not drawn yet are left out until they are."""

    def __init__(self, painter: QPainter, style: Style) -> None:
        self._painter, self._style = painter, style
        self._deck = PaintedDeck.of(style)
        self.is_whole = True
        """Whether no card was left out so far."""

    def card(self, card: Card | None, at: QPointF, width: float, turn: float = 0.0) -> None:
        """Paint a card, or the back of one."""
        if width >= REAL_FROM:
            self.is_whole = self._deck.paint_late(self._painter, card, at, width, turn) and self.is_whole
        elif card is None:
            paint_back(self._painter, at, turn, width)
        else:
            paint_face(self._painter, at, turn, width, card, self._style)

    def hand(self, cards: tuple[Card, ...], middle: QPointF, width: float, room: float) -> float:
        """Paint an open hand as a fan, as close together as the width `room` requires; gives its width."""
        count = len(cards)
        widest = math.degrees(math.asin(min(1.0, max(0.0, room - width) / 2 / (FAN_RADIUS * width))))
        turn = min(FAN_TURN, 2 * widest / max(1, count - 1))
        self._fan(cards, middle, width, turn, FAN_RADIUS)
        return width + 2 * FAN_RADIUS * width * math.sin(math.radians(turn * (count - 1) / 2))

    def backs(self, count: int, middle: QPointF, width: float, towards: float) -> None:
        """Paint a hand face down that looks in from an edge, turned by an angle."""
        turn = min(BACKS_TURN, 5 * BACKS_TURN / max(1, count))
        self._painter.save()
        self._painter.translate(middle)
        self._painter.rotate(towards)
        self._fan((None,) * count, QPointF(0, 0), width, turn, BACKS_RADIUS)
        self._painter.restore()

    def pile(self, count: int, middle: QPointF, width: float, step: float) -> None:
        """Paint covered cards side by side, each so many card widths beside the last."""
        for number in range(count):
            self.card(None, middle + QPointF((number - (count - 1) / 2) * width * step, 0), width)

    def _fan(self, cards: tuple[Card | None, ...], middle: QPointF, width: float, turn: float, radius: float) -> None:
        """Paint a fan round the middle of its middle card; one of real cards is kept as a picture."""
        if width < REAL_FROM:
            self._paint_fan(cards, middle, width, turn, radius)
            return
        half = QPointF(len(cards) * 0.5 + 1, 2) * width
        ratio = self._painter.device().devicePixelRatio()
        key = ("fan", self._deck.look, [str(card) for card in cards], round(width, 1), round(turn, 2), radius, ratio)
        picture = found_picture(key)
        if picture is None:
            picture = canvas(2 * half.x(), 2 * half.y(), ratio)
            painter = painter_on(picture)
            kept = DealtCards(painter, self._style)
            kept._paint_fan(cards, half, width, turn, radius)
            painter.end()
            if kept.is_whole:
                QPixmapCache.insert(repr(key), picture)
        self._painter.drawPixmap(middle - half, picture)

    def _paint_fan(
        self, cards: tuple[Card | None, ...], middle: QPointF, width: float, turn: float, radius: float
    ) -> None:
        for place, card in enumerate(cards):
            angle = (place - (len(cards) - 1) / 2) * turn
            away = math.radians(angle)
            at = middle + QPointF(math.sin(away), 1 - math.cos(away)) * (radius * width)
            self.card(card, at, width, angle)
