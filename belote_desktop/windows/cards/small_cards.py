"""Cards and words so small that only an index fits, for the pictures of games and of matches."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from belote_desktop.engine.cards import Card, Suit
from belote_desktop.models.words import words
from belote_desktop.resources import deck
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import box, draw_suit, painter_on
from belote_desktop.table.items.theme import PAPER_EDGE, SUIT_PAPER
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.cloth import paint_round_cloth

BACK = "#6F3238"
SMALLEST_TEXT = 8
CORNER = 8
"""The radius of the corners of the cloth."""
Word = Suit | str
"""What stands on a chip: a suit, or a few letters."""


def begin(painter: QPainter, room: QRectF, style: Style) -> None:
    """Paint the cloth and set the painter up, never mirrored; the caller restores the painter."""
    painter.save()
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    paint_round_cloth(painter, room, CORNER, style.theme)


def paint_face(painter: QPainter, at: QPointF, turn: float, width: float, card: Card, style: Style) -> None:
    """Paint a card with its middle at a point; the index is at the left, where an overlapping card leaves it free."""
    paper = _paper(painter, at, turn, width, QColor(SUIT_PAPER))
    letters = words.card_token(card, style.index)[:-1]
    painter.setPen(QColor(deck.named(style.deck).suit_colour(str(card.suit))))
    set_font(painter, width * (0.5 if len(letters) < 2 else 0.42), style)
    index = QRectF(paper.left() + width * 0.04, paper.top() + width * 0.06, width * 0.62, width * 0.58)
    painter.drawText(index, Qt.AlignmentFlag.AlignCenter, letters)
    side = width * 0.5
    _paint_suit(painter, card.suit, QRectF(index.center().x() - side / 2, index.bottom(), side, side), style)
    painter.restore()


def paint_row(
    painter: QPainter, middle: QPointF, width: float, room: float, cards: tuple[Card, ...], style: Style
) -> None:
    """Paint an open hand, as close together as the width `room` requires."""
    count = len(cards)
    step = min(width * 0.92, (room - width) / max(1, count - 1))
    for place, card in enumerate(cards):
        offset = place - (count - 1) / 2
        at = middle + QPointF(offset * step, offset * offset * 0.3)
        paint_face(painter, at, offset * 2, width, card, style)


def paint_back(painter: QPainter, at: QPointF, turn: float, width: float) -> None:
    """Paint a card face down."""
    card = _paper(painter, at, turn, width, QColor(SUIT_PAPER))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BACK))
    painter.drawRoundedRect(card.adjusted(1.2, 1.2, -1.2, -1.2), width * 0.06, width * 0.06)
    painter.restore()


def paint_backs(painter: QPainter, at: QPointF, turn: float, width: float, count: int) -> None:
    """Paint a hand face down: in a row at the top of the table, one above the other at its sides."""
    step = min(width * 0.5, width * 3.2 / max(1, count))
    for place in range(count):
        offset = (place - (count - 1) / 2) * step
        paint_back(painter, at + (QPointF(0, offset) if turn in (90, 270) else QPointF(offset, 0)), turn, width)


def chips_width(painter: QPainter, width: float, said: list[Word], style: Style) -> float:
    """The width of a row of chips; `width` is that of the cards beside them."""
    return sum(_chip_widths(painter, width, said, style)) + 3 * max(0, len(said) - 1)


def paint_chips(painter: QPainter, middle: QPointF, width: float, said: list[Word], style: Style) -> None:
    """Paint each suit or word on a chip of paper; suits and numbers never lie on cloth."""
    x = middle.x() - chips_width(painter, width, said, style) / 2
    for word, wide in zip(said, _chip_widths(painter, width, said, style), strict=True):
        chip = QRectF(x, middle.y() - width * 0.6, wide, width * 1.2)
        box(painter, chip, width * 0.3, SUIT_PAPER, PAPER_EDGE, 0.8)
        if isinstance(word, Suit):
            side = width * 0.8
            _paint_suit(painter, word, QRectF(chip.center() - QPointF(side, side) / 2, chip.center()).adjusted(
                0, 0, side / 2, side / 2), style)  # fmt: skip
        else:
            set_font(painter, width * 0.72, style)
            painter.setPen(QColor(deck.named("two").suit_colour("S")))
            painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, word)
        x += wide + 3


def _chip_widths(painter: QPainter, width: float, said: list[Word], style: Style) -> list[float]:
    set_font(painter, width * 0.72, style)
    measure = painter.fontMetrics().horizontalAdvance
    return [width * 1.2 if isinstance(word, Suit) else max(width * 1.2, measure(word) + width * 0.55) for word in said]


def set_font(painter: QPainter, pixels: float, style: Style) -> None:
    """Set a bold font as large as fits, but never too small to read."""
    font = style.font(10, bold=True)
    font.setPixelSize(max(SMALLEST_TEXT, round(pixels)))
    painter.setFont(font)


def _paint_suit(painter: QPainter, suit: Suit, room: QRectF, style: Style) -> None:
    ratio = painter.device().devicePixelRatio()
    painter.drawImage(room, _suit_image(suit, round(room.width() * ratio * 2), style.deck))


@lru_cache(maxsize=64)
def _suit_image(suit: Suit, side: int, deck_name: str) -> QImage:
    """A suit mark at twice its size on screen; cached, because a picture has dozens of them."""
    image = QImage(max(2, side), max(2, side), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = painter_on(image)
    draw_suit(painter, suit, QRectF(image.rect()), deck_name)
    painter.end()
    return image


def _paper(painter: QPainter, at: QPointF, turn: float, width: float, fill: QColor) -> QRectF:
    """Paint an empty card round the origin; the caller restores the painter."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    card = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
    painter.setPen(QPen(QColor(PAPER_EDGE), 0.8))
    painter.setBrush(fill)
    painter.drawRoundedRect(card, width * 0.1, width * 0.1)
    return card
