"""While another page lies where the table is: news is seen there, and nothing is done to the match behind it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.learn.lesson_page import LessonPage
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.shell.main_window import MainWindow
from belote_desktop.windows.widgets.page import Page

QUICK = {"animation_speed": "off", "thinking_pause": 0, "trick_hold": 0, "sound": False}
OPENINGS: dict[str, Callable[[MainWindow], object]] = {
    "new match": lambda window: window.show_new_match(),
    "score sheet": lambda window: window.show_sheet(),
    "own games": lambda window: window.own_games.show_list(),
    "lessons": lambda window: window.menus.actions["lessons"].trigger(),
}


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    """A match is on the table, and the person has decided something."""
    for key, value in QUICK.items():
        program.services.preferences.set(key, value)
    window = program.window
    window.start(MatchWish("classic", {}, variants.get("classic"), "random", "Anna"))
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_waiting)
    session.controller.submit(session.view.lawful[0])
    qtbot.waitUntil(lambda: session.is_waiting)
    assert window.menus.actions["undo"].isEnabled()
    return window


@pytest.mark.parametrize("page", OPENINGS)
def test_nothing_is_done_to_a_match_that_is_not_seen(window: MainWindow, page: str) -> None:
    session, actions = window.session, window.menus.actions
    assert session is not None
    OPENINGS[page](window)
    assert not window.shows_table
    before = session.controller.position
    for entry in ("undo", "hint", "claim", "permitted", "last_trick", "hurry"):
        assert not actions[entry].isEnabled(), entry
        actions[entry].trigger()
    assert session.controller.position == before
    assert actions["sheet"].isEnabled()
    window.show_table()
    assert actions["undo"].isEnabled()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("page", OPENINGS)
def test_news_is_seen_on_every_page_beside_its_head(window: MainWindow, tmp_path: Path, page: str) -> None:
    OPENINGS[page](window)
    broken = tmp_path / "broken.brn"
    broken.write_text("Nothing of a match.")
    window.files.open(broken)
    shown = window.stack.currentWidget()
    assert isinstance(shown, Page)
    assert window.banner.isVisible()
    assert str(broken.name) in window.banner.accessibleName()
    assert is_on_top(window.banner)
    assert window.banner.y() >= shown.header.y() + shown.header.height()
    window.show_new_match()
    assert is_on_top(window.banner), "it stays when another page comes"


def is_on_top(widget: QWidget) -> bool:
    """Whether a click in its middle reaches it."""
    found = widget.window().childAt(widget.mapTo(widget.window(), widget.rect().center()))
    return found is widget or (found is not None and widget.isAncestorOf(found))


def test_what_was_wrong_at_the_start_is_told_over_the_front_door(open_program: Callable[[], Program]) -> None:
    first = open_program()
    settings = first.services.profile.directories.settings
    first.close()
    settings.write_text("this is no TOML [")
    window = open_program().window
    window.show_first_page()
    assert not window.shows_table
    assert window.banner.isVisible()
    assert is_on_top(window.banner)


def test_full_screen_is_followed_whoever_changes_it(program: Program) -> None:
    window = program.window
    outer = window.window()
    outer.setWindowState(Qt.WindowState.WindowFullScreen)
    assert window.menus.actions["full_screen"].isChecked()
    assert window.menuBar().isHidden()
    outer.showNormal()
    assert not window.menus.actions["full_screen"].isChecked()
    assert not window.menuBar().isHidden()


def test_the_lessons_of_a_game_being_chosen_lead_back_to_it(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.show()
    page = window.show_new_match("coinche")
    qtbot.mouseClick(page.learn_button, Qt.MouseButton.LeftButton)
    lessons = window.stack.currentWidget()
    assert isinstance(lessons, LessonPage)
    assert lessons.game == "coinche"
    lessons.close()
    again = window.stack.currentWidget()
    assert isinstance(again, NewMatch)
    assert again.draft.variant == "coinche"
