"""Advice for the user, computed in the players' thread from the text of the user's view, one decision at a time.

It starts when advice is first wanted and stops at once when the decision changes. Late answers are dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Protocol

from belote_desktop.coach.advice import Advice, advise
from belote_desktop.coach.judgement import Judgement, judge
from belote_desktop.engine import Action, SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.models.tasks import Answer, StoppableTask, Tasks
from belote_desktop.records import parse_view, view_text
from belote_desktop.search.stopping import Stop

#: Shown until the advice is found.
THINKING = QT_TRANSLATE_NOOP("coach", "Thinking…")


@dataclass(frozen=True)
class Puzzle:
    """The only input of an adviser: the view of the user's seat as text, and how much it may think."""

    view: str
    pace: float

    @classmethod
    def of(cls, view: SeatView, pace: Fraction) -> Puzzle:
        """The puzzle for a view in a match of this pace (`players.pace`)."""
        return cls(view_text(view), float(pace))


class Adviser(Protocol):
    """Finds the advice for a decision. Raises StoppedError once `stop` is requested."""

    def __call__(self, puzzle: Puzzle, stop: Stop) -> Advice: ...


def think_through(puzzle: Puzzle, stop: Stop) -> Advice:
    """The advice for a view. Equal puzzles give equal answers."""
    stop.check()
    found = advise(parse_view(puzzle.view), pace=puzzle.pace, stop=stop)
    _ = found.reason  # found here, so that the window does not wait for it
    return found


def _judged(puzzle: Puzzle, action: Action, advice: Advice | None, stop: Stop) -> Judgement | None:
    stop.check()
    found = judge(parse_view(puzzle.view), action, advice, pace=puzzle.pace, stop=stop)
    if found is not None:
        _ = found.advice.reason
    return found


class AdviceSearch:
    """Has `adviser` think about one decision at a time."""

    def __init__(self, tasks: Tasks, adviser: Adviser = think_through) -> None:
        self._tasks = tasks
        self._adviser = adviser
        self._stop = Stop()
        self._puzzle: Puzzle | None = None
        self._waiting: list[Callable[[Advice | None], None]] = []
        self._closed = False
        self.advice: Advice | None = None
        """The advice for the decision, once it is found."""
        self.is_thinking = False

    def begin(self, view: SeatView, pace: Fraction) -> None:
        """Start thinking about this decision, unless that is already under way."""
        puzzle = Puzzle.of(view, pace)
        if puzzle == self._puzzle or self._closed:
            return
        self.drop()
        self._puzzle, self.is_thinking = puzzle, True
        work = StoppableTask(partial(self._adviser, puzzle), self._stop)
        self._tasks.run(work, partial(self._found, self._stop))

    def drop(self) -> None:
        """Stop: the decision has been made and no advice is needed."""
        self._stop.ask()
        self._stop = Stop()
        self._puzzle, self.advice, self.is_thinking = None, None, False
        self._waiting.clear()

    def close(self) -> None:
        """Stop for good."""
        self._closed = True
        self.drop()

    def when_found(self, then: Callable[[Advice | None], None]) -> None:
        """Call back with the advice once it is found, or with None if it could not be. Dropped with the decision."""
        if self.is_thinking:
            self._waiting.append(then)
        else:
            then(self.advice)

    def judge(self, action: Action, then: Callable[[Judgement | None], None]) -> None:
        """Call back with what an action costs in the current decision, or with None if that is unknown."""
        puzzle, stop = self._puzzle, self._stop
        if puzzle is None or self._closed:
            then(None)
            return

        def told(answer: Answer) -> None:
            if stop is self._stop:
                then(answer.value)

        self.when_found(
            lambda advice: self._tasks.run(StoppableTask(partial(_judged, puzzle, action, advice), stop), told)
        )

    def _found(self, stop: Stop, answer: Answer) -> None:
        if stop is not self._stop or self._closed:
            return
        self.advice, self.is_thinking = answer.value, False
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then(self.advice)
