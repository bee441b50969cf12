"""Ask a computer player for its action, or compute something for the user, one position at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from belote_desktop.models.match.pause import Pausing
from belote_desktop.models.match.thinker import Question, Think
from belote_desktop.models.tasks import Answer, StoppableTask, Tasks
from belote_desktop.search.stopping import Stop, StoppedError

T = TypeVar("T")


class Questioner:
    """Runs thinking for one position. A new position stops it, and answers for an older one are dropped."""

    def __init__(self, tasks: Tasks, think: Think, pause: Callable[[], Pausing]) -> None:
        self._tasks = tasks
        self._think = think
        self._new_pause = pause
        self._pause = pause()
        self._stop = Stop()
        self._closed = False
        self.position = 0
        """Counts every change of the match."""

    def move_on(self) -> None:
        """Start a new position: stop thinking about the last one."""
        self.position += 1
        self._pause = self._new_pause()
        self._stop.ask()
        self._stop = Stop()

    def close(self) -> None:
        """Stop for good."""
        self._closed = True
        self.move_on()

    def work(self, task: Callable[[Stop], T], then: Callable[[T | None], None]) -> None:
        """Compute something for the user; calls back with None if it fails."""
        position = self.position

        def arrived(answer: Answer) -> None:
            if self._is_awaited(position) and not isinstance(answer.error, StoppedError):
                then(answer.value)

        self._tasks.run(StoppableTask(task, self._stop), arrived)

    def ask(self, question: Question, pause_ms: int, then: Callable[[Answer], None], *, from_now: bool = False) -> None:
        """Ask a computer player, which gets the text of its own view.

        Its answer comes no sooner than `pause_ms` after the action before it was chosen, or after now.
        """
        position = self.position
        pause = self._new_pause() if from_now else self._pause

        def answered(answer: Answer) -> None:
            if self._is_awaited(position):
                then(answer)

        work = StoppableTask(partial(self._think, question), self._stop)
        self._tasks.run(work, lambda answer: pause.then(pause_ms, partial(answered, answer)))

    def _is_awaited(self, position: int) -> bool:
        return position == self.position and not self._closed
