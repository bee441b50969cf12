"""The pause before a computer player's answer is shown."""

from __future__ import annotations

import gc
import weakref
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from belote_desktop.models.match.pause import Pause


def test_what_comes_after_a_pause_waits_for_what_is_left_of_it(qtbot: QtBot) -> None:
    said: list[str] = []
    Pause().then(0, lambda: said.append("at once"))
    assert said == ["at once"]
    Pause().then(20, lambda: said.append("later"))
    assert said == ["at once"]
    qtbot.waitUntil(lambda: said == ["at once", "later"])


def test_a_match_that_only_its_pause_holds_is_destroyed_once(qtbot: QtBot) -> None:
    """Somebody may leave a match while a computer player pauses: what comes after it is then all that holds it."""

    class Held(QObject):
        """Stands for the match."""

        def __init__(self) -> None:
            super().__init__()
            self.pause = Pause()

        def go_on(self) -> None:
            self.setObjectName("gone on")

    held = Held()
    seen = weakref.ref(held)
    heard: list[str] = []

    def after(match: Held) -> None:
        match.go_on()
        heard.append(match.objectName())

    held.pause.then(10, partial(after, held))
    del held
    qtbot.waitUntil(lambda: heard == ["gone on"])

    def is_gone() -> bool:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        return seen() is None

    qtbot.waitUntil(is_gone)
