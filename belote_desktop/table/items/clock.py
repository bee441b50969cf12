"""The time of a table: one clock runs all movements and pauses, so that they keep step and somebody can turn it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

_FRAME = 16
"""Milliseconds from one frame to the next."""
_LONGEST = 2.0 * _FRAME
"""The most that things go on by in one frame, in milliseconds: on a busy computer they do not jump, but take longer."""


class Moving(Protocol):
    """Something that moves with the time."""

    def follow(self, now: float) -> bool:
        """Be as it is at a time in milliseconds; returns whether it goes on moving."""


class Clock(QObject):
    """Milliseconds since the table was made, in which things move; it stands still while nothing waits for it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._read_at = 0.0
        self._now = 0.0
        self._is_turning = False
        self._is_held = False
        self._moving: dict[Moving, None] = {}
        self._alarms: set[Alarm] = set()
        self.fade = 0
        """How long things that were to fly fade in instead, in milliseconds; 0 if motion is not reduced."""

    @property
    def now(self) -> float:
        """The time of this frame; in a callback of an alarm the time it was set for."""
        if not (self._is_turning or self._is_held or self._moving):
            self._now += self._passed()
        return self._now

    def run(self, moving: Moving) -> None:
        """Have something follow the time until it ends or `rest` is called."""
        self._moving[moving] = None
        self._arrange()

    def rest(self, moving: Moving) -> None:
        """Have something follow the time no longer."""
        self._moving.pop(moving, None)

    def hold(self) -> None:
        """Go on only by `step` from now on: from a whole millisecond, so that whole steps add up exactly."""
        self._now = math.ceil(self.now)
        self._is_held = True
        self._arrange()

    def step(self, ms: float) -> None:
        """Turn a clock that is held on, frame by frame."""
        while ms > 0:
            self._turn(self._now + min(ms, _FRAME))
            ms -= _FRAME

    def _passed(self) -> float:
        """Milliseconds since this was last asked."""
        before, self._read_at = self._read_at, self._elapsed.nsecsElapsed() / 1e6
        return self._read_at - before

    def _tick(self) -> None:
        alarm, target = self._next(), self._now + self._passed()
        begins = self._now if self._moving or alarm is None else max(self._now, alarm.due)
        self._turn(min(target, begins + _LONGEST))

    def _turn(self, target: float) -> None:
        """Go on to a time. Alarms ring in order, each at its own time, so that late frames do not add up."""
        was_turning, self._is_turning = self._is_turning, True
        try:
            while (alarm := self._next()) is not None and alarm.due <= target:
                self._now = max(self._now, alarm.due)
                alarm.ring()
            self._now = max(self._now, target)
            for moving in tuple(self._moving):
                if moving in self._moving and not moving.follow(self._now):
                    self.rest(moving)
        finally:
            self._is_turning = was_turning
            self._arrange()

    def _next(self) -> Alarm | None:
        return min(self._alarms, key=lambda alarm: alarm.due, default=None)

    def _arrange(self) -> None:
        """Tick with every frame while something moves, otherwise when the next alarm is due."""
        if self._is_turning:
            return
        alarm = self._next()
        if self._is_held or (alarm is None and not self._moving):
            self._timer.stop()
            return
        wanted = _FRAME if self._moving or alarm is None else max(1, math.ceil(alarm.due - self._now))
        if not self._timer.isActive():
            self._passed()
        if not self._timer.isActive() or self._timer.interval() != wanted:
            self._timer.start(wanted)

    def set_alarm(self, alarm: Alarm) -> None:
        """Ring an alarm when it is due."""
        self._alarms.add(alarm)
        self._arrange()

    def drop_alarm(self, alarm: Alarm) -> None:
        """Ring an alarm no longer."""
        self._alarms.discard(alarm)
        self._arrange()


class Alarm:
    """Calls something once after a time, unless it is stopped before."""

    def __init__(self, clock: Clock, callback: Callable[[], None]) -> None:
        self._clock = clock
        self._callback = callback
        self.due = 0.0
        self.is_set = False

    def start(self, ms: float) -> None:
        """Ring in so many milliseconds, and not when it was to ring before."""
        self.stop()
        self.due = self._clock.now + ms
        self.is_set = True
        self._clock.set_alarm(self)

    def stop(self) -> None:
        """Do not ring any more."""
        if self.is_set:
            self.is_set = False
            self._clock.drop_alarm(self)

    def ring(self) -> None:
        """Call what is to be called."""
        self.stop()
        self._callback()
