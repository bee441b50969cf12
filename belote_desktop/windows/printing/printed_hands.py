"""The hands of a deal on paper, lying as the players sit; the seats are never mirrored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.fonts import elided, font
from belote_desktop.table.items.painting import CENTRED, write, write_wrapped
from belote_desktop.table.layout.sides import Side
from belote_desktop.windows.printing.document import BODY, NOTE, WIDTH
from belote_desktop.windows.printing.paper_style import INK, INK2, PaperStyle
from belote_desktop.windows.printing.printed_cards import PrintedCards

CARD, TURNED = 80, 60
"""The height of a card in a hand, and of the one that was turned up."""
WIDTHS: Mapping[int, float] = MappingProxyType({2: 430, 3: 310, 4: 212})
"""The width of a hand, by the number of players: as many lie beside each other as the table has at most."""
NAME, LINE = 21, 17
"""The height of the name of a player above the cards, and of a line of small text."""
MIDDLE = 60
"""The height between the upper and the lower hands, for the contract and the turn-up."""
PLACES: Mapping[Side, tuple[float, float]] = MappingProxyType({
    Side.NORTH: (0.5, 0.0), Side.NORTH_WEST: (0.0, 0.0), Side.NORTH_EAST: (1.0, 0.0), Side.WEST: (0.0, 0.5),
    Side.EAST: (1.0, 0.5), Side.SOUTH: (0.5, 1.0),
})  # fmt: skip
"""Where a hand lies, from the left (0) to the right (1) and from the top to the bottom."""


@dataclass(frozen=True)
class Hand:
    """The name of a player, what is said of them, and their cards from left to right."""

    name: str
    role: str
    cards: tuple[Card, ...]


class PrintedHands:
    """Paints the hands, and between them the contract and the card that was turned up."""

    def __init__(self, style: PaperStyle, hands: Mapping[Side, Hand], contract: str, turned: Card | None) -> None:
        self._hands, self._contract, self._turned = hands, contract, turned
        self._cards = PrintedCards(style)
        self._row, self._wide = NAME + LINE + CARD, WIDTHS[len(hands)]

    @property
    def height(self) -> float:
        """The height of it all."""
        return 2 * self._row + MIDDLE

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Paint it into its place."""
        for side, hand in self._hands.items():
            across, down = PLACES[side]
            left, top = across * (WIDTH - self._wide), down * (self._row + MIDDLE)
            self._paint_hand(painter, hand, QRectF(place.left() + left, place.top() + top, self._wide, self._row))
        middle = QRectF(0, 0, WIDTH / 3, MIDDLE)
        middle.moveCenter(place.center())
        self._paint_middle(painter, middle)

    def _paint_hand(self, painter: QPainter, hand: Hand, room: QRectF) -> None:
        name = QRectF(room.left(), room.top(), room.width(), NAME)
        write(
            painter, name, elided(hand.name, room.width(), BODY + 1, bold=True), BODY + 1, INK, bold=True, align=CENTRED
        )
        role = QRectF(room.left(), name.bottom() - 3, room.width(), LINE)
        write(painter, role, elided(hand.role, room.width(), NOTE), NOTE, INK2, align=CENTRED)
        self._cards.paint_hand(painter, hand.cards, QRectF(room.left(), room.bottom() - CARD, room.width(), CARD))

    def _paint_middle(self, painter: QPainter, room: QRectF) -> None:
        """Paint the contract beside the turn-up, if there is one."""
        wide = TURNED / CARD_RATIO if self._turned is not None else 0.0
        letters, gap = font(17, bold=True, serif=True), 10 if wide else 0
        place = QRectF(0, 0, room.width() - wide - gap, room.height())
        flags = int(Qt.TextFlag.TextWordWrap)
        words = QFontMetricsF(letters).boundingRect(place, flags, self._contract).width() + 2
        left = room.center().x() - (wide + gap + words) / 2
        if self._turned is not None:
            self._cards.paint(painter, self._turned, QRectF(left, room.center().y() - TURNED / 2, wide, TURNED))
        painter.setFont(letters)
        painter.setPen(INK)
        write_wrapped(painter, QRectF(left + wide + gap, room.top(), words, room.height()), self._contract, CENTRED)
