"""Export a whole profile to one file: settings, matches, games, drills, lessons, statistics, reviews and ratings."""

from __future__ import annotations

import hashlib
import io
import sqlite3
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

from belote_desktop import __version__
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.archive.archive_names import (
    ENDINGS,
    FORMAT,
    KIND,
    LARGEST_FILE,
    LARGEST_WHOLE,
    MANIFEST,
    MOST_FILES,
    STATISTICS,
    SUFFIX,
    Manifest,
    Part,
    portable_name,
    same_name,
)
from belote_desktop.profile.archive.archive_places import folders, states
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.failures import SaveFailed, shown
from belote_desktop.profile.files import write_whole
from belote_desktop.profile.reading import names_in, read_bytes
from belote_desktop.profile.saves import modified
from belote_desktop.profile.state_file import state_text
from belote_desktop.profile.statistics_rows import rows_in, text_of


def export_profile(directories: Directories, path: Path) -> Message:
    """Write a profile, as it is on disk, to a file. Returns the sentence with its path and the files left out.

    Raises SaveFailed if the file cannot be written; an existing file is then unchanged.
    """
    packing = _Packing()
    for name, file in states(directories).items():
        packing.add_file(name, file)
    packing.add_statistics(directories.statistics)
    for folder, directory in folders(directories).items():
        packing.add_folder(folder, directory)
    write_whole(path, packing.packed())
    if not packing.left_out:
        #: {file}: a file's name.
        return say(QT_TRANSLATE_NOOP("profile", "The profile was exported to {file}."), file=shown(path))
    #: {file}: a file's name. {files}: names of files.
    source = QT_TRANSLATE_NOOP(
        "profile", "The profile was exported to {file} without these files, which could not be read: {files}."
    )
    return say(source, file=shown(path), files=", ".join(packing.left_out))


def with_suffix(path: Path) -> Path:
    """The path with the ending of profile files added if the user gave none."""
    return path if path.suffix else path.with_name(path.name + SUFFIX)


@dataclass
class _Packing:
    """The files to pack into an archive. `left_out` are those that could not be read."""

    left_out: list[str] = field(default_factory=list)
    _size: int = 0
    _parts: list[Part] = field(default_factory=list)
    _names: set[str] = field(default_factory=set)
    _whole: io.BytesIO = field(default_factory=io.BytesIO)

    def __post_init__(self) -> None:
        self._zip = zipfile.ZipFile(self._whole, "w", zipfile.ZIP_DEFLATED)

    def add_file(self, name: str, path: Path) -> None:
        """Add a file if it exists."""
        try:
            self._add(name, read_bytes(path, LARGEST_FILE), int(modified(path).timestamp()))
        except FileNotFoundError:
            return
        except OSError:
            self.left_out.append(shown(path))

    def add_folder(self, folder: str, directory: Path) -> None:
        """Add every file of a folder."""
        try:
            paths = names_in(directory, ENDINGS[folder])
        except OSError:
            self.left_out.append(shown(directory))
            return
        for path in paths:
            self.add_file(portable_name(folder, path.name, self._names), path)

    def add_statistics(self, path: Path) -> None:
        """Add the statistics, as rows."""
        try:
            rows = rows_in(path)
        except (OSError, sqlite3.Error):
            self.left_out.append(shown(path))
            return
        if rows.matches or rows.figures:
            self._add(STATISTICS, text_of(rows).encode("utf-8", "replace"), int(modified(path).timestamp()))

    def _add(self, name: str, data: bytes, when: int) -> None:
        if len(self._parts) >= MOST_FILES or self._size + len(data) > LARGEST_WHOLE:
            raise SaveFailed(say(QT_TRANSLATE_NOOP("profile", "The profile is too large to export to one file.")))
        self._zip.writestr(name, data)
        self._parts.append(Part(name, len(data), hashlib.sha256(data).hexdigest(), when))
        self._names.add(same_name(name))
        self._size += len(data)

    def packed(self) -> bytes:
        """The archive, in bytes."""
        self._zip.writestr(MANIFEST, state_text(Manifest(KIND, __version__, tuple(self._parts)), FORMAT))
        self._zip.close()
        return self._whole.getvalue()
