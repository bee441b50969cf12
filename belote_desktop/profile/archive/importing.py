"""Import a whole profile from one file: all of it or nothing, and no existing match is lost.

Everything is checked first, and every file that will be replaced is copied. Then a note with the undo steps is written,
then the files; the note is removed last. If the note is found at a start, the import did not finish and is undone.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.archive.archive import Archive, opened_archive
from belote_desktop.profile.archive.archive_names import DATABASE, LARGEST_FILE, STATISTICS
from belote_desktop.profile.archive.archive_places import path_of
from belote_desktop.profile.archive.import_note import NOT_UNDONE, Change, Note, undo, write_note
from belote_desktop.profile.archive.import_plan import Plan, Step, planned
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.failures import SaveFailed, cause, shown
from belote_desktop.profile.files import copy_aside, sync_directory, write_whole
from belote_desktop.profile.lock import claimed
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.saves import EARLIEST, LATEST
from belote_desktop.profile.statistics import Statistics
from belote_desktop.profile.statistics_rows import read_rows, with_rows


def import_profile(directories: Directories, path: Path) -> Message:
    """Import an archive into a profile. Returns the sentence that says what was imported and what was kept aside.

    Raises ProfileInUse or ProfileUnusable if the profile cannot be opened, ImportRefused if the file holds no profile,
    and SaveFailed if something could not be written. In every case nothing has changed.
    """
    with claimed(directories), tempfile.TemporaryDirectory() as folder, opened_archive(path) as archive:
        undo(directories)
        try:
            plan = planned(archive, directories, shown(path))
            _plan_statistics(plan, archive, directories, Path(folder))
            kept = _written(plan.steps, directories)
        except SaveFailed as problem:
            raise _failed(directories, problem.message) from problem
        except OSError as problem:
            #: {file}: a file's name. {cause}: why, "the disk is full".
            source = QT_TRANSLATE_NOOP("profile", "{file} cannot be read: {cause}.")
            file = shown(Path(problem.filename or directories.data))
            raise _failed(directories, say(source, file=file, cause=cause(problem, reading=True))) from problem
        except sqlite3.Error as problem:
            raise _failed(directories, str(problem)) from problem
    return _said(plan, path, kept)


def _failed(directories: Directories, reason: Message | str) -> SaveFailed:
    if directories.unfinished_import.exists():
        return SaveFailed(say(NOT_UNDONE))
    #: {reason}: a whole sentence.
    source = QT_TRANSLATE_NOOP("profile", "The import failed. Your profile is as it was before. {reason}")
    return SaveFailed(say(source, reason=reason))


def _plan_statistics(plan: Plan, archive: Archive, directories: Directories, folder: Path) -> None:
    """Plan to merge the statistics: in a copy, which then replaces the database like any other file."""
    if STATISTICS not in archive.parts:
        return
    there, made = directories.statistics, folder / DATABASE
    if there.exists():
        Statistics(there, directories.set_aside).close()  # brings in what waits beside it; sets it aside if damaged
        made.write_bytes(read_bytes(there, LARGEST_FILE))
    if with_rows(made, read_rows(archive.read(STATISTICS))):
        when = archive.parts[STATISTICS].modified
        plan.steps.append(Step(DATABASE, made.read_bytes, when, replaces=there.exists()))


def _written(steps: Sequence[Step], directories: Directories) -> tuple[Path, ...]:
    """Write all files or none. Returns where the replaced files are kept."""
    changes = []
    for step in steps:
        path, kept = path_of(directories, step.name), None
        if step.replaces:
            kept = copy_aside(path, read_bytes(path, LARGEST_FILE), directories.set_aside).name
        changes.append(Change(step.name, hashlib.sha256(step.data()).hexdigest(), kept))
    if not changes:
        return ()
    write_note(directories, Note(tuple(changes)))
    try:
        for step in steps:
            _write(step, path_of(directories, step.name))
        directories.unfinished_import.unlink()
        sync_directory(directories.data)
    except BaseException:
        undo(directories)
        raise
    return tuple(directories.set_aside / change.kept for change in changes if change.kept is not None)


def _write(step: Step, path: Path) -> None:
    """Write a file and set its original time, because matches are sorted by it."""
    write_whole(path, step.data())
    when = min(max(step.modified, EARLIEST), LATEST)
    with contextlib.suppress(OSError, OverflowError):
        os.utime(path, (when, when))


def _said(plan: Plan, path: Path, kept: Sequence[Path]) -> Message:
    """The sentence that says what was imported, and what was kept aside."""
    if not plan.steps:
        #: {file}: a file's name.
        source = QT_TRANSLATE_NOOP("profile", "You already have everything that is in {file}.")
        return say(source, file=shown(path))
    facts = {"file": shown(path), "matches": plan.matches, "games": plan.games}
    if not kept:
        #: {file}: a file's name. {matches}, {games}: numbers.
        source = QT_TRANSLATE_NOOP(
            "profile", "The profile in {file} was imported. New matches: {matches}. New games: {games}."
        )
        return say(source, **facts)
    #: {file}: a file's name. {matches}, {games}: numbers. {place}: a folder. {files}: names of files.
    source = QT_TRANSLATE_NOOP(
        "profile",
        "The profile in {file} was imported. New matches: {matches}. New games: {games}. The "
        "files it replaced are in {place}: {files}.",
    )
    names = ", ".join(shown(Path(each.name)) for each in kept)
    return say(source, **facts, place=shown(kept[0].parent), files=names)
