"""The marks of the French suits."""

from ..marks import MARKS
from ..paths import write
from ..svg import alone


def suit_mark(suit: str, colour: str) -> str:
    """A suit's mark alone in a colour."""
    return alone(mark(suit, colour))


def mark(suit: str, colour: str, named: str = "") -> str:
    """A suit's mark as a part of a picture."""
    return f'<path {named}fill="{colour}" d="{write(MARKS[suit])}"/>'
