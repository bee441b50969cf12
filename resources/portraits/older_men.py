"""Men from forty-five on."""

from ..deck.drawing import Drawing
from ..deck.faces import Face
from ..deck.palette import BLUE, BRASS, CLOTH, GREEN, INK, RED
from ..deck.paths import both, dots, mirror, move, star
from .colours import CHESTNUT, GREY, LIP, OLIVE, PALE, ROSE, TAN, WHITE
from .parts import MIDDLE, bow, full_beard, glasses, moustache, round_neck, short_moustache, stripes, wedge
from .person import Person


def _kalpak_dress(art: Drawing) -> None:
    art.fill(mirror("M60 112L66 104L74 97L88 99L80 130H60", MIDDLE), CLOTH)
    art.line("M53 113L67 119M67 113L53 119M54 124L66 124", 1.4)
    art.line(both("M88 99.6L80 130M94 101L88 130M101 105L98 130", MIDDLE), 1.6, BRASS)


def _kalpak_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -24H26C30 -16 29 -4 26 4H0"), CHESTNUT)


def _kalpak_front(art: Drawing) -> None:
    moustache(art, CHESTNUT)
    art.fill(mirror("M0 -55.6C16 -56.6 28 -52 30 -42L31 -23C20 -30 8 -32 0 -32"), INK)
    art.line(both("M6 -52C5 -47 7 -43 6 -36M14 -51C13 -46 15 -41 14 -34M22 -48C21 -43 23 -38 22 -31"), 1.1, BRASS)


def _flat_cap_dress(art: Drawing) -> None:
    wedge(art)
    art.line("M60 113V130", 1.2)
    art.line(both("M84 100L70 130", MIDDLE), 1.6, BRASS)


def _flat_cap_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -26H25C29 -18 28 -4 25 8L20 8H0"), GREY)


def _flat_cap_front(art: Drawing) -> None:
    art.fill("M-30 -26C-36 -44 -16 -54 4 -52C24 -50 36 -40 32 -26C20 -34 -18 -35 -30 -26Z", GREEN)
    art.line("M-22 -32C-20 -42 -12 -48 -2 -51M-8 -35C-8 -42 -2 -48 6 -51M8 -35C10 -42 14 -46 20 -48"
             "M22 -32C24 -37 27 -40 29 -41M-31 -34C-14 -43 18 -44 33 -33", 1.1, BRASS)  # fmt: skip
    art.fill(
        "M-29 -27C-18 -35 20 -36 31 -26C33 -21 31 -18 29 -18C16 -27 -16 -27 -27 -18C-31 -18 -31 -23 -29 -27Z",
        GREEN,
        1.7,
    )


def _beret_dress(art: Drawing) -> None:
    art.fill("M40 103C48 112 72 112 80 103L84 110C74 122 46 122 36 110Z", RED)
    art.fill("M50 116C48 122 46 128 44 134L58 134C58 128 59 122 58 117Z", RED)
    art.line("M44 109C54 116 66 116 76 109M52 122L49 130", 1.1, BRASS)


def _beret_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -26H25C29 -18 28 -4 25 6H0"), GREY)


def _beret_front(art: Drawing) -> None:
    short_moustache(art, GREY, -1.4)
    art.fill("M-28 -22C-40 -30 -40 -44 -22 -49C0 -56 30 -52 34 -38C36 -30 32 -24 27 -20C14 -30 -14 -31 -28 -22Z", INK)
    art.fill("M-28 -22C-14 -31 14 -30 27 -20L27 -25C14 -35 -14 -36 -28 -27Z", INK, 1.2)
    art.line("M-27 -26.4C-14 -34 14 -33 26 -25M-33 -36C-22 -46 2 -49 22 -46", 1.1, BRASS)
    art.line("M0 -51C0 -53.4 1.4 -55 3 -55.6", 2.4)


def _bald_dress(art: Drawing) -> None:
    wedge(art)
    bow(art)


def _bald_sides(art: Drawing) -> None:
    for side in (-1, 1):
        art.fill(move("M22 -20C30 -18 31 -4 27 8C24 8 22 2 22 -4Z", flip_x=side), GREY)


def _bald_front(art: Drawing) -> None:
    moustache(art, GREY, -1.2, WHITE)
    art.line("M-12 -28C-6 -30 6 -30 12 -28M-8 -33C-3 -34.4 3 -34.4 8 -33", 1)
    glasses(art, BRASS, -1.6)


def _chechia_dress(art: Drawing) -> None:
    art.fill(mirror("M60 112L68 103L75 97.6L82 99L74 130H60", MIDDLE), CLOTH)
    art.line(both("M82 100L74 130M90 101L84 130", MIDDLE), 2, BRASS)
    art.fill(dots([(60, 117), (60, 124)], 1.6), BRASS, 0.9)


def _chechia_front(art: Drawing) -> None:
    full_beard(art, GREY, 24, 42, WHITE)
    moustache(art, GREY, 0.8, WHITE)
    art.fill(mirror("M0 -52C15 -53 25 -48 26 -40L27 -22C18 -29 8 -31 0 -31"), RED)
    art.line(both("M7 -49C10 -49 17 -47 20 -44"), 1.1, BRASS)
    art.line("M0 -52C12 -54 26 -50 30 -40C32 -34 31 -30 31 -26", 1.6, INK)
    art.fill("M28 -27H34L35 -12H27Z", INK, 1)


def _mariner_dress(art: Drawing) -> None:
    round_neck(art, CLOTH)
    stripes(art, CLOTH)


def _mariner_sides(art: Drawing) -> None:
    art.fill(mirror("M0 -26H25C30 -18 29 0 26 10H0"), WHITE)


def _mariner_front(art: Drawing) -> None:
    full_beard(art, WHITE, 24.4, 48, GREY)
    short_moustache(art, WHITE, 1.6)
    art.fill("M-31 -30C-36 -47 -18 -56 2 -55C22 -54 36 -47 31 -28C20 -36 -18 -38 -31 -30Z", BLUE)
    art.fill("M-28 -29C-16 -38 18 -38 30 -28L30 -20C18 -29 -16 -29 -27 -21Z", INK, 1.5)
    art.fill(
        "M-20 -25C-28 -22 -32 -16 -30 -12C-16 -22 8 -24 26 -18C30 -20 31 -24 28 -26C14 -32 -8 -32 -20 -25Z", INK, 1.5
    )
    art.line("M-22 -33C-10 -38 12 -38 24 -33", 1.6, BRASS)
    art.fill(star(0, -42, 6, 2.6, 5), BRASS, 1.2)


OLDER_MEN = {
    "kalpak": Person(
        "rays", RED,
        Face(width=25.4, jaw=0.98, chin=38, turn=0.2, brow=0, brow_weight=3.6, lid=0.35, ears=True, nose="broad",
             nose_length=11, mouth=6.6, smile=1, skin=PALE, brow_colour=CHESTNUT, lip_colour=LIP),
        neck=12, dress=_kalpak_dress, sides=_kalpak_sides, front=_kalpak_front,
    ),
    "flat-cap": Person(
        "lozenges", INK,
        Face(width=24, jaw=0.92, chin=37.5, turn=0.3, brow=-0.4, brow_weight=3, lid=0.4, ears=True, nose="broad",
             creases=True, smile=1.8, skin=ROSE, brow_colour=GREY, lip_colour=LIP),
        neck=11, dress=_flat_cap_dress, sides=_flat_cap_sides, front=_flat_cap_front,
    ),
    "beret": Person(
        "ring", BLUE,
        Face(width=23.6, jaw=0.88, chin=37.5, turn=-0.3, brow=-0.4, brow_weight=3, lid=0.45, ears=True, nose="aquiline",
             creases=True, smile=1.4, skin=ROSE, brow_colour=GREY, lip_colour=LIP),
        neck=10.5, dress=_beret_dress, sides=_beret_sides, front=_beret_front,
    ),
    "bald": Person(
        "lozenges", RED,
        Face(width=24.5, jaw=0.9, chin=37.5, turn=-0.35, brow=-0.6, brow_weight=3, lid=0.5, ears=True, nose="aquiline",
             creases=True, bearded=True, smile=1.3, skin=OLIVE, brow_colour=GREY, lip_colour=LIP),
        neck=11, dress=_bald_dress, sides=_bald_sides, front=_bald_front,
    ),
    "chechia": Person(
        "beads", BLUE,
        Face(width=24, jaw=0.88, chin=37.5, turn=0.25, brow=-0.4, brow_weight=3.2, lid=0.5, ears=True, nose="straight",
             creases=True, bearded=True, smile=1.4, skin=TAN, brow_colour=GREY, lip_colour=LIP),
        neck=11, dress=_chechia_dress, front=_chechia_front,
    ),
    "mariner": Person(
        "ring", BLUE,
        Face(width=24, jaw=0.9, chin=38, turn=0.5, brow=-0.3, brow_weight=3.4, lid=0.5, ears=True, nose="straight",
             creases=True, bearded=True, smile=1.4, skin=ROSE, brow_colour=GREY, lip_colour=LIP),
        neck=11, dress=_mariner_dress, sides=_mariner_sides, front=_mariner_front,
    ),
}  # fmt: skip
