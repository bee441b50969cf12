"""The deal of a game as a small drawing: hands, stacks, the middle of the table, and what is bid on."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from belote_desktop.engine import Ruleset
from belote_desktop.engine.cards import Card
from belote_desktop.models.games.deal_sketch import DealSketch, Turned
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import draw_icon, smooth
from belote_desktop.windows.cards.deal_signs import paint_signs
from belote_desktop.windows.cards.dealt_cards import DealtCards
from belote_desktop.windows.cards.small_cards import Word, begin, chips_width, paint_chips
from belote_desktop.windows.look.style import Style

TURNED, TURNED_IN_SUN, BOTTOM = Card.parse("JH"), Card.parse("AS"), Card.parse("9C")
OPEN = tuple(Card.parse(text) for text in ("AS", "KH", "QD", "JC", "TH", "9S", "KC", "AD"))
"""The open cards of stacks; every pack has them."""
SPOTS = {
    2: ((0.5, 0.0, 180),),
    3: ((0.26, 0.03, 160), (0.74, 0.03, 200)),
    4: ((0.5, 0.0, 180), (0.0, 0.42, 90), (1.0, 0.42, 270)),
}
"""Players -> where the others sit, and how far their hands are turned."""
CARD, BESIDE = 0.28, 0.44
"""The width of a card in the middle, as a share of the height of the picture or of a part of its width."""
STACKED, STACKED_WITH_HAND = 0.21, 0.19
"""The same for cards in stacks, alone and where there are hands too."""
SMALL, NARROW = 60, 120
"""A picture lower or narrower than this, in pixels, shows only the user's hand and the middle."""
MOST_SAID = 4
"""So many cards of the hand and so many calls are shown there."""
Part = tuple[float, Callable[[QPointF], None]]


def paint_deal(painter: QPainter, room: QRectF, style: Style, rules: Ruleset) -> None:
    """Paint the deal; the drawing is never mirrored."""
    smooth(painter)
    begin(painter, room, style)
    _DealPainter(painter, room, style, DealSketch.of(rules)).paint()
    painter.restore()


class _DealPainter:
    """Paints one picture."""

    def __init__(self, painter: QPainter, room: QRectF, style: Style, sketch: DealSketch) -> None:
        self._painter, self._room, self._style, self._sketch = painter, room, style, sketch
        self._cards = DealtCards(painter, style)
        self._is_small = room.height() < SMALL or room.width() < NARROW
        self._unit = min(room.height(), room.width() * (0.72 if self._is_small else BESIDE))

    def paint(self) -> None:
        """Paint all of it, what lies below first."""
        sketch, room = self._sketch, self._room
        if not self._is_small:
            self._paint_others()
        if sketch.cards and not (self._is_small and sketch.stacks):
            self._paint_own_hand()
        if sketch.stacks:
            self._paint_stacks()
        raised = 0.05 if sketch.cards and not sketch.stacks else 0.0
        if not (self._is_small and sketch.stacks):
            self._paint_middle(room.center() - QPointF(0, room.height() * (0.16 if self._is_small else raised)))
        if not self._is_small and not (sketch.stacks and sketch.cards):
            paint_signs(self._painter, room, sketch, self._style)

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF(self._room.left() + self._room.width() * x, self._room.top() + self._room.height() * y)

    def _paint_others(self) -> None:
        """Paint the hands of the others, and beside each the packet that waits for its player."""
        sketch, width = self._sketch, self._unit * CARD * 0.8
        for x, y, turn in SPOTS[sketch.seats]:
            if sketch.cards:
                self._cards.backs(len(sketch.cards), self._at(x, y), width, turn)
            if sketch.aside:
                at_side = turn in (90, 270)
                aside = QPointF((0.5 - x) * 3.6, 0.6) if at_side else QPointF(2.9, 0.35)
                self._cards.pile(sketch.aside, self._at(x, y) + aside * width, width * 0.85, 0.3)
        if sketch.turned is Turned.AT_DEALER and not sketch.stacks:
            self._cards.card(TURNED, self._at(0.5, 0.26) + QPointF(width * 2.6, 0), width * 1.2, 5)

    def _paint_own_hand(self) -> None:
        sketch, room = self._sketch, self._room
        width = self._unit * CARD * (1.5 if self._is_small else 0.9 if sketch.stacks else 1.1)
        own = QPointF(room.center().x(), room.bottom() - width * (0.05 if self._is_small else 0.1))
        shown = sketch.cards[:MOST_SAID] if self._is_small else sketch.cards
        room_for = 0.8 if self._is_small else 0.48 if sketch.aside else 0.56
        half = self._cards.hand(shown, own, width, room.width() * room_for) / 2
        if sketch.aside and not self._is_small:
            self._cards.pile(sketch.aside, own + QPointF(half + width * 0.45, width * 0.1), width * 0.85, 0.3)

    def _paint_stacks(self) -> None:
        """Paint rows of stacks before each player, every open card over a covered one."""
        sketch, room = self._sketch, self._room
        rows = math.ceil(sketch.stacks / 4)
        unit = min(room.height(), room.width() * (0.7 if self._is_small else 0.55))
        width = unit * (STACKED_WITH_HAND if sketch.cards and not self._is_small else STACKED)
        edge = 1.35 * width if sketch.cards and not self._is_small else (0.6 if self._is_small else 0.45) * width
        for place in range(2 * sketch.stacks):
            own, number = divmod(place, sketch.stacks)
            row, column = divmod(number, 4)
            from_edge = edge + (rows - 1 - row if own else row) * width * 0.85
            y = room.bottom() - from_edge if own else room.top() + from_edge
            x = room.center().x() + (column - (min(4, sketch.stacks) - 1) / 2) * width * 1.6
            self._paint_stack(QPointF(x, y), width, place)

    def _paint_stack(self, at: QPointF, width: float, place: int) -> None:
        sketch = self._sketch
        self._cards.card(None, at + QPointF(width * 0.2, -width * 0.1), width)
        self._cards.card(OPEN[(place * 3) % len(OPEN)], at, width)
        if sketch.turned is Turned.AT_DEALER and place == sketch.stacks - 1:  # the last card that was dealt
            self._painter.setPen(QPen(QColor(self._style.theme.cloth_brass), 2))
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            half = QPointF(width * 0.55, width * 0.75)
            self._painter.drawRoundedRect(QRectF(at - half, at + half), 3, 3)

    def _paint_middle(self, middle: QPointF) -> None:
        """Paint the stock, the turn-up, the possible calls and the kitty side by side, smaller where they must be."""
        width = self._unit * CARD * (1.3 if self._is_small else 0.62 if self._sketch.stacks else 0.95)
        room = self._room.width() * self._middle_share
        gap = width * 0.35
        parts = list(self._middle_parts(width))
        whole = sum(wide for wide, _ in parts) + gap * (len(parts) - 1)
        if whole > room:
            width, gap = width * room / whole, gap * room / whole
            parts = list(self._middle_parts(width))
            whole = sum(wide for wide, _ in parts) + gap * (len(parts) - 1)
        x = middle.x() - whole / 2
        for wide, paint in parts:
            paint(QPointF(x + wide / 2, middle.y()))
            x += wide + gap

    @property
    def _middle_share(self) -> float:
        """How much of the width the middle may take."""
        if self._is_small:
            return 0.94
        return 0.5 if self._sketch.aside and self._sketch.seats == 4 else 0.74

    def _middle_parts(self, width: float) -> Iterator[Part]:
        """The parts of the middle: the width of each, and the function that paints it round a point."""
        sketch, painter, style = self._sketch, self._painter, self._style
        if sketch.stock and not (self._is_small and sketch.turned is Turned.NOWHERE):
            yield self._stock(width)
        if sketch.turned is Turned.BESIDE_STOCK or (self._is_small and sketch.turned is Turned.AT_DEALER):
            card = TURNED_IN_SUN if sketch.has_sun else TURNED
            yield width * 1.1, lambda at: self._cards.card(card, at, width, 5)
        if sketch.low_for_turned:
            yield self._sign("swap", width * 0.75)
        said: list[Word] = [words.number(bid) for bid in sketch.bids]
        said += [words.denomination_sign(one) if one.suit is None else one.suit for one in sketch.contracts]
        if said:
            said = said[:MOST_SAID] if self._is_small else said
            size = width * 0.68
            yield chips_width(painter, size, said, style), lambda at: paint_chips(painter, at, size, said, style)
        if sketch.has_sun:
            yield width, lambda at: _paint_sun(painter, at, width * 0.48, style)
        if sketch.kitty:
            wide = width * (0.8 + 0.3 * sketch.kitty)
            yield wide, lambda at: self._cards.pile(sketch.kitty, at, width * 0.9, 0.33)
        if sketch.must and not self._is_small:
            yield self._sign("dealer", width * 0.75)

    def _stock(self, width: float) -> Part:
        """The stock, and its bottom card beside it if that is shown."""
        backs = min(3, math.ceil(self._sketch.stock / 8))
        bottom = 0.45 if self._sketch.bottom else 0.0

        def paint(at: QPointF) -> None:
            if bottom:
                self._cards.card(BOTTOM, at - QPointF(width * 0.4, 0), width, -8)
            self._cards.pile(backs, at + QPointF(width * bottom / 2, 0), width, 0.14)

        return width * (0.9 + 0.14 * backs + bottom), paint

    def _sign(self, name: str, side: float) -> Part:
        colour = self._style.theme.cloth_text

        def paint(at: QPointF) -> None:
            draw_icon(self._painter, name, QRectF(at.x() - side / 2, at.y() - side / 2, side, side), colour)

        return side, paint


def _paint_sun(painter: QPainter, at: QPointF, radius: float, style: Style) -> None:
    """Paint the sign of Sun, which has no trumps, beside the suit of the turn-up."""
    painter.setPen(QPen(QColor(style.theme.cloth_brass), max(1.2, radius * 0.18)))
    painter.setBrush(QColor(style.theme.cloth_brass))
    painter.drawEllipse(at, radius * 0.45, radius * 0.45)
    for ray in range(8):
        way = QPointF(math.cos(ray * math.pi / 4), math.sin(ray * math.pi / 4))
        painter.drawLine(at + way * (radius * 0.7), at + way * radius)
