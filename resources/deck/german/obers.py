"""The four Obers of the German-suited pack, bust and head, and what they hold."""

from ..drawing import Drawing
from ..emblems import banner, bell_staff, boar_spear, feather, sword
from ..faces import Face
from ..garments import neck, on_shoulders, panel, shoulders
from ..hands import fist, slashes, sleeve
from ..marks import ACORN, LEAF, MARKS
from ..palette import BLUE, BRASS, CENTRE_X, CLOTH, GREEN, INK, RED
from ..paths import both, dots, ellipse, mirror, move, polygon

_MOUSTACHE = "M0 14.4C4 12 8 14.6 12 17.6C16 19.4 20 17 21 12C24 20 17 25 10 22.4C6 20.8 2.4 18.8 0 18.8"


def ober_of_leaves(art: Drawing) -> None:
    """The ensign: shako with a tassel, handlebar moustache, braided coat, banner."""
    shoulders(art, GREEN)
    panel(art, RED, 20, 26)
    for k in range(5):
        braid = f"M{104 - k} {142 + k * 12}C116 {148 + k * 12} 136 {148 + k * 12} {148 + k} {142 + k * 12}"
        art.line_inside(braid, 2.6, BRASS)
    for s in (-1, 1):
        art.fill_inside(move("M46 0C58 -3 70 2 78 12L74 22C64 14 56 12 44 12Z", 126, 136, flip_x=s), BRASS)
        art.line_inside(move("M50 12L48 20M58 13L57 22M66 16L66 25", 126, 136, flip_x=s), 2.2, BRASS)
    neck(art, 11, 110, 134)
    art.fill_inside(mirror("M126 142L137 126H146L148 138L126 148", CENTRE_X), INK)
    banner(art, 205, LEAF, GREEN)
    sleeve(art, GREEN, RED)
    fist(art, 205, 150, glove=CLOTH)
    art.head(_head_of_ober_of_leaves, y=95, scale=1.04)


def _head_of_ober_of_leaves(art: Drawing) -> None:
    art.fill(mirror("M0 -30H25C30 -18 29 -4 26.4 8L22 12H0"), INK)
    Face(
        width=23.6,
        jaw=0.9,
        chin=37,
        turn=-0.5,
        brow=1.2,
        lid=0.3,
        nose="broad",
        nose_length=9.8,
        brow_weight=3.2,
        ears=True,
    ).draw(art)
    art.fill(move(mirror(_MOUSTACHE), -2), INK, 0.8)
    art.fill("M-25 -26L-29 -61C-10 -66 10 -66 29 -61L25 -26C10 -32 -10 -32 -25 -26Z", GREEN)
    art.fill("M-29 -61C-10 -66 10 -66 29 -61L28.4 -54C10 -59 -10 -59 -28.4 -54Z", BRASS, 1.6)
    art.fill(move(LEAF, 0, -44, 0.46), BRASS, 1.4)
    art.fill("M-27 -26C-12 -36 12 -36 27 -26L29 -18C12 -27 -12 -27 -29 -18Z", INK, 1.4)
    art.line("M27 -50C35 -44 36 -34 33 -26", 1.8, RED)
    art.fill("M30 -27H36.6L38 -12H29Z", RED, 1.5)


def ober_of_hearts(art: Drawing) -> None:
    """The knight: helmet with its visor up, short beard, breastplate and sash, sword."""
    shoulders(art, RED)
    art.fill_inside(mirror("M126 134H150C164 150 162 176 150 200H126", CENTRE_X), CLOTH)
    art.line_inside("M126 138V200M108 144C102 160 102 176 108 190M144 144C150 160 150 176 144 190", 1.4, BLUE)
    art.fill_inside("M96 138L108 134L172 188L166 200Z", BLUE)
    for s in (-1, 1):
        art.fill_inside(move("M36 2C46 -10 68 -8 78 8C80 20 76 28 68 34C56 24 44 18 36 16Z", 126, 136, flip_x=s), BRASS)
        art.line_inside(move("M42 6C54 2 68 8 74 22M46 14C56 14 64 20 69 30", 126, 136, flip_x=s), 1.4)
    sword(art, 204, 22)
    sleeve(art, RED, BRASS)
    slashes(art, BLUE)
    fist(art, 204, 150, glove=BRASS, from_inside=True)
    art.head(_head_of_ober_of_hearts, y=94, scale=1.06, lean=2)


def _head_of_ober_of_hearts(art: Drawing) -> None:
    feather(
        art,
        "M2 -62C18 -72 44 -64 46 -40C47 -24 42 -12 36 -6C38 -20 36 -32 28 -40C20 -48 10 -52 2 -54Z",
        RED,
        "M6 -60C26 -62 42 -44 39 -14M22 -61L28 -54M34 -54L35 -45M42 -42L38 -36",
    )
    art.fill(mirror("M0 -62C24 -62 34 -44 33 -20L31 26C28 34 22 38 17 40L0 36"), CLOTH)
    Face(
        width=22.4,
        jaw=0.8,
        chin=36,
        turn=0.7,
        brow=0.4,
        smile=0.6,
        bearded=True,
        nose="straight",
        eye=0.95,
        brow_weight=2.6,
        gap=10.4,
    ).draw(art)
    art.fill(mirror("M0 24.6C4 26 8 25.6 10.4 22.4C14 20 18 14 22.4 6C24.6 18 23 28 18 34C13 40 6 42 0 42"), INK, 1.4)
    art.fill(move(mirror("M0 14.6C4 12.8 9 14.6 13 20C9 21.2 4 20 0 18.8"), 2.6), INK, 0.8)
    art.fill("M-33 -22C-30 -40 -16 -46 0 -46C16 -46 30 -40 33 -22C24 -30 12 -33 0 -33C-12 -33 -24 -30 -33 -22Z", BRASS)
    art.line("M-22 -33L-20 -38M-13 -36L-12 -41M-4 -37V-42M5 -37V-42M14 -36L13 -41M23 -33L21 -38", 2.2)
    art.line(both("M24 -22C26 -4 25 14 22 30"), 1.4, BLUE)
    art.fill(dots([(-31, -19), (31, -19)], 3.4), BRASS, 1.4)
    art.fill(mirror("M0 -67C3.6 -64 4.4 -56 3.8 -46H0"), BRASS, 1.6)
    art.fill(move(MARKS["H"], 0, -47, 0.3), RED, 1.4)


def ober_of_bells(art: Drawing) -> None:
    """The fool: two-horned hood and pointed collar with bells, a broad smile, a staff of bells."""
    shoulders(art, BLUE)
    art.fill_inside("M126 130L146 133C168 136 192 137 206 148L222 224V260H126Z", RED, within=on_shoulders(128))
    art.line_inside("M126 134V260", 1.6)
    for k, (x, y) in enumerate(((-64, 158), (-36, 166), (-10, 174), (18, 178), (46, 176))):
        left, right = ((126 + x + side, 129 + 0.17 * abs(x + side)) for side in (-15, 15))
        art.fill_inside(polygon(left, right, (126 + x, y)), CLOTH if k % 2 else BRASS, 1.6)
        art.fill_inside(ellipse(126 + x, y, 4.4), BRASS, 1.4)
    bell_staff(art, 204)
    sleeve(art, BLUE, BRASS)
    slashes(art, RED)
    fist(art, 204, 150)
    art.head(_head_of_ober_of_bells, y=94, scale=1.06, lean=-6)


def _head_of_ober_of_bells(art: Drawing) -> None:
    art.fill("M0 -40C-14 -58 -34 -62 -48 -46C-52 -40 -52 -30 -50 -24C-44 -34 -36 -36 -28 -28L-30 14L-18 34L0 40Z", BLUE)
    art.fill("M0 -40C14 -58 34 -62 48 -46C52 -40 52 -30 50 -24C44 -34 36 -36 28 -28L30 14L18 34L0 40Z", RED)
    Face(
        width=21,
        jaw=0.9,
        chin=34.5,
        turn=-0.4,
        brow=-2,
        smile=3.4,
        mouth=9.6,
        lips=1,
        nose="broad",
        nose_length=8.6,
        eye=1.05,
        brow_weight=2,
        dimples=True,
    ).draw(art)
    art.fill(dots([(-14, 11.4), (11.4, 11.4)], 3.2), RED, 0)
    art.fill(both("M0 -26C10 -27 18 -22 20 -10C22 0 21.6 12 18 22L24 30L31 12L30 -22L14 -34L0 -38Z"), BRASS, 1.6)
    art.line(both("M25 20L28 8L27 -18L13 -29L0 -32"), 1.1, RED)
    art.fill(dots([(-50, -20), (50, -20)], 5.4), BRASS, 1.6)
    art.line("M-53 -18.6H-47M47 -18.6H53", 1.4)


def ober_of_acorns(art: Drawing) -> None:
    """The woodman: broad hat with a spray of acorns, full fair beard, leather jerkin, boar spear."""
    shoulders(art, GREEN)
    art.fill_inside(mirror("M126 132H152C158 150 156 176 148 200H126", CENTRE_X), BRASS)
    art.line_inside("M126 160V200M117 166L135 172M135 166L117 172M117 178L135 184", 1.4)
    art.line_inside("M88 134L164 200M96 134L172 198", 2.2, INK)
    for s in (-1, 1):
        art.fill_inside(move("M26 -4L54 2L76 14L70 26L58 20L48 30L40 18L28 24Z", 126, 136, flip_x=s), RED)
    boar_spear(art, 205)
    sleeve(art, GREEN, RED)
    art.line_inside("M190 166L218 174M218 166L190 174", 1.4)
    fist(art, 205, 150, from_inside=True)
    art.head(_head_of_ober_of_acorns, y=95, scale=1.05, lean=3)


def _head_of_ober_of_acorns(art: Drawing) -> None:
    art.fill(mirror("M0 -30H26C33 -16 34 4 30 22L20 28H0"), BRASS)
    Face(
        width=24.4,
        jaw=0.92,
        chin=36,
        turn=0.3,
        brow=0.6,
        smile=1.2,
        mouth=7.4,
        bearded=True,
        nose="aquiline",
        nose_length=11,
        eye=0.9,
        brow_weight=3.2,
        creases=True,
    ).draw(art)
    art.fill(mirror("M0 25C4 26.4 8 25.6 10.4 22.4C15 19 20 12 24.4 2C29 14 29 30 23 40L18 38L13 49L7 46L0 55"), BRASS)
    art.line(both("M4.6 31C5.6 37 5 42 3.6 47M12 27C14 33 13.6 38 11 44M19 20C21.4 27 21 32 18.6 37"), 1.2)
    art.fill(move(mirror("M0 14.6C4 12.6 9 14.6 13.6 20.4C9 22 4 20.4 0 18.8"), 1), BRASS, 1.2)
    art.fill("M-26 -32C-26 -52 -16 -62 0 -62C16 -62 26 -52 26 -32C10 -38 -10 -38 -26 -32Z", GREEN)
    art.fill("M-26 -34C-10 -42 10 -42 26 -34L26 -41C10 -48 -10 -48 -26 -41Z", RED, 1.5)
    art.fill("M-46 -16C-44 -30 -24 -38 0 -38C24 -38 44 -30 46 -16C34 -26 18 -30 0 -30C-18 -30 -34 -26 -46 -16Z", GREEN)
    for x, y, turn in ((-24, -50, -35), (-35, -42, -75)):
        art.fill(move(ACORN, x, y, 0.5, turn), BRASS, 1.4)
    art.line("M-20 -42C-22 -44 -24 -46 -26 -46M-19 -41C-24 -41 -28 -41 -31 -41", 1.6)
