"""Where a card lies and the room a thing takes, in logical pixels from the upper left corner; angles in degrees."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Spot:
    """The position of a card: its middle, turn, scale relative to its picture, and height above the cloth."""

    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    z: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True)
class Box:
    """A rectangle, by its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def meets(self, other: Box) -> bool:
        """Whether the two boxes overlap."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
