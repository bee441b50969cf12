"""Work outside the main thread gives its answers in the main thread, in order."""

from __future__ import annotations

import threading

from pytestqt.qtbot import QtBot

from belote_desktop.models.tasks import Answer, ImmediateTasks, ThreadTasks


def test_answers_come_in_order_in_the_main_thread(qtbot: QtBot) -> None:
    tasks = ThreadTasks()
    came: list[tuple[object, bool, bool]] = []
    main = threading.get_ident()

    def give(n: int) -> tuple[int, bool]:
        return n, threading.get_ident() != main

    for n in range(3):
        tasks.run(
            lambda n=n: give(n),
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
        tasks.run(lambda n=n: written.append(n), answered.append)
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
