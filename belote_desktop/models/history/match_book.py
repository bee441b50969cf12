"""The finished matches of a profile, read in the background; matches are deleted and restored here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from belote_desktop.models.tasks import Answer, Tasks
from belote_desktop.profile import Profile
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.profile.play_rating.compared import ComparedMatch
from belote_desktop.profile.statistics_rows import matches_in


class MatchBook(QObject):
    """`matches` are the figures of all finished matches, `with_record` the names of those that have a record.

    `changed` says that they were read or changed. They are None until they are read.
    """

    changed = Signal()

    def __init__(self, profile: Profile, lane: Callable[[QObject], Tasks], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._profile, self._lane = profile, lane(parent or self)
        self.matches: tuple[MatchFigures, ...] | None = None
        self.with_record: frozenset[str] = frozenset()
        self._asked = 0
        self._gone: list[tuple[MatchFigures, Path | None, ComparedMatch | None]] = []
        """The matches that were deleted, the latest last, where their records lie now, and their compared deals."""

    def read(self) -> None:
        """Read the figures again; they are parsed in the background."""
        self._asked += 1
        rows, paths = self._profile.statistics.rows(), self._profile.saves.all()
        known = frozenset(path.stem for path in paths)
        self._lane.run(partial(matches_in, rows), partial(self._on_read, self._asked, known))

    def _on_read(self, asked: int, known: frozenset[str], answer: Answer) -> None:
        if answer.error is not None:
            raise answer.error
        if asked == self._asked:
            self.matches, self.with_record = answer.value, known
            self.changed.emit()

    def path_of(self, match_id: str) -> Path:
        """Where the record of a match lies."""
        return next((path for path in self._profile.saves.all() if path.stem == match_id), Path())

    def delete(self, figures: MatchFigures, *, with_figures: bool) -> None:
        """Delete the record of a match, if there is one, and its figures if they go too.

        Raises SaveFailed if the record could not be moved; nothing has changed then.
        """
        place, compared = None, self._profile.compared.find(figures.id)
        if figures.id in self.with_record:
            place = self._profile.saves.remove(self.path_of(figures.id))
        if with_figures:
            self._profile.statistics.remove(figures.id)
            self._profile.compared.drop(figures.id)
        else:
            self._profile.statistics.keep(figures, without_record=True)
        self._gone.append((figures, place, compared))
        self.read()

    @property
    def last_deleted(self) -> MatchFigures | None:
        """The match that `restore` would bring back."""
        return self._gone[-1][0] if self._gone else None

    def restore(self) -> MatchFigures:
        """Bring back the match that was deleted last. Raises SaveFailed if its record could not be moved back."""
        figures, place, compared = self._gone[-1]
        back = figures
        if place is not None:
            back = replace(figures, id=self._profile.saves.restore(place).stem)
        self._gone.pop()
        self._profile.statistics.remove(figures.id)
        self._profile.statistics.keep(back, without_record=place is None)
        if compared is not None:
            self._profile.compared.keep(replace(compared, id=back.id))
        self.read()
        return back
