"""What the coach says on the table, one thing at a time, beside the card or the player it is about."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product, takewhile

from PySide6.QtCore import QPointF, QRectF

from belote_desktop.engine.cards import Card
from belote_desktop.models.words.picture_words import row_text
from belote_desktop.table.items.flowing_text import LinkPlace
from belote_desktop.table.layout.bubble_places import (
    LEGIBLE,
    SHARES,
    Tail,
    Way,
    explanation_ways,
    free_way,
    speech_ways,
)
from belote_desktop.table.layout.placement import covered, least_covering
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.bubble import Words
from belote_desktop.table.scene.scene import TableScene
from belote_desktop.table.teaching.coach_bubble import SEAL, CoachBubble
from belote_desktop.table.teaching.pointing import PointingArrow, from_edge, nearest_in
from belote_desktop.variants.rule_sheet.picturing import Pictured

_MS = 120
"""How long the paper takes to appear (art/pages, Motion)."""
_ACROSS, _DOWN = (0.5, 0.0, 1.0, 0.25, 0.75), (0.0, 0.15, 0.3, 0.45, 0.6)
"""The middles of the places to try where no place is free, as parts of the table, and how many line lengths."""
_WIDE = 3
_OFF = 6.0
"""An arrow ends so many pixels before what it points to."""
QUESTION_MARKS = ("?", "؟", "\N{GREEK QUESTION MARK}")
"""What a title that asks something ends with; a title that is no sentence has no mark."""


@dataclass(frozen=True)
class Coached:
    """What is said: a title, sentences, and the card or the seat they are about, None for the whole table.

    `row` are cards to show below it. `to_place` points from the card of my hand to my place in the trick.
    """

    title: str
    sentences: tuple[str, ...]
    about: Card | int | None = None
    row: tuple[Pictured, ...] = ()
    to_place: bool = False

    @property
    def text(self) -> str:
        """All of it, to be read aloud."""
        title = self.title if self.title.endswith((*QUESTION_MARKS, ".")) else f"{self.title}."
        return " ".join((title, *self.sentences, *([row_text(self.row)] if self.row else [])))


class Coaching:
    """Shows one paper of the coach; `taken` returns the boxes it should not cover, `faces` those of open cards and of
    what lies over the table.
    """

    def __init__(
        self, scene: TableScene, taken: Callable[[], Sequence[Box]], faces: Callable[[], Sequence[Box]]
    ) -> None:
        self._scene, self._taken, self._faces = scene, taken, faces
        self._bubble: CoachBubble | None = None
        self._arrow = PointingArrow(scene.stage)
        self.said: Coached | None = None
        self._seen: Hashable = None
        """What was there when the paper found its place."""

    def say(self, said: Coached) -> None:
        """Show this in the place of what was said before."""
        ms = self._scene.stage.time(_MS) if self.said != said else 0
        self.said = said
        if self._bubble is None:
            self._bubble = CoachBubble(self._scene.stage)
        self._bubble.title, self._bubble.row = said.title, said.row
        words = Words(said.sentences, False, self._scene.bubbles.glossary)
        self._bubble.say(words, self._ways(said.about), self._taken(), z=31, ms=ms)
        self._scene.hand.advise(said.about if isinstance(said.about, Card) else None, ms)
        self._point(said, ms)
        self._seen = self._look()

    def end(self) -> None:
        """Take the paper away."""
        self.said = None
        self._scene.hand.advise(None, 0)
        self._arrow.end()
        if self._bubble is not None:
            self._scene.stage.scene.removeItem(self._bubble)
            self._bubble = None

    def lay(self) -> None:
        """Find a place anew, if the table has changed."""
        if self.said is not None and self._seen != self._look():
            self.say(self.said)

    def _look(self) -> Hashable:
        """All that the place and the picture of the paper follow from; to find them takes as long as a step."""
        stage = self._scene.stage
        looks = (stage.layout, stage.theme, stage.ratio, stage.direction, stage.suits)
        return (self.said, *looks, *self._taken())

    def _point(self, said: Coached, ms: int) -> None:
        """Point from a card of my hand to where it is played; else from the paper to what it is about, if it has no
        tail that does.
        """
        assert self._bubble is not None
        scene, about = self._scene, said.about
        self._arrow.end()
        if isinstance(about, Card) and about in scene.hand.cards:
            if said.to_place and scene.trick.has_slot:
                start, goal = QPointF(*scene.hand.top_of(about)), scene.trick.slot_point
                self._arrow.point(start - QPointF(0, _OFF), goal, ms)
            return
        beside = self._box_of(about)
        mine = not isinstance(about, Card) and about == scene.stage.seating[0]  # behind my cards
        if beside is None or mine or self._bubble.has_tail:
            return
        middle = QPointF(beside.x + beside.width / 2, beside.y + beside.height / 2)
        start = from_edge(self._bubble.box, middle)
        self._arrow.point(start, nearest_in(beside, start, _OFF), ms)

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

    def _ways(self, about: Card | int | None) -> Iterator[Way]:
        """The ways to show it in letters that can be read well; in small ones if else a card or a question is covered.

        Where no place is free, the paper rather covers backs and plates.
        """
        assert self._bubble is not None
        layout = self._scene.stage.layout
        tried: list[Way] = []
        for way in (*takewhile(self._is_legible, self._near(about)), *self._anywhere()):
            tried.append(way)
            yield way
        best = least_covering(tried, self._bubble.box_in, self._taken())
        if covered(self._bubble.box_in(best), self._faces()):
            yield from (way for ui in layout.text_sizes for way in self._free_ways(about, ui))

    def _is_legible(self, way: Way) -> bool:
        return way.ui >= LEGIBLE * self._scene.stage.layout.ui

    def _near(self, about: Card | int | None) -> Iterator[Way]:
        """The ways beside what it is about, then in any free place of the table near by; the largest letters first."""
        scene, layout = self._scene, self._scene.stage.layout
        beside = self._box_of(about)
        middle = (layout.centre_x, layout.hand_top - 28)
        if isinstance(about, Card):  # a card is a number, too
            if beside is not None:
                yield from _around(beside, layout.ui)
            elif about in scene.hand.cards:
                middle = scene.hand.top_of(about)
        elif about is not None and beside is not None:
            yield from takewhile(self._is_legible, speech_ways(layout, scene.stage.side(about), beside))
        held = beside is None and isinstance(about, Card) and about in scene.hand.cards
        tail: Tail | None = "bottom" if beside is None else None
        above = explanation_ways(layout, middle, tail, self._free, sentences=1, points=held)
        yield from takewhile(self._is_legible, above)
        for ui in layout.text_sizes:
            yield from self._free_ways(about, ui)

    def _free_ways(self, about: Card | int | None, ui: float) -> Iterator[Way]:
        """The ways in a free place near what it is about."""
        layout, beside = self._scene.stage.layout, self._box_of(about)
        near = (layout.centre_x, layout.hand_top - 28)
        if isinstance(about, Card) and beside is None and about in self._scene.hand.cards:
            near = self._scene.hand.top_of(about)
        elif beside is not None:
            near = (beside.x + beside.width / 2, beside.y + beside.height / 2)
        free = (self._free(Way(near, None, ui, share=share)) for share in SHARES)
        yield from (way for way in free if way is not None)

    def _anywhere(self) -> Iterator[Way]:
        """The ways at any place of the table."""
        layout = self._scene.stage.layout
        legible = [ui for ui in layout.text_sizes if ui >= LEGIBLE * layout.ui]
        for ui, share in product(legible, SHARES[:_WIDE]):
            for across, down in product(_ACROSS, _DOWN):
                yield Way((across * layout.width, down * layout.height), None, ui, share=share)

    def _free(self, way: Way) -> Way | None:
        assert self._bubble is not None
        width, height = self._bubble.size_in(way)
        aside, above = 0.5 * SEAL * way.ui, 0.32 * SEAL * way.ui  # the seal stands out of the paper at its corner
        return free_way(self._scene.stage.layout, way, (width + 2 * aside, height + 2 * above), self._taken())

    def _box_of(self, about: Card | int | None) -> Box | None:
        """The box of a plate or of a card of the trick; None for a card of my hand, and for the whole table."""
        if isinstance(about, Card):
            return self._scene.trick.box_of(about)
        return None if about is None else self._scene.plate_boxes().get(about)


def _around(beside: Box, ui: float) -> Iterator[Way]:
    """The ways at the four sides of a box."""
    across, level = beside.x + beside.width / 2, beside.y + beside.height / 2
    for share in SHARES[:_WIDE]:
        yield Way((beside.x - 4, level), "right", ui, share=share)
        yield Way((beside.right + 4, level), "left", ui, share=share)
    yield Way((across, beside.y - 4), "bottom", ui)
    yield Way((across, beside.bottom + 4), "top", ui)
