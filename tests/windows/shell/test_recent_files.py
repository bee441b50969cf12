"""What the window opens and saves for the user, and only that, is noted in the system's list of recent files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.profile import Directories, Profile
from belote_desktop.profile.archive.exporting import export_profile
from belote_desktop.profile.own_games.own_game_text import text_of
from belote_desktop.variants import own_game
from belote_desktop.windows.look import recent_files
from tests.records.recorded_matches import record_match

RECORD = record_match(variants.get("classic"), 5, undo=0, steps=20).text


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are noted."""
    names: list[str] = []
    monkeypatch.setattr(recent_files, "note", lambda path: names.append(path.name))
    return names


def test_a_match_that_is_opened_and_its_copy_are_noted(
    program: Program, tmp_path: Path, noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = tmp_path / "theirs.brn"
    match.write_text(RECORD, encoding="utf-8")
    program.window.files.open(match)
    assert noted == ["theirs.brn"], "not the copy in the profile, which the user never named"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    program.window.files.save_copy()
    assert noted == ["theirs.brn", "mine.brn"]


def test_what_cannot_be_opened_is_not_noted(program: Program, tmp_path: Path, noted: list[str]) -> None:
    for name in ("none.brn", "folder.brn", "broken.belotegame", "broken.beloteprofile"):
        if name.startswith("broken"):
            (tmp_path / name).write_text("broken", encoding="utf-8")
    (tmp_path / "folder.brn").mkdir()
    for name in ("none.brn", "folder.brn", "broken.belotegame", "broken.beloteprofile"):
        program.window.files.open(tmp_path / name)
    program.window.files.open(Path("belote:classic.AAAA"))
    assert noted == []


def test_a_game_that_is_imported_is_noted(program: Program, tmp_path: Path, noted: list[str]) -> None:
    game = tmp_path / "home.belotegame"
    game.write_text(text_of(own_game("Home", "classic", {"target": 501})), encoding="utf-8")
    program.window.files.open(game)
    assert noted == ["home.belotegame"]


def test_a_profile_that_is_exported_or_opened_is_noted(
    program: Program, tmp_path: Path, noted: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = Directories.under(tmp_path / "elsewhere")
    Profile(theirs).close()
    export_profile(theirs, tmp_path / "theirs.beloteprofile")
    program.window.files.open(tmp_path / "theirs.beloteprofile")
    for box in program.window.findChildren(QMessageBox):
        box.reject()
    assert noted == ["theirs.beloteprofile"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    program.window.menus.actions["export_profile"].trigger()
    qtbot.waitUntil(lambda: noted == ["theirs.beloteprofile", "mine.beloteprofile"])
