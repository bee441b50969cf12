"""What the court figures hold and wear: weapons, flowers, regalia."""

import math

from .drawing import Drawing
from .marks import MARKS
from .palette import BLUE, BRASS, CLOTH, GREEN, INK, RED
from .paths import Path, dots, ellipse, mirror, move, rectangle


def crown_spear(art: Drawing) -> None:
    """A crown of spear points with ruby tips on a black circlet, in head space."""
    art.fill(mirror("M0 -60L5 -49L5.4 -37L14 -56L18 -36L27 -52L28 -24C18 -30 8 -31 0 -31"), BRASS)
    art.fill(dots([(0, -61.5), (14, -57.5), (-14, -57.5), (27.4, -53.4), (-27.4, -53.4)], 2.7), RED, 1.2)
    art.fill(mirror("M0 -36.5C10 -36.5 20 -35 28.4 -30V-23C18 -28.6 8 -30 0 -30"), INK, 1.6)
    art.fill(dots([(0, -33.2), (11, -32.6), (-11, -32.6), (21, -29.8), (-21, -29.8)], 1.7), BRASS, 0)


def sword(art: Drawing, x: float, y: float) -> None:
    """An upright sword, point at (x, y), its guard above the fist."""
    art.fill(f"M{x} {y}L{x + 4.4} {y + 10}V{y + 106}H{x - 4.4}V{y + 10}Z", CLOTH)
    art.fill(f"M{x} {y + 8}L{x + 3.4} {y + 12}V{y + 105}H{x}Z", BLUE, 0)  # the half in the shade
    art.fill(
        f"M{x - 19} {y + 104}C{x - 12} {y + 107} {x - 8} {y + 106} {x - 4} {y + 105}H{x + 4}"
        f"C{x + 8} {y + 106} {x + 12} {y + 107} {x + 19} {y + 104}"
        f"C{x + 21} {y + 110} {x + 14} {y + 113} {x + 6} {y + 112}H{x - 6}"
        f"C{x - 14} {y + 113} {x - 21} {y + 110} {x - 19} {y + 104}Z",
        BRASS,
    )


def orb(art: Drawing, x: float, y: float) -> None:
    """A banded orb with a cross, its middle at (x, y)."""
    art.fill(ellipse(x, y, 17), BRASS)
    art.line(f"M{x - 16.6} {y - 2}C{x - 8} {y + 3} {x + 8} {y + 3} {x + 16.6} {y - 2}M{x} {y - 17}V{y + 1}", 1.6)
    art.fill(
        f"M{x - 2.6} {y - 18}V{y - 26}H{x - 9}V{y - 31}H{x - 2.6}V{y - 38}H{x + 2.6}V{y - 31}H{x + 9}"
        f"V{y - 26}H{x + 2.6}V{y - 18}Z",
        BRASS,
        1.6,
    )


def axe(art: Drawing, x: float) -> None:
    """A long battle axe, its shaft at x."""
    art.fill(rectangle(x - 2.6, 31, 5.2, 125), BRASS, 1.6)
    art.fill(
        f"M{x + 2.6} 40C{x + 10} 40 {x + 16} 34 {x + 20} 28C{x + 27} 42 {x + 27} 62 {x + 20} 76"
        f"C{x + 16} 70 {x + 10} 64 {x + 2.6} 64Z",
        CLOTH,
    )
    art.fill(f"M{x - 2.6} 44L{x - 16} 52L{x - 2.6} 60Z", CLOTH)
    art.fill(
        f"M{x + 15} 35C{x + 17.6} 33 {x + 19} 31 {x + 19.6} 29.6C{x + 25.6} 43 {x + 25.6} 61 {x + 19.6} 74.4"
        f"C{x + 18.6} 72.4 {x + 17} 70.6 {x + 15} 69C{x + 20} 58 {x + 20} 46 {x + 15} 35Z",
        RED,
        0,
    )
    art.fill(f"M{x} 21L{x + 4.6} 33H{x - 4.6}Z", BRASS, 1.6)


def fan(art: Drawing, x: float, y: float) -> None:
    """A half-open fan of seven leaves, held at (x, y)."""

    def rib(degrees: float, reach: float) -> str:
        angle = math.radians(degrees)
        return f"{x + reach * math.cos(angle):.1f} {y + reach * math.sin(angle):.1f}"

    leaf = 106 / 7
    for k in range(7):
        left, right = -143 + k * leaf, -143 + (k + 1) * leaf
        outline = f"M{rib(left, 12)}L{rib(left, 39)}Q{rib(left + leaf / 2, 49)} {rib(right, 39)}L{rib(right, 12)}Z"
        art.fill_inside(outline, CLOTH if k % 2 else RED, 1.4)
    art.fill(f"M{x - 10} {y - 8}Q{x} {y - 18} {x + 10} {y - 8}L{x + 2} {y + 14}H{x - 2}Z", BRASS, 1.6)


def rose(art: Drawing, x: float, y: float) -> None:
    """A rose with two leaves, its flower round (x, y)."""
    art.line(f"M{x} {y + 8}C{x + 2} {y + 24} {x - 2} {y + 40} {x} {y + 70}", 2.6, GREEN)
    art.fill(
        f"M{x + 1} {y + 34}C{x + 8} {y + 20} {x + 18} {y + 20} {x + 22} {y + 22}"
        f"C{x + 20} {y + 32} {x + 10} {y + 38} {x + 1} {y + 36}Z",
        GREEN,
        1.5,
    )
    art.fill(
        f"M{x} {y + 26}C{x - 6} {y + 14} {x - 16} {y + 14} {x - 20} {y + 16}"
        f"C{x - 18} {y + 26} {x - 8} {y + 32} {x} {y + 28}Z",
        GREEN,
        1.5,
    )
    art.fill(ellipse(x, y - 8, 19), RED)
    art.fill(
        f"M{x - 18} {y - 12}C{x - 8} {y - 2} {x + 8} {y - 2} {x + 18} {y - 12}"
        f"C{x + 20} {y + 4} {x + 8} {y + 12} {x} {y + 12}"
        f"C{x - 8} {y + 12} {x - 20} {y + 4} {x - 18} {y - 12}Z",
        RED,
        1.5,
    )
    art.line(
        f"M{x - 9} {y - 8}C{x - 12} {y - 20} {x - 2} {y - 24} {x + 4} {y - 20}"
        f"C{x + 11} {y - 16} {x + 8} {y - 6} {x} {y - 8}"
        f"C{x - 5} {y - 10} {x - 4} {y - 17} {x + 2} {y - 15}",
        1.4,
    )


def looking_glass(art: Drawing, x: float, y: float) -> None:
    """A hand mirror, its glass round (x, y)."""
    art.fill(rectangle(x - 2.6, y + 20, 5.2, 56), BRASS, 1.6)
    art.fill(ellipse(x, y, 19, 24), BRASS)
    art.fill(ellipse(x, y, 13, 18), CLOTH, 1.5)
    art.line(f"M{x - 6} {y + 6}L{x + 5} {y - 9}M{x - 2} {y + 10}L{x + 7} {y - 2}", 1.2)
    art.fill(dots([(x, y - 28)], 3.6), RED, 1.4)


def lily(art: Drawing, x: float, y: float) -> None:
    """A red and golden lily on its stem, its cup at (x, y)."""
    art.line(f"M{x} {y + 4}C{x + 1} {y + 30} {x - 1} {y + 50} {x} {y + 76}", 2.6, GREEN)
    art.fill(
        f"M{x} {y + 48}C{x + 4} {y + 30} {x + 12} {y + 22} {x + 20} {y + 20}"
        f"C{x + 20} {y + 34} {x + 10} {y + 46} {x} {y + 52}Z",
        GREEN,
        1.5,
    )
    art.fill(
        f"M{x} {y + 10}C{x - 14} {y + 4} {x - 20} {y - 12} {x - 23} {y - 26}"
        f"C{x - 14} {y - 26} {x - 6} {y - 18} {x} {y - 6}"
        f"C{x + 6} {y - 18} {x + 14} {y - 26} {x + 23} {y - 26}"
        f"C{x + 20} {y - 12} {x + 14} {y + 4} {x} {y + 10}Z",
        RED,
    )
    art.fill(
        f"M{x} {y + 10}C{x - 10} {y - 2} {x - 10} {y - 24} {x} {y - 40}"
        f"C{x + 10} {y - 24} {x + 10} {y - 2} {x} {y + 10}Z",
        BRASS,
    )
    art.line(f"M{x} {y + 5}V{y - 22}M{x} {y + 2}L{x - 4.4} {y - 12}M{x} {y + 2}L{x + 4.4} {y - 12}", 1.3)
    art.fill(dots([(x - 11, y - 27), (x + 11, y - 27)], 2.4), BRASS, 1)


def feather(art: Drawing, outline: str, colour: str, spine: str) -> None:
    """A plume: its outline, and the spine with its barbs."""
    art.fill(outline, colour)
    art.line(spine, 1.1)


def halberd(art: Drawing, x: float) -> None:
    """A halberd, its shaft at x."""
    art.fill(rectangle(x - 2.4, 60, 4.8, 100), BRASS, 1.6)
    art.fill(f"M{x} 20L{x + 5} 48H{x - 5}Z", BLUE, 1.6)
    art.fill(
        f"M{x + 2.4} 50C{x + 12} 48 {x + 16} 44 {x + 22} 46C{x + 18} 56 {x + 18} 66 {x + 22} 76"
        f"C{x + 14} 78 {x + 10} 72 {x + 2.4} 70Z",
        CLOTH,
    )
    art.fill(f"M{x - 2.4} 52L{x - 17} 60L{x - 2.4} 68Z", BLUE, 1.6)
    art.fill(rectangle(x - 4.4, 46, 8.8, 28), BRASS, 1.6)


def lance(art: Drawing, x: float) -> None:
    """A lance with a swallow-tailed pennon that bears a heart, its shaft at x."""
    art.fill(rectangle(x - 2.4, 36, 4.8, 120), BRASS, 1.6)
    art.fill(f"M{x} 20L{x + 5} 32L{x} 44L{x - 5} 32Z", CLOTH, 1.6)
    art.fill(
        f"M{x - 2.4} 48C{x - 14} 44 {x - 20} 54 {x - 36} 49L{x - 28} 61L{x - 36} 73"
        f"C{x - 22} 78 {x - 14} 68 {x - 2.4} 74Z",
        RED,
    )
    art.fill(move(MARKS["H"], x - 13, 61, 0.3), CLOTH, 0)


def horn(art: Drawing) -> None:
    """A hunting horn, bell upward."""
    art.fill(
        "M182 52C190 40 212 36 226 46C218 54 214 60 214 68C214 90 222 110 210 146L200 146"
        "C206 112 204 92 200 76C196 66 190 58 182 52Z",
        BRASS,
    )
    art.fill("M182 52C190 40 212 36 226 46C216 54 196 58 182 52Z", INK, 1.6)
    art.fill("M200 88L217 84L218 91L201.6 95Z", RED, 1.4)
    art.fill("M204 120L215.6 119L214.6 126L203.6 127Z", RED, 1.4)


def longbow(art: Drawing) -> None:
    """A bow with its string, unbent."""
    art.fill("M198 22C226 52 226 110 206 152L200 152C218 110 218 56 194 26Z", BRASS, 1.6)
    art.line("M196 24C190 60 190 110 202 152", 1.1)
    art.fill("M214 72L221 71L222 96L215 96Z", RED, 1.4)


def banner(art: Drawing, x: float, mark: Path, colour: str) -> None:
    """A swallow-tailed banner that flies to the left and bears a mark, its shaft at x."""
    art.fill(rectangle(x - 2.4, 30, 4.8, 126), BRASS, 1.6)
    art.fill(f"M{x} 19L{x + 4.6} 31H{x - 4.6}Z", BRASS, 1.6)
    art.fill(
        f"M{x - 2.4} 36C{x - 16} 32 {x - 22} 40 {x - 37} 36L{x - 30} 56"
        f"L{x - 37} 76C{x - 22} 80 {x - 16} 72 {x - 2.4} 76Z",
        colour,
    )
    art.fill(move(mark, x - 17, 56, 0.6), BRASS, 1.4)
    art.line(
        f"M{x - 2.4} 41C{x - 16} 37 {x - 22} 45 {x - 34} 41M{x - 34} 71C{x - 22} 75 {x - 16} 67 {x - 2.4} 71", 2.4, RED
    )


def bell_staff(art: Drawing, x: float) -> None:
    """A fool's staff at x: a great bell on top, two small ones on a yoke under it."""
    art.fill(rectangle(x - 2.4, 60, 4.8, 96), BRASS, 1.6)
    art.line(f"M{x - 17} 84C{x - 15} 70 {x + 15} 70 {x + 17} 84", 2.4, RED)
    art.fill(dots([(x - 17, 87), (x + 17, 87)], 5.4), BRASS, 1.5)
    art.line(f"M{x - 20} 88H{x - 14}M{x + 14} 88H{x + 20}", 1.3)
    art.fill(ellipse(x, 27, 3.6), BRASS, 1.5)
    art.fill(ellipse(x, 48, 17.5), BRASS)
    art.fill(f"M{x - 17.4} 46C{x - 6} 50 {x + 6} 50 {x + 17.4} 46V51C{x + 6} 55 {x - 6} 55 {x - 17.4} 51Z", RED, 1.4)
    art.line(f"M{x} 56V64", 2.4)


def boar_spear(art: Drawing, x: float) -> None:
    """A broad-bladed spear with a crossbar, its shaft at x."""
    art.fill(rectangle(x - 2.6, 66, 5.2, 90), BRASS, 1.6)
    art.fill(f"M{x} 19C{x + 12} 36 {x + 12} 48 {x + 4} 66H{x - 4}C{x - 12} 48 {x - 12} 36 {x} 19Z", CLOTH)
    art.fill(f"M{x} 23C{x + 10} 37 {x + 10} 48 {x + 3.4} 65H{x}Z", GREEN, 0)
    art.fill(rectangle(x - 15, 72, 30, 5), BRASS, 1.6)
    art.line(f"M{x - 2.6} 84L{x + 2.6} 88M{x - 2.6} 90L{x + 2.6} 94", 1.4)
