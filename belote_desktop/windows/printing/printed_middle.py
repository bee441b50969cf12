"""What lies between the printed hands: the contract, and beside it the turn-up, the stock and the kitty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.fonts import font, text_width
from belote_desktop.table.items.painting import CENTRED, write, write_wrapped
from belote_desktop.windows.printing.document import NOTE
from belote_desktop.windows.printing.paper_style import INK, INK2
from belote_desktop.windows.printing.printed_cards import OVERLAP, PrintedCards, hand_width

CARD, CAPTION = 60, 17
"""The heights of a card and of the words below it."""
LOW = 50
"""The height of it all if there is nothing but the contract."""
BACKS_OVERLAP = 0.14
"""The share of a card in a pile that the next one leaves to be seen."""
GAP = 14
"""The room between two things."""


@dataclass(frozen=True)
class Laid:
    """Cards that lay in the middle of the table, as they are seen on paper (None: a back), and what they are called."""

    caption: str
    cards: tuple[Card | None, ...]

    @property
    def step(self) -> float:
        """How much of a card the next one leaves to be seen."""
        return CARD / CARD_RATIO * (BACKS_OVERLAP if None in self.cards else OVERLAP)

    @property
    def width(self) -> float:
        """The width of the cards or of their name."""
        return max(hand_width(len(self.cards), CARD / CARD_RATIO, self.step), text_width(self.caption, NOTE) + 2)


class PrintedMiddle:
    """Paints the contract, what is `before` it on its left, and what is `after` it on its right."""

    def __init__(self, cards: PrintedCards, contract: str, before: Sequence[Laid], after: Sequence[Laid]) -> None:
        self._cards, self._contract, self._before, self._after = cards, contract, before, after

    @property
    def height(self) -> float:
        """The height of it all."""
        return CARD + CAPTION + 4 if self._before or self._after else LOW

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint it all side by side in the middle of the room."""
        taken = sum(laid.width + GAP for laid in (*self._before, *self._after))
        letters, flags = font(17, bold=True, serif=True), int(Qt.TextFlag.TextWordWrap)
        free = QRectF(0, 0, room.width() - taken, room.height())
        words = QFontMetricsF(letters).boundingRect(free, flags, self._contract).width() + 2
        left = room.center().x() - (taken + words) / 2
        for laid in self._before:
            left = self._paint_laid(painter, laid, left, room)
        painter.setFont(letters)
        painter.setPen(INK)
        write_wrapped(painter, QRectF(left, room.top(), words, room.height()), self._contract, CENTRED)
        left += words + GAP
        for laid in self._after:
            left = self._paint_laid(painter, laid, left, room)

    def _paint_laid(self, painter: QPainter, laid: Laid, left: float, room: QRectF) -> float:
        """Paint cards and their name; gives where the next thing begins."""
        top, wide = room.center().y() - (CARD + CAPTION) / 2, CARD / CARD_RATIO
        at = left + (laid.width - hand_width(len(laid.cards), wide, laid.step)) / 2
        for number, card in enumerate(laid.cards):
            self._cards.paint(painter, card, QRectF(at + number * laid.step, top, wide, CARD))
        caption = QRectF(left, top + CARD, laid.width, CAPTION)
        write(painter, caption, laid.caption, NOTE, INK2, align=CENTRED)
        return left + laid.width + GAP
