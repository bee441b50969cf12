"""Men between eighteen and forty-five."""

from ..deck.drawing import Drawing
from ..deck.faces import Face
from ..deck.palette import BLUE, BRASS, CLOTH, GREEN, INK, RED
from ..deck.paths import both, dots, mirror, move
from .colours import BLACK, BROWN, CHESTNUT, DEEP_LIP, FAIR, LIP, OLIVE, PALE, ROSE, TAN
from .parts import MIDDLE, full_beard, moustache, round_neck, seams, short_moustache, stitches, wedge
from .person import Person


def _fair_dress(art: Drawing) -> None:
    round_neck(art, CLOTH)
    seams(art)


def _fair_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -40C20 -41 29 -30 27 -10L25 0H0"), FAIR)


def _fair_front(art: Drawing) -> None:
    art.fill("M-25 -6C-31 -26 -24 -44 -2 -46C18 -50 32 -38 27 -8C25 -14 24 -18 21 -22C10 -22 -2 -24 -10 -32"
             "C-12 -26 -18 -22 -22 -18C-24 -14 -24 -10 -25 -6Z", FAIR, 1.5)  # fmt: skip
    art.line("M-8 -38C0 -30 12 -27 22 -28M-4 -42C4 -36 14 -34 23 -35M-14 -36C-19 -32 -22 -27 -23 -21", 1.1, CHESTNUT)


def _cropped_dress(art: Drawing) -> None:
    wedge(art, BRASS)
    art.line("M60 114V130", 1.2)
    art.fill(dots([(60, 119), (60, 126)], 1.2), INK, 0)


def _cropped_front(art: Drawing) -> None:
    art.fill("M-24.6 -4C-30 -30 -20 -43 0 -43C20 -43 30 -30 24.6 -4C24 -12 23 -19 20 -25C12 -30 -12 -30 -20 -25"
             "C-23 -19 -24 -12 -24.6 -4Z", BLACK, 1.4)  # fmt: skip
    points = [
        (0, -38),
        (-8, -37),
        (8, -37),
        (-15, -33.4),
        (15, -33.4),
        (-4, -33.6),
        (4, -33.6),
        (-20.6, -28),
        (20.6, -28),
    ]
    art.fill(dots(points, 0.9), BRASS, 0)


def _beard_dress(art: Drawing) -> None:
    wedge(art)
    art.line(both("M84 100L70 130", MIDDLE), 1.6, BRASS)


def _beard_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -42C10 -48 16 -42 20 -40C28 -40 28 -32 31 -28C35 -20 30 -14 30 -6L26 4H0"), BLACK)


def _beard_front(art: Drawing) -> None:
    full_beard(art, BLACK, 24, 43)
    short_moustache(art, BLACK, 1.6)
    art.fill("M-25 -8C-25 -22 -20 -30 -12 -30C-6 -34 4 -34 10 -30C18 -32 24 -24 25 -8C27 -18 32 -30 22 -38"
             "C12 -46 -12 -46 -22 -38C-30 -30 -28 -18 -25 -8Z", BLACK, 1.4)  # fmt: skip
    art.line("M-18 -36C-14 -40 -10 -36 -12 -32M-4 -38C0 -42 4 -38 2 -34M12 -37C16 -40 19 -36 17 -32", 1.1, BRASS)


def _embroidery_dress(art: Drawing) -> None:
    art.fill(mirror("M60 110L67 103L73 97.4L86 100L77 130H60", MIDDLE), CLOTH)
    stitches(art, 68, 108, 5)
    art.line("M60 111V130", 1.2)
    art.line(both("M86 100L77 130", MIDDLE), 1.6, BRASS)


def _embroidery_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -42C20 -43 30 -32 28 -10L26 8H0"), CHESTNUT)


def _embroidery_front(art: Drawing) -> None:
    full_beard(art, CHESTNUT, 24.4, 41)
    moustache(art, CHESTNUT, 0.8)
    art.fill("M-25 -6C-28 -24 -18 -28 -4 -29C8 -30 16 -27 20 -20C23 -16 24 -10 25 -4C32 -24 26 -44 2 -45"
             "C-22 -46 -32 -28 -25 -6Z", CHESTNUT, 1.5)  # fmt: skip
    art.line("M-22 -20C-18 -34 -4 -40 12 -38M-16 -30C-6 -36 6 -36 16 -31M18 -36C23 -32 25 -26 25 -19", 1.1, BRASS)


def _ghutra_dress(art: Drawing) -> None:
    art.fill(mirror("M60 108L72 98L80 101L68 130H60", MIDDLE), CLOTH)
    art.line("M60 110V130", 1.2)
    art.line(both("M80 101L68 130M85 101L73 130", MIDDLE), 1.8, BRASS)


def _ghutra_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -48C24 -48 33 -34 33 -12C36 10 42 28 44 44C36 50 28 50 22 46L20 20L0 10"), CLOTH)
    for side in (-1, 1):
        art.line(move("M27 -6C30 14 34 30 38 47M23 16C25 28 28 38 31 48", flip_x=side), 1.3, RED)
        art.line(
            move("M22 10C28 12 32 12 37 10M24 22C30 25 35 25 39.6 22M27 34C32 37 38 37 42.6 34", flip_x=side), 1.3, RED
        )


def _ghutra_front(art: Drawing) -> None:
    full_beard(art, BLACK, 23, 39.4)
    short_moustache(art, BLACK, -0.8)
    art.fill("M-23 4C-24 -8 -22 -18 -14 -25L0 -30L14 -25C22 -18 24 -8 23 4C29 2 33 -4 33 -12C33 -36 22 -50 0 -50"
             "C-22 -50 -33 -36 -33 -12C-33 -4 -29 2 -23 4Z", CLOTH, 1.8)  # fmt: skip
    art.line("M-24 -14C-18 -22 -10 -27 0 -27M24 -14C18 -22 10 -27 0 -27M-28 -8C-28 -16 -26 -22 -22 -27"
             "M28 -8C28 -16 26 -22 22 -27M-10 -47C-8 -45 -4 -44 0 -44C4 -44 8 -45 10 -47", 1.3, RED)  # fmt: skip
    art.fill("M-32 -24C-22 -36 22 -36 32 -24L32.6 -30C22 -42 -22 -42 -32.6 -30Z", INK, 1.2)
    art.line("M-32 -27C-20 -38.6 20 -38.6 32 -27", 1, BRASS)


def _combed_dress(art: Drawing) -> None:
    wedge(art)
    art.line("M60 113V130", 1.2)
    art.line(both("M84 100L70 130", MIDDLE), 1.6, BRASS)


def _combed_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -40C20 -41 29 -30 27.4 -10L26 2H0"), BLACK)


def _combed_front(art: Drawing) -> None:
    moustache(art, BLACK, 1)
    art.fill("M-25.4 -2C-30 -24 -26 -44 0 -46C26 -44 30 -24 25.4 -2C24.6 -12 23 -19 18 -26C8 -30 -8 -30 -18 -26"
             "C-23 -19 -24.6 -12 -25.4 -2Z", BLACK, 1.5)  # fmt: skip
    art.line("M-14 -28C-12 -36 -6 -41 2 -42M-4 -29.4C-2 -35 4 -39 12 -40M6 -29C8 -33 13 -36 19 -36"
             "M-21 -22C-21 -30 -18 -36 -12 -40", 1.1, BRASS)  # fmt: skip


YOUNG_MEN = {
    "fair": Person(
        "rays", BLUE,
        Face(width=23, jaw=0.88, chin=37, turn=0.3, brow=-0.2, brow_weight=2.8, ears=True, nose="straight", smile=1.7,
             dimples=True, skin=ROSE, brow_colour=CHESTNUT, lip_colour=LIP),
        neck=10.5, dress=_fair_dress, sides=_fair_sides, front=_fair_front,
    ),
    "cropped": Person(
        "ring", GREEN,
        Face(width=23.5, jaw=0.88, chin=37, turn=-0.25, brow=-0.2, brow_weight=3, ears=True, nose="broad", smile=1.8,
             lips=1.15, dimples=True, skin=BROWN, lip_colour=DEEP_LIP),
        neck=10.5, dress=_cropped_dress, front=_cropped_front,
    ),
    "beard": Person(
        "beads", GREEN,
        Face(width=24, jaw=0.86, chin=37, turn=0.4, brow=0.2, brow_weight=3.2, ears=True, bearded=True, nose="broad",
             smile=1.3, skin=TAN, lip_colour=LIP),
        neck=10.5, dress=_beard_dress, sides=_beard_sides, front=_beard_front,
    ),
    "embroidery": Person(
        "lozenges", BLUE,
        Face(width=24, jaw=0.9, chin=37, turn=0.2, brow=-0.3, brow_weight=3, ears=True, bearded=True, nose="straight",
             smile=1.2, skin=PALE, brow_colour=CHESTNUT, lip_colour=LIP),
        neck=10.5, dress=_embroidery_dress, sides=_embroidery_sides, front=_embroidery_front,
    ),
    "ghutra": Person(
        "rays", INK,
        Face(width=22.6, jaw=0.84, chin=36.5, turn=-0.2, brow=-0.2, brow_weight=3, bearded=True, nose="straight",
             smile=1.5, skin=TAN, lip_colour=LIP),
        neck=10, dress=_ghutra_dress, sides=_ghutra_sides, front=_ghutra_front,
    ),
    "combed": Person(
        "lozenges", RED,
        Face(width=24, jaw=0.9, chin=37.5, turn=0.25, brow=-0.2, brow_weight=3.2, lid=0.3, ears=True, nose="straight",
             bearded=True, smile=1.2, skin=OLIVE, lip_colour=LIP),
        neck=11, dress=_combed_dress, sides=_combed_sides, front=_combed_front,
    ),
}  # fmt: skip
