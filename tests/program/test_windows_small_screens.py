"""The program on small screens: the first window fits, every page can be made small, and the table can be played."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.commands.scene_catalogue import SCENES
from belote_desktop.commands.scene_stage import Stage
from belote_desktop.engine import Match
from belote_desktop.table import TableView
from belote_desktop.windows.frame import Frame, Left, fitted
from tests.table import seen_on_table
from tests.table.layout.test_room import decisions, shown
from tests.table.table_makers import offer

LEAST = (640, 480)
TABLES = ((640, 456), (731, 490))
"""The table in a window of 640×480, and of 731×514: what 1280×900 is at a factor of 1.75, below the menu."""
GAMES = ("classic", "coinche", "belot-bg", "baloot", "decouverte", "klaverjas-amsterdam")
PAGES = (
    *("coinche-auction", "log", "end-of-deal", "match-over", "resume-offer", "score-sheet", "new-match", "players"),
    *("unfinished", "settings", "rules", "keys", "about", "own-games", "editor", "options", "lessons", "lesson-asked"),
    *("drill-may-play", "drill-card", "review-asked", "review-call", "honesty", "honesty-hands", "replay-open"),
    *("replay-side-by-side", "replay-list", "strength", "tutor"),
)
DEEPEST = 50
"""How far a question may lie on the foot of the stock or the edge of a name where there is so little room."""
TOUCHED = 8


# ---------------------------------------------------------------------- the first window
sizes = st.integers(200, 5000)
places = st.integers(-4000, 4000)


@given(st.builds(QRect, places, places, sizes, sizes), st.builds(QRect, places, places, sizes, sizes))
def test_a_window_is_fitted_into_the_free_room_of_its_screen(window: QRect, room: QRect) -> None:
    found = fitted(window, room)
    assert room.contains(found)
    assert found.width() == min(window.width(), room.width())
    if room.contains(window.adjusted(0, -40, 0, 0)):
        assert found == window


@pytest.mark.parametrize("far", [False, True])
def test_the_first_window_fits_its_screen_also_where_it_was_left_on_a_larger_one(qtbot: QtBot, far: bool) -> None:
    left = Left()
    if far:
        other = Frame(left)
        qtbot.addWidget(other)
        other.setGeometry(1500, 900, 2000, 1400)
        left = Left.of(other, left.cloth)
    frame = Frame(left)
    qtbot.addWidget(frame)
    room = frame.screen().availableGeometry()
    assert room.contains(frame.geometry())
    assert frame.y() > room.y()  # there is room for a title bar


# ---------------------------------------------------------------------- every page
@pytest.mark.parametrize("name", PAGES)
def test_no_window_and_no_page_asks_for_more_than_a_small_screen(name: str, tmp_path: Path, qapp: QApplication) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(*LEAST)
        scene.act(stage)
        stage.settle()
        stage.window.log.hide()  # in so small a window it is one of its own
        for window in qapp.topLevelWidgets():
            if window.isVisible():
                least = window.minimumSizeHint().expandedTo(window.minimumSize())
                assert least.width() <= LEAST[0], type(window).__name__
                assert least.height() <= LEAST[1], type(window).__name__
        assert (stage.window.width(), stage.window.height()) == LEAST
    finally:
        stage.close()


# ---------------------------------------------------------------------- the table
def is_little(problem: str, match: Match) -> bool:
    """Whether a question only lies on the foot of the stock or the edge of a name, or a name touches my first card.

    A stock without a turned card shows nothing that is needed.
    """
    deepest = {"plate": DEEPEST, "stock": DEEPEST if engine.view(match, 0).turn_up is not None else 80, "hand": TOUCHED}
    kinds = {word for word in ("plate", "stock", "hand", "panel") if word in problem}
    if kinds not in ({"plate", "panel"}, {"stock", "panel"}, {"hand", "plate"}):
        return False
    return int(problem.split()[-2]) <= min(deepest[kind] for kind in kinds if kind in deepest)


def is_within(table: TableView) -> bool:
    """Whether every part of a question is in sight, and large enough to be hit."""
    room, panel = table.viewport().rect(), table._chrome.panel
    parts = [part for part in panel.parts if part.isVisible()]
    return all(
        room.contains(QRect(part.mapTo(table.viewport(), part.rect().topLeft()), part.size()))
        and part.height() >= 44
        and part.width() >= part.sizeHint().width() - 1
        for part in parts
    )


@pytest.mark.parametrize("size", TABLES)
@pytest.mark.parametrize("game", GAMES)
def test_a_small_table_shows_the_hand_the_question_and_its_buttons(
    qtbot: QtBot, game: str, size: tuple[int, int]
) -> None:
    table = shown(qtbot, game, size)
    for match in islice(decisions(game), 12):
        offer(table, match)
        assert [problem for problem in seen_on_table.problems(table) if not is_little(problem, match)] == []
        assert is_within(table)


@pytest.mark.parametrize("game", GAMES)
def test_large_text_keeps_the_question_and_the_hand_on_a_small_table(qtbot: QtBot, game: str) -> None:
    table = shown(qtbot, game, (911, 488), text_size=150)
    for match in islice(decisions(game), 12):
        offer(table, match)
        assert not [problem for problem in seen_on_table.problems(table) if " off the table" in problem]
        assert is_within(table)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["coinche-auction", "bazar-blot-bid", "baloot-raises"])
def test_on_a_small_screen_a_question_hides_no_player_no_bid_and_no_score(
    name: str, language: str, tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), language)
    try:
        stage.show(*LEAST)
        scene.act(stage)
        stage.settle()
        assert stage.window.table._chrome.panel.isVisible()
        assert seen_on_table.problems(stage.window.table) == []
        assert is_within(stage.window.table)
    finally:
        stage.close()


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_with_large_text_the_button_that_takes_says_so_in_words(
    size: tuple[int, int], tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == "auction")
    stage = Stage(tmp_path, {"text_size": 200, **scene.settings}, "en")
    try:
        stage.show(*size)
        scene.act(stage)
        stage.settle()
        take = next(button for button in stage.window.table._chrome.panel.buttons if button.text() == "Take diamonds")
        assert not take._brief
    finally:
        stage.close()


@pytest.mark.parametrize("name", ["hint-auction", "what-may-i-call"])
def test_on_a_small_screen_a_hint_leaves_the_question_and_the_hand_in_sight(
    name: str, tmp_path: Path, qapp: QApplication
) -> None:
    scene = next(each for each in SCENES if each.name == name)
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(*LEAST)
        scene.act(stage)
        stage.settle()
        table, banner = stage.window.table, stage.window.banner
        assert banner.isVisible()
        shown_at = banner.geometry().adjusted(2, 2, -2, -2)
        for part in table._chrome.panel.parts:
            if part.isVisible() and part is not table._chrome.panel.why:
                at = QRect(part.mapTo(table, part.rect().topLeft()), part.size())
                assert not shown_at.intersects(at), part.accessibleName()
        assert banner.geometry().bottom() <= table._stage.layout.hand_top
    finally:
        stage.close()
