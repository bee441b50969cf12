"""The cards of the chosen deck as lines and areas, sharp at every size of print."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.pixmaps import BACK, Look
from belote_desktop.table.items.theme import faint
from belote_desktop.windows.printing.paper_style import INK, PRINTED, WHITE, PaperStyle

VEIL = 0.55
"""How far a card that is not meant is faded towards the paper."""
OVERLAP = 0.36
"""The share of a card in a hand that the next one leaves to be seen; its index is in it."""
GAP = 0.15
"""The room between the cards of a hand and those that stand apart, as a share of the width of a card."""


class PrintedCards:
    """Paints cards in the user's deck style."""

    def __init__(self, style: PaperStyle) -> None:
        self._look = Look(PRINTED, style.deck, style.index, str(style.preferences.value("card_back")))
        self._drawn: dict[str, QSvgRenderer] = {}

    def paint(self, painter: QPainter, card: Card | None, place: QRectF, *, veiled: bool = False) -> None:
        """Paint a card, or the back of one."""
        name = BACK if card is None else str(card)
        if name not in self._drawn:
            self._drawn[name] = QSvgRenderer(QByteArray(self._look.svg(name).encode()))
        self._drawn[name].render(painter, place)
        if veiled:
            painter.fillRect(place, faint(WHITE, VEIL))

    def paint_hand(self, painter: QPainter, cards: Sequence[Card], place: QRectF, apart: Sequence[Card] = ()) -> None:
        """Paint cards as high as the place in its middle, each over the one before, closer if there is little room.

        Those `apart` stand on the right of the others, with a gap between.
        """
        wide = place.height() / CARD_RATIO
        gap = wide * (1 - OVERLAP + GAP) if cards and apart else 0.0
        count = len(cards) + len(apart)
        step = min(wide * OVERLAP, (place.width() - wide - gap) / max(1, count - 1))
        left = place.center().x() - (hand_width(count, wide, step) + gap) / 2
        for number, card in enumerate((*cards, *apart)):
            at = left + number * step + (gap if number >= len(cards) else 0.0)
            self.paint(painter, card, QRectF(at, place.top(), wide, place.height()))


def outline(painter: QPainter, place: QRectF) -> None:
    """Mark a card by a strong line round it."""
    painter.setPen(QPen(QColor(INK), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = place.adjusted(-2, -2, 2, 2)
    painter.drawRoundedRect(around, around.width() * 0.08, around.width() * 0.08)


def hand_width(count: int, wide: float, step: float) -> float:
    """The width of so many cards, of which each but the last shows `step`."""
    return wide + max(0, count - 1) * step if count else 0.0
