"""The matches of a profile: one record a file, appended to and flushed to disk before anything is shown."""

from __future__ import annotations

import contextlib
import datetime
import errno
import os
import re
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from belote_desktop import records
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import SaveFailed, cause, not_written, shown
from belote_desktop.profile.files import copy_aside, free_name, move, set_aside, write_whole
from belote_desktop.profile.reading import end_of, names_in, not_ordinary, read_bytes

if TYPE_CHECKING:
    from belote_desktop.engine.matches.match import Match

T = TypeVar("T")

ENDING = ".brn"
LARGEST = records.LARGEST_FILE
"""Bytes; a file beyond is no record of a match."""
EARLIEST, LATEST = 2 * 86_400, 253_402_214_400
"""The file times that can be shown everywhere, in seconds: from 3 January 1970 to 30 December 9999."""


class Save:
    """The file of one match, to which text is appended. `id` is its name without the ending."""

    def __init__(self, path: Path, size: int) -> None:
        self.path = path
        self._size = size  # how much of the file is known to be whole

    @property
    def id(self) -> str:
        return self.path.stem

    def append(self, text: str) -> None:
        """Append whole lines and flush them to disk. Raises SaveFailed; the file is then as it was before."""
        data = text.encode()
        if not data:
            return
        try:
            with self.path.open("r+b", buffering=0) as file:
                file.truncate(self._size)  # what a failed attempt may have left
                file.seek(self._size)
                try:
                    self._write(file.fileno(), data)
                except OSError:
                    with contextlib.suppress(OSError):
                        file.truncate(self._size)
                    raise
        except OSError as problem:
            raise not_written(self.path, problem) from problem
        self._size += len(data)

    @staticmethod
    def _write(number: int, data: bytes) -> None:
        left = memoryview(data)
        while left:
            left = left[os.write(number, left) :]
        os.fsync(number)


@dataclass(frozen=True)
class SavedMatch:
    """An unfinished match: its path, its record, and when it was last written."""

    path: Path
    record: records.Record
    modified: datetime.datetime

    @property
    def header(self) -> records.Header:
        return self.record.header


@dataclass(frozen=True)
class Loaded:
    """A continued match: the file to append to, its folded record, and the recorder that continues it."""

    save: Save
    record: records.Record
    replay: records.Replay
    match: Match
    recorder: records.Recorder


class Saves:
    """The matches in a directory. `notices` are sentences about files that could not be read completely."""

    def __init__(self, directory: Path, aside: Path) -> None:
        self._directory = directory
        self._aside = aside
        self.notices: list[Message] = []
        self._told: set[str] = set()

    def _tell(self, message: Message) -> None:
        """Add a notice, only once."""
        if str(message) not in self._told:
            self._told.add(str(message))
            self.notices.append(message)

    def create(self, text: str, name: str = "match") -> Save:
        """Create the file of a new match with its opening text. Raises SaveFailed if it cannot be written."""
        data = text.encode()
        stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
        plain = re.sub(r"[^a-z0-9-]+", "-", name.lower()).strip("-") or "match"
        path = free_name(self._directory, f"{stamp}-{plain}{ENDING}")
        write_whole(path, data)
        return Save(path, len(data))

    def all(self) -> tuple[Path, ...]:
        """The files of all matches, newest first. Anything that is not a regular file gets a notice."""
        try:
            paths = names_in(self._directory, ENDING)
        except OSError as problem:
            self._tell(_unread(self._directory, problem))
            return ()
        found = []
        for path in paths:
            try:
                about = path.stat()
            except OSError as problem:
                self._tell(_unread(path, problem))
                continue
            if stat.S_ISREG(about.st_mode):
                found.append((about.st_mtime_ns, path))
            else:
                self._tell(_unread(path, not_ordinary(about.st_mode)))
        return tuple(path for _, path in sorted(found, reverse=True))

    def waiting(self) -> Iterator[SavedMatch]:
        """The unfinished matches, newest first, each read when it is asked for.

        Files that are not records are set aside with a notice.
        """
        for path in self.all():
            saved = self.attempt(path, self._saved)
            if saved is not None:
                yield saved

    def unfinished(self) -> list[SavedMatch]:
        """All unfinished matches, newest first."""
        return list(self.waiting())

    def ended(self) -> tuple[Path, ...]:
        """The files of the finished matches, newest first."""
        return tuple(path for path in self.all() if self.attempt(path, is_finished))

    def attempt(self, path: Path, do: Callable[[Path], T]) -> T | None:
        """The result of `do` for the file of a match; None if it raises anything, so that other matches still load.

        A file that cannot be read now is left in place, any other is set aside; both get a notice.
        """
        try:
            return do(path)
        except OSError as problem:
            self._tell(_unread(path, problem))
        except MemoryError:
            self._tell(_unread(path, OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))))
        except Exception:
            self._tell(set_aside(path, self._aside).message)
        return None

    def _saved(self, path: Path) -> SavedMatch | None:
        if not path.exists() or is_finished(path):  # gone since the names were read, or over
            return None
        reading = records.parse_record(records.decode(read_bytes(path, LARGEST))[0])
        if reading.record is None:
            self._refuse(path, reading)
            return None
        return SavedMatch(path, reading.record, modified(path))

    def remove(self, path: Path) -> Path:
        """Remove a match. Its file is moved, not deleted. Returns the new path, for `restore`."""
        place = free_name(self._aside, path.name)
        move(path, place)
        return place

    def restore(self, place: Path) -> Path:
        """Restore a removed match. Returns its path."""
        path = free_name(self._directory, place.name)
        move(place, path)
        return path

    def load(self, path: Path, seed: int) -> Loaded:
        """Continue a saved match; later decks come from `seed`.

        A record outside the profile is copied into it and the copy is continued; the file itself is never changed.

        If the end of the file is broken, a copy is kept aside, then the file is cut back to its valid part, with a
        notice. Raises SaveFailed if the file cannot be read or written, or if no part of it is valid: it is then set
        aside.
        """
        try:
            data = read_bytes(path, LARGEST)
        except OSError as problem:
            raise SaveFailed(_unread(path, problem)) from problem
        reading, replay = _folded(data, seed)
        if path.absolute().parent != self._directory.absolute():
            path = self._take_in(path, data, is_record=replay is not None and replay.match is not None)
        if reading.record is None or replay is None or replay.match is None:
            raise SaveFailed(self._refuse(path, reading))
        stands = _standing(data, replay.stopped)
        if len(stands) < len(data):
            self._cut(path, data, stands)
            reading, replay = _folded(stands, seed)
        record = reading.record
        assert record is not None
        assert replay is not None
        assert replay.match is not None
        if replay.problems:
            #: {file}: a file's name. {reason}: a whole sentence.
            source = QT_TRANSLATE_NOOP(
                "profile",
                "The match file {file} has a mistake: {reason} The match continues with the points that the cards "
                "add up to.",
            )
            self._tell(say(source, file=shown(path), reason=replay.problems[0].message))
        recorder = records.Recorder.resumed(replay, seals=record.header.set_key is None)
        save = Save(path, len(stands))
        save.append(recorder.missing_text(replay))
        return Loaded(save, record, replay, replay.match, recorder)

    def _take_in(self, path: Path, data: bytes, *, is_record: bool) -> Path:
        """Copy a record into the profile. Raises SaveFailed if the file is not a record; it is never changed."""
        if not is_record:
            #: {file}: a file's name.
            source = QT_TRANSLATE_NOOP("profile", "{file} is not a match file. It was not changed.")
            raise SaveFailed(say(source, file=shown(path)))
        name = path.name if path.suffix == ENDING else f"{path.name}{ENDING}"
        copy = free_name(self._directory, name)
        write_whole(copy, data)
        return copy

    def _refuse(self, path: Path, reading: records.Reading) -> Message:
        """Refuse a file and return the notice. A newer version's record stays in place, any other file is set aside."""
        if reading.newer:
            #: {file}: a file's name. {reason}: a whole sentence.
            source = QT_TRANSLATE_NOOP("profile", "{file} cannot be opened and was not changed: {reason}")
            message = say(source, file=shown(path), reason=reading.problems[0].message)
        else:
            message = set_aside(path, self._aside).message
        self._tell(message)
        return message

    def _cut(self, path: Path, data: bytes, stands: bytes) -> None:
        place = copy_aside(path, data, self._aside)
        write_whole(path, stands)
        #: {file}: a file's name. {place}: a file's name.
        source = QT_TRANSLATE_NOOP(
            "profile",
            "The end of {file} was damaged. The match continues from the last good action. The damaged file "
            "was kept as {place}.",
        )
        self._tell(say(source, file=shown(path), place=shown(place)))


def _standing(data: bytes, stopped: int | None) -> bytes:
    """The whole lines of a file before the line at which folding had to stop."""
    whole = data[: data.rfind(b"\n") + 1]
    if stopped is None:
        return whole
    return b"".join(line + b"\n" for line in whole.split(b"\n")[: stopped - 1])


def _folded(data: bytes, seed: int) -> tuple[records.Reading, records.Replay | None]:
    """The reading of a file and the match it folds to, or None if it folds to none. Never raises for any content."""
    try:
        reading = records.parse_record(records.decode(data)[0])
        return reading, None if reading.record is None else records.replay(reading.record, seed)
    except Exception:  # what nobody foresaw in a file must not end the program
        return records.Reading(None), None


def is_finished(path: Path) -> bool:
    """True if the last line of a file is the result. The rest is not read."""
    tail = end_of(path, 1024)
    return tail.endswith(b"\n") and tail[:-1].rpartition(b"\n")[2].startswith(b"result ")


def modified(path: Path) -> datetime.datetime:
    """The local time at which a file was last written, moved to the nearest time that `datetime` can express."""
    return datetime.datetime.fromtimestamp(min(max(path.stat().st_mtime, EARLIEST), LATEST))


def _unread(path: Path, problem: OSError) -> Message:
    #: {file}: a file's name. {cause}: why, "the disk is full".
    source = QT_TRANSLATE_NOOP("profile", "{file} cannot be read: {cause}.")
    return say(source, file=shown(path), cause=cause(problem, reading=True))
