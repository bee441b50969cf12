"""The four kings, bust and head, and what they hold."""

from .drawing import Drawing
from .emblems import axe, crown_spear, orb, sword
from .faces import Face, profile
from .garments import ermine, inside_panel, on_shoulders, panel, shoulders
from .hands import cupped_hand, fist, fur, ring, slashes, sleeve
from .marks import MARKS
from .palette import BLUE, BRASS, CENTRE_X, CLOTH, GREEN, INK, IVORY, RED
from .paths import Path, both, dots, ellipse, mirror, move, rectangle


def king_of_spades(art: Drawing) -> None:
    """The old one: long white beard, tall spear crown, upright sword."""
    shoulders(art, INK)
    ermine(art, 124, 66, 162, ((-52, 146), (-44, 152), (52, 146), (46, 153), (38, 160), (24, 170)))
    art.fill_inside(mirror("M126 118L150 125C164 130 170 138 168 148C160 166 146 180 126 190", CENTRE_X), BLUE)
    art.line_inside(both("M162 134C162 152 146 170 126 181", CENTRE_X), 1.6, BRASS)
    sword(art, 204, 22)
    sleeve(art, BLUE, CLOTH)
    fur(art)
    fist(art, 204, 150, glove=BRASS)
    art.head(_head_of_king_of_spades, y=92)


def _head_of_king_of_spades(art: Drawing) -> None:
    art.fill(mirror("M0 -30L27 -30C32 -14 33 10 30 26C27 34 20 36 14 30L0 30"), CLOTH)  # hair
    art.line(both("M28 -8C29 6 28 18 24 28M24.6 10C25 18 23 24 20 28"), 1.8, BLUE)
    Face(
        width=23,
        jaw=0.84,
        chin=38,
        brow=1.8,
        lid=0.6,
        bearded=True,
        nose="aquiline",
        nose_length=11,
        brow_weight=3.2,
        ears=True,
        creases=True,
    ).draw(art)
    art.fill(mirror("M0 25C3 26.6 8 26 10.4 23C14 20 20 14 23.4 4C26 18 24 38 17 50C12 59 5 66 0 70"), CLOTH)  # beard
    art.line(both("M4 34C4 46 3 54 1.6 60M10 31C11 42 9 50 6 56M16.4 26C17.6 36 15.6 44 12.4 49"), 2, BLUE)
    art.fill(
        mirror("M0 14.4C4 12.6 8 14 11 18C13 20.6 16 21.4 19 20.4C15.6 25.6 8.6 25 5 21.6C3 19.8 1.4 18.8 0 18.8"),
        CLOTH,
        1.5,
    )
    crown_spear(art)


def king_of_hearts(art: Drawing) -> None:
    """Broad and kind: brown curls, round beard, closed crown, orb."""
    shoulders(art, RED)
    panel(art, CLOTH, 16, 22)
    for k in range(5):
        art.fill_inside(
            f"M100 {140 + k * 13}L126 {152 + k * 13}L152 {140 + k * 13}V{146 + k * 13}"
            f"L126 {158 + k * 13}L100 {146 + k * 13}Z",
            BLUE,
            0,
            within=inside_panel(16, 22, 132),
        )
    # wide lapels
    for s in (-1, 1):
        art.fill_inside(move("M12 -6C22 -4 34 -2 44 4C50 24 44 44 30 62C22 40 16 16 12 -6Z", 126, 134, flip_x=s), BRASS)
        art.line_inside(move("M20 2C28 6 34 8 38 10C42 24 38 38 32 48", 126, 134, flip_x=s), 1.2)
    sleeve(art, RED, CLOTH)
    orb(art, 204, 128)
    cupped_hand(art, 204, 150)
    ring(art, 219, 140)
    art.head(_head_of_king_of_hearts, y=94, lean=3)


def _head_of_king_of_hearts(art: Drawing) -> None:
    art.fill(mirror("M0 -34L24 -32C34 -26 36 -16 32 -10C38 -4 38 6 32 10C37 16 34 26 27 26C20 28 10 24 0 24"), INK)
    Face(
        width=25.5,
        jaw=0.96,
        chin=37,
        turn=0.35,
        brow=-0.9,
        smile=1.8,
        mouth=8,
        lips=0.9,
        bearded=True,
        nose="broad",
        eye=0.95,
        gap=11.2,
    ).draw(art)
    art.fill(mirror("M0 25.6C4 26.4 8 25.6 10.4 22.4C14 18 20 12 25 2C28 10 28 24 24 32C22 42 12 50 0 50"), INK)
    art.line(both("M5 31C6 36 6 40 4.6 45M12 27C14 33 13.6 38 11.4 42.6M19 20C21.4 26 21 32 18.6 37"), 1.1, BRASS)
    art.fill(move(mirror("M0 14.6C4 12.8 9 14.6 12 19.4C9 21.2 4 20 0 18.8"), 1.1), INK, 1)
    # closed crown
    art.fill(mirror("M0 -58C14 -60 30 -54 29 -36L26 -26C18 -30 8 -31.6 0 -31.6"), RED)
    art.fill(mirror("M0 -62C3.4 -60 4 -54 3.4 -38L0 -38"), BRASS, 1.6)
    art.fill(both("M29 -28C33 -44 28 -58 6 -60C22 -52 25 -44 22.6 -33Z"), BRASS, 1.6)
    art.fill(mirror("M0 -39C10 -39 20 -37.6 30 -33V-24.6C20 -30 9 -31.4 0 -31.4"), BRASS)
    art.fill(move(MARKS["H"], 0, -35, 0.16), RED, 0)
    art.fill(dots([(11, -34.4), (-11, -34.4), (21, -31.6), (-21, -31.6)], 1.8), BLUE, 0)
    art.fill(ellipse(0, -63, 4), BRASS, 1.6)


def king_of_diamonds(art: Drawing) -> None:
    """The merchant king, in profile: turban with an aigrette, moustache, pointed beard, axe."""
    shoulders(art, BLUE)
    panel(art, BRASS, 12, 26)
    for k in range(6):
        art.fill_inside(move("M0 -7L6 0L0 7L-6 0Z", 126, 146 + k * 14), RED, 0)
    for s in (-1, 1):
        art.fill_inside(move("M10 -8L30 -4L20 74L8 30Z", 126, 134, flip_x=s), CLOTH)
        art.line_inside(move("M44 0L36 90M64 0L60 90", 126, 134, flip_x=s), 2.2, BRASS, within=on_shoulders())
    for s in (-1, 1):
        art.fill_inside(move("M22 0C34 -4 48 -10 62 -20C62 -6 56 8 46 18C38 12 30 8 24 8Z", 126, 138, flip_x=s), RED)
        art.line_inside(move("M28 3C38 1 48 -3 57 -10", 126, 138, flip_x=s), 1.8, BRASS)
    axe(art, 204)
    sleeve(art, RED, BRASS)
    slashes(art, CLOTH)
    fist(art, 204, 150)
    ring(art, 210, 140)
    art.head(_head_of_king_of_diamonds, x=122, y=92, scale=1.06)


def _head_of_king_of_diamonds(art: Drawing) -> None:
    art.group("scale(-1 1)", _turbaned_profile)


def _turbaned_profile(art: Drawing) -> None:
    art.fill("M-6 -32L10 -32C22 -26 26 -8 22 8C20 18 16 24 8 24Z", INK)  # hair behind the ear
    profile(art)
    art.fill(
        "M-26 23C-25 29 -26 33 -27.6 38C-29.6 44 -33 50 -35 58C-22 58 -6 50 5 38C13 28 15 10 11 -6"
        "C7 -2 5 6 1 12C-4 19 -10 19 -15 18.4C-17 21 -21 24 -26 23Z",
        INK,
    )
    art.line("M-27 49C-20 44 -13 38 -9 30M-20 53C-11 47 -2 39 2 28M-7 46C2 39 8 29 9 16", 1.1, BRASS)
    art.fill(
        "M-26.4 11C-21 9.6 -13 11 -7 19C-6 21 -3 22 0 21C-3 26 -11 25 -15 20"
        "C-18 17.4 -23 16.6 -27.4 16.6C-28.6 14.6 -28 12.4 -26.4 11Z",
        INK,
        0.8,
    )
    art.fill("M2 -8C8 -12 13 -7 12 -2C11 3 8 8 4 7C2 6 4 0 2 -8Z", IVORY, 1.6)  # ear
    art.line("M5.4 -5C9 -6 9 -2 6.6 1", 1.1)
    art.fill(dots([(6, 9.6)], 2.4), BRASS, 1.2)
    art.fill(
        "M-24 -22C-32 -28 -36 -40 -28 -50C-20 -60 0 -63 14 -58C28 -54 36 -40 30 -28"
        "C28 -22 24 -18 18 -16C8 -26 -8 -30 -24 -22Z",
        CLOTH,
    )
    art.line(
        "M-27 -25C-18 -34 4 -38 32 -36M-32 -34C-20 -44 6 -48 31 -44M-29 -48C-14 -56 8 -58 24 -52"
        "M6 -26C10 -32 22 -34 32 -32",
        1.3,
    )
    art.fill("M-31 -38C-20 -46 6 -51 29 -47L31 -42C8 -46 -18 -41 -31.6 -33Z", BLUE, 1.3)
    art.fill("M-12 -57.4C-2 -61 10 -60 18 -56.4L24 -52C12 -57 -4 -57 -16 -54Z", BLUE, 1.3)
    art.fill("M-24 -40L-29 -53L-23 -51L-20.6 -66L-17 -52L-11 -54L-14 -40Z", BRASS, 1.6)
    art.fill("M-20 -47L-12.6 -36L-20 -25L-27.4 -36Z", RED, 1.6)
    art.fill(dots([(-20, -36)], 2), BRASS, 0)


def king_of_clubs(art: Drawing, mark: Path = MARKS["C"]) -> None:
    """The forester: square dark-red beard in rows, low oak-leaf crown, sceptre with the suit's mark."""
    shoulders(art, GREEN)
    for r in (70, 82, 94, 106):
        art.line_inside(ellipse(126, 120, r, r * 0.62), 2, BRASS, within=on_shoulders(136))
    art.fill_inside(mirror("M126 128L142 124C160 128 176 132 186 138C182 162 160 178 126 186", CENTRE_X), CLOTH)
    art.line_inside(both("M126 178C154 171 171 157 176 137", CENTRE_X), 1.2)
    for x, y in ((40, 139), (34, 151), (24, 160), (-40, 139), (-33, 148)):
        art.fill_inside(ellipse(126 + x, y, 3.4), BRASS, 1.3)
    art.fill_inside(move(mark, 137, 163, 0.36), GREEN, 0)
    art.fill(rectangle(201.4, 60, 5.2, 96), BRASS, 1.6)
    for w in (4, 0):  # ink underlay, then one clean silhouette
        art.fill(move(mark, 204, 48, 0.95), BRASS, w)
    art.fill(dots([(204, 72)], 4), RED, 1.4)
    sleeve(art, GREEN, BRASS)
    fist(art, 204, 150, from_inside=True)
    art.head(_head_of_king_of_clubs, y=92, lean=-3)


def _head_of_king_of_clubs(art: Drawing) -> None:
    art.fill(mirror("M0 -32H25C31 -26 33 -8 31.4 4C31 12 33 17 39 18C36 26 26 27 21 20L0 18"), RED)
    art.line(both("M28.6 -18C29.4 -6 28 8 29 14C29.6 18 31 20 33 21"), 1.1)
    Face(
        width=24,
        jaw=0.94,
        chin=36,
        turn=0.7,
        brow=2.2,
        smile=-1.4,
        mouth=7,
        bearded=True,
        eye=0.88,
        brow_weight=3.6,
        gap=10.2,
    ).draw(art)
    art.fill(mirror("M0 25.4C4 26.4 8 25.6 10.4 22.4C15 19 21 12 24.6 2L25.4 20L23 46H0"), RED)
    art.line(both("M0 46V30M6 29V46M12 25.6V46M18.4 19.4L17.6 46"), 1.1)
    art.fill(move(mirror("M0 14.4C5 13 10 15 16 20.6C10 22.4 5 20.6 0 18.8"), 2), RED, 1.2)
    art.fill(mirror("M0 -50C10 -50 20 -46 26 -40L28 -24C18 -30 8 -31 0 -31"), GREEN)
    for x, y, r in ((0, -50, 0), (15, -46, 16), (-15, -46, -16), (27, -37, 34), (-27, -37, -34)):
        art.fill(
            move(
                "M0 10C-3 6 -8 6 -8 1C-8 -2 -5 -4 -3.6 -3C-5 -7 -2 -11 0 -11C2 -11 5 -7 3.6 -3"
                "C5 -4 8 -2 8 1C8 6 3 6 0 10Z",
                x,
                y,
                turn=r,
            ),
            BRASS,
            1.6,
        )
    art.fill(mirror("M0 -38C10 -38 20 -36 29 -31V-23.6C20 -29 9 -30.6 0 -30.6"), BRASS)
    art.fill(dots([(0, -34.2), (11, -33.4), (-11, -33.4), (21, -30.6), (-21, -30.6)], 1.8), RED, 0)
