"""What takes an answer: words or cards to choose from, or a field for a number; answers given are marked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSizePolicy, QWidget

from belote_desktop.engine import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.pixmaps import DeckPixmaps, Key, margin
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_button import SuitButton
from belote_desktop.windows.widgets.page import set_role

CARD = 72
"""The width of a card that is an answer, for text at 100 %."""
OVERLAP = 0.46
"""The share of a card the next one leaves visible in an answer of several cards; wide enough for its index."""
_EDGE, _SIGN = 7, 22
_BESIDE = 8
"""How much more room words need at each end, so that the sign does not cover them."""


class WordChoice(SuitButton):
    """An answer in words, with cards and suits as their tokens."""

    def __init__(self, style: Style, text: str) -> None:
        super().__init__(style, text)
        self.is_right: bool | None = None

    def sizeHint(self) -> QSize:
        """With room for the sign beside the words."""
        return super().sizeHint() + QSize(2 * _BESIDE, 0)

    def mark(self, is_right: bool) -> None:
        """Mark it as chosen, right or wrong."""
        self.is_right = is_right
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_right is not None:
            _paint_sign(QPainter(self), self, self._style, self.is_right)


class CardChoice(QAbstractButton):
    """A card, or several that belong together, as an answer."""

    def __init__(self, style: Style, pixmaps: DeckPixmaps, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self.cards = cards
        self.is_right: bool | None = None
        self._style, self._pixmaps = style, pixmaps
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def _width(self) -> int:
        return round(CARD * min(self._style.scale, 1.25))

    def mark(self, is_right: bool) -> None:
        """Mark it as chosen, right or wrong."""
        self.is_right = is_right
        self.update()

    def sizeHint(self) -> QSize:
        width = round(self._width * (1 + OVERLAP * (len(self.cards) - 1)))
        return QSize(width + 2 * _EDGE, round(self._width * CARD_RATIO) + 2 * _EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink, width = QPainter(self), self._style.ink, self._width
        smooth(painter)
        room = margin(width)
        for place, card in enumerate(self.cards):
            at = QPointF(_EDGE + round(place * width * OVERLAP) - room, _EDGE - room)
            painter.drawPixmap(at, self._pixmaps.picture(Key(str(card), width, self.devicePixelRatioF())).pixmap)
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(ink.cloth_text, 2))
            painter.drawRoundedRect(frame, 9, 9)
        elif self.is_right is not None:
            painter.setPen(QPen(ink.cloth_brass, 3, Qt.PenStyle.SolidLine if self.is_right else Qt.PenStyle.DashLine))
            painter.drawRoundedRect(frame, 9, 9)
        if self.is_right is not None:
            _paint_sign(painter, self, self._style, self.is_right)


Choice = WordChoice | CardChoice


class NumberField(QLineEdit):
    """A field for a number, which shows afterwards whether the number that was given is right."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.is_right: bool | None = None
        self._style = style
        set_role(self, "answer")

    def mark(self, is_right: bool | None) -> None:
        """Mark the number in it as given, right or wrong; None for a field that waits for one."""
        self.is_right = is_right
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_right is not None:
            _paint_sign(QPainter(self), self, self._style, self.is_right)


def _paint_sign(painter: QPainter, button: QWidget, style: Style, is_right: bool) -> None:
    """A tick or a cross in the corner of an answer, so that colour is not the only sign."""
    smooth(painter)
    ink = style.ink
    colour = ink.good if is_right else ink.bad
    mirrored = button.layoutDirection() is Qt.LayoutDirection.RightToLeft
    spot = QRectF(3 if mirrored else button.width() - _SIGN - 3, 3, _SIGN, _SIGN)
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(ink.raised)
    painter.drawEllipse(spot)
    size = _SIGN - 6
    picture = sign_pixmap("check" if is_right else "cross", colour, size, button.devicePixelRatioF())
    painter.drawPixmap(spot.topLeft() + QPointF(3, 3), picture)
