"""The errors of a profile, each with a sentence for the user."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say


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
        QT_TRANSLATE_NOOP("profile", "the system says: {reason}"), reason=problem.strerror or str(problem)
    )


_CAUSES = {
    errno.ENOSPC: say(QT_TRANSLATE_NOOP("profile", "the disk is full")),
    errno.EDQUOT: say(QT_TRANSLATE_NOOP("profile", "your share of the disk is used up")),
    errno.EROFS: say(QT_TRANSLATE_NOOP("profile", "the disk is read-only")),
    errno.EISDIR: say(QT_TRANSLATE_NOOP("profile", "there is a directory of that name")),
    errno.ENOTDIR: say(QT_TRANSLATE_NOOP("profile", "a part of the path is a file")),
    errno.EEXIST: say(QT_TRANSLATE_NOOP("profile", "something of that name is in the way")),
    errno.EIO: say(QT_TRANSLATE_NOOP("profile", "the disk reports an error")),
    errno.ENXIO: say(QT_TRANSLATE_NOOP("profile", "it is not an ordinary file")),
    errno.ELOOP: say(QT_TRANSLATE_NOOP("profile", "its links lead in a circle")),
}
_NOT_WRITTEN = {
    errno.EACCES: say(QT_TRANSLATE_NOOP("profile", "you may not write there")),
    errno.EPERM: say(QT_TRANSLATE_NOOP("profile", "you may not write there")),
}
_NOT_READ = {
    errno.EACCES: say(QT_TRANSLATE_NOOP("profile", "you do not have permission to read it")),
    errno.EPERM: say(QT_TRANSLATE_NOOP("profile", "you do not have permission to read it")),
    errno.EFBIG: say(QT_TRANSLATE_NOOP("profile", "it is too large")),
    errno.ENOENT: say(QT_TRANSLATE_NOOP("profile", "it is not there")),
}


def not_written(path: Path, problem: OSError) -> SaveFailed:
    """The SaveFailed for a file that could not be written, with its cause."""
    source = QT_TRANSLATE_NOOP("profile", "{file} could not be written: {cause}. What was saved before is safe.")
    return SaveFailed(say(source, file=shown(path), cause=cause(problem)))


def shown(path: Path) -> str:
    """A path for use in a sentence, whatever bytes its name consists of."""
    return os.fspath(path).encode("utf-8", "replace").decode("utf-8")
