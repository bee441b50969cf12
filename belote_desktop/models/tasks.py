"""Doing work outside the main thread: plain data in, one answer out, delivered in the main thread.

`ThreadTasks` runs tasks one after another in a thread of its own; `ImmediateTasks` runs them at once, for tests,
the self-test and places without an event loop. An answer is delivered even if it is an exception.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, QThread, Signal


@dataclass(frozen=True)
class Answer:
    """What a task gave: a value, or the exception it raised."""

    value: Any = None
    error: Exception | None = None


Task = Callable[[], Any]
Done = Callable[[Answer], None]


class Tasks(Protocol):
    """Something that runs tasks in order and hands over their answers."""

    def run(self, task: Task, done: Done) -> None: ...

    def close(self) -> None: ...


def _answer(task: Task) -> Answer:
    try:
        return Answer(task())
    except Exception as error:
        return Answer(error=error)


class ImmediateTasks:
    """Runs each task at once, in the calling thread; a task started by an answer waits for its turn."""

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


class _Worker(QObject):
    answered = Signal(object, object)

    def work(self, task: Task, done: Done) -> None:
        self.answered.emit(done, _answer(task))

    def rest(self) -> None:
        """Reached when everything given before is done."""


class ThreadTasks(QObject):
    """Runs tasks one after another in one thread."""

    _submitted = Signal(object, object)
    _drain = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._submitted.connect(self._worker.work, Qt.ConnectionType.QueuedConnection)
        self._drain.connect(self._worker.rest, Qt.ConnectionType.BlockingQueuedConnection)
        self._worker.answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread.start()
        self._closed = False

    def run(self, task: Task, done: Done) -> None:
        self._submitted.emit(task, done)

    def _deliver(self, done: Done, answer: Answer) -> None:
        if not self._closed:
            done(answer)

    def close(self) -> None:
        """Finish the task that is running and the ones already given; later answers are dropped."""
        if not self._closed:
            self._closed = True
            self._drain.emit()
            self._thread.quit()
            self._thread.wait()
