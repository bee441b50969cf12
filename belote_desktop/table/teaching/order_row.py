"""A row of small cards on the coach's paper, from the highest down, with the points of each below it if it has any."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from belote_desktop.models.words.picture_words import note_text
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.fonts import CAPTION
from belote_desktop.table.items.painting import CENTRED, write
from belote_desktop.table.items.pixmaps import margin
from belote_desktop.table.items.stage import Stage
from belote_desktop.variants.rule_sheet.picturing import Pictured

CARD = 38.0
"""The width of a card of the row, in pixels at 100 %: its index is as large as the text."""
_LEAST_STEP = 17.0
"""Cards that overlap show so much of each: the index."""
_ABOVE, _NOTE = 8.0, 18.0
"""The room above the cards, and that of the points below them."""


class OrderRow:
    """The row at a text size `ui`, in at most `room` pixels if the indices of all cards can be seen in it."""

    def __init__(self, cards: Sequence[Pictured], ui: float, room: float) -> None:
        self._cards, self._ui = tuple(cards), ui
        card = CARD * ui
        gaps = max(1, len(cards) - 1)
        self._step = min(card + 3 * ui, max(_LEAST_STEP * ui, (room - card) / gaps))
        self.width = card + self._step * (len(cards) - 1) if cards else 0.0
        noted = any(each.note is not None for each in cards)
        self.height = card * CARD_RATIO + (_ABOVE + (_NOTE if noted else 0.0)) * ui if cards else 0.0

    def paint(self, painter: QPainter, place: QPointF, stage: Stage, colour: str) -> None:
        """Paint it with its upper left corner at a place; the first card lies where the reading begins.

        Cards that overlap lie on the one to their left in either direction: their index is in the upper left corner.
        """
        width, ui = CARD * self._ui, self._ui
        mirrored = stage.direction is Qt.LayoutDirection.RightToLeft
        for number, each in enumerate(reversed(self._cards) if mirrored else self._cards):
            left, top = place.x() + number * self._step, place.y() + _ABOVE * ui
            drawn, room = stage.drawn(str(each.card), width), margin(round(width))
            size = drawn.pixmap.deviceIndependentSize()
            painter.drawPixmap(QRectF(left - room, top - room, size.width(), size.height()).toRect(), drawn.pixmap)
            seen = width if self._step >= width or number == len(self._cards) - 1 else self._step
            below = QRectF(left, top + width * CARD_RATIO, seen, _NOTE * ui)
            write(painter, below, note_text(each), CAPTION * ui, colour, bold=True, align=CENTRED)
