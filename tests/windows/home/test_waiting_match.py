"""The match that waits: complete in words at once, and its picture while the window is idle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.models.home.waiting_matches import folded, unfolded
from belote_desktop.profile import Saves
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.home.shelf import NAME
from tests.records.recorded_matches import record_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
WAITING = record_match(variants.get("classic"), 5, undo=0.1, steps=90).text
"""Some deals of a match, with actions taken back."""


def leave(folder: Path, name: str, text: str) -> Path:
    (folder / "matches").mkdir(exist_ok=True)
    path = folder / "matches" / f"{name}.brn"
    path.write_text(text, encoding="utf-8")
    return path


def home_of(program: Program) -> HomePage:
    program.window.show_first_page()
    home = program.window.stack.currentWidget()
    assert isinstance(home, HomePage)
    return home


def places(home: HomePage) -> list[QRect]:
    """Where everything lies that can be pressed, as far as it is seen without scrolling."""
    hero = home.hero
    parts = [hero.table, hero.go_button, hero.new_button, *hero.ways.values()]
    if home.room.height > 500:
        parts += [*(sheet.button for sheet in home.today.sheets), *home.shelf.pictures]
    return [QRect(part.mapTo(home, part.rect().topLeft()), part.size()) for part in parts if part.isVisible()]


@pytest.mark.parametrize("game", ["classic", "coinche", "baloot", "belote-3p-24", "klaverjas-amsterdam"])
@pytest.mark.parametrize(("seed", "undo"), [(1, 0.0), (2, 0.2)])
def test_the_record_tells_deal_and_points_as_the_folded_match_does(
    tmp_path: Path, game: str, seed: int, undo: float
) -> None:
    for steps in range(0, 160, 20):
        match = record_match(variants.get(game), seed, steps=steps, undo=undo)
        if match.match.deal is not None:
            leave(tmp_path, f"after-{steps}", match.text)
    saves = Saves(tmp_path / "matches", tmp_path / "aside")
    waiting = saves.unfinished()
    assert len(waiting) > 4
    for saved in waiting:
        each = unfolded(saves, saved)
        assert each is not None
        assert each.view is None
        found = folded(saves, each)
        assert found is not None
        assert (each.rules, each.number, each.totals) == (found.rules, found.number, found.totals)


@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (640, 480)])
def test_nothing_moves_when_the_picture_comes(
    open_program: Callable[[], Program], profile_dir: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    leave(profile_dir, "waits", WAITING)
    program = open_program()
    program.window.resize(*size)
    home = home_of(program)
    for _ in range(3):
        QApplication.processEvents()
    assert home.home.match.view is None
    has_picture = home.hero.table.isVisible()
    assert has_picture == (size[0] > 700)
    assert home.today.deal.button.property("role") == "", "one button is filled: that of the match"
    empty, before = home.grab().toImage(), places(home)
    qtbot.waitUntil(lambda: home.home.lesson is not None, timeout=20_000)
    assert home.home.match.view is not None
    assert home.grab().toImage() != empty
    assert places(home) == before


def test_enter_continues_before_the_picture_is_there(
    open_program: Callable[[], Program], profile_dir: Path, qtbot: QtBot
) -> None:
    path = leave(profile_dir, "waits", WAITING)
    program = open_program()
    home = home_of(program)
    assert home.home.match.view is None
    assert home.first_focus() is home.hero.go_button
    qtbot.keyClick(home.hero.go_button, Qt.Key.Key_Return)
    assert program.window.session is not None
    assert program.window.session.controller.match_id == path.stem
    assert program.window.stack.currentWidget() is program.window.page
    assert program.window.home.page is None


def test_the_picture_is_a_button_too_and_says_where_the_match_stands(
    open_program: Callable[[], Program], profile_dir: Path, qtbot: QtBot
) -> None:
    leave(profile_dir, "waits", WAITING)
    program = open_program()
    home = home_of(program)
    told = home.home.match
    name = home.hero.table.accessibleName()
    assert str(told.number) in name
    assert all(str(total) in name for total in told.totals)
    home.hero.table.click()
    assert program.window.session is not None


def test_words_follow_the_cards_where_the_record_says_something_else(
    open_program: Callable[[], Program], profile_dir: Path, qtbot: QtBot
) -> None:
    """A score that was written wrong is shown until the match is folded, and put right with the picture."""
    rest = WAITING.rindex(" total ")
    written = WAITING[rest:].removeprefix(" total ").split(" held ")[0]
    wrong = WAITING[:rest] + WAITING[rest:].replace(f" total {written} ", " total 4321 1234 ", 1)
    leave(profile_dir, "waits", wrong)
    home = home_of(open_program())
    assert home.home.match.totals == (4321, 1234)
    qtbot.waitUntil(lambda: home.home.match.view is not None)
    assert " ".join(map(str, home.home.match.totals)) == written
    shown = [part.text() for part in home.hero.findChildren(QLabel)]
    assert all(total in shown for total in written.split())


def test_a_record_that_folds_to_no_match_gives_way_to_the_next(
    open_program: Callable[[], Program], profile_dir: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(profile_dir, "waits", WAITING)
    program = open_program()
    monkeypatch.setattr("belote_desktop.models.home.waiting_matches.folded", lambda _saves, _summary: None)
    home = home_of(program)
    assert home.home.match is not None
    qtbot.waitUntil(lambda: home.home.match is None)
    home.hero.go_button.click()
    assert program.window.session is not None, "the button plays the last game instead"


def test_the_target_stands_on_the_line_of_the_scores_and_the_last_button_ends_with_the_pictures(
    open_program: Callable[[], Program], profile_dir: Path
) -> None:
    leave(profile_dir, "waits", WAITING)
    program = open_program()
    program.services.preferences.set("recent_games", "coinche\nclassic")
    program.window.resize(1280, 800)
    home = home_of(program)
    QApplication.processEvents()
    labels = [part for part in home.hero.findChildren(QLabel) if part.isVisible()]
    score = next(part for part in labels if part.property("role") == "cloth-score")
    target = next(part for part in labels if part.text() == "to 1000 points")
    lines = [part.mapTo(home, QPoint(0, part.contentsRect().bottom())).y() - part.fontMetrics().descent()
             for part in (score, target)]  # fmt: skip
    assert abs(lines[0] - lines[1]) <= 3
    picture, button = home.shelf.pictures[0], home.shelf.all_button
    ends = [part.mapTo(home, QPoint(0, part.height())).y() for part in (picture, button)]
    assert abs(ends[0] - home.px(NAME) - ends[1]) <= 1
