"""Run work outside the main thread: plain data in, one answer out, delivered in the main thread.

`ThreadTasks` runs tasks one after another in a thread of its own; `ImmediateTasks` runs them at once, for tests,
the self-test and places without an event loop. An answer is delivered even if it is an exception.

A thread always ends in the same way, `ThreadTasks.close`. It is called when the owner of the thread is hidden or
destroyed, and by `Threads` when the program ends, so an exception on the way leaves no thread running.
"""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from belote_desktop.search.stopping import Stop, StoppedError

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """The result of a task: a value, or the exception it raised."""

    value: Any = None
    error: Exception | None = None


Task = Callable[[], Any]
Done = Callable[[Answer], None]


@dataclass(frozen=True)
class StoppableTask:
    """A task that ends early with StoppedError once `stop` is requested, and does not start after that."""

    work: Callable[[Stop], Any]
    stop: Stop

    def __call__(self) -> Any:
        self.stop.check()
        return self.work(self.stop)


class Tasks(Protocol):
    """A queue that runs tasks in order and delivers their answers."""

    def run(self, task: Task, done: Done) -> None: ...

    def close(self) -> None: ...


def _answer(task: Task) -> Answer:
    try:
        return Answer(task())
    except StoppedError as error:
        return Answer(error=error)
    except Exception as error:
        # Most of these have a sentence for the person; the log has the place in the code as well.
        _log.info("A task ended with %s.", type(error).__name__, exc_info=error)
        return Answer(error=error)


class ImmediateTasks:
    """Runs each task at once, in the calling thread. A task started by an answer waits for its turn."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Task, Done]] = []
        self._running = False

    def run(self, task: Task, done: Done) -> None:
        self._waiting.append((task, done))
        if self._running:
            return
        self._running = True
        try:
            while self._waiting:
                first, deliver = self._waiting.pop(0)
                deliver(_answer(first))
        finally:
            self._running = False

    def close(self) -> None:
        self._waiting.clear()


class ThreadTasks(QObject):
    """Runs tasks one after another in one thread, which ends when `owner` is hidden or destroyed, or with `close`."""

    _answered = Signal(int, object)

    def __init__(self, owner: QObject | None = None) -> None:
        super().__init__()
        self._pool = ThreadPoolExecutor(1, "tasks")
        self._stops: weakref.WeakSet[Stop] = weakref.WeakSet()
        self._numbers = count()
        self._takers: dict[int, Done] = {}
        """Who takes which answer. The thread knows only numbers: what may hold widgets must not be let go there."""
        self.is_closed = False
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        if owner is not None:
            owner.installEventFilter(self)
            owner.destroyed.connect(lambda: self.close())  # a lambda keeps these tasks for as long as their owner

    def run(self, task: Task, done: Done) -> None:
        """Run a task after those given before; does nothing once the thread has ended."""
        if self.is_closed:
            return
        if isinstance(task, StoppableTask):
            self._stops.add(task.stop)
        number = next(self._numbers)
        self._takers[number] = done
        self._pool.submit(_work, weakref.ref(self), task, number)

    def wait(self) -> None:
        """Wait until the thread has finished all tasks."""
        if not self.is_closed:
            self._pool.submit(lambda: None).result()

    def close(self) -> None:
        """Stop the tasks that can be stopped, finish the others, and end the thread. Answers are dropped."""
        if self.is_closed:
            return
        self.is_closed = True
        for stop in tuple(self._stops):
            stop.ask()
        self._pool.shutdown(wait=True)
        self._takers.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close when the program hides the owner, but not when the window system minimises it."""
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.close()
        return False

    def _deliver(self, number: int, answer: Answer) -> None:
        done = self._takers.pop(number, None)
        if done is not None:
            done(answer)


def _work(asked: weakref.ref[ThreadTasks], task: Task, number: int) -> None:
    """Run a task in the thread without keeping its owner alive: Qt objects must be destroyed in the main thread."""
    try:
        answer = _answer(task)
    except BaseException as problem:  # without an answer somebody would wait for ever
        _log.error("A task ended its thread.", exc_info=problem)
        answer = Answer(error=RuntimeError(f"{type(problem).__name__}: {problem}"))
    tasks = asked()
    if tasks is not None:
        tasks._answered.emit(number, answer)  # noqa: SLF001 - the other half of the same class


class Threads:
    """Makes every thread of the program, and ends the remaining ones when it is closed."""

    def __init__(self) -> None:
        self._made: list[ThreadTasks] = []

    @property
    def open(self) -> list[ThreadTasks]:
        """The threads that have not ended."""
        return [each for each in self._made if not each.is_closed]

    def tasks(self, owner: QObject | None = None) -> ThreadTasks:
        """A new thread. It ends with its owner, or else with the program."""
        self._made = [*self.open, ThreadTasks(owner)]
        return self._made[-1]

    def close(self) -> None:
        """End every thread."""
        for each in self._made:
            each.close()
        self._made.clear()
