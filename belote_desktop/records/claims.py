"""Which actions of a record were played out in a claim."""

from __future__ import annotations

from belote_desktop.engine.actions import Play
from belote_desktop.records.entries import CLAIM, Acted, Helped


class Claims:
    """Tracks claims through the entries in force. A claim starts with a card of the user after its mark, and lasts
    until the user decides something other than a card, or the deal is over.
    """

    def __init__(self) -> None:
        self._runs = False
        self._claimer: int | None = None

    def mark(self, entry: Helped) -> None:
        """Note that a user was helped."""
        if entry.kind == CLAIM:
            self._runs, self._claimer = True, None

    def cover(self, entry: Acted) -> bool:
        """True if an action, the next one in order, belongs to a claim."""
        if self._runs and self._claimer is None:
            self._claimer = entry.seat
        self._runs &= entry.seat != self._claimer or isinstance(entry.action, Play)
        return self._runs

    def end(self) -> None:
        """Note that the deal is over."""
        self._runs = False
