"""What is said in a guided deal: on a paper on the table, or in a strip below a table that is low."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Signal

from belote_desktop.coach.guided import Remark
from belote_desktop.engine import Message
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.picture_words import note_text
from belote_desktop.table import TableView
from belote_desktop.table.teaching.coaching import Coached
from belote_desktop.windows.board.coach_paper import LOW, CoachPaper, PaperStrip
from belote_desktop.windows.board.paper_button import PaperButton
from belote_desktop.windows.glossary.linked_words import SCHEME, LinkedWords
from belote_desktop.windows.glossary.word_card import place_of, place_of_coach
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich

LEAST, MOST = 96, 0.42
"""The least height of the strip, in pixels at 100 %, with which the table seldom changes its size, and the largest, as
a part of the height of both. Chosen by eye."""


class GuidedPaper(PaperStrip):
    """The strip below the table, hidden where the paper lies on it; `word_asked` carries the id of an entry.

    `next` is the button at the end of the paper.
    """

    word_asked = Signal(str)

    def __init__(self, style: Style, preferences: Preferences, table: TableView, linked: LinkedWords) -> None:
        super().__init__(style, CoachPaper(style))
        self._preferences, self._table, self._linked = preferences, table, linked
        self.next = PaperButton(style, self)
        self._room = (0, 0)
        self._is_low = False
        self.paper.word_asked.connect(lambda address: self.word_asked.emit(address.removeprefix(SCHEME)))
        self.paper.hide()
        self.hide()

    def fit_in(self, width: int, height: int) -> bool:
        """Take the width and the height of table and strip; returns whether the paper has another place by it."""
        before = (self._room, self._is_low)
        self._room, self._is_low = (width, height), height < LOW
        self.setVisible(self._is_low)
        return before != (self._room, self._is_low)

    def say(self, told: Coached, *, goes_on: bool) -> None:
        """Say something in the place of what was said before; what has been read `goes_on` with the button."""
        button = self.next if goes_on else None
        if self._is_low:
            self._table.carry(None)
            self._write(told)
            self.paper.carry(button)
            self.paper.show()
            wide, high = self._room
            self.fit(wide, self._style.px(LEAST), round(MOST * high))
        else:
            self.paper.carry(None)
            self.next.write_on(self._table)
            self._table.carry(button)
        self._table.coach(told, aside=self._is_low)

    def _write(self, told: Coached) -> None:
        self._linked.begin()
        self.paper.write(rich(told.title), " ".join(map(self._linked.rich, told.sentences)))
        index = words.index_in_use(self._preferences)
        cards = (f"{words.card_token(each.card, index)}\u00a0{note_text(each)}".rstrip() for each in told.row)
        self.paper.add_cards("\u2002".join(cards))

    def end(self) -> None:
        """Take the paper away; the strip keeps its room."""
        self.paper.hide()
        self._table.end_coaching()

    @property
    def place(self) -> QRect | None:
        """Where on the screen the paper lies."""
        return place_of(self.paper) if self._is_low else place_of_coach(self._table)


def coached(remark: Remark, told: Callable[[Message], str]) -> Coached:
    """A remark in words, written or spoken."""
    title, sentences = told(remark.title), tuple(map(told, remark.sentences))
    return Coached(title, sentences, remark.about, remark.row, remark.lifted, to_place=not remark.lifted)
