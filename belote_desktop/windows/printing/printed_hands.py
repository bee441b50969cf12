"""The hands of a deal on paper, lying as the players sit; the seats are never mirrored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Stack
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.fonts import elided
from belote_desktop.table.items.painting import CENTRED, write
from belote_desktop.table.layout.sides import Side
from belote_desktop.windows.printing.document import BODY, NOTE, WIDTH
from belote_desktop.windows.printing.paper_style import INK, INK2, PaperStyle
from belote_desktop.windows.printing.printed_cards import OVERLAP, PrintedCards, hand_width
from belote_desktop.windows.printing.printed_middle import Laid, PrintedMiddle
from belote_desktop.windows.printing.printed_stacks import ABOVE, BELOW, PrintedStacks, stacks_width

CARD = 80
"""The height of a card in a hand."""
WIDTHS: Mapping[int, float] = MappingProxyType({2: WIDTH, 3: 310, 4: 212})
"""The width of a hand, by the number of players: as many lie beside each other as the table has at most."""
NAME, LINE = 21, 17
"""The height of the name of a player above the cards, and of a line of small text."""
BESIDE = 28
"""The room between a hand and the stacks of the same player."""
PLACES: Mapping[Side, tuple[float, float]] = MappingProxyType({
    Side.NORTH: (0.5, 0.0), Side.NORTH_WEST: (0.0, 0.0), Side.NORTH_EAST: (1.0, 0.0), Side.WEST: (0.0, 0.5),
    Side.EAST: (1.0, 0.5), Side.SOUTH: (0.5, 1.0),
})  # fmt: skip
"""Where a hand lies, from the left (0) to the right (1) and from the top to the bottom."""


@dataclass(frozen=True)
class Hand:
    """The name of a player, what is said of them, and their cards from left to right.

    Cards that stand `apart` and those in `stacks` are not among the cards.
    """

    name: str
    role: str
    cards: tuple[Card, ...]
    apart: tuple[Card, ...] = ()
    stacks: Sequence[Stack] = ()


class PrintedHands:
    """Paints the hands, and between them the contract, with what lay `before` and `after` it.

    `marked` is a card of a stack with a line round it.
    """

    def __init__(
        self,
        style: PaperStyle,
        hands: Mapping[Side, Hand],
        contract: str,
        before: Sequence[Laid] = (),
        after: Sequence[Laid] = (),
        marked: Card | None = None,
    ) -> None:
        self._hands = hands
        self._cards = PrintedCards(style)
        self._stacks = PrintedStacks(style, self._cards, marked)
        self._middle = PrintedMiddle(self._cards, contract, before, after)
        wide, is_stacked = CARD / CARD_RATIO, any(hand.stacks for hand in hands.values())
        self._above = ABOVE * wide if is_stacked else 0.0
        self._row = NAME + LINE + self._above + CARD + (BELOW * wide if is_stacked else 0.0)
        self._wide = WIDTHS[len(hands)]

    @property
    def height(self) -> float:
        """The height of it all."""
        return 2 * self._row + self._middle.height

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Paint it into its place."""
        for side, hand in self._hands.items():
            across, down = PLACES[side]
            left, top = across * (WIDTH - self._wide), down * (self._row + self._middle.height)
            self._paint_hand(painter, hand, QRectF(place.left() + left, place.top() + top, self._wide, self._row))
        beside = any(PLACES[side][1] == PLACES[Side.WEST][1] for side in self._hands)
        middle = QRectF(0, 0, WIDTH - 2 * self._wide - 8 if beside else WIDTH, self._middle.height)
        middle.moveCenter(place.center())
        self._middle.paint(painter, middle)

    def _paint_hand(self, painter: QPainter, hand: Hand, room: QRectF) -> None:
        name = QRectF(room.left(), room.top(), room.width(), NAME)
        write(
            painter, name, elided(hand.name, room.width(), BODY + 1, bold=True), BODY + 1, INK, bold=True, align=CENTRED
        )
        role = QRectF(room.left(), name.bottom() - 3, room.width(), LINE)
        write(painter, role, elided(hand.role, room.width(), NOTE), NOTE, INK2, align=CENTRED)
        cards = QRectF(room.left(), room.top() + NAME + LINE + self._above, room.width(), CARD)
        if hand.stacks:
            self._paint_stacked(painter, hand, cards)
        else:
            self._cards.paint_hand(painter, hand.cards, cards, hand.apart)

    def _paint_stacked(self, painter: QPainter, hand: Hand, room: QRectF) -> None:
        """Paint a hand and the stacks beside it, smaller if there is little room."""
        wide = CARD / CARD_RATIO
        held, lying = hand_width(len(hand.cards), wide, wide * OVERLAP), stacks_width(len(hand.stacks)) * wide
        whole = held + (BESIDE if held else 0) + lying
        share = min(1.0, room.width() / whole)
        left = room.center().x() - whole * share / 2
        self._cards.paint_hand(painter, hand.cards, QRectF(left, room.top(), held * share, CARD * share))
        self._stacks.paint(painter, hand.stacks, left + (whole - lying) * share, room.top(), wide * share)
