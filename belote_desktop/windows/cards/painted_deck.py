"""Real cards of the chosen deck style, for the pictures of pages."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QPainter

from belote_desktop.engine.cards import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.card_words import index_in_use
from belote_desktop.windows.look.style import Style

if TYPE_CHECKING:
    from belote_desktop.table.items.pixmaps import DeckPixmaps

TRICK = {
    2: ((0.0, 0.45, 3), (0.0, -0.45, -3)),
    3: ((0.0, 0.5, 0), (0.85, -0.2, 8), (-0.85, -0.2, -8)),
    4: ((0.0, 0.55, 0), (0.95, 0.05, 8), (0.0, -0.5, 2), (-0.95, 0.05, -8)),
}
"""By number of players, from the user counter-clockwise: where a card of the trick lies, in card widths."""


class PaintedDeck(QObject):
    """Paints cards round their middle, turned by an angle; each size of a card is drawn once.

    What it paints with is imported at the first card: the first paint of the page has none.
    """

    def __init__(self, style: Style, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._style, self._preferences = style, preferences

    @cached_property
    def _pixmaps(self) -> DeckPixmaps:
        from belote_desktop.table.items.pixmaps import DeckPixmaps, Look

        return DeckPixmaps(Look(), self)

    def paint(self, painter: QPainter, card: Card | None, at: QPointF, width: float, turn: float = 0.0) -> None:
        """Paint a card, or the back of one, in the deck style in force."""
        from belote_desktop.resources.deck import CARD_RATIO
        from belote_desktop.table.items.pixmaps import BACK, Key, Look, margin

        wish, index = self._preferences.value, index_in_use(self._preferences)
        self._pixmaps.set_look(Look(self._style.theme, str(wish("deck_colours")), index, str(wish("card_back"))))
        whole = max(8, round(width))
        ratio = painter.device().devicePixelRatio()
        name = BACK if card is None else str(card)
        picture = self._pixmaps.picture(Key(name, whole, ratio)).pixmap
        room = margin(whole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.translate(at)
        painter.rotate(turn)
        painter.drawPixmap(QPointF(-whole / 2 - room, -whole * CARD_RATIO / 2 - room), picture)
        painter.restore()
