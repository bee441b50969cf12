"""The Debian package as Debian wants it, and the AppDir as the tools of AppImages want it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import appdir
import debian_package
import validation
from project import APP_ID, LINUX
from releases import Release

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="AppDirs are made of links and run on Linux.")


def test_the_desktop_entry_of_debian_names_the_path_of_the_program() -> None:
    """Debian's /usr/games is not in the path of every user."""
    entry = debian_package.desktop_entry()
    assert "\nExec=/usr/games/belote-desktop %u\n" in entry
    assert entry.replace("/usr/games/", "") == (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8")


def test_the_changelog_of_debian_has_every_release_with_a_time_of_its_own() -> None:
    released = [Release("0.2.0", "2026-11-22", "Second. " * 12), Release("0.1.0", "2026-11-22", "First.")]
    entries = debian_package.changelog(released)
    assert entries.startswith("belote-desktop (0.2.0-1) unstable; urgency=medium\n\n  * Second. Second.")
    assert entries.endswith(f"  * First.\n\n -- {debian_package.MAINTAINER}  Sun, 22 Nov 2026 00:00:00 +0000\n")
    assert "  Sun, 22 Nov 2026 00:01:00 +0000\n\nbelote-desktop (0.1.0-1)" in entries
    assert max(len(line) for line in entries.splitlines() if line.startswith("  ")) <= 80


def test_the_manual_page_is_of_the_section_of_games() -> None:
    assert (LINUX / "belote-desktop.6").read_text(encoding="utf-8").startswith(".TH BELOTE-DESKTOP 6 ")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An AppDir of a made-up bundle: a script, two icons and a metainfo."""
    program = tmp_path / "belote-desktop" / "belote-desktop"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\necho 1.0\n", encoding="utf-8")
    program.chmod(0o755)
    icon = tmp_path / f"icons/hicolor/256x256/apps/{APP_ID}.png"
    icon.parent.mkdir(parents=True)
    icon.touch()
    (tmp_path / f"{APP_ID}.metainfo.xml").touch()
    made = tmp_path / appdir.FOLDER
    appdir.lay_out(tmp_path, made)
    return made


@ON_LINUX
def test_an_appdir_works_wherever_it_is_moved(folder: Path, tmp_path: Path) -> None:
    assert appdir.faults(folder) == []
    (tmp_path / "elsewhere").mkdir()
    moved = folder.rename(tmp_path / "elsewhere" / folder.name)
    assert appdir.faults(moved) == []
    assert os.access(moved / "AppRun", os.X_OK)


@ON_LINUX
def test_what_an_appdir_lacks_is_told(folder: Path) -> None:
    (folder / "usr/lib/belote-desktop/belote-desktop").unlink()
    (folder / ".DirIcon").unlink()
    (folder / ".DirIcon").symlink_to("/usr/share/icon.png")
    assert appdir.faults(folder) == [
        "AppRun is missing", ".DirIcon is missing", "usr/bin/belote-desktop is missing",
        ".DirIcon leads out of the folder",
    ]  # fmt: skip


@ON_LINUX
def test_an_appimage_is_made_only_where_the_tool_is(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    monkeypatch.setenv("PATH", str(tools))
    monkeypatch.setenv("BELOTE_APPIMAGE_RUNTIME", "/of/ours")
    appdir.build(tmp_path)
    assert "appimagetool is not installed" in capsys.readouterr().out
    assert not appdir.image_file(tmp_path).exists()
    tool = tools / appdir.TOOL
    tool.write_text('#!/bin/sh\necho "$ARCH $VERSION $*" >"$5"\n', encoding="utf-8")
    tool.chmod(0o755)
    appdir.build(tmp_path)
    told = appdir.image_file(tmp_path).read_text(encoding="utf-8")
    assert f" --runtime-file /of/ours {folder} " in told
    assert os.access(appdir.image_file(tmp_path), os.X_OK)


@ON_LINUX
def test_a_program_that_shows_no_window_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`timeout` and `xvfb-run` are ours here: what they end with is what counts."""
    program = tmp_path / "program"
    commands: list[list[str]] = []

    class Done:
        stdout, stderr = "", "no fonts\n"

        def __init__(self, words: list[str], **_: object) -> None:
            commands.append(words)
            self.returncode = 124 if len(commands) == 1 else 3

    monkeypatch.setattr("validation.subprocess.run", Done)
    with pytest.raises(SystemExit, match=r"program showed no window within 60 seconds\.\nno fonts"):
        validation.window(program)
    with pytest.raises(SystemExit, match=r"window of .*program ended with status 3\.\nno fonts"):
        validation.window(program)
    assert commands[0][:3] == ["timeout", "60", "xvfb-run"]
