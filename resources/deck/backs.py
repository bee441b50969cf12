"""Card backs: a quiet field of filled shapes and an emblem, each colour with a design of its own.

No stroked fields and no clipping: a back is drawn as fast as a face.
"""

from dataclasses import dataclass
from functools import cache

from .palette import CENTRE_X, CENTRE_Y
from .paths import Path, ellipse, flip, mirror, move, number, parse, polygon, rectangle, star, union, write

_LEFT, _TOP, _WIDTH, _HEIGHT = 24, 24, 204, 304  # the field inside the border
_COLUMNS = 10
_COLUMN = _WIDTH / _COLUMNS


@dataclass(frozen=True)
class Design:
    """Colours of a back, the two rows its field is woven from, and the drawing in the middle.

    The rows lie at y = 0 and are repeated in turn, `rows` in all from edge to edge; `weight` makes the drawing in the
    middle, brass on the ground, of lines of that width; 0 fills it.
    """

    ground: str
    strands: str
    brass: str
    rows: int
    odd: Path
    even: Path
    emblem: Path
    weight: float = 0.9


def _row(shape: Path, *, between: bool = False) -> Path:
    """A shape at every column of the field, or between them."""
    places = [_LEFT + _COLUMN * (k + 0.5) for k in range(_COLUMNS)]
    if not between:
        places = [_LEFT + _COLUMN * k for k in range(1, _COLUMNS)]
    return union(move(shape, x) for x in places)


def _cane() -> tuple[Path, Path]:
    """Strands that rise to the right, and those that cross them: two filled ribs each."""
    upper = "M-7.4 2.6C-3.7 7.4 3.7 7.4 7.4 2.6C4.1 1.7 -4.1 1.7 -7.4 2.6Z"
    lower = "M-7.4 -2.6C-4.1 -1.7 4.1 -1.7 7.4 -2.6C3.7 -7.4 -3.7 -7.4 -7.4 -2.6Z"
    strand = move(parse(upper) + parse(lower), turn=-45)
    return _row(strand, between=True), flip(_row(strand), CENTRE_X)


def _leaves() -> tuple[Path, Path]:
    """Lozenges with a leaf in each corner of their meeting points."""
    leaf = move(mirror("M0 -2.4C3.4 -4.4 3.4 -8.6 0 -11.4"), turn=45)
    cross = union(move(leaf, turn=90 * k) for k in range(4))
    bead = polygon((0, -3.2), (3.2, 0), (0, 3.2), (-3.2, 0))
    return _row(cross, between=True), _row(bead)


def _stars() -> tuple[Path, Path]:
    """Eight-pointed stars, their points together, and a lozenge in every gap."""
    gap = polygon((0, -4.4), (4.4, 0), (0, 4.4), (-4.4, 0))
    return _row(star(0, 0, 9.8, 6.2, 8), between=True), _row(gap)


def _rosette() -> Path:
    petal = ellipse(0, -15, 8.4, 14.6)
    return union(move(petal, turn=30 * k) for k in range(12))


def _wreath() -> Path:
    """Two rings of leaves round a lozenge of four."""
    outer = union(move(mirror("M0 -20C3.6 -24 3.6 -29 0 -33"), turn=22.5 * k) for k in range(16))
    inner = union(move(mirror("M0 -3C5 -8 5 -13 0 -17.4"), turn=90 * k) for k in range(4))
    beads = union(move(ellipse(0, -12, 2), turn=45 + 90 * k) for k in range(4))
    return outer + inner + beads


def _compass() -> Path:
    """Squares turned into each other, an eight-pointed star in the middle."""
    squares = [move(rectangle(-r, -r, 2 * r, 2 * r), turn=turn) for r in (22.6, 17.4) for turn in (0, 45)]
    return union(squares) + star(0, 0, 15.4, 6.4, 8)


_CANE, _LEAVES, _STARS = _cane(), _leaves(), _stars()
DESIGNS = {
    "burgundy": Design("#571524", "#823845", "#cba75c", 30, *_CANE, _rosette()),
    "green": Design("#1b4738", "#356f5a", "#cba75c", 30, *_LEAVES, _wreath(), 0),
    "blue": Design("#16294f", "#37507f", "#cba75c", 30, *_STARS, _compass(), 1.1),
}


@cache
def draw(name: str) -> tuple[str, str]:
    """The definitions and the body of a back, without the card under it."""
    design = DESIGNS[name]
    ground, strands, brass = design.ground, design.strands, design.brass
    defs = f'<path id="a" d="{write(design.odd)}"/><path id="b" d="{write(design.even)}"/>'
    field = "".join(
        f'<use xlink:href="#{"a" if row % 2 else "b"}" '
        f'transform="translate(0 {number(_TOP + _HEIGHT / design.rows * row)})"/>'
        for row in range(1, design.rows)
    )
    pen = f'fill="none" stroke="{brass}" stroke-width="{design.weight}"' if design.weight else f'fill="{brass}"'
    body = (
        f'<rect x="13" y="13" width="226" height="326" rx="6" fill="{ground}"/><g fill="{strands}">{field}</g>'
        f'<g transform="translate({CENTRE_X} {CENTRE_Y})"><circle r="39" fill="{ground}" stroke="{brass}" '
        f'stroke-width="1.4"/><circle r="35.5" fill="none" stroke="{strands}" stroke-width="1"/>'
        f'<path {pen} d="{write(design.emblem)}"/><circle r="2.4" fill="{brass}"/></g>'
        f'<rect x="18.5" y="18.5" width="215" height="315" rx="3" fill="none" stroke="{brass}" stroke-width="1.4"/>'
    )
    return defs, body
