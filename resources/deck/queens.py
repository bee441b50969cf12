"""The four queens, bust and head, and what they hold."""

import math

from .drawing import Drawing
from .emblems import fan, lily, looking_glass, rose
from .faces import Face, lady_profile
from .garments import neck, on_shoulders, panel, shoulders
from .hands import fist, lace, pinch, ring, sleeve
from .marks import MARKS
from .palette import BLUE, BRASS, CENTRE_X, CLOTH, GREEN, INK, RED
from .paths import both, dots, ellipse, mirror, move, star


def queen_of_spades(art: Drawing) -> None:
    """In profile: black bob, star diadem, blue standing collar, fan."""
    art.fill_inside(mirror("M126 150C150 146 176 120 184 76C164 84 150 100 126 104", CENTRE_X), BLUE)
    for x, y in ((178, 88), (170, 92), (162, 97), (154, 101)):
        ribs = f"M{x} {y}L{134 + (x - 150) * 0.25} 142M{252 - x} {y}L{118 - (x - 150) * 0.25} 142"
        art.line(ribs, 1.3, BRASS)
    shoulders(art, INK, 138)
    neck(art, 9.5, 110, 150)
    art.line("M115 143C120 151 132 151 137 143", 1.6, BRASS)
    art.fill_inside(mirror("M126 168L137 140L150 137C146 152 138 168 132 190H126", CENTRE_X), BLUE)
    for k in range(4):
        for x, y in ((-54 + k * 13, 152), (66 - k * 13, 158)):
            art.fill_inside(move(star(0, 0, 4, 1.6, 4), 126 + x, y), BRASS, 0)
    fan(art, 203, 140)
    sleeve(art, BLUE, BRASS, 202, 156, 12)
    lace(art, 202, 152)
    fist(art, 202, 154, 0.86)
    ring(art, 208, 152)
    art.head(_head_of_queen_of_spades, x=121, y=94, scale=1.06)


def _head_of_queen_of_spades(art: Drawing) -> None:
    art.group("scale(-1 1)", _bobbed_profile)


def _bobbed_profile(art: Drawing) -> None:
    lady_profile(art)
    art.fill(dots([(-13.5, 14)], 1.3), INK, 0)  # a beauty spot
    art.fill(
        "M-22 -21C-22 -38 -8 -45 8 -44C28 -42 37 -24 36 -4C35 8 36 16 34 25C32 30 14 31 6 26C10 16 8 6 5 -2"
        "C2 -8 1 -14 1 -21Z",
        INK,
    )
    art.line("M9 -20C15 -8 13 8 13 22M19 -22C26 -8 24 8 23 24", 1.1, BRASS)
    art.fill("M-25 -29C-14 -38 14 -40 34 -28L36 -36C16 -49 -14 -47 -28 -37Z", BRASS, 1.6)
    art.fill(move(star(0, 0, 11, 4.6, 8), -10, -52), BRASS, 1.6)
    art.fill("M3 -43L8 -56L13 -43ZM16 -41L23 -52L25 -38Z", BRASS, 1.6)
    art.fill(dots([(-10, -52)], 2.5), RED, 1)
    art.fill(dots([(4, 27)], 2.8), BRASS, 1.2)


def queen_of_hearts(art: Drawing) -> None:
    """Golden waves, heart diadem, a rose."""
    shoulders(art, RED, 138)
    for s in (-1, 1):
        art.fill_inside(move("M30 12C32 -10 54 -16 66 -6C76 4 74 22 64 34L40 40Z", 126, 140, flip_x=s), RED)
        art.line_inside(move("M44 -5C40 4 42 12 46 22M57 -8C58 2 58 12 56 24", 126, 140, flip_x=s), 1.3, BRASS)
    art.fill_inside(mirror("M126 128L150 134C170 138 178 144 180 150C160 168 144 172 126 174", CENTRE_X), CLOTH)
    art.line_inside(both("M140 140C152 148 164 150 176 150M136 148C146 158 156 160 164 160", CENTRE_X), 1.1)
    neck(art, 9.5, 110, 152)
    art.line("M116 144C120 152 132 152 136 144", 1.6, BRASS)
    art.fill(move(MARKS["H"], 126, 153, 0.26), RED, 1.2)
    rose(art, 204, 96)
    sleeve(art, RED, BRASS, 204, 158, 12)
    pinch(art, 202, 154)
    art.head(_head_of_queen_of_hearts, y=94, scale=1.06, lean=4)


def _head_of_queen_of_hearts(art: Drawing) -> None:
    art.fill(mirror("M0 -44C26 -46 36 -28 34 -8C33 2 40 10 38 22C36 34 42 40 36 50C28 54 20 46 18 36L0 30"), BRASS)
    art.line(both("M29 -10C28 4 34 12 32 22C30 32 34 38 32 46M25 10C26 20 26 28 27 38"), 1.2)
    Face(
        width=23.4,
        jaw=0.84,
        chin=34.5,
        turn=0.5,
        brow=-0.6,
        smile=2,
        mouth=7.6,
        lips=1.1,
        nose="short",
        eye=1.12,
        woman=True,
        brow_weight=1.9,
        nose_length=8,
        gap=11.4,
        dimples=True,
    ).draw(art)
    art.fill(both("M0 -41C4 -28 13 -23 20 -16C23 -8 22 2 25 9C33 -6 31 -40 0 -42Z"), BRASS, 1.6)
    art.fill(mirror("M0 -36C12 -36 22 -33 29 -25L30.6 -31C24 -39 12 -43 0 -43"), RED, 1.6)
    art.fill(dots([(11, -37.6), (-11, -37.6), (21, -33), (-21, -33)], 1.7), CLOTH, 0)
    art.fill(move(MARKS["H"], 0, -50, 0.5), RED, 2)
    art.fill(
        both("M9 -42C10 -50 15 -54 18 -54C17 -48 18 -44 17 -40ZM20 -39C22 -45 26 -48 29 -47C27 -42 28 -38 27 -34Z"),
        BRASS,
        1.5,
    )


def queen_of_diamonds(art: Drawing) -> None:
    """Red hair parted, halo headdress, coral ruff, mirror."""
    shoulders(art, BLUE, 140)
    panel(art, CLOTH, 14, 22)
    for k in range(5):
        art.fill_inside(move("M0 -6.4L7 0L0 6.4L-7 0Z", 126, 158 + k * 13), BRASS, 1.2)
    art.line_inside(both("M162 134L172 240M186 134L204 240", CENTRE_X), 2, BRASS, within=on_shoulders(140))
    for s in (-1, 1):
        art.fill_inside(
            move("M32 8C30 -12 44 -20 58 -14C72 -8 74 8 66 20C56 26 40 24 32 8Z", 126, 146, flip_x=s), CLOTH
        )
        art.fill_inside(
            move(
                "M36 6C36 -6 44 -14 50 -15C46 -6 46 8 50 20C44 18 38 14 36 6ZM58 -13"
                "C64 -10 69 -4 69 4C69 10 66 16 62 19C56 22 58 16 60 8C62 0 62 -6 58 -13Z",
                126,
                146,
                flip_x=s,
            ),
            BLUE,
            1.2,
        )
    neck(art, 9.5, 110, 146)
    ruff(art)
    looking_glass(art, 204, 84)
    sleeve(art, BLUE, RED, 204, 158, 12)
    lace(art, 204, 152)
    pinch(art, 202, 152, 0.94)
    art.head(_head_of_queen_of_diamonds, y=95, scale=1.06)


def _head_of_queen_of_diamonds(art: Drawing) -> None:
    art.fill(mirror("M0 -64C26 -64 42 -44 40 -18L30 -14C28 -30 16 -36 0 -36"), BLUE)
    for k in range(-4, 5):
        t = math.radians(-90 + k * 19)
        art.fill(ellipse(41 * math.cos(t) * 0.99, -22 + 42 * math.sin(t), 3.4), BRASS, 1.4)
    for k in range(-3, 4):
        t = math.radians(-90 + k * 22)
        art.fill(move("M0 -6L3.4 0L0 6L-3.4 0Z", 33 * math.cos(t), -20 + 32 * math.sin(t), 1, k * 22), CLOTH, 0)
    art.fill(mirror("M0 -40C20 -40 31 -26 30 -8C33 -2 33 8 28 12C22 14 20 8 20 2H0"), RED)
    Face(
        width=21.5,
        jaw=0.72,
        chin=36,
        turn=-0.25,
        brow=0.9,
        lid=0.4,
        brow_weight=1.2,
        mouth=6.6,
        lips=0.75,
        smile=-0.4,
        woman=True,
        nose_length=10.2,
        eye=0.92,
    ).draw(art)
    art.fill(both("M0 -38C2 -28 12 -22 18 -16C21.6 -10 21 -2 23 4C30 -6 30 -38 0 -39Z"), RED, 1.5)
    art.fill(both("M29 -6C34 0 34 9 28 13C22 13 20 6 22 0Z"), RED, 1.5)
    art.line(both("M22 3C26 1 29 0 31 1M22 8C26 6 29 5 32 6"), 1.1)
    art.fill(dots([(0, -33)], 2.6), BRASS, 1.2)


def ruff(art: Drawing) -> None:
    """One pleated collar: scalloped edge, radiating folds."""

    def point(angle: float, rx: float, ry: float) -> str:
        return f"{126 + rx * math.cos(angle)} {124 + ry * math.sin(angle)}"

    step = math.radians(188) / 12
    angles = [math.radians(184) - k * step for k in range(13)]
    edge = "M" + point(angles[0], 47, 21)
    edge += "".join(f"Q{point(angle + step / 2, 55, 27)} {point(angle, 47, 21)}" for angle in angles[1:])
    art.fill(edge + "C160 112 140 118 126 118C112 118 92 112 78 122Z", CLOTH)
    art.line("".join(f"M{point(angle, 24, 9)}L{point(angle, 45, 19.6)}" for angle in angles[1:-1]), 1.1)


def queen_of_clubs(art: Drawing) -> None:
    """Green veil and golden wreath, dark plaits, a lily."""
    art.fill_inside(mirror("M126 30C160 30 176 60 178 100C180 130 190 150 196 170H126", CENTRE_X), GREEN)
    art.line_inside(both("M126 35C156 35 170 62 172 100C173 116 176 130 181 144", CENTRE_X), 1.6, BRASS)
    art.line_inside(both("M160 84C163 110 162 126 165 142", CENTRE_X), 1.2, BRASS)
    shoulders(art, GREEN, 140)
    art.fill_inside(mirror("M126 170L138 136L162 138C156 156 146 176 140 200H126", CENTRE_X), RED)
    art.line_inside(both("M152 138C148 154 140 172 135 190", CENTRE_X), 1.8, BRASS)
    neck(art, 9.5, 110, 160)
    art.fill_inside(mirror("M126 166L136 142L142 137C142 152 136 164 131 180H126", CENTRE_X), CLOTH)
    lily(art, 204, 84)
    sleeve(art, GREEN, BRASS, 204, 158, 12)
    pinch(art, 202, 154)
    art.head(_head_of_queen_of_clubs, y=94, scale=1.06, lean=-4)


def _head_of_queen_of_clubs(art: Drawing) -> None:
    art.fill(mirror("M0 -38C20 -38 27 -24 26 -8V6H0"), INK)
    Face(
        width=22.4,
        jaw=0.8,
        chin=35.5,
        turn=0.9,
        brow=-0.2,
        lid=0.35,
        brow_weight=2.6,
        nose="aquiline",
        woman=True,
        nose_length=9.4,
        mouth=6.8,
        lips=1.3,
        smile=0.6,
        gap=10.6,
    ).draw(art)
    art.fill(both("M0 -38C2 -27 12 -24 18 -16C22 -8 21 0 23.4 8C30 0 30 -38 0 -39Z"), INK, 1)
    for s in (-1, 1):
        for k in range(6):
            art.fill(
                move("M-5 -5C0 -7 6 -3 5 3C1 6 -5 3 -5 -5Z", s * (26 + k * 0.8), 10 + k * 9, flip_x=s), INK, 1, BRASS
            )
    for s in (-1, 1):
        for k in range(5):
            t = math.radians(-90 + s * (8 + k * 17))
            art.fill(
                move(
                    "M0 5C-6 0 -5 -7 0 -13C5 -7 6 0 0 5Z",
                    31 * math.cos(t),
                    -10 + 31 * math.sin(t),
                    0.9,
                    s * (40 + k * 17),
                ),
                BRASS,
                1.4,
            )
    art.fill(dots([(0, -43)], 4.4), RED, 1.5)
    art.fill(dots([(-14, -37), (14, -37), (-25, -26), (25, -26)], 2), RED, 1)
