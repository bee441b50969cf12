"""Cuts paths by half-planes exactly, curves included, so that the cards need no clip elements."""

import math
from collections.abc import Iterable

from .paths import Path, Point, Segment, Subpath, mix, parse, union

HalfPlane = tuple[float, float, float]  # (a, b, c) keeps the points with a*x + b*y + c >= 0


def _split(segment: Segment, share: float) -> tuple[Segment, Segment]:
    if len(segment) == 2:
        middle = mix(segment[0], segment[1], share)
        return (segment[0], middle), (middle, segment[1])
    first, second, third = (mix(segment[k], segment[k + 1], share) for k in range(3))
    left, right = mix(first, second, share), mix(second, third, share)
    middle = mix(left, right, share)
    return (segment[0], first, left, middle), (middle, right, third, segment[3])


def _height(plane: HalfPlane, point: Point) -> float:
    return plane[0] * point[0] + plane[1] * point[1] + plane[2]


def _height_at(heights: list[float], share: float) -> float:
    """The height of a segment there: it runs between the heights of its points as the segment between the points."""
    rest = 1 - share
    if len(heights) == 2:
        return rest * heights[0] + share * heights[1]
    low, lower, higher, high = heights
    return rest * rest * (rest * low + 3 * share * lower) + share * share * (3 * rest * higher + share * high)


def _crossings(heights: list[float]) -> list[float]:
    """Where along a segment of these heights it crosses the edge of the half-plane."""
    steps = 1 if len(heights) == 2 else 16
    crossings = []
    before = heights[0]
    for step in range(1, steps + 1):
        after = _height_at(heights, step / steps)
        if (before < 0) != (after < 0):
            low, high = (step - 1) / steps, step / steps
            for _ in range(20):
                middle = (low + high) / 2
                if (_height_at(heights, middle) < 0) == (before < 0):
                    low = middle
                else:
                    high = middle
            crossings.append((low + high) / 2)
        before = after
    return crossings


def _kept(segment: Segment, plane: HalfPlane) -> list[Segment]:
    """The parts of a segment that lie in the half-plane."""
    heights = [_height(plane, point) for point in segment]
    if min(heights) >= 0:
        return [segment]  # a curve stays inside the hull of its points
    if max(heights) < 0:
        return []
    pieces, done = [], 0.0
    for crossing in (*_crossings(heights), 1.0):
        if _height_at(heights, (done + crossing) / 2) >= 0:
            pieces.append(_between(segment, done, crossing))
        done = crossing
    return pieces


def _between(segment: Segment, start: float, end: float) -> Segment:
    """The part of a segment from one share of it to another."""
    rest = _split(segment, start)[1] if start > 0 else segment
    return _split(rest, (end - start) / (1 - start))[0] if end < 1 else rest


def _inside(segments: list[Segment], closed: bool, plane: HalfPlane) -> Path:
    """What lies in the half-plane; a closed shape is closed again along the edge."""
    runs: list[list[Segment]] = []
    run: list[Segment] = []
    for piece in (piece for segment in segments for piece in _kept(segment, plane)):
        if run and math.dist(run[-1][-1], piece[0]) > 1e-3:
            if closed:
                run.append((run[-1][-1], piece[0]))
            else:
                runs.append(run)
                run = []
        run.append(piece)
    if run:
        runs.append(run)
    for line in runs:
        if closed and math.dist(line[-1][-1], line[0][0]) > 1e-3:
            line.append((line[-1][-1], line[0][0]))
    return [(line, closed) for line in runs]


def _cut(subpath: Subpath, plane: HalfPlane) -> Path:
    """What lies in the half-plane; most shapes lie there as a whole."""
    a, b, c = plane
    segments, closed = subpath
    if min([a * x + b * y + c for segment in segments for x, y in segment]) >= 0:
        return [subpath]  # a curve stays inside the hull of its points
    return _inside(segments, closed, plane)


def clip(path: str | Path, planes: Iterable[HalfPlane]) -> Path:
    """The part of the path that lies in every half-plane (Sutherland and Hodgman's method, on curves)."""
    kept = parse(path)
    for plane in planes:
        kept = union(_cut(subpath, plane) for subpath in kept)
    return kept
