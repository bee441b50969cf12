"""What has room on the page of a new match."""

from __future__ import annotations

from dataclasses import dataclass

NARROW, TINY = 1000, 740
"""Below these widths at 100 % the changes fold into the bar at the bottom, and the list of pages into a menu."""
ROOM_FOR_DETAIL = 820
"""Below this width at 100 % the chosen game is described on a page of its own, not beside the list."""
DETAIL_WIDTHS = ((1500, 460), (1100, 388), (0, 340))
"""The width of the description from each width of the page on, at 100 %."""
ROOM_TO_KEEP = 300
"""Below this width at 100 % only the start button is shown in the bar."""
TIGHT = 640
"""Below this height at 100 % the parts stand closer together."""


@dataclass(frozen=True)
class PageRoom:
    """A width and a height at 100 %, for the catalogue (`front`) or for another page."""

    width: float
    height: float
    front: bool

    @property
    def is_tiny(self) -> bool:
        """Whether the pages are listed in a menu, and the buttons have short names."""
        return self.width < TINY

    @property
    def is_low(self) -> bool:
        """Whether the parts stand closer together."""
        return self.height < TIGHT

    @property
    def has_side(self) -> bool:
        """Whether the chosen game, or the changes, have a column beside the page."""
        return self.width >= (ROOM_FOR_DETAIL if self.front else NARROW)

    @property
    def side_width(self) -> int:
        """The width of this column at 100 %."""
        if not self.front:
            return 312 if self.width < 1100 else 344
        return next(wide for least, wide in DETAIL_WIDTHS if self.width >= least)

    @property
    def buttons_beside(self) -> bool:
        """Whether the buttons stand in the description of the game, not in a bar at the bottom."""
        return self.front and self.has_side

    @property
    def has_verdict(self) -> bool:
        """Whether the summary has a line in the bar at the bottom."""
        return not self.front and self.width >= TINY

    @property
    def can_keep(self) -> bool:
        """Whether the bar has room for more than the start button."""
        return self.width >= ROOM_TO_KEEP
