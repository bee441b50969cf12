"""Has levels play a set deal in the user's seat, in the background, once the user has played it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

from PySide6.QtCore import QObject, Signal

from belote_desktop.duplicate import parse_code, play_out, seated
from belote_desktop.models.daily.set_deals import score_of
from belote_desktop.models.match.matches import HUMAN
from belote_desktop.models.tasks import Answer, StoppableTask, Tasks
from belote_desktop.models.words import words
from belote_desktop.profile import SaveFailed
from belote_desktop.profile.set_deals.set_results import Scored, SetResult, SetResults
from belote_desktop.records import RecordError
from belote_desktop.search.stopping import Stop, StoppedError


class Comparer(QObject):
    """`compared` carries the SetResult whenever a level has played, `failed` a sentence that something went wrong.

    The levels play in `tasks`, one after the other, each from the views of its seat and at the pace of the user's
    match. A deal the user has not finished is never played.
    """

    compared = Signal(object)
    failed = Signal(str)

    def __init__(self, results: SetResults, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results, self._tasks = results, tasks
        self._stop = Stop()
        self.waits_for: tuple[tuple[str, str], ...] = ()
        """What is still to be played: the key of the deal and the level."""

    def compare(self, result: SetResult, levels: Sequence[str]) -> None:
        """Have these levels play a deal that is over, but for those that have played it."""
        if result.own is None:
            return
        missing = tuple((result.key, level) for level in levels if result.score_of(level) is None)
        is_idle = not self.waits_for
        self.waits_for = (*self.waits_for, *(each for each in missing if each not in self.waits_for))
        if is_idle:
            self._play_next()

    def cancel(self) -> None:
        """Stop thinking at once; what is not finished is played the next time it is asked for."""
        self._stop.ask()
        self._stop, self.waits_for = Stop(), ()

    def _play_next(self) -> None:
        if not self.waits_for:
            return
        key, level = self.waits_for[0]
        result = self._results.of(key)
        if result is None:
            self._done()
            return
        stop = self._stop
        task = StoppableTask(partial(_played, result, level), stop)
        self._tasks.run(task, partial(self._answered, stop, key))

    def _answered(self, stop: Stop, key: str, answer: Answer) -> None:
        if stop is not self._stop or isinstance(answer.error, StoppedError):
            return
        result = self._results.of(key)
        if isinstance(answer.value, Scored) and result is not None:
            self._keep(replace(result, levels=(*result.levels, answer.value)))
        elif isinstance(answer.error, RecordError):
            self.failed.emit(words.sentence(answer.error.message))
        elif answer.error is not None:
            self.failed.emit(str(answer.error))
        if stop is self._stop:
            self._done()

    def _keep(self, result: SetResult) -> None:
        try:
            self._results.keep(result)
        except SaveFailed as problem:
            self.failed.emit(words.sentence(problem.message))
        self.compared.emit(result)

    def _done(self) -> None:
        self.waits_for = self.waits_for[1:]
        self._play_next()


def _played(result: SetResult, level: str, stop: Stop) -> Scored:
    """The score of a level in the user's seat. Raises RecordError if this version cannot deal the deal."""
    assert result.own is not None
    deal, pace = parse_code(result.code), result.own.pace
    kinds = seated((HUMAN, *result.others), 0, level)
    played = play_out(deal.match(), kinds, pace=Fraction(pace), stop=stop)
    return score_of(played.settled, level, deal.rules.side_of(0), pace)
