"""The pictures on the doors of the first start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from belote_desktop.engine.cards import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import CENTRED, box, smooth, write
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.cards.small_cards import CORNER, begin
from belote_desktop.windows.home.late_picture import LatePicture

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage

TRICK = (("AC", -1.0, 0.2, -7), ("9C", 0.0, -0.4, 2), ("7C", 1.0, 0.2, 7))
"""The cards of a first trick, which an opponent is winning: where they lie, in card widths from the middle, and how far
they are turned."""
BACKS = ((0.5, 0.0, 0), (0.0, 0.42, 90), (1.0, 0.42, 90))
"""Where the hands of the others look in, as shares of the picture, and how far their cards are turned."""
HAND = tuple(Card.parse(text) for text in ("JH", "9H", "AH", "KS", "8D"))
"""A hand that cannot follow clubs; hearts are trumps."""
GAMES = ("coinche", "decouverte", "bela-4p", "baloot")
LEAST_WIDE = 90
"""Narrower pictures of deals cannot show their bids, so there is only one. Chosen by eye."""
LETTERS, SMALLEST = 12.5, 11.0
"""The size of the coach's words, and the smallest in a picture, in pixels at 100 % (art/pages, picture 01)."""


class FirstDeal(LatePicture):
    """A trick of three cards, the user's hand, and the coach's words over the card to play."""

    def __init__(self, page: FrontPage, preferences: Preferences) -> None:
        super().__init__(page)
        self._deck = PaintedDeck(page.style_, preferences, self)

    def paint_picture(self, painter: QPainter, room: QRectF, *, whole: bool) -> None:
        smooth(painter)
        begin(painter, room, self.page_.style_)
        if whole:
            edge = QPainterPath()
            edge.addRoundedRect(room, CORNER, CORNER)
            painter.setClipPath(edge)
            width = room.height() * 0.22
            self._paint_backs(painter, room, width)
            middle = QPointF(room.center().x(), room.height() * 0.38)
            for text, x, y, turn in TRICK:
                self._deck.paint(painter, Card.parse(text), middle + QPointF(x, y) * width, width, turn)
            self._paint_hand(painter, room, width * 1.1)
            self._paint_bubble(painter, room)
        painter.restore()

    def _paint_backs(self, painter: QPainter, room: QRectF, width: float) -> None:
        for x, y, turn in BACKS:
            for number in range(-2, 3):
                off = number * width * 0.3
                at = QPointF(room.width() * x, room.height() * y) + (QPointF(0, off) if turn else QPointF(off, 0))
                self._deck.paint(painter, None, at, width, turn + 3 * number)

    def _paint_hand(self, painter: QPainter, room: QRectF, width: float) -> None:
        for place, card in enumerate(HAND):
            off = place - (len(HAND) - 1) / 2
            at = QPointF(room.center().x() + off * width * 0.7, room.bottom() - width * 0.3 + off * off * width * 0.02)
            self._deck.paint(painter, card, at, width, off * 4)

    def _paint_bubble(self, painter: QPainter, room: QRectF) -> None:
        """Paint what the coach says, or nothing where it would be too small to read."""
        #: The coach speaks in a small picture: clubs were led, hearts are trumps, and the hand has no club.
        said, theme = self.tr("No clubs? Play a trump."), self.page_.style_.theme
        pixels = self.page_.px(LETTERS) * min(1.0, room.width() * 0.8 / text_width(said, self.page_.px(LETTERS)))
        if pixels < SMALLEST:
            return
        high = pixels * 2.4
        bubble = QRectF(0, 0, text_width(said, pixels) + high * 0.8, high)
        bubble.moveCenter(QPointF(room.center().x(), room.height() * 0.63))
        tip, foot = bubble.center() + QPointF(0, high), QPointF(high * 0.22, high * 0.48)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.bubble))
        painter.drawPolygon(QPolygonF([bubble.center() + foot, bubble.center() + QPointF(-foot.x(), foot.y()), tip]))
        box(painter, bubble, high / 3, theme.bubble)
        painter.setLayoutDirection(self.layoutDirection())  # the table is never mirrored, but words read as the page
        write(painter, bubble, said, pixels, theme.bubble_text, align=CENTRED)


class FourGames(LatePicture):
    """The deals of four very different games, or of one where there is little room."""

    def __init__(self, page: FrontPage) -> None:
        super().__init__(page)
        PaintedDeck.of(page.style_).arrived.connect(self.update)

    def paint_picture(self, painter: QPainter, room: QRectF, *, whole: bool) -> None:
        gap = room.width() * 0.035
        width, height = (room.width() - gap) / 2, (room.height() - gap) / 2
        is_small = width < self.page_.style_.px(LEAST_WIDE)
        for place, game in enumerate(GAMES[3:] if is_small else GAMES):
            row, column = divmod(place, 2)
            tile = room if is_small else QRectF(column * (width + gap), row * (height + gap), width, height)
            if whole:
                self._paint_game(painter, tile, game)
            else:
                smooth(painter)
                begin(painter, tile, self.page_.style_)
                painter.restore()

    def _paint_game(self, painter: QPainter, tile: QRectF, game: str) -> None:
        from belote_desktop import variants
        from belote_desktop.windows.cards.deal_picture import paint_deal

        paint_deal(painter, tile, self.page_.style_, variants.get(game))
