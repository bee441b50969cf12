"""What has room on the home pages."""

from __future__ import annotations

from dataclasses import dataclass

LARGE, GROWN = 1500, 1.25
"""From this width at 100 % everything is larger by this factor, if the height allows."""
HIGH = 900
"""The height at 100 % that a larger page needs."""
TWO_COLUMNS, FOR_TWO = 1060, 640
"""From this width and height at 100 % the doors stand beside the words."""
SHEETS_BESIDE = 1000
"""From this width at 100 % the three sheets stand side by side; else they are rows."""
NARROW = 720
"""Below this width at 100 % the buttons of the head have signs only, and the match has no picture beside its words."""

TINY = 440
"""Below this width at 100 % nothing but words stands side by side."""


@dataclass(frozen=True)
class HomeRoom:
    """A width and a height, for text at 100 %."""

    width: float
    height: float

    @property
    def growth(self) -> float:
        """How much larger than usual everything is."""
        return GROWN if self.width >= LARGE and self.height >= HIGH else 1.0

    @property
    def has_two_columns(self) -> bool:
        """Whether the doors stand beside the words."""
        return self.width >= TWO_COLUMNS and self.height >= FOR_TWO

    @property
    def has_sheets_beside(self) -> bool:
        """Whether the three sheets stand side by side."""
        return self.width >= SHEETS_BESIDE and self.height >= FOR_TWO

    @property
    def is_narrow(self) -> bool:
        """Whether the head has signs only."""
        return self.width < NARROW

    @property
    def is_tiny(self) -> bool:
        """Whether buttons and figures go below the words."""
        return self.width < TINY

    @property
    def edge(self) -> int:
        """The margin of the page."""
        return 40 if self.width >= SHEETS_BESIDE else 20

    @property
    def picture_height(self) -> float:
        """The height of the picture of the match: a third of the window, as far as its width allows."""
        wide = min(0.38 * self.width, 0.43 * self.width) / 1.78
        return max(90.0, min(0.336 * self.height, wide) / self.growth)

    @property
    def shelf(self) -> int:
        """The height of the pictures on the shelf."""
        return 102 if self.height >= 680 else 72

    @property
    def games(self) -> int:
        """How many games stand on the shelf."""
        return max(1, min(6, int(self.width / self.growth / 205) - 1))
