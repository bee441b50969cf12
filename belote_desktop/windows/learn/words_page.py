"""The words of a game: each with its meaning and a picture, in alphabetical order."""

from __future__ import annotations

from functools import cmp_to_key
from unicodedata import normalize

from PySide6.QtCore import QCollator, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.variants.glossary import Entry, of_game
from belote_desktop.windows.glossary.word_card import WordPictures
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.more_below import MoreBelow
from belote_desktop.windows.widgets.page import Page, label, panel
from belote_desktop.windows.widgets.scrolling import scrolling

WIDEST = 860
"""The column of words is no wider than this for text at 100 %."""
STEP = 40
"""Pictures are laid out for widths in these steps, so that they are not painted at every pixel of a resize."""


class WordRow(QWidget):
    """One entry: the word, its meaning, its picture."""

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.entry = entry
        self.term, self.meaning = label(role="section", wrap=True), label(wrap=True)
        self.picture: QLabel = label()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.term, self.meaning, self.picture):
            column.addWidget(part)

    def word(self) -> None:
        """Set the texts in the language of the window."""
        self.term.setText(capital(words.translated(self.entry.term)))
        self.meaning.setText(words.translated(self.entry.meaning))


class WordsPage(Page):
    """Every word that a game uses. A letter leads to the first word that begins with it."""

    def __init__(self, style: Style, preferences: Preferences, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.rules, self._preferences = rules, preferences
        self.rows = [WordRow(entry) for entry in of_game(rules)]
        self._room = 0
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 12, 0)
        self._column.setSpacing(18)
        self.area = scrolling(self._list)
        MoreBelow(self.area, lambda: self.style_.ink.raised)
        self._paper = panel("paper")
        inside = QVBoxLayout(self._paper)
        inside.setContentsMargins(24, 18, 12, 18)
        inside.addWidget(self.area)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self._paper, 100)
        line.addStretch(1)
        self.body.addLayout(line, 1)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit)
        self.renew()
        self.prefer(760, 700)

    def first_focus(self) -> QWidget:
        return self.area

    def retranslate(self) -> None:
        for row in self.rows:
            row.word()
        collator = QCollator()
        self.rows.sort(key=cmp_to_key(lambda one, other: collator.compare(one.term.text(), other.term.text())))
        for row in self.rows:
            self._column.removeWidget(row)
            self._column.addWidget(row)
        #: A page with the terms and their meanings.
        self.set_title(self.tr("Words of the game"), words.translated(self.rules.name))

    def restyle(self) -> None:
        self._paper.setMaximumWidth(self.style_.px(WIDEST))
        self._room = 0
        self._later.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text()
        if len(letter) == 1 and letter.isalpha() and self._go_to(letter):
            return
        super().keyPressEvent(event)

    def _go_to(self, letter: str) -> bool:
        """Bring the first word with this initial to the top, whatever its case and accents; False if there is none."""
        found = next((row for row in self.rows if _initial(row.term.text()) == _initial(letter)), None)
        if found is None:
            return False
        self.area.verticalScrollBar().setValue(found.y())
        announce(self, found.term.text(), found.meaning.text())
        return True

    def _fit(self) -> None:
        """Lay the pictures out again if the width asks for it."""
        room = max(STEP, self.area.viewport().width() // STEP * STEP - STEP)
        if room == self._room:
            return
        self._room = room
        pictures = WordPictures(self.style_, self._preferences, self.devicePixelRatioF(), self)
        for row in self.rows:
            pictures.show_on(row.picture, row.entry, self.rules, room)


def _initial(word: str) -> str:
    """The first letter of a word, small and without its accent."""
    return normalize("NFD", word)[:1].casefold()


def open_words(services: Services, rules: Ruleset) -> WordsPage:
    """The page of the words of a game."""
    return WordsPage(services.style, services.preferences, rules)
