"""Necks and clothes of the court figures, in card space; ornaments are kept inside them by half-planes."""

from collections.abc import Sequence

from .clipping import HalfPlane
from .drawing import Drawing
from .palette import CENTRE_X, CLOTH, INK, IVORY
from .paths import Point, mirror, move


def neck(art: Drawing, width: float = 11, top: float = 112, bottom: float = 150) -> None:
    """A neck that widens at its foot, with the chin's shade as one line."""
    w = width
    art.fill_inside(mirror(f"M126 {top}H{126 + w}V{bottom - 10}L{126 + w + 6} {bottom}H126", CENTRE_X), IVORY)
    shade = f"M{128 - w} {top + 20}C{126 - w * 0.4} {top + 24} {126 + w * 0.4} {top + 24} {124 + w} {top + 20}"
    art.line_inside(shade, 1.1)


def shoulders(art: Drawing, colour: str, y: float = 134, drop: float = 12) -> None:
    """Shoulders that slope from the neck, round off before the frame and fall to the elbows.

    `drop` is how far the point of the shoulder lies below the neck.
    """
    slope = f"C164 {y + 1} 188 {y + 2} 202 {y + drop}C213 {y + drop + 11} 219 {y + drop + 34} 223 {y + 90}"
    art.fill_inside(mirror(f"M126 {y - 4}L146 {y - 1}{slope}V260H126", CENTRE_X), colour)


def on_shoulders(y: float = 134) -> list[HalfPlane]:
    """Half-planes that keep an ornament inside the shoulders drawn at the same y."""
    slopes = [(-0.28, 1, 46.2 - y), (0.28, 1, -24.4 - y), (0, 1, -y - 3.4)]
    return [*slopes, (1, 0.34, -51 - 0.34 * (y + 12)), (-1, 0.34, 201 - 0.34 * (y + 12))]


def panel(art: Drawing, colour: str, top_width: float, bottom_width: float, top: float = 132) -> None:
    """The front of a dress, a wedge round the axis (half widths)."""
    art.fill_inside(mirror(f"M126 {top}H{126 + top_width}L{126 + bottom_width} 230H126", CENTRE_X), colour)


def inside_panel(top_width: float, bottom_width: float, top: float = 132) -> list[HalfPlane]:
    """Half-planes that keep a pattern inside such a panel."""
    slope = (bottom_width - top_width) / (230 - top)
    return [
        (-1, slope, 126 + top_width - slope * top),
        (1, slope, -126 + top_width - slope * top),
        (0, 1, -top),
    ]


def ermine(art: Drawing, top: float, width: float, bottom: float, tails: Sequence[Point]) -> None:
    """A white fur cape (`width` is half of it) with its black tails, placed from the axis."""
    w = width
    cape = (
        f"M126 {top + 12}L138 {top}C150 {top + 4} {114 + w} {top + 6} {126 + w} {top + 12}"
        f"C{124 + w} {bottom - 12} {126 + w * 0.55} {bottom + 6} 126 {bottom + 12}"
    )
    art.fill_inside(mirror(cape, CENTRE_X), CLOTH)
    for x, y in tails:
        art.fill_inside(move("M0 -5C1.6 -2 3.4 1 2.6 4.4L0 3L-2.6 4.4C-3.4 1 -1.6 -2 0 -5Z", 126 + x, y), INK, 0)
