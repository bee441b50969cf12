"""Letterforms of the corner index, 46 units high round a middle axis."""

from .paths import KAPPA, Path, ellipse, move, parse, polygon, rectangle, union


def _stem(x: float, w: float = 8.4, y0: float = 0, y1: float = 46) -> Path:
    return rectangle(x - w / 2, y0, w, y1 - y0)


def _slab(x: float, w: float, y: float, h: float = 3.8) -> Path:
    return rectangle(x - w / 2, y, w, h)


def _ring(cx: float, cy: float, rx: float, ry: float, ix: float, iy: float) -> Path:
    return ellipse(cx, cy, rx, ry) + ellipse(cx, cy, ix, iy, True)


def _bowl(x: float, y0: float, y1: float, r: float, t: float = 8, th: float = 4.2) -> Path:
    """Right-hand bowl of D, R, B: from a stem whose left edge is x."""
    h = y1 - y0
    ir, ib = r - t, h / 2 - th
    o = (
        f"M{x} {y0}H{x + 6}C{x + 6 + KAPPA * r} {y0} {x + 6 + r} {y0 + h / 2 - KAPPA * h / 2} {x + 6 + r} {y0 + h / 2}"
        f"C{x + 6 + r} {y0 + h / 2 + KAPPA * h / 2} {x + 6 + KAPPA * r} {y1} {x + 6} {y1}H{x}Z"
    )
    i0, i1 = y0 + th, y1 - th
    i = (
        f"M{x + 3} {i0}V{i1}H{x + 6}"
        f"C{x + 6 + KAPPA * ir} {i1} {x + 6 + ir} {y0 + h / 2 + KAPPA * ib} {x + 6 + ir} {y0 + h / 2}"
        f"C{x + 6 + ir} {y0 + h / 2 - KAPPA * ib} {x + 6 + KAPPA * ir} {i0} {x + 6} {i0}Z"
    )
    return parse(o) + parse(i)


_NINE = _ring(0, 15.4, 15.6, 15.4, 7.2, 11.2) + parse(
    "M15.6 15.4C15.6 34 9 46.4 -3.2 46.4C-9.4 46.4 -13.4 42.8 -13.4 38.2"
    "C-13.4 34.8 -11.2 32.6 -8.4 32.6C-5.8 32.6 -4 34.4 -4 36.8C-4 38.4 -4.8 39.8 -5.8 40.6"
    "C-5 41.8 -3.8 42.4 -2.4 42.4C4.6 42.4 7.2 30 7.2 15.4Z"
)
_GLYPHS: dict[str, Path] = {
    # A: thin left leg, strong right leg, low bar
    "A": polygon((-3, 0), (3.6, 0), (16, 46), (6.8, 46), (-0.8, 14), (-9.6, 46), (-14.2, 46), (-3, 0))
    + rectangle(-9, 30.5, 14, 4)
    + _slab(-12, 11, 42.2)
    + _slab(11.6, 14, 42.2),
    "K": _stem(-9)
    + _slab(-9, 16, 0)
    + _slab(-9, 16, 42.2)
    + polygon((-6, 29), (9, 1.5), (14, 1.5), (-6, 37.5))
    + polygon((-1.6, 22.5), (5.4, 17), (17, 46), (7.6, 46))
    + _slab(11.4, 12, 0)
    + _slab(12, 13, 42.2),
    "Q": _ring(0, 22.5, 17, 23, 8.8, 18.8)
    + parse("M-4 32C4 31 8 37 11 41C13 43.4 15.4 43.6 18 42.4L18 46.6C12 50.4 6.6 49 3.4 44C1 40 -1 36.6 -4 36.4Z"),
    "J": _stem(5, 8.4, 0, 34)
    + _slab(5, 18, 0)
    + parse(
        "M9.2 32C9.2 42 4 46.6 -3.4 46.6C-9.6 46.6 -13.6 42.8 -13.6 37.6"
        "C-13.6 33.8 -11.4 31.4 -8.4 31.4C-5.8 31.4 -4 33.2 -4 35.6C-4 37.4 -5 38.8 -6.2 39.6"
        "C-5.6 41.4 -4.4 42.4 -2.8 42.4C-.4 42.4 .8 39.6 .8 33Z"
    ),
    "R": _stem(-8.6)
    + _slab(-8.6, 16, 0)
    + _slab(-8.6, 16, 42.2)
    + _bowl(-8, 0, 26, 16.5, 8.2, 3.9)
    + polygon((-2, 23), (6.4, 23), (17.4, 46), (8, 46))
    + _slab(13, 11, 42.2),
    "D": _stem(-9.4) + _slab(-11.4, 12.4, 0) + _slab(-11.4, 12.4, 42.2) + _bowl(-10, 0, 46, 20.5, 8.4, 4),
    "V": polygon((-16, 0), (-6.8, 0), (0.8, 32), (9.4, 0), (14.2, 0), (3, 46), (-3.6, 46))
    + _slab(-11.6, 14, 0)
    + _slab(12, 11, 0),
    "B": _stem(-9)
    + _slab(-11, 12, 0)
    + _slab(-11, 12, 42.2)
    + _bowl(-9, 0, 23.6, 15, 7.8, 3.9)
    + _bowl(-9, 19.8, 46, 18, 8.2, 3.9),
    "T": _stem(0)
    + _slab(0, 32, 0, 4.2)
    + _slab(0, 17, 42.2)
    + polygon((-16, 0), (-12, 0), (-13, 12), (-16, 12))
    + polygon((16, 0), (12, 0), (13, 12), (16, 12)),
    "W": polygon(
        (-19, 0),
        (-10.6, 0),
        (-6, 30),
        (-1.2, 4),
        (4, 4),
        (8.6, 30),
        (13, 0),
        (17.5, 0),
        (9.8, 46),
        (4.4, 46),
        (-0.2, 18),
        (-5, 46),
        (-10.6, 46),
    )
    + _slab(-14.8, 12, 0)
    + _slab(15, 9, 0),
    "Theta": _ring(0, 23, 17, 23.2, 8.8, 19)
    + rectangle(-5.4, 21, 10.8, 4)
    + rectangle(-5.8, 17, 2.8, 12)
    + rectangle(3, 17, 2.8, 12),
    "O": _ring(0, 23, 17, 23.2, 8.8, 19),
    "U": _stem(-9.6, 8.6, 0, 31)
    + _slab(-9.6, 16, 0)
    + _slab(11, 12, 0)
    + parse(
        "M13.2 2V30C13.2 41 9 46.6 .6 46.6C-8 46.6 -13.9 41 -13.9 30H-5.3"
        "C-5.3 38.6 -3 42.6 1.4 42.6C6 42.6 8.8 38.6 8.8 30V2Z"
    ),
    "H": _stem(-10)
    + _stem(10)
    + _slab(-10, 14, 0)
    + _slab(-10, 14, 42.2)
    + _slab(10, 14, 0)
    + _slab(10, 14, 42.2)
    + rectangle(-8, 20.5, 16, 4.2),
    "De": polygon((-5.4, 0), (14, 0), (14, 40), (5.6, 40), (5.6, 4), (-1, 4), (-7.6, 40), (-12.4, 40))
    + rectangle(-17, 37, 34, 4.4)
    + rectangle(-17, 38, 4.4, 12)
    + rectangle(12.6, 38, 4.4, 12)
    + _slab(9, 17, 0)
    + _slab(-4, 10, 0),
    "6": move(_NINE, 0, 46.2, turn=180),
    "7": polygon(
        (-14, 0), (15, 0), (15, 5), (1.6, 46), (-7.6, 46), (7.4, 6.8), (-10.6, 6.8), (-11.4, 13.4), (-14, 13.4)
    ),
    "8": _ring(0, 12, 13.2, 12, 5.6, 8.2) + _ring(0, 33, 15.6, 13.3, 7.2, 9.2),
    "9": _NINE,
    "10": _stem(-13, 7.6)
    + _slab(-13, 15, 42.2)
    + polygon((-16.8, 0), (-9.4, 0), (-9.4, 6), (-21, 12), (-21, 8.2))
    + _ring(9.6, 23, 12.6, 23.2, 5.2, 19),
}
# Strokes of plain capitals for the suit letters of the contrast theme, in the same box.
_STROKES = {
    "S": "M11 10C7 2 -11 2 -11 13C-11 25 12 20 12 33C12 45 -8 45 -12 35",
    "H": "M-11 3V43M11 3V43M-11 23H11",
    "D": "M-10 4H-1C17 4 17 42 -1 42H-10Z",
    "C": "M13 12C8 2 -13 0 -13 23C-13 46 8 44 13 34",
    "P": "M-10 43V4H1C16 4 16 26 1 26H-10",
    "K": "M-10 3V43M12 4L-9 26M-1 19L13 42",
    "T": "M-14 4H14M0 4V43",
    "R": "M-10 43V4H1C16 4 16 26 1 26H-10M1 26L12 42",
    "A": "M-13 43L0 4L13 43M-8 30H8",
    "Pe": "M-11 43V4H11V43",
    "Che": "M11 3V43M-11 3V14C-11 27 6 26 11 22",
    "Be": "M10 4H-10V42H1C16 42 16 20 1 20H-10",
    "I": "M0 3V43",
    "M": "M-12 43V4L0 28L12 4V43",
    "O": "M0 3C17 3 17 43 0 43C-17 43 -17 3 0 3Z",
    "Sigma": "M12 4H-10L4 23L-10 42H12",
    "L": "M-9 3V43H11",
    "B": "M-10 4H1C14 4 14 22 1 22H-10M1 22C16 22 16 42 1 42H-10V4",
    "U": "M-12 3L1 26M12 3L-3 38C-5 43 -8 43 -12 41",
}


def letter(rank: str, printed: tuple[str, ...]) -> Path:
    """The letterform of a rank; `printed` names those of ace, king, queen and jack, as in INDEX_LETTERS."""
    if rank in "AKQJ":
        return _GLYPHS[printed["AKQJ".index(rank)]]
    return _GLYPHS["10" if rank == "T" else rank]


def suit_letter(letters: tuple[str, ...]) -> Path:
    """The initial of a suit's name, of one letter or two narrow ones, as lines to be stroked."""
    if len(letters) == 1:
        return parse(_STROKES[letters[0]])
    return union(move(_STROKES[name], side * 12, 0, flip_x=0.62) for side, name in zip((-1, 1), letters, strict=True))
