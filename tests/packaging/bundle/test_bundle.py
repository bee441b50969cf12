"""What goes into a bundle, and whether a bundle that does not work is found out before anyone installs it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from belote_desktop.models.licences import listed
from belote_desktop.resources import font_files
from bundle import contents, fonts_and_icons, selftest
from bundle.contents import Entry
from bundle.fonts_and_icons import FONTS, check_fonts
from linux import debian_package

DEBIAN = "/usr/lib/python3.11/lib-dynload"
SYSTEM = "/lib/x86_64-linux-gnu"
LINKED = {
    f"{DEBIAN}/_contextvars.cpython-311.so": ["/lib/libc.so.6"],
    f"{DEBIAN}/_ssl.cpython-311.so": [f"{SYSTEM}/libssl.so.3"],
    f"{SYSTEM}/libssl.so.3": [f"{SYSTEM}/libcrypto.so.3"],
    "/site/PySide6/QtGui.abi3.so": [f"{SYSTEM}/libX11.so.6"],
}


def shipped(*entries: Entry) -> list[str]:
    return [name for name, _, _ in contents.libraries(entries, lambda file: LINKED.get(file, []))]


@pytest.mark.parametrize("library", [DEBIAN, "/home/me/.pyenv/versions/3.11.7/lib/python3.11/lib-dynload"])
def test_the_extension_modules_of_any_python_are_shipped(library: str) -> None:
    module = "lib-dynload/_contextvars.cpython-311.so"
    assert shipped((module, f"{library}/_contextvars.cpython-311.so", "EXTENSION")) == [module]


def test_what_python_needs_of_the_system_is_shipped_and_what_only_qt_needs_is_not() -> None:
    modules: list[Entry] = [
        ("lib-dynload/_ssl.cpython-311.so", f"{DEBIAN}/_ssl.cpython-311.so", "EXTENSION"),
        ("PySide6/QtGui.abi3.so", "/site/PySide6/QtGui.abi3.so", "EXTENSION"),
    ]
    names = ("libssl.so.3", "libcrypto.so.3", "libX11.so.6")
    libraries: list[Entry] = [(name, f"{SYSTEM}/{name}", "BINARY") for name in names]
    assert shipped(*modules, *libraries) == [*(name for name, _, _ in modules), "libssl.so.3", "libcrypto.so.3"]


def test_parts_of_qt_that_are_never_loaded_are_left_out() -> None:
    kept, left = "PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/Qt/plugins/imageformats/libqtiff.so"
    assert shipped((kept, f"/site/{kept}", "BINARY"), (left, f"/site/{left}", "BINARY")) == [kept]


def test_the_file_chooser_of_the_desktop_can_be_used() -> None:
    """With QT_QPA_PLATFORMTHEME=xdgdesktopportal, and in a sandbox without it."""
    portal = "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so"
    assert shipped((portal, f"/site/{portal}", "BINARY")) == [portal]


OF_WINDOWS = {  # name in the bundle: whether it is shipped
    "PySide6/Qt6Widgets.dll": True,
    "PySide6/plugins/platforms/qwindows.dll": True,
    "PySide6/plugins/platforms/qoffscreen.dll": True,
    "PySide6/plugins/imageformats/qsvg.dll": True,
    "PySide6/plugins/multimedia/windowsmediaplugin.dll": True,
    "PySide6/Qt6Quick.dll": False,
    "PySide6/Qt6QmlModels.dll": False,
    "PySide6/Qt6Pdf.dll": False,
    "PySide6/Qt6OpenGL.dll": False,
    "PySide6/Qt6VirtualKeyboard.dll": False,
    "PySide6/opengl32sw.dll": False,
    "PySide6/avcodec-61.dll": False,
    "PySide6/swscale-8.dll": False,
    "PySide6/plugins/platforms/qdirect2d.dll": False,
    "PySide6/plugins/platforminputcontexts/qtvirtualkeyboardplugin.dll": False,
    "PySide6/plugins/imageformats/qpdf.dll": False,
    "PySide6/plugins/imageformats/qwebp.dll": False,
    "PySide6/plugins/multimedia/ffmpegmediaplugin.dll": False,
    "PySide6/plugins/tls/qschannelbackend.dll": False,
}


@pytest.mark.parametrize("name", OF_WINDOWS)
def test_parts_of_qt_for_windows_that_are_never_loaded_are_left_out(name: str) -> None:
    source = "Z:\\site\\" + name.replace("/", "\\")
    assert shipped((name, source, "BINARY")) == [name] * OF_WINDOWS[name]


def test_no_library_of_windows_itself_is_shipped() -> None:
    lent: Entry = ("ucrtbase.dll", r"C:\windows\system32\ucrtbase.dll", "BINARY")
    assert shipped(lent, ("python3.dll", r"Z:\python\python3.dll", "BINARY")) == ["python3.dll"]


def test_the_opengl_that_the_windows_of_linux_need_is_shipped() -> None:
    name = "PySide6/Qt/lib/libQt6OpenGL.so.6"
    assert shipped((name, f"/site/{name}", "BINARY")) == [name]


def test_of_qts_translations_our_languages_are_shipped() -> None:
    names = ["PySide6/Qt/translations/qtbase_fr.qm", "PySide6/Qt/translations/qtbase_uk.qm", "belote_desktop/py.typed"]
    entries: list[Entry] = [(name, f"/site/{name}", "DATA") for name in names]
    assert [name for name, _, _ in contents.translations(entries, ["en", "fr"])] == [names[0], names[2]]


WITH_SCRIPT = pytest.mark.skipif(sys.platform == "win32", reason="The program of the made-up bundle is a shell script.")


def bundle(folder: Path, script: str) -> Path:
    """The program of a made-up bundle: a shell script."""
    program = folder / "bundle" / "belote-desktop"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    return program


@WITH_SCRIPT
def test_a_bundle_whose_selftest_fails_is_refused_with_what_it_said(tmp_path: Path) -> None:
    program = bundle(tmp_path, "echo \"No module named '_contextvars'\" >&2; exit 1")
    with pytest.raises(SystemExit, match=r"selftest .* failed with status 1:\nNo module named '_contextvars'"):
        selftest.selftest(program)


@WITH_SCRIPT
def test_a_bundle_that_does_not_start_is_refused(tmp_path: Path) -> None:
    program = bundle(tmp_path, "")
    program.chmod(0o644)
    with pytest.raises(SystemExit, match="does not start: Permission denied"):
        selftest.selftest(program)
    with pytest.raises(SystemExit, match=r"is missing\. Make the bundle first"):
        selftest.selftest(tmp_path / "none")


@WITH_SCRIPT
def test_a_bundle_that_never_ends_its_selftest_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "SELFTEST_TIME", 0.2)
    with pytest.raises(SystemExit, match=r"was not over after 0\.2 seconds"):
        selftest.selftest(bundle(tmp_path, "exec sleep 60"))


@WITH_SCRIPT
def test_the_selftest_runs_elsewhere_with_nothing_of_this_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    there = tmp_path / "seen"
    selftest.selftest(bundle(tmp_path, f'test "$1" = --selftest && {{ env; echo "at=$0"; pwd; }} >"{there}"'))
    seen = there.read_text(encoding="utf-8")
    assert "PYTHONPATH" not in seen
    assert "QT_QPA_PLATFORM=offscreen" in seen
    assert str(tmp_path / "bundle") not in seen
    assert str(Path.cwd()) not in seen.splitlines()


@pytest.fixture
def with_fonts(tmp_path: Path) -> Path:
    """A made-up bundle with all fonts, and the licence of these beside that of another part."""
    program = tmp_path / "belote-desktop"
    fonts, folder = program / "_internal" / FONTS, program / "licences"
    for made in (fonts, folder):
        made.mkdir(parents=True)
    for name in font_files.FILES:
        (fonts / name).touch()
    inside = [f"_internal/{FONTS}/{name}" for name in font_files.FILES]
    parts = [
        {"name": "Tool", "version": "1", "licence": "MIT", "texts": ["MIT.txt", "both.txt"], "files": ["tool.so"]},
        {"name": "Noto", "version": "", "licence": "OFL-1.1", "texts": ["OFL.txt", "both.txt"], "files": inside},
    ]
    for text in ("MIT.txt", "OFL.txt", "both.txt"):
        (folder / text).touch()
    (folder / "licences.json").write_text(json.dumps(parts), encoding="utf-8")
    return program


def test_a_bundle_has_every_font_and_their_licence(with_fonts: Path) -> None:
    check_fonts(with_fonts)
    (with_fonts / "_internal" / FONTS / font_files.SIGNS).unlink()
    with pytest.raises(SystemExit, match=r"lacks the fonts NotoSansMath-Regular\.ttf"):
        check_fonts(with_fonts)


def test_the_debian_package_leaves_the_fonts_and_their_licence_to_the_system(with_fonts: Path) -> None:
    debian_package.leave_out_fonts(with_fonts)
    assert not (with_fonts / "_internal" / FONTS).exists()
    assert {path.name for path in (with_fonts / "licences").iterdir()} == {"licences.json", "MIT.txt", "both.txt"}
    assert [part.name for part in listed(with_fonts / "licences")] == ["Tool"]
    with pytest.raises(SystemExit, match="lacks the fonts"):
        check_fonts(with_fonts)


def test_a_machine_without_the_fonts_makes_no_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [path.name for path in fonts_and_icons.fonts()] == list(font_files.FILES)
    monkeypatch.setattr(font_files, "FOLDERS", (str(tmp_path),))
    with pytest.raises(SystemExit, match=r"carries its fonts.* 'apt install fonts-noto-core'"):
        fonts_and_icons.fonts()
