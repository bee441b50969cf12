"""Open files of a profile for reading: only regular files, and at most their largest allowed size.

A pipe or a device with the name of a file would block the program or never end.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A regular file, open for reading. Raises OSError for anything else, ENXIO for a device, a pipe or a socket."""
    _check_ordinary(path.stat().st_mode)  # to open a device may already do something to it
    number = os.open(path, _FLAGS)
    try:
        _check_ordinary(os.fstat(number).st_mode)
    except OSError:
        os.close(number)
        raise
    with os.fdopen(number, "rb") as file:
        yield file


def read_bytes(path: Path, largest: int) -> bytes:
    """The whole content of a regular file. Raises OSError if unreadable, EFBIG if it has more than `largest` bytes."""
    data = start_of(path, largest + 1)
    if len(data) > largest:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), os.fspath(path))
    return data


def start_of(path: Path, count: int) -> bytes:
    """The first `count` bytes of a regular file, or all if there are fewer. Raises OSError if it cannot be read."""
    with opened(path) as file:
        return file.read(count)


def end_of(path: Path, count: int) -> bytes:
    """The last `count` bytes of a regular file, or all if there are fewer. Raises OSError if it cannot be read."""
    with opened(path) as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(size - count, 0))
        return file.read()


def names_in(directory: Path, suffix: str) -> tuple[Path, ...]:
    """The paths in a directory whose names end in `suffix`, sorted; empty if the directory does not exist.

    Raises OSError if the directory may not be read.
    """
    try:
        with os.scandir(directory) as entries:
            return tuple(sorted(directory / entry.name for entry in entries if entry.name.endswith(suffix)))
    except FileNotFoundError:
        return ()


def not_ordinary(mode: int) -> OSError:
    """The OSError for something that is not a regular file, by its mode."""
    number = errno.EISDIR if stat.S_ISDIR(mode) else errno.ENXIO
    return OSError(number, os.strerror(number))


def _check_ordinary(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise not_ordinary(mode)
