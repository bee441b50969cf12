"""The main window: the table in the middle, everything else around it or over it.

Closing it at any moment loses nothing: the match is on disk before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.engine import SeatView
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.words import words
from belote_desktop.table import TableView
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.look.icons import application_icon
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.match.log_panel import LogPanel
from belote_desktop.windows.match.match_session import MatchSession
from belote_desktop.windows.new_match.match_opening import MatchOpening
from belote_desktop.windows.new_match.record_files import RecordFiles
from belote_desktop.windows.new_match.resume_offer import ResumeOffer
from belote_desktop.windows.new_match.saved_matches import newest
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.shell.full_screen import FullScreen
from belote_desktop.windows.shell.menus import Menus
from belote_desktop.windows.shell.paged_window import PagedWindow
from belote_desktop.windows.shell.startup_window import Left
from belote_desktop.windows.widgets.save_preference import keep

LEAST_TABLE = 640
"""The log stands beside the table where that leaves the table so much."""


class MainWindow(PagedWindow):
    """Shows one match at a time."""

    def __init__(self, services: Services) -> None:
        opening = MatchOpening(services)
        super().__init__(services, TableView(services.preferences, opening.names(4)))
        self.opening = opening
        self.files = RecordFiles(services.profile.saves, self)
        self.log = LogPanel(services.style, self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log)
        self.log.hide()
        self.menus = Menus(self, services.preferences, {**self.openings(), **self._doings()}, self._set)
        self._full_screen = FullScreen(self, self.menus.actions["full_screen"])
        self.setWindowIcon(application_icon())
        self.setMinimumSize(480, 360)
        self._connect()
        self._on_style()
        self._word()
        Left(str(services.preferences.value("window_geometry"))).place(self)

    # ------------------------------------------------------------------ the match on the table
    def offer_to_go_on(self) -> None:
        """At the start: the result of the latest match if it was never shown, else go on with it, or choose a new one
        where none waits.
        """
        self.tell_notices()
        unseen = self.counting.unseen()
        self.counting.catch_up(but=unseen)
        if unseen is not None:
            self.go_on(unseen)
            return
        waiting = newest(self.services.profile.saves)
        if waiting is None:
            self.show_new_match()
            return
        offer = ResumeOffer(self.services.style, waiting, self.page)
        offer.go_on.connect(lambda: self.go_on(waiting.path))
        offer.new_match.connect(self._new_from_offer)
        offer.later.connect(self._show_welcome)
        self.page.lay_over(offer)

    def _new_from_offer(self) -> None:
        self.page.clear()
        self.show_new_match()

    def go_on(self, path: Path) -> None:
        """Go on with a saved match exactly where it stands."""
        self.opening.go_on(path)

    def start(self, wish: MatchWish) -> None:
        """Start a new match."""
        self.opening.start(wish)

    def show_controller(self, controller: MatchController) -> MatchSession:
        """Put a match on the table; it begins with `session.begin()`."""
        self.leave_match()
        session = MatchSession(controller, self.table, self.services.preferences, self)
        self.session = session
        self.files.on_table = controller.match_id
        self.side.taken_up(controller.match_id)
        self.table.set_names(controller.names)
        self.log.show_log(session.log)
        session.message.connect(self.banner.tell)
        session.advised.connect(lambda sentences: self.banner.tell(*sentences))
        session.passed_on.connect(self.banner.pass_on)
        session.save_failed.connect(self._on_unsaved)
        session.deal_ended.connect(self._on_deal_ended)
        session.ended.connect(self._on_ended)
        session.changed.connect(self._refresh)
        session.saved.connect(self.banner.settle)
        session.reopened.connect(self._on_reopened)
        session.offered.connect(self.page.tutor.offer)
        session.offer_closed.connect(self.page.end_offer)
        self.table.show()
        self.page.end_offer()
        self.page.clear()
        self.show_table()
        self._refresh()
        return session

    def leave_match(self) -> None:
        """Take the match off the table; it can be taken up again."""
        if self.session is not None:
            self.session.close()
            self.session.deleteLater()
            self.session = None
            self.files.on_table = ""

    def _take(self, controller: MatchController) -> None:
        self.show_controller(controller).begin()
        self.tell_notices()

    def _on_deal_ended(self, view: SeatView) -> None:
        session = self.session
        if session is None:
            return
        controller = session.controller
        result = DealResult(
            self.services.style, self.services.preferences, controller.names, view, self.page,
            claim=session.claim_reason if controller.may_take_claim_back else str, judgement=controller.judgement,
        )  # fmt: skip
        result.next_deal.connect(self._on_next_deal)
        result.sheet.connect(self.show_sheet)
        result.review.connect(lambda: self.learning.review(session, view.results[-1].number))
        result.take_back.connect(session.undo)
        self.page.lay_over(result)

    def _on_reopened(self) -> None:
        """A claim that had ended the deal is taken back, and perhaps the end of the match with it."""
        self.page.clear()
        if self.session is not None:
            self.services.profile.statistics.remove(self.session.controller.match_id)

    def _on_next_deal(self) -> None:
        self.page.clear()
        if self.session is not None:
            self.session.controller.next_deal()

    def _on_ended(self, view: SeatView) -> None:
        session = self.session
        if session is None:
            return
        controller = session.controller
        over = MatchOver(
            self.services.style, controller.names, view, self.page, judged=partial(self._judgement, controller, view)
        )
        over.again.connect(self._again)
        over.new_match.connect(self.show_new_match)
        over.sheet.connect(self.show_sheet)
        over.review.connect(lambda: self.learning.review(session))
        over.closed.connect(self.page.clear)
        self.page.lay_over(over)
        if controller.match_id and not controller.is_practice and controller.seat is not None:
            self.services.profile.statistics.add(controller.match_id, controller.match, controller.seat)
        self.tell_notices()

    def _judgement(self, controller: MatchController, view: SeatView) -> tuple[QWidget, ...]:
        """What tells of the challenge that ended the match; nothing where none did."""
        if controller.judgement is None:
            return ()
        from belote_desktop.windows.score_sheet.turned_tricks import judgement_parts

        services = self.services
        return judgement_parts(services.style, services.preferences, controller.names, view, controller.judgement)

    def _again(self) -> None:
        """The same game with the same options and players."""
        if self.session is not None:
            self.opening.again(self.session.controller.match.rules)

    def _on_not_started(self, sentence: str, wish: MatchWish) -> None:
        self.show_table()
        self.banner.ask(sentence, self.tr("Try again"), lambda: self.start(wish))

    def _on_not_opened(self, sentence: str) -> None:
        self.banner.tell(sentence, warning=True)

    def _on_unsaved(self, sentence: str) -> None:
        session = self.session
        if session is not None:
            self.banner.ask(sentence, self.tr("Try again"), session.controller.retry)

    # ------------------------------------------------------------------ the window itself
    def _to_match(self, do: Callable[[MatchSession], object]) -> Callable[[], None]:
        """Something to do to the match on the table, if there is one then and the person sees it."""

        def done() -> None:
            if self.session is not None and self.shows_table:
                do(self.session)

        return done

    def _doings(self) -> dict[str, Callable[[], object]]:
        """What the entries of the menus do that open nothing."""
        return {
            "open": self.files.choose,
            "save_copy": self.files.save_copy,
            "undo": self._to_match(MatchSession.undo),
            "hint": self._to_match(MatchSession.hint),
            "permitted": self._to_match(MatchSession.tell_permitted),
            "claim": self._to_match(MatchSession.claim),
            "last_trick": lambda: self.table.show_last_trick(True),
            "hurry": self.table.hurry,
            "quit": lambda: self.window().close(),
            "log": self._toggle_log,
            "full_screen": lambda: self._full_screen.toggle(),
        }

    def _connect(self) -> None:
        table, actions = self.table, self.menus.actions
        table.undo_asked.connect(actions["undo"].trigger)
        table.hint_asked.connect(actions["hint"].trigger)
        table.permitted_asked.connect(actions["permitted"].trigger)
        self.page.tutor.taken_back.connect(self._to_match(MatchSession.undo))
        self.page.tutor.kept.connect(self._to_match(lambda session: session.tutoring.go_on()))
        table.sheet_asked.connect(self.show_sheet)
        table.log_asked.connect(self._toggle_log)
        table.menu_asked.connect(self._pop_menu)
        table.cue.connect(self.services.sounds.play)
        self.log.visibilityChanged.connect(actions["log"].setChecked)
        self.side.go_on.connect(self.go_on)
        self.side.failed.connect(self._on_not_opened)
        self.files.opened.connect(self.go_on)
        self.files.game.connect(self.own_games.take_in)
        self.files.profile.connect(self.profile_files.open)
        self.learning.play.connect(self.opening.practise)
        self.learning.practising.connect(self._take)
        self.files.message.connect(self.banner.tell)
        self.files.failed.connect(self._on_not_opened)
        self.opening.opened.connect(self._take)
        self.opening.not_opened.connect(self._on_not_opened)
        self.opening.not_started.connect(self._on_not_started)
        self.stack.currentChanged.connect(self._refresh)
        self.services.style.changed.connect(self._on_style)
        self.services.preferences.changed.connect(self._on_preference)
        self._on_preference("single_keys")

    def _set(self, key: str, value: object) -> None:
        """Change a setting from the menu."""
        problem = keep(self.services.preferences, key, value)
        if problem is not None:
            self.banner.tell(words.sentence(problem), warning=True)

    def _pop_menu(self, point: QPoint) -> None:
        """The whole menu at the button of the table."""
        self.menus.everything.popup(point)

    def _toggle_log(self) -> None:
        if not self.log.isHidden():
            self.log.hide()
        elif self.width() - self.log.list.minimumWidth() >= LEAST_TABLE:
            self.log.setFloating(False)
            self.log.show()
        else:
            self.log.float_over(self)

    def _refresh(self) -> None:
        """Offer what can be done now: nothing to a match that another page hides, but to look at it and to copy it."""
        session, actions = self.session, self.menus.actions
        actions["save_copy"].setEnabled(session is not None and bool(session.controller.match_id))
        actions["sheet"].setEnabled(session is not None)
        session = session if self.shows_table else None
        actions["undo"].setEnabled(session is not None and session.controller.can_undo())
        actions["hint"].setEnabled(session is not None and bool(self.services.preferences.value("aid_hint")))
        actions["claim"].setEnabled(session is not None and session.rest is not None)
        for entry in ("last_trick", "hurry", "permitted"):
            actions[entry].setEnabled(session is not None)

    def _on_style(self) -> None:
        self.setStyleSheet(self.services.style.frame_sheet())
        self.table.set_theme(self.services.style.theme)

    def _on_preference(self, key: str) -> None:
        if key == "single_keys":
            self.menus.actions["keys"].setEnabled(True)
            self.menus.actions["keys"].setShortcut("?" if self.services.preferences.value(key) else "Ctrl+?")
        if key == "aid_hint":
            self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.word()
            self._word()

    def closeEvent(self, event: QCloseEvent) -> None:
        theme = self.services.style.theme
        for key, value in Left.of(self.window(), (theme.cloth, theme.cloth_edge)).settings().items():
            keep(self.services.preferences, key, value)  # not worth a word at the end if it fails
        self.leave_match()
        self.side.close()
        event.accept()

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Belote Desktop"))
