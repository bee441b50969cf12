"""The four suit marks; each lives in a box of about 20 units round its origin."""

from .paths import Path, ellipse, mirror, rectangle

MARKS: dict[str, Path] = {
    "S": mirror(
        "M0 -21C3.5 -13 18.6 -5 18.6 6.2C18.6 12.2 14.4 15.4 10 15.4C6.4 15.4 3.8 13.6 2.3 10.8"
        "C2.7 15.6 4.6 18.8 8.4 20.6L0 20.6"
    ),
    "H": mirror("M0 -10.4C1.4 -16 5.4 -19.2 10.2 -19.2C15.6 -19.2 19.2 -15 19.2 -9.4C19.2 2.4 5.6 9.4 0 20.6"),
    "D": mirror("M0 -21.5C4.4 -13.4 9.8 -6.2 16 0C9.8 6.2 4.4 13.4 0 21.5"),
    "C": ellipse(0, -11.2, 9)
    + ellipse(-10.3, 5, 9)
    + ellipse(10.3, 5, 9)
    + rectangle(-4, -6, 8, 12)
    + mirror("M0 2L2.2 5C2.4 12.6 4.4 18 8.4 20.6L0 20.6"),
}

LEAF: Path = mirror(
    "M0 -21.4C3 -16.4 8 -15.4 9.4 -10.6C14 -10 16 -5.6 15.4 -2C18.4 1 18.6 6 15.6 9.4C11.6 13.6 4.6 13.4 2 10L3 20.6H0"
)
ACORN: Path = mirror("M0 -20.6H2V-14C10 -14 16.6 -9 16.6 -2.6C16.6 0 14.6 1.4 13.2 1.8C13.6 11 7 15 0 21.6")
"""Two German marks as plain shapes, for what the figures of that pack wear and carry."""
