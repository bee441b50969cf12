"""A lock of the operating system that allows one running instance per profile. It ends with the process."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.failures import ProfileInUse, ProfileUnusable, cause, shown

_BUSY = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class ProfileLock:
    """The lock of a profile, held from `acquire` to `release`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._number: int | None = None

    def acquire(self) -> None:
        """Take the lock. Raises ProfileInUse if another instance has it, ProfileUnusable if its file cannot be made."""
        try:
            number = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            #: {directory}: a folder. {cause}: why, "the disk is full".
            source = QT_TRANSLATE_NOOP("profile", "The profile in {directory} cannot be used: {cause}.")
            raise ProfileUnusable(say(source, directory=shown(self._path.parent), cause=cause(problem))) from problem
        try:
            _lock(number)
        except OSError as problem:
            os.close(number)
            if problem.errno not in _BUSY:
                return  # a file system without locks: better to play without one than not to play
            #: {directory}: a folder. --profile DIR stays as it is.
            source = QT_TRANSLATE_NOOP(
                "profile",
                "Belote Desktop is already running with the profile in {directory}. Use that window, or "
                "start Belote Desktop with another profile: --profile DIR.",
            )
            raise ProfileInUse(say(source, directory=shown(self._path.parent))) from problem
        self._number = number

    def release(self) -> None:
        """Release the lock. May be called at any time."""
        if self._number is not None:
            number, self._number = self._number, None
            with contextlib.suppress(OSError):
                _unlock(number)
            os.close(number)


def claim(directories: Directories) -> ProfileLock:
    """Make the directories of a profile and return its acquired lock. Raises ProfileInUse or ProfileUnusable."""
    for directory in (directories.config, directories.data, directories.matches):
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            #: {directory}: a folder. {cause}: why, "the disk is full".
            source = QT_TRANSLATE_NOOP("profile", "The profile in {directory} cannot be used: {cause}.")
            raise ProfileUnusable(say(source, directory=shown(directory), cause=cause(problem))) from problem
    lock = ProfileLock(directories.lock)
    lock.acquire()
    return lock


@contextlib.contextmanager
def claimed(directories: Directories) -> Iterator[None]:
    """A context in which no other instance uses the profile; raises as `claim` does."""
    lock = claim(directories)
    try:
        yield
    finally:
        lock.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

    def _unlock(number: int) -> None:
        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_UN)
