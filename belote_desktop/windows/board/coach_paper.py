"""The coach's paper as a widget: above a tray, and where the table has no free place for it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.page import label

LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class CoachPaper(QFrame):
    """A title and sentences, framed in brass; `word_asked` carries the address of a link."""

    word_asked = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.title, self.text = label(role="section", wrap=True), label(role="lead", wrap=True)
        for part in (self.title, self.text):
            part.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(LINKS)
        self.text.linkActivated.connect(self.word_asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 10, 18, 12)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.text)
        self._cards = label(role="lead", wrap=True)
        self._cards.hide()
        column.addWidget(self._cards)

    def write(self, title: str, text: str) -> None:
        """Write a title and a text, both as HTML; either may be empty."""
        for part, words in ((self.title, title), (self.text, text)):
            part.setText(words)
            part.setVisible(bool(words))

    def add_cards(self, text: str) -> None:
        """Name cards below the text, where they cannot be shown; an empty text names none."""
        self._cards.setText(rich(text))
        self._cards.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink = QPainter(self), self._style.ink
        smooth(painter)
        painter.setPen(QPen(ink.cloth_brass, 2))
        painter.setBrush(ink.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
