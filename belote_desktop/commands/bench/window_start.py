"""Measure the start-up time of the window, compared with an empty window started the same way.

Each start is a separate process with one argument for its kind. The kinds take turns, so that a busy moment of the
computer affects all of them.
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
"""The program on a profile that does not exist yet: it begins with two doors."""
AGAIN = "again"
"""The program where a match waits: it begins with home."""
KINDS = (EMPTY, FIRST, AGAIN)

_WATCHED = """
import json, sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Watch(QObject):
    # the first paint of a window on the screen, and of what belongs into it
    def __init__(self):
        super().__init__()
        self.seen = []
        for window in QApplication.topLevelWidgets():
            window.installEventFilter(self)  # not all of the application: thousands of events pass there

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.ChildAdded and isinstance(event.child(), QMainWindow):
            event.child().installEventFilter(self)
        if event.type() == QEvent.Type.Paint and isinstance(watched, QMainWindow) and self.is_next(watched):
            self.seen.append(None)
            # the event goes out before anything in the window is painted
            QTimer.singleShot(0, self, lambda: self.painted(time.monotonic(), time.process_time()))
        return False

    def is_next(self, watched):
        return watched.isWindow() if not self.seen else len(self.seen) == 1 and type(watched).__name__ == "MainWindow"

    def painted(self, at, worked):
        self.seen[self.seen.index(None)] = (at, worked)
        if len(self.seen) == STAGES and None not in self.seen:
            print(json.dumps(self.seen), flush=True)
            QApplication.exit(0)

def watched(*_):
    watch = Watch()
    return loop()

loop, QApplication.exec = QApplication.exec, watched
"""
"""What both do alike. The event loop begins with a watch on the window; until then nothing is painted."""
_EMPTY = """
STAGES = 1
app = QApplication(["empty"])
window = QMainWindow()
window.resize(1280, 800)
window.show()
QApplication.exec()
"""
_COMMAND_LINE = """
import belote_desktop.commands.main
"""
"""The program imports its command line before PySide, whose hook at `import` would read its sources."""
_PROGRAM = """
STAGES = 2
from belote_desktop.__main__ import main
main()
"""


@dataclass(frozen=True)
class Start:
    """Seconds from the start of a process until its window is painted, and its processor time.

    `filled` are the seconds until the contents of the window are painted and the event loop answers again. With -P the
    helper imports this program, whatever is in the current folder.
    """

    seconds: float
    worked: float
    filled: float


@dataclass(frozen=True)
class Starts:
    """The starts of one kind: medians, and their ratio to those of an empty window."""

    kind: str
    runs: int
    milliseconds: float
    worked_milliseconds: float
    ratio: float
    worked_ratio: float
    filled_milliseconds: float
    filled_ratio: float


def measure(runs: int, kinds: Sequence[str] = KINDS) -> list[Starts]:
    """Start each kind a number of times, in turn. The first start of each does not count. Raises OSError on failure."""
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
        kind: Start(
            statistics.median(each.seconds for each in starts),
            statistics.median(each.worked for each in starts),
            statistics.median(each.filled for each in starts),
        )
        for kind, starts in found.items()
    }
    empty = medians[EMPTY]
    return [
        Starts(
            kind, len(found[kind]), 1000 * each.seconds, 1000 * each.worked, each.seconds / empty.seconds,
            each.worked / empty.worked, 1000 * each.filled, each.filled / empty.seconds,
        )
        for kind, each in medians.items()
    ]  # fmt: skip


def start_of(kind: str, profile: Path, variables: Mapping[str, str]) -> Start:
    """Start a process and wait for its first window. Raises OSError if there is none."""
    script = _WATCHED + _EMPTY if kind == EMPTY else _COMMAND_LINE + _WATCHED + _PROGRAM
    arguments = [] if kind == EMPTY else ["--profile", str(profile)]
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-P", "-c", script, *arguments],
        env=dict(variables), capture_output=True, text=True, check=False,
    )  # fmt: skip
    try:
        told = json.loads(done.stdout)
    except ValueError:
        raise OSError(f"The window was not painted: {done.stderr.strip() or done.stdout.strip()}") from None
    return Start(told[0][0] - begun, told[0][1], told[-1][0] - begun)


def _leave_a_match(profile: Path) -> None:
    """Make a profile with an unfinished match, some tricks old."""
    from belote_desktop.commands.bench.window_player import Sitting

    with Sitting(profile, {}) as sitting:
        sitting.start("classic", "casual")
        sitting.play_actions(12)
