"""About › Licences: every part of the program with the text of its licence, found by mouse and by keyboard."""

from __future__ import annotations

import json
import sys
from importlib import metadata
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.models import licences
from belote_desktop.models.licences import Part
from belote_desktop.windows.shell.about import AboutWindow
from belote_desktop.windows.shell.licences_window import LicencesWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(program: Program, qtbot: QtBot, tmp_path: Path) -> LicencesWindow:
    text = tmp_path / "mit.txt"
    text.write_text("Permission is hereby granted", encoding="utf-8")
    parts = (Part("Toolkit", "1.2", "MIT", (text,)), Part("Engine", "3", "BSD-2-Clause", (), "engine.example"))
    window = LicencesWindow(program.services.style, parts)
    qtbot.addWidget(window)
    window.show()
    return window


def test_about_leads_to_the_licences(program: Program, qtbot: QtBot) -> None:
    about = program.window.show_about()
    assert isinstance(about, AboutWindow)
    qtbot.mouseClick(about.licences_button, Qt.MouseButton.LeftButton)
    opened = [child for child in program.window.findChildren(LicencesWindow) if child.isVisible()]
    assert len(opened) == 1
    assert opened[0].parts[0].name == "belote-desktop"
    assert "GNU GENERAL PUBLIC LICENSE" in opened[0].text.toPlainText()


def test_a_part_is_chosen_with_the_arrows_and_its_text_is_shown(window: LicencesWindow, qtbot: QtBot) -> None:
    assert window.text.toPlainText() == "Permission is hereby granted"
    qtbot.keyClick(window.list, Qt.Key.Key_Down)
    shown = window.text.toPlainText()
    assert shown == "The text of this licence was not installed with Engine. Read it at engine.example."
    assert window.text.accessibleName() == "Licence of Engine"


def test_a_narrow_window_has_the_parts_in_a_box_above_the_text(window: LicencesWindow, qtbot: QtBot) -> None:
    window.resize(900, 600)
    assert window.list.isVisible()
    assert not window.box.isVisible()
    window.resize(480, 600)
    assert not window.list.isVisible()
    window.box.setFocus()
    qtbot.keyClick(window.box, Qt.Key.Key_Down)
    assert window.box.currentText() == "Engine 3"
    assert window.text.toPlainText().startswith("The text of this licence was not installed with Engine.")
    assert window.list.currentRow() == 1


def test_installed_by_pip_the_program_names_all_that_it_needs() -> None:
    found = {part.name: part for part in licences.parts()}
    wanted = {"belote-desktop", "PySide6_Addons", "PySide6_Essentials", "shiboken6", "platformdirs", "Python"}
    assert {licences.plain(name) for name in found} == {licences.plain(name) for name in wanted}
    assert found["platformdirs"].text()
    assert all(part.version and part.licence for part in found.values())
    assert found["platformdirs"].version == metadata.version("platformdirs")


def test_a_bundle_shows_the_list_that_lies_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "a.txt").write_text("All of it", encoding="utf-8")
    told = [{"name": "Qt", "version": "6.11.3", "licence": "LGPL-3.0-only", "texts": ["a.txt"], "files": []}]
    (folder / licences.LISTED).write_text(json.dumps(told), encoding="utf-8")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "belote-desktop"))
    assert licences.parts() == (Part("Qt", "6.11.3", "LGPL-3.0-only", (folder / "a.txt",)),)
    assert licences.parts()[0].text() == "All of it"


@pytest.mark.parametrize("said", ["", "[" * 100_000, "[{}]", "{}", '[{"name": 1}]', "[3]"])
def test_a_list_that_cannot_be_read_is_told(said: str, program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / licences.LISTED).write_text(said, encoding="utf-8")
    assert licences.listed(tmp_path) == ()
    window = LicencesWindow(program.services.style, licences.listed(tmp_path))
    qtbot.addWidget(window)
    assert "missing or damaged" in window.about.text()
