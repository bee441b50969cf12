"""Real cards of the chosen deck style, for the pictures of the home pages."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QPainter

from belote_desktop.engine.cards import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.card_words import index_in_use
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.pixmaps import BACK, DeckPixmaps, Key, Look, margin
from belote_desktop.windows.look.style import Style


class PaintedDeck(QObject):
    """Paints cards round their middle, turned by an angle; each size of a card is drawn once."""

    def __init__(self, style: Style, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._style, self._preferences = style, preferences
        self._pixmaps = DeckPixmaps(Look(), self)
        self.renew()

    def renew(self) -> None:
        """Follow a change of theme or of deck style."""
        wish = self._preferences.value
        index = index_in_use(self._preferences)
        self._pixmaps.set_look(Look(self._style.theme, str(wish("deck_colours")), index, str(wish("card_back"))))

    def paint(self, painter: QPainter, card: Card | None, at: QPointF, width: float, turn: float = 0.0) -> None:
        """Paint a card, or the back of one."""
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
