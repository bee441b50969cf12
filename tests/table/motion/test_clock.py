"""The table's clock: it runs movements, rings alarms in order, and stands still while nothing waits for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from belote_desktop.table.items.clock import Alarm, Clock


class Runner:
    """Moves until a time, and notes when it was asked."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.met: list[float] = []

    def follow(self, now: float) -> bool:
        self.met.append(now)
        return now < self.until


@pytest.fixture
def clock(qapp: QObject) -> Clock:
    made = Clock(qapp)
    made.hold()
    return made


def test_what_moves_is_asked_with_each_frame_until_it_ends(clock: Clock) -> None:
    runner = Runner(clock.now + 40)
    begun = clock.now
    clock.run(runner)
    clock.step(100)
    assert [round(met - begun) for met in runner.met] == [16, 32, 48]


def test_alarms_ring_in_order_each_at_its_own_time(clock: Clock) -> None:
    """An alarm set by another counts from the time of that one, so that late frames do not add up."""
    rung: list[tuple[str, int]] = []
    begun = clock.now
    later = Alarm(clock, lambda: rung.append(("later", round(clock.now - begun))))

    def first() -> None:
        rung.append(("first", round(clock.now - begun)))
        later.start(3)

    Alarm(clock, lambda: rung.append(("last", round(clock.now - begun)))).start(14)
    Alarm(clock, first).start(10)
    clock.step(16)
    assert rung == [("first", 10), ("later", 13), ("last", 14)]


def test_a_stopped_alarm_does_not_ring(clock: Clock) -> None:
    rung: list[bool] = []
    alarm = Alarm(clock, lambda: rung.append(True))
    alarm.start(5)
    alarm.stop()
    clock.step(20)
    assert rung == []
    assert not alarm.is_set


def test_it_goes_on_by_itself_and_stops_when_nothing_waits(qtbot: QtBot, qapp: QObject) -> None:
    """However late a frame comes, it goes on by 32 ms at most: 90 ms take three frames or more."""
    clock, rung = Clock(qapp), list[bool]()
    runner = Runner(clock.now + 90)
    clock.run(runner)
    Alarm(clock, lambda: rung.append(True)).start(30)
    qtbot.waitUntil(lambda: not clock._timer.isActive())
    assert rung
    assert len(runner.met) >= 3
