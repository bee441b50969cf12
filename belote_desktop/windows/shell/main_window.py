"""The main window: the table in the middle, everything else around it or over it.

Closing it loses nothing: the match is on disk before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QCloseEvent

from belote_desktop import table as card_table
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.windows import match, new_match, shell
from belote_desktop.windows.shell.full_screen import FullScreen
from belote_desktop.windows.shell.idle_work import IdleWork
from belote_desktop.windows.shell.menus import Menus
from belote_desktop.windows.shell.paged_window import PagedWindow
from belote_desktop.windows.shell.result_panels import ResultPanels, results_of
from belote_desktop.windows.shell.startup_window import Left
from belote_desktop.windows.widgets.save_preference import keep

if TYPE_CHECKING:
    from belote_desktop.engine import Ruleset
    from belote_desktop.models.match.controller import MatchController
    from belote_desktop.windows.drafts.match_draft import MatchWish
    from belote_desktop.windows.look.services import Services
    from belote_desktop.windows.match import MatchSession

LATER = (
    "engine.matches.match", "records.folding", "search.claim_proof", "players.search_player", "coach.advice",
    "models.match.controller", "table.scene.scene", "table.view",
)  # fmt: skip
"""What the table of a match imports, in steps of about equal length: none of them holds the window up for long."""


class MainWindow(PagedWindow):
    """Shows one match at a time."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.menus = Menus(self, services.preferences, self._doings(), self._set, self.banner.tell)
        self._full_screen = FullScreen(self, self.menus.actions["full_screen"])
        self.files = self._made_files()
        self.setMinimumSize(480, 360)
        self._connect()
        self._on_style()
        self._word()
        Left(str(services.preferences.value("window_geometry"))).place(self)

    # ------------------------------------------------------------------ parts made when they are first asked for
    def _made_table(self) -> card_table.TableView:
        table, actions = card_table.TableView(self.services.preferences, Names()), self.menus.actions
        table.set_theme(self.services.style.theme)
        table.undo_asked.connect(actions["undo"].trigger)
        table.hint_asked.connect(actions["hint"].trigger)
        table.tutor_switched.connect(lambda on: self._set("tutor", on))
        table.talk_unwanted.connect(lambda: self._set("table_talk", False))
        table.permitted_asked.connect(actions["permitted"].trigger)
        table.sheet_asked.connect(self.show_sheet)
        table.log_asked.connect(lambda: self.log.toggle(self))
        table.menu_asked.connect(self._pop_menu)
        table.cue.connect(self.services.sounds.play)
        return table

    @cached_property
    def opening(self) -> new_match.MatchOpening:
        """Starts new matches and continues saved ones."""
        made = new_match.MatchOpening(self.services)
        made.opened.connect(self.take)
        made.not_opened.connect(self._on_not_opened)
        made.not_started.connect(self._on_not_started)
        return made

    @cached_property
    def log(self) -> match.LogPanel:
        """The log, hidden at first."""
        made = match.LogPanel(self.services.style, self)
        made.hide()
        made.visibilityChanged.connect(self.menus.actions["log"].setChecked)
        made.closed.connect(self.page.take_focus)
        return made

    @cached_property
    def results(self) -> ResultPanels:
        """The results of deals and of matches, over the table."""
        return results_of(self)

    @cached_property
    def home(self) -> shell.HomePages:
        """As any window with pages has it; before the first match there is no menu bar."""
        made = super().home
        made.file_asked.connect(lambda: self.files.choose())
        made.is_first.connect(lambda first: self._full_screen.allow_menu(not first))
        return made

    def _made_files(self) -> new_match.RecordFiles:
        """Records of matches as files; a file may be dropped on the window from the first moment."""
        made = new_match.RecordFiles(self.services.profile.saves, self)
        made.opened.connect(self.go_on)
        made.code.connect(lambda text: self.daily_pages.text(text))
        made.game.connect(lambda path: self.own_games.take_in(path))
        made.profile.connect(lambda path: self.profile_files.open(path))
        made.message.connect(self.banner.tell)
        made.failed.connect(self._on_not_opened)
        return made

    def make_rest(self) -> Iterator[None]:
        """Make, in small steps, what the first page did not need, so that its first use is quick."""
        for module in LATER:
            import_module(f"belote_desktop.{module}")
            yield
        for part in ("opening", "table", "log", "side", "own_games", "learning_pages"):
            getattr(self, part)
            yield

    # ------------------------------------------------------------------ the match on the table
    def show_first_page(self) -> None:
        """At the start: the result of the latest match if it was never shown, else home."""
        self.tell_notices()
        unseen = self.match_counter.unseen()
        IdleWork(self._catch_up(unseen), self)
        if unseen is not None:
            self.go_on(unseen)
            return
        self.home.show()

    def _catch_up(self, unseen: Path | None) -> Iterator[None]:
        """Read what the first page did not need of the profile; then count the matches that ended, but for `unseen`."""
        yield from self.services.profile.read_rest()
        for _ in self.services.profile.saves.waiting():
            yield
        self.tell_notices()
        self.match_counter.catch_up(but=unseen)

    def go_on(self, path: Path) -> None:
        self.opening.go_on(path)

    def start(self, wish: MatchWish) -> None:
        self.opening.start(wish)

    def practise(self, rules: Ruleset, is_lesson: bool) -> None:
        self.opening.practise(rules, is_lesson=is_lesson)

    def show_controller(self, controller: MatchController) -> MatchSession:
        """Put a match on the table; it begins with `session.begin()`."""
        self.leave_match()
        session = match.MatchSession(controller, self.table, self.services.preferences, self)
        self.session = session
        self.files.on_table = controller.match_id
        self.side.taken_up(controller.match_id)
        match.introduce(controller, self.table)
        self.log.show_log(session.log)
        self.word_cards.follow(controller.match.rules, self.table)
        session.message.connect(self.banner.tell)
        session.advised.connect(lambda sentences: self.banner.tell(*sentences))
        session.passed_on.connect(self.banner.pass_on)
        session.save_failed.connect(self._on_unsaved)
        session.changed.connect(self._refresh)
        session.saved.connect(self.banner.settle)
        self.results.watch(session)
        game = controller.match.rules.variant
        session.tutor_offers.regretted.connect(lambda each: self.learning_pages.practise_regretted(each, game))
        session.offered.connect(self.page.tutor.offer)
        session.offer_closed.connect(self.page.end_offer)
        self.table.show()
        self.page.end_offer()
        self.page.clear()
        self.show_table()
        self.home.leave()
        self._full_screen.allow_menu(True)
        self._refresh()
        return session

    def leave_match(self) -> None:
        """Take the match off the table; it can be continued later."""
        if self.session is not None:
            self.log.clear()
            self.session.close()
            self.session.deleteLater()
            self.session = None
            self.files.on_table = ""

    def show_home(self) -> None:
        self.leave_match()
        self.page.empty()
        if "log" in vars(self):
            self.log.hide()
        self.show_table()

    def take(self, controller: MatchController) -> None:
        self.show_controller(controller).begin()
        self.tell_notices()

    def start_again(self) -> None:
        """Start a match of the same game with the same options and players."""
        if self.session is not None:
            self.opening.again(self.session.controller.match.rules)

    def _on_not_started(self, sentence: str, wish: MatchWish) -> None:
        self.show_table()
        #: A button: save again.
        self.banner.ask(sentence, self.tr("Try again"), lambda: self.start(wish))

    def _on_not_opened(self, sentence: str) -> None:
        self.banner.tell(sentence, warning=True)

    def _on_unsaved(self, sentence: str) -> None:
        if self.session is not None:
            #: A button: save again.
            self.banner.ask(sentence, self.tr("Try again"), self.session.controller.retry)

    # ------------------------------------------------------------------ the window itself
    def _to_match(self, do: Callable[[MatchSession], object]) -> Callable[[], None]:
        """A function that runs `do` on the match on the table, if there is one and it is visible."""

        def done() -> None:
            if self.session is not None and self.shows_table:
                do(self.session)

        return done

    def _doings(self) -> dict[str, Callable[[], object]]:
        """What each menu entry does; what it opens is listed elsewhere."""
        return {
            **shell.openings(self),
            "open": lambda: self.files.choose(),
            "save_copy": lambda: self.files.save_copy(),
            "undo": self._to_match(lambda session: session.undo()),
            "hint": self._to_match(lambda session: session.hint()),
            "tutor": lambda: self._set("tutor", not self.services.preferences.value("tutor")),
            "permitted": self._to_match(lambda session: session.tell_permitted()),
            "claim": self._to_match(lambda session: session.claim()),
            "last_trick": lambda: self.table.show_last_trick(True),
            "hurry": lambda: self.table.hurry(),
            "quit": lambda: self.window().close(),
            "log": lambda: self.log.toggle(self),
            "full_screen": lambda: self._full_screen.toggle(),
        }

    def _connect(self) -> None:
        self.page.taken_back.connect(self._to_match(lambda session: session.undo()))
        self.page.kept.connect(self._to_match(lambda session: session.tutor_offers.go_on()))
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

    def _refresh(self) -> None:
        """Enable the commands that are possible now."""
        is_lesson = self.session is not None and self.session.controller.is_lesson
        hints = is_lesson or bool(self.services.preferences.value("aid_hint"))
        self.menus.enable(self.session, shown=self.shows_table, hints=hints)

    def _on_style(self) -> None:
        self.setStyleSheet(self.services.style.frame_sheet())
        if self.page.has_table:
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
        if "side" in vars(self):
            self.side.close()
        event.accept()

    def _word(self) -> None:
        #: The name of the program.
        self.setWindowTitle(self.tr("Belote Desktop"))
