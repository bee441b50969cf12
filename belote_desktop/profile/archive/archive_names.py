"""The contents of a profile archive: the names of its parts, valid on every system, and their largest sizes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass

SUFFIX = ".beloteprofile"
FORMAT = 1
"""The format this version writes, and the newest it reads."""
KIND = "profile"
MANIFEST = "manifest.json"
SETTINGS, PROGRESS, PRACTICE, DRAFTS = "settings.toml", "lessons.toml", "practice.json", "unsaved-games.json"
SET_DEALS = "set-deals.json"
STATES = (SETTINGS, PROGRESS, PRACTICE, SET_DEALS, DRAFTS)
"""The single files that are taken as they are."""
DATABASE = "statistics.sqlite3"
"""The statistics in a profile; not in an archive."""
STATISTICS = "statistics.json"
"""The statistics as rows: a database from elsewhere is never opened."""
MATCHES, GAMES, REVIEWS, RATING = "matches", "games", "reviews", "rating"
ENDINGS = {MATCHES: ".brn", GAMES: ".belotegame", REVIEWS: ".json", RATING: ".json"}
"""The folders, and how the names of their files end."""
MOST_FILES = 50_000
"""Some years of several matches a day, with every deal looked back at; zip files count to 65,535."""
LARGEST_FILE = 64 * 1024 * 1024
LARGEST_WHOLE = 1024 * 1024 * 1024
"""Bytes of all files together, unpacked: a match has some 20 kB."""
LONGEST = 200
"""Letters of a name without its ending; systems allow for 255 bytes."""

_NOT_EVERYWHERE = re.compile(r'[/\\:*?"<>|]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)
"""Names that mean a device on Windows, whatever follows the dot."""


@dataclass(frozen=True)
class Part:
    """One file of an archive: its name, its size in bytes, its digest, and when it was written, in seconds."""

    name: str
    size: int
    sha256: str
    modified: int


@dataclass(frozen=True)
class Manifest:
    """The manifest of an archive: its kind, the version of the program that made it, and its files."""

    kind: str
    version: str
    files: tuple[Part, ...]


def is_known(name: str) -> bool:
    """Whether a file of this name belongs to a profile, and may have this name on every system."""
    if name in (*STATES, STATISTICS):
        return True
    folder, slash, file = name.partition("/")
    ending = ENDINGS.get(folder)
    return bool(slash) and ending is not None and file.endswith(ending) and _is_portable(file.removesuffix(ending))


def _is_portable(stem: str) -> bool:
    return (
        0 < len(stem) <= LONGEST
        and stem.isprintable()
        and not stem.startswith((".", " "))
        and not _NOT_EVERYWHERE.search(stem)
        and not _DEVICES.fullmatch(stem)
        and len(stem.encode()) <= LONGEST
    )


def same_name(name: str) -> str:
    """The key under which two names are equal if some system takes them for the same file."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def portable_name(folder: str, file: str, taken: Collection[str]) -> str:
    """The name in an archive for a file: its own if every system accepts it, otherwise a similar one.

    `taken` holds the names already given, as returned by `same_name`.
    """
    ending = ENDINGS[folder]
    stem = file.removesuffix(ending)
    if not _is_portable(stem):
        plain = "".join(sign if sign.isprintable() and not _NOT_EVERYWHERE.match(sign) else "-" for sign in stem)
        stem = "file-" + plain.encode("ascii", "replace").decode().replace("?", "-")[: LONGEST - 20]
    name, number = f"{folder}/{stem}{ending}", 1
    while same_name(name) in taken:
        number += 1
        name = f"{folder}/{stem[: LONGEST - 20]}-{number}{ending}"
    return name
