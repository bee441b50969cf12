"""A screen reader finds a name on every page and window, on all that takes the keyboard and on every box of choices."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Stage
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.widgets.controls import Menu
from tests.program.readers.heard_in_window import all_unnamed, objects

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
PAGES = (
    "auction", "mid-trick", "log-paper", "coinche-auction", "deal-written", "match-won", "home-first", "home", "tutor",
    "free-play-turned-over", "score-sheet", "new-match", "picker-searched", "players-own", "options", "own-games",
    "editor", "editor-rows", "lessons", "lesson-asked", "drill-may-play", "replay-open", "replay-side-by-side",
    "replay-list", "honesty", "honesty-sight", "honesty-verified", "unfinished", "settings", "rules", "rule-book-found",
    "keys", "about", "strength", "games", "guided-2", "lesson-strategy", "drill-storm", "review-timeline", "glossary",
    "words-baloot", "history", "statistics", "statistics-tables", "rating-table", "achievements", "daily",
    "daily-result", "daily-eight", "daily-code", "portraits", "players", "match-lost", "table-talk", "picker-nothing",
)  # fmt: skip
"""A scene of every page and window."""


NARROW = (
    "new-match", "settings", "editor", "honesty", "score-sheet", "history", "statistics", "daily-result",
    "rating-table", "review-timeline",
)  # fmt: skip
"""Those that a narrow window lays out otherwise."""


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("name", "width"), [*((name, 1100) for name in PAGES), *((name, 640) for name in NARROW)])
def test_everything_on_a_page_has_a_name(qtbot: QtBot, tmp_path: Path, name: str, width: int) -> None:
    scene = next(scene for scene in SCENES if scene.name == name)
    stage = Stage(tmp_path, dict(scene.settings), "en")
    try:
        stage.show(width, 700)
        scene.act(stage)
        stage.settle()
        assert all_unnamed() == []
    finally:
        stage.close()


def test_the_score_sheet_is_called_by_its_title(program: Program) -> None:
    program.window.start(MatchWish("classic", {}, program.window.rules_in_view, "random", ""))
    program.window.show_sheet()
    page = program.window.stack.currentWidget()
    assert isinstance(page, QWidget)
    heard = QAccessible.queryAccessibleInterface(page)
    assert (heard.role(), heard.text(QAccessible.Text.Name)) == (QAccessible.Role.Dialog, "Score")


def test_the_keyboard_stops_at_the_table_and_at_no_part_of_it_without_a_name(program: Program) -> None:
    program.window.start(MatchWish("classic", {}, program.window.rules_in_view, "random", ""))
    assert not QAccessible.queryAccessibleInterface(program.window.table.viewport()).state().focusable
    named = [one.text(QAccessible.Text.Name) for one in objects(program.window)]
    assert {"Match", "Card table"} <= set(named)
    for player in ("Léa: Partner", "Samir: Opponent"):  # who deals or has called says so too
        assert any(name.startswith(player) for name in named)


def test_a_box_of_choices_keeps_its_label_wherever_it_is_put(program: Program, qtbot: QtBot) -> None:
    home, other = QWidget(), QWidget()
    for each in (home, other):
        qtbot.addWidget(each)
    box = Menu([("", "All countries"), ("fr", "France")], program.services.style, home)
    box.name("Country")
    for parent in (home, other):
        box.setParent(parent)
        ((label, how),) = QAccessible.queryAccessibleInterface(box).relations()
        assert (label.text(QAccessible.Text.Name), how) == ("Country", QAccessible.RelationFlag.Label)
        assert label.state().invisible
