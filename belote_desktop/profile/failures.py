"""The errors of a profile, each with a sentence for the user."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say


class ProfileError(Exception):
    """An error of the profile, with its sentence for the user."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class ProfileInUse(ProfileError):  # noqa: N818 - it is a state of affairs, not a fault
    """Another running instance uses the profile."""


class ProfileUnusable(ProfileError):  # noqa: N818
    """The profile's directories cannot be created or written."""


class SaveFailed(ProfileError):  # noqa: N818
    """Something could not be written. The earlier content on disk is unchanged."""


def cause(problem: OSError, *, reading: bool = False) -> Message:
    """Why the system refused to read or write, as a phrase for the user."""
    known = (_NOT_READ if reading else _NOT_WRITTEN).get(problem.errno or 0) or _CAUSES.get(problem.errno or 0)
    return known or say(
        #: A reason, put after a colon. {reason}: what the system says.
        QT_TRANSLATE_NOOP("profile", "the system reports: {reason}"),
        reason=problem.strerror or str(problem),
    )


_CAUSES = {
    #: A reason, put after a colon.
    errno.ENOSPC: say(QT_TRANSLATE_NOOP("profile", "the disk is full")),
    #: A reason, put after a colon.
    errno.EDQUOT: say(QT_TRANSLATE_NOOP("profile", "your disk quota is full")),
    #: A reason, put after a colon.
    errno.EROFS: say(QT_TRANSLATE_NOOP("profile", "the disk is read-only")),
    #: A reason, put after a colon.
    errno.EISDIR: say(QT_TRANSLATE_NOOP("profile", "a folder of that name already exists")),
    #: A reason, put after a colon.
    errno.ENOTDIR: say(QT_TRANSLATE_NOOP("profile", "part of the path is a file, not a folder")),
    #: A reason, put after a colon.
    errno.EEXIST: say(QT_TRANSLATE_NOOP("profile", "a file of that name already exists")),
    #: A reason, put after a colon.
    errno.EIO: say(QT_TRANSLATE_NOOP("profile", "the disk reports an error")),
    #: A reason, put after a colon.
    errno.ENXIO: say(QT_TRANSLATE_NOOP("profile", "it is not a regular file")),
    #: A reason, put after a colon.
    errno.ELOOP: say(QT_TRANSLATE_NOOP("profile", "its links form a loop")),
}
_NOT_WRITTEN = {
    #: A reason, put after a colon.
    errno.EACCES: say(QT_TRANSLATE_NOOP("profile", "you do not have permission to save there")),
    #: A reason, put after a colon.
    errno.EPERM: say(QT_TRANSLATE_NOOP("profile", "you do not have permission to save there")),
}
_NOT_READ = {
    #: A reason, put after a colon.
    errno.EACCES: say(QT_TRANSLATE_NOOP("profile", "you do not have permission to read it")),
    #: A reason, put after a colon.
    errno.EPERM: say(QT_TRANSLATE_NOOP("profile", "you do not have permission to read it")),
    #: A reason, put after a colon: the file.
    errno.EFBIG: say(QT_TRANSLATE_NOOP("profile", "it is too large")),
    #: A reason, put after a colon.
    errno.ENOENT: say(QT_TRANSLATE_NOOP("profile", "there is no such file")),
}


def not_written(path: Path, problem: OSError) -> SaveFailed:
    """The SaveFailed for a file that could not be written, with its cause."""
    #: {file}: a file's name. {cause}: why, "the disk is full".
    source = QT_TRANSLATE_NOOP("profile", "{file} could not be saved: {cause}. Everything saved before is safe.")
    return SaveFailed(say(source, file=shown(path), cause=cause(problem)))


def shown(path: Path) -> str:
    """A path for use in a sentence, whatever bytes its name consists of."""
    return os.fspath(path).encode("utf-8", "replace").decode("utf-8")
