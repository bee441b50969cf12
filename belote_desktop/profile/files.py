"""Writing files so that a power cut loses nothing, and setting aside what cannot be read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import cause, not_written, shown


def write_whole(path: Path, data: bytes) -> None:
    """Write a file at one stroke: it holds the old content or the new, never a part. SaveFailed if it cannot be."""
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        sync_directory(path.parent)
    except OSError as problem:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise not_written(path, problem) from problem


def sync_directory(path: Path) -> None:
    """Have the names of new files written to disk, where the system can."""
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
    """Give a file another place, for good; SaveFailed if it cannot be, it is where it was then."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        path.rename(place)
        sync_directory(place.parent)
    except OSError as problem:
        raise not_written(place, problem) from problem


def set_aside(path: Path, directory: Path) -> Message:
    """Move a file that cannot be read into `directory`; never deletes. The sentence names the old and new place."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        place = free_name(directory, path.name)
        path.rename(place)
    except OSError as problem:
        source = QT_TRANSLATE_NOOP("profile", "{file} cannot be read. It stays where it is: {cause}.")
        return say(source, file=shown(path), cause=cause(problem))
    source = QT_TRANSLATE_NOOP("profile", "{file} cannot be read. It was set aside as {place}.")
    return say(source, file=shown(path), place=shown(place))


def copy_aside(path: Path, data: bytes, directory: Path) -> Path:
    """Keep a copy of a file before it is changed; gives its place. SaveFailed if it cannot be written."""
    place = free_name(directory, path.name)
    write_whole(place, data)
    return place
