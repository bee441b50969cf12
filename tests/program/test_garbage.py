"""Python's garbage is collected in the main thread: a widget that another thread destroys crashes Qt."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import garbage

FAR_MORE = 200
"""So many times as much as Python collects for."""


class Circle:
    """A widget that only a circle of references holds."""

    def __init__(self, destroyed_in: list[int]) -> None:
        self.widget = QWidget()
        self.itself = self
        self._destroyed_in = destroyed_in

    def __del__(self) -> None:
        self._destroyed_in.append(threading.get_ident())


@pytest.fixture
def collecting() -> Iterator[None]:
    """As in a new process, and afterwards as in the other tests."""
    gc.collect()
    gc.enable()
    yield
    gc.disable()


def leave_much() -> None:
    """Allocate what Python counts, and keep it."""
    kept = [[] for _ in range(FAR_MORE * gc.get_threshold()[0])]  # type: ignore[var-annotated]
    assert kept


def in_another_thread() -> None:
    thread = threading.Thread(target=leave_much)
    thread.start()
    thread.join()


@pytest.mark.usefixtures("qapp", "collecting")
def test_without_it_another_thread_collects() -> None:
    destroyed_in: list[int] = []
    circle = Circle(destroyed_in)
    circle.widget.deleteLater()  # Qt destroys it here: only the Python half is left to the other thread
    circle.widget = None  # type: ignore[assignment]
    del circle
    in_another_thread()
    assert destroyed_in
    assert destroyed_in != [threading.get_ident()]


@pytest.mark.usefixtures("collecting")
def test_only_the_main_thread_collects_and_does_so_before_it_waits(qtbot: QtBot) -> None:
    garbage.collect_in_main_thread()
    destroyed_in: list[int] = []
    Circle(destroyed_in)
    in_another_thread()
    assert destroyed_in == []
    kept = [[] for _ in range(2 * gc.get_threshold()[0])]  # type: ignore[var-annotated]
    timer = QTimer(interval=1)
    timer.start()
    with qtbot.waitSignal(timer.timeout):
        pass
    assert kept
    assert destroyed_in == [threading.get_ident()]


@pytest.mark.usefixtures("collecting")
def test_little_garbage_is_left_for_later() -> None:
    gc.disable()
    destroyed_in: list[int] = []
    Circle(destroyed_in)
    garbage.collect_due()
    assert destroyed_in == []
