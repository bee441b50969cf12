"""The window with what opens in it: pages in the place of the table, and windows beside it.

A page is added here: a method that opens it, and its line in `openings`; `menus.py` says where it stands in the menus.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget

from belote_desktop.models import games
from belote_desktop.models.history.quiet_work import QuietWork
from belote_desktop.models.history.record_reader import RecordReader
from belote_desktop.models.match.match_counter import MatchCounter
from belote_desktop.models.words import words
from belote_desktop.windows import daily, drafts, house_rules, new_match, score_sheet, shell
from belote_desktop.windows.shell.banner import Banner
from belote_desktop.windows.shell.table_page import TablePage
from belote_desktop.windows.widgets.page import Page

if TYPE_CHECKING:
    from belote_desktop.engine import Ruleset
    from belote_desktop.models.match.controller import MatchController
    from belote_desktop.table import TableView
    from belote_desktop.table.layout.shapes import Box
    from belote_desktop.windows.drafts.match_draft import MatchWish
    from belote_desktop.windows.honesty.strength_window import StrengthWindow
    from belote_desktop.windows.look.services import Services
    from belote_desktop.windows.match import MatchSession
    from belote_desktop.windows.rule_book.rules_window import RulesWindow
    from belote_desktop.windows.settings.settings_dialog import SettingsDialog


class PagedWindow(QMainWindow):
    """The page of the table is always there; at most one other page lies in its place until it is closed.

    What the first page does not need is made when it is first asked for: rooms of the window are imported on demand
    (`belote_desktop.on_demand`), and their parts are cached properties here. `import_asked` carries the file of a
    profile to import.
    """

    import_asked = Signal(Path)
    files: new_match.RecordFiles
    """Records of matches as files."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.session: MatchSession | None = None
        """The match on the table."""
        self.page = TablePage(services.style, self._made_table)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.page)
        self.banner = Banner(services.style, self.stack)
        self.banner.to_be_seen = self._seen_beside_banner
        self.stack.currentChanged.connect(self.banner.turn_page)
        self.page.overlaid.connect(self.banner.stay_on_top)
        self.setCentralWidget(self.stack)
        self.match_counter = MatchCounter(services.profile, services.workers.aside, self)
        self.match_counter.finished.connect(self._on_counted)
        self.quiet_work = QuietWork(services.profile, services.workers.aside, lambda: self.session is None, self)
        self.stack.currentChanged.connect(self.quiet_work.turn_page)
        self.record_reader = RecordReader(services.workers.thinking)
        self.stack.currentChanged.connect(self.record_reader.drop)  # a page opens only where it was asked for
        self._problems: list[str] = []
        """What was found in the profile and nobody has read yet."""

    def _made_table(self) -> TableView:
        raise NotImplementedError

    @property
    def table(self) -> TableView:
        """The table, in its page."""
        return self.page.table

    @cached_property
    def side(self) -> shell.SideWindows:
        """The windows beside the table."""
        made = shell.SideWindows(self.services, self.match_counter, self)
        made.go_on.connect(self.go_on)
        made.failed.connect(lambda sentence: self.banner.tell(sentence, warning=True))
        back = made.show_rules_again
        made.practise_asked.connect(lambda rules, kind: self.learning_pages.drills(rules, kind, back))
        return made

    @cached_property
    def home(self) -> shell.HomePages:
        """What the window shows where no match is on the table."""
        made = shell.HomePages(self.services, self.stack, self)
        shell.lead_on(made, self)
        return made

    @cached_property
    def own_games(self) -> house_rules.OwnGamePages:
        """The pages of the user's own games."""
        made = house_rules.OwnGamePages(self.services, self.show_page, self)
        made.play.connect(self.show_new_match)
        return made

    @cached_property
    def word_cards(self) -> shell.WordCards:
        """The explanations of words of the game on the table."""
        return shell.WordCards(self.services, self.banner, self)

    @cached_property
    def profile_files(self) -> shell.ProfileFiles:
        """Whole profiles as files."""
        made = shell.ProfileFiles(self.services, self.banner, self)
        made.import_asked.connect(self.import_asked)
        return made

    @cached_property
    def history_pages(self) -> shell.HistoryPages:
        """The matches played before, and what they come to."""
        made = shell.HistoryPages(
            self.services, self.match_counter, self.quiet_work, self.record_reader, self.show_page, self
        )
        shell.lead_on_from_history(made, self)
        return made

    @cached_property
    def daily_pages(self) -> daily.DailyPages:
        """The deal of the day, and deals by code."""
        made = daily.DailyPages(self.services, self.show_page, self)
        shell.lead_on_from_daily(made, self)
        return made

    @cached_property
    def learning_pages(self) -> shell.LearningPages:
        """Lessons, drills, reviews, replays, and how the computer plays."""
        made = shell.LearningPages(self.services, self.record_reader, self.show_page, self)
        made.message.connect(self.banner.tell)
        made.play.connect(self.practise)
        made.practising.connect(self.take)
        return made

    def start(self, wish: MatchWish) -> None:
        """Start a new match."""
        raise NotImplementedError

    def go_on(self, path: Path) -> None:
        """Go on with a saved match."""
        raise NotImplementedError

    def practise(self, rules: Ruleset, is_lesson: bool) -> None:
        """Start a match to practise on, or the deal that ends a lesson."""
        raise NotImplementedError

    def take(self, controller: MatchController) -> None:
        """Put a match on the table and start it."""
        raise NotImplementedError

    # ------------------------------------------------------------------ pages in the place of the table
    def show_page(self, page: Page) -> None:
        """Show a sheet in the place of the table, until it is closed."""
        if page.parentWidget() is not self.stack:  # a change of parent dresses the whole page anew
            page.setParent(self.stack, Qt.WindowType.Widget)
        page.finished.connect(lambda: self._drop_page(page))
        page.to_tell.connect(lambda sentence, warning: self.banner.tell(sentence, warning=warning))
        for other in self.stack.findChildren(QDialog):
            if other is not page:
                self._take_out(other)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.first_focus().setFocus()

    @property
    def shows_table(self) -> bool:
        """Whether the table is visible, rather than another page."""
        return self.stack.currentWidget() is self.page

    def _seen_beside_banner(self) -> list[Box]:
        """The boxes the banner should not cover: on the table what matters there, on other pages the head."""
        page = self.stack.currentWidget()
        return page.head if isinstance(page, Page) else self.page.seen_beside_banner()

    def _drop_page(self, page: QDialog) -> None:
        self._take_out(page)
        self.show_table()

    def _take_out(self, page: QDialog) -> None:
        if self.stack.indexOf(page) >= 0:
            self.stack.removeWidget(page)
            page.hide()
            page.deleteLater()

    def show_table(self) -> None:
        """Back to the table, or home if no match is on it."""
        if self.session is None:
            self.home.show()
            return
        self.stack.setCurrentWidget(self.page)
        self.page.take_focus()

    def show_home(self) -> None:
        """Take the match off the table, which can be continued later, and show home."""
        raise NotImplementedError

    def show_new_match(self, game: str = "") -> new_match.NewMatch:
        """The page that puts a match together, of a game if one is asked for."""
        services, shelf = self.services, self.services.profile.own_games.shelf()
        page = new_match.NewMatch(
            services.style, services.preferences, shelf=shelf, shuffle=services.next_shuffle, parent=self.stack
        )
        page.start.connect(self._on_start)
        shell.lead_on_from_games(page, self)
        if game:
            page.draft.choose(game)
        self.show_page(page)
        return page

    def _on_start(self, wish: MatchWish) -> None:
        for page in self.stack.findChildren(new_match.NewMatch):
            self._take_out(page)
        self.start(wish)

    def show_sheet(self) -> None:
        """The score sheet, as a page."""
        if self.session is None:
            self.banner.tell(self.tr("No match is open. Start one first."))
            return
        session, played = self.session, self.session.controller
        page = score_sheet.ScoreSheet(self.services.style, self.services.preferences, played.names)
        page.show_view(session.view, over=played.match.is_over, date=played.date)
        page.offer_replay()
        page.replay_asked.connect(lambda number: self.learning_pages.replay(session, number, self.show_sheet))
        self.show_page(page)

    # ------------------------------------------------------------------ windows beside the table
    def show_settings(self) -> SettingsDialog:
        """The settings, beside the table."""
        return self.side.settings()

    def show_rules(self, rule: str | None = None) -> RulesWindow:
        """The rules of the game on the table, at a rule or section if one is asked for."""
        return self.side.rules(self.rules_in_view, rule)

    def explain(self) -> RulesWindow:
        """Open the rules at the present question: the refusal shown, the panel, a duty, or the phase."""
        return self.show_rules(self._topic() or None)

    def _topic(self) -> str:
        page, session = self.stack.currentWidget(), self.session
        if isinstance(page, score_sheet.ScoreSheet):
            return games.help_topic(None, panel="sheet")
        if session is None or page is not self.page:
            return ""
        over = "end" if session.controller.match.is_over else ""
        return games.help_topic(session.view, session.refusal, over)

    def show_strength(self) -> StrengthWindow:
        """How strong the levels are, in the game on the table first."""
        from belote_desktop.players import strength

        return self.side.strength(self.rules_in_view, strength.steps())

    def show_keys(self) -> Page:
        """The keys."""
        return self.side.keys()

    def show_about(self) -> Page:
        """About the program."""
        return self.side.about()

    def show_unfinished(self) -> new_match.UnfinishedWindow:
        """The matches that wait, but the one on the table."""
        window = self.side.unfinished("" if self.session is None else self.session.controller.match_id)
        self.tell_notices()
        return window

    def tell_notices(self) -> None:
        """Show the problems found in the profile so far, with those that were not read yet."""
        notices = [words.sentence(message) for message in self.services.profile.notices_so_far()]
        if notices:
            self._problems += notices
            #: A button.
            self.banner.ask("\n".join(self._problems), self.tr("OK"), self._on_problems_read)

    def _on_problems_read(self) -> None:
        self._problems.clear()
        self.show_table()

    def _on_counted(self, count: int) -> None:
        """Matches were counted that had ended unseen, or all of them again."""
        if count:
            self.banner.tell(self.tr("%n finished match(es) added to the statistics.", "", count))

    @property
    def rules_in_view(self) -> Ruleset:
        """The rules of the game that is chosen, or on the table, or was chosen last."""
        page = self.stack.currentWidget()
        if isinstance(page, new_match.NewMatch):
            return page.draft.rules
        if self.session is not None:
            return self.session.controller.match.rules
        return drafts.MatchDraft(self.services.preferences, shelf=self.services.profile.own_games.shelf()).base
