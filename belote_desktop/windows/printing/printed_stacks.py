"""The stacks of a player on paper: open cards over covered ones, as they lay on the table; the covered ones are named.

The rows in which they were dealt stand beside each other. Lengths are shares of the width of a card.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Stack
from belote_desktop.engine.deals.dealing import ROW
from belote_desktop.models.words import words
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import card_token, token_width
from belote_desktop.table.layout.geometry import COVERED_SHIFT, STACK_STEP
from belote_desktop.windows.printing.paper_style import PaperStyle
from belote_desktop.windows.printing.printed_cards import PrintedCards, outline

BETWEEN = 0.4
"""How much farther apart two rows are than two stacks."""
LETTERS, TOKEN_GAP = 0.23, 0.1
"""The size of the letters that name a covered card, and the room above them."""
ABOVE, BELOW = COVERED_SHIFT, TOKEN_GAP + 1.35 * LETTERS
"""What there is of a stack above its open card and below it."""


class PrintedStacks:
    """Paints stacks; the open card `marked` has a line round it."""

    def __init__(self, style: PaperStyle, cards: PrintedCards, marked: Card | None) -> None:
        self._style, self._cards, self._marked = style, cards, marked

    def paint(self, painter: QPainter, stacks: Sequence[Stack], left: float, top: float, wide: float) -> None:
        """Paint the stacks of a player from the left; `top` is that of the open cards, `wide` the width of a card."""
        shift = COVERED_SHIFT * wide
        for number, stack in enumerate(stacks):
            place = QRectF(left + _from_left(number) * wide, top, wide, wide * CARD_RATIO)
            self._cards.paint(painter, None, place.translated(shift, -shift))
            self._cards.paint(painter, stack.open, place)
            if stack.open == self._marked:
                outline(painter, place)
            token, pixels = words.card_token(stack.covered, self._style.index), LETTERS * wide
            chip = QRectF(0, place.bottom() + TOKEN_GAP * wide, token_width(token, pixels), 1.35 * pixels)
            chip.moveLeft(place.center().x() - chip.width() / 2)
            card_token(painter, chip, token, pixels, self._style.deck)


def stacks_width(count: int) -> float:
    """The width of so many stacks, in card widths."""
    return _from_left(count - 1) + 1 + COVERED_SHIFT if count else 0.0


def _from_left(number: int) -> float:
    """Where a stack begins, counted from 0."""
    return number * STACK_STEP + number // ROW * BETWEEN
