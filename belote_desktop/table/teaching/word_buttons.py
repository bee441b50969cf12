"""Invisible buttons over the underlined words of the coach's paper, so that the keyboard reaches them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from belote_desktop.table.items.flowing_text import LinkPlace
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.stage import Stage

_ASIDE, _WITHIN = 2, 1
"""The ring of the focus lies so many pixels outside the word, and inside its line."""


class WordButton(QAbstractButton):
    """The button of one word; it shows only the ring of the focus, and ignores the mouse: the table knows the words."""

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self.entry = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.hasFocus():
            return
        painter = QPainter(self)
        smooth(painter)
        painter.setPen(QPen(QColor(self._stage.theme.bubble_text), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)


class WordButtons:
    """The buttons of the words of one paper, in reading order."""

    def __init__(self, stage: Stage, viewport: QWidget, asked: Callable[[str], object]) -> None:
        self._stage, self._viewport, self._asked = stage, viewport, asked
        self._made: list[WordButton] = []

    @property
    def buttons(self) -> tuple[WordButton, ...]:
        """The buttons in use."""
        return tuple(button for button in self._made if button.entry)

    def show(self, places: Sequence[LinkPlace]) -> None:
        """Lay one button over each word."""
        while len(self._made) < len(places):
            self._made.append(self._make())
        for button, place in zip(self._made, places, strict=False):
            button.entry = place.target
            button.setAccessibleName(place.word)
            #: Read aloud: what a button over a word of the game does.
            button.setAccessibleDescription(QCoreApplication.translate("WordButtons", "Explain this word"))
            button.setGeometry(place.box.toAlignedRect().adjusted(-_ASIDE, _WITHIN, _ASIDE, -_WITHIN))
            button.show()
        for button in self._made[len(places) :]:
            button.entry = ""
            button.hide()

    def place_of(self, entry: str) -> QPoint | None:
        """The lower edge of the word of an entry, on the screen; None if it is not on the paper."""
        found = next((button for button in self.buttons if button.entry == entry), None)
        if found is None:
            return None
        rect: QRect = found.rect()
        return found.mapToGlobal(QPoint(rect.center().x(), rect.bottom()))

    def _make(self) -> WordButton:
        button = WordButton(self._stage, self._viewport)
        button.clicked.connect(lambda: self._asked(button.entry))
        return button
