"""Heads of the court figures: the frontal face, its traits, and the profile.

Head space: the origin lies between the eyes and the nose, a head is about 50 units wide.
"""

from dataclasses import dataclass

from .drawing import Drawing
from .palette import CLOTH, INK, IVORY, RED
from .paths import Path, Segment, both, ellipse, mirror, move, reverse

# right half of the nose line, from the brow under the tip and back; a to d are heights round its tip
_NOSES = {
    "straight": "M3.2 -11C1.8 -5 2.6 1 5 {a}C6.4 {b} 4.8 {d} 1 {c}",
    "aquiline": "M3 -12C1.8 -8 5 -4 5.6 0C6 4 7.6 {a} 6 {b}C5 {d} 3 {d} .6 {d}",
    "broad": "M3.6 -10C2.4 -5 3 1 6 {a}C8.6 {b} 7 {d} 4.6 {c}C3.4 {d} .6 {d} -.6 {c}",
    "short": "M2.6 -10C1.8 -5 2 -1 4.4 {a}C6.2 {b} 4.6 {c} 1.4 {c}",
}


@dataclass(frozen=True)
class Face:
    """The traits of a frontal or slightly turned face.

    `width` is half the head; `jaw` (0..1) how broad the jaw is against it; `chin` the height of the chin; `turn`
    (-1..1) shifts the features and the chin and draws in the far cheek; `brow` lowers (+) or lifts (-) the inner end
    of the brows; `lid` (0..1) makes the eyes heavy; `smile` lifts the corners of the mouth; `lips` scales their
    fullness and `mouth` their width; `gap` is the distance from the axis to an eye, `eye` its size; `creases` are the
    lines of age from the nose to the mouth, `dimples` those of a smile beside it. `skin`, `brow_colour` and
    `lip_colour` are colours.
    """

    width: float
    jaw: float
    chin: float
    turn: float = 0
    brow: float = 0
    brow_weight: float = 2.6
    woman: bool = False
    lid: float = 0
    eye: float = 1
    gap: float = 10.8
    nose: str = "straight"
    nose_length: float = 10.5
    mouth: float = 7.4
    lips: float = 0.8
    smile: float = 0
    ears: bool = False
    bearded: bool = False
    creases: bool = False
    dimples: bool = False
    skin: str = IVORY
    brow_colour: str = INK
    lip_colour: str = RED

    def draw(self, art: Drawing) -> None:
        """Draw ears, outline and features."""
        if self.ears:
            for side in (-1, 1):
                art.fill(
                    move("M0 -9C5 -11 7 -6 6 -1C5 4 3 8 0 8Z", side * (self.width - 1.5), 0, flip_x=side), self.skin
                )
        art.fill(self._outline(), self.skin)
        for side in (-1, 1):
            self._draw_eye(art, side)
            self._draw_brow(art, side)
        self._draw_nose(art)
        self._draw_mouth(art)

    @property
    def _shift(self) -> float:
        return 4.4 * self.turn

    def _outline(self) -> Path:
        """From the brow down the right cheek to the chin and back: the far cheek is drawn in, the chin follows."""
        w, jaw, chin, middle = self.width, self.jaw, self.chin, 3.4 * self.turn
        halves: list[list[Segment]] = []
        for side in (1, -1):
            far = 1 - 0.1 * side * self.turn
            cheek, corner = w * (0.55 + jaw * 0.5) * far, w * jaw * 0.8 * far
            half = (
                f"M0 -38C{0.72 * w} -38 {w} -28 {w} -8C{w} 7 {cheek} 17 {corner + side * middle} {chin - 9.5}"
                f"C{w * jaw * 0.56 + side * middle} {chin - 3} {w * 0.26 + side * middle} {chin} {side * middle} {chin}"
            )
            halves.append(move(half, flip_x=side)[0][0])
        return [(halves[0] + reverse(halves[1]), True)]

    def _draw_eye(self, art: Drawing, side: int) -> None:
        e = 6.6 * self.eye * (1 - 0.13 * side * self.turn)  # the far eye is a little narrower
        x, lid = self._shift + side * self.gap, self.lid
        white = f"M-{e} .8C-{e * 0.5} -4.2 {e * 0.5} -4.4 {e} .2C{e * 0.5} 3.6 -{e * 0.5} 3.8 -{e} .8Z"
        art.fill(move(white, x, -4, flip_x=side), CLOTH, 0)
        art.fill(ellipse(x + 1.5 * self.turn, -4.2 + 0.4 * lid, 2.7, 3 - 0.4 * lid), INK, 0)
        top, corner = -4.4 + 1.9 * lid, -1.4 if self.woman else 0.2
        upper = f"M-{e + 0.4} 1C-{e * 0.5} {top} {e * 0.5} {top - 0.2} {e + 1.4} {corner}"
        art.line(move(upper, x, -4, flip_x=side), 2.3 if self.woman else 2)
        if lid > 0.3:
            fold = f"M-{e * 0.6} -4.4C-{e * 0.2} -6 {e * 0.5} -5.6 {e} -3"
            art.line(move(fold, x, -4, flip_x=side), 0.9)
        art.line(move(f"M-{e * 0.5} 3.3C0 4.2 {e * 0.4} 3.6 {e * 0.8} 2.2", x, -4, flip_x=side), 0.9)

    def _draw_brow(self, art: Drawing, side: int) -> None:
        weight, low = self.brow_weight, self.brow
        brow = (
            f"M-7.4 {1.2 + low}C-3 {-2.4 + low * 0.4} 4 -3.2 9 {1.2 - low * 0.3}"
            f"C4 {-3.2 + weight * 0.6} -3 {-2.4 + weight + low * 0.4} -7.4 {1.2 + weight + low}Z"
        )
        art.fill(move(brow, self._shift + side * self.gap, -13.5, flip_x=side), self.brow_colour, 0)

    def _draw_nose(self, art: Drawing) -> None:
        side, tip = (1 if self.turn >= 0 else -1), self.nose_length
        line = _NOSES[self.nose].format(a=tip - 3.6, b=tip - 0.8, c=tip + 0.8, d=tip + 1.6)
        art.line(move(line, self._shift, 0, flip_x=side), 1.5)
        k = 1.5 if self.nose == "broad" else 0
        nostril = f"M{-3.8 - k} {tip - 1.4}C{-4.8 - k} {tip + 0.6} {-3.6 - k} {tip + 1.6} {-2 - k} {tip + 0.8}"
        art.line(move(nostril, self._shift, 0, flip_x=side), 1.1)

    def _draw_mouth(self, art: Drawing) -> None:
        x, y, w, full = self._shift, 18.5 if self.woman else 20, self.mouth, self.lips
        corner = -0.3 - self.smile
        lips = (
            f"M0 {-1.6 * full}C1.6 {-3.4 * full} 3.4 {-3 * full} {w} {corner}"
            f"C{w * 0.6} {2.6 * full} 2.4 {2.9 * full} 0 {3 * full}"
        )
        art.fill(move(mirror(lips), x, y), self.lip_colour, 0)
        art.line(move(both(f"M0 .2C2 -.4 {w * 0.6} .4 {w + 0.8} {corner - 0.3}"), x, y), 1.2)
        if self.creases:
            art.line(move(both("M7.6 -9.6C9.6 -7 10.6 -4.6 10.8 -1.6"), x, y), 1)
        if self.dimples:
            near, far = w + 2.3, w + 3.3
            dimple = f"M{near} {corner - 1.8}C{far} {corner - 1} {far} {corner + 0.6} {near} {corner + 1.4}"
            art.line(move(both(dimple), x, y), 0.9)
        if not self.bearded:
            art.line(move("M-2.6 0C-1 .9 1 .9 2.6 0", x, y + 6.6), 0.9)


def profile(art: Drawing) -> None:
    """A head in profile, looking left; hair and hat cover the back."""
    art.fill(
        "M-18 -34C-21 -28 -22 -22 -22.4 -17C-22.8 -13 -22 -11 -22.4 -8C-24 -3 -28 2 -31.4 6.4"
        "C-32.6 8.6 -30.6 10 -25.4 10.4"
        "C-25 12 -26.6 13.4 -27 15.4C-27 17 -25 17.6 -24 18.2C-25.4 18.8 -26.4 20 -25.8 21.6"
        "C-25.2 23.2 -23.4 23.8 -23.6 26"
        "C-24 28 -25.4 30 -24.6 33C-23.6 37.4 -18 39 -12 37.6C-4 36 4 31 9 24L14 -34Z",
        IVORY,
    )
    art.fill("M-18.6 -3.4C-17 -7 -12 -8.4 -7.4 -4.4C-11 -1.6 -15 -1 -18.6 -3.4Z", CLOTH, 0)
    art.fill(ellipse(-15.2, -4.4, 2.3, 3), INK, 0)
    art.line("M-19.6 -5.2C-17 -8.6 -11 -8.8 -6 -4", 2.1)
    art.line("M-17.4 -1.6C-14.6 -.6 -12 -1 -10 -1.8", 0.9)
    art.fill("M-22 -15.6C-18 -18.6 -10 -18.6 -4 -14.4C-10 -16.4 -17 -16 -21.6 -12.8Z", INK, 0)
    art.fill(
        "M-27.2 15.6C-25 14.6 -22 16 -19.4 18C-21.4 21 -24 22.4 -25.8 21.8"
        "C-26.2 20 -25.4 18.8 -24 18.2C-25.4 17.6 -27 17 -27.2 15.6Z",
        RED,
        0,
    )
    art.line("M-24.4 18.2L-18.6 18", 1.2)
    art.line("M-26.4 7.2C-25 5.4 -23 6.6 -23.4 9", 1.1)


def lady_profile(art: Drawing) -> None:
    """A woman's head in profile, looking left: round brow, short nose, full lips, heavy lashes."""
    art.fill(
        "M-16 -34C-21 -28 -22.4 -22 -22 -16C-21.8 -12.6 -21 -11 -21.6 -8.6C-23 -4 -26.6 .4 -29.4 5"
        "C-30.2 7.2 -28 8.6 -24.2 8.8C-24 10.6 -25.4 12 -26.4 13.8C-26.6 15.6 -24.8 16.2 -23.8 16.8"
        "C-25.2 17.6 -26 19 -25.2 20.6C-24.2 22 -22.8 22.2 -23 24.2"
        "C-23.6 26.4 -23.8 28.4 -22.6 31C-20.4 34.6 -15 35.4 -10 33.4C-2 30.4 5 25 9 17L14 -34Z",
        IVORY,
    )
    art.fill("M-18.4 -3.4C-16.8 -7 -12 -8 -7.4 -4.2C-11 -1.2 -15 -.8 -18.4 -3.4Z", CLOTH, 0)
    art.fill(ellipse(-15, -4, 2.4, 3), INK, 0)
    art.line("M-19.8 -4.6C-17 -8.8 -11 -8.8 -5 -5.4L-3 -7.4", 2.5)
    art.line("M-17.4 -1.2C-14.6 0 -12 -.6 -9.4 -1.8", 0.9)
    art.line("M-21.4 -14.6C-18 -18 -11 -18.4 -4.6 -14", 1.7)
    art.fill(
        "M-26.6 14C-24.6 12.8 -21 14.4 -18.4 16.8C-20.6 20.6 -23 22.4 -25.2 20.8"
        "C-26 19 -25.2 17.6 -23.8 16.8C-24.8 16.2 -26.6 15.6 -26.6 14Z",
        RED,
        0,
    )
    art.line("M-24 16.8L-17.6 16.6", 1.2)
    art.line("M-25.4 6.2C-24.2 4.8 -22.4 5.8 -22.8 8", 1)
