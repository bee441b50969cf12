"""What the coach says on the table, one thing at a time, beside the card or the player it is about."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QPointF, QRectF

from belote_desktop.engine.cards import Card
from belote_desktop.models.words.picture_words import row_text
from belote_desktop.table.items.flowing_text import LinkPlace
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.bubble import Words
from belote_desktop.table.scene.scene import TableScene
from belote_desktop.table.teaching.coach_bubble import CoachBubble
from belote_desktop.table.teaching.paper_places import Obstacles, PaperPlaces, path_of
from belote_desktop.table.teaching.pointing import Arrow, PointingArrow
from belote_desktop.variants.rule_sheet.picturing import Pictured

_MS = 120
"""How long the paper takes to appear (art/pages, Motion)."""
QUESTION_MARKS = ("?", "؟", ";")
"""What a title that asks something ends with, `;` in Greek; a title that is no sentence has no mark."""


@dataclass(frozen=True)
class Coached:
    """What is said: a title, sentences, and the card or the seat they are about, None for the whole table.

    `row` are cards to show below it, `lifted` those of my hand that it points out. `to_place` points from the card of
    my hand to my place in the trick.
    """

    title: str
    sentences: tuple[str, ...]
    about: Card | int | None = None
    row: tuple[Pictured, ...] = ()
    lifted: tuple[Card, ...] = ()
    to_place: bool = False

    @property
    def text(self) -> str:
        """All of it, to be read aloud."""
        title = self.title if self.title.endswith((*QUESTION_MARKS, ".", "…")) else f"{self.title}."
        return " ".join((title, *self.sentences, *([row_text(self.row)] if self.row else [])))


class Coaching:
    """Shows one paper of the coach, off the boxes that `obstacles` returns, or else over the last of them first."""

    def __init__(self, scene: TableScene, obstacles: Callable[[], Obstacles]) -> None:
        self._scene, self._obstacles = scene, obstacles
        self._bubble: CoachBubble | None = None
        self._arrow = PointingArrow(scene.stage)
        self.said: Coached | None = None
        self.is_aside = False
        """Whether the words are read beside the table, where only the card is shown that they are about."""
        self.button: tuple[float, float] | None = None
        """The width and height of a button that the paper carries."""
        self._seen: Hashable = None
        """What was there when the paper found its place."""

    def say(self, said: Coached) -> None:
        """Show this in the place of what was said before."""
        ms = self._scene.stage.fade(_MS) if self.said != said else 0
        self.said = said
        self._scene.bubbles.hush_passing(self._scene.stage.seating[0])  # I know what I said: it lies above my cards
        wanted = said.about if isinstance(said.about, Card) and said.about not in said.lifted else None
        self._scene.hand.advise(wanted, ms, lifted=said.lifted)  # the paper keeps off cards where they are lifted
        if self.is_aside:
            self._take_paper()
            arrow = path_of(self._scene, said.about) if said.to_place else None
        else:
            arrow = self._lay_paper(said, ms)
        self._arrow.end()
        if arrow is not None:
            self._arrow.point(*arrow, ms)
        self._seen = self._look()

    def _lay_paper(self, said: Coached, ms: int) -> Arrow | None:
        """Lay the paper where it has room; returns the arrow that leads from it, or from my card."""
        if self._bubble is None:
            self._bubble = CoachBubble(self._scene.stage)
        bubble, words = self._bubble, Words(said.sentences, False, self._scene.bubbles.glossary)
        bubble.title, bubble.row, bubble.button, bubble.words = said.title, said.row, self.button, words
        places = PaperPlaces(self._scene, bubble, self._obstacles(), said.about, to_place=said.to_place)
        bubble.say(words, (places.way(),), (), z=31, ms=ms)
        return None if bubble.has_tail and not places.is_mine else places.arrow(bubble.box)

    def end(self) -> None:
        """Take the paper away."""
        self.said = None
        self._scene.hand.advise(None, 0)
        self._arrow.end()
        self._take_paper()

    def _take_paper(self) -> None:
        if self._bubble is not None:
            self._bubble.close()
            self._bubble = None

    def lay(self) -> None:
        """Find a place anew, if the table has changed."""
        if self.said is not None and self._seen != self._look():
            self.say(self.said)

    def _look(self) -> Hashable:
        """All that the place and the picture of the paper follow from; to find them takes as long as a step."""
        stage = self._scene.stage
        looks = (stage.layout, stage.theme, stage.ratio, stage.direction, stage.suits)
        return (self.said, self.is_aside, self.button, *looks, *chain(*self._obstacles()))

    @property
    def arrow(self) -> tuple[QPointF, QPointF] | None:
        """Where the arrow begins and ends; None if there is none."""
        return self._arrow.ends

    def word_at(self, point: QPointF) -> str:
        """The id of the glossary's entry for the word of the paper at a point; empty for none."""
        return "" if self._bubble is None else self._bubble.word_at(point)

    def word_places(self) -> tuple[LinkPlace, ...]:
        """Where the underlined words of the paper lie on the table."""
        return () if self._bubble is None else self._bubble.word_places()

    def turn_at(self, point: QPointF) -> bool:
        """Turn the page of the paper at a point; False if there is none, or only one page."""
        box = self.box
        if self._bubble is None or box is None or not QRectF(box.x, box.y, box.width, box.height).contains(point):
            return False
        return self._bubble.turn()

    @property
    def box(self) -> Box | None:
        """Where the paper lies; None if there is none."""
        return None if self._bubble is None else self._bubble.box

    @property
    def text_scale(self) -> float:
        """The scale of the letters on the paper, 1 for 100 %; 0 if there is none."""
        return 0.0 if self._bubble is None else self._bubble.text_scale

    @property
    def button_box(self) -> Box | None:
        """Where the button of the paper lies; None if there is none."""
        return None if self._bubble is None else self._bubble.button_box
