"""The panels over the table at the end of a deal and of a match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belote_desktop import table as card_table
from belote_desktop.engine import Result
from belote_desktop.models.score_sheet.first_times import first_in_deal, first_in_match
from belote_desktop.windows import score_sheet
from belote_desktop.windows.shell.table_page import TablePage

if TYPE_CHECKING:
    from belote_desktop.engine import SeatView
    from belote_desktop.models.match.controller import MatchController
    from belote_desktop.profile import Tally
    from belote_desktop.windows.look.services import Services
    from belote_desktop.windows.match import MatchSession
    from belote_desktop.windows.score_sheet import DealResult
    from belote_desktop.windows.shell.main_window import MainWindow

    Before = tuple[int | None, Tally]
    """The user's side, and what was counted before the match."""


class ResultPanels(QObject):
    """Lays the result of each settled deal over the table, and the end of the match, which it adds to the statistics.

    `sheet_asked`, `home_asked` and `again_asked` are what their buttons ask for, `review_asked(session, number)`
    asks for the review of a deal, or of the match for None. `match_counted` follows the end of a match, `lesson_ended`
    with the rules the deal of a lesson, `set_deal_ended` with the key of a set deal that has been read.
    """

    sheet_asked = Signal()
    home_asked = Signal()
    again_asked = Signal()
    review_asked = Signal(object, object)
    match_counted = Signal()
    lesson_ended = Signal(object)
    set_deal_ended = Signal(str)

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
        self._write_deal(session, view, self._before(session.controller)).next_deal.connect(
            lambda: self._go_on(session)
        )

    def _write_deal(self, session: MatchSession, view: SeatView, before: Before, **ends: bool) -> DealResult:
        """Lay the written deal over the table; `next_deal` of it leads on."""
        services, controller = self._services, session.controller
        result = score_sheet.DealResult(
            services.style, services.preferences, controller.names, view, self._page,
            claim=session.claim_reason if controller.may_take_claim_back else str, judgement=controller.judgement,
            in_match=not controller.is_lesson, ends_lesson=controller.is_lesson,
            first=partial(first_in_deal, view.results, *before), **ends,
        )  # fmt: skip
        result.sheet.connect(self.sheet_asked)
        result.review.connect(lambda: self.review_asked.emit(session, view.results[-1].number))
        result.take_back.connect(session.undo)
        self._page.lay_over(result)
        self._services.sounds.play(card_table.sound_of_result(view.results[-1].score.result))
        self._page.table.turn_piles()
        return result

    def _go_on(self, session: MatchSession) -> None:
        self._page.clear()
        if session.controller.set_key is not None:
            self.set_deal_ended.emit(session.controller.set_key)
        elif session.controller.is_lesson and session.view.results[-1].score.result is not Result.PASSED_OUT:
            self.lesson_ended.emit(session.view.rules)
        else:
            session.controller.next_deal()

    def _reopen(self, session: MatchSession) -> None:
        """A claim that had ended the deal is taken back, and perhaps the end of the match with it."""
        self._page.clear()
        self._services.profile.statistics.remove(session.controller.match_id)

    def show_end(self, session: MatchSession, view: SeatView) -> None:
        """Show the last deal as it is written, then the end of the match; add it to the statistics unless it was
        practice or only watched. A set deal leads on to the results of the levels instead.
        """
        controller, before = session.controller, self._before(session.controller)
        is_set = controller.set_key is not None
        result = self._write_deal(session, view, before, ends_match=not (controller.is_lesson or is_set), is_set=is_set)
        if controller.is_lesson or is_set:
            result.next_deal.connect(lambda: self._go_on(session))
        else:
            result.next_deal.connect(lambda: self._show_over(session, view, before))
        if controller.match_id and not controller.is_practice and controller.seat is not None:
            self._services.profile.statistics.add(controller.match_id, controller.match, controller.seat)
        self.match_counted.emit()

    def _show_over(self, session: MatchSession, view: SeatView, before: Before) -> None:
        """Show who has won the match, and how it went."""
        table = self._page.table
        over = score_sheet.MatchOver(
            self._services.style, session.controller.names, view, self._page, face=table.face, parting=table.parting,
            first=partial(first_in_match, view.winner, *before),
        )  # fmt: skip
        over.again.connect(self.again_asked)
        over.sheet.connect(self.sheet_asked)
        over.review.connect(lambda number: self.review_asked.emit(session, number))
        over.home.connect(self.home_asked)
        self._page.lay_over(over)
        seat = session.controller.seat
        ours = None if seat is None else view.rules.side_of(seat)
        self._services.sounds.play(card_table.sound_of_match(view.winner, ours))
        table.announce_parting()

    def _before(self, controller: MatchController) -> Before:
        """The user's side and the counts before this match; no side where nothing is counted."""
        counts = bool(controller.match_id) and not controller.is_practice and controller.seat is not None
        side = controller.match.rules.side_of(controller.seat or 0) if counts else None
        return side, self._services.profile.statistics.tally()


def results_of(window: MainWindow) -> ResultPanels:
    """The panels of a window, whose buttons lead to its other pages."""
    made = ResultPanels(window.services, window.page, window)
    made.sheet_asked.connect(window.show_sheet)
    made.home_asked.connect(window.show_home)
    made.again_asked.connect(window.start_again)
    made.review_asked.connect(lambda session, number: window.learning_pages.review(session, number))
    made.match_counted.connect(window.tell_notices)
    made.set_deal_ended.connect(lambda _key: window.show_home())
    made.set_deal_ended.connect(lambda key: window.daily_pages.result(key))
    made.set_deal_ended.connect(lambda _key: window.services.sounds.play(card_table.BELL))
    made.lesson_ended.connect(lambda _rules: window.leave_match())
    made.lesson_ended.connect(lambda rules: window.learning_pages.end_lesson(rules))
    return made
