"""Opens the list of finished matches, the statistics, the rating and the achievements, and from there a match.

A page is imported when it is first opened, so that the window opens sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from belote_desktop.models.tasks import Answer
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.failures import shown
from belote_desktop.profile.files import write_whole
from belote_desktop.windows.look.services import Services

if TYPE_CHECKING:
    from belote_desktop.models.achievements.achievement_book import AchievementBook
    from belote_desktop.models.history.match_book import MatchBook
    from belote_desktop.models.history.quiet_work import QuietWork
    from belote_desktop.models.history.record_reader import RecordReader
    from belote_desktop.models.match.match_counter import MatchCounter
    from belote_desktop.models.match.recorded import Recorded
    from belote_desktop.profile.figures.filters import Filter
    from belote_desktop.profile.figures.match_figures import MatchFigures
    from belote_desktop.windows.history.achievements_page import AchievementsPage
    from belote_desktop.windows.history.history_page import HistoryPage
    from belote_desktop.windows.history.rating_page import RatingPage
    from belote_desktop.windows.history.statistics_page import StatisticsPage
    from belote_desktop.windows.widgets.page import Page

ENDING = ".csv"


class HistoryPages(QObject):
    """Makes the pages and passes them to `show`.

    `replay_asked` carries the name of a match, the number of a deal or None, and what to call at the end,
    `review_asked` a `Reviewed` and what to call, `copy_asked` the path of a record. `message` and `failed` carry a
    sentence. `way_asked` carries the menu entry that leads to an achievement.
    """

    replay_asked = Signal(str, object, object)
    review_asked = Signal(object, object)
    copy_asked = Signal(Path)
    play_asked = Signal()
    file_asked = Signal()
    way_asked = Signal(str)
    message = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        services: Services,
        counter: MatchCounter,
        work: QuietWork,
        reader: RecordReader,
        show: Callable[[Page], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._services, self._counter, self._show, self._window = services, counter, show, parent
        self._work, self._reader = work, reader
        self.on_table: Callable[[], str] = lambda: ""
        """The name of the match on the table; empty if there is none."""
        self.clock: Callable[[], datetime] = datetime.now
        """Tells the local time."""

    def history(self, chosen: str = "") -> HistoryPage:
        """The list of finished matches, first the match with this name."""
        from belote_desktop.windows.history.history_page import HistoryPage

        book = self._made_book()
        page = HistoryPage(
            self._services.style, self._services.preferences, self._services.profile.own_games.shelf(), book,
            self.clock(), self.on_table(), chosen,
        )  # fmt: skip
        page.asked.connect(partial(self._do, book))
        page.statistics_asked.connect(self.statistics)
        self._open(page, book)
        return page

    def statistics(self) -> StatisticsPage:
        """The statistics of all matches."""
        from belote_desktop.windows.history.statistics_page import StatisticsPage

        book = self._made_book()
        shelf = self._services.profile.own_games.shelf()
        page = StatisticsPage(self._services.style, self._services.preferences, shelf, book)
        page.history_asked.connect(self.history)
        page.rating_asked.connect(self.rating)
        page.achievements_asked.connect(self.achievements)
        page.csv_asked.connect(partial(self._ask_for_csv, book))
        self._open(page, book)
        return page

    def rating(self, game: str = "") -> RatingPage:
        """How well the user plays, first in this game."""
        from belote_desktop.windows.history.rating_page import RatingPage

        services = self._services
        page = RatingPage(
            services.style, services.preferences, services.profile.own_games.shelf(), services.profile.compared,
            self._work.rater, self._with_record, game,
        )  # fmt: skip
        page.statistics_asked.connect(self.statistics)
        page.play_asked.connect(self.play_asked)
        page.replay_asked.connect(
            lambda match_id, number: self.replay_asked.emit(match_id, number, partial(self.rating, page.game))
        )
        self._show(page)
        self._work.begin()
        return page

    def achievements(self) -> AchievementsPage:
        """What was reached, and what comes next."""
        from belote_desktop.models.achievements.achievement_book import AchievementBook
        from belote_desktop.windows.history.achievements_page import AchievementsPage

        book = AchievementBook(self._services.profile, self._services.workers.aside)
        page = AchievementsPage(self._services.style, book)
        page.statistics_asked.connect(self.statistics)
        page.way_asked.connect(self.way_asked)
        self._read_on(page, book)
        return page

    def _with_record(self) -> frozenset[str]:
        """The names of the matches that have a record."""
        return frozenset(path.stem for path in self._services.profile.saves.all())

    def _made_book(self) -> MatchBook:
        from belote_desktop.models.history.match_book import MatchBook

        return MatchBook(self._services.profile, self._services.workers.aside)

    def _open(self, page: HistoryPage | StatisticsPage, book: MatchBook) -> None:
        """Show a page of matches."""
        page.play_asked.connect(self.play_asked)
        page.file_asked.connect(self.file_asked)
        self._read_on(page, book)

    def _read_on(self, page: Page, book: MatchBook | AchievementBook) -> None:
        """Show a page, and read what was not read yet of the matches."""
        book.setParent(page)
        self._counter.finished.connect(book.read)
        self._show(page)
        if not self._counter.is_running:
            self._counter.read_new()
        if self._counter.is_running:
            book.read()

    # ------------------------------------------------------------------ what is done with a match
    def _do(self, book: MatchBook, what: str, figures: MatchFigures) -> None:
        path, back = book.path_of(figures.id), partial(self.history, figures.id)
        if what == "export":
            self.copy_asked.emit(path)
        elif what == "replay":
            self.replay_asked.emit(figures.id, None, back)
        else:
            shows = self._show_sheet if what == "sheet" else self._ask_for_review
            self._reader.read(path, lambda read: self._fail(read) if isinstance(read, Exception) else shows(read, back))

    def _ask_for_review(self, recorded: Recorded, back: Callable[[], object]) -> None:
        from belote_desktop.windows.shell.learning_pages import Reviewed

        names = recorded.names
        self.review_asked.emit(Reviewed(recorded.match_id, names, names.you, recorded.rules), back)

    def _show_sheet(self, recorded: Recorded, back: Callable[[], object]) -> None:
        from belote_desktop import engine
        from belote_desktop.windows import score_sheet

        names = recorded.names
        page = score_sheet.ScoreSheet(self._services.style, self._services.preferences, names)
        page.show_view(engine.view(recorded.match, recorded.seat), over=True, date=recorded.header.date)
        page.offer_replay()
        again = partial(self._show_sheet, recorded, back)
        page.replay_asked.connect(lambda number: self.replay_asked.emit(recorded.match_id, number, again))
        self._show(page)
        page.finished.connect(lambda: back())

    def _fail(self, error: Exception | None) -> None:
        if isinstance(error, ProfileError):
            self.failed.emit(words.sentence(error.message))
        elif error is not None:
            raise error

    # ------------------------------------------------------------------ figures as a file
    def _ask_for_csv(self, book: MatchBook, wanted: Filter) -> None:
        """Ask for a file and write the deals of the matches that pass a filter to it, the earliest first."""
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        #: A kind of files. (*.csv) stays as it is.
        kinds = ";;".join((self.tr("Comma-separated values (*.csv)"), self.tr("All files (*)")))
        #: The title of a window that asks for a file.
        title = self.tr("Export as CSV")
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(Path(place) / f"belote{ENDING}"), kinds)
        if name:
            path = Path(name) if Path(name).suffix else Path(name + ENDING)
            matches = tuple(reversed(wanted.chosen(book.matches or ())))
            self._services.workers.writing.run(partial(_write_csv, path, matches), partial(self._on_written, path))

    def _on_written(self, path: Path, answer: Answer) -> None:
        self._fail(answer.error)
        if answer.error is None:
            #: {file}: a file's name.
            said = self.tr("%n deal(s) exported to {file}.", "", int(answer.value))
            self.message.emit(said.format(file=shown(path)))


def _write_csv(path: Path, matches: tuple[MatchFigures, ...]) -> int:
    """Write the deals to a file. Returns their number; raises SaveFailed if it cannot be written."""
    from belote_desktop.profile.figures.csv_text import csv_text

    write_whole(path, csv_text(matches).encode("utf-8"))
    return sum(len(figures.deals) for figures in matches)
