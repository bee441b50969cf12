"""The pictures on the doors of the first start."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from belote_desktop.engine.cards import Card
from belote_desktop.table.items.painting import draw_icon, smooth
from belote_desktop.windows.cards.small_cards import begin, paint_backs, paint_face, paint_row
from belote_desktop.windows.home.late_picture import LatePicture

TRICK = (("7C", -0.9, 0.15, -7), ("AC", 0.0, -0.55, 0), ("9C", 0.9, 0.15, 7))
"""The cards of a first trick: where they lie, in card widths from the middle, and how far they are turned."""
HAND = tuple(Card.parse(text) for text in ("JH", "9H", "AH", "KS", "8D"))
GAMES = ("coinche", "decouverte", "bela-4p", "baloot")
LEAST_WIDE = 90
"""Narrower pictures of deals cannot show their bids, so there is only one. Chosen by eye."""


class FirstDeal(LatePicture):
    """A trick of three cards, one's own hand, and the coach's bubble over the card to play."""

    def paint_picture(self, painter: QPainter, room: QRectF, *, whole: bool) -> None:
        style = self.page_.style_
        smooth(painter)
        begin(painter, room, style)
        if whole:
            width = room.height() * 0.165
            for x, y, turn in ((0.5, 0.03, 180), (0.02, 0.4, 90), (0.98, 0.4, 270)):
                paint_backs(painter, QPointF(room.width() * x, room.height() * y), turn, width, 5)
            middle = QPointF(room.center().x(), room.height() * 0.37)
            for text, x, y, turn in TRICK:
                paint_face(painter, middle + QPointF(x, y) * width, turn, width, Card.parse(text), style)
            own = QPointF(room.center().x(), room.bottom() - width * 0.5)
            paint_row(painter, own, width * 1.25, room.width() * 0.8, HAND, style)
            self._paint_bubble(painter, room, width)
        painter.restore()

    def _paint_bubble(self, painter: QPainter, room: QRectF, width: float) -> None:
        theme = self.page_.style_.theme
        high = width * 0.85
        bubble = QRectF(room.center().x() - width * 1.6, room.height() * 0.54, width * 3.2, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.bubble))
        painter.drawRoundedRect(bubble, high / 3, high / 3)
        tip = QPointF(room.center().x() - width * 0.3, room.bottom() - width * 1.28)
        foot = QPointF(tip.x(), bubble.bottom() - 1)
        half = QPointF(width * 0.2, 0)
        painter.drawPolygon(QPolygonF([foot - half, foot + half, tip]))
        lamp = QRectF(bubble.left() + high * 0.25, bubble.top() + high * 0.2, high * 0.6, high * 0.6)
        draw_icon(painter, "hint", lamp, theme.accent_text)
        painter.setBrush(QColor(theme.line2))
        for line, share in enumerate((0.82, 0.6)):
            left, top = lamp.right() + high * 0.2, bubble.top() + high * (0.3 + 0.27 * line)
            painter.drawRoundedRect(QRectF(left, top, (bubble.right() - left) * share, high * 0.11), 2, 2)


class FourGames(LatePicture):
    """The deals of four very different games, or of one where there is little room."""

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

        paint_deal(painter, tile, self.page_.style_, variants.get(game), figures=False)
