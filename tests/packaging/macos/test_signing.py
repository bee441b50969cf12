"""What is signed for macOS in what order, and what Apple is asked."""

from __future__ import annotations

from pathlib import Path, PurePath

import pytest

from macos import signing
from tests.packaging.macos.commands import words

SECRETS = signing.Secrets("Y2VydGlmaWNhdGU=", "word", "key", "KEYID", "issuer")
IDENTITY = "0123456789ABCDEF0123456789ABCDEF01234567"
PROGRAM = PurePath("Contents/MacOS/belote-desktop")


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
        f"codesign --force --sign - --timestamp=none {app / 'a.dylib'}",
        f"codesign --force --sign - --timestamp=none {app}",
    ]


def test_with_an_identity_everything_is_hardened_and_only_the_app_is_allowed_more(app: Path) -> None:
    library, whole = signing.sign_all(app, [PurePath("a.dylib"), PurePath()], IDENTITY, Path("allowed.plist"))
    assert words(library) == f"codesign --force --sign {IDENTITY} --timestamp --options runtime {app / 'a.dylib'}"
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
