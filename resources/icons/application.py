"""The program's icon: king and queen of one suit, brass-edged, fanned on green cloth. Belote, in one picture."""

from ..deck.index_sets import INDEX_LETTERS
from ..deck.letters import letter
from ..deck.marks import MARKS
from ..deck.palette import CLOTH, INK, RED
from ..deck.paths import move, write

_GREEN, _DARK_GREEN, _BRASS, _DARK_BRASS = "#2f6b55", "#1d4a3b", "#d7ae63", "#b98a3a"
_CARD = '<rect x="-27" y="-39" width="54" height="78" rx="7" fill="{fill}" stroke="{edge}" stroke-width="{weight}"/>'


def _card(place: str, picture: str, weight: float) -> str:
    card = _CARD.format(fill=CLOTH, edge=_DARK_BRASS, weight=weight)
    return f'<g transform="{place}">{card}{picture}</g>'


def _mark(x: float, y: float, scale: float) -> str:
    return f'<path fill="{RED}" d="{write(move(MARKS["H"], x, y, scale))}"/>'


def _letter(rank: str, x: float, y: float, scale: float) -> str:
    return f'<path fill="{INK}" d="{write(move(letter(rank, INDEX_LETTERS["en"]), x, y, scale))}"/>'


def app_icon_svg() -> str:
    """The application icon on a 128 grid, for 48 pixels and more."""
    queen = _card("translate(47 67) rotate(-15) scale(.94)", _letter("Q", -14, -31, 0.6) + _mark(-14, 10, 0.5), 3)
    king = _card("translate(78 65) rotate(10) scale(.94)", _letter("K", 0, -32, 0.8) + _mark(0, 21, 0.72), 3)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">'
        f'<rect x="4" y="4" width="120" height="120" rx="27" fill="{_DARK_GREEN}"/>'
        f'<rect x="8" y="8" width="112" height="112" rx="23" fill="{_GREEN}" stroke="{_BRASS}" '
        f'stroke-width="4"/>{queen}{king}</svg>\n'
    )


def small_icon_svg(size: int) -> str:
    """The icon for `size` pixels, 40 at most: upright cards without letters, every edge on a whole pixel."""

    def rect(x: float, y: float, right: float, bottom: float, radius: float, fill: str) -> str:
        left, top, far, foot = (round(value * size / 16) for value in (x, y, right, bottom))
        corner = f"{radius * size / 16:g}"
        return f'<rect x="{left}" y="{top}" width="{far - left}" height="{foot - top}" rx="{corner}" fill="{fill}"/>'

    middle = (round(5 * size / 16) + round(14 * size / 16)) / 2
    heart = move(MARKS["H"], middle, 8.1 * size / 16, 0.19 * size / 16)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f"{rect(0, 0, 16, 16, 3.4, _DARK_GREEN)}{rect(1, 1, 15, 15, 2.6, _GREEN)}"
        f"{rect(2, 3, 8, 13, 1.2, _BRASS)}{rect(4, 2, 14, 14, 1.2, _DARK_GREEN)}{rect(5, 2, 14, 14, 1.2, CLOTH)}"
        f'<path fill="{RED}" d="{write(heart)}"/></svg>\n'
    )


def symbolic_icon_svg() -> str:
    """The icon in one colour on a 16 grid, for panels that recolour it: two cards, the front one with a heart."""
    heart = write(move(MARKS["H"], 10, 8.4, 0.17))
    front = (
        "M7.5 2.5H12.5A1.5 1.5 0 0 1 14 4V13A1.5 1.5 0 0 1 12.5 14.5H7.5A1.5 1.5 0 0 1 6 13V4A1.5 1.5 0 0 1 7.5 2.5Z"
    )
    behind = "M5 3.2V13C5 13.6 5.2 14 5.4 14.3L4.2 13.9A1.5 1.5 0 0 1 3.2 12.2L1.6 5.6A1.5 1.5 0 0 1 2.7 3.8Z"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">'
        f'<path fill="#2e3436" fill-rule="evenodd" d="{front}{heart}"/><path fill="#2e3436" d="{behind}"/></svg>\n'
    )
