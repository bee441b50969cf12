"""A table on which a teacher shows something: the coach's paper, words on cards, a position to ask about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.cards import Card
from belote_desktop.engine.view import SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names
from belote_desktop.table.input.obstacles import (
    WEIGHT,
    beside_offer,
    beside_question,
    covered_cards,
    open_cards,
    trick_places,
    words_on_table,
)
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.picture import picture_of
from belote_desktop.table.shown_table import ShownTable
from belote_desktop.table.teaching.coaching import Coached, Coaching
from belote_desktop.table.teaching.paper_places import Obstacles
from belote_desktop.table.teaching.tags import Tag, Tags
from belote_desktop.table.teaching.word_buttons import WordButtons


class TaughtTable(ShownTable):
    """Shows what a teacher says, beside what it is about and clear of everything else."""

    word_asked = Signal(str)
    """Emitted with the id of an entry of the glossary whose word was asked for."""

    def __init__(self, preferences: Preferences, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(preferences, names, parent)
        self._kept_clear: tuple[Box, ...] = ()
        self._tags = Tags(self._scene)
        self._coaching = Coaching(self._scene, self._around_paper)
        self._words = WordButtons(self._stage, self.viewport(), self.word_asked.emit)
        self._carried: QWidget | None = None

    def show_position(self, view: SeatView, *, crowned: bool = True) -> None:
        """Show a position at once; `crowned` shows who wins the trick so far."""
        self._show_at_once(view, replace(picture_of(view), hides_winner=not crowned, is_numbered=False))

    def coach(self, said: Coached, *, aside: bool = False) -> None:
        """Show what the coach says, in the place of what was said before.

        What is read `aside` has its paper beside the table: here only the card is shown that it is about.
        """
        self._coaching.is_aside = aside
        self._coaching.say(said)
        self._show_on_paper()
        self._scene.bubbles.close_explanation()

    def carry(self, button: QWidget | None) -> None:
        """Have the coach's paper carry a button at its end, from the next words on; None for none."""
        if self._carried is not None and button is not self._carried and self._carried.parent() is self.viewport():
            self._carried.hide()
        self._carried = button
        if button is not None:
            button.ensurePolished()
        size = None if button is None else button.sizeHint()
        self._coaching.button = None if size is None else (float(size.width()), float(size.height()))
        if button is not None and button.parent() is not self.viewport():
            button.setParent(self.viewport())

    def _show_on_paper(self) -> None:
        """Lay the invisible buttons over the words of the paper, and its button at the end of it."""
        self._words.show(self._coaching.word_places())
        box = self._coaching.button_box
        if self._carried is None or self._carried.parent() is not self.viewport():
            return
        if box is not None:
            self._carried.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
            self._carried.raise_()
        self._carried.setVisible(box is not None)

    @property
    def coach_arrow(self) -> tuple[QPointF, QPointF] | None:
        """Where the arrow of what the coach says begins and ends; None if there is none."""
        return self._coaching.arrow

    @property
    def coached(self) -> str:
        """What the coach says now; empty if nothing."""
        return "" if self._coaching.said is None else self._coaching.said.text

    def word_point(self, entry: str) -> QPoint | None:
        """Where on the screen the word of an entry ends on the coach's paper; None if it is not there."""
        return self._words.place_of(entry)

    @property
    def is_coach_clear(self) -> bool:
        """Whether no question lies over what the coach says."""
        box = self._coaching.box
        return box is None or not any(box.meets(asked) for asked in self._chrome.asked)

    def end_coaching(self) -> None:
        """Take the coach's paper away."""
        self._coaching.end()
        self._show_on_paper()

    def tag(self, tags: Mapping[Card, Tag]) -> None:
        """Put words on cards of my hand, of the trick and of stacks, in the place of those before."""
        self._tags.show(tags)
        self._after_change()

    @property
    def tagged(self) -> Mapping[Card, Tag]:
        """The words on cards."""
        return self._tags.shown

    def end_tags(self) -> None:
        """Take all words off the cards."""
        self._tags.end()
        self._after_change()

    @property
    def told(self) -> str:
        """What lies on the table, in words."""
        return self._reader.table_text(self._dance.picture)

    def keep_clear(self, boxes: Sequence[Box]) -> None:
        """Let the coach's paper keep off these boxes, where something lies over the table."""
        self._kept_clear = tuple(boxes)

    def trick_width_in(self, width: int, height: int) -> float:
        """How wide the cards of a trick would be on a table of this size."""
        return replace(self._stage.layout, width=width, height=height).trick_card

    def is_free(self, box: Box) -> bool:
        """Whether no card, plate or score lies in a box."""
        return not any(map(box.meets, (*beside_question(self._scene), self._chrome.corner_box)))

    @property
    def coach_box(self) -> Box | None:
        """Where the coach's paper lies; None if there is none."""
        return self._coaching.box

    @property
    def is_coach_off_cards(self) -> bool:
        """Whether what the coach says lies on no open card and no question here, and nothing lies on it; and its button
        on no name, which could not be pointed at.
        """
        box, button = self._coaching.box, self._coaching.button_box
        if box is None or any(map(box.meets, self._kept_in_sight())):
            return box is None
        return button is None or not any(map(button.meets, self._scene.plate_boxes().values()))

    @property
    def coach_scale(self) -> float:
        """The scale of the letters on the coach's paper, 1 for 100 %; 0 if there is none."""
        return self._coaching.text_scale

    @property
    def is_coach_off_names(self) -> bool:
        """Whether what the coach says lies on no player's name."""
        box = self._coaching.box
        return box is None or not any(map(box.meets, self._scene.plate_boxes().values()))

    def _lay_teaching(self) -> None:
        """Put the words and the paper where they belong after a change."""
        self._tags.lay()
        self._coaching.lay()
        self._show_on_paper()

    @property
    def text_scale(self) -> float:
        """The scale of names and words on the table, as far as it has room for large text."""
        return self._stage.layout.ui

    def to_be_seen(self) -> list[Box]:
        """The boxes an offer over the table should not cover."""
        return [*beside_offer(self._scene), *self._chrome.boxes, *(self._chrome.asked * WEIGHT), *self._lying_over]

    def _kept_in_sight(self) -> list[Box]:
        """The boxes of open cards, of the words on them, and of what lies over the table."""
        return [*open_cards(self._scene), self._chrome.corner_box, *self._chrome.asked, *self._lying_over]

    def _around_paper(self) -> Obstacles:
        """What the coach's paper keeps off, the words it covers if it must, and what it covers before them; and last
        the places in the trick, which it covers beside a card there.
        """
        words = [*words_on_table(self._scene), *self._chrome.boxes]
        return self._kept_in_sight(), words, covered_cards(self._scene), trick_places(self._scene)

    @property
    def _lying_over(self) -> tuple[Box, ...]:
        """The words on cards, and what the coach's paper was told to keep off."""
        return (*self._tags.boxes.values(), *self._kept_clear)
