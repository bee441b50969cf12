"""`belote-desktop bench window`: its figures are of what they claim to be. How large they are no test asks."""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.commands.bench import (
    command as bench,
)
from belote_desktop.commands.bench import (
    window_bench,
    window_blocks,
    window_frames,
    window_memory,
    window_start,
)
from belote_desktop.commands.bench.window_player import STILL, Sitting
from belote_desktop.commands.main import run
from belote_desktop.table.items import tempo
from belote_desktop.table.items.pixmaps import BACK

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("qapp", "all_is_restored"),
]

QUICK = {**STILL, "animation_speed": "fast", "reduced_motion": "off"}


@pytest.fixture
def all_is_restored(qapp: QApplication) -> Iterator[None]:
    """The program dresses the application and sets the interpreter up; the next test finds them as they were."""
    font, palette = qapp.font(), qapp.palette()
    turns, collections = sys.getswitchinterval(), gc.get_threshold()
    yield
    qapp.setFont(font)
    qapp.setPalette(palette)
    sys.setswitchinterval(turns)
    gc.set_threshold(*collections)


# ---------------------------------------------------------------------- the start
@pytest.mark.slow
def test_each_kind_of_start_is_measured_beside_the_empty_window() -> None:
    found = {each.kind: each for each in window_start.measure(1)}
    assert list(found) == ["empty", "first", "again"]
    assert found["empty"].ratio == found["empty"].worked_ratio == 1
    for each in found.values():
        assert each.runs == 1
        assert each.milliseconds > 0
        assert each.ratio == pytest.approx(each.milliseconds / found["empty"].milliseconds)
        assert each.worked_ratio == pytest.approx(each.worked_milliseconds / found["empty"].worked_milliseconds)


def test_a_program_that_does_not_start_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_start, "_EMPTY", "raise SystemExit('no screen for you')")
    with pytest.raises(OSError, match="was not painted: no screen for you"):
        window_start.start_of(window_start.EMPTY, tmp_path, {})


@pytest.fixture
def other_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder holds the source of another program of the same name."""
    folder = tmp_path / "checkout" / "belote_desktop"
    folder.mkdir(parents=True)
    folder.joinpath("__init__.py").write_text("raise SystemExit('the program of the current folder')\n")
    monkeypatch.chdir(folder.parent)
    return folder


@pytest.mark.usefixtures("other_source")
def test_helpers_measure_the_program_they_belong_to_and_not_that_of_the_current_folder(tmp_path: Path) -> None:
    start = window_start.start_of(window_start.FIRST, tmp_path / "profile", dict(os.environ))
    assert 0 < start.seconds < start.filled
    done = subprocess.run(
        [*window_bench._ourselves(), "--version"], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout.startswith("belote-desktop "), done.stderr


# ---------------------------------------------------------------------- painting
@pytest.mark.slow
def test_frames_are_counted_of_each_movement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_frames, "MOVING", QUICK)
    monkeypatch.setattr(window_frames, "TRICKS", 1)
    monkeypatch.setitem(tempo._SPEEDS, "fast", 0.3)
    monkeypatch.setattr(window_frames, "DRAG", 0.3)
    found = window_frames.frames(tmp_path, "classic", 1)
    assert [each.moving for each in found] == ["deal", "play", "gather", "drag", "ending"]
    for each in found:
        assert each.width == 1920
        assert 900 < each.height <= 1080  # the menu bar has its share
        assert each.frames > 0
        read = 0.01  # the clocks are read one after the other
        assert 0 < each.main_thread.median <= each.work.median + read
        assert each.work.median <= each.work.p95


def test_what_is_done_between_two_paintings_belongs_to_the_frame(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    watch = window_frames.FrameWatch(widget)
    widget.installEventFilter(watch)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.repaint()  # of no movement: not counted
    watch.begin("play", widget)
    widget.repaint()
    until = time.process_time() + 0.02
    while time.process_time() < until:
        pass
    widget.repaint()
    (painted,) = watch.worked["play"]
    assert len(painted) == 2
    assert painted[1] - painted[0] >= 0.02


def test_the_whole_deck_is_drawn_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = window_frames.draw_card  # type: ignore[attr-defined]
    monkeypatch.setattr(window_frames, "draw_card", lambda key, look: (drawn.append(key.name), draw(key, look))[1])
    found = window_frames.deck(1, width=40)
    assert found.cards == 33
    assert len(drawn) == 66
    assert len(set(drawn)) == 33
    assert BACK in drawn
    assert found.cold > 0
    assert found.work > 0


# ---------------------------------------------------------------------- blocks
def _loop_with(work: Callable[[], None]) -> list[window_blocks.Block]:
    """What is found while the event loop does some work and then goes on for a while."""
    loop, owner = QEventLoop(), QObject()
    with window_blocks.watched() as pulse:
        QTimer.singleShot(20, owner, work)
        QTimer.singleShot(120, owner, loop.quit)
        loop.exec()
    return pulse.blocks


def test_work_in_the_main_thread_is_a_block_at_work() -> None:
    def work() -> None:
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass

    longest = max(_loop_with(work), key=lambda block: block.worked)
    assert longest.worked >= 45
    assert longest.elapsed >= 45


def test_waiting_in_the_main_thread_is_a_block_without_work() -> None:
    longest = max(_loop_with(lambda: time.sleep(0.06)), key=lambda block: block.own)
    assert longest.elapsed >= 55
    assert longest.own >= 40  # the last milliseconds it may have waited for a processor
    assert longest.worked < 40


def test_a_loop_that_sleeps_is_not_blocked() -> None:
    assert not any(block.worked > 30 for block in _loop_with(lambda: None))


def test_what_other_programs_took_is_not_counted_as_our_own() -> None:
    kept = window_blocks.Block(80.0, 10.0, 60.0, 0.0, 1.0, ("table.view:1 paint",))
    ours = window_blocks.Block(50.0, 45.0, 1.0, 0.0, 2.0, ())
    told_nothing = window_blocks.Block(40.0, 5.0, None, 0.0, 3.0, ())
    found = window_blocks.summed("classic", "club", 1, 9.0, [kept, ours, told_nothing])
    assert (found.longest, found.over) == (49.0, 2)
    assert (found.elapsed_longest, found.elapsed_over) == (80.0, 3)
    assert (found.worked_longest, found.worked_over) == (45.0, 1)
    assert found.blocks == (ours, told_nothing, kept)


def test_whole_deals_are_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_blocks, "MOVING", STILL)
    found = window_blocks.measure(tmp_path, "classic", "casual", 1)
    assert (found.game, found.level, found.deals) == ("classic", "casual", 1)
    assert found.seconds > 0
    assert found.over <= found.elapsed_over


# ---------------------------------------------------------------------- memory, and the player
def test_memory_is_read_after_few_deals_and_after_all(tmp_path: Path) -> None:
    found = window_memory.measure(tmp_path, "classic", "casual", 2)
    assert (found.early_deals, found.deals) == (1, 2)
    assert found.early > 20
    assert found.ratio == pytest.approx(found.late / found.early)


def test_the_player_goes_on_with_a_match_after_the_other(tmp_path: Path) -> None:
    with Sitting(tmp_path) as sitting:
        sitting.start("belote-2p", "casual")
        sitting.play_actions(1)
        sitting.play_deals(2)
        assert sitting.deals == 2
        assert sitting.window.session is not None
        assert sitting.window.session.controller.match.rules.variant == "belote-2p"


# ---------------------------------------------------------------------- the command
def test_one_part_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "window", "deck", "--runs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["platform", "deck"]
    assert found["deck"]["cards"] == 33


@pytest.mark.slow
def test_parts_are_measured_in_processes_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["deck", "memory", "--runs", "1", "--deals", "1", "--levels", "casual", "--json"]
    assert bench.run(["window", *asked]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["platform", "deck", "memory"]
    assert found["memory"]["level"] == "casual"


def test_a_person_is_told_what_is_above_what_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    figures = {"median": 3.0, "p95": 13.0}
    deck = {"cards": 33, "card_width": 108, "cold": 50.0, "work": 40.0}
    found = {"platform": "offscreen", "deck": deck,
             "frames": [{"moving": "deal", "work": figures, "frames": 9, "width": 1920, "height": 1055}]}  # fmt: skip
    first, frames, last = window_bench.lines_of(found)
    assert first == "Milliseconds, on the platform offscreen."
    assert "3.00 median, 13.0 (limit: 10) p95" in frames
    assert "wanted" not in last


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["paint"], "no part 'paint': choose from start"), (["deck", "--runs", "0"], "write 1 or more")],
)
def test_what_cannot_be_measured_is_explained(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        bench.run(["window", *arguments])
    assert end.value.code == 2
    assert told in capsys.readouterr().err


def test_a_game_or_a_level_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["window", "deck", "--game", "bridge"]) == 2
    assert "bridge" in capsys.readouterr().err
    assert bench.run(["window", "blocks", "--levels", "champion"]) == 2
    assert "champion" in capsys.readouterr().err


def test_a_part_that_cannot_be_measured_is_told_and_the_others_are_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def measured(part: str, _options: argparse.Namespace) -> dict[str, object]:
        if part == "memory":
            raise OSError("nobody knows")
        return {part: {"cards": 33}}

    monkeypatch.setattr(window_bench, "_in_a_process", measured)
    assert bench.run(["window", "deck", "memory", "--json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["deck"] == {"cards": 33}
    assert told.err == "nobody knows\n"
