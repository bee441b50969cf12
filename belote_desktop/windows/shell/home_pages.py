"""Shows home where no match is on the table, and leads on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from belote_desktop.models.home.home import Home, NextLesson
from belote_desktop.models.home.reading import completed, home_at, next_lesson, waiting
from belote_desktop.windows import home as home_room
from belote_desktop.windows.look.languages import system_locales
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.shell.idle_work import IdleWork
from belote_desktop.windows.widgets.save_preference import keep

if TYPE_CHECKING:
    from belote_desktop.models.home.waiting_matches import MatchSummary
    from belote_desktop.models.tasks import Tasks

FOLDING = ("engine.matches.match", "records.folding", "table.scene.picture", "models.home.where_it_stands")
"""What the picture of a match imports, in steps of about equal length."""
READING = ("profile.practice", "profile.statistics", "profile.progress", "coach.lessons")
"""What the sheets import."""
SOON_MS = 50
"""The pictures are made once the page is painted and can be answered."""


class HomePages(QObject):
    """Keeps one page of the stack, for the first start or for later ones.

    `go_on` carries the path of a match, `start` the wish of a match to begin, `games_asked` the game to show first in
    the catalogue, `guided_asked` the game of the guided first deal, `rules_asked` a game. `lessons_asked` carries a
    game and the place of a lesson (-1 for the list), `drills_asked` a game and what to practise (empty: a kind of
    drill), `daily_asked` the game of the deal of the day. `is_first` tells whether there was no match before.
    """

    go_on = Signal(Path)
    start = Signal(object)
    games_asked = Signal(str)
    guided_asked = Signal(str)
    rules_asked = Signal(str)
    lessons_asked = Signal(str, int)
    drills_asked = Signal(str, str)
    daily_asked = Signal(str)
    history_asked = Signal()
    statistics_asked = Signal()
    settings_asked = Signal()
    unfinished_asked = Signal()
    file_asked = Signal()
    is_first = Signal(bool)

    def __init__(self, services: Services, stack: QStackedWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._stack = services, stack
        self.page: home_room.FirstStart | home_room.HomePage | None = None
        self._work: IdleWork | None = None
        self.clock: Callable[[], datetime] = datetime.now
        """Tells the local time."""

    def show(self) -> None:
        """Show home as things stand now; the page stays the same where only its sheets may have changed."""
        self._rest()
        home = home_at(self._services.profile, self._services.preferences, self.clock(), system_locales())
        page = self.page
        if page is None or _frame(page.home) != _frame(home):
            page = self._put_in(home)
        self._stack.setCurrentWidget(page)
        page.first_focus().setFocus()
        self.is_first.emit(home.is_first)
        self._work = IdleWork(self._complete(home), page, SOON_MS)

    def leave(self) -> None:
        """Take the page out, as a match comes to the table."""
        self._rest()
        if self.page is not None:
            self._stack.removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
            self.page = None

    def _rest(self) -> None:
        if self._work is not None:
            self._work.end()
            self._work = None

    # ------------------------------------------------------------------ the page
    def _put_in(self, home: Home) -> home_room.FirstStart | home_room.HomePage:
        self.leave()
        page = self._made_first(home) if home.is_first else self._made_later(home)
        self.page = page
        self._stack.addWidget(page)
        return page

    def _made_first(self, home: Home) -> home_room.FirstStart:
        shelf = self._services.profile.own_games.shelf()
        games = shelf.all()
        count = (len(games), len({game.country for game in games if not game.is_own}))
        made = home_room.FirstStart(self._services.style, self._services.preferences, home, count, self._stack)
        made.guided_asked.connect(self._on_guided)
        made.games_asked.connect(self.games_asked)
        made.play_asked.connect(self._on_play)
        made.file_asked.connect(self.file_asked)
        return made

    def _made_later(self, home: Home) -> home_room.HomePage:
        shelf = self._services.profile.own_games.shelf()
        made = home_room.HomePage(self._services.style, self._services.preferences, home, shelf, self._stack)
        made.go_on.connect(self.go_on)
        made.play_asked.connect(self._on_play)
        made.games_asked.connect(self.games_asked)
        made.rules_asked.connect(self.rules_asked)
        made.more_asked.connect(self.unfinished_asked)
        made.learn_asked.connect(lambda: self.lessons_asked.emit(made.home.game, -1))
        made.history_asked.connect(self.history_asked)
        made.settings_asked.connect(self.settings_asked)
        today = made.today
        today.statistics_asked.connect(self.statistics_asked)
        today.deal_asked.connect(lambda: self.daily_asked.emit(today.home.game))
        today.drill_asked.connect(lambda: self.drills_asked.emit(today.home.game, "daily"))
        today.due_asked.connect(lambda: self.drills_asked.emit(today.home.game, "due"))
        today.drills_asked.connect(lambda: self.drills_asked.emit(today.home.game, ""))
        today.lesson_asked.connect(self._on_lesson)
        today.lessons_asked.connect(lambda: self.lessons_asked.emit(today.home.game, -1))
        return made

    # ------------------------------------------------------------------ what is made after the first paint
    def _complete(self, home: Home) -> Iterator[None]:
        """Paint the pictures, fold the match, and read what the sheets tell, in small steps."""
        page = self.page
        if page is None:
            return
        for part in page.late:
            part.finish()
            yield
        if isinstance(page, home_room.FirstStart):
            return
        if home.match is not None:
            for module in FOLDING:
                import_module(f"belote_desktop.{module}")
                yield
            home = replace(home, match=self._folded(home.match))
            page.show_home(home)
            yield
        for module in READING:
            import_module(f"belote_desktop.{module}")
            yield
        for more in completed(home, self._services.profile):
            page.show_home(more)
            yield
        yield from self._find_lesson(page)

    def _find_lesson(self, page: home_room.HomePage) -> Iterator[None]:
        """Find the next lesson in a thread, and show it when it is found."""
        profile, games = self._services.profile, (page.home.game, *page.home.games)
        found: list[NextLesson | None] = []

        def find() -> None:
            try:
                found.append(next_lesson(profile, games))
            finally:
                found.append(None)

        profile.progress.of(games[0], "")  # its file is read here, not in the thread
        yield
        self._lane.run(find, lambda _answer: None)
        while not found:
            yield
        page.show_home(replace(page.home, lesson=found[0]))

    @cached_property
    def _lane(self) -> Tasks:
        """The thread of the page."""
        return self._services.workers.aside(self)

    def _folded(self, told: MatchSummary) -> MatchSummary | None:
        """The match of a record; where it folds to none, the next one that does."""
        from belote_desktop.models.home.waiting_matches import folded

        saves = self._services.profile.saves
        found = folded(saves, told)
        if found is not None:
            return found
        others = (folded(saves, each) for each in waiting(self._services.profile) if each.path != told.path)
        return next((each for each in others if each is not None), None)

    # ------------------------------------------------------------------ what is asked
    def _on_guided(self, game: str) -> None:
        """The first match after the guided deal has the tutor and gentle opponents."""
        from belote_desktop.models.match.levels import levels_offered

        keep(self._services.preferences, "tutor", True)
        keep(self._services.preferences, "level", levels_offered()[0].id)
        self.guided_asked.emit(game)

    def _on_play(self, game: str) -> None:
        """Start a match of a game at once, with the last choices."""
        from belote_desktop.windows.drafts.match_draft import MatchDraft

        draft = MatchDraft(self._services.preferences, shelf=self._services.profile.own_games.shelf())
        if draft.variant != game:
            draft.choose(game)
        self.start.emit(draft.wish())

    def _on_lesson(self) -> None:
        page = self.page
        if isinstance(page, home_room.HomePage) and page.home.lesson is not None:
            lesson = page.home.lesson
            self.lessons_asked.emit(lesson.game, -1 if lesson.place is None else lesson.place)


def _frame(home: Home) -> tuple[object, ...]:
    """What a page is made for; the rest it can show anew."""
    match = home.match
    told = None if match is None else (match.path, match.modified, match.totals)
    return home.is_first, home.game, home.games, home.name, told
