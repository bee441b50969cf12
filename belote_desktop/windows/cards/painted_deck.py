"""Real cards of the chosen deck style, for the pictures of pages."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter

from belote_desktop.engine.cards import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.card_words import index_in_use
from belote_desktop.windows.look.style import Style

if TYPE_CHECKING:
    from belote_desktop.table.items.pixmaps import DeckPixmaps, Drawn, Key

TRICK = {
    2: ((0.0, 0.45, 3), (0.0, -0.45, -3)),
    3: ((0.0, 0.5, 0), (0.85, -0.2, 8), (-0.85, -0.2, -8)),
    4: ((0.0, 0.55, 0), (0.95, 0.05, 8), (0.0, -0.5, 2), (-0.95, 0.05, -8)),
}
"""By number of players, from the user counter-clockwise: where a card of the trick lies, in card widths."""


SIZES = (26, 40, 64, 100, 160)
"""The widths in which cards are drawn for many small pictures; between two of them the larger one is scaled down."""


class PaintedDeck(QObject):
    """Paints cards round their middle, turned by an angle; each size of a card is drawn once. `arrived` tells that the
    cards that `paint_late` lacked are drawn.

    What it paints with is imported at the first card: the first paint of the page has none.
    """

    arrived = Signal()

    @classmethod
    def of(cls, style: Style) -> PaintedDeck:
        """The deck that all small pictures in this look share; it belongs to the style."""
        return style.findChild(cls) or cls(style, style.preferences, style)

    def __init__(self, style: Style, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._style, self._preferences = style, preferences
        self._lacking: set[Key] = set()
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._draw)

    @cached_property
    def _pixmaps(self) -> DeckPixmaps:
        from belote_desktop.table.items.pixmaps import DeckPixmaps, Look

        return DeckPixmaps(Look(), self)

    @property
    def look(self) -> tuple[str, ...]:
        """What the drawing of a card depends on, by name."""
        wish = self._preferences.value
        return (
            self._style.theme.name,
            str(wish("deck_colours")),
            index_in_use(self._preferences),
            str(wish("card_back")),
        )

    def paint(self, painter: QPainter, card: Card | None, at: QPointF, width: float, turn: float = 0.0) -> None:
        """Paint a card, or the back of one, in the deck style in force."""
        whole = max(8, round(width))
        key = self._key(painter, card, whole)
        _put(painter, self._pixmaps.picture(key), at, whole, turn)

    def paint_late(self, painter: QPainter, card: Card | None, at: QPointF, width: float, turn: float = 0.0) -> bool:
        """Paint a card as `paint` does if it was drawn before; else draw it when there is time, and say no."""
        size = next((size for size in SIZES if size >= width), round(width))
        key = self._key(painter, card, size)
        drawn = self._pixmaps.at_hand(key)
        if drawn is None:
            self._lacking.add(key)
            self._timer.start()
            return False
        _put(painter, drawn, at, width, turn)
        return True

    def _key(self, painter: QPainter, card: Card | None, width: int) -> Key:
        """The picture to paint, in the look in force."""
        from belote_desktop.table.items.pixmaps import BACK, Key, Look

        self._pixmaps.set_look(Look(self._style.theme, *self.look[1:]))
        return Key(BACK if card is None else str(card), width, painter.device().devicePixelRatio())

    def _draw(self) -> None:
        """Draw what was lacking."""
        lacking, self._lacking = self._lacking, set()
        for key in sorted(lacking):
            self._pixmaps.picture(key)
        self.arrived.emit()


def _put(painter: QPainter, drawn: Drawn, at: QPointF, width: float, turn: float) -> None:
    """Put a drawn card on the picture, as wide as it is to be."""
    from belote_desktop.resources.deck import CARD_RATIO
    from belote_desktop.table.items.pixmaps import margin

    scale = width / drawn.width
    room = margin(drawn.width) * scale
    whole = drawn.pixmap.deviceIndependentSize() * scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.translate(at)
    painter.rotate(turn)
    left, top = -width / 2 - room, -width * CARD_RATIO / 2 - room
    painter.drawPixmap(QRectF(left, top, whole.width(), whole.height()), drawn.pixmap, QRectF(drawn.pixmap.rect()))
    painter.restore()
