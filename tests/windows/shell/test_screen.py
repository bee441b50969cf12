"""The window as a whole: full screen and back, and settings of speed and sound that hold at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program, build
from belote_desktop.models.match.matches import Workers
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.windows.drafts.match_draft import MatchWish

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def begun(program: Program) -> None:
    program.window.start(MatchWish("classic", {}, variants.get("classic"), "casual", "Anna"))


def test_full_screen_hides_the_menu_and_the_same_key_brings_it_back(program: Program, qtbot: QtBot) -> None:
    window = program.window
    begun(program)
    qtbot.keyClick(window, Qt.Key.Key_F11)
    action = window.menus.actions["full_screen"]
    assert action.isChecked() is window.isFullScreen() is True
    assert not window.menuBar().isVisible()
    assert window.table._chrome.menu.isVisible(), "the button at the table still opens everything"
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert action.isChecked() is window.isFullScreen() is False
    assert window.menuBar().isVisible()


def test_the_size_of_the_window_is_kept(program: Program, profile_dir: Path) -> None:
    program.window.resize(731, 577)  # fits the smallest screen
    program.window.close()
    program.close()
    again = build(profile_dir, workers=Workers(ImmediateTasks(), ImmediateTasks()))
    assert (again.window.width(), again.window.height()) == (731, 577)
    again.close()


def test_the_pause_for_thinking_follows_the_setting(program: Program) -> None:
    begun(program)
    session = program.window.session
    assert session is not None
    for pause in (0, 1500):
        program.services.preferences.set("thinking_pause", pause)
        assert session.controller.pause_ms == pause
