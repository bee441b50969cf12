"""Which actions of a record were played out in a claim."""

from __future__ import annotations

from belote_desktop.engine.actions import Play
from belote_desktop.records.entries import CLAIM, Acted, Helped


class Claims:
    """Follows the entries that stand. A claim begins with a card of the person behind its mark, and lasts until that
    person decides something but a card, or the deal is over."""

    def __init__(self) -> None:
        self._runs = False
        self._claimer: int | None = None

    def mark(self, entry: Helped) -> None:
        """A person is helped."""
        if entry.kind == CLAIM:
            self._runs, self._claimer = True, None

    def cover(self, entry: Acted) -> bool:
        """Whether an action, the next one in order, belongs to a claim."""
        if self._runs and self._claimer is None:
            self._claimer = entry.seat
        self._runs &= entry.seat != self._claimer or isinstance(entry.action, Play)
        return self._runs

    def end(self) -> None:
        """The deal is over."""
        self._runs = False
