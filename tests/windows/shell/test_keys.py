"""The page of the keys: what each does, and another key for what a person wants otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.table.items.keys import USES, Command
from belote_desktop.windows.look.shortcuts import SHORTCUTS
from belote_desktop.windows.shell.keys_window import KeysWindow
from belote_desktop.windows.widgets.key_cap import NO_KEY

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def keys(program: Program, qtbot: QtBot) -> Iterator[KeysWindow]:
    """The page, opened as a person opens it."""
    program.window.menus.actions["keys"].trigger()
    window = program.window.findChild(KeysWindow)
    assert window is not None
    qtbot.waitUntil(window.isVisible)
    yield window
    window.close()


def press_for(window: KeysWindow, command: Command) -> None:
    """Press the cap of a command: it waits for a key then."""
    QTest.mouseClick(window.caps[command], Qt.MouseButton.LeftButton)


def test_a_key_is_changed_by_pressing_its_cap_and_the_new_key(keys: KeysWindow, program: Program) -> None:
    press_for(keys, Command.HINT)
    assert "Press a new key" in keys.said.text()
    QTest.keyClick(keys.caps[Command.HINT], Qt.Key.Key_J)
    assert keys.caps[Command.HINT].text() == "J"
    assert program.services.preferences.value("keys") == "hint=J"
    assert program.window.menus.actions["hint"].text().endswith("\tJ")
    assert "J" in keys.caps[Command.HINT].accessibleName()


def test_by_keyboard_alone(keys: KeysWindow, program: Program) -> None:
    cap = keys.caps[Command.PASS]
    cap.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(cap, Qt.Key.Key_Space)
    QTest.keyClick(cap, Qt.Key.Key_Shift, SHIFT)
    QTest.keyClick(cap, Qt.Key.Key_P, SHIFT)
    assert program.services.preferences.value("keys") == "pass=⇧P"
    assert cap.text() == "⇧P"


def test_a_key_that_has_a_meaning_stays_what_it_is(keys: KeysWindow, program: Program) -> None:
    press_for(keys, Command.HINT)
    QTest.keyClick(keys.caps[Command.HINT], Qt.Key.Key_P)
    assert keys.said.text() == "P is already used: Pass."
    assert keys.caps[Command.HINT].text() == "H"
    assert program.services.preferences.value("keys") == ""


def test_games_that_never_meet_share_a_key(keys: KeysWindow, program: Program) -> None:
    press_for(keys, Command.SUN)
    QTest.keyClick(keys.caps[Command.SUN], Qt.Key.Key_M)  # the schmeiss of Klaberjass
    assert program.services.preferences.value("keys") == "sun=M"


def test_what_is_no_letter_is_refused_and_another_may_follow(keys: KeysWindow, program: Program) -> None:
    press_for(keys, Command.UNDO)
    QTest.keyClick(keys.caps[Command.UNDO], Qt.Key.Key_7)
    assert "must be a letter" in keys.said.text()
    QTest.keyClick(keys.caps[Command.UNDO], Qt.Key.Key_B)
    assert program.services.preferences.value("keys") == "undo=B"


def test_escape_leaves_the_key_and_the_page_open(keys: KeysWindow, program: Program) -> None:
    press_for(keys, Command.UNDO)
    QTest.keyClick(keys.caps[Command.UNDO], Qt.Key.Key_Escape)
    assert keys.isVisible()
    assert keys.caps[Command.UNDO].text() == "U"
    assert keys.said.text() == "Nothing changed."
    QTest.keyClick(keys, Qt.Key.Key_Escape)
    assert not keys.isVisible()


def test_a_key_can_be_taken_away_and_all_come_back(keys: KeysWindow, program: Program) -> None:
    assert not keys.reset.isEnabled()
    press_for(keys, Command.READ)
    QTest.keyClick(keys.caps[Command.READ], Qt.Key.Key_Delete)
    assert keys.caps[Command.READ].text() == NO_KEY
    assert program.services.preferences.value("keys") == "read="
    QTest.mouseClick(keys.reset, Qt.MouseButton.LeftButton)
    assert keys.caps[Command.READ].text() == "R"
    assert program.services.preferences.value("keys") == ""
    assert not keys.reset.isEnabled()


def test_leaving_the_cap_leaves_the_key(keys: KeysWindow) -> None:
    press_for(keys, Command.CLAIM)
    assert keys.caps[Command.CLAIM].text() == "…"
    keys.caps[Command.HINT].setFocus()
    assert keys.caps[Command.CLAIM].text() == "A"


def test_another_language_keeps_the_keys(keys: KeysWindow, program: Program) -> None:
    program.services.preferences.set("keys", "hint=J")
    program.services.preferences.set("language", "fr")
    assert keys.caps[Command.HINT].text() == "J"
    assert "Demander un conseil" in keys.caps[Command.HINT].accessibleName()


def test_the_keys_are_kept_for_the_next_time(open_program: Callable[[], Program]) -> None:
    first = open_program()
    first.services.preferences.set("keys", "hint=J")
    first.close()
    assert open_program().window.table._chrome.hint.key == "J"


def test_single_keys_that_are_switched_off_are_named_nowhere(program: Program) -> None:
    undo, hint = program.window.menus.actions["undo"], program.window.menus.actions["hint"]
    assert (undo.text().split("\t")[1], hint.text().split("\t")[1]) == ("U", "H")
    program.services.preferences.set("single_keys", False)
    assert "\t" not in undo.text() + hint.text()
    assert undo.shortcut().toString() == "Ctrl+Z"


def test_every_shortcut_of_a_menu_is_listed(keys: KeysWindow, program: Program) -> None:
    listed = {each.text() for each in keys.findChildren(QLabel)}
    bound = {action.shortcut() for action in program.window.menus.actions.values() if not action.shortcut().isEmpty()}
    assert len(bound) > 10
    assert {each.toString(QKeySequence.SequenceFormat.NativeText) for each in bound} <= listed


def test_the_readme_names_the_keys_as_they_come() -> None:
    rows = (line.split("|") for line in (Path(__file__).parents[3] / "README.md").read_text("utf-8").splitlines())
    told = {row[2].strip(): row[1].strip() for row in rows if len(row) == 4}
    said = {
        "undo, back to your last decision": f"{key_of(Command.UNDO)} or {SHORTCUTS['undo'].shown}",
        "mark everything you may play or call": key_of(Command.PERMITTED),
        "show the previous trick": key_of(Command.LAST_TRICK),
        "read the table aloud, for screen readers": key_of(Command.READ),
        "show the rules of this game": SHORTCUTS["rules"].shown,
        "show all keyboard shortcuts": SHORTCUTS["keys"].shown,
    }
    assert {what: told.get(what) for what in said} == said


def key_of(command: Command) -> str:
    """The key of a command as documents write it."""
    return USES[command].key.replace("⇧", "Shift+")
