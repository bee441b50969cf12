"""What macOS is told of the program, and what is in its app."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path
from typing import Any

import pytest

import belote_desktop
from belote_desktop.profile.archive import archive_names
from belote_desktop.profile.own_games import own_games
from belote_desktop.windows.new_match import record_files
from bundle import contents, fonts_and_icons
from bundle.contents import Entry
from macos import app
from project import languages

WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: cp310-abi3-macosx_13_0_universal2\n"


@pytest.fixture
def told() -> dict[str, Any]:
    """The property list as macOS reads it."""
    read: dict[str, Any] = plistlib.loads(plistlib.dumps(app.information(belote_desktop.__version__, "13.0")))
    return read


def test_the_property_list_says_what_the_program_is(told: dict[str, Any]) -> None:
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == belote_desktop.__version__
    assert told["CFBundleExecutable"] == "belote-desktop"
    assert re.fullmatch(r"[A-Za-z0-9.-]+", told["CFBundleIdentifier"])
    assert told["CFBundlePackageType"] == "APPL"
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert told["LSMinimumSystemVersion"] == "13.0"
    assert told["NSHighResolutionCapable"] is True
    assert told["NSRequiresAquaSystemAppearance"] is False, "otherwise dark mode never reaches the window"
    assert "Belote Desktop authors" in told["NSHumanReadableCopyright"]
    assert told["CFBundleLocalizations"] == languages()
    assert told["CFBundleIconFile"].endswith(".icns")


def test_the_program_owns_the_files_that_it_reads_and_its_links(told: dict[str, Any]) -> None:
    exported = {each["UTTypeIdentifier"]: each for each in told["UTExportedTypeDeclarations"]}
    endings = [
        ending for each in exported.values() for ending in each["UTTypeTagSpecification"]["public.filename-extension"]
    ]
    assert sorted(f".{ending}" for ending in endings) == sorted(
        (record_files.ENDING, own_games.SUFFIX, archive_names.SUFFIX)
    )
    assert [kind for each in told["CFBundleDocumentTypes"] for kind in each["LSItemContentTypes"]] == list(exported)
    assert all(re.fullmatch(r"[A-Za-z0-9.-]+", name) and name.startswith(app.IDENTIFIER) for name in exported)
    assert all(each["UTTypeConformsTo"][0].startswith("public.") for each in exported.values())
    assert {each["LSHandlerRank"] for each in told["CFBundleDocumentTypes"]} == {"Owner"}
    (links,) = told["CFBundleURLTypes"]
    assert links["CFBundleURLSchemes"] == [record_files.CODE.rstrip(":")]


def test_the_kinds_of_files_have_names_in_every_language(told: dict[str, Any]) -> None:
    named = {each["CFBundleTypeName"] for each in told["CFBundleDocumentTypes"]}
    assert named == {each["UTTypeDescription"] for each in told["UTExportedTypeDeclarations"]}
    for language in languages():
        text = app.strings(language)
        found = dict(re.findall('^"(.+)" = "(.+)";$', text, re.MULTILINE))
        assert len(found) == len(text.splitlines())
        assert set(found) == named
        assert (found == {name: name for name in named}) == (language == "en")


def test_a_version_with_a_suffix_is_told_in_numbers() -> None:
    assert app.information("0.8.0.dev3", "13.0")["CFBundleVersion"] == "0.8.0"
    with pytest.raises(SystemExit, match="does not begin with a number"):
        app.information("next", "13.0")


def test_the_oldest_macos_is_the_one_that_qt_is_built_for() -> None:
    newer = WHEEL.replace("13_0", "13_3") + "Tag: cp310-abi3-macosx_13_3_arm64\n"
    assert app.least_system([WHEEL, WHEEL]) == "13.0"
    assert app.least_system([WHEEL, newer]) == "13.3"
    with pytest.raises(SystemExit, match="no version of macOS"):
        app.least_system([WHEEL.replace("macosx_13_0_universal2", "manylinux_2_34_x86_64")])


def test_the_program_asks_for_nothing_but_code_made_while_it_runs() -> None:
    assert set(app.ENTITLEMENTS) == {
        "com.apple.security.cs.allow-jit",
        "com.apple.security.cs.allow-unsigned-executable-memory",
    }


def test_the_icon_of_the_app_is_the_one_that_is_drawn(told: dict[str, Any], tmp_path: Path) -> None:
    fonts_and_icons.icons(tmp_path)
    data = (tmp_path / told["CFBundleIconFile"]).read_bytes()
    kinds, place = [], 8
    while place < len(data):
        kinds.append(data[place : place + 4])
        length = int.from_bytes(data[place + 4 : place + 8], "big")
        assert data[place + 8 : place + 16] == b"\x89PNG\r\n\x1a\n"
        place += length
    assert place == len(data) == int.from_bytes(data[4:8], "big")
    assert {b"ic07", b"ic08", b"ic09", b"ic10"} <= set(kinds), "128, 256, 512 and 1024 pixels"


@pytest.mark.parametrize(
    ("name", "is_shipped"),
    [
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("PySide6/Qt/lib/QtDBus.framework/Versions/A/QtDBus", True),
        ("PySide6/Qt/lib/QtMultimedia.framework/Versions/A/QtMultimedia", True),
        ("PySide6/Qt/lib/QtQuick3DUtils.framework/Versions/A/QtQuick3DUtils", False),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/Resources/Info.plist", False),
        ("PySide6/Qt/lib/QtVirtualKeyboard.framework/Versions/A/QtVirtualKeyboard", False),
        ("PySide6/Qt/lib/libavcodec.61.dylib", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.dylib", True),
        ("PySide6/Qt/plugins/styles/libqmacstyle.dylib", True),
        ("PySide6/Qt/plugins/multimedia/libdarwinmediaplugin.dylib", True),
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.dylib", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.dylib", True),
        ("PySide6/Qt/plugins/imageformats/libqmacheif.dylib", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.dylib", False),
    ],
)
def test_an_app_has_of_qt_what_the_program_loads(name: str, is_shipped: bool) -> None:
    entry: Entry = (name, f"/site/{name}", "BINARY")
    assert bool(contents.libraries([entry], lambda _: [])) is is_shipped
