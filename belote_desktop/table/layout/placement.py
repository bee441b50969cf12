"""The search for a place, form or size in which a thing covers nothing important. Pure functions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import hypot, inf
from operator import itemgetter
from typing import TypeVar

from belote_desktop.table.layout.shapes import Box

Way = TypeVar("Way")
_BESIDE = 5.0  # between a thing that looks for its level and what it keeps clear of


def covered(box: Box, others: Sequence[Box], enough: float = inf) -> float:
    """The area of the other boxes that a box covers, in square pixels; it is not counted beyond `enough`.

    One search for a place asks a million times, so the sides of the box are worked out once and far boxes passed over.
    """
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    area = 0.0
    for other in others:
        x, y = other.x, other.y
        if x >= right or y >= bottom:
            continue
        wide, high = min(right, x + other.width) - max(left, x), min(bottom, y + other.height) - max(top, y)
        if wide > 0 and high > 0:
            area += wide * high
            if area >= enough:
                break
    return area


def frame(boxes: Sequence[Box]) -> Box:
    """The smallest box around the boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def places_in(room: Box, size: tuple[float, float], seen: Sequence[Box], gap: float) -> Iterator[Box]:
    """The places in a room for a thing of this size, beside the boxes `seen`: from the top, middle first."""
    width, height = size
    across, down = _grid(room, size, seen, gap)
    for y in down:
        yield from (Box(x, y, width, height) for x in across)


def nearest_free(
    room: Box, size: tuple[float, float], seen: Sequence[Box], gap: float, tip: tuple[float, float]
) -> Box | None:
    """The first of `places_in` that is nearest to the tip among those that meet no box of `seen`; None if all do.

    The distance is that from the tip to the nearest point of the place. There are up to 40,000 places, so they are
    tried from the nearest row on, and in a row from the nearest on, until no other can be nearer.
    """
    (width, height), found, least = size, None, (inf, 0)
    across, down = _grid(room, size, seen, gap)
    columns = sorted(((_apart(x, width, tip[0]), x) for x in across), key=itemgetter(0))
    rows = sorted((_apart(y, height, tip[1]), order, y) for order, y in enumerate(down))
    for below, order, y in rows:
        if below > least[0]:
            break
        starts, ends = _taken([(box.x - width, box.right) for box in seen if y < box.bottom and box.y < y + height])
        for aside, x in columns:
            distance = hypot(aside, below)
            if (distance, order) >= least:
                break
            before = bisect_left(starts, x) - 1  # the last stretch that begins before it
            if before < 0 or x >= ends[before]:
                found, least = Box(x, y, width, height), (distance, order)
                break
    return found


def _taken(stretches: list[tuple[float, float]]) -> tuple[list[float], list[float]]:
    """The starts and the ends of the stretches, those that overlap joined to one, from left to right."""
    starts: list[float] = []
    ends: list[float] = []
    for start, end in sorted(stretches):
        if ends and start < ends[-1]:
            ends[-1] = max(ends[-1], end)
        else:
            starts.append(start)
            ends.append(end)
    return starts, ends


def distance(box: Box, point: tuple[float, float]) -> float:
    """How far the nearest point of a box is from a point; 0 inside it."""
    return hypot(_apart(box.x, box.width, point[0]), _apart(box.y, box.height, point[1]))


def _apart(start: float, length: float, point: float) -> float:
    """How far a point lies from a stretch that begins at `start`; 0 inside it."""
    return max(start - point, 0.0, point - start - length)


def place_clear_of(
    room: Box, size: tuple[float, float], kept: Sequence[Box], seen: Sequence[Box], tip: tuple[float, float]
) -> tuple[Box, float] | None:
    """The place that meets no box of `kept` and covers least of `seen`, the nearest to the tip if several do; and the
    area it covers. None if every place meets one of `kept`.
    """
    found: tuple[Box, float] | None = None
    least = (inf, inf)
    for place in places_in(room, size, [*kept, *seen], _BESIDE):
        if any(map(place.meets, kept)):
            continue
        area = covered(place, seen, least[0] + 1)
        rank = area, hypot(place.x + place.width / 2 - tip[0], place.y + place.height / 2 - tip[1])
        if rank < least:
            found, least = (place, area), rank
    return found


def _grid(
    room: Box, size: tuple[float, float], seen: Sequence[Box], gap: float
) -> tuple[Sequence[float], Sequence[float]]:
    """The left sides of the places in a room, middle first, and their upper sides, from the top."""
    width, height = size
    right, bottom = max(room.x, room.right - width), max(room.y, room.bottom - height)
    middle = room.x + (room.width - width) / 2
    across = {room.x, middle, right, *(box.right + gap for box in seen), *(box.x - gap - width for box in seen)}
    down = {room.y, bottom, *(box.bottom + gap for box in seen), *(box.y - gap - height for box in seen)}
    fitting = (x for x in across if room.x <= x <= right)
    return sorted(fitting, key=lambda x: abs(x - middle)), sorted(y for y in down if room.y <= y <= bottom)


def clear_level(usual: float, columns: Sequence[Box], room: tuple[float, float], seen: Sequence[Box]) -> list[Box]:
    """The boxes of columns moved to a common level clear of `seen`, as near to the usual level as possible.

    Each column gives its x, width and height. If no level is free for all, each column gets its own.
    """
    beside = [box for box in seen if any(column.x < box.right and box.x < column.right for column in columns)]
    height, (top, bottom) = max((column.height for column in columns), default=0.0), room
    levels = {place for box in beside for place in (box.bottom + _BESIDE, box.y - _BESIDE - height)}
    inside = sorted((y for y in levels if top <= y <= bottom - height), key=lambda y: abs(y - usual))
    ways = (usual, *inside)

    def at(column: Box, y: float) -> Box:
        return Box(column.x, y, column.width, column.height)

    for y in ways:
        level = [at(column, y) for column in columns]
        if not any(covered(box, beside) for box in level):
            return level
    return [at(column, least_covering(ways, partial(at, column), beside)) for column in columns]


def least_covering(ways: Iterable[Way], box_in: Callable[[Way], Box], seen: Sequence[Box]) -> Way:
    """The first way whose box covers nothing of `seen`, or else the first that covers the least."""
    found: Way | None = None
    least = inf
    for way in ways:
        area = covered(box_in(way), seen, least)
        if found is None or area < least:
            found, least = way, area
        if not least:
            break
    if found is None:
        raise ValueError("there is no way to choose from")
    return found
