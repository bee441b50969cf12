"""The AppDir as the tools of AppImages want it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from linux import appdir
from project import APP_ID

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="AppDirs are made of links and run on Linux.")


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
