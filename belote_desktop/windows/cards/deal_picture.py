"""The deal of a game as a small drawing: hands, stacks, the middle of the table, and what is bid on."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from belote_desktop.engine import Ruleset
from belote_desktop.engine.cards import Card
from belote_desktop.models.games.deal_sketch import DealSketch, Turned
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import draw_icon, smooth
from belote_desktop.windows.cards.small_cards import (
    Word,
    begin,
    chips_width,
    paint_back,
    paint_backs,
    paint_chips,
    paint_face,
    paint_row,
    set_font,
)
from belote_desktop.windows.look.style import Style

TURNED, TURNED_IN_SUN = Card.parse("JH"), Card.parse("AS")
OPEN = tuple(Card.parse(text) for text in ("AS", "KH", "QD", "JC", "TH", "9S", "KC", "AD"))
"""The open cards of stacks; every pack has them."""
SPOTS = {
    2: ((0.5, 0.04, 180),),
    3: ((0.26, 0.08, 150), (0.74, 0.08, 210)),
    4: ((0.5, 0.04, 180), (0.02, 0.36, 90), (0.98, 0.36, 270)),
}
"""Players -> where the others sit, and how far their hands are turned."""
Part = tuple[float, Callable[[QPointF], None]]


def paint_deal(painter: QPainter, room: QRectF, style: Style, rules: Ruleset, *, figures: bool = True) -> None:
    """Paint the deal, with its figures in the corners or without; the drawing is never mirrored."""
    smooth(painter)
    begin(painter, room, style)
    sketch = DealSketch.of(rules)
    unit = min(room.height(), room.width() * 0.38)
    width = unit * (0.18 if not sketch.stacks else 0.14 if sketch.cards else 0.125)
    lower = 0.05 if sketch.cards or not sketch.stacks else 0.0
    _paint_hands(painter, room, width, sketch, style)
    _paint_stacks(painter, room, width, sketch, style)
    _paint_middle(painter, room.center() - QPointF(0, room.height() * lower), width, sketch, style)
    if figures:
        _paint_figures(painter, room, sketch, style)
    painter.restore()


def _paint_hands(painter: QPainter, room: QRectF, width: float, sketch: DealSketch, style: Style) -> None:
    for x, y, turn in SPOTS[sketch.seats]:
        at = QPointF(room.left() + room.width() * x, room.top() + room.height() * y)
        paint_backs(painter, at, turn, width, len(sketch.cards))
        if sketch.aside:  # each player's own packet waits beside the hand
            inwards = {90: 1.6, 270: -1.9}.get(turn, 3.2)
            aside = QPointF(inwards * width, 0.0 if turn in (90, 270) else 0.4 * width)
            _paint_pile(painter, at + aside, width * 0.8, sketch.aside, 0.22)
    own = QPointF(room.center().x(), room.bottom() - width * 0.6)
    wide = room.width() * (0.46 if sketch.aside else 0.54)
    paint_row(painter, own, width * 1.22, wide, sketch.cards, style)
    if sketch.aside:
        _paint_pile(painter, own + QPointF(wide / 2 + width * 1.1, 0), width, sketch.aside, 0.22)
    if sketch.turned is Turned.AT_DEALER and not sketch.stacks:
        at = QPointF(room.center().x() + width * 1.4, room.top() + width * 0.9)
        paint_face(painter, at, 5, width * 1.15, TURNED, style)


def _paint_stacks(painter: QPainter, room: QRectF, width: float, sketch: DealSketch, style: Style) -> None:
    """Paint rows of stacks between the hands, every open card over a covered one."""
    rows = math.ceil(sketch.stacks / 4)
    step = 1.62 * width
    upper, lower = (1.75, 2.25) if sketch.cards else (0.95, 0.85)
    for place in range(2 * sketch.stacks):
        own, number = divmod(place, sketch.stacks)
        row, column = divmod(number, 4)
        y = room.top() + upper * width + row * step
        if own:
            y = room.bottom() - lower * width - (rows - 1 - row) * step
        at = QPointF(room.center().x() + (column - (min(4, sketch.stacks) - 1) / 2) * width * 2.0, y)
        paint_back(painter, at + QPointF(width * 0.25, -width * 0.12), 0, width)
        card = OPEN[(place * 3) % len(OPEN)]
        paint_face(painter, at, 0, width, card, style)
        if sketch.turned is Turned.AT_DEALER and place == sketch.stacks - 1:  # the last card that was dealt
            painter.setPen(QPen(QColor(style.theme.cloth_brass), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = QPointF(width * 0.62, width * 0.85)
            painter.drawRoundedRect(QRectF(at - half, at + half), 3, 3)


def _paint_middle(painter: QPainter, middle: QPointF, width: float, sketch: DealSketch, style: Style) -> None:
    """Paint the stock, the turn-up, the possible calls and the kitty side by side."""
    parts = list(_middle_parts(painter, width, sketch, style))
    gap = width * 0.5
    x = middle.x() - (sum(wide for wide, _ in parts) + gap * (len(parts) - 1)) / 2
    for wide, paint in parts:
        paint(QPointF(x + wide / 2, middle.y()))
        x += wide + gap


def _middle_parts(painter: QPainter, width: float, sketch: DealSketch, style: Style) -> Iterator[Part]:
    """The parts of the middle: the width of each, and the function that paints it round a point."""
    if sketch.stock:
        backs = min(3, math.ceil(sketch.stock / 8))
        yield width * (1.0 + 0.2 * backs), lambda at: _paint_pile(painter, at, width * 1.2, backs, 0.17)
    if sketch.turned is Turned.BESIDE_STOCK:
        card = TURNED_IN_SUN if sketch.has_sun else TURNED
        yield width * 1.5, lambda at: paint_face(painter, at, 5, width * 1.3, card, style)
    said: list[Word] = [words.number(bid) for bid in sketch.bids]
    said += [words.denomination_sign(one) if one.suit is None else one.suit for one in sketch.contracts]
    if said:
        yield chips_width(painter, width, said, style), lambda at: paint_chips(painter, at, width, said, style)
    if sketch.has_sun:
        yield width * 1.5, lambda at: _paint_sun(painter, at, width * 0.62, style)
    if sketch.kitty:
        wide = width * (0.8 + 0.3 * sketch.kitty)
        yield wide, lambda at: _paint_pile(painter, at, width * 1.1, sketch.kitty, 0.27)


def _paint_pile(painter: QPainter, at: QPointF, width: float, count: int, step: float) -> None:
    for number in range(count):
        paint_back(painter, at + QPointF((number - (count - 1) / 2) * width * step, 0), 0, width)


def _paint_sun(painter: QPainter, at: QPointF, radius: float, style: Style) -> None:
    """Paint the sign of Sun, which has no trumps, beside the suit of the turn-up."""
    painter.setPen(QPen(QColor(style.theme.cloth_brass), max(1.2, radius * 0.18)))
    painter.setBrush(QColor(style.theme.cloth_brass))
    painter.drawEllipse(at, radius * 0.45, radius * 0.45)
    for ray in range(8):
        way = QPointF(math.cos(ray * math.pi / 4), math.sin(ray * math.pi / 4))
        painter.drawLine(at + way * (radius * 0.7), at + way * radius)


def _paint_figures(painter: QPainter, room: QRectF, sketch: DealSketch, style: Style) -> None:
    """Paint the lower corners: the pack and the target; the direction of play and whether runs count."""
    high = max(9.0, min(room.height(), room.width() * 0.38) * 0.145)
    colour, left, right = style.theme.cloth_text, room.left() + 5, room.right() - 5
    first, second = room.bottom() - 2.25 * high, room.bottom() - 1.15 * high
    set_font(painter, high * 0.8, style)
    paint_back(painter, QPointF(left + high * 0.45, first + high / 2), 0, high * 0.6)
    end = sketch.deals or sketch.target
    draw_icon(painter, "dealer" if sketch.deals else "target", QRectF(left, second, high * 0.9, high * 0.9), colour)
    painter.setPen(QColor(colour))
    for top, number in ((first, sketch.pack), (second, end)):
        line = QRectF(left + high * 1.1, top, high * 3, high)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words.number(number))
    _paint_way(painter, QPointF(right - high * 0.5, first + high / 2), high * 0.38, sketch, colour)
    if sketch.declares:
        draw_icon(painter, "star", QRectF(right - high, second, high, high), colour)


def _paint_way(painter: QPainter, middle: QPointF, radius: float, sketch: DealSketch, colour: str) -> None:
    """Paint an arrow of three quarters of a circle: the direction of deal, auction and play."""
    painter.save()
    painter.translate(middle)
    if not sketch.clockwise:
        painter.scale(-1, 1)
    pen = QPen(QColor(colour), max(1.2, radius * 0.28))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-radius, -radius, 2 * radius, 2 * radius), 180 * 16, -270 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    tip = radius * 0.55
    painter.drawPolygon(QPolygonF([QPointF(tip, radius - tip), QPointF(tip, radius + tip), QPointF(-tip, radius)]))
    painter.restore()
