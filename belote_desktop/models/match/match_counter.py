"""Read the figures of finished matches from their records: those not read yet, or all, to rebuild the statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belote_desktop.models.tasks import Answer, Tasks
from belote_desktop.profile import Profile
from belote_desktop.profile.ended import counts, header_of
from belote_desktop.profile.saves import is_finished

if TYPE_CHECKING:
    from belote_desktop.profile.figures.match_figures import MatchFigures


class MatchCounter(QObject):
    """Reads the figures of matches, one file after another, in a background thread, and counts those that count.

    `progressed` carries the number of files done and their total; `finished` the number of matches counted that were
    not counted before. If the program is killed meanwhile, the next start continues; a match that is counted twice
    still counts once.
    """

    progressed = Signal(int, int)
    finished = Signal(int)

    def __init__(self, profile: Profile, lane: Callable[[QObject], Tasks], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._profile, self._make_lane = profile, lane
        self._lane: Tasks | None = None
        self._paths: list[Path] = []
        self._known: frozenset[str] = frozenset()
        self._whole = self._counted = 0

    @property
    def is_running(self) -> bool:
        """True while matches are being counted."""
        return self._lane is not None

    def unseen(self) -> Path | None:
        """The last match, if it ended and the program closed before its result was shown; otherwise None."""
        for path in self._profile.saves.all()[:1]:
            if not self._profile.saves.attempt(path, is_finished):
                return None  # the statistics are not read for it
            known = self._profile.statistics
            if known.is_new or not known.is_lasting or path.stem in known.counted():
                return None  # nothing is known of what was shown, or it was
            header = self._profile.saves.attempt(path, header_of)
            return path if header is not None and counts(header) else None
        return None

    def catch_up(self, but: Path | None = None) -> None:
        """Read what was not read yet of finished matches, except `but`; remove matches that are in play again."""
        statistics = self._profile.statistics
        counted, figured = statistics.counted(), statistics.figured()
        ended = self._profile.saves.ended()
        over = {path.stem for path in ended}
        for path in self._profile.saves.all():
            if path.stem in counted | figured and path.stem not in over:
                statistics.remove(path.stem)
        self._begin([path for path in ended if path.stem not in figured and path != but])

    def read_new(self) -> None:
        """Read the finished matches that were not read yet; of the others no file is opened."""
        figured, saves = self._profile.statistics.figured(), self._profile.saves
        new = [path for path in saves.all() if path.stem not in figured]
        self._begin([path for path in new if saves.attempt(path, is_finished)])

    def again(self) -> None:
        """Rebuild the statistics from the records. A copy of the old file is kept aside."""
        self._profile.statistics.begin_anew()
        self._begin(self._profile.saves.ended())

    def _begin(self, paths: Sequence[Path]) -> None:
        if self._lane is not None:
            self._lane.close()
        self._known = self._profile.statistics.counted()
        self._paths, self._whole, self._counted = list(paths), len(paths), 0
        self._lane = self._make_lane(self)
        self._go_on()

    def _go_on(self) -> None:
        self.progressed.emit(self._whole - len(self._paths), self._whole)
        if self._lane is not None and self._paths:
            from belote_desktop.profile.figures.from_record import read_figures  # the first page needs no engine

            path = self._paths.pop(0)
            self._lane.run(partial(read_figures, path), partial(self._on_read, path))
            return
        lane, self._lane = self._lane, None
        if lane is not None:
            lane.close()
        self.finished.emit(self._counted)

    def _on_read(self, path: Path, answer: Answer) -> None:
        found: MatchFigures | None = answer.value
        still = path.exists() and self._profile.saves.attempt(path, is_finished)  # not deleted or taken back meanwhile
        if found is not None and still:
            self._profile.statistics.keep(found)
            self._counted += found.counts and found.id not in self._known
        self._go_on()
