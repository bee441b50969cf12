"""The deal of a game in one small drawing: closed hands, the open hand, and what this game has in the middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, TurnUp
from belote_desktop.windows.sheet import paint_cloth
from belote_desktop.windows.style import Style
from belote_desktop.windows.suit_text import PAPER, SUIT_COLOURS

BACK = "#6F3238"
SAMPLE = (("A", "♠"), ("K", "♠"), ("Q", "♥"), ("9", "♥"), ("J", "♦"), ("8", "♦"), ("Q", "♣"), ("7", "♣"))
STACKED = ("A♠", "K♥", "Q♦", "J♣", "10♥", "9♠", "8♣", "7♦")
LADDER = ("♣", "♦", "♥", "♠", "NT", "AT")
SPOTS = {
    2: ((0.5, 0.06, 180),),
    3: ((0.28, 0.10, 150), (0.72, 0.10, 210)),
    4: ((0.5, 0.06, 180), (0.03, 0.48, 90), (0.97, 0.48, 270)),
}
"""Players -> where the others sit, and how far their hands are turned."""


def paint_deal(painter: QPainter, room: QRectF, style: Style, rules: Ruleset) -> None:
    """The deal in one drawing. It is never mirrored."""
    painter.save()
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    shape = QPainterPath()
    shape.addRoundedRect(room, 8, 8)
    painter.setClipPath(shape)
    paint_cloth(painter, room, style.theme)
    width = room.height() * 0.18
    if rules.deal.stacks:
        _paint_stacks(painter, room, style)
    else:
        _paint_hands(painter, room, width, style, rules)
        _paint_middle(painter, room.center() - QPointF(0, room.height() * 0.05), width, style, rules)
    painter.restore()


def _paint_hands(painter: QPainter, room: QRectF, width: float, style: Style, rules: Ruleset) -> None:
    first = min(sum(rules.deal.packets) or rules.hand_size, len(SAMPLE))
    for x, y, turn in SPOTS[rules.table.seats]:
        at = QPointF(room.left() + room.width() * x, room.top() + room.height() * y)
        _paint_backs(painter, at, turn, width, first, style)
        if rules.deal.talon_packets:  # each player's own packet waits beside the hand
            aside = QPointF(3.6 * width, 0.5 * width) if x == 0.5 else QPointF((0.5 - x) * 4 * width, -2.2 * width)
            _paint_back(painter, at + aside, 0, width * 0.9, style)
    for place, card in enumerate(SAMPLE[:first]):
        offset = place - (first - 1) / 2
        at = QPointF(room.center().x() + offset * width * 0.9, room.bottom() - width * 0.55 + offset * offset * 0.35)
        _paint_face(painter, at, offset * 3, width * 1.22, card, style)


def _paint_middle(painter: QPainter, middle: QPointF, width: float, style: Style, rules: Ruleset) -> None:
    """What the auction is about: the turned card, the numbers that are bid, the ladder of contracts."""
    model = rules.auction.auction_model
    if rules.deal.turn_up is not TurnUp.NONE:
        _paint_back(painter, middle - QPointF(width * 0.8, 0), 0, width * 1.2, style)
        face = ("A", "♠") if model is AuctionModel.HOKUM_SUN else ("J", "♥")
        _paint_face(painter, middle + QPointF(width * 0.8, 0), 5, width * 1.3, face, style)
    elif model is AuctionModel.POINTS:
        low, step = rules.auction.min_bid or 80, rules.auction.bid_step or 10
        _paint_chips(painter, middle, width, [str(low + step * number) for number in range(3)], style)
    elif "AT" in rules.auction.contracts:
        _paint_chips(painter, middle, width, LADDER, style)
    else:
        _paint_chips(painter, middle, width, LADDER[:4], style)
    if rules.deal.kitty:
        for number in range(2):
            _paint_back(painter, middle + QPointF(width * (4.1 + 0.3 * number), 0), 0, width * 1.1, style)


def _paint_chips(
    painter: QPainter, middle: QPointF, width: float, texts: list[str] | tuple[str, ...], style: Style
) -> None:
    """Words that are said, each on paper: suits and numbers never lie on cloth."""
    font = style.font(10, bold=True)
    font.setPixelSize(max(8, round(width * 0.72)))
    painter.setFont(font)
    sizes = [max(width * 1.25, painter.fontMetrics().horizontalAdvance(text) + width * 0.6) for text in texts]
    x = middle.x() - (sum(sizes) + 3 * (len(sizes) - 1)) / 2
    for text, size in zip(texts, sizes, strict=True):
        chip = QRectF(x, middle.y() - width * 0.62, size, width * 1.24)
        painter.setPen(QPen(style.ink.face_edge, 0.8))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(chip, width * 0.3, width * 0.3)
        painter.setPen(QColor(SUIT_COLOURS.get(text, SUIT_COLOURS["♠"])))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
        x += size + 3


def _paint_stacks(painter: QPainter, room: QRectF, style: Style) -> None:
    """Open stacks: two rows of four on each side, every open card over a covered one."""
    width = room.height() * 0.125
    for row in range(4):
        for column in range(4):
            at = QPointF(
                room.center().x() + (column - 1.5) * width * 2.1,
                room.top() + room.height() * (0.13 + 0.245 * row),
            )
            _paint_back(painter, at + QPointF(width * 0.25, -width * 0.12), 0, width, style)
            card = STACKED[(row * 3 + column * 2) % len(STACKED)]
            _paint_face(painter, at, 0, width, (card[:-1], card[-1]), style)


def _paint_backs(painter: QPainter, at: QPointF, turn: float, width: float, count: int, style: Style) -> None:
    for place in range(count):
        offset = place - (count - 1) / 2
        along = QPointF(offset * width * 0.5, 0) if turn in (150, 180, 210) else QPointF(0, offset * width * 0.5)
        _paint_back(painter, at + along, turn, width, style)


def _paint_back(painter: QPainter, at: QPointF, turn: float, width: float, style: Style) -> None:
    card = _paper(painter, at, turn, width, style.ink.face, style.ink.face_edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BACK))
    painter.drawRoundedRect(card.adjusted(1.2, 1.2, -1.2, -1.2), width * 0.06, width * 0.06)
    painter.restore()


def _paint_face(painter: QPainter, at: QPointF, turn: float, width: float, card: tuple[str, str], style: Style) -> None:
    paper = _paper(painter, at, turn, width, QColor(PAPER), style.ink.face_edge)
    painter.setPen(QColor(SUIT_COLOURS[card[1]]))
    for half, text, size in ((0, card[0], 0.56), (1, card[1], 0.60)):
        font = style.font(10, bold=True)
        font.setPixelSize(max(6, round(width * size)))
        painter.setFont(font)
        room = QRectF(paper.left(), paper.top() + half * paper.height() / 2, paper.width(), paper.height() / 2)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _paper(painter: QPainter, at: QPointF, turn: float, width: float, fill: QColor, edge: QColor) -> QRectF:
    """An empty card round the origin; the caller restores the painter."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    card = QRectF(-width / 2, -width * 0.71, width, width * 1.42)
    painter.setPen(QPen(edge, 0.8))
    painter.setBrush(fill)
    painter.drawRoundedRect(card, width * 0.1, width * 0.1)
    return card
