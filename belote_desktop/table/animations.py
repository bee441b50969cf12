"""The timeline of the table: plays the events of each step in order, with the pauses between them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine import events as happened
from belote_desktop.engine.events import Event
from belote_desktop.engine.view import SeatView
from belote_desktop.table.choreography import Choreography
from belote_desktop.table.items.clock import Alarm, Clock

_PACKETS = (happened.CardsDealt, happened.PacketLaid)
UNTIL_CLICK = -1
UNTIL_RELEASED = -2
"""Waits without an end: a click ends the first, and only `release` the second."""


class Step(Protocol):
    """The result of one action: its events as my seat sees them, the view after them, and its position in the match."""

    @property
    def events(self) -> tuple[Event, ...]: ...

    @property
    def view(self) -> SeatView: ...

    @property
    def position(self) -> int: ...


@dataclass(frozen=True)
class _Beat:
    """One thing to do on the timeline; `run` returns how long it takes, in milliseconds."""

    run: Callable[[], int]


class Timeline(QObject):
    """Plays the events of steps in order. Every step is reported `shown` exactly once, even if it is interrupted."""

    shown = Signal(int)
    performed = Signal(object)
    """Emitted with each event as its animation starts."""
    held = Signal()
    """Emitted when a trick that was won lies on the table until `release`."""

    def __init__(self, choreography: Choreography, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._dance = choreography
        self._steps: deque[Step] = deque()
        self._beats: deque[_Beat] = deque()
        self._pause = Alarm(clock, self._go_on)
        self._is_running = False
        self._is_paused = False
        self._waits_for_click = False
        self.holds_tricks = False
        """Whether a trick that was won stays on the table until `release`."""
        self._is_held = False
        self.is_instant: Callable[[], bool] = lambda: False
        self._hurried = False

    @property
    def is_busy(self) -> bool:
        """Whether steps are still waiting to be shown."""
        return bool(self._steps)

    @property
    def waits_for_click(self) -> bool:
        """Whether the finished trick stays on the table until the user clicks."""
        return self._waits_for_click

    @property
    def is_held(self) -> bool:
        """Whether a trick lies on the table until `release`."""
        return self._is_held

    def release(self) -> None:
        """Let the trick be gathered."""
        if self._is_held:
            self._is_held = False
            self._go_on()

    def add(self, step: Step) -> None:
        """Show a step after those before it."""
        self._steps.append(step)
        if len(self._steps) == 1:
            self._open(step)
            self._go_on()

    def _open(self, step: Step) -> None:
        """Turn the events of a step into beats."""
        self._dance.begin(step.events)
        for event, after_it in zip_longest(step.events, step.events[1:]):
            self._beats.append(_Beat(lambda event=event, after_it=after_it: self._perform(event, after_it)))  # type: ignore[misc]
            if isinstance(event, _PACKETS) and not isinstance(after_it, _PACKETS):
                self._beats.append(_Beat(lambda: 0 if self._now() else self._dance.sort()))
            if isinstance(event, happened.TrickWon):
                if self.holds_tricks:
                    self._beats.append(_Beat(self._hold))
                self._beats.append(_Beat(lambda: 0 if self._now() else self._dance.square()))
                self._beats.append(_Beat(lambda seat=event.seat: 0 if self._now() else self._dance.gather(seat)))  # type: ignore[misc]

    def _now(self) -> bool:
        return self._hurried or self.is_instant()

    def _perform(self, event: Event, following: Event | None) -> int:
        wait = self._dance.perform(event, following, instant=self._now())
        self.performed.emit(event)
        return 0 if self.holds_tricks and isinstance(event, happened.TrickWon) else wait

    def _hold(self) -> int:
        self._dance.keep_trick()
        return UNTIL_RELEASED

    def _go_on(self) -> None:
        """Run beats until one takes time; close each step when its beats are done."""
        if self._is_running or self._is_held:
            return
        self._is_running = True
        self._waits_for_click = False
        try:
            while self._steps and not self._is_paused:
                if not self._beats:
                    self._close()
                    continue
                wait = self._beats.popleft().run()
                if wait == UNTIL_RELEASED:
                    self._is_held = True
                    break
                if wait == UNTIL_CLICK and not self._now():
                    self._waits_for_click = True
                    return
                if wait > 0 and not self._now():
                    self._pause.start(wait)
                    return
        finally:
            self._is_running = False
        if self._is_held:
            self.held.emit()

    def _close(self) -> None:
        """Report the step as shown and bring the table in line with its view."""
        step = self._steps.popleft()
        self._dance.finish(step.view, instant=self._now())
        if not self._steps:
            self._hurried = False
        else:
            self._open(self._steps[0])
        self.shown.emit(step.position)

    def hurry(self) -> None:
        """Finish the current movement at once; a pause continues."""
        if self._steps and not self._is_running and not self._is_held:
            self._pause.stop()
            self._hurried = True
            self._go_on()

    def pause(self) -> None:
        """Show nothing more until `resume`."""
        self._is_paused = True
        self._pause.stop()

    def resume(self) -> None:
        """Go on after a pause."""
        if self._is_paused:
            self._is_paused = False
            self._go_on()

    def drop(self) -> tuple[int, ...]:
        """Discard the steps not shown yet; returns their positions, which the caller must report as `shown`."""
        positions = tuple(step.position for step in self._steps)
        self._steps.clear()
        self._beats.clear()
        self._pause.stop()
        self._is_paused = self._waits_for_click = self._is_held = self._hurried = False
        return positions
