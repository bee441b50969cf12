"""The side of the screen each seat is on.

Seats never mirror: the order of play on screen is a rule of the game, in right-to-left languages too.
"""

from __future__ import annotations

from enum import StrEnum

from belote_desktop.engine.rules.terms import Direction


class Side(StrEnum):
    """The side of the screen a seat is on."""

    SOUTH = "south"
    EAST = "east"
    NORTH = "north"
    WEST = "west"
    NORTH_EAST = "north-east"
    NORTH_WEST = "north-west"

    @property
    def is_top(self) -> bool:
        return self in (Side.NORTH, Side.NORTH_EAST, Side.NORTH_WEST)


_ROUND = {  # as seats follow each other counter-clockwise, from me on
    2: (Side.SOUTH, Side.NORTH),
    3: (Side.SOUTH, Side.NORTH_EAST, Side.NORTH_WEST),
    4: (Side.SOUTH, Side.EAST, Side.NORTH, Side.WEST),
}


def side_of(seat: int, *, me: int, seats: int, direction: Direction) -> Side:
    """The side of `seat` when `me` sits at the bottom."""
    steps = (seat - me) % seats
    return _ROUND[seats][steps if direction is Direction.CCW else -steps % seats]
