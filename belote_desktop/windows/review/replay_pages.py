"""Opens the replay of a finished deal from the table, the score sheet or the list of matches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from belote_desktop.coach.looking_back.what_if import Position
from belote_desktop.models.history.record_reader import RecordReader
from belote_desktop.models.match.practice import practice_match
from belote_desktop.models.match.recorded import Recorded, read_recorded
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.review.replay_list import ReplayList
from belote_desktop.windows.review.replay_page import ReplayPage
from belote_desktop.windows.widgets.page import Page


def open_replay(
    services: Services, recorded: Recorded, show: Callable[[Page], None], number: int | None = None
) -> ReplayPage:
    """Show the finished deals of a match, first this one or the last. Raises ValueError if none is finished."""
    page = ReplayPage(services, recorded, number)
    show(page)
    return page


class ReplayPages(QObject):
    """Makes the pages and hands them to `show`.

    `practising` carries the controller of a match that plays on from a deal, `failed` a sentence why something cannot
    be shown or begun.
    """

    practising = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        services: Services,
        reader: RecordReader,
        show: Callable[[Page], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._reader = reader
        self._show = show

    def show_save(self, match_id: str, number: int | None = None, back: Callable[[], None] | None = None) -> None:
        """Show the deals of a match of the profile, by the name of its save; if it is gone, the list of matches.

        `back` is called when the replay is closed.
        """
        path = next((path for path in self._services.profile.saves.all() if path.stem == match_id), None)
        if path is None:
            self.show_list()
        else:
            self.show_file(path, number, back)

    def show_file(self, path: Path, number: int | None = None, back: Callable[[], None] | None = None) -> None:
        """Show the deals of the record in a file, which is read in the background and not changed."""
        self._reader.read(path, partial(self._read, number, back))

    def _read(self, number: int | None, back: Callable[[], None] | None, read: Recorded | Exception) -> None:
        if isinstance(read, ProfileError):
            self.failed.emit(words.sentence(read.message))
        elif isinstance(read, Recorded):
            page = self.show_recorded(read, number)
            if page is not None and back is not None:
                page.finished.connect(lambda: back())
        else:
            #: {problem}: what the program reports, a whole sentence.
            self.failed.emit(self.tr("The match cannot be shown: {problem}").format(problem=str(read)))

    def show_recorded(self, recorded: Recorded, number: int | None = None) -> ReplayPage | None:
        """Show the finished deals of a recorded match; None if there are none, which `failed` then says."""
        if not recorded.deals:
            self.failed.emit(self.tr("No deal of this match is over yet. The hands stay sealed until then."))
            return None
        page = open_replay(self._services, recorded, self._show, number)
        page.play_asked.connect(partial(self._play_on, recorded))
        return page

    def show_list(self) -> ReplayList:
        """Show the list of all matches of the profile."""
        page = ReplayList(self._services.style, self._services.profile.saves)
        page.chosen.connect(lambda path: self.show_file(path))
        self._show(page)
        return page

    def play_from(self, match_id: str, number: int, place: int) -> None:
        """Play on from before an action of a deal, from 0, in a match of the profile, by the name of its save."""
        path = next((path for path in self._services.profile.saves.all() if path.stem == match_id), None)
        if path is None:
            return
        try:
            recorded = read_recorded(path)
        except ProfileError as problem:
            self.failed.emit(words.sentence(problem.message))
            return
        self._play_on(recorded, recorded.positions(number)[place])

    def _play_on(self, recorded: Recorded, position: Position) -> None:
        try:
            controller = practice_match(recorded, position, self._services.profile.saves, self._services.workers)
        except ProfileError as problem:
            self.failed.emit(words.sentence(problem.message))
            return
        self.practising.emit(controller)
