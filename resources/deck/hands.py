"""Hands, the sleeves they come from, and what trims the sleeves."""

from .drawing import Drawing
from .palette import BRASS, CLOTH, INK, IVORY
from .paths import dots, move


def fist(art: Drawing, x: float, y: float, scale: float = 1, glove: str = IVORY, *, from_inside: bool = False) -> None:
    """A closed hand, bare or gloved, round an upright shaft at (x, y).

    The knuckles are to the viewer; `from_inside` it is the other side, the fingers coming from the left.
    """
    side = -1 if from_inside else 1
    outline = (
        "M-10 -8C-10 -12 -6 -13 -2 -13L7 -12.4C11 -12 11 -8.2 9.6 -7C12 -6 12 -2.4 10 -1.2"
        "C12 0 11.6 3.6 9.4 4.4C10.6 6.4 9.4 9.4 6 9.6L-4 10.4C-8.6 10.4 -10.4 7 -10.4 3Z"
    )
    fingers = (
        "M9.6 -7C6 -6.4 3 -6.4 0 -6.8M10 -1.2C6 -.6 3 -.6 0 -1M9.4 4.4C6 5 3 5 .6 4.6M-2 -13"
        "C-4.4 -9 -4 -5 -2.2 -2.6C-.6 -1.4 1 -2.6 .6 -4.4L-.4 -7"
    )
    art.fill(move(outline, x, y, scale, flip_x=side), glove)
    art.line(move(fingers, x, y, scale, flip_x=side), 1.2)


def pinch(art: Drawing, x: float, y: float, scale: float = 1) -> None:
    """A slender hand that holds a stem or a handle at x between thumb and fingers, the little finger lifted."""
    little = "M-9.8 -4L-14.4 -15.4C-15.2 -18.6 -11.6 -19.8 -10.2 -17L-4.6 -8"
    back = (
        "M-6 13C-8 8 -10.8 3 -10.6 -4C-10.4 -9 -7.6 -12.4 -3.6 -13.8L4.6 -15.8C7.4 -16.2 8.2 -12.8 5.8 -11.8L2.6 -10.8"
        "C5.6 -11 7.8 -9.6 7.4 -7.2C7.2 -5.8 6 -5.2 4.4 -5C7 -4.6 7.6 -1.6 5 -.6L8 13Z"
    )
    thumb = "M8 13C11 7 11 -1 8.8 -7.6C7.6 -10.8 4.2 -10 4.6 -7C5.2 -2.6 4.6 .6 2.2 4"
    for outline in (little, back, thumb):
        art.fill(move(outline, x, y, scale), IVORY)
    art.line(move("M2.6 -10.8L-2.4 -9.2M4.4 -5L-1.6 -4.4", x, y, scale), 1.1)


def cupped_hand(art: Drawing, x: float, y: float) -> None:
    """A cupped hand under a round thing."""
    outline = (
        "M-17 -10C-20 -16 -14 -20 -11 -14C-6 -6 4 -5 10 -9C13 -17 19 -16 18 -9C18 2 12 8 10 9H-10C-14 4 -16 -4 -17 -10Z"
    )
    art.fill(move(outline, x, y), IVORY)
    art.line(move("M-8 -2C-2 3 5 2 10 -2", x, y), 1.1)


def sleeve(
    art: Drawing, colour: str, cuff: str, x: float = 204, y: float = 152, width: float = 15, depth: float = 14
) -> None:
    """A forearm that rises from the divider to the hand at (x, y); `depth` is the height of the cuff."""
    w = width
    art.fill_inside(f"M{x - w} {y + 14}L{x - w - 14} 240H{x + w + 24}L{x + w} {y + 14}Z", colour)
    art.fill_inside(f"M{x - w - 2} {y + 8}H{x + w + 2}L{x + w + 3} {y + 8 + depth}H{x - w - 3}Z", cuff)


def ring(art: Drawing, x: float, y: float) -> None:
    """A brass ring on a finger."""
    art.fill(dots([(x, y)], 2.1), BRASS, 1)


def lace(art: Drawing, x: float, y: float, width: float = 12) -> None:
    """A frill of three scallops at the wrist of a sleeve drawn at the same place."""
    left, third, top = x - width - 4, (2 * width + 8) / 3, y + 6
    edge = "".join(f"Q{left + third * (k + 0.5)} {top + 22} {left + third * (k + 1)} {top + 10}" for k in range(3))
    art.fill_inside(f"M{left} {top + 10}{edge}L{x + width} {top}H{x - width}Z", CLOTH, 1.6)
    folds = "".join(f"M{x - width + third * k * 0.8} {top + 2}L{left + third * k} {top + 9}" for k in (1, 2))
    art.line_inside(folds, 1)


def slashes(art: Drawing, colour: str, x: float = 204, y: float = 152) -> None:
    """Slits in the sleeve that show its lining."""
    for k in (-1, 0, 1):
        slit = f"M{x + k * 9} {y + 25}C{x + k * 11 + 4} {y + 33} {x + k * 12 + 4} {y + 40} {x + k * 13} {y + 52}"
        back = f"C{x + k * 12 - 4} {y + 40} {x + k * 11 - 4} {y + 33} {x + k * 9} {y + 25}Z"
        art.fill_inside(slit + back, colour, 1.2)


def fur(art: Drawing, x: float = 204, y: float = 152) -> None:
    """Ermine tails on a white cuff."""
    tail = "M0 -4C1.4 -1 2.6 1 2 3.6L0 2.6L-2 3.6C-2.6 1 -1.4 -1 0 -4Z"
    for k in (-1, 0, 1):
        art.fill_inside(move(tail, x + 10 * k, y + 15 + 2 * (k == 0)), INK, 0)
