"""Card backs: a cane weave of lens-shaped strands with a rosette; filled shapes only, no clipping needed."""

from functools import cache

from .palette import CENTRE_X, CENTRE_Y
from .paths import Path, ellipse, flip, move, number, parse, union, write

# name: (ground, strands, brass)
COLOURS = {
    "burgundy": ("#571524", "#823845", "#cba75c"),
    "green": ("#1b4738", "#356f5a", "#cba75c"),
    "blue": ("#16294f", "#37507f", "#cba75c"),
    "slate": ("#2c3035", "#4d545c", "#c9c2b0"),
}
_COLUMN, _ROW, _COLUMNS, _ROWS = 10.2, 304 / 30, 10, 30  # the lattice, inside 24..228 x 24..328


def _strand() -> Path:
    """One visible stretch of a strand, rising to the right: two filled ribs (far cheaper than stroked ones)."""
    upper = "M-7.4 2.6C-3.7 7.4 3.7 7.4 7.4 2.6C4.1 1.7 -4.1 1.7 -7.4 2.6Z"
    lower = "M-7.4 -2.6C-4.1 -1.7 4.1 -1.7 7.4 -2.6C3.7 -7.4 -3.7 -7.4 -7.4 -2.6Z"
    return move(parse(upper) + parse(lower), turn=-45)


def _row(places: list[float]) -> Path:
    return union(move(_strand(), x) for x in places)


@cache
def draw(name: str) -> tuple[str, str]:
    """The definitions and the body of a back, without the card under it."""
    ground, strands, brass = COLOURS[name]
    odd = _row([24 + _COLUMN + 2 * _COLUMN * k for k in range(_COLUMNS)])
    even = flip(_row([24 + 2 * _COLUMN * k for k in range(1, _COLUMNS)]), CENTRE_X)
    defs = (
        f'<path id="a" d="{write(odd)}"/><path id="b" d="{write(even)}"/>'
        f'<path id="e" d="{write(ellipse(0, -15, 8.4, 14.6))}"/>'
    )
    weave = "".join(
        f'<use xlink:href="#{"a" if row % 2 else "b"}" transform="translate(0 {number(24 + _ROW * row)})"/>'
        for row in range(1, _ROWS)
    )
    petals = "".join(f'<use xlink:href="#e" transform="rotate({30 * k})"/>' for k in range(12))
    body = (
        f'<rect x="13" y="13" width="226" height="326" rx="6" fill="{ground}"/><g fill="{strands}">{weave}</g>'
        f'<g transform="translate({CENTRE_X} {CENTRE_Y})" fill="none" stroke="{brass}" stroke-width=".9">'
        f'<circle r="39" fill="{ground}" stroke-width="1.4"/><circle r="35.5" stroke="{strands}" stroke-width="1"/>'
        f'{petals}<circle r="2.4" fill="{brass}" stroke="none"/></g>'
        f'<rect x="18.5" y="18.5" width="215" height="315" rx="3" fill="none" stroke="{brass}" stroke-width="1.4"/>'
    )
    return defs, body
