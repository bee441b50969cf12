"""The note of an import in progress: how to undo it if it does not finish.

A note may be damaged like any other file. So a file is only undone if its digest proves that the import wrote it.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.archive.archive_names import DATABASE, LARGEST_FILE, is_known
from belote_desktop.profile.archive.archive_places import path_of
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.failures import SaveFailed
from belote_desktop.profile.files import sync_directory, write_whole
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.state_file import Told, Understood, read_state, state_text, take

FORMAT = 1


@dataclass(frozen=True)
class Change:
    """A file the import writes: its name (`path_of`), the digest of its new content, and the name of the copy of the
    old content, if there was any.
    """

    name: str
    sha256: str
    kept: str | None


@dataclass(frozen=True)
class Note:
    """The files an import writes, in order."""

    changes: tuple[Change, ...]


def write_note(directories: Directories, note: Note) -> None:
    """Write the note. Raises SaveFailed if that fails."""
    write_whole(directories.unfinished_import, state_text(note, FORMAT).encode())


def undo(directories: Directories) -> tuple[Message, ...]:
    """Undo an import that did not finish. Returns sentences that say what was undone."""
    taken = take(directories.unfinished_import, directories.set_aside, read_note, _TOLD)
    if taken.state is None:
        return taken.notices
    try:
        for change in reversed(taken.state.changes):
            _undo(change, directories)
        directories.unfinished_import.unlink()
        sync_directory(directories.data)
    except (OSError, KeyError):
        return (say(NOT_UNDONE),)
    except SaveFailed as problem:
        return (say(NOT_UNDONE), problem.message)
    return (say(_UNDONE),)


def read_note(data: bytes) -> Understood[Note]:
    """The note in a text. Raises an exception for any other text."""
    return read_state(data, Note, FORMAT)


def _undo(change: Change, directories: Directories) -> None:
    if change.name != DATABASE and not is_known(change.name):
        return
    path = path_of(directories, change.name)
    try:
        if hashlib.sha256(read_bytes(path, LARGEST_FILE)).hexdigest() != change.sha256:
            return  # it was not written yet
    except FileNotFoundError:
        return
    if change.kept is None:
        Path(os.path.realpath(path)).unlink()
    elif Path(change.kept).name == change.kept:
        write_whole(path, read_bytes(directories.set_aside / change.kept, LARGEST_FILE))


_TOLD = Told(
    #: {file}: a file's name. {cause}: why, "the disk is full".
    QT_TRANSLATE_NOOP("profile", "An import was interrupted, and {file} cannot be read: {cause}."),
    QT_TRANSLATE_NOOP(
        "profile", "A newer version was interrupted while importing. Start that version to undo the import."
    ),
)
_UNDONE = QT_TRANSLATE_NOOP("profile", "An import was interrupted. Your profile is as it was before.")
NOT_UNDONE = QT_TRANSLATE_NOOP(
    "profile", "An import was interrupted and could not be undone. Belote Desktop will try again at the next start."
)
