"""Write files so that a power cut loses nothing, and rename those that cannot be read."""

from __future__ import annotations

import contextlib
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import cause, not_written, shown
from belote_desktop.profile.reading import read_bytes

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


@dataclass(frozen=True)
class SetAside:
    """The result of setting an unreadable file aside: the sentence about it and its new path, or None if it could not
    be moved.
    """

    message: Message
    place: Path | None


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: afterwards it holds the old content or the new, never a part.

    A symbolic link is kept and its target is written. Raises SaveFailed if the file cannot be written.
    """
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    beside = target.with_name(target.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)  # left over from a program that was killed
        with os.fdopen(os.open(beside, _NEW, 0o666), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
        sync_directory(target.parent)
    except OSError as problem:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise not_written(path, problem) from problem


def sync_directory(path: Path) -> None:
    """Flush the names of new files in a directory to disk, on systems that support it."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def free_name(directory: Path, name: str) -> Path:
    """A path in the directory that does not exist yet: the name, or the name with a number."""
    stem, dot, suffix = name.rpartition(".")
    if not stem:
        stem, dot, suffix = name, "", ""
    number, path = 1, directory / name
    while path.exists() or path.is_symlink():
        number += 1
        path = directory / f"{stem}-{number}{dot}{suffix}"
    return path


def move(path: Path, place: Path) -> None:
    """Move a file and flush the change to disk. Raises SaveFailed if that fails; the file is then where it was."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        path.rename(place)
        sync_directory(place.parent)
    except OSError as problem:
        raise not_written(place, problem) from problem


def set_aside(path: Path, directory: Path, *, keeps_link: bool = False) -> SetAside:
    """Move a file that cannot be read into `directory`. Never deletes it. The sentence names the old and new path.

    If the file is behind a link, a copy is set aside and the link is removed, unless the program writes through it.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        place = free_name(directory, path.name)
        if not path.is_symlink():
            path.rename(place)
        else:
            shutil.copyfile(path, place)
            if not keeps_link:
                path.unlink()
    except OSError as problem:
        #: {file}: a file's name. {cause}: why, "the disk is full".
        source = QT_TRANSLATE_NOOP("profile", "{file} cannot be read and was not moved: {cause}.")
        return SetAside(say(source, file=shown(path), cause=cause(problem)), None)
    #: {file}: a file's name. {place}: a file's name.
    source = QT_TRANSLATE_NOOP("profile", "{file} cannot be read. It was renamed to {place}.")
    return SetAside(say(source, file=shown(path), place=shown(place)), place)


def copy_aside(path: Path, data: bytes, directory: Path) -> Path:
    """Copy a file before it is changed. Returns the path of the copy; raises SaveFailed if it cannot be written.

    If the same copy already exists, its path is returned.
    """
    number, place = 1, directory / path.name
    while place.exists() or place.is_symlink():
        if _holds(place, data):
            return place
        number += 1
        place = directory / f"{path.stem}-{number}{path.suffix}"
    write_whole(place, data)
    return place


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_bytes(path, len(data)) == data
    except OSError:
        return False
