"""Build the disk image for macOS: the app, its signatures and the image. It runs on macOS only.

What is signed and every command line are decided in `macos.signing`, what the system is told in `macos.app`.
"""

from __future__ import annotations

import base64
import os
import platform
import plistlib
import secrets as random_words
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePath

from bundle.selftest import selftest
from macos import signing
from macos.app import APP, ENTITLEMENTS, NAME, strings
from project import PROGRAM, languages, run, version

RESOURCES = PurePath("Contents", "Resources")
EXECUTABLE = PurePath("Contents", "MacOS", PROGRAM)


def image_file(out: Path, machine: str) -> Path:
    """The path of the disk image for processors of a kind, such as arm64."""
    return out / f"{PROGRAM}-{version()}-macos-{machine}.dmg"


def create_image(folder: Path, image: Path) -> signing.Command:
    """The command that packs a folder as a compressed disk image."""
    packed: signing.Command = ["hdiutil", "create", "-volname", NAME, "-srcfolder", folder, "-fs", "HFS+"]
    return [*packed, "-format", "ULMO", "-ov", image]


def attach(image: Path, place: Path) -> signing.Command:
    """The command that opens an image at a place, unseen."""
    return ["hdiutil", "attach", image, "-nobrowse", "-readonly", "-mountpoint", place]


def detach(place: Path) -> signing.Command:
    """The command that closes the image at a place."""
    return ["hdiutil", "detach", place]


def lay_out(app: Path, licences: Path, folder: Path) -> Path:
    """Arrange what the image will show: the app, with its licences and names in it, and a way to all programs."""
    folder.mkdir(parents=True)
    placed = folder / APP
    shutil.copytree(app, placed, symlinks=True)
    shutil.copytree(licences, placed / RESOURCES / licences.name, dirs_exist_ok=True)
    for language in languages():
        named = placed / RESOURCES / f"{language}.lproj" / "InfoPlist.strings"
        named.parent.mkdir(parents=True, exist_ok=True)
        named.write_text(strings(language), encoding="utf-8")
    (folder / "Applications").symlink_to("/Applications")
    return placed


def build(out: Path) -> None:
    """Sign the app in `out`, pack it as a disk image, sign that, and have Apple check it where there are secrets."""
    given = signing.Secrets.of(os.environ)
    image = image_file(out, platform.machine())
    with tempfile.TemporaryDirectory(prefix="belote-macos-") as name, signed_as(given, Path(name)) as identity:
        work = Path(name)
        app = lay_out(out / APP, out / PROGRAM / "licences", work / "image")
        run(["plutil", "-lint", app / "Contents" / "Info.plist"])
        entitlements = work / "entitlements.plist"
        entitlements.write_bytes(plistlib.dumps(ENTITLEMENTS))
        order = signing.signing_order(signing.code(app), EXECUTABLE)
        run_all([*signing.sign_all(app, order, identity, entitlements), signing.verify(app)])
        run(create_image(app.parent, image))
        if given is not None:
            run(signing.sign(image, identity))
            notarise(image, given, work)
    print(f"{image}: {image.stat().st_size / 1e6:.0f} MB, {'notarised' if given else 'signed ad hoc'}")


@contextmanager
def signed_as(given: signing.Secrets | None, work: Path) -> Iterator[str]:
    """The identity to sign with: that of the secrets, in a keychain of its own, or the one of nobody."""
    if given is None:
        yield signing.AD_HOC
        return
    path, password = work / "signing.keychain-db", random_words.token_hex()
    certificate = work / "certificate.p12"
    certificate.write_bytes(base64.b64decode(given.certificate))
    try:
        commands = signing.keychain(path, password, certificate, given.certificate_password)
        run_all(commands, hidden=(password, given.certificate_password))
        yield signing.identity(run(signing.find_identities(path)))
    finally:
        run(["security", "delete-keychain", path])


def notarise(image: Path, given: signing.Secrets, work: Path) -> None:
    """Have Apple check an image, and attach the answer. Ends the program with Apple's reasons if it is refused."""
    key = work / "notary.p8"
    key.write_text(given.notary_key, encoding="utf-8")
    passed, submission = signing.accepted(run(signing.submit(image, key, given)))
    if not passed:
        raise SystemExit(f"Apple refused {image.name}:\n{run(signing.notary_log(submission, key, given))}")
    run_all(signing.staple(image))


def run_all(commands: Iterable[signing.Command], hidden: Iterable[str] = ()) -> None:
    """Run commands one after the other. None of the words to hide is in what is said if one fails."""
    try:
        for command in commands:
            run(command)
    except SystemExit as problem:
        raise SystemExit(signing.without(str(problem), hidden)) from None


def validate(out: Path) -> None:
    """Open the image as a user does, and let the app in it test itself."""
    with tempfile.TemporaryDirectory(prefix="belote-image-") as name:
        place = Path(name, "image")
        run(attach(image_file(out, platform.machine()), place))
        try:
            run(signing.verify(place / APP))
            listed = place / APP / RESOURCES / "licences" / "licences.json"
            if not listed.is_file() or (place / "Applications").readlink() != Path("/Applications"):
                raise SystemExit("The image lacks the licences, or the link to the folder Applications.")
            selftest(place / APP / EXECUTABLE, place / APP)
        finally:
            run(detach(place))
    print("The app in the image passed its selftest.")
