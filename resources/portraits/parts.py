"""Parts that several portraits share: garments in the space of the tile, hair and ornaments in that of the head."""

from ..deck.drawing import Drawing
from ..deck.palette import BLUE, BRASS, CLOTH, INK, RED
from ..deck.paths import Path, both, dots, ellipse, mirror, move, polygon, union

MIDDLE = 60
"""The axis of the tile."""
LOCK = "M-5 -5C0 -7 6 -3 5 3C1 6 -5 3 -5 -5Z"
"""One turn of a plait."""
LOZENGE = polygon((0, -2.6), (1.9, 0), (0, 2.6), (-1.9, 0))


def wedge(art: Drawing, colour: str = CLOTH) -> None:
    """A shirt in the opening of a coat, down to the edge."""
    art.fill(mirror("M60 111L66 103L73 97.4L84 100L70 130H60", MIDDLE), colour)


def v_neck(art: Drawing, colour: str = CLOTH) -> None:
    """The collar of a blouse, to a point."""
    art.fill(mirror("M60 113L69 101L77 98C76 108 68 117 60 120", MIDDLE), colour)


def round_neck(art: Drawing, colour: str) -> None:
    """The broad edge of a round neckline."""
    art.fill(mirror("M60 112C70 111 76 106 78 98L85 99.6C83 112 72 119 60 119", MIDDLE), colour)


def seams(art: Drawing, colour: str = BRASS) -> None:
    """A seam down each shoulder."""
    art.line(both("M84 100L98 128", MIDDLE), 1.6, colour)


def string(art: Drawing, colour: str, radius: float = 1.9) -> None:
    """A string of beads on the neck."""
    places = [(60, 109.6), (65.6, 108.4), (70, 105), (54.4, 108.4), (50, 105)]
    art.fill(dots(places, radius), colour, 0.9)


def glasses(art: Drawing, colour: str = BRASS, shift: float = 0) -> None:
    """Round glasses; `shift` follows the turn of the face."""
    rims = ellipse(-10.8 + shift, -3.6, 9.2, 8) + ellipse(10.8 + shift, -3.6, 9.2, 8)
    art.line(rims, 1.9, colour)
    bridge = "M-1.6 -5C-.6 -6.2 .6 -6.2 1.6 -5M-20 -5L-24.6 -7M20 -5L24.6 -7"
    art.line(move(bridge, shift), 1.7, colour)


def plait(art: Drawing, colour: str, locks: int, x: float = 25.5, y: float = 6) -> None:
    """Two plaits that hang before the shoulders."""
    for side in (-1, 1):
        for k in range(locks):
            art.fill(move(LOCK, side * (x + k * 0.5), y + k * 8.4, flip_x=side), colour, 1, BRASS)


def earrings(art: Drawing, x: float = 23.5, y: float = 13.5, radius: float = 2.4, colour: str = BRASS) -> None:
    """A drop at each ear."""
    art.fill(dots([(-x, y), (x, y)], radius), colour, 1.1)


def hoops(art: Drawing, x: float = 24.6, y: float = 13) -> None:
    """A ring at each ear."""
    art.line(ellipse(-x, y, 4.6) + ellipse(x, y, 4.6), 1.9, BRASS)


def moustache(art: Drawing, colour: str, shift: float = 0, light: str = BRASS) -> None:
    """A full moustache with turned ends."""
    shape = "M0 13C5 11 9 14 13 17.6C16 19.6 19 18.6 21 15.6C20 22.6 13 24.6 8 22.2C4 20.4 2 19.2 0 19.2"
    art.fill(move(mirror(shape), shift), colour, 1.4)
    art.line(move(both("M3.4 15C7 15.4 10 17.8 14 20"), shift), 0.9, light)


def short_moustache(art: Drawing, colour: str, shift: float = 0) -> None:
    """A moustache that goes over into a beard, or stands alone."""
    art.fill(move(mirror("M0 14.4C5 12.8 10 14.8 13.4 20.4C9 21.4 4 18.8 0 18.8"), shift), colour, 1.1)


def full_beard(art: Drawing, colour: str, width: float, bottom: float, light: str = BRASS) -> None:
    """A beard from ear to ear under the lip."""
    outer = f"{width} 0C{width + 3} 16 {width} 28 18 35C12 {bottom - 2} 6 {bottom} 0 {bottom}"
    art.fill(mirror(f"M0 24.6C5 26 9 26 12 21C16 16 {width - 4} 10 {outer}"), colour)
    art.line(
        both(f"M4 30C5 34 5 {bottom - 7} 4 {bottom - 4}M10 28C12 32 12 34 10.6 37.4M17 20C19 25 18.6 29 17 32"),
        1.1,
        light,
    )


def stripes(art: Drawing, colour: str) -> None:
    """Bars across both shoulders, as on a jersey."""
    for y in (111, 118.4, 125.8):
        art.line(f"M17 {y}H40M80 {y}H103", 2, colour)


def lozenges(places: list[tuple[float, float]]) -> Path:
    """A row of small lozenges."""
    return union(move(LOZENGE, x, y) for x, y in places)


def stitches(art: Drawing, x: float, top: float, count: int) -> None:
    """A band of cross-stitch down a shirt, red and blue by turns, on both sides of the axis."""
    for k in range(count):
        cross = (
            f"M{x - 2} {top + 5 * k - 2}L{x + 2} {top + 5 * k + 2}M{x + 2} {top + 5 * k - 2}L{x - 2} {top + 5 * k + 2}"
        )
        art.line(both(cross, MIDDLE), 1.3, BLUE if k % 2 else RED)


def bow(art: Drawing, colour: str = INK) -> None:
    """A bow tie."""
    art.fill(move("M-11 -6L0 0L11 -6V6L0 0L-11 6Z", MIDDLE, 110), colour)
