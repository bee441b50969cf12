"""The archive file of a whole profile, and a reader that treats it as untrusted.

It is a zip file with a manifest of every file's name, size and digest. Nothing is ever unpacked to a path from the
archive: contents are only returned as bytes, after they were checked against the manifest.
"""

from __future__ import annotations

import hashlib
import stat
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.archive.archive_names import (
    FORMAT,
    KIND,
    LARGEST_FILE,
    LARGEST_WHOLE,
    MANIFEST,
    MOST_FILES,
    Manifest,
    Part,
    is_known,
    same_name,
)
from belote_desktop.profile.failures import ProfileError, cause, shown
from belote_desktop.profile.reading import opened
from belote_desktop.profile.state_file import NewerFormat, read_state

LARGEST_MANIFEST = 20_000_000
"""Bytes: some 300 for each file."""
_END, _END_SIZE = b"PK\x05\x06", 22
_LARGE_END, _LARGE_END_SIZE = b"PK\x06\x07", 20
"""The records at the end of a zip file, and at the end of one with more files or bytes than a profile has."""
_MOST_LISTED = MOST_FILES * 512
"""Bytes of the list of files at the end: it is read whole before anything can be checked."""


class ImportRefused(ProfileError):  # noqa: N818 - it is a state of affairs, not a fault
    """The file holds no profile that can be imported here. Nothing has been changed."""


class _Refused(Exception):  # noqa: N818
    """Why a file is refused, as a sentence for the user."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Archive:
    """A profile archive that has been checked: `parts` by name, and `read` for the content of one."""

    def __init__(self, path: Path, packed: zipfile.ZipFile) -> None:
        self._path, self._packed = path, packed
        self.parts = {part.name: part for part in _manifest(packed).files}

    def read(self, name: str) -> bytes:
        """The content of a part, in bytes. Raises ImportRefused if it does not match the manifest."""
        part = self.parts[name]
        with _refusing(self._path):
            data = _unpacked(self._packed, name, part.size)
            if len(data) != part.size or hashlib.sha256(data).hexdigest() != part.sha256:
                raise _Refused(say(_DAMAGED))
        return data


@contextmanager
def opened_archive(path: Path) -> Iterator[Archive]:
    """The profile in a file, after every byte was checked. Raises ImportRefused if there is none or it is damaged."""
    with ExitStack() as stack:
        with _refusing(path):
            file = stack.enter_context(opened(path))
            _check_end(file)
            archive = Archive(path, stack.enter_context(zipfile.ZipFile(file)))
            for name in archive.parts:
                archive.read(name)
        yield archive


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Turn every error while reading a file into ImportRefused."""
    try:
        yield
    except ImportRefused:
        raise
    except _Refused as problem:
        raise _refused(path, problem.reason) from problem
    except OSError as problem:
        raise _refused(path, cause(problem, reading=True)) from problem
    except Exception as problem:  # damaged in a way for which the library has its own word
        raise _refused(path, say(_DAMAGED)) from problem


def _check_end(file: BinaryIO) -> None:
    """Check that the file ends as one of our zip files and that its list of files is short enough to read."""
    size = file.seek(0, 2)
    file.seek(max(size - _END_SIZE - _LARGE_END_SIZE, 0))
    tail = file.read()
    end = tail[-_END_SIZE:]
    if not end.startswith(_END) or len(end) < _END_SIZE or not end.endswith(b"\0\0"):
        raise _Refused(say(_NOT_OURS))
    listed = int.from_bytes(end[12:16], "little")
    if tail.startswith(_LARGE_END) or listed > _MOST_LISTED or size > LARGEST_WHOLE:
        raise _Refused(say(_TOO_LARGE))


def _manifest(packed: zipfile.ZipFile) -> Manifest:
    """The manifest, after checking that it names exactly the files in the archive."""
    listed = packed.infolist()
    if sum(entry.filename == MANIFEST for entry in listed) != 1:
        raise _Refused(say(_NOT_OURS))
    for entry in listed:
        kind = stat.S_IFMT(entry.external_attr >> 16)
        if kind not in (0, stat.S_IFREG) or entry.flag_bits & 1 or entry.orig_filename != entry.filename:
            raise _Refused(say(_STRANGE, name=entry.filename[:60]))
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise _Refused(say(_STRANGE, name=entry.filename[:60]))
    try:
        manifest = read_state(_unpacked(packed, MANIFEST, LARGEST_MANIFEST), Manifest, FORMAT).state
    except NewerFormat as problem:
        raise _Refused(say(_NEWER, found=str(problem.found), known=FORMAT)) from problem
    if manifest.kind != KIND:
        raise _Refused(say(_NOT_OURS))
    names = [part.name for part in manifest.files]
    strange = next((name for name in names if not is_known(name)), None)
    if strange is not None:
        raise _Refused(say(_STRANGE, name=strange[:60]))
    if len({same_name(name) for name in names}) < len(names):
        raise _Refused(say(_DAMAGED))
    if sorted([*names, MANIFEST]) != sorted(entry.filename for entry in listed):
        raise _Refused(say(_DAMAGED))
    _check_sizes(manifest.files)
    return manifest


def _check_sizes(parts: tuple[Part, ...]) -> None:
    if any(part.size < 0 for part in parts):
        raise _Refused(say(_DAMAGED))
    sizes = [part.size for part in parts]
    if len(sizes) > MOST_FILES or max(sizes, default=0) > LARGEST_FILE or sum(sizes) > LARGEST_WHOLE:
        raise _Refused(say(_TOO_LARGE))


def _unpacked(packed: zipfile.ZipFile, name: str, largest: int) -> bytes:
    """The content of one file, cut off at the largest allowed size whatever the zip file claims."""
    with packed.open(name) as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise _Refused(say(_TOO_LARGE))
    return data


def _refused(path: Path, reason: Message) -> ImportRefused:
    #: {file}: a file's name. {reason}: why, a clause or a sentence.
    source = QT_TRANSLATE_NOOP("profile", "{file} could not be imported: {reason}. Nothing was changed.")
    return ImportRefused(say(source, file=shown(path), reason=reason))


#: A reason, put after a colon.
_NOT_OURS = QT_TRANSLATE_NOOP("profile", "it is not an exported profile")
#: A reason, put after a colon: the file.
_DAMAGED = QT_TRANSLATE_NOOP("profile", "it is damaged")
#: A reason, put after a colon: the file.
_TOO_LARGE = QT_TRANSLATE_NOOP("profile", "it is too large")
#: A reason, put after a colon. {name}: a file's name.
_STRANGE = QT_TRANSLATE_NOOP("profile", "it contains {name}, which is not part of a profile")
#: {known}: the newest format that is known, a number. A reason, put after a colon. {found}: a number.
_NEWER = QT_TRANSLATE_NOOP(
    "profile", "it has format {found}, and this version of Belote Desktop reads formats up to {known}"
)
