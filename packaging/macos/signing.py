"""Signing for macOS: which files in which order, and every command line, as pure functions.

Without the secrets of a developer a program is signed ad hoc. macOS then asks the user before the first start.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path, PurePath
from typing import Any

Command = list[str | Path]
AD_HOC = "-"
"""The name of the signature that needs no identity."""
MAGIC = {bytes.fromhex(text) for text in ("cafebabe", "cafebabf", "cffaedfe", "cefaedfe", "feedfacf", "feedface")}
"""How the files of programs and libraries begin."""
IDENTITY = re.compile(r'^\s*\d+\) ([0-9A-F]{40}) "Developer ID Application: ', re.MULTILINE)


@dataclass(frozen=True)
class Secrets:
    """What signing and Apple's check need: a certificate (a PKCS #12 file in base 64) and a key for the check."""

    certificate: str
    certificate_password: str
    notary_key: str
    notary_key_id: str
    notary_issuer: str

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Secrets | None:
        """The secrets in the variables `MACOS_…`; None if none is set. Ends the program if only some are."""
        given = {name: environment.get(variable(name), "") for name in cls.names()}
        if not any(given.values()):
            return None
        if lacking := [variable(name) for name, value in given.items() if not value]:
            raise SystemExit(f"Signing needs all its secrets. These are not set: {', '.join(lacking)}.")
        return cls(**given)

    @classmethod
    def names(cls) -> list[str]:
        """The names of the secrets."""
        return [each.name for each in fields(cls)]


def variable(name: str) -> str:
    """The environment variable of a secret."""
    return f"MACOS_{name.upper()}"


def is_code(path: Path) -> bool:
    """True for a program or a library, which has a signature of its own."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) in MAGIC


def code(app: Path) -> list[PurePath]:
    """The programs and libraries in an app, relative to it."""
    return sorted(path.relative_to(app) for path in app.rglob("*") if is_code(path))


def signing_order(files: Iterable[PurePath], program: PurePath) -> list[PurePath]:
    """What to sign of an app, inside out: no signature may change a file that another one has sealed.

    `files` are its programs and libraries relative to it. A framework is signed as a whole, in its version folder. The
    app itself, ``.``, is the last, and its signature is also that of its `program`.
    """
    found = {framework(file) or file for file in files if file != program}
    return [*sorted(found, key=lambda path: (-len(path.parts), path)), PurePath()]


def framework(file: PurePath) -> PurePath | None:
    """The version folder of the framework whose main library `file` is, or None for another file."""
    version = file.parent
    name = version.parent.parent.name
    is_main = version.parent.name == "Versions" and name == f"{file.name}.framework"
    return version if is_main else None


def sign(path: Path, identity: str, entitlements: Path | None = None) -> Command:
    """The command that signs a file or folder, with the hardened runtime unless it is signed ad hoc.

    Without a team in their signatures the hardened runtime would refuse to load the libraries.
    """
    if identity == AD_HOC:
        return ["codesign", "--force", "--sign", AD_HOC, "--timestamp=none", path]
    allowed: Command = [] if entitlements is None else ["--entitlements", entitlements]
    return ["codesign", "--force", "--sign", identity, "--timestamp", "--options", "runtime", *allowed, path]


def sign_all(app: Path, order: Iterable[PurePath], identity: str, entitlements: Path) -> list[Command]:
    """The commands that sign an app in this order. Only the app itself gets the entitlements."""
    return [sign(app / part, identity, entitlements if part == PurePath() else None) for part in order]


def verify(app: Path) -> Command:
    """The command that checks all signatures of an app."""
    return ["codesign", "--verify", "--deep", "--strict", "--verbose=2", app]


def keychain(path: Path, password: str, certificate: Path, certificate_password: str) -> list[Command]:
    """The commands that make a keychain with the certificate in it, for codesign alone, and look for identities there.

    It takes the place of the user's own in the search list: use this only on a machine that ends with the run.
    """
    read: Command = ["security", "import", certificate, "-f", "pkcs12"]
    return [
        ["security", "create-keychain", "-p", password, path],
        ["security", "set-keychain-settings", "-lut", "21600", path],
        ["security", "unlock-keychain", "-p", password, path],
        [*read, "-k", path, "-P", certificate_password, "-T", "/usr/bin/codesign"],
        ["security", "set-key-partition-list", "-S", "apple-tool:,apple:", "-s", "-k", password, path],
        ["security", "list-keychains", "-d", "user", "-s", path],
    ]


def find_identities(path: Path) -> Command:
    """The command that lists the identities in a keychain."""
    return ["security", "find-identity", "-v", "-p", "codesigning", path]


def identity(listing: str) -> str:
    """The fingerprint of the developer's identity in what `find_identities` lists."""
    found = IDENTITY.search(listing)
    if found is None:
        raise SystemExit("The certificate holds no valid identity of the kind 'Developer ID Application'.")
    return found[1]


def submit(image: Path, key: Path, secrets: Secrets) -> Command:
    """The command that has Apple check a disk image, and waits for the answer."""
    asked: Command = ["xcrun", "notarytool", "submit", image, "--wait", "--timeout", "45m"]
    return [*asked, *_account(key, secrets), "--output-format", "json"]


def notary_log(submission: str, key: Path, secrets: Secrets) -> Command:
    """The command that says why Apple refused a submission."""
    return ["xcrun", "notarytool", "log", submission, *_account(key, secrets)]


def _account(key: Path, secrets: Secrets) -> Sequence[str | Path]:
    return ("--key", key, "--key-id", secrets.notary_key_id, "--issuer", secrets.notary_issuer)


def accepted(answer: str) -> tuple[bool, str]:
    """Whether Apple accepted a submission, and its number, from the answer of `submit`."""
    told: dict[str, Any] = json.loads(answer)
    return told.get("status") == "Accepted", str(told.get("id", ""))


def staple(image: Path) -> list[Command]:
    """The commands that attach Apple's answer to an image, and check that macOS will open it without a network."""
    opened: Command = ["spctl", "--assess", "--type", "open", "--context", "context:primary-signature", "-v", image]
    return [["xcrun", "stapler", "staple", image], ["xcrun", "stapler", "validate", image], opened]


def without(text: str, secrets: Iterable[str]) -> str:
    """A text without the secrets in it, for a log."""
    for secret in filter(None, secrets):
        text = text.replace(secret, "***")
    return text
