"""The end of a match is neither lost nor counted twice, whenever the window is closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import players, variants
from belote_desktop.app import Program
from belote_desktop.engine import Result
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.score_sheet.parting import Parting
from belote_desktop.windows.shell.about import AboutWindow
from tests.program.whole_program import Programs
from tests.records.recorded_matches import finished_match, record_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def programs(tmp_path: Path, qtbot: QtBot) -> Iterator[Programs]:
    """Programs that are opened one after another on one profile."""
    made = Programs(tmp_path)
    yield made
    made.close()


def matches_of(program: Program) -> int:
    return program.services.profile.statistics.tally("classic").matches


def play_the_last_card(program: Program, qtbot: QtBot) -> None:
    """Play a match of one deal up to the moment when its last trick is being animated."""
    rules = variants.get("classic", deals=1, target=0, pass_out="dealer_must_take")
    window = program.window
    window.start(MatchWish(rules.variant, {}, rules, "casual", "Anna"))
    session = window.session
    assert session is not None
    for _ in range(60):
        qtbot.waitUntil(lambda: session.is_waiting, timeout=5000)
        is_last = len(session.view.hand) == 1
        if is_last:
            program.services.preferences.set("animation_speed", "normal")
        window.table.action_chosen.emit(players.get("casual").choose(session.controller.view()))
        if is_last:
            qtbot.waitUntil(lambda: session.controller.match.is_over, timeout=10_000)
            return
    raise AssertionError("the deal came to a standstill")


def go_on(program: Program, qtbot: QtBot) -> None:
    """Leave the sheet of the last deal."""
    written = program.window.page.overlay
    assert isinstance(written, DealResult)
    assert written.next_button.text() == "Result of the match"
    qtbot.mouseClick(written.next_button, Qt.MouseButton.LeftButton)


def test_the_deal_that_ends_a_match_is_written_first_and_space_leads_on(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_the_last_card(program, qtbot)
    page = program.window.page
    heard: list[tuple[str, object]] = []
    monkeypatch.setattr(program.services.sounds, "play", lambda name: heard.append((name, page.overlay)))
    program.window.table.hurry()
    qtbot.waitUntil(lambda: isinstance(page.overlay, DealResult), timeout=10_000)
    written = page.overlay
    assert isinstance(written, DealResult)
    assert written.is_unfolding
    qtbot.keyClick(written.next_button, Qt.Key.Key_Space)
    assert page.overlay is written
    assert not written.is_unfolding
    result = written.result.score.result
    with_panels = [(name, panel) for name, panel in heard if panel is not None]  # the last card is heard before them
    assert with_panels == [({Result.MADE: "made", Result.FAILED: "failed"}.get(result, ""), written)]
    read: list[str] = []
    program.window.table.announced.connect(lambda text, _urgent: read.append(text))
    qtbot.keyClick(written.next_button, Qt.Key.Key_Space)
    assert isinstance(page.overlay, MatchOver)
    assert program.window.session is not None
    ends = {0: "won", 1: "lost", None: ""}
    assert heard[-1:] == [(ends[program.window.session.view.winner], page.overlay)]
    (said,) = (each for each in page.overlay.findChildren(Parting) if each.isVisible())
    words = said.findChild(QLabel)
    assert words.text() in ("Well played. Congratulations!", "Thank you for the game.")
    assert read == [words.accessibleName()], "what a player says at the end is told with the result"


def test_the_result_of_a_match_closed_in_its_last_trick_is_shown_at_the_next_start_and_counted_once(
    programs: Programs, qtbot: QtBot
) -> None:
    program = programs.open()
    play_the_last_card(program, qtbot)
    assert program.window.page.overlay is None, "the last trick is still being shown"
    assert matches_of(program) == 0
    program.close()
    again = programs.open()
    again.window.show_first_page()
    qtbot.waitUntil(lambda: isinstance(again.window.page.overlay, DealResult), timeout=5000)
    assert matches_of(again) == 1
    go_on(again, qtbot)
    assert isinstance(again.window.page.overlay, MatchOver)
    assert matches_of(again) == 1
    again.close()
    third = programs.open()
    third.window.show_first_page()
    assert isinstance(third.window.stack.currentWidget(), HomePage), "what was shown is not shown again"
    assert matches_of(third) == 1


def put(folder: Path, name: str, text: str) -> Path:
    """A match of the profile."""
    matches = folder / "matches"
    matches.mkdir(parents=True, exist_ok=True)
    path = matches / f"{name}.brn"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_end_nobody_saw_is_counted_even_if_another_match_waits(
    programs: Programs, tmp_path: Path, qtbot: QtBot
) -> None:
    programs.open().close()
    put(tmp_path, "2026-01-01-over", finished_match(seed=1).text)
    put(tmp_path, "2026-01-02-open", record_match(variants.get("classic"), 5, undo=0, steps=20).text)
    program = programs.open()
    program.window.show_first_page()
    home = program.window.stack.currentWidget()
    assert isinstance(home, HomePage)
    assert home.home.match is not None
    qtbot.waitUntil(lambda: program.window.banner.isVisible(), timeout=5000)
    assert matches_of(program) == 1
    assert "1 finished match" in program.window.banner.accessibleName()


def test_statistics_that_cannot_be_read_are_made_again_by_themselves(
    programs: Programs, tmp_path: Path, qtbot: QtBot
) -> None:
    first = programs.open()
    for seed in (1, 2, 3):
        put(tmp_path, f"match-{seed}", finished_match(seed=seed).text)
    path = first.services.profile.directories.statistics
    first.close()
    path.write_bytes(b"no database" * 100)
    program = programs.open()
    program.window.show_first_page()
    qtbot.waitUntil(lambda: matches_of(program) == 3, timeout=5000)
    assert isinstance(program.window.stack.currentWidget(), HomePage), "whose result was shown is not known"


def test_a_button_makes_the_statistics_again(programs: Programs, tmp_path: Path, qtbot: QtBot) -> None:
    program = programs.open()
    put(tmp_path, "match-1", finished_match(seed=1).text)
    played = finished_match(seed=2).match
    program.services.profile.statistics.add("false", played, 0)
    program.services.profile.statistics.add("false too", played, 0)
    about = program.window.show_about()
    assert isinstance(about, AboutWindow)
    qtbot.mouseClick(about.recount_button, Qt.MouseButton.LeftButton)
    assert program.services.profile.statistics.counted() == {"match-1"}
    assert about.recounted.text().startswith("1 match")
    assert about.recount_button.isEnabled()
    kept = list(program.services.profile.directories.set_aside.glob("statistics*"))
    assert kept, "the statistics as they were are kept"
