"""A whole profile from the menu and from the command line: to a file, and from one into the profile that is open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.commands.main import run
from belote_desktop.faults import Faults
from belote_desktop.opening import Opening
from belote_desktop.profile import Directories, Profile
from belote_desktop.profile.archive.exporting import export_profile
from belote_desktop.windows.shell.main_window import MainWindow
from belote_desktop.windows.shell.startup_window import Frame, Left
from tests.records.recorded_matches import record_match

RUNNING = record_match(variants.get("classic"), 7, steps=30, undo=0)


@pytest.fixture
def opening(profile_dir: Path, qapp: QApplication, qtbot: QtBot, faults: Faults) -> Iterator[Opening]:
    """The program in its first window, on the profile of the test."""
    made = Opening(Frame(Left.read(Directories.under(profile_dir).settings)), profile_dir, None, faults)
    made.frame.show()
    qtbot.waitUntil(lambda: made.program is not None, timeout=30000)
    yield made
    made.frame.close()
    made.close()


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """The file of a profile from another computer: a dark theme, and a match."""
    directories = Directories.under(tmp_path / "elsewhere")
    with Profile(directories) as profile:
        profile.settings.set("theme", "dark")
        profile.saves.create(RUNNING.text, "classic")
    path = tmp_path / "theirs.beloteprofile"
    export_profile(directories, path)
    return path


def window_of(opening: Opening) -> MainWindow:
    assert opening.program is not None
    return opening.program.window


def question(opening: Opening) -> QMessageBox:
    (box,) = window_of(opening).findChildren(QMessageBox)
    return box


def press(qtbot: QtBot, box: QMessageBox, text: str) -> None:
    button = next(each for each in box.findChildren(QPushButton) if each.text().replace("&", "") == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_menu_exports_the_profile_to_a_file(
    opening: Opening, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_of(opening)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    window.menus.actions["export_profile"].trigger()
    qtbot.waitUntil(lambda: window.banner.isVisible())
    assert str(tmp_path / "mine.beloteprofile") in window.banner.accessibleName()
    assert (tmp_path / "mine.beloteprofile").is_file()


def test_the_menu_imports_a_profile_and_the_program_comes_back_with_it(
    opening: Opening, theirs: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window_of(opening)
    before.services.preferences.set("theme", "light")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(theirs), ""))
    before.menus.actions["import_profile"].trigger()
    box = question(opening)
    assert "1 match" in box.text()
    press(qtbot, box, "Import")
    qtbot.waitUntil(lambda: opening.program is not None and window_of(opening) is not before, timeout=30000)
    window = window_of(opening)
    assert opening.frame.isVisible()
    assert window.isVisible()
    assert window.services.preferences.value("theme") == "dark"
    assert len(window.services.profile.saves.unfinished()) == 1
    assert "was imported. New matches: 1." in window.banner.accessibleName()
    assert "settings.toml" in window.banner.accessibleName()
    aside = window.services.profile.directories.set_aside / "settings.toml"
    assert 'theme = "light"' in aside.read_text(encoding="utf-8")
    window.services.preferences.set("volume", 7)  # it is this profile that is written now
    opening.frame.close()
    assert Left.read(window.services.profile.directories.settings) != Left()


def test_an_import_may_be_thought_better_of(opening: Opening, theirs: Path, qtbot: QtBot) -> None:
    window = window_of(opening)
    window.files.open(theirs)
    press(qtbot, question(opening), "Cancel")
    QApplication.processEvents()
    assert window_of(opening) is window
    assert window.services.profile.saves.all() == ()


def test_a_file_that_is_no_profile_is_refused_and_the_program_stays(opening: Opening, tmp_path: Path) -> None:
    path = tmp_path / "letter.beloteprofile"
    path.write_text("Dear aunt")
    window = window_of(opening)
    window.files.open(path)
    assert "it is not an exported profile" in window.banner.accessibleName()
    assert window.findChildren(QMessageBox) == []


def test_an_import_that_fails_leaves_the_program_as_it_was_and_says_so(
    opening: Opening, theirs: Path, qtbot: QtBot
) -> None:
    before = window_of(opening)
    before.services.preferences.set("theme", "light")
    before.files.open(theirs)
    theirs.write_text("gone bad meanwhile")
    press(qtbot, question(opening), "Import")
    qtbot.waitUntil(lambda: opening.program is not None and window_of(opening) is not before, timeout=30000)
    window = window_of(opening)
    assert window.services.preferences.value("theme") == "light"
    assert "Nothing was changed." in window.banner.accessibleName()


# ---------------------------------------------------------------------- the command
def test_the_command_takes_a_profile_from_one_directory_to_another(
    tmp_path: Path, theirs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, file = tmp_path / "mine", tmp_path / "again"
    assert run(["profile", "import", str(theirs), "--profile", str(mine)]) == 0
    assert "New matches: 1." in " ".join(capsys.readouterr().out.split())
    assert run(["--profile", str(mine), "profile", "export", str(file)]) == 0
    assert file.with_name("again.beloteprofile").is_file()
    with Profile(Directories.under(mine)) as profile:
        assert profile.settings.text("theme") == "dark"


def test_the_command_says_why_it_does_nothing(tmp_path: Path, theirs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Profile(Directories.under(tmp_path / "mine")):
        assert run(["profile", "import", str(theirs), "--profile", str(tmp_path / "mine")]) == 3
        assert "already running" in capsys.readouterr().err
    assert run(["profile", "import", str(tmp_path / "nothing"), "--profile", str(tmp_path / "mine")]) == 1
    assert "there is no such file" in capsys.readouterr().err
