"""Women from forty on, and two with covered hair."""

from ..deck.drawing import Drawing
from ..deck.faces import Face
from ..deck.palette import BLUE, BRASS, CLOTH, GREEN, INK, RED
from ..deck.paths import both, dots, ellipse, mirror, move, star
from .colours import BLACK, DEEP, DEEP_LIP, GREY, OLIVE, PALE, ROSE, WHITE
from .parts import MIDDLE, earrings, glasses, hoops, lozenges, round_neck, seams, string
from .person import Person


def _wrap_dress(art: Drawing) -> None:
    for s in (-1, 1):
        art.fill(move("M14 -2C26 -2 37 3 43 9L37 30H6Z", MIDDLE, 99.6, flip_x=s), BLUE)
        for k in range(3):
            art.fill(move("M0 -5L5 0L0 5L-5 0Z", MIDDLE + s * (19 + k * 7), 106 + k * 7), RED, 0)
    round_neck(art, RED)
    art.fill(dots([(60, 115.2), (68, 113.4), (52, 113.4), (75.4, 109), (44.6, 109)], 1.7), BRASS, 0)


def _wrap_front(art: Drawing) -> None:
    art.fill("M-26 -16C-38 -34 -30 -52 -8 -54.6C4 -57 28 -57 35 -43C39 -34 32 -22 26 -14C20 -25 10 -29 0 -29"
             "C-10 -29 -20 -25 -26 -16Z", BLUE)  # fmt: skip
    art.fill("M-26 -16C-30 -22 -31 -27 -30 -32C-14 -40 12 -42 33 -32C32 -25 30 -20 26 -14C20 -25 10 -29 0 -29"
             "C-10 -29 -20 -25 -26 -16Z", RED, 1.6)  # fmt: skip
    art.line("M-29 -28.6C-14 -36 12 -37.4 31 -28.6", 1.6, BRASS)
    art.line("M-24 -39C-12 -51 10 -54 30 -46M-14 -39C0 -47 16 -49 34 -39M-8 -54.6C-14 -50 -20 -46 -27 -41", 1.6, BRASS)
    hoops(art, 24.4, 12.6)


def _veil_dress(art: Drawing) -> None:
    seams(art)


_VEIL = "M0 -45C26 -45 35 -26 32 -2C33 18 40 32 44 44C30 54 14 58 0 58"


def _veil_sides(art: Drawing) -> None:
    art.fill(mirror(_VEIL), BLUE)
    art.line("M-25 26C-16 44 6 50 28 44M-30 32C-18 52 8 57 34 49", 1.2, BRASS)


def _veil_front(art: Drawing) -> None:
    art.fill("M0 -45C-25 -45 -34 -27 -31 -3C-31 12 -27 28 -14 41C6 48 22 40 27 24C31 12 32 6 31 -3C34 -27 25 -45 0 -45Z"
             "M0 -27C11 -27 20 -20 22 -8C23 8 18 24 8 32C3 35 -3 35 -8 32C-18 24 -23 8 -22 -8C-20 -20 -11 -27 0 -27Z",
             BLUE, 0)  # fmt: skip
    art.line(
        "M0 -45C-25 -45 -34 -27 -31 -3C-31 12 -27 28 -14 41C6 48 22 40 27 24C31 12 32 6 31 -3C34 -27 25 -45 0 -45", 2
    )
    art.line(
        "M0 -27C11 -27 20 -20 22 -8C23 8 18 24 8 32C3 35 -3 35 -8 32C-18 24 -23 8 -22 -8C-20 -20 -11 -27 0 -27", 1.6
    )
    art.line("M-19.6 -18C-16 -30 -8 -33 0 -33C8 -33 16 -30 19.6 -18", 2.4, BRASS)
    art.line("M26 -18C28 0 27 18 14 34M-26.4 -14C-27 6 -24 22 -14 34", 1.2, BRASS)


def _pinned_dress(art: Drawing) -> None:
    art.fill(mirror("M60 118C76 117 88 111 92 101L77 97C76 106 68 112 60 112", MIDDLE), RED)
    art.line(both("M64 115C76 113.4 84 108.4 88 102", MIDDLE), 1.2, BRASS)
    string(art, BRASS, 2)


def _pinned_sides(art: Drawing) -> None:
    art.fill(ellipse(0, -45, 14, 10.5), BLACK)
    art.line("M-9 -44C-6 -53 6 -54 10 -45M-5 -43C-2 -48 4 -48 6 -43", 1.1, BRASS)
    art.fill(mirror("M0 -42C23 -43 32 -28 30 -8C30 0 28 8 25 12H0"), BLACK)
    art.fill("M-15 -41C-6 -38 6 -38 15 -41L15 -36.6C6 -33.6 -6 -33.6 -15 -36.6Z", BRASS, 1.5)
    art.fill(dots([(0, -37.4), (-8, -38), (8, -38)], 1.5), RED, 0)


def _pinned_front(art: Drawing) -> None:
    art.fill(both("M0 -35C2 -28 10 -25 17 -19C22 -12 21 -4 23.6 4C31 -6 30 -34 0 -37Z"), BLACK, 1.3)
    art.line(both("M4 -32C11 -29 19 -25 23 -16M10 -35C17 -33 23 -29 26.4 -20"), 1.1, BRASS)
    art.line("M-3 -32C-10 -29 -17 -25 -21 -17", 2.2, GREY)
    earrings(art, 23.6, 13.6, 3)


def _scarf_dress(art: Drawing) -> None:
    art.line(both("M90 101L106 126", MIDDLE), 2, BRASS)
    art.fill(mirror("M60 118C78 118 90 108 88 98L74 92L60 100", MIDDLE), RED)
    art.line(both("M62 108C72 108 80 104 84 98M62 113C76 113 86 108 88 102", MIDDLE), 1.1, BRASS)


def _scarf_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -46C26 -46 36 -26 33 -2C33 14 29 30 20 40L0 44"), RED)


def _scarf_front(art: Drawing) -> None:
    art.fill("M-30 -4C-32 -34 -18 -46 0 -46C18 -46 32 -34 30 -4C31 14 26 28 14 40"
             "C20 28 24 10 22.4 -8C20 -22 10 -29 0 -29"
             "C-10 -29 -20 -22 -22.4 -8C-24 10 -20 28 -14 40C-26 28 -31 14 -30 -4Z", RED, 1.6)  # fmt: skip
    art.line(
        "M-26.6 -6C-27 -28 -14 -38 0 -38C14 -38 27 -28 26.6 -6C27 10 24 22 18 32M-26.6 -6C-27 10 -24 22 -18 32",
        1.2,
        BRASS,
    )
    art.fill(lozenges([(0, -41.6), (-11, -39.6), (11, -39.6), (-20, -33.6), (20, -33.6)]), BRASS, 0)


def _bob_dress(art: Drawing) -> None:
    art.fill(mirror("M60 114L67 102L76 97L90 104L74 121Z", MIDDLE), CLOTH)
    string(art, CLOTH, 2.1)
    art.fill(dots([(60, 117)], 3), RED, 1.2)


def _bob_behind(art: Drawing) -> None:
    art.fill(mirror("M0 -43C24 -44 34 -28 33 -8C34 6 34 18 28 27L14 26L0 12"), GREY)


def _bob_front(art: Drawing) -> None:
    art.fill("M-8 -41C-26 -38 -34 -22 -31 2C-31 12 -29 20 -25 23C-24 12 -23 4 -22 -6C-21 -14 -15 -20 -8 -22"
             "C4 -22 14 -26 17 -30C20 -24 22 -16 22 -6C23 4 24 12 25 23C29 20 31 12 31 2C34 -26 18 -46 -8 -41Z",
             GREY, 1.4)  # fmt: skip
    art.line("M-24 -14C-20 -26 -8 -30 6 -32M-28 -2C-28 -16 -24 -28 -14 -35M24 -16C24 -26 20 -33 12 -37"
             "M28 -2C29 -14 28 -22 26 -28", 1.1, WHITE)  # fmt: skip
    glasses(art, BLUE, 1)


def _kerchief_dress(art: Drawing) -> None:
    art.fill(mirror("M60 130L67 108L80 99L88 101L80 130", MIDDLE), RED)
    art.line(both("M84 101L77 128", MIDDLE), 1.6, BRASS)


def _kerchief_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -45C26 -46 36 -28 33 -4C33 12 28 26 22 36L10 46L0 48"), GREEN)
    art.fill(both("M2 40C8 38 16 44 20 54C14 58 6 52 2 44Z"), GREEN, 1.6)
    art.line(both("M6 43C10 45 14 49 16 53"), 1, BRASS)


def _kerchief_front(art: Drawing) -> None:
    art.fill(both("M0 -31C2 -25 12 -23 19 -15C21 -20 16 -30 0 -32Z"), WHITE, 1.2)
    art.fill("M-31 -6C-33 -34 -18 -46 0 -46C18 -46 33 -34 31 -6C31 12 26 30 4 41L0 44L-4 41C-26 30 -31 12 -31 -6Z"
             "M-22.6 -8C-24 10 -18 28 -4 36L0 38L4 36C18 28 24 10 22.6 -8C20 -22 10 -30 0 -30C-10 -30 -20 -22 -22.6 -8"
             "Z", GREEN, 0)  # fmt: skip
    art.line("M-4 41C-26 30 -31 12 -31 -6C-33 -34 -18 -46 0 -46C18 -46 33 -34 31 -6C31 12 26 30 4 41", 2)
    art.line("M-4 36C-18 28 -24 10 -22.6 -8C-20 -22 -10 -30 0 -30C10 -30 20 -22 22.6 -8C24 10 18 28 4 36", 1.6)
    flowers = [(0, -38), (14, -35), (24, -24), (27, -8), (25.6, 8), (19, 23)]
    art.fill(dots([(s * x, y) for s in (-1, 1) for x, y in flowers], 2.5), RED, 0)
    art.fill(dots([(s * x, y) for s in (-1, 1) for x, y in flowers], 1), BRASS, 0)
    art.fill(move(star(0, 0, 6, 4, 4), 0, 43), GREEN, 1.4)


OLDER_WOMEN = {
    "wrap": Person(
        "rays", BRASS,
        Face(width=22.5, jaw=0.8, chin=35.5, turn=0.15, woman=True, brow_weight=2.6, nose="broad", lips=1.15, smile=1.6,
             brow=-0.4, eye=1.1, ears=True, skin=DEEP, lip_colour=DEEP_LIP),
        dress=_wrap_dress, front=_wrap_front,
    ),
    "veil": Person(
        "lozenges", INK,
        Face(width=21.5, jaw=0.74, chin=34.5, turn=-0.2, woman=True, brow_weight=2.6, nose="straight", smile=1.6,
             eye=1.14, brow=-0.2, skin=OLIVE),
        dress=_veil_dress, sides=_veil_sides, front=_veil_front,
    ),
    "pinned": Person(
        "ring", INK,
        Face(width=22, jaw=0.78, chin=35.5, turn=0.3, woman=True, brow_weight=2.6, lid=0.35, nose="straight", smile=1.4,
             brow=-0.2, skin=PALE),
        neck=9, dress=_pinned_dress, sides=_pinned_sides, front=_pinned_front,
    ),
    "scarf": Person(
        "beads", INK,
        Face(width=21.5, jaw=0.76, chin=35, turn=0.2, woman=True, brow_weight=2.4, lid=0.4, smile=1.2, nose="straight",
             creases=True, brow=-0.2, skin=OLIVE),
        dress=_scarf_dress, sides=_scarf_sides, front=_scarf_front,
    ),
    "bob": Person(
        "lozenges", BLUE,
        Face(width=22.5, jaw=0.82, chin=35.5, turn=0.2, woman=True, brow_weight=2, lid=0.35, smile=1.7, nose="straight",
             creases=True, brow=-0.5, skin=ROSE, brow_colour=GREY),
        behind=_bob_behind, dress=_bob_dress, front=_bob_front,
    ),
    "kerchief": Person(
        "beads", BLUE,
        Face(width=22.5, jaw=0.86, chin=34.5, turn=-0.15, woman=True, brow_weight=2.2, lid=0.6, smile=1.8, nose="broad",
             nose_length=10, creases=True, dimples=True, brow=-0.6, skin=PALE, brow_colour=GREY),
        dress=_kerchief_dress, sides=_kerchief_sides, front=_kerchief_front,
    ),
}  # fmt: skip
