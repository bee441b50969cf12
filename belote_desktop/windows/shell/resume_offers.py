"""The offers, at the start of the program, to continue a match that waits."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belote_desktop.windows import new_match
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.shell.idle_work import IdleWork
from belote_desktop.windows.shell.table_page import TablePage

if TYPE_CHECKING:
    from belote_desktop.windows.new_match.resume_offer import MatchSummary

FOLDING = ("engine.matches.match", "records.folding", "table.scene.picture", "windows.new_match.match_painting")
"""What the picture of a match imports, in steps of about equal length."""
SOON_MS = 50
"""The picture is made once the offer is painted and can be answered."""


class ResumeOffers(QObject):
    """Offers the match played last, over the page of the table.

    The offer appears with what the record says. While the window is idle the record is folded, for the picture of the
    table as it was left. If it folds to no match, the one played before is offered. Emits `go_on` with the path of the
    match, `new_asked` or `later`, and `none_left` if no match waits.
    """

    go_on = Signal(Path)
    new_asked = Signal()
    later = Signal()
    none_left = Signal()

    def __init__(self, services: Services, page: TablePage, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._page = services, page
        self._waiting = services.profile.saves.waiting()

    def offer(self) -> None:
        """Offer the next match."""
        for saved in self._waiting:
            summary = new_match.unfolded(self._services.profile.saves, saved)
            if summary is not None:
                self._show(summary)
                return
        self.none_left.emit()

    def _show(self, summary: MatchSummary) -> None:
        offer = new_match.ResumeOffer(self._services.style, summary, self._page)
        offer.go_on.connect(lambda: self.go_on.emit(summary.path))
        offer.new_match.connect(self.new_asked)
        offer.later.connect(self.later)
        self._page.lay_over(offer)
        IdleWork(self._fold(offer), offer, SOON_MS)

    def _fold(self, offer: new_match.ResumeOffer) -> Iterator[None]:
        for module in FOLDING:
            import_module(f"belote_desktop.{module}")
            yield
        if self._page.overlay is not offer:
            return
        summary = new_match.folded(self._services.profile.saves, offer.summary)
        if summary is not None:
            offer.complete(summary)
        else:
            self._page.clear()
            self.offer()
