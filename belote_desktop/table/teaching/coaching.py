"""What the coach says on the table, one thing at a time, beside the card or the player it is about."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt

from belote_desktop.engine.cards import Card
from belote_desktop.models.words.picture_words import row_text
from belote_desktop.table.items.flowing_text import LinkPlace
from belote_desktop.table.layout.bubble_places import (
    LEGIBLE,
    SHARES,
    Way,
    explanation_ways,
    free_way,
    room_of,
    speech_ways,
)
from belote_desktop.table.layout.placement import covered, distance, place_clear_of
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.bubble import Words
from belote_desktop.table.scene.scene import TableScene
from belote_desktop.table.teaching.coach_bubble import SEAL_ABOVE, SEAL_ASIDE, CoachBubble
from belote_desktop.table.teaching.pointing import PointingArrow, from_edge, nearest_in
from belote_desktop.variants.rule_sheet.picturing import Pictured

_MS = 120
"""How long the paper takes to appear (art/pages, Motion)."""
_LEGIBLE_SHARES = SHARES[:4]
"""The line lengths that are read well."""
_LARGE = 0.9
"""Covered hands give way to letters of this part of the full size, about that of the plates. Chosen by eye."""
_WIDE = 3
"""Beside a card only so many of the line lengths are tried, the longer ones: shorter lines make the paper too high."""
_CLOSE = (0.87, 0.8)
"""Letters are made so much smaller before a card is covered. Chosen by eye."""
_MUCH = 12
"""So much more a covered card counts than a covered name, which counts twice as much as a back. Chosen by eye."""
_LONG = 300
"""The usual line length is better than none at all in a place that is nearer by so many pixels. Chosen by eye."""
_OFF = 6.0
"""An arrow ends so many pixels before what it points to."""
Obstacles = tuple[Sequence[Box], Sequence[Box], Sequence[Box]]
"""The boxes of open cards and of what lies over the table, of plates and other words, and of covered hands."""
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
        title = self.title if self.title.endswith((*QUESTION_MARKS, ".", "…")) else f"{self.title}."
        return " ".join((title, *self.sentences, *([row_text(self.row)] if self.row else [])))


class Coaching:
    """Shows one paper of the coach, off the boxes that `obstacles` returns, or else over the last of them first."""

    def __init__(self, scene: TableScene, obstacles: Callable[[], Obstacles]) -> None:
        self._scene, self._obstacles = scene, obstacles
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
        self._scene.bubbles.hush_passing(self._scene.stage.seating[0])  # I know what I said: it lies above my cards
        words = Words(said.sentences, False, self._scene.bubbles.glossary)
        self._bubble.words = words
        self._bubble.say(words, (self._way(said.about),), (), z=31, ms=ms)
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
        return (self.said, *looks, *chain(*self._obstacles()))

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

    def _way(self, about: Card | int | None) -> Way:
        """The way to show it: beside what it is about or in a free place, in letters that can be read well.

        Where none is free it covers backs, then names; only then letters get small, lines short, or cards are covered.
        """
        kept, words, hidden = self._obstacles()
        seen, named = [*kept, *words, *hidden], [*kept, *words]
        for least in (_LARGE, LEGIBLE):
            for way in chain(self._beside(about, least), self._free_ways(about, _LEGIBLE_SHARES, seen, least)):
                if self._is_inside(way) and not covered(self._box_with_seal(way), seen):
                    return way
            if (over_backs := self._clear_way(about, self._sizes(least), named, hidden)) is not None:
                return over_backs
        usual = self._sizes(LEGIBLE)
        small, rest = tuple(share * usual[-1] for share in _CLOSE), [*words, *words, *hidden]
        return (
            self._clear_way(about, small, named, hidden)
            or self._clear_way(about, (*usual, *small), kept, rest)
            or next(self._free_ways(about, SHARES, seen, 0), None)
            or self._clear_way(about, usual[:1], (), [*kept] * _MUCH + rest)
            or Way(self._middle_of(about), None, usual[0])
        )

    def _beside(self, about: Card | int | None, least: float) -> Iterator[Way]:
        """The ways whose tail ends at what it is about, in letters of at least this part of the full size."""
        return (way for way in self._tailed(about) if way.ui >= least * self._scene.stage.layout.ui)

    def _tailed(self, about: Card | int | None) -> Iterator[Way]:
        scene, layout = self._scene, self._scene.stage.layout
        beside = self._box_of(about)
        if isinstance(about, Card):  # a card is a number, too
            if beside is not None:
                yield from _around(beside, layout.ui)
            elif about in scene.hand.cards:
                yield from explanation_ways(layout, scene.hand.top_of(about), "bottom")
        elif about is not None and beside is not None:
            yield from speech_ways(layout, scene.stage.side(about), beside)
        else:
            yield from explanation_ways(layout, self._middle_of(about), "bottom", points=False)

    def _sizes(self, least: float) -> tuple[float, ...]:
        """The sizes of letters from this part of the full one on, the largest first."""
        layout = self._scene.stage.layout
        return tuple(ui for ui in layout.text_sizes if ui >= least * layout.ui)

    def _free_ways(
        self, about: Card | int | None, shares: Sequence[float], seen: Sequence[Box], least: float
    ) -> Iterator[Way]:
        """The ways in a free place near what it is about: the largest letters first, of these the nearest place."""
        tip, bubble = self._middle_of(about), self._bubble
        assert bubble is not None
        for ui in self._sizes(least):
            free = (self._free(Way(tip, None, ui, share=share), seen) for share in shares)
            yield from sorted(filter(None, free), key=lambda way: distance(bubble.box_in(way), tip) - _LONG * way.share)

    def _clear_way(
        self, about: Card | int | None, sizes: Sequence[float], kept: Sequence[Box], seen: Sequence[Box]
    ) -> Way | None:
        """The way in the largest of these letters that covers nothing of `kept`, and then least of `seen`; or None."""
        tip = self._middle_of(about)
        for ui in sizes:
            found = list[tuple[float, Box, Way]]()
            for share in _LEGIBLE_SHARES:
                way = Way(tip, None, ui, share=share)
                size = self._size_with_seal(way)
                place = place_clear_of(self._room, size, kept, seen, tip) if self._fits(size) else None
                if place is not None:
                    found.append((place[1], place[0], way))
            if found:
                _, place_of, way = min(found, key=lambda each: each[0])
                middle = place_of.x + place_of.width / 2, place_of.y + place_of.height / 2
                return self._beside_seal(replace(way, tip=middle))
        return None

    def _free(self, way: Way, seen: Sequence[Box]) -> Way | None:
        """The way in the free place nearest to its tip; None if no place is free."""
        size = self._size_with_seal(way)
        found = free_way(self._scene.stage.layout, way, size, seen) if self._fits(size) else None
        return None if found is None else self._beside_seal(found)

    def _fits(self, size: tuple[float, float]) -> bool:
        return size[0] <= self._room.width and size[1] <= self._room.height

    @property
    def _room(self) -> Box:
        return room_of(self._scene.stage.layout)

    def _size_with_seal(self, way: Way) -> tuple[float, float]:
        """The size of the paper and of the seal that stands out of its upper corner."""
        assert self._bubble is not None
        width, height = self._bubble.size_in(way)
        return width + SEAL_ASIDE * way.ui, height + SEAL_ABOVE * way.ui

    def _beside_seal(self, way: Way) -> Way:
        """The way in which the paper and its seal together have their middle where that of the paper was."""
        aside = SEAL_ASIDE * way.ui * (-1 if self._is_mirrored else 1)
        across, down = way.tip
        return replace(way, tip=(across + aside / 2, down + SEAL_ABOVE * way.ui / 2))

    def _box_with_seal(self, way: Way) -> Box:
        assert self._bubble is not None
        box, (width, height) = self._bubble.box_in(way), self._size_with_seal(way)
        return Box(box.x if self._is_mirrored else box.right - width, box.bottom - height, width, height)

    def _is_inside(self, way: Way) -> bool:
        """Whether the seal is not cut by the edge of the table."""
        box, layout = self._box_with_seal(way), self._scene.stage.layout
        return box.x >= 0 and box.y >= 0 and box.right <= layout.width and box.bottom <= layout.height

    @property
    def _is_mirrored(self) -> bool:
        return self._scene.stage.direction is Qt.LayoutDirection.RightToLeft

    def _middle_of(self, about: Card | int | None) -> tuple[float, float]:
        """The point that a free place should be near to."""
        layout, beside = self._scene.stage.layout, self._box_of(about)
        if beside is not None:
            return beside.x + beside.width / 2, beside.y + beside.height / 2
        if isinstance(about, Card) and about in self._scene.hand.cards:
            return self._scene.hand.top_of(about)
        return layout.centre_x, layout.hand_top - 28

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
