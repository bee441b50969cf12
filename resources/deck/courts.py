"""A court card from its parts: nimbus, figure, divider band and frame, the figure used twice."""

import math
from collections.abc import Callable
from functools import cache

from .drawing import CONTOUR, LEFT, RIGHT, SLOPE, TOP, Drawing, divider_y
from .jacks import jack_of_clubs, jack_of_diamonds, jack_of_hearts, jack_of_spades
from .kings import king_of_clubs, king_of_diamonds, king_of_hearts, king_of_spades
from .palette import BRASS, CENTRE_X, CENTRE_Y, HEIGHT, INK, WIDTH
from .paths import Path, Point, dots, ellipse, move, polygon, rectangle, union
from .queens import queen_of_clubs, queen_of_diamonds, queen_of_hearts, queen_of_spades

NOTCH_X, NOTCH_Y = 55, 114  # the frame steps back here, round the index

Figure = Callable[[Drawing], None]
"""Draws one person into a drawing."""
FRENCH_FIGURES: dict[str, Figure] = {
    "KS": king_of_spades,
    "KH": king_of_hearts,
    "KD": king_of_diamonds,
    "KC": king_of_clubs,
    "QS": queen_of_spades,
    "QH": queen_of_hearts,
    "QD": queen_of_diamonds,
    "QC": queen_of_clubs,
    "JS": jack_of_spades,
    "JH": jack_of_hearts,
    "JD": jack_of_diamonds,
    "JC": jack_of_clubs,
}
_STUDS: dict[str, Path] = {  # the ornament of the band; the diamond of spades stands, that of diamonds lies
    "S": polygon((0, -5), (3, 0), (0, 5), (-3, 0)),
    "H": ellipse(0, 0, 3),
    "D": polygon((-6, 0), (0, -4.4), (6, 0), (0, 4.4)),
    "C": rectangle(-2.2, -5, 4.4, 10),
}


def _round_the_head(degrees: float, radius: float) -> Point:
    angle = math.radians(degrees)
    return (126 + radius * math.cos(angle), 88 + radius * math.sin(angle))


def _nimbus(art: Drawing, suit: str) -> None:
    """Rays for spades, a double ring for hearts, lozenges for diamonds, beads for clubs."""
    turns = [-90 + 15 * k for k in range(-8, 9)]
    if suit == "S":
        rays = ""
        for k in range(-8, 9):
            (x0, y0), (x1, y1) = (_round_the_head(-90 + k * 11.25, r) for r in (48, 60 if k % 2 else 66))
            rays += f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}"
        art.line(rays, 1.5, BRASS)
    elif suit == "H":
        art.line(ellipse(126, 88, 58) + ellipse(126, 88, 62), 1.3, BRASS)
    elif suit == "D":
        lozenge = polygon((0, -4.4), (2.5, 0), (0, 4.4), (-2.5, 0))
        art.fill(union(move(lozenge, *_round_the_head(t, 62), turn=t + 90) for t in turns), BRASS, 0)
    else:
        art.fill(dots((_round_the_head(t, 62) for t in turns), 2), BRASS, 0)


def _band(art: Drawing, suit: str, colour: str) -> None:
    """The brass band along the divider, with studs of a colour."""
    left, right = divider_y(LEFT), divider_y(RIGHT)
    art.fill(polygon((LEFT, left - 8), (RIGHT, right - 8), (RIGHT, right + 8), (LEFT, left + 8)), BRASS)
    tilt = 0 if suit == "H" else math.degrees(math.atan(SLOPE))
    places = [CENTRE_X + 16.5 * k for k in range(-6, 7)]
    studs = union(move(_STUDS[suit], x, divider_y(x), turn=tilt) for x in places)
    art.fill(studs, colour, 0)


@cache
def draw(suit: str, draw_figure: Figure, studs: str, notch: float) -> tuple[str, str]:
    """The definitions and the body of a court, its frame stepped back to `notch` at the index.

    `studs` is the colour of those on the band.
    """
    figure = Drawing()
    _nimbus(figure, suit)
    draw_figure(figure)
    over = Drawing()
    _band(over, suit, studs)
    over.line(
        f"M{NOTCH_X} {TOP}H{RIGHT}V{HEIGHT - notch}H{WIDTH - NOTCH_X}V{HEIGHT - TOP}H{LEFT}V{notch}H{NOTCH_X}Z", 1.6
    )
    body = (
        f'<g stroke="{INK}" stroke-width="{CONTOUR:g}" stroke-linecap="round"><use xlink:href="#p"/>'
        f'<use xlink:href="#p" transform="rotate(180 {CENTRE_X} {CENTRE_Y})"/>{"".join(over.elements)}</g>'
    )
    return f'<g id="p">{"".join(figure.elements)}</g>', body
