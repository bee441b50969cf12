"""The room between the rows of a sheet: as much as there is to spare."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout

TIGHT, AIRY = 4, 13
"""The room between two rows where there is none to spare, and where there is, in pixels at 100 %."""


class RowRoom:
    """Lays the rows of a grid close together or apart; `scale` is the size of its text."""

    def __init__(self, grid: QGridLayout, scale: float) -> None:
        self._grid = grid
        self._tight, self._airy = round(TIGHT * scale), round(AIRY * scale)
        grid.setVerticalSpacing(self._tight)

    def tighten(self, missing: int) -> int:
        """Lay them close together where height is `missing`; returns what is still missing then."""
        spared = self._grid.verticalSpacing() - self._tight
        self._grid.setVerticalSpacing(self._tight)
        return missing - spared * self._gaps

    def air(self, spare: int) -> None:
        """Give them half of the height that is to `spare`, as far as they need it."""
        if spare > 0:
            self._grid.setVerticalSpacing(min(self._airy, self._tight + spare // (2 * self._gaps)))

    @property
    def _gaps(self) -> int:
        """How many gaps between rows there are."""
        rows = {self._grid.getItemPosition(place)[0] for place in range(self._grid.count()) if self._is_seen(place)}  # type: ignore[index]
        return max(1, len(rows) - 1)

    def _is_seen(self, place: int) -> bool:
        item = self._grid.itemAt(place)
        return item is not None and not item.isEmpty()
