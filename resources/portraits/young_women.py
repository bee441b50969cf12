"""Women between eighteen and forty-five."""

from ..deck.drawing import Drawing
from ..deck.faces import Face
from ..deck.palette import BLUE, BRASS, CLOTH, GREEN, RED
from ..deck.paths import both, dots, ellipse, mirror, move
from .colours import AUBURN, BLACK, CHESTNUT, FAIR, OLIVE, PALE, ROSE, TAN
from .parts import MIDDLE, earrings, hoops, plait, round_neck, seams, stitches, string, stripes, v_neck
from .person import Person


def _bun_dress(art: Drawing) -> None:
    seams(art)
    art.line(both("M76 99L85 128", MIDDLE), 1.6, BRASS)
    v_neck(art)


def _bun_sides(art: Drawing) -> None:
    art.fill(ellipse(4, -44, 13, 11), AUBURN)
    art.line("M-6 -47C2 -55 14 -51 15 -43M-4 -41C4 -47 10 -44 11 -38", 1.1, BRASS)
    art.fill(mirror("M0 -41C23 -42 33 -28 31 -6C31 6 29 14 24 22L14 20L0 10"), AUBURN)


def _bun_front(art: Drawing) -> None:
    art.fill("M-2 -40C-20 -38 -27 -24 -24 8C-20 -2 -20 -14 -8 -22C4 -26 14 -22 19 -14C22 -6 21 2 24 8"
             "C30 -14 25 -38 -2 -40Z", AUBURN, 1.5)  # fmt: skip
    art.line("M-20 -16C-14 -28 -4 -32 6 -32M18 -20C14 -26 8 -29 2 -30", 1.1, BRASS)
    earrings(art, 24, 15)


def _plaits_dress(art: Drawing) -> None:
    art.fill(mirror("M60 130L64 106L78 98C82 106 80 118 74 130", MIDDLE), RED)
    art.line(both("M79 100C82 108 80 118 75 128", MIDDLE), 1.6, BRASS)
    string(art, BRASS, 1.6)


def _plaits_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -41C22 -42 30 -26 28 -8V10H0"), BLACK)
    plait(art, BLACK, 7)


def _plaits_front(art: Drawing) -> None:
    art.fill(both("M0 -40C3 -30 12 -25 18 -17C22 -8 20 0 23 7C30 -2 29 -38 0 -41Z"), BLACK, 1.2)
    art.line(both("M4 -36C10 -31 17 -26 21 -18"), 1, BRASS)
    art.fill(mirror("M0 -44C12 -44 24 -38 29 -27L26 -22C20 -32 10 -36 0 -36"), RED, 1.6)
    coins = [(0, -40), (9, -39), (17.6, -34.6), (24, -28.6)]
    art.fill(dots([(side * x, y) for side in (-1, 1) for x, y in coins], 1.9), BRASS, 1)


CURLS = ((0, -46, 12), (-15, -43, 11.5), (15, -43, 11.5), (-27, -33, 11), (27, -33, 11), (-33, -19, 10.5),
         (33, -19, 10.5), (-34, -4, 10), (34, -4, 10), (-32, 10, 9.5), (32, 10, 9.5), (-27, 22, 8.5),
         (27, 22, 8.5))  # fmt: skip
"""Where the curls round a head lie, with their radius."""


def _curls_dress(art: Drawing) -> None:
    round_neck(art, BRASS)
    art.line(both("M92 104C92 114 95 122 98 130", MIDDLE), 1.4, BRASS)


def _curls_sides(art: Drawing) -> None:
    for x, y, radius in CURLS:
        art.fill(ellipse(x, y, radius), CHESTNUT)
    art.fill(mirror("M0 -48C24 -46 33 -26 32 -4C32 8 29 18 24 24H0"), CHESTNUT, 0)
    for x, y, radius in CURLS:
        r, s = radius * 0.5, -1 if x < 0 else 1
        art.line(
            f"M{x - s * r} {y + r * 0.5}C{x - s * r} {y - r} {x + s * r} {y - r} {x + s * r} {y + r * 0.3}", 1.1, BRASS
        )


def _curls_front(art: Drawing) -> None:
    for x, y, radius in ((-20, -21, 6.4), (20, -21, 6.4), (-11.6, -28, 7), (11.6, -28, 7), (0, -30, 7)):
        art.fill(ellipse(x, y, radius), CHESTNUT, 1.2)
        art.line(f"M{x - 3} {y + 1.6}C{x - 3} {y - 3.4} {x + 3} {y - 3.4} {x + 3} {y + 1}", 1, BRASS)
    art.fill(mirror("M0 -44C14 -44 25 -36 27 -25C18 -31 9 -33 0 -33"), CHESTNUT, 0)
    hoops(art, 25, 13)


def _ponytail_dress(art: Drawing) -> None:
    stripes(art, CLOTH)
    round_neck(art, CLOTH)


def _ponytail_behind(art: Drawing) -> None:
    art.fill(
        "M16 -44C34 -54 48 -40 44 -20C41 -4 46 8 38 24C34 30 28 28 28 22C34 8 28 -4 28 -18C28 -28 22 -34 16 -36Z",
        AUBURN,
    )
    art.line("M24 -42C36 -44 40 -32 37 -18C35 -4 39 6 34 20M30 -36C34 -28 32 -16 33 -6", 1.1, BRASS)
    art.fill(mirror("M0 -42C22 -43 31 -28 29 -8L26 6H0"), AUBURN)


def _ponytail_front(art: Drawing) -> None:
    art.fill("M-6 -41C-26 -38 -29 -20 -25 6C-22 -2 -22 -10 -19 -16C-8 -18 2 -23 8 -29C11 -24 17 -20 20 -15"
             "C22 -9 22 -2 25 6C30 -20 26 -42 -6 -41Z", AUBURN, 1.5)  # fmt: skip
    art.line("M-22 -20C-18 -30 -8 -34 4 -33M20 -20C20 -28 14 -34 8 -36", 1.1, BRASS)
    art.fill(dots([(22, -36)], 3.4), GREEN, 1.3)
    freckles = [(-13, 6), (-9.4, 8.4), (-16, 9), (13.6, 6), (10, 8.4), (16.4, 9)]
    art.fill(dots(freckles, 0.9), AUBURN, 0)


def _fringe_dress(art: Drawing) -> None:
    art.fill("M11 122C15 104 27 98 48 96L60 112L92 130H10Z", BLUE)
    art.line("M28 101L52 130M38 98.6L70 130M46 98L86 128", 1.6, BRASS)
    art.line("M19 106L34 130", 2.6, RED)


def _fringe_behind(art: Drawing) -> None:
    art.fill(mirror("M0 -43C24 -44 34 -28 33 -6C34 8 37 18 33 28C29 36 18 36 12 31L0 28"), BLACK)
    art.line(both("M29 -6C29 8 32 16 28 27M25 6C26 16 27 22 23 29"), 1.1, BRASS)


def _fringe_front(art: Drawing) -> None:
    art.fill("M0 -41C-22 -41 -31 -26 -29 4L-27 18C-23 12 -22 0 -22 -12C-22 -16 -21 -19 -20 -20C-8 -17 8 -17 20 -20"
             "C21 -19 22 -16 22 -12C22 0 23 12 27 18L29 4C31 -26 22 -41 0 -41Z", BLACK, 1.4)  # fmt: skip
    art.line("M-6 -37C-10 -31 -11 -25 -11 -20M6 -37C10 -31 11 -25 11 -20M0 -37V-20M-17 -32C-20 -27 -21 -24 -21 -20"
             "M17 -32C20 -27 21 -24 21 -20", 1, BRASS)  # fmt: skip


def _crown_dress(art: Drawing) -> None:
    art.fill(mirror("M60 112L69 103L77 98L88 101L80 130H60", MIDDLE), CLOTH)
    stitches(art, 73, 107, 5)
    art.line("M60 113V130", 1.2)
    string(art, RED, 2.2)


def _crown_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -40C20 -41 28 -28 27 -8C27 -2 26 4 25 8H0"), FAIR)


def _crown_front(art: Drawing) -> None:
    art.fill(both("M0 -38C3 -29 12 -25 18 -17C22 -9 21 -2 24 5C30 -8 28 -36 0 -39Z"), FAIR, 1.3)
    art.line(both("M5 -33C12 -29 19 -22 22 -14"), 1, CHESTNUT)
    lock = "M-5.4 -5.2C0 -8 6.6 -3 5.4 4C1 7 -5.6 3 -5.4 -5.2Z"
    for side in (-1, 1):
        for k, (x, y) in enumerate(((30, -12), (28.6, -21), (24.6, -29.4), (18.4, -36.4), (10.4, -41))):
            art.fill(move(lock, side * x, y, turn=side * (-14 - 18 * k), flip_x=side), FAIR, 1.2, CHESTNUT)
    art.fill(move(lock, 1, -43, turn=-90), FAIR, 1.2, CHESTNUT)
    earrings(art, 23.4, 11, 2.2, RED)


YOUNG_WOMEN = {
    "bun": Person(
        "ring", BLUE,
        Face(width=22, jaw=0.74, chin=35.5, turn=-0.3, woman=True, smile=1.6, nose="short", eye=1.08, dimples=True,
             skin=ROSE, brow_colour=CHESTNUT),
        neck=9, dress=_bun_dress, sides=_bun_sides, front=_bun_front,
    ),
    "plaits": Person(
        "lozenges", GREEN,
        Face(width=21.5, jaw=0.7, chin=35, turn=-0.25, woman=True, brow_weight=2.6, nose="straight", smile=1.5,
             eye=1.12, brow=-0.3, skin=PALE),
        neck=8.6, dress=_plaits_dress, sides=_plaits_sides, front=_plaits_front,
    ),
    "curls": Person(
        "rays", RED,
        Face(width=22, jaw=0.76, chin=35, turn=0.3, woman=True, brow_weight=2.8, nose="straight", smile=1.8, eye=1.1,
             brow=-0.4, lips=1, dimples=True, skin=OLIVE),
        neck=9, dress=_curls_dress, sides=_curls_sides, front=_curls_front,
    ),
    "ponytail": Person(
        "beads", BLUE,
        Face(width=22, jaw=0.78, chin=34.5, turn=0.2, woman=True, brow_weight=2.2, nose="short", smile=2, eye=1.14,
             brow=-0.6, nose_length=9, dimples=True, skin=ROSE, brow_colour=AUBURN),
        neck=8.8, behind=_ponytail_behind, dress=_ponytail_dress, front=_ponytail_front,
    ),
    "fringe": Person(
        "ring", GREEN,
        Face(width=22.5, jaw=0.8, chin=35, turn=-0.15, woman=True, brow_weight=2.2, nose="broad", nose_length=9.4,
             smile=1.5, eye=1.02, lips=0.95, skin=TAN),
        neck=9, behind=_fringe_behind, dress=_fringe_dress, front=_fringe_front,
    ),
    "crown": Person(
        "beads", RED,
        Face(width=21.8, jaw=0.78, chin=35, turn=0.25, woman=True, brow_weight=2.2, nose="straight", smile=1.5,
             eye=1.08, brow=-0.3, skin=PALE, brow_colour=CHESTNUT),
        neck=9, dress=_crown_dress, sides=_crown_sides, front=_crown_front,
    ),
}  # fmt: skip
