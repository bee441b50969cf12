"""Vector paths in pure Python: read, mirror, move, write compactly.

A `Path` is a list of subpaths; a subpath is its segments and whether it is closed. A segment is
`(start, end)` for a straight line or `(start, control, control, end)` for a cubic curve. Every function
takes SVG path text as well as a `Path`, and returns a new `Path`. Units are those of the drawing.
"""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise

Point = tuple[float, float]
Segment = tuple[Point, ...]
Subpath = tuple[list[Segment], bool]
Path = list[Subpath]

KAPPA = 0.5523  # control length of a quarter circle of radius 1
_COMMAND = re.compile(r"([MLHVCQZ])([^MLHVCQZ]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")
_COORDINATES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}


class _Reader:
    """Follows path text (absolute M L H V C Q Z) and collects subpaths."""

    def __init__(self) -> None:
        self.subpaths: Path = []
        self._segments: list[Segment] = []
        self._pen: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)

    def end(self, closed: bool) -> None:
        """Finish the subpath under way; a closed one gets its last straight side."""
        if closed:
            if self._segments and math.dist(self._pen, self._start) > 1e-6:
                self._segments.append((self._pen, self._start))
            self._pen = self._start
        if self._segments:
            self.subpaths.append((self._segments, closed))
        self._segments = []

    def draw(self, command: str, numbers: Sequence[float]) -> None:
        """Carry out one command with its coordinates."""
        if command == "H":
            points = [(numbers[0], self._pen[1])]
        elif command == "V":
            points = [(self._pen[0], numbers[0])]
        else:
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            self.end(False)
            self._pen = self._start = points[0]
            return
        if command == "Q":
            control, end = points
            points = [mix(self._pen, control, 2 / 3), mix(end, control, 2 / 3), end]
        self._segments.append((self._pen, *points))
        self._pen = points[-1]


def parse(path: str | Path) -> Path:
    """Read path text; a `Path` is given back as it is."""
    if not isinstance(path, str):
        return path
    reader = _Reader()
    for command, text in _COMMAND.findall(path):
        if command == "Z":
            reader.end(True)
            continue
        numbers, count = list(map(float, _NUMBER.findall(text))), _COORDINATES[command]
        for place in range(0, len(numbers), count):
            reader.draw("L" if command == "M" and place else command, numbers[place : place + count])
    reader.end(False)
    return reader.subpaths


def mix(first: Point, second: Point, share: float) -> Point:
    """The point that lies `share` of the way from the first to the second."""
    return (first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share)


def mapped(path: str | Path, change: Callable[[Point], Point]) -> Path:
    """The path with every point changed."""
    return [
        ([tuple([change(point) for point in segment]) for segment in segments], closed)
        for segments, closed in parse(path)
    ]


def move(path: str | Path, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0, flip_x: float = 1) -> Path:
    """The path stretched by `flip_x` across, turned by `turn` degrees, scaled, then shifted."""
    cos, sin = scale * math.cos(math.radians(turn)), scale * math.sin(math.radians(turn))
    across, down = cos * flip_x, sin * flip_x
    return [
        ([tuple([(dx + across * x - sin * y, dy + down * x + cos * y) for x, y in each]) for each in segments], closed)
        for segments, closed in parse(path)
    ]


def flip(path: str | Path, axis: float = 0.0) -> Path:
    """The mirror image across the upright line x = axis."""
    return mapped(path, lambda point: (2 * axis - point[0], point[1]))


def reverse(segments: list[Segment]) -> list[Segment]:
    """The same line walked the other way."""
    return [tuple(reversed(segment)) for segment in reversed(segments)]


def mirror(path: str | Path, axis: float = 0.0) -> Path:
    """Close an open right-hand outline, drawn from axis to axis, with its mirror image."""
    return [(segments + reverse(flip([(segments, False)], axis)[0][0]), True) for segments, _ in parse(path)]


def both(path: str | Path, axis: float = 0.0) -> Path:
    """The path and its mirror image."""
    return parse(path) + flip(path, axis)


def union(paths: Iterable[Path]) -> Path:
    """Several paths as one."""
    return [subpath for path in paths for subpath in path]


def opened(path: str | Path) -> Path:
    """The path with every subpath open, so that a cut never draws along the cutting line."""
    return [(segments, False) for segments, _ in parse(path)]


# ---------------------------------------------------------------- writing


@cache
def number(value: float) -> str:
    """A coordinate with one decimal at most, without needless zeros."""
    return _figure(round(10 * value))


@cache
def _figure(tenths: int) -> str:
    """Tenths of a unit as a figure; the same ones come again and again."""
    whole, rest = divmod(abs(tenths), 10)
    text = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return "-" + text if tenths < 0 else text


class _Writer:
    """Writes relative commands in whole tenths; every step is taken from the rounded pen, so nothing drifts."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._x = self._y = 0
        self._last = ""

    def start(self, point: Point) -> None:
        """Begin a subpath."""
        self._x, self._y = round(10 * point[0]), round(10 * point[1])
        self._parts.append(f"M{_figure(self._x)} {_figure(self._y)}")
        self._last = "M"

    def step(self, segment: Segment) -> None:
        """Write one segment; the letter of a command is left out when it repeats."""
        x, y = self._x, self._y
        self._x, self._y = round(10 * segment[-1][0]), round(10 * segment[-1][1])
        dx, dy = self._x - x, self._y - y
        if len(segment) == 4:
            (x1, y1), (x2, y2) = segment[1:3]
            first = f"{_figure(round(10 * x1) - x)} {_figure(round(10 * y1) - y)}"
            second = f"{_figure(round(10 * x2) - x)} {_figure(round(10 * y2) - y)}"
            command, figures = "c", f"{first} {second} {_figure(dx)} {_figure(dy)}"
        elif dx and dy:
            command, figures = "l", f"{_figure(dx)} {_figure(dy)}"
        elif dx or dy:
            command, figures = ("h", _figure(dx)) if dx else ("v", _figure(dy))
        else:
            return
        self._parts.append(" " if command == self._last else command)
        self._parts.append(figures)
        self._last = command

    def close(self) -> None:
        """Close the subpath."""
        self._parts.append("z")

    def text(self) -> str:
        """What is written, without blanks before a minus."""
        return "".join(self._parts).replace(" -", "-")


def write(path: str | Path) -> str:
    """SVG path text: relative, one decimal, as short as is easy."""
    writer = _Writer()
    for segments, closed in parse(path):
        writer.start(segments[0][0])
        drawn_by_closing = closed and len(segments[-1]) == 2
        for segment in segments[:-1] if drawn_by_closing else segments:
            writer.step(segment)
        if closed:
            writer.close()
    return writer.text()


# ---------------------------------------------------------------- shapes


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, hole: bool = False) -> Path:
    """A circle or an ellipse; a hole is walked the other way round."""
    ry = rx if ry is None else ry
    kx, ky = KAPPA * rx, KAPPA * ry
    top, right, bottom, left = (cx, cy - ry), (cx + rx, cy), (cx, cy + ry), (cx - rx, cy)
    segments: list[Segment] = [
        (top, (cx + kx, cy - ry), (cx + rx, cy - ky), right),
        (right, (cx + rx, cy + ky), (cx + kx, cy + ry), bottom),
        (bottom, (cx - kx, cy + ry), (cx - rx, cy + ky), left),
        (left, (cx - rx, cy - ky), (cx - kx, cy - ry), top),
    ]
    return [(reverse(segments) if hole else segments, True)]


def polygon(*points: Point) -> Path:
    """A closed shape with straight sides."""
    return [(list(pairwise((*points, points[0]))), True)]


def rectangle(x: float, y: float, width: float, height: float) -> Path:
    """An upright rectangle from its top left corner."""
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def dots(centres: Iterable[Point], radius: float) -> Path:
    """Circles of one size."""
    return union(ellipse(x, y, radius) for x, y in centres)


def star(cx: float, cy: float, outer: float, inner: float, points: int = 8) -> Path:
    """A star that stands on its axis."""
    corners = []
    for k in range(2 * points):
        angle, reach = math.radians(-90 + 180 * k / points), inner if k % 2 else outer
        corners.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return polygon(*corners)
