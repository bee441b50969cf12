"""Cards in lesson pages, painted as on the table, at a size at which nine fit in a line."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyle, QVBoxLayout, QWidget

from belote_desktop.engine import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.pixmaps import DeckPixmaps, Key, Look, margin
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label

WIDTH, WIDEST, NARROWEST = 70, 104, 30
"""The width of a card for text at 100 %, the largest and the smallest; in a high window both grow."""
AS_DRAWN, GROWN = 800, 1.6
"""The height of a window up to which cards have this width, and how much they grow at most."""
LOW, SHRUNK = 600, 0.75
"""The height of a window below which cards are smaller, and how small they become."""
IN_A_LINE = 9
GAP = 8
OVERLAP = 0.52
"""The share of a card the next one leaves visible in an answer of several cards."""


def growth_in(tall: int) -> float:
    """The factor by which cards are scaled in a window of this height; below 1 in a low window."""
    return max(SHRUNK, tall / LOW) if tall < LOW else max(1.0, min(tall / AS_DRAWN, GROWN))


class LessonDeck(QObject):
    """Paints cards in the chosen deck style; `resized` is emitted when their size has changed."""

    resized = Signal()

    def __init__(self, style: Style, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.style_, self._preferences = style, preferences
        self._room, self._growth = 900, 1.0
        self._pixmaps = DeckPixmaps(Look(), self)
        self.renew()

    def renew(self) -> None:
        """Apply a change of theme, deck style or text size."""
        wish = self._preferences.value
        index = words.index_in_use(self._preferences)
        self._pixmaps.set_look(Look(self.style_.theme, str(wish("deck_colours")), index, str(wish("card_back"))))
        self.resized.emit()

    @property
    def index(self) -> str:
        """The index letters of the cards, for sentences that name them."""
        return words.index_in_use(self._preferences)

    @property
    def room(self) -> int:
        """The greatest width of a line of cards, in pixels."""
        return self._room

    def set_room(self, room: int, tall: int) -> None:
        """Set the greatest width of a line of cards and the height of the window, in pixels."""
        growth = growth_in(tall)
        if (room, growth) != (self._room, self._growth):
            self._room, self._growth = room, growth
            self.resized.emit()

    @property
    def width(self) -> int:
        """The width of a card in pixels."""
        fits = self._room // IN_A_LINE - GAP
        wished = round(min(self.style_.px(WIDTH), WIDEST) * self._growth)
        return max(NARROWEST, min(wished, fits))

    @property
    def height(self) -> int:
        """The height of a card in pixels."""
        return round(self.width * CARD_RATIO)

    def paint(self, painter: QPainter, card: Card, at: QPoint, ratio: float) -> None:
        """Paint a card with its upper left corner at a point."""
        room = margin(self.width)
        picture = self._pixmaps.picture(Key(str(card), self.width, ratio)).pixmap
        painter.drawPixmap(QPointF(at) - QPointF(room, room), picture)


class CardRow(QWidget):
    """A row of cards with a note below each, broken into lines where there is no room."""

    def __init__(self, deck: LessonDeck, cards: tuple[Card, ...], notes: tuple[str, ...]) -> None:
        super().__init__()
        self._deck, self._cards, self._notes = deck, cards, notes
        deck.resized.connect(self._on_resized)
        self._on_resized()

    def _on_resized(self) -> None:
        self.setFixedSize(self._size())
        self.update()

    def _step(self) -> int:
        """The distance from one card to the next, wide enough for the widest note."""
        metrics = self._metrics()
        widest = max((metrics.horizontalAdvance(note) for note in self._notes), default=0)
        return max(self._deck.width, widest) + GAP

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._font())

    def _font(self) -> QFont:
        return self._deck.style_.font(13)

    def _columns(self) -> int:
        return max(1, min(len(self._cards), (self._deck.room - 8) // self._step()))

    def _line(self) -> int:
        below = self._metrics().height() + 4 if self._notes else 0
        return self._deck.height + below + GAP

    def _size(self) -> QSize:
        lines = -(-len(self._cards) // self._columns())
        return QSize(self._columns() * self._step() + 4, lines * self._line() + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self._font())
        painter.setPen(QPen(self._deck.style_.ink.text2))
        step, columns, line = self._step(), self._columns(), self._line()
        for place, card in enumerate(self._cards):
            cell = QRect(place % columns * step + 2, place // columns * line + 3, step, line)
            cell = QStyle.visualRect(self.layoutDirection(), self.rect(), cell)
            left = cell.left() + (step - self._deck.width) // 2
            self._deck.paint(painter, card, QPoint(left, cell.top()), self.devicePixelRatioF())
            if self._notes:
                below = QRectF(cell.left(), cell.top() + self._deck.height + 3, step, line - self._deck.height - GAP)
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._notes[place])


class CardGroup(QWidget):
    """A row of cards under its title; a screen reader gets both as one sentence."""

    def __init__(self, deck: LessonDeck, cards: tuple[Card, ...], title: str, notes: tuple[str, ...]) -> None:
        super().__init__()
        self._deck = deck
        self.title = label(title, "sentence", wrap=True)
        self.title.setVisible(bool(title))
        self.row = CardRow(deck, cards, notes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.row)
        column.addStretch(1)
        spoken = [words.card_name(card) for card in cards]
        if notes:
            spoken = [f"{name} ({note})" for name, note in zip(spoken, notes, strict=True)]
        self.row.setAccessibleName(words.listed(spoken))

    def sizeHint(self) -> QSize:
        title = self.title.text()
        wanted = self.title.fontMetrics().horizontalAdvance(title) + 12 if title else 0
        width = min(self._deck.room, max(self.row.width() + 10, wanted))
        height = self.title.heightForWidth(width - 10) + 4 if title else 0
        return QSize(width, height + self.row.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.row.width() + 10, self._deck.room), self.sizeHint().height())


def paint_fan(painter: QPainter, deck: LessonDeck, cards: tuple[Card, ...], at: QPoint, ratio: float) -> None:
    """Paint overlapping cards, from left to right."""
    for place, card in enumerate(cards):
        deck.paint(painter, card, at + QPoint(round(place * deck.width * OVERLAP), 0), ratio)


def fan_width(deck: LessonDeck, count: int) -> int:
    """The width of so many overlapping cards."""
    return round(deck.width * (1 + OVERLAP * (count - 1)))


def ring(painter: QPainter, room: QRectF, colour: QColor, width: float) -> None:
    """Paint a frame round an answer."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room.adjusted(width, width, -width, -width), 9, 9)
