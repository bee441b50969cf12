"""Where the coach's paper lies, and the arrow from it or from a card of mine: across no card that it is not about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from PySide6.QtCore import QPointF, Qt

from belote_desktop.engine.cards import Card
from belote_desktop.table.layout.bubble_places import (
    GAP,
    LEGIBLE,
    SHARES,
    TAIL,
    Way,
    explanation_ways,
    free_way,
    speech_ways,
)
from belote_desktop.table.layout.placement import covered, distance, least_covering, place_clear_of
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.scene import TableScene
from belote_desktop.table.teaching.coach_bubble import SEAL_ABOVE, SEAL_ASIDE, CoachBubble
from belote_desktop.table.teaching.pointing import Arrow, along, from_edge, nearest_in

_LEGIBLE_SHARES = SHARES[:4]
"""The line lengths that are read well."""
_LARGE = 0.9
"""Covered hands give way to letters of this part of the full size, about that of the plates. Chosen by eye."""
_WIDE = 4
"""Beside a card only so many of the line lengths are tried, the longer ones: shorter lines make the paper too high."""
_LEVELS = (0.5, 0.3, 0.7, 0.1, 0.9)
"""Where at the side of a card a tail may end, as parts of its height: in the middle, or where the paper has room."""
_CLOSE = (0.87, 0.8)
"""Letters are made so much smaller before a card is covered. Chosen by eye."""
_MUCH = 12
"""So much more a covered card counts than a covered name, which counts twice as much as a back. Chosen by eye."""
_LONG = 300
"""The usual line length is better than none at all in a place that is nearer by so many pixels. Chosen by eye."""
_TIP, _FARTHER, _DROPS = 14.0, (0.0, 28.0), (26.0, 18.0, TAIL)
"""A tail beside an arrow ends so many pixels off its beginning, and its paper is tried so much farther off, and so high
above it: a tail that leads far aside is a needle where the paper lies low. By eye."""
_RAIL = 0.75
"""The margin of the table that a paper keeps off, the wood and the line of brass, as a share of its edge. By eye."""
_OFF = 6.0
"""An arrow ends so many pixels before what it points to."""
Obstacles = tuple[Sequence[Box], Sequence[Box], Sequence[Box], Sequence[Box]]
"""The boxes of open cards and of what lies over the table, of plates and other words, of covered hands and piles, and
of places in the trick without a card."""


@dataclass(frozen=True)
class PaperPlaces:
    """Finds the place of a paper that is about a card, a seat, or None for the whole table, among `obstacles`.

    `to_place`: an arrow points from the card of my hand to my place in the trick.
    """

    scene: TableScene
    bubble: CoachBubble
    obstacles: Obstacles
    about: Card | int | None
    to_place: bool

    def way(self) -> Way:
        """The way to show it: beside what it is about or in a free place, in letters that can be read well.

        Where none is free it covers backs, then names; only then letters get small, lines short, or cards are covered.
        """
        kept, words, hidden, empty = self.obstacles
        kept, backs = [*kept, *along(self.path)], [*hidden, *empty]
        named = [*kept, *words]
        seen = [*named, *backs]
        for least in (_LARGE, LEGIBLE):
            beside = [way for way in self._tailed() if way.ui >= least * self.scene.stage.layout.ui]
            found = (
                self._first(beside, [*kept, *map(_apart, words), *backs])
                or self._first(beside, seen)
                or self._first(beside, [*named, *hidden])
                or self._first(self._free_ways(_LEGIBLE_SHARES, seen, least), seen)
                or self._beside_over(backs, beside, named)
                or self._clear_way(self._sizes(least), named, backs)
            )
            if found is not None:
                return found
        usual = self._sizes(LEGIBLE)
        small, rest = tuple(share * usual[-1] for share in _CLOSE), [*words, *words, *backs]
        return (
            self._clear_way(small, named, backs)
            or self._clear_way((*usual, *small), kept, rest)
            or next(self._free_ways(SHARES, seen, 0), None)
            or self._clear_way(usual[:1], (), [*kept] * _MUCH + rest)
            or Way(self._middle, None, usual[0])
        )

    def _first(self, ways: Iterable[Way], taken: Sequence[Box]) -> Way | None:
        """The first way that covers none of these boxes; None if all do."""
        clear = (way for way in ways if self._is_inside(way) and not covered(self.box_with_seal(way), taken))
        return next(clear, None)

    def _beside_over(self, backs: Sequence[Box], ways: Iterable[Way], kept: Sequence[Box]) -> Way | None:
        """Beside a card in the trick: the way that covers none of `kept`, and then least of these backs; or None."""
        if not isinstance(self.about, Card) or self._beside is None:
            return None
        clear = [way for way in ways if self._first((way,), kept)]
        return least_covering(clear, self.box_with_seal, backs) if clear else None

    def arrow(self, paper: Box) -> Arrow | None:
        """Where an arrow begins and ends: from the card of my hand to its place, else from a paper without a tail to
        what it is about. None if there is none, or if it would cross another card or a name.
        """
        beside = self._beside
        if self.is_mine or beside is None:
            return self.path
        start = from_edge(paper, QPointF(beside.x + beside.width / 2, beside.y + beside.height / 2))
        arrow = start, nearest_in(beside, start, _OFF)
        others = [box for box in (*self.obstacles[0], *self.obstacles[1]) if not _holds(box, beside)]
        return None if any(box.meets(part) for part in along(arrow) for box in others) else arrow

    @property
    def is_mine(self) -> bool:
        """Whether it is about a card of my hand, or about me: my plate lies behind my cards."""
        if isinstance(self.about, Card):
            return self.about in self.scene.hand.cards
        return self.about == self.scene.stage.seating[0]

    @property
    def path(self) -> Arrow | None:
        """From the card of my hand to its place."""
        return path_of(self.scene, self.about) if self.to_place else None

    def _tailed(self) -> Iterator[Way]:
        """The ways whose tail ends at what it is about."""
        scene, layout = self.scene, self.scene.stage.layout
        beside = self._beside
        if isinstance(self.about, Card):  # a card is a number, too
            if beside is not None:
                for ui in self._sizes(LEGIBLE):
                    yield from _around(beside, ui)
            elif self.about in scene.hand.cards:
                yield from explanation_ways(layout, self._top, "bottom")
                yield from self._beside_path(self._top)
        elif self.about is not None and beside is not None:
            yield from speech_ways(layout, scene.stage.side(self.about), beside)
        else:
            yield from explanation_ways(layout, self._middle, "bottom", points=False)

    def _beside_path(self, top: tuple[float, float]) -> Iterator[Way]:
        """The ways above my hand on the left and on the right of an arrow from my card, with the tail on that card."""
        sides = (1, -1) if self._is_mirrored else (-1, 1)  # first where the seal is at the other corner
        ways = product(self._sizes(LEGIBLE), SHARES[:_WIDE], _DROPS, _FARTHER, sides)
        for ui, share, drop, farther, side in ways:
            seal = 0.0 if side == sides[0] else SEAL_ASIDE * ui
            tip = top[0] + side * _TIP, top[1]
            yield Way(tip, "bottom", ui, share=share, aside=side * (_TIP + seal + farther), drop=drop)

    @property
    def _top(self) -> tuple[float, float]:
        """Where a tail ends that points to the card of my hand: at its upper edge, or at that of the word on it."""
        assert isinstance(self.about, Card)
        across, level = self.scene.hand.top_of(self.about)
        low = 0.5 * self.scene.stage.layout.trick_card
        words = (box for box in self.obstacles[0] if box.height < low and box.x <= across <= box.right)
        return across, min((box.y for box in words if box.y <= level <= box.bottom + low), default=level)

    def _sizes(self, least: float) -> tuple[float, ...]:
        """The sizes of letters from this part of the full one on, the largest first."""
        layout = self.scene.stage.layout
        return tuple(ui for ui in layout.text_sizes if ui >= least * layout.ui)

    def _free_ways(self, shares: Sequence[float], seen: Sequence[Box], least: float) -> Iterator[Way]:
        """The ways in a free place near what it is about: the largest letters first, of these the nearest place."""
        tip = self._middle
        for ui in self._sizes(least):
            free = (self._free(Way(tip, None, ui, share=share), seen) for share in shares)
            yield from sorted(filter(None, free), key=self._rank)

    def _rank(self, way: Way) -> tuple[bool, float]:
        """Ways whose arrow crosses nothing come first, then those that are near what it is about, with long lines."""
        paper = self.bubble.box_in(way)
        lacks_arrow = self._beside is not None and not self.is_mine and self.arrow(paper) is None
        return lacks_arrow, distance(paper, self._middle) - _LONG * way.share

    def _clear_way(self, sizes: Sequence[float], kept: Sequence[Box], seen: Sequence[Box]) -> Way | None:
        """The way in the largest of these letters that covers nothing of `kept`, and then least of `seen`; or None."""
        tip = self._middle
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
        found = free_way(self._room, way, size, seen) if self._fits(size) else None
        return None if found is None else self._beside_seal(found)

    def _fits(self, size: tuple[float, float]) -> bool:
        return size[0] <= self._room.width and size[1] <= self._room.height

    @property
    def _room(self) -> Box:
        layout = self.scene.stage.layout
        off = max(GAP, _RAIL * layout.edge)
        return Box(off, off, layout.width - 2 * off, layout.height - 2 * off)

    def _size_with_seal(self, way: Way) -> tuple[float, float]:
        """The size of the paper and of the seal that stands out of its upper corner."""
        width, height = self.bubble.size_in(way)
        return width + SEAL_ASIDE * way.ui, height + SEAL_ABOVE * way.ui

    def _beside_seal(self, way: Way) -> Way:
        """The way in which the paper and its seal together have their middle where that of the paper was."""
        aside = SEAL_ASIDE * way.ui * (-1 if self._is_mirrored else 1)
        across, down = way.tip
        return replace(way, tip=(across + aside / 2, down + SEAL_ABOVE * way.ui / 2))

    def box_with_seal(self, way: Way) -> Box:
        """The box of the paper and its seal in a way."""
        box, (width, height) = self.bubble.box_in(way), self._size_with_seal(way)
        return Box(box.x if self._is_mirrored else box.right - width, box.bottom - height, width, height)

    def _is_inside(self, way: Way) -> bool:
        """Whether neither the paper nor its seal lies on the edge of the table."""
        return _holds(self._room, self.box_with_seal(way))

    @property
    def _is_mirrored(self) -> bool:
        return self.scene.stage.direction is Qt.LayoutDirection.RightToLeft

    @property
    def _middle(self) -> tuple[float, float]:
        """The point that a free place should be near to."""
        layout, beside = self.scene.stage.layout, self._beside
        if beside is not None:
            return beside.x + beside.width / 2, beside.y + beside.height / 2
        if isinstance(self.about, Card) and self.about in self.scene.hand.cards:
            return self.scene.hand.top_of(self.about)
        return layout.centre_x, layout.hand_top - 28

    @property
    def _beside(self) -> Box | None:
        """The box of a plate or of a card of the trick; None for a card of my hand, and for the whole table."""
        if isinstance(self.about, Card):
            return self.scene.trick.box_of(self.about)
        return None if self.about is None else self.scene.plate_boxes().get(self.about)


def path_of(scene: TableScene, about: Card | int | None) -> Arrow | None:
    """The arrow from a card of my hand to its place in the trick; None if there is no such card or place."""
    if not (isinstance(about, Card) and about in scene.hand.cards and scene.trick.has_slot):
        return None
    return QPointF(*scene.hand.top_of(about)) - QPointF(0, _OFF), scene.trick.slot_point


def _holds(box: Box, inner: Box) -> bool:
    """Whether a box lies within another, but for an error of rounding."""
    aside = box.x <= inner.x + 1 and inner.right <= box.right + 1
    return aside and box.y <= inner.y + 1 and inner.bottom <= box.bottom + 1


def _apart(box: Box) -> Box:
    """A box with the room round it that a paper leaves to it where it can."""
    return Box(box.x - GAP, box.y - GAP, box.width + 2 * GAP, box.height + 2 * GAP)


def _around(beside: Box, ui: float) -> Iterator[Way]:
    """The ways at the four sides of a box."""
    across = beside.x + beside.width / 2
    for share, level in product(SHARES[:_WIDE], (beside.y + part * beside.height for part in _LEVELS)):
        yield Way((beside.x - 4, level), "right", ui, share=share)
        yield Way((beside.right + 4, level), "left", ui, share=share)
    yield Way((across, beside.y - 4), "bottom", ui)
    yield Way((across, beside.bottom + 4), "top", ui)
