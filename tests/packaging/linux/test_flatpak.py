"""The Flatpak is built of known files, may show a window and play sounds, and nothing more."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import package
from linux import flatpak
from project import APP_ID, LINUX

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="Flatpaks are made and run on Linux.")
PERMISSIONS = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--socket=pulseaudio", "--device=dri"}


def test_the_manifest_gives_no_permission_but_window_picture_and_sound() -> None:
    manifest = json.loads((LINUX / flatpak.MANIFEST).read_text(encoding="utf-8"))
    assert manifest["id"] == APP_ID
    assert manifest["command"] == "belote-desktop"
    assert set(manifest["finish-args"]) == PERMISSIONS
    assert "network" not in json.dumps(manifest)


def test_the_build_takes_nothing_from_anywhere_but_its_sources() -> None:
    module = json.loads((LINUX / flatpak.MANIFEST).read_text(encoding="utf-8"))["modules"][0]
    installs = [command for command in module["build-commands"] if command.startswith("pip3 install")]
    assert len(installs) == 1
    assert " --no-index " in installs[0]
    assert "build-options" not in module
    for source in module["sources"][1:]:
        assert set(source) <= {"type", "path", "dest"}


def part(url: str, **hashes: str) -> dict[str, object]:
    return {"download_info": {"url": url, "archive_info": {"hashes": hashes}}}


def test_every_wheel_but_our_own_is_named_with_its_hash() -> None:
    found = {"install": [part("file:///dist/ours.whl", sha256="0"), part("https://example.org/qt.whl", sha256="12ab")]}
    assert flatpak.sources_of(found, "ours.whl") == [
        {"type": "file", "url": "https://example.org/qt.whl", "sha256": "12ab"}
    ]
    with pytest.raises(SystemExit, match=r"no hash of https://example\.org/qt\.whl"):
        flatpak.sources_of({"install": [part("https://example.org/qt.whl", md5="12")]}, "ours.whl")


@ON_LINUX
def test_of_qt_only_what_the_bundle_has_is_kept(tmp_path: Path) -> None:
    bundled, whole = tmp_path / "bundle/_internal/PySide6", tmp_path / "PySide6"
    for folder, names in ((bundled, ("Qt/lib/libQt6Core.so.6",)), (whole, ("Qt/lib/libQt6Quick.so.6", "QtCore.pyi"))):
        for name in ("QtCore.abi3.so", "Qt/lib/with space.so", *names):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).touch()
    (whole / "__init__.py").touch()
    (whole / "Qt/qml/QtQuick").mkdir(parents=True)
    listed = tmp_path / "kept.txt"
    listed.write_text("\n".join(flatpak.kept(tmp_path / "bundle")) + "\n", encoding="utf-8")
    subprocess.run(["/bin/sh", LINUX / "keep.sh", whole, listed], check=True)
    left = {path.relative_to(whole).as_posix() for path in whole.rglob("*")}
    assert left == {"__init__.py", "QtCore.abi3.so", "Qt", "Qt/lib", "Qt/lib/with space.so"}


@ON_LINUX
def test_a_library_that_this_system_lacks_is_named() -> None:
    assert flatpak.found_libraries(["libc.so.6"])["libc.so.6"].is_file()
    with pytest.raises(SystemExit, match=r"missing here: libnone\.so\.1\."):
        flatpak.found_libraries(["libc.so.6", "libnone.so.1"])


def test_a_flatpak_without_a_wheel_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        package.main(["flatpak", "--out", str(tmp_path)])
    assert "name the wheel of which the Flatpak is made" in capsys.readouterr().err
