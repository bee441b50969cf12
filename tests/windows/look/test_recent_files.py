"""Files that were opened or saved are in the system's list of recent files, and nothing else in it is harmed."""

from __future__ import annotations

import os
import stat
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QProcess
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from belote_desktop.profile.archive import archive_names
from belote_desktop.profile.own_games import own_games
from belote_desktop.windows.look import recent_files
from belote_desktop.windows.look.recently_used import BOOKMARK, MIME, with_file
from belote_desktop.windows.new_match import record_files
from tests.folders import ROOT

NOW = datetime(2026, 11, 25, 12, 0, tzinfo=UTC)
LATER = datetime(2026, 11, 26, 12, 0, tzinfo=UTC)
KIND = "application/x-belote-match"
OTHER = """<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
 xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"><!-- kept -->
  <bookmark href="file:///a%20letter.odt" added="2026-01-01T00:00:00Z" modified="2026-01-01T00:00:00Z">
    <title>A &amp; B</title>
    <info><metadata owner="http://freedesktop.org"><mime:mime-type type="text/x"/><bookmark:private/>
    <bookmark:applications><bookmark:application name="Writer" exec="'writer %u'" count="4"/></bookmark:applications>
    </metadata><metadata owner="other"><thing/></metadata></info>
  </bookmark>
</xbel>
"""

linux = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="this is the list of Linux desktops")


def added(text: str, address: str = "file:///m.brn", now: datetime = NOW) -> ElementTree.Element:
    made = with_file(text, address, KIND, now)
    assert made is not None
    return ElementTree.fromstring(made)


def uses(bookmark: ElementTree.Element | None) -> dict[str, str]:
    """How often each program has used the file of a bookmark."""
    return {each.get("name", ""): each.get("count", "") for each in bookmark.iter(f"{{{BOOKMARK}}}application")}


@pytest.mark.parametrize("text", ["", '<xbel version="1.0"/>', OTHER])
def test_a_file_is_added_with_its_kind_and_our_name(text: str) -> None:
    bookmark = added(text).findall("bookmark")[-1]
    assert bookmark.get("href") == "file:///m.brn"
    assert bookmark.get("added") == bookmark.get("visited") == "2026-11-25T12:00:00.000000Z"
    assert bookmark.find(f"info/metadata/{{{MIME}}}mime-type").get("type") == KIND
    assert uses(bookmark) == {"Belote Desktop": "1"}


def test_what_other_programs_noted_stays() -> None:
    made = with_file(OTHER, "file:///m.brn", KIND, NOW)
    assert made is not None
    assert "<!-- kept -->" in made
    assert 'xmlns:bookmark="' in made, "programs that read no namespaces know the usual names"
    before, after = (ElementTree.fromstring(text).find("bookmark") for text in (OTHER, made))
    assert before.attrib == after.attrib
    parts = [[(part.tag, part.attrib, (part.text or "").strip()) for part in each.iter()] for each in (before, after)]
    assert parts[0] == parts[1]


def test_a_file_that_is_used_again_is_listed_once() -> None:
    once = with_file(OTHER, "file:///a%20letter.odt", KIND, NOW)
    twice = added(once or "", "file:///a%20letter.odt", LATER)
    (bookmark,) = twice.findall("bookmark")
    assert (bookmark.get("added"), bookmark.get("modified")) == ("2026-01-01T00:00:00Z", "2026-11-26T12:00:00.000000Z")
    assert uses(bookmark) == {"Writer": "4", "Belote Desktop": "2"}


@pytest.mark.parametrize(
    "text", ["<xbel>", "no list", "<html/>", '<!DOCTYPE xbel [<!ENTITY a "b">]><xbel>&a;</xbel>', "\x00"]
)
def test_what_is_no_list_is_left_alone(text: str) -> None:
    assert with_file(text, "file:///m.brn", KIND, NOW) is None


def test_the_kinds_are_those_that_the_desktop_knows() -> None:
    assert set(recent_files.KINDS) == {record_files.ENDING, own_games.SUFFIX, archive_names.SUFFIX}
    declared = next((ROOT / "packaging" / "linux").glob("*.mime.xml")).read_text(encoding="utf-8")
    for ending, kind in recent_files.KINDS.items():
        assert f'<mime-type type="{kind}">' in declared
        assert f'<glob pattern="*{ending}"/>' in declared


# ---------------------------------------------------------------------- on disk
@pytest.fixture
def home(tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of a user on a Linux desktop, where a window can be seen."""
    for name, folder in (("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")):
        monkeypatch.setenv(name, str(tmp_path / folder))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "Other")
    monkeypatch.setattr(recent_files, "SANDBOXES", (tmp_path / "sandbox",))
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    return tmp_path


def listed(home: Path) -> str:
    path = home / "data" / "recently-used.xbel"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@linux
def test_a_file_is_noted_where_only_the_user_reads_it(home: Path) -> None:
    recent_files.note(home / "été (1).brn")
    recent_files.note(home / "letter.odt")
    assert f'href="file://{home}/%C3%A9t%C3%A9%20(1).brn"' in listed(home)
    assert "letter.odt" not in listed(home)
    path = home / "data" / "recently-used.xbel"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@linux
def test_without_a_screen_nothing_is_noted(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "offscreen")
    recent_files.note(home / "m.brn")
    assert not (home / "data").exists()


@linux
@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-recent-files-enabled=0\n"),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-recent-files-enabled = false\n"),
        ("kdeglobals", "[RecentDocuments]\nUseRecent=false\n"),
    ],
)
def test_a_desktop_that_remembers_nothing_is_obeyed(home: Path, file: str, text: str) -> None:
    path = home / "config" / file
    path.parent.mkdir(parents=True)
    path.write_text("no settings\n", encoding="utf-8")
    assert recent_files.is_wanted()
    path.write_text(text, encoding="utf-8")
    assert not recent_files.is_wanted()
    recent_files.note(home / "m.brn")
    assert listed(home) == ""


@pytest.fixture
def answer(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """GNOME, whose command gsettings says nothing until it is called: what is given then."""
    pipe, command = home / "pipe", home / "gsettings"
    os.mkfifo(pipe)
    opened = os.open(pipe, os.O_RDWR)
    command.write_text(f'#!/bin/sh\necho "$@" > {home}/asked\nread said < {pipe}\necho "$said"\n', encoding="utf-8")
    command.chmod(0o700)
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    monkeypatch.setattr("shutil.which", lambda name: str(home / name))

    def give(said: str) -> None:
        os.write(opened, f"{said}\n".encode())

    yield give
    os.close(opened)


def is_answered() -> bool:
    """Whether no command runs any more."""
    application = QCoreApplication.instance()
    assert application is not None
    return not application.findChildren(QProcess)


@linux
@pytest.mark.parametrize(("said", "is_wanted"), [("false", False), ("true", True), ("", True)])
def test_gnome_is_asked_and_the_window_does_not_wait(
    said: str, is_wanted: bool, home: Path, answer: Callable[[str], None], qtbot: QtBot
) -> None:
    recent_files.note(home / "m.brn")
    assert not is_answered(), "the command still waits for its answer, and the window is here already"
    assert listed(home) == ""
    answer(said)
    qtbot.waitUntil(is_answered)
    assert bool(listed(home)) is is_wanted
    assert (home / "asked").read_text(encoding="utf-8") == "get org.gnome.desktop.privacy remember-recent-files\n"


@linux
def test_a_command_that_does_not_answer_or_start_forbids_nothing(
    home: Path, answer: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recent_files, "PATIENCE_MS", 0)
    recent_files.note(home / "m.brn")
    qtbot.waitUntil(is_answered)
    assert "m.brn" in listed(home)
    (home / "gsettings").unlink()
    recent_files.note(home / "n.brn")
    qtbot.waitUntil(is_answered)
    assert "n.brn" in listed(home)


@linux
def test_in_a_sandbox_nothing_is_noted(home: Path) -> None:
    (home / "sandbox").touch()
    assert not recent_files.is_wanted()


@linux
@pytest.mark.parametrize("text", ["broken", OTHER])
def test_a_list_that_is_not_ours_to_write_stays(home: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "data" / "recently-used.xbel"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr("os.access", lambda *_: text == "broken")  # the root of a test may write everything
    recent_files.note(home / "m.brn")
    assert listed(home) == text


@linux
def test_a_folder_in_the_place_of_the_list_is_no_error(home: Path) -> None:
    (home / "data" / "recently-used.xbel").mkdir(parents=True)
    recent_files.note(home / "m.brn")


@linux
def test_what_another_program_writes_meanwhile_is_not_lost(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, calls = home / "data" / "recently-used.xbel", []

    def slow(*told: str) -> str | None:
        calls.append(told)
        if len(calls) == 1:
            path.write_text(OTHER, encoding="utf-8")
        return with_file(*told)  # type: ignore[arg-type]

    path.parent.mkdir()
    monkeypatch.setattr(recent_files, "with_file", slow)
    recent_files.note(home / "m.brn")
    assert len(calls) == 2
    assert "letter.odt" in listed(home)
    assert "m.brn" in listed(home)
