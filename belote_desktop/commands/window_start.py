"""Measuring how soon the window is there, beside an empty one that is started the same way.

Each start is a process of its own, told apart by one word; the kinds take turns, so that a busy moment meets them all.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

EMPTY = "empty"
"""A bare QMainWindow and nothing of ours."""
FIRST = "first"
"""The program on a profile that does not exist yet: it begins with the games."""
AGAIN = "again"
"""The program where a match waits: it begins with the table."""
KINDS = (EMPTY, FIRST, AGAIN)

_WATCHED = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.painted)  # the paint event goes out before anything in the window is painted
        return False

    def painted(self):
        print('{"at": %r, "worked": %r}' % (time.monotonic(), time.process_time()), flush=True)
        QApplication.exit(0)

def watched(*_):
    watch = Watch()
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QMainWindow):
            window.installEventFilter(watch)
    return loop()

loop, QApplication.exec = QApplication.exec, watched
"""
"""What both do alike. The event loop begins with a watch on the window; until then nothing is painted."""
_EMPTY = """
app = QApplication(["empty"])
window = QMainWindow()
window.resize(1280, 800)
window.show()
QApplication.exec()
"""
_PROGRAM = """
from belote_desktop.__main__ import main
main()
"""


@dataclass(frozen=True)
class Start:
    """From the start of a process until its window is painted: seconds, and how many of them it worked."""

    seconds: float
    worked: float


@dataclass(frozen=True)
class Starts:
    """The starts of one kind: medians, and their ratio to the empty window's."""

    kind: str
    runs: int
    milliseconds: float
    worked_milliseconds: float
    ratio: float
    worked_ratio: float


def measure(runs: int, kinds: Sequence[str] = KINDS) -> list[Starts]:
    """Start each kind so often, in turn; one start of each beforehand is not counted. OSError where one fails."""
    found: dict[str, list[Start]] = {kind: [] for kind in kinds}
    with tempfile.TemporaryDirectory(prefix="belote-start-") as folder:
        _leave_a_match(Path(folder, AGAIN))
        variables = {**os.environ, "PYTHONPYCACHEPREFIX": str(Path(folder, "compiled"))}
        variables.pop("PYTHONDONTWRITEBYTECODE", None)  # installed programs are compiled: the uncounted start does that
        for number in range(runs + 1):
            for kind in kinds:
                home = Path(folder, AGAIN if kind == AGAIN else f"{kind}-{number}")
                start = start_of(kind, home, variables)
                if number:
                    found[kind].append(start)
    return _compared(found)


def _compared(found: Mapping[str, Sequence[Start]]) -> list[Starts]:
    medians = {
        kind: (statistics.median(each.seconds for each in starts), statistics.median(each.worked for each in starts))
        for kind, starts in found.items()
    }
    empty_seconds, empty_worked = medians[EMPTY]
    return [
        Starts(kind, len(found[kind]), 1000 * seconds, 1000 * worked, seconds / empty_seconds, worked / empty_worked)
        for kind, (seconds, worked) in medians.items()
    ]


def start_of(kind: str, profile: Path, variables: Mapping[str, str]) -> Start:
    """Start a process and wait for its first window; OSError where none comes."""
    body = _EMPTY if kind == EMPTY else _PROGRAM
    arguments = [] if kind == EMPTY else ["--profile", str(profile)]
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", _WATCHED + body, *arguments],
        env=dict(variables), capture_output=True, text=True, check=False,
    )  # fmt: skip
    try:
        told = json.loads(done.stdout)
    except ValueError:
        raise OSError(f"The window was not painted: {done.stderr.strip() or done.stdout.strip()}") from None
    return Start(told["at"] - begun, told["worked"])


def _leave_a_match(profile: Path) -> None:
    """A profile in which a match waits, some tricks old."""
    from belote_desktop.commands.window_player import Sitting

    with Sitting(profile, {}) as sitting:
        sitting.start("classic", "casual")
        sitting.play_actions(12)
