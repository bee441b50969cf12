"""Positions of speech and explanations. Pure functions of a layout and the speaker's plate."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal

from belote_desktop.table.layout.card_positions import stack_spots
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.placement import nearest_free
from belote_desktop.table.layout.seat_positions import kept_inside, near_corner
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.layout.sides import Side

Tail = Literal["left", "right", "top", "bottom"]
"""The side a bubble's tail leaves from."""

TAIL = 10.0
"""How far a bubble lies from the tip of its tail."""
TAIL_ASIDE, TAIL_HALF = 22.0, 9.0
"""How far from the round corners of a bubble a tail leaves it, and half of its width there."""
_REACH = 64.0
"""How far off its bubble a tail may end that comes from a free place; a longer one is a needle. By eye."""
_CLEAR = 4.0
"""The gap between a card and its explanation; the cards beside it stand slightly higher."""
GAP = 8.0
"""The gap between a thing in a free place and its neighbours or the edge of the window."""
APART = 12.0
"""The gap where there is room: a stock or pile is thicker than its uppermost card."""
SHARES = (1.0, 0.85, 0.7, 0.55, 0.4, 0.3)
"""The line lengths to try for words that do not fit, as shares of the usual length."""
_WORD = 0.2
"""The share of a speech that may stand over a narrow place, one word to a line."""
LEGIBLE = 0.75
"""The least text size, as a share of the full one, before words are spread over pages."""
_ALONG = (0.5, 0.65, 0.35, 0.8, 0.2)
"""Where over a plate a tail may end, as parts of its width."""


@dataclass(frozen=True)
class Way:
    """One way to show words: the tip of the tail, the side of the bubble it leaves from, and the text size `ui`.

    If `is_long`, the lines are as long as the window allows and slightly smaller. `share` scales the line length.
    Without a tail the bubble is centred on its tip. The sentences may be spread over several `pages`. The tail is drawn
    only if it `points` at something. Above its tip a bubble is centred, or `aside` of it by so many pixels, to the left
    where they are negative. It lies `drop` above its tip, so that a tail that leads aside is no needle. One in a free
    place has its tail on its lower edge, and that ends at `aim`, if the way there is clear.
    """

    tip: tuple[float, float]
    tail: Tail | None
    ui: float
    is_long: bool = False
    share: float = 1.0
    pages: int = 1
    points: bool = True
    aside: float = 0.0
    drop: float = TAIL
    aim: tuple[float, float] | None = None


def bubble_box(layout: Layout, way: Way, width: float, height: float) -> Box:
    """The box of a bubble whose tail ends at the tip, kept inside the window."""
    x, y = way.tip
    if way.tail is None:
        return kept_inside(layout, Box(x - width / 2, y - height / 2, width, height))
    left, top = {
        "left": (x + TAIL, y - height / 2),
        "right": (x - TAIL - width, y - height / 2),
        "top": (x - width / 2, y + TAIL),
        "bottom": (x - width / 2, y - way.drop - height),
    }[way.tail]
    if way.aside:
        left = x + way.aside - (width if way.aside < 0 else 0.0)
    return kept_inside(layout, Box(left, top, width, height))


def speech_ways(layout: Layout, side: Side, plate: Box) -> Iterator[Way]:
    """The ways to show a player's speech: the usual place, under the plate, and elsewhere round it; last in more
    lines.
    """
    middle, level = plate.x + plate.width / 2, plate.y + plate.height / 2
    usual = Way(*_usual_tail(layout, side, plate), layout.ui)
    under = Way((middle, plate.bottom + 3), "top", layout.ui)
    if side is Side.SOUTH:
        yield from explanation_ways(layout, usual.tip, usual.tail)
        return
    others = (
        *(Way((plate.x + share * plate.width, plate.y - 3), "bottom", layout.ui) for share in _ALONG),
        *(replace(under, tip=(plate.x + share * plate.width, under.tip[1])) for share in (1.0, 0.0)),
        Way((plate.right + 4, level), "left", layout.ui),
        Way((plate.x - 4, level), "right", layout.ui),
    )
    for ui in layout.text_sizes:
        yield from (replace(place, ui=ui) for place in (usual, under, *others))
    small = layout.text_sizes[-1]
    for share in (*SHARES[1:], _WORD):
        yield from (replace(place, ui=small, share=share) for place in (usual, under, *others))


def explanation_ways(
    layout: Layout,
    tip: tuple[float, float],
    tail: Tail | None,
    *free: Callable[[Way], Way | None],
    sentences: int = 1,
    points: bool = True,
) -> Iterator[Way]:
    """The ways to explain something above my hand: at the tip or higher; with stacks, beside them.

    A tail is drawn only if it `points` at something and its tip is there, or just above. Last come lines of any length
    in the places that each of `free` finds. Several sentences are spread over pages before the text becomes much
    smaller.
    """
    large = [ui for ui in layout.text_sizes if ui >= LEGIBLE * layout.ui]
    small = layout.text_sizes[len(large) :]
    near = 1 if layout.is_narrow or layout.is_large else 3  # so many of the lowest places still point at the tip
    lifts = range(16 if layout.is_narrow else 6 if layout.is_large else near)
    for pages, ui in (*product(range(1, sentences + 1), large), *product((sentences,), small)):
        at = [((tip[0], tip[1] - (_CLEAR + 10 * lift) * layout.s), points and lift < near) for lift in lifts]
        yield from (
            Way(place, tail, ui, is_long, pages=pages, points=ends) for is_long in (False, True) for place, ends in at
        )
        if layout.stacks:
            mine = stack_spots(layout, Side.SOUTH)
            reach = layout.stack_card / 2 + 6
            level = min(spot.y for spot in mine)
            yield Way((max(spot.x for spot in mine) + reach, level), "left", ui, pages=pages, points=False)
            yield Way((min(spot.x for spot in mine) - reach, level), "right", ui, pages=pages, points=False)
        for find in free:
            yield from filter(None, (find(Way(tip, tail, ui, share=share, pages=pages)) for share in SHARES))


def room_of(layout: Layout) -> Box:
    """The room of the window off its edges."""
    return Box(GAP, GAP, layout.width - 2 * GAP, layout.height - 2 * GAP)


def free_way(room: Box, way: Way, size: tuple[float, float], seen: Sequence[Box]) -> Way | None:
    """The way without a tail, in the free place of a room nearest to its tip; None if no place is free.

    `size` is the width and height of the bubble.
    """
    boxes = list(dict.fromkeys(seen))
    nearest = nearest_free(room, size, boxes, APART, way.tip) or nearest_free(room, size, boxes, GAP, way.tip)
    if nearest is None:
        return None
    return replace(way, tip=(nearest.x + nearest.width / 2, nearest.y + nearest.height / 2), tail=None)


def aimed(way: Way, place: Box, tip: tuple[float, float], seen: Sequence[Box]) -> Way:
    """The way of a bubble at a `place` off its tip: with a tail there, if that is short and lies over nothing seen.

    What the tail ends in does not count.
    """
    x, y = tip[0], tip[1] - _CLEAR
    root = max(place.x + TAIL_ASIDE, min(x, place.right - TAIL_ASIDE))
    left, right = min(root - TAIL_HALF, x), max(root + TAIL_HALF, x)
    strip = Box(left, place.bottom, right - left, y - place.bottom)
    is_short, end = 0 < strip.height <= _REACH and abs(x - root) <= strip.height, Box(x, y, 1, 1)
    is_clear = not any(strip.meets(box) and not end.meets(box) for box in seen)
    return replace(way, aim=(x, y)) if is_short and is_clear else way


def _usual_tail(layout: Layout, side: Side, plate: Box) -> tuple[tuple[float, float], Tail]:
    """The usual tip and tail of a player's speech: beside the plate toward the centre; under it in small windows."""
    middle = plate.x + plate.width / 2
    if layout.plates_beside:
        return (plate.x - 4, plate.y + plate.height / 2), "right"  # the stacks and the panel are on the other side
    if side is Side.SOUTH:
        return (middle, layout.hand_top - 22 * layout.s), "bottom"
    beside_plate = side is near_corner(layout)
    if beside_plate and not layout.is_narrow:  # at the end of the plate that is off the middle of the table
        aside = 4 * layout.ui
        return (plate.right - aside if layout.corner_right else plate.x + aside, plate.bottom + 3), "top"
    tall = layout.is_narrow and not (side is Side.NORTH and layout.width > layout.height)  # under it lies the trick
    low = layout.bare and not side.is_top  # a low table: under the plate lies my hand
    if (tall or (layout.is_compact and not side.is_top)) and not low:
        return (middle, plate.bottom + 3), "top"
    if side is Side.EAST or (layout.corner_right and side is not Side.WEST):
        return (plate.x - 4, plate.y + plate.height / 2), "right"
    return (plate.right + 4, plate.y + plate.height / 2), "left"
