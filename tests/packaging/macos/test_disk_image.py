"""The disk image and the whole build of it, with the commands noted instead of run."""

from __future__ import annotations

import sys
from pathlib import Path, PurePath

import pytest

import belote_desktop
import package
from belote_desktop.models.licences import of_bundle
from macos import disk_image, signing
from macos.app import APP
from project import languages
from tests.packaging.macos.commands import words

IDENTITY = "0123456789ABCDEF0123456789ABCDEF01234567"
PROGRAM = PurePath("Contents/MacOS/belote-desktop")


@pytest.mark.skipif(sys.platform == "win32", reason="Apps are made of links, which Windows has not for everyone.")
def test_the_image_shows_the_app_with_its_licences_and_the_folder_of_programs(app: Path, tmp_path: Path) -> None:
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "licences.json").write_text("[]", encoding="utf-8")
    placed = disk_image.lay_out(app, folder, tmp_path / "image")
    assert {path.name: path.is_symlink() for path in placed.parent.iterdir()} == {
        APP: False,
        "Applications": True,
    }
    assert (placed.parent / "Applications").readlink() == Path("/Applications")
    assert (placed / "Contents/Resources/libpython3.13.dylib").is_symlink(), "links of an app stay links"
    names = {path.parent.name for path in (placed / "Contents/Resources").glob("*.lproj/InfoPlist.strings")}
    assert names == {f"{language}.lproj" for language in languages()}
    assert (of_bundle(placed / PROGRAM) / "licences.json").is_file(), "the window looks for them there"
    assert of_bundle(Path("/opt/belote-desktop/belote-desktop")) == Path("/opt/belote-desktop/licences")


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

    monkeypatch.setattr(disk_image, "run", run)
    monkeypatch.setattr("platform.machine", lambda: "arm64")
    (app.parent / "belote-desktop" / "licences").mkdir(parents=True)
    return said


def test_without_secrets_nothing_is_sent_to_apple(app: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in signing.Secrets.names():
        monkeypatch.delenv(signing.variable(name), raising=False)
    disk_image.build(app.parent)
    assert [line.split()[0] for line in ran] == ["plutil", *["codesign"] * 5, "hdiutil"]
    assert ran[-1].endswith(f"belote-desktop-{belote_desktop.__version__}-macos-arm64.dmg")
    assert "-volname Belote Desktop" in ran[-1]


def test_with_secrets_the_image_is_signed_checked_and_stapled(
    app: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in signing.Secrets.names():
        monkeypatch.setenv(signing.variable(name), "Y2VydA==")
    disk_image.build(app.parent)
    steps = [" ".join(line.split()[:3]) for line in ran if not line.startswith("security")]
    assert steps[-6:] == [
        "hdiutil create -volname", "codesign --force --sign", "xcrun notarytool submit", "xcrun stapler staple",
        "xcrun stapler validate", "spctl --assess --type",
    ]  # fmt: skip
    assert ran[-1].startswith("security delete-keychain"), "the key does not stay on the machine"


def test_a_command_that_fails_does_not_tell_the_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: signing.Command) -> str:
        raise SystemExit(f"This command failed with status 1: {words(command)}")

    monkeypatch.setattr(disk_image, "run", run)
    with pytest.raises(SystemExit, match=r"security import \*\*\*"):
        disk_image.run_all([["security", "import", "opensesame"]], hidden=("opensesame", ""))


@pytest.mark.skipif("sys.platform == 'darwin'", reason="there the package is built")
def test_elsewhere_the_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="only be built on macOS"):
        package.main(["macos", "--out", str(tmp_path)])
