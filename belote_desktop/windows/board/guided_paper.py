"""What is said in a guided deal: on a paper on the table, or in a strip below a table without room for it."""

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
from belote_desktop.windows.board.table_paper import Fit, lay_on
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
        self._is_below = False
        self.paper.word_asked.connect(lambda address: self.word_asked.emit(address.removeprefix(SCHEME)))
        self.paper.hide()
        self.hide()

    def fit_in(self, width: int, height: int) -> bool:
        """Take the width and the height of table and strip; returns whether the paper has another place by it."""
        if self._room == (width, height):
            return False
        self._room = (width, height)
        self._lie_below(height < LOW)
        return True

    def _lie_below(self, below: bool) -> None:
        self._is_below = below
        self.setVisible(below)

    def say(self, told: Coached, *, goes_on: bool) -> None:
        """Say something in the place of what was said before; what has been read `goes_on` with the button.

        A paper that covered a card or a name lies below the table, and so do those after it: the table keeps its size.
        """
        button = self.next if goes_on else None
        if not self._is_below and self._lies_on_table(told, button):
            return
        self._lie_below(True)
        self._table.carry(None)
        self._write(told)
        self.paper.carry(button)
        self.paper.show()
        wide, high = self._room
        self.fit(wide, self._style.px(LEAST), round(MOST * high))
        self._table.coach(told, aside=True)

    def _lies_on_table(self, told: Coached, button: PaperButton | None) -> bool:
        """Lay the paper on the table; returns whether cards and names stay in sight, and large text stays large."""
        self.paper.carry(None)
        wanted = Fit.LARGE if self._style.scale > 1 else Fit.NAMES
        return lay_on(self._table, [told], button) >= wanted

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
        return place_of(self.paper) if self._is_below else place_of_coach(self._table)


def coached(remark: Remark, told: Callable[[Message], str]) -> Coached:
    """A remark in words, written or spoken."""
    title, sentences = told(remark.title), tuple(map(told, remark.sentences))
    return Coached(title, sentences, remark.about, remark.row, remark.lifted, to_place=not remark.lifted)
