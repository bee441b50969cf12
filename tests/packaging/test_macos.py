"""The package for macOS, as far as it can be checked elsewhere: what macOS is told, and what is run in what order."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path, PurePath
from typing import Any

import pytest

import belote_desktop
import bundle_contents
import fonts_and_icons
import licences
import macos_app
import macos_package
import macos_signing as signing
import package
from belote_desktop.models.licences import of_bundle
from belote_desktop.profile.archive import archive_names
from belote_desktop.profile.own_games import own_games
from belote_desktop.windows.new_match import record_files
from bundle_contents import Entry
from licences import Names

SECRETS = signing.Secrets("Y2VydGlmaWNhdGU=", "word", "key", "KEYID", "issuer")
IDENTITY = "0123456789ABCDEF0123456789ABCDEF01234567"
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: cp310-abi3-macosx_13_0_universal2\n"
PROGRAM = PurePath("Contents/MacOS/belote-desktop")


@pytest.fixture
def told() -> dict[str, Any]:
    """The property list as macOS reads it."""
    read: dict[str, Any] = plistlib.loads(plistlib.dumps(macos_app.information(belote_desktop.__version__, "13.0")))
    return read


def words(command: signing.Command) -> str:
    return " ".join(map(str, command))


# ---------------------------------------------------------------------- what macOS is told
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
    assert {"en", "fr"} <= set(told["CFBundleLocalizations"])
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
    assert all(re.fullmatch(r"[A-Za-z0-9.-]+", name) and name.startswith(macos_app.IDENTIFIER) for name in exported)
    assert all(each["UTTypeConformsTo"][0].startswith("public.") for each in exported.values())
    assert {each["LSHandlerRank"] for each in told["CFBundleDocumentTypes"]} == {"Owner"}
    (links,) = told["CFBundleURLTypes"]
    assert links["CFBundleURLSchemes"] == [record_files.CODE.rstrip(":")]


def test_a_version_with_a_suffix_is_told_in_numbers() -> None:
    assert macos_app.information("0.8.0.dev3", "13.0")["CFBundleVersion"] == "0.8.0"
    with pytest.raises(SystemExit, match="does not begin with a number"):
        macos_app.information("next", "13.0")


def test_the_oldest_macos_is_the_one_that_qt_is_built_for() -> None:
    newer = WHEEL.replace("13_0", "13_3") + "Tag: cp310-abi3-macosx_13_3_arm64\n"
    assert macos_app.least_system([WHEEL, WHEEL]) == "13.0"
    assert macos_app.least_system([WHEEL, newer]) == "13.3"
    with pytest.raises(SystemExit, match="no version of macOS"):
        macos_app.least_system([WHEEL.replace("macosx_13_0_universal2", "manylinux_2_34_x86_64")])


def test_the_program_asks_for_nothing_but_code_made_while_it_runs() -> None:
    assert set(macos_app.ENTITLEMENTS) == {
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


# ---------------------------------------------------------------------- what is in the app
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
    assert bool(bundle_contents.libraries([entry], lambda _: [])) is is_shipped


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A made-up app of a program, a library, an extension module and a framework, with what is no code beside them."""
    app = tmp_path / "out" / macos_app.APP
    files = {
        "Contents/MacOS/belote-desktop": b"\xcf\xfa\xed\xfe",
        "Contents/Frameworks/libpython3.13.dylib": b"\xca\xfe\xba\xbe",
        "Contents/Frameworks/PySide6/QtCore.abi3.so": b"\xcf\xfa\xed\xfe",
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": b"\xcf\xfa\xed\xfe",
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist": b"<?xml",
        "Contents/Resources/base_library.zip": b"PK\x03\x04",
        "Contents/Info.plist": b"<?xml",
    }
    for name, data in files.items():
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_bytes(data)
    (app / "Contents/Resources/libpython3.13.dylib").symlink_to("../Frameworks/libpython3.13.dylib")
    return app


def test_the_image_shows_the_app_with_its_licences_and_the_folder_of_programs(app: Path, tmp_path: Path) -> None:
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "licences.json").write_text("[]", encoding="utf-8")
    placed = macos_package.lay_out(app, folder, tmp_path / "image")
    assert {path.name: path.is_symlink() for path in placed.parent.iterdir()} == {
        macos_app.APP: False,
        "Applications": True,
    }
    assert (placed.parent / "Applications").readlink() == Path("/Applications")
    assert (placed / "Contents/Resources/libpython3.13.dylib").is_symlink(), "links of an app stay links"
    assert (of_bundle(placed / PROGRAM) / "licences.json").is_file(), "the window looks for them there"
    assert of_bundle(Path("/opt/belote-desktop/belote-desktop")) == Path("/opt/belote-desktop/licences")


def test_debians_licence_texts_can_be_taken_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    debian, common = tmp_path / "debian", tmp_path / "common-licenses"
    for text in (debian / "qt" / "copyright", common / "GPL-3"):
        text.parent.mkdir(parents=True)
        text.write_text(f"{text.name}: see {common}/GPL-3\n", encoding="utf-8")
    rows = tmp_path / "licences.toml"
    rows.write_text(f'licences = {{}}\n[[part]]\nowners = []\ntexts = ["{debian}/qt/copyright"]\n', encoding="utf-8")
    monkeypatch.setattr(licences, "ROWS", rows)
    monkeypatch.setattr(licences, "COMMON", common)
    licences.collect(tmp_path / "texts")
    taken = Names.read(rows, tmp_path / "texts")
    (found,) = map(taken.place, taken.parts[0]["texts"])
    assert found.is_relative_to(tmp_path / "texts")
    assert [path.name for path in licences.all_texts([found], taken.place(common))] == ["copyright", "GPL-3"]
    (debian / "qt" / "copyright").unlink()
    with pytest.raises(SystemExit, match=r"copyright is missing\."):
        licences.collect(tmp_path / "texts")


# ---------------------------------------------------------------------- signatures
def test_what_lies_inside_is_signed_before_what_holds_it(app: Path) -> None:
    order = signing.signing_order(signing.code(app), PROGRAM)
    assert order == [
        PurePath("Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A"),
        PurePath("Contents/Frameworks/PySide6/QtCore.abi3.so"),
        PurePath("Contents/Frameworks/libpython3.13.dylib"),
        PurePath(),
    ]
    for place, part in enumerate(order):
        assert not any(inner.is_relative_to(part) for inner in order[place + 1 :])


def test_a_library_beside_the_main_one_of_a_framework_is_signed_first() -> None:
    inside = PurePath("Contents/Frameworks/Python.framework/Versions/3.13")
    order = signing.signing_order([inside / "Python", inside / "lib" / "libssl.dylib"], PROGRAM)
    assert order == [inside / "lib" / "libssl.dylib", inside, PurePath()]


def test_without_an_identity_an_app_is_signed_ad_hoc_and_may_load_its_libraries(app: Path) -> None:
    commands = signing.sign_all(app, [PurePath("a.dylib"), PurePath()], signing.AD_HOC, Path("allowed.plist"))
    assert [words(command) for command in commands] == [
        f"codesign --force --sign - --timestamp=none {app}/a.dylib",
        f"codesign --force --sign - --timestamp=none {app}",
    ]


def test_with_an_identity_everything_is_hardened_and_only_the_app_is_allowed_more(app: Path) -> None:
    library, whole = signing.sign_all(app, [PurePath("a.dylib"), PurePath()], IDENTITY, Path("allowed.plist"))
    assert words(library) == f"codesign --force --sign {IDENTITY} --timestamp --options runtime {app}/a.dylib"
    assert words(whole) == (
        f"codesign --force --sign {IDENTITY} --timestamp --options runtime --entitlements allowed.plist {app}"
    )


def test_secrets_are_all_there_or_none() -> None:
    given = {signing.variable(name): "x" for name in signing.Secrets.names()}
    assert signing.Secrets.of({}) is signing.Secrets.of(dict.fromkeys(given, "")) is None
    assert signing.Secrets.of(given) == signing.Secrets("x", "x", "x", "x", "x")
    with pytest.raises(SystemExit, match=r"not set: MACOS_NOTARY_ISSUER\."):
        signing.Secrets.of(given | {"MACOS_NOTARY_ISSUER": ""})


def test_the_certificate_comes_into_a_keychain_that_codesign_finds() -> None:
    commands = [words(each) for each in signing.keychain(Path("k"), "random", Path("c.p12"), "word")]
    assert [command.split()[1] for command in commands] == [
        "create-keychain", "set-keychain-settings", "unlock-keychain", "import", "set-key-partition-list",
        "list-keychains",
    ]  # fmt: skip
    assert "security import c.p12 -f pkcs12 -k k -P word -T /usr/bin/codesign" in commands
    assert commands[-1].endswith("-s k")


def test_the_identity_is_the_developers() -> None:
    other = f'  1) {"F" * 40} "Apple Development: Ada Lovelace (AAAAAAAAAA)"\n'
    right = f'  2) {IDENTITY} "Developer ID Application: Ada Lovelace (AAAAAAAAAA)"\n     2 valid identities found\n'
    assert signing.identity(other + right) == IDENTITY
    with pytest.raises(SystemExit, match="no valid identity"):
        signing.identity(other)


def test_apple_checks_the_image_and_its_answer_is_attached() -> None:
    asked = words(signing.submit(Path("a.dmg"), Path("k.p8"), SECRETS))
    assert asked.startswith("xcrun notarytool submit a.dmg --wait")
    assert "--key k.p8 --key-id KEYID --issuer issuer" in asked
    assert signing.accepted('{"id": "12-ab", "status": "Accepted"}') == (True, "12-ab")
    assert signing.accepted('{"id": "12-ab", "status": "Invalid"}') == (False, "12-ab")
    assert words(signing.notary_log("12-ab", Path("k.p8"), SECRETS)).startswith("xcrun notarytool log 12-ab --key k.p8")
    assert [words(each).split()[:3] for each in signing.staple(Path("a.dmg"))] == [
        ["xcrun", "stapler", "staple"], ["xcrun", "stapler", "validate"], ["spctl", "--assess", "--type"],
    ]  # fmt: skip


# ---------------------------------------------------------------------- the whole build, with the commands noted
@pytest.fixture
def ran(app: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands of a build of the app. What they would say and make is made up."""
    said: list[str] = []
    answers = {
        "security find-identity": f'1) {IDENTITY} "Developer ID Application: A"',
        "xcrun notarytool submit": '{"id": "1", "status": "Accepted"}',
    }

    def run(command: signing.Command) -> str:
        said.append(words(command))
        if command[:2] == ["hdiutil", "create"]:
            Path(command[-1]).write_bytes(b"image")
        return next((answer for begin, answer in answers.items() if said[-1].startswith(begin)), "")

    monkeypatch.setattr(macos_package, "run", run)
    monkeypatch.setattr("platform.machine", lambda: "arm64")
    (app.parent / "belote-desktop" / "licences").mkdir(parents=True)
    return said


def test_without_secrets_nothing_is_sent_to_apple(app: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in signing.Secrets.names():
        monkeypatch.delenv(signing.variable(name), raising=False)
    macos_package.build(app.parent)
    assert [line.split()[0] for line in ran] == ["plutil", *["codesign"] * 5, "hdiutil"]
    assert ran[-1].endswith(f"belote-desktop-{belote_desktop.__version__}-macos-arm64.dmg")
    assert "-volname Belote Desktop" in ran[-1]


def test_with_secrets_the_image_is_signed_checked_and_stapled(
    app: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in signing.Secrets.names():
        monkeypatch.setenv(signing.variable(name), "Y2VydA==")
    macos_package.build(app.parent)
    steps = [" ".join(line.split()[:3]) for line in ran if not line.startswith("security")]
    assert steps[-6:] == [
        "hdiutil create -volname", "codesign --force --sign", "xcrun notarytool submit", "xcrun stapler staple",
        "xcrun stapler validate", "spctl --assess --type",
    ]  # fmt: skip
    assert ran[-1].startswith("security delete-keychain"), "the key does not stay on the machine"


def test_a_command_that_fails_does_not_tell_the_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: signing.Command) -> str:
        raise SystemExit(f"This command failed with status 1: {words(command)}")

    monkeypatch.setattr(macos_package, "run", run)
    with pytest.raises(SystemExit, match=r"security import \*\*\*"):
        macos_package.run_all([["security", "import", "opensesame"]], hidden=("opensesame", ""))


@pytest.mark.skipif("sys.platform == 'darwin'", reason="there the package is built")
def test_elsewhere_the_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="only be built on macOS"):
        package.main(["macos", "--out", str(tmp_path)])
