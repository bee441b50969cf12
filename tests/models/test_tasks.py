"""Work outside the main thread gives its answers in the main thread, in order."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.models.tasks import Answer, ImmediateTasks, StoppableTask, Threads, ThreadTasks
from belote_desktop.search.stopping import Stop, StoppedError


def test_answers_come_in_order_in_the_main_thread(qtbot: QtBot) -> None:
    tasks = ThreadTasks()
    came: list[tuple[object, bool, bool]] = []
    main = threading.get_ident()

    def give(n: int) -> tuple[int, bool]:
        return n, threading.get_ident() != main

    for n in range(3):
        tasks.run(
            lambda n=n: give(n),  # type: ignore[misc]
            lambda answer: came.append((*answer.value, threading.get_ident() == main)),
        )
    qtbot.waitUntil(lambda: len(came) == 3)
    assert came == [(0, True, True), (1, True, True), (2, True, True)]
    tasks.close()


def test_a_task_that_fails_gives_its_exception(qtbot: QtBot) -> None:
    tasks = ThreadTasks()
    came: list[Answer] = []
    tasks.run(lambda: 1 // 0, came.append)
    qtbot.waitUntil(lambda: bool(came))
    assert isinstance(came[0].error, ZeroDivisionError)
    tasks.close()


def test_closing_finishes_what_was_given_and_drops_its_answers() -> None:
    tasks = ThreadTasks()
    written: list[int] = []
    answered: list[Answer] = []
    for n in range(5):
        tasks.run(lambda n=n: written.append(n), answered.append)  # type: ignore[misc]
    tasks.close()
    assert written == [0, 1, 2, 3, 4]
    assert answered == []


def test_immediate_tasks_started_by_an_answer_wait_for_their_turn() -> None:
    tasks = ImmediateTasks()
    order: list[str] = []

    def first(_answer: Answer) -> None:
        tasks.run(lambda: order.append("second"), lambda _: order.append("second answered"))
        order.append("first answered")

    tasks.run(lambda: order.append("first"), first)
    assert order == ["first", "first answered", "second", "second answered"]


def until_stopped(begun: threading.Event, stop: Stop) -> None:
    """A task without an end of its own."""
    begun.set()
    while not stop.is_asked:
        begun.wait(0.001)
    stop.check()


@pytest.fixture
def endless() -> tuple[StoppableTask, threading.Event]:
    """A task that only a stop ends, and what tells that it has begun."""
    begun = threading.Event()
    return StoppableTask(lambda stop: until_stopped(begun, stop), Stop()), begun


def test_closing_stops_what_can_be_stopped(endless: tuple[StoppableTask, threading.Event]) -> None:
    task, begun = endless
    tasks = ThreadTasks()
    tasks.run(task, lambda _: None)
    assert begun.wait(10)
    tasks.close()  # waits for the task, which never ends by itself
    assert task.stop.is_asked


def test_a_task_is_not_begun_once_it_was_stopped(qtbot: QtBot) -> None:
    tasks, stop, came = ThreadTasks(), Stop(), list[Answer]()
    stop.ask()
    tasks.run(StoppableTask(lambda _stop: pytest.fail("It was begun."), stop), came.append)
    qtbot.waitUntil(lambda: bool(came))
    assert isinstance(came[0].error, StoppedError)
    tasks.close()


def test_a_thread_ends_when_its_owner_is_hidden(qtbot: QtBot, endless: tuple[StoppableTask, threading.Event]) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    tasks = Threads().tasks(page)
    tasks.run(endless[0], lambda _: None)
    page.hide()
    assert tasks.is_closed


def test_a_thread_ends_when_its_owner_is_destroyed(
    qapp: object, endless: tuple[StoppableTask, threading.Event]
) -> None:
    parent = QObject()
    tasks = ThreadTasks(QObject(parent))
    tasks.run(endless[0], lambda _: None)
    del parent
    assert tasks.is_closed


def test_every_thread_ends_with_the_program(endless: tuple[StoppableTask, threading.Event]) -> None:
    threads, owner = Threads(), QObject()
    made = [threads.tasks(), threads.tasks(owner)]
    made[0].run(endless[0], lambda _: None)
    threads.close()
    assert all(each.is_closed for each in made)


def test_an_answer_that_cannot_be_taken_leaves_the_thread_at_work(qtbot: QtBot) -> None:
    tasks, came = ThreadTasks(), list[Answer]()

    def fails(_answer: Answer) -> None:
        raise ValueError("not this one")

    with qtbot.captureExceptions() as caught:
        tasks.run(lambda: 1, fails)
        tasks.run(lambda: 2, came.append)
        qtbot.waitUntil(lambda: bool(came))
    assert [str(problem) for _, problem, _ in caught] == ["not this one"]
    assert came == [Answer(2)]
    tasks.close()


def test_a_task_that_wants_to_end_its_thread_is_answered(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    tasks, came = ThreadTasks(), list[Answer]()
    tasks.run(lambda: sys.exit(3), came.append)
    qtbot.waitUntil(lambda: bool(came))
    assert "SystemExit" in str(came[0].error)
    caplog.clear()
    tasks.close()


FORGOTTEN = """
import threading
from PySide6.QtCore import QCoreApplication
from belote_desktop.models.tasks import ThreadTasks
app = QCoreApplication([])
begun = threading.Event()
def work():
    begun.set()
    end.wait(0.2)
end = threading.Event()
tasks = ThreadTasks()
tasks.run(work, print)
begun.wait()
del tasks
print("still here", flush=True)
"""


def test_a_thread_that_was_forgotten_does_not_end_the_program() -> None:
    done = subprocess.run([sys.executable, "-c", FORGOTTEN], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "still here\n", "")
