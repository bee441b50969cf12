"""Whole cards: paper, corner indices, pips, aces and courts put together as SVG text."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from . import backs, courts
from .letters import letter, suit_letter
from .palette import CENTRE_X, CENTRE_Y, HEIGHT, ROUNDEL, THEMES, WIDTH
from .paths import Point, ellipse, move, number, polygon, union, write
from .svg import svg_text

_COLUMN, _INDEX_X = 37, 30.5  # distance of the pip columns from the axis; axis of the index
_LETTER_TOP, _LETTER_SCALE, _MARK_Y, _MARK_SCALE = 13.5, 1.1, 89.5, 0.94
_NOTCH_WITH_LETTER = 135  # the court frame steps back further where a suit letter stands under the mark
_HALF_TURN = f"rotate(180 {CENTRE_X} {CENTRE_Y})"


def _paper(theme: str) -> str:
    paper, edge = THEMES[theme]
    return (
        f'<rect x=".75" y=".75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="14" '
        f'fill="{paper}" stroke="{edge}" stroke-width="1.5"/>'
    )


def _use(name: str, transform: str = "") -> str:
    return f'<use xlink:href="#{name}"' + (f' transform="{transform}"' if transform else "") + "/>"


def pip_places(count: int) -> list[Point]:
    """Where the pips of a 6 to 10 stand, from the centre of the card; those below it are turned."""
    columns = (-_COLUMN, _COLUMN)
    if count <= 8:
        rows: tuple[int, ...] = (-104, 0, 104)
        middle = [(0.0, -52.0), (0.0, 52.0)][: count - 6]
    else:
        rows = (-110, -37, 37, 110)
        middle = [(0.0, 0.0)] if count == 9 else [(0.0, -73.5), (0.0, 73.5)]
    return [(float(x), float(y)) for y in rows for x in columns] + middle


@cache
def _roundel() -> str:
    """The quiet brass roundel of an ace: a ring, a clock of ticks, a bead and two lozenges."""

    def ticks(count: int, inner: float, outer: float) -> str:
        turns = [math.tau * k / count for k in range(count)]
        return "".join(
            f"M{number(CENTRE_X + inner * math.cos(t))} {number(CENTRE_Y + inner * math.sin(t))}"
            f"L{number(CENTRE_X + outer * math.cos(t))} {number(CENTRE_Y + outer * math.sin(t))}"
            for t in turns
        )

    lozenge = polygon((0, 90), (4, 97), (0, 110), (-4, 97)) + ellipse(-11, 93, 1.8) + ellipse(11, 93, 1.8)
    both_ends = union(move(lozenge, CENTRE_X, CENTRE_Y, turn=turn) for turn in (0, 180))
    return (
        f'<g fill="none" stroke="{ROUNDEL}" stroke-width="1.5"><circle cx="{CENTRE_X}" cy="{CENTRE_Y}" r="65.5"/>'
        f'<path d="{write(ticks(48, 69, 74) + ticks(12, 74, 79))}"/></g>'
        f'<path fill="{ROUNDEL}" d="{write(both_ends)}"/>'
    )


@dataclass(frozen=True)
class Suit:
    """How a deck shows one of its suits.

    `mark` is an element with the id `m`, round the origin in a box of about 20 units; `ink` the colour of the index,
    `studs` that of the studs on the band of its courts; `initial` the letters under the index in the contrast theme.
    """

    mark: str
    ink: str
    studs: str
    initial: tuple[str, ...]


@dataclass(frozen=True)
class Style:
    """What all suits of a deck share: the printed letters of ace, king, queen and jack, the aces, the courts."""

    letters: tuple[str, ...]
    ace: str
    figures: Mapping[str, courts.Figure]


def _index(rank: str, suit: Suit, style: Style, with_initial: bool) -> str:
    """The corner group: rank, suit mark and, if asked for, the suit's initial."""
    narrow = 0.86 if rank == "T" else 1  # the ten keeps its distance from the pips
    placed = _INDEX_X + (0.5 if rank == "T" else 0)
    shape = move(letter(rank, style.letters), placed, _LETTER_TOP, _LETTER_SCALE, 0, narrow)
    group = f'<path fill="{suit.ink}" d="{write(shape)}"/>'
    if not with_initial:
        return group + use_mark(_INDEX_X, _MARK_Y, _MARK_SCALE)
    initial = move(suit_letter(suit.initial), _INDEX_X, 106.5, 0.56)
    return (
        f"{group}{_use('m', f'translate({_INDEX_X} 85.5) scale(.8)')}"
        f'<path fill="none" stroke="{suit.ink}" stroke-width="4.6" stroke-linejoin="round" d="{write(initial)}"/>'
    )


def use_mark(x: float, y: float, scale: float) -> str:
    """The suit's mark at a place; a negative scale turns it upside down."""
    return _use("m", f"translate({x} {y}) scale({scale})")


@cache
def ace_in_roundel() -> str:
    """The body of an ace with one great mark in its roundel."""
    return _roundel() + use_mark(CENTRE_X, CENTRE_Y, 2.35)


def _pips(count: int) -> str:
    places = ((number(CENTRE_X + x), number(CENTRE_Y + y), "-" if y > 0 else "") for x, y in pip_places(count))
    return "".join(_use("m", f"translate({x} {y}) scale({turned}1.06)") for x, y, turned in places)


def face(rank: str, letter_of_suit: str, suit: Suit, style: Style, theme: str) -> str:
    """The face of a card as SVG text, from what a deck says of its suit; `letter_of_suit` is one of S H D C."""
    with_initial = theme == "contrast"
    defs = suit.mark + f'<g id="i">{_index(rank, suit, style, with_initial)}</g>'
    body = _paper(theme)
    if rank in "KQJ":
        notch = _NOTCH_WITH_LETTER if with_initial else courts.NOTCH_Y
        figure, court = courts.draw(letter_of_suit, style.figures[rank + letter_of_suit], suit.studs, notch)
        cloth, paper = THEMES["light"][0], THEMES[theme][0]
        defs += figure.replace(cloth, paper)  # white linen is never brighter than the paper it lies on
        body += court
    else:
        body += style.ace if rank == "A" else _pips(10 if rank == "T" else int(rank))
    return svg_text(body + _use("i") + _use("i", _HALF_TURN), defs)


@cache
def back(name: str, theme: str) -> str:
    """A card back as SVG text."""
    defs, body = backs.draw(name)
    return svg_text(_paper(theme) + body, defs)
