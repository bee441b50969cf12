"""Ctrl+C in a command that takes long: the summary so far, the exit status 130, and no traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from belote_desktop.commands import record, selftest
from belote_desktop.commands.bench import coach_bench, review_bench, search_bench
from belote_desktop.commands.bench import command as bench
from belote_desktop.commands.bench import window_bench as window
from belote_desktop.commands.interruption import INTERRUPTED, Interruption
from belote_desktop.commands.rules import command as rules
from belote_desktop.commands.vectors import checking
from tests.folders import GOLDEN, VECTORS

MATCHES = [str(path) for path in sorted(GOLDEN.glob("*.brn"))[:3]]


def at(number: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """The work, interrupted when it is done for the time of this number; the first is 1."""
    times = 0

    def interrupted(*given: Any, **named: Any) -> Any:
        nonlocal times
        times += 1
        if times == number:
            raise KeyboardInterrupt
        return work(*given, **named)

    return interrupted


def test_what_was_done_before_an_interruption_stays() -> None:
    ended = Interruption()
    assert ended.each([1, 2, 3], at(3, lambda number: number * 10)) == [10, 20]
    assert ended.status == INTERRUPTED
    assert ended.each([4], lambda number: number) == []


def test_other_errors_are_not_taken_for_an_interruption() -> None:
    with pytest.raises(ValueError, match="broken"), Interruption():
        raise ValueError("broken")


def test_the_speed_of_the_engine_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "_play", at(7, bench._play))  # in the second round of the second game
    assert bench.run(["engine", "--seconds", "0.05", "classic", "coinche", "baloot"]) == INTERRUPTED
    told = capsys.readouterr()
    assert [line.split()[0] for line in told.out.splitlines()] == ["classic", "coinche"]
    assert told.err == "Interrupted. This is what was done so far:\n"


def test_the_speed_of_the_search_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(search_bench, "PLAYOUTS", 10)
    monkeypatch.setattr(search_bench, "_colver", lambda: None)
    monkeypatch.setattr(search_bench, "measure", at(2, search_bench.measure))
    assert search_bench.run(["--deals", "1", "--games", "klabor", "vida"]) == INTERRUPTED
    assert capsys.readouterr().out.splitlines()[-1].startswith("klabor")


def test_the_hints_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(coach_bench, "advise", at(2, coach_bench.advise))  # type: ignore[attr-defined]
    assert coach_bench.run(["classic", "--positions", "9"]) == INTERRUPTED
    assert "0 positions" in capsys.readouterr().out


def test_the_review_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(review_bench, "plant", at(1, review_bench.plant))  # type: ignore[attr-defined]
    assert coach_bench.run(["--review", "classic"]) == INTERRUPTED
    assert "0 of 0 planted mistakes found" in capsys.readouterr().out


def test_the_window_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    deck = {"deck": {"work": 1.0, "cold": 1.0, "cards": 32, "card_width": 100}}
    monkeypatch.setattr(window, "_in_a_process", at(2, lambda *_: deck))
    assert window.run(["deck", "memory"]) == INTERRUPTED
    assert "the whole deck" in capsys.readouterr().out


def test_the_vectors_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(checking, "failure_of", at(4, checking.failure_of))
    assert rules.run(["check", str(VECTORS / "legal.json")]) == INTERRUPTED
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


def test_the_records_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(record, "_text", at(3, record._text))
    assert record.run(["check", *MATCHES]) == INTERRUPTED
    assert capsys.readouterr().out == "2 files, 0 problems\n"


def test_the_self_test_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(selftest, "_tried", at(3, lambda *_: None))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert selftest.run() == INTERRUPTED
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed"


def children_of(process: int) -> list[str]:
    """What the processes that a process has started run."""
    tasks = Path(f"/proc/{process}/task/{process}/children")
    return [Path(f"/proc/{child}/cmdline").read_text() for child in tasks.read_text().split()]


@pytest.fixture
def listens() -> Iterator[None]:
    """Ctrl+C reaches the programs that a test starts, even where the tests themselves run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="it looks for the processes as Linux shows them")
def test_processes_that_are_just_starting_end_without_a_word(listens: None) -> None:
    started = subprocess.Popen(
        [sys.executable, "-m", "belote_desktop", "arena", "--jobs", "2", "--deals", "500"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    until = time.monotonic() + 30
    while not any("spawn_main" in child for child in children_of(started.pid)) and time.monotonic() < until:
        os.sched_yield()
    os.killpg(started.pid, signal.SIGINT)
    out, err = started.communicate(timeout=60)
    assert started.returncode == INTERRUPTED
    assert "Traceback" not in err
    assert err.startswith("Interrupted after 0 of 500 pairs.")
    assert out == ""
