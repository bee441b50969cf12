"""German suit marks in several colours: leaf, heart, bell and acorn, for the players who grew up with them."""

from functools import cache

from ..drawing import Drawing
from ..palette import BRASS, CLOTH, GREEN, INK, RED
from ..paths import both, ellipse, mirror


def _leaf(art: Drawing) -> None:
    art.line("M0 8C0 14 -1 18 -4 21", 3.2)
    outline = "M0 -21.4C3 -16.4 8 -15.4 9.4 -10.6C14 -10 16 -5.6 15.4 -2C18.4 1 18.6 6 15.6 9.4C11.6 13.6 4.6 13.4 0 9"
    art.fill(mirror(outline), GREEN)
    art.line("M0 8V-13M0 6L9.6 1.6M0 6L-9.6 1.6M0 -2L7 -6.4M0 -2L-7 -6.4", 1.2, CLOTH)


def _heart(art: Drawing) -> None:
    art.fill(mirror("M0 -10C1.4 -15.6 5.4 -18.6 10 -18.6C15.2 -18.6 18.6 -14.6 18.6 -9.2C18.6 2.2 5.6 9 0 20"), RED)
    art.line("M-13.6 -9C-13.4 -12 -11.6 -13.6 -9.4 -13.8", 1.6, CLOTH)


def _bell(art: Drawing) -> None:
    art.fill(ellipse(0, -17, 3.4), BRASS)
    art.fill(ellipse(0, 2.6, 16.6), BRASS)
    art.fill("M-16.5 .4C-6 3.4 6 3.4 16.5 .4V5.2C6 8.4 -6 8.4 -16.5 5.2Z", RED, 1.4)
    art.line("M0 9.4V17.4", 2.4)
    art.fill(ellipse(0, 10, 2.2), INK, 0)
    art.line("M-10.6 -4.4C-9 -7.6 -6.6 -9.2 -4 -9.8", 1.5, CLOTH)


def _acorn(art: Drawing) -> None:
    art.line("M0 -12C0 -16 2 -19 6 -20.6", 3.2)
    art.fill(mirror("M0 -1H13.2C14.4 10 7 15 0 21.6"), BRASS)
    art.line("M5.6 3.6C6 8.6 4 12 2 14.6", 1.2)
    art.fill(mirror("M0 -14C10 -14.6 16.6 -9 16.6 -2.6C16.6 1.4 11 2.4 0 2.4"), GREEN)
    scales = "M0 -13V2M6 -13C8.6 -9 9.4 -4 9 1M15.4 -6C10 -9 5 -9.6 0 -9.6M16 -1.4C11 -4 5 -4.6 0 -4.6"
    art.line(both(scales), 1)


_MARKS = {"S": _leaf, "H": _heart, "D": _bell, "C": _acorn}


@cache
def draw(suit: str, name: str = "") -> str:
    """The mark that stands for a French suit, as SVG elements in a box of about 20 units round its origin.

    `name` is given to the group, for use again.
    """
    art = Drawing()
    _MARKS[suit](art)
    pen = f'stroke="{INK}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
    named = f'id="{name}" ' if name else ""
    return f"<g {named}{pen}>{''.join(art.elements)}</g>"
