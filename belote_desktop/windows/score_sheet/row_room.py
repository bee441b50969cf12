"""The room between the rows of a sheet: as much as there is to spare."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout

TIGHT, AIRY = 4, 20
"""The room between two rows where there is none to spare, and where there is, in pixels at 100 %."""


class RowRoom:
    """Lays the rows of a grid close together or apart; `scale` is the size of its text."""

    def __init__(self, grid: QGridLayout, scale: float) -> None:
        self._grid = grid
        self.tight, self._airy = round(TIGHT * scale), round(AIRY * scale)
        """The least room between two rows, in pixels, and the greatest."""
        grid.setVerticalSpacing(self.tight)

    def still_missing(self, missing: int) -> int:
        """What of the height that is `missing` would still be with the rows close together."""
        return missing - (self._grid.verticalSpacing() - self.tight) * self._gaps

    def lay(self, spare: int) -> None:
        """Give the rows half of the height that is to `spare` with them close together, as far as they need it.

        A layout is changed only if its rows come to lie elsewhere, by more than the pixel that a label over two rows
        may make of it: each change has everything laid out anew, and asks for the room once more.
        """
        wanted = min(self._airy, self.tight + max(0, spare) // (2 * self._gaps))
        changed = abs(wanted - self._grid.verticalSpacing())
        if changed > 1 or (changed and wanted == self.tight):
            self._grid.setVerticalSpacing(wanted)
            sheet = self._grid.parentWidget()
            if sheet is not None:
                sheet.updateGeometry()  # at once: who asks for its height meanwhile has the new one

    @property
    def _gaps(self) -> int:
        """How many gaps between rows there are."""
        rows = {self._grid.getItemPosition(place)[0] for place in range(self._grid.count()) if self._is_seen(place)}  # type: ignore[index]
        return max(1, len(rows) - 1)

    def _is_seen(self, place: int) -> bool:
        item = self._grid.itemAt(place)
        return item is not None and not item.isEmpty()
