"""The pace of the game in the menu and by its keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.models.game_pace import PACES, pace_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def ticked(program: Program) -> list[str]:
    """What is ticked in the menu of the pace."""
    return [action.text() for action in program.window.menus.menus["pace"].actions() if action.isChecked()]


def test_three_keys_set_the_pace_and_the_window_says_which(program: Program, qtbot: QtBot) -> None:
    window, preferences = program.window, program.services.preferences
    keys = {"relaxed": Qt.Key.Key_1, "normal": Qt.Key.Key_2, "quick": Qt.Key.Key_3}
    for pace in PACES:
        qtbot.keyClick(window, keys[pace], Qt.KeyboardModifier.ControlModifier)
        assert pace_of(preferences) == pace
        assert [word.casefold() for word in ticked(program)] == [pace]
        assert window.banner.text.text().casefold() == f"pace: {pace}"


def test_the_menu_names_a_custom_pace_only_while_there_is_one(program: Program) -> None:
    menu = program.window.menus.menus["pace"]
    program.services.preferences.set("trick_hold", -1)
    assert ticked(program) == ["Custom"]
    menu.actions()[1].trigger()
    assert ticked(program) == ["Normal"]
    assert [action.text() for action in menu.actions() if action.isVisible()] == ["Relaxed", "Normal", "Quick"]
