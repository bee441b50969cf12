"""The panels over the table at the end of a deal and of a match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.windows import score_sheet
from belote_desktop.windows.shell.table_page import TablePage

if TYPE_CHECKING:
    from belote_desktop.engine import SeatView
    from belote_desktop.models.match.controller import MatchController
    from belote_desktop.windows.look.services import Services
    from belote_desktop.windows.match import MatchSession


class ResultPanels(QObject):
    """Lays the result of each settled deal over the table, and the end of the match, which it adds to the statistics.

    `sheet_asked`, `new_match_asked` and `again_asked` are what their buttons ask for, `review_asked(session, number)`
    asks for the review of a deal, or of the match for None. `match_counted` follows the end of a match.
    """

    sheet_asked = Signal()
    new_match_asked = Signal()
    again_asked = Signal()
    review_asked = Signal(object, object)
    match_counted = Signal()

    def __init__(self, services: Services, page: TablePage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._page = page

    def watch(self, session: MatchSession) -> None:
        """Show the results of the match that has been put on the table."""
        session.deal_ended.connect(lambda view: self._show_deal(session, view))
        session.ended.connect(lambda view: self.show_end(session, view))
        session.reopened.connect(lambda: self._reopen(session))

    def _show_deal(self, session: MatchSession, view: SeatView) -> None:
        services, controller = self._services, session.controller
        result = score_sheet.DealResult(
            services.style, services.preferences, controller.names, view, self._page,
            claim=session.claim_reason if controller.may_take_claim_back else str, judgement=controller.judgement,
        )  # fmt: skip
        result.next_deal.connect(lambda: self._go_on(session))
        result.sheet.connect(self.sheet_asked)
        result.review.connect(lambda: self.review_asked.emit(session, view.results[-1].number))
        result.take_back.connect(session.undo)
        self._page.lay_over(result)

    def _go_on(self, session: MatchSession) -> None:
        self._page.clear()
        session.controller.next_deal()

    def _reopen(self, session: MatchSession) -> None:
        """A claim that had ended the deal is taken back, and perhaps the end of the match with it."""
        self._page.clear()
        self._services.profile.statistics.remove(session.controller.match_id)

    def show_end(self, session: MatchSession, view: SeatView) -> None:
        """Show the end of the match, and add it to the statistics unless it was practice or only watched."""
        controller = session.controller
        over = score_sheet.MatchOver(
            self._services.style, controller.names, view, self._page, judged=partial(self._judgement, controller, view)
        )
        over.again.connect(self.again_asked)
        over.new_match.connect(self.new_match_asked)
        over.sheet.connect(self.sheet_asked)
        over.review.connect(lambda: self.review_asked.emit(session, None))
        over.closed.connect(self._page.clear)
        self._page.lay_over(over)
        if controller.match_id and not controller.is_practice and controller.seat is not None:
            self._services.profile.statistics.add(controller.match_id, controller.match, controller.seat)
        self.match_counted.emit()

    def _judgement(self, controller: MatchController, view: SeatView) -> tuple[QWidget, ...]:
        """The widgets that show the challenge that ended the match; empty if none did."""
        if controller.judgement is None:
            return ()
        services = self._services
        return score_sheet.judgement_parts(
            services.style, services.preferences, controller.names, view, controller.judgement
        )
