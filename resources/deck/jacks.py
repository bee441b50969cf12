"""The four jacks, bust and head, and what they hold."""

from .drawing import Drawing
from .emblems import feather, halberd, horn, lance, longbow
from .faces import Face, profile
from .garments import neck, on_shoulders, panel, shoulders
from .hands import fist, slashes, sleeve
from .palette import BLUE, BRASS, CENTRE_X, CLOTH, GREEN, INK, RED
from .paths import both, dots, ellipse, mirror, move


def jack_of_spades(art: Drawing) -> None:
    """The page in profile: black hair, flat beret with a long plume, halberd."""
    shoulders(art, BLUE)
    for k in range(-4, 5):
        art.fill_inside(
            f"M{126 + k * 22 - 6} 120L{126 + k * 28 - 7} 250H{126 + k * 28 + 7}L{126 + k * 22 + 6} 120Z",
            INK,
            0,
            within=on_shoulders(),
        )
    art.fill_inside(mirror("M126 128H142L168 134L160 156L146 146L134 164L126 150", CENTRE_X), CLOTH)
    neck(art, 11, 110, 138)
    art.fill_inside(mirror("M126 146L139 128L148 130L144 142L126 156", CENTRE_X), BRASS)
    halberd(art, 204)
    sleeve(art, RED, BRASS)
    slashes(art, CLOTH)
    fist(art, 204, 150)
    art.head(_head_of_jack_of_spades, x=129, y=93, scale=1.06)


def _head_of_jack_of_spades(art: Drawing) -> None:
    profile(art)
    art.fill(
        "M-20 -32C-10 -26 -2 -22 -1 -12C0 -4 -4 2 -3 10C-2 18 2 26 8 30C18 34 30 30 33 22C37 6 36 -20 26 -34Z", INK
    )
    art.line("M6 -24C10 -10 6 6 12 24M16 -26C22 -10 18 8 22 24", 1.1, BRASS)
    art.fill("M-36 -30C-44 -44 -22 -56 2 -55C26 -54 42 -44 36 -28C24 -34 12 -36 0 -36C-14 -36 -26 -34 -36 -30Z", RED)
    art.fill("M-30 -30C-20 -37 22 -37 34 -28L33 -20C20 -28 -18 -28 -27 -22Z", INK, 1.4)
    art.fill(dots([(-18, -30), (-6, -31.8), (8, -31.4), (22, -28.6)], 1.6), BRASS, 0)
    feather(
        art,
        "M-20 -42C-8 -60 20 -66 46 -50C52 -40 50 -28 44 -20C44 -34 36 -44 24 -47C8 -50 -6 -47 -20 -42Z",
        BLUE,
        "M-17 -43C0 -55 30 -56 46 -28M6 -52L12 -59M18 -52L26 -57M30 -47L38 -52M38 -40L47 -43",
    )


def jack_of_hearts(art: Drawing) -> None:
    """Golden curls, tall blue cap, a lance with a swallow-tailed pennon."""
    shoulders(art, RED)
    panel(art, CLOTH, 13, 13)
    for k in range(4):
        art.fill_inside(ellipse(126, 152 + k * 12, 2.6), BRASS, 1.2)
    for s in (-1, 1):
        art.fill_inside(move("M13 -8L46 2L34 30L13 14Z", 126, 136, flip_x=s), BRASS)
        art.line_inside(move("M60 -6L70 80M80 -6L96 80", 126, 136, flip_x=s), 3, CLOTH, within=on_shoulders())
    neck(art, 10, 110, 134)
    art.fill_inside(mirror("M126 142L138 126L150 128C150 138 140 144 126 146", CENTRE_X), CLOTH)
    lance(art, 207)
    sleeve(art, BLUE, BRASS)
    art.fill_inside(dots([(197, 173), (207, 173), (217, 173)], 2.2), RED, 1)
    fist(art, 207, 150, from_inside=True)
    art.head(_head_of_jack_of_hearts, x=127, y=95, scale=1.05, lean=3)


def _head_of_jack_of_hearts(art: Drawing) -> None:
    for s in (-1, 1):
        for x, y, r in ((27, -20, 9), (30, -7, 9.5), (30, 7, 9.5), (27, 19, 9)):
            art.fill(ellipse(s * x, y, r), BRASS, 1.5)
            art.line(move("M-4 2C-4 -4 4 -5 4 0C4 3 0 3 0 0", s * x, y, flip_x=s), 1.1)
    Face(
        width=23,
        jaw=0.86,
        chin=34,
        turn=-0.6,
        brow=-1.2,
        smile=2.4,
        mouth=8.2,
        lips=1,
        nose="short",
        nose_length=9,
        eye=1.12,
        brow_weight=2,
        dimples=True,
        gap=11.2,
    ).draw(art)
    art.fill(dots([(-15, -27), (-5, -30), (6, -30), (16, -27)], 6.4), BRASS, 1.5)
    feather(
        art,
        "M-24 -38C-42 -40 -52 -54 -46 -70C-34 -66 -22 -54 -18 -38Z",
        BRASS,
        "M-22 -38C-30 -46 -40 -56 -45 -67M-33 -48L-43 -48M-39 -55L-48 -57M-30 -48L-29 -59",
    )
    art.fill("M-30 -30L-24 -58C-8 -62 14 -62 28 -56L32 -28C14 -36 -12 -37 -30 -30Z", BLUE)
    art.fill("M-36 -24C-14 -38 16 -37 37 -22L36 -30C16 -44 -14 -45 -35 -32Z", RED)


def jack_of_diamonds(art: Drawing) -> None:
    """The musketeer: wide brim, long curls, moustache and chin tuft, hunting horn."""
    shoulders(art, BLUE)
    art.fill_inside(mirror("M126 128H142C164 132 176 138 180 150L150 158L126 176", CENTRE_X), CLOTH)
    art.line_inside(both("M129 168L149 153L174 147", CENTRE_X), 1.2)
    art.line_inside(both("M168 134L186 240M190 134L214 240", CENTRE_X), 2, BRASS, within=on_shoulders())
    neck(art, 10, 110, 134)
    art.fill_inside(mirror("M126 138L138 128L146 134L140 148L126 142", CENTRE_X), RED)
    horn(art)
    sleeve(art, BLUE, RED)
    fist(art, 204, 152, glove=CLOTH)
    art.head(_head_of_jack_of_diamonds, y=95, scale=1.04, lean=-3)


def _head_of_jack_of_diamonds(art: Drawing) -> None:
    art.fill(mirror("M0 -30H26C34 -20 30 -6 34 4C38 16 32 28 36 38C28 44 20 36 18 26L0 20"), INK)
    art.line(both("M28 -10C26 0 31 8 30 18C29 26 31 30 31 36"), 1.1, BRASS)
    Face(
        width=21.4,
        jaw=0.64,
        chin=38,
        turn=0.6,
        brow=1.4,
        bearded=True,
        lid=0.6,
        smile=0.8,
        nose="aquiline",
        nose_length=10.8,
        gap=10.2,
    ).draw(art)
    art.fill(
        move(
            mirror("M0 14.8C4 13.2 7 15 10 17.4C13 18.4 15 16.6 16 13.4C17.6 19 12 22 8 20.4C5 19.2 2 18.4 0 18.4"), 1.9
        ),
        INK,
        0.8,
    )
    art.fill(move(mirror("M0 26L3 26.6C3.6 32 2 38 0 42"), 1.6), INK, 1)
    art.fill("M-24 -34C-22 -56 -14 -62 0 -62C14 -62 22 -54 25 -34C10 -40 -10 -40 -24 -34Z", RED)
    art.fill("M-48 -22C-50 -34 -30 -40 0 -40C30 -40 52 -36 46 -24C40 -30 22 -33 0 -33C-22 -33 -40 -30 -48 -22Z", RED)
    art.fill("M-24.6 -38C-10 -44 10 -44 25.4 -38L24.6 -44C10 -50 -10 -50 -23.6 -44Z", BRASS, 1.5)
    feather(
        art,
        "M-20 -44C-30 -62 -50 -64 -58 -46C-58 -36 -52 -28 -46 -24C-48 -36 -40 -44 -20 -44Z",
        BLUE,
        "M-22 -46C-38 -54 -50 -46 -50 -32M-36 -51L-40 -57M-45 -47L-52 -50",
    )


def jack_of_clubs(art: Drawing) -> None:
    """The archer: pointed green hat with a pheasant feather, short red hair, bow."""
    shoulders(art, GREEN)
    for s in (-1, 1):
        art.fill_inside(move("M14 -6L58 3L53 19L46 10L40 26L32 16L26 34L18 24L8 44Z", 126, 136, flip_x=s), RED)
    neck(art, 10.5, 110, 150)
    art.fill_inside(mirror("M126 172L137 138L147 132L152 140L138 176L126 190", CENTRE_X), CLOTH)
    art.line_inside("M119 160L133 166M133 160L119 166", 1.4)
    longbow(art)
    sleeve(art, GREEN, BRASS)
    art.line_inside("M189 166L219 174M219 166L189 174", 1.4)  # laces of the bracer
    fist(art, 204, 150, glove=BRASS)
    art.head(_head_of_jack_of_clubs, y=93, scale=1.06, lean=-6)


def _head_of_jack_of_clubs(art: Drawing) -> None:
    art.fill(mirror("M0 -36H22C31 -26 32 -14 31 -6L28 -9L26.6 -1L23 -6H0"), RED)
    Face(
        width=23.6,
        jaw=0.92,
        chin=36.5,
        turn=-0.8,
        brow=0.5,
        smile=1.6,
        mouth=8.4,
        lips=0.7,
        nose="broad",
        nose_length=9.6,
        brow_weight=3.4,
        ears=True,
    ).draw(art)
    art.fill(
        both("M18 -27C22 -18 21 -6 21.4 7C23.4 4 24 0 24.2 -5L26.8 -1L28 -8L31.4 -5C32 -14 30 -22 27 -28Z"), RED, 1.3
    )
    art.line(both("M23.6 -24C26 -18 26.4 -14 26.2 -9"), 1)
    art.fill(dots([(-15, 7), (-12, 9.4), (-17.4, 9.6), (12, 7), (15, 9.4), (10, 9.8)], 0.9), INK, 0)
    art.fill("M-22 -20C-16 -28 -8 -22 -4 -27C2 -21 8 -28 14 -23C18 -26 21 -22 22.6 -18L23 -34H-23Z", RED, 1.4)
    art.line("M-12 -32L-14 -26M-4 -32V-29M6 -33L5 -27M14 -32L15 -27", 1)
    art.fill("M-32 -28C-24 -50 -4 -64 34 -66C28 -56 28 -44 31 -30C12 -38 -14 -38 -32 -28Z", GREEN)
    art.fill("M-42 -20C-36 -34 -14 -42 6 -41C22 -40 32 -36 36 -26C20 -34 4 -35 -10 -33C-24 -31 -34 -26 -42 -20Z", GREEN)
    feather(
        art,
        "M18 -40C4 -52 -20 -60 -44 -56C-34 -46 -14 -38 14 -36Z",
        BRASS,
        "M16 -39C-4 -48 -24 -54 -42 -55M-2 -47L-6 -54M-14 -51L-18 -57M-8 -44L-18 -44M-20 -48L-29 -50",
    )
