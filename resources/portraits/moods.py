"""How a person feels: what it changes in a face."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mood:
    """What is added to the traits of a `Face`: `smile` lifts the corners of the mouth, `brow` lowers the brows inside,
    `lid` makes the eyes narrower.
    """

    smile: float = 0
    brow: float = 0
    lid: float = 0


CALM = Mood()
PLEASED = Mood(smile=1.5, brow=-0.6)
SORRY = Mood(smile=-2.6, brow=-1.4, lid=0.25)
