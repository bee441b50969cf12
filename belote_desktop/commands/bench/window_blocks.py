"""Measure how long the window does not respond while a whole deal is played and the computer players think.

The event loop of the main thread gives pulses: when it runs out of work, when it wakes up, and at every tick of a
timer. Input is not handled between two pulses, so that time is a block, minus the time the loop sleeps.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt, QTimer

from belote_desktop.commands.bench.window_frames import MOVING
from belote_desktop.commands.bench.window_player import Sitting

TICK = 0.004
"""Seconds between two ticks."""
LONG = 0.033
"""Seconds that a person notices: two frames of the animation left out."""
SUSPECT = 0.012
"""After so many seconds without a pulse it is noted where the main thread is."""
PACKAGE = "belote_desktop"
QT = "Qt"
"""Where the main thread is when it is in no function of ours: painting, mostly."""
DEPTH = 4
"""How many of our functions tell where a block was."""


@dataclass(frozen=True)
class Block:
    """Milliseconds without a pulse: in total, at work, and kept from work by other programs (None if unknown).

    For the rest of `elapsed` the main thread waited: for the interpreter's lock, if our other `threads` worked about as
    long meanwhile, otherwise for the disk or for a thread that other programs held up. `at` is seconds since the deals
    started; `where` names the functions it was in, the innermost first, and is empty if the loop slept and woke late.
    """

    elapsed: float
    worked: float
    kept_waiting: float | None
    threads: float
    at: float
    where: tuple[str, ...]

    @property
    def own(self) -> float:
        """The part of it that is not caused by other programs."""
        return self.elapsed - (self.kept_waiting or 0.0)


@dataclass(frozen=True)
class Blocks:
    """The blocks of some deals. `longest` and `over` count only time of our own, `elapsed_over` all time.

    If the system does not report the time of other programs, both are the same.
    """

    game: str
    level: str
    deals: int
    seconds: float
    longest: float
    over: int
    elapsed_longest: float
    elapsed_over: int
    worked_longest: float
    worked_over: int
    blocks: tuple[Block, ...]
    """Those that elapsed longer than `LONG`, the longest of our own first."""


class QueueClock:
    """Seconds in which the calling thread was ready but other programs had the processor. Linux only."""

    def __init__(self) -> None:
        path = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._file = os.open(path, os.O_RDONLY) if path.exists() else None

    def __call__(self) -> float | None:
        if self._file is None:
            return None
        return int(os.pread(self._file, 100, 0).split()[1]) / 1e9

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class Pulse(QObject):
    """Watches the event loop of the thread that creates it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.blocks: list[Block] = []
        self._queue = QueueClock()
        self._main = threading.get_ident()
        self._sleeps = False
        self._where: tuple[str, ...] = ()
        self._over = threading.Event()
        self._timer = QTimer(self, interval=round(1000 * TICK), timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._loop = QAbstractEventDispatcher.instance()
        self._loop.aboutToBlock.connect(self._fall_asleep)
        self._loop.awake.connect(self._beat)
        self._watcher = threading.Thread(target=self._watch, daemon=True)
        self._begun = self._last = time.perf_counter()
        self._worked, self._threads, self._queued = time.thread_time(), time.process_time(), self._queue()
        self._timer.start()
        self._watcher.start()

    def end(self) -> float:
        """Stop watching. Returns the seconds since the start."""
        self._beat()
        self._timer.stop()
        self._loop.aboutToBlock.disconnect(self._fall_asleep)
        self._loop.awake.disconnect(self._beat)
        self._over.set()
        self._watcher.join()
        self._queue.close()
        return self._last - self._begun

    def _fall_asleep(self) -> None:
        self._beat()
        self._sleeps = True

    def _beat(self) -> None:
        """A pulse: the time since the last one is a block, minus the tick that the loop may have slept for."""
        now, worked, threads, queued = time.perf_counter(), time.thread_time(), time.process_time(), self._queue()
        passed = now - self._last - (TICK if self._sleeps else 0.0)
        if passed > SUSPECT:
            kept = None if queued is None or self._queued is None else 1000 * min(passed, queued - self._queued)
            did, beside = 1000 * (worked - self._worked), 1000 * (threads - self._threads)
            at = self._last - self._begun
            self.blocks.append(Block(1000 * passed, did, kept, max(0.0, beside - did), at, self._where))
        self._last, self._worked, self._threads, self._queued = now, worked, threads, queued
        self._sleeps, self._where = False, ()

    def _watch(self) -> None:
        """Runs in a thread of its own: notes where the main thread is when no pulse has come for a while."""
        while not self._over.wait(TICK):
            if not self._where and not self._sleeps and time.perf_counter() - self._last > SUSPECT:
                self._where = tuple(_ours(_frame_of(self._main)))[:DEPTH] or (QT,)


def _frame_of(thread: int) -> FrameType | None:
    return sys._current_frames().get(thread)  # noqa: SLF001  the documented way, whatever its name


def _ours(frame: FrameType | None) -> Iterator[str]:
    """The program's functions on the stack, the innermost first."""
    while frame is not None:
        name = str(frame.f_globals.get("__name__", ""))
        if name.startswith(PACKAGE) and not name.startswith(f"{PACKAGE}.commands"):
            yield f"{name.removeprefix(f'{PACKAGE}.')}:{frame.f_lineno} {frame.f_code.co_name}"
        frame = frame.f_back


@contextmanager
def watched() -> Iterator[Pulse]:
    """A context in which the event loop is watched."""
    pulse = Pulse()
    try:
        yield pulse
    finally:
        pulse.end()


def measure(profile: Path, game: str, level: str, deals: int) -> Blocks:
    """Play whole deals in the real window, with animation, against players of a level, and watch the main thread."""
    with Sitting(profile, MOVING) as sitting:
        sitting.run_until(lambda: True)  # what is done once, as the window opens, is no block of a deal
        begun = time.perf_counter()
        with watched() as pulse:
            sitting.start(game, level)
            sitting.play_deals(deals)
        seconds = time.perf_counter() - begun
    return summed(game, level, deals, seconds, pulse.blocks)


def summed(game: str, level: str, deals: int, seconds: float, found: Sequence[Block]) -> Blocks:
    """The summary of the blocks."""
    limit = 1000 * LONG
    long = sorted((each for each in found if each.elapsed > limit), key=lambda each: -each.own)
    own, elapsed, worked = (
        [each.own for each in found], [each.elapsed for each in found], [each.worked for each in found],
    )  # fmt: skip
    return Blocks(
        game, level, deals, seconds,
        max(own, default=0.0), sum(each > limit for each in own),
        max(elapsed, default=0.0), sum(each > limit for each in elapsed),
        max(worked, default=0.0), sum(each > limit for each in worked),
        tuple(long),
    )  # fmt: skip
