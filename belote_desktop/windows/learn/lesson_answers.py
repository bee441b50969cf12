"""The answers to a lesson question as buttons, with cards drawn as cards; the chosen one is marked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy

from belote_desktop.coach.lessons import Option
from belote_desktop.engine import Card, Ruleset
from belote_desktop.windows.cards.lesson_cards import LessonDeck, fan_width, paint_fan, ring
from belote_desktop.windows.learn.lesson_words import answer_spoken, answer_text
from belote_desktop.windows.look.icons import sign, sign_pixmap

EDGE = 7
"""The room round the cards of an answer, for its frame."""
SIGN = 22


class CardAnswer(QAbstractButton):
    """A card, or several that belong together, as an answer. Its mark is a sign and a colour."""

    def __init__(self, option: Option, deck: LessonDeck) -> None:
        super().__init__()
        self.option = option
        self.mark: bool | None = None
        self._deck = deck
        self._cards = (option.shown,) if isinstance(option.shown, Card) else tuple(_cards(option))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        deck.resized.connect(self.updateGeometry)

    def set_mark(self, right: bool) -> None:
        """Mark it as chosen, right or wrong."""
        self.mark = right
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(fan_width(self._deck, len(self._cards)) + 2 * EDGE, self._deck.height + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ink, ratio = self._deck.style_.ink, self.devicePixelRatioF()
        paint_fan(painter, self._deck, self._cards, QPoint(EDGE, EDGE), ratio)
        room = QRectF(self.rect())
        if self.mark is not None:
            ring(painter, room, ink.good if self.mark else ink.bad, 3)
        if self.hasFocus():
            ring(painter, room.adjusted(-1, -1, 1, 1), ink.text, 2)
        elif self.underMouse() and self.mark is None:
            ring(painter, room, ink.accent_text, 2)
        if self.mark is not None:
            self._paint_sign(painter, ratio)

    def _paint_sign(self, painter: QPainter, ratio: float) -> None:
        ink = self._deck.style_.ink
        at = QRectF(self.width() - SIGN - 4, 4, SIGN, SIGN)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink.good if self.mark else ink.bad)
        painter.drawEllipse(at)
        name = "check" if self.mark else "cross"
        painter.drawPixmap(at.adjusted(4, 4, -4, -4).toRect(), sign_pixmap(name, ink.raised, SIGN - 8, ratio))


class WordAnswer(QPushButton):
    """An answer in words."""

    def __init__(self, option: Option, text: str, deck: LessonDeck) -> None:
        super().__init__(text)
        self.option = option
        self.mark: bool | None = None
        self._deck = deck
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_mark(self, right: bool) -> None:
        """Mark it as chosen, right or wrong."""
        self.mark = right
        ink = self._deck.style_.ink
        self.setIcon(sign("check" if right else "cross", ink.good if right else ink.bad, 20))


Answer = CardAnswer | WordAnswer


def answer(option: Option, number: int, rules: Ruleset, deck: LessonDeck) -> Answer:
    """The button of an answer; `number`, from 1 to 9, is the key that chooses it."""
    shown = option.shown
    made: Answer
    if isinstance(shown, (Card, tuple)):
        made = CardAnswer(option, deck)
    else:
        made = WordAnswer(option, answer_text(shown, rules, deck.index), deck)
    made.setAccessibleName(answer_spoken(shown, rules))
    if number <= 9:
        made.setToolTip(str(number))
    return made


def _cards(option: Option) -> tuple[Card, ...]:
    return option.shown if isinstance(option.shown, tuple) else ()
