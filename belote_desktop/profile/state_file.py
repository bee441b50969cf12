"""A small state file of the profile. It is written atomically, and bad content never stops the program.

`take` always returns: the state, or nothing, with sentences that say what was wrong.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import SaveFailed, cause, shown
from belote_desktop.profile.files import copy_aside, set_aside, write_whole
from belote_desktop.profile.reading import read_bytes

T = TypeVar("T")

LARGEST = 4_000_000
"""Bytes; a file beyond holds no state of ours: the largest, the drills, has some 300 positions of 2 kB."""


class NewerFormat(Exception):  # noqa: N818 - it is a state of affairs, not a fault
    """The file was written by a newer version; `found` is its format."""

    def __init__(self, found: object = "") -> None:
        super().__init__(found)
        self.found = found


@dataclass(frozen=True)
class Understood(Generic[T]):
    """The data read from a file, and whether that is everything in the file."""

    state: T
    is_all: bool = True


@dataclass(frozen=True)
class Told:
    """The sentences about one file: `unreadable` has the places {file} and {cause}, `newer` {file} and {found}."""

    unreadable: str
    newer: str


@dataclass(frozen=True)
class Taken(Generic[T]):
    """The content of a file: None if there is no file or none of it can be used; whether the file may be written now,
    and the problems found.
    """

    state: T | None = None
    is_kept: bool = True
    notices: tuple[Message, ...] = ()


def take(path: Path, aside: Path, read: Callable[[bytes], Understood[T]], told: Told) -> Taken[T]:
    """The content of a file, parsed by `read`, which may raise anything. Never raises itself.

    The file of a newer version, and one the system does not let us read, are not changed. Any other unreadable file is
    set aside. Of a file that can be read in part a copy is set aside, because the next write would lose the rest.
    """
    try:
        data = read_bytes(path, LARGEST)
    except FileNotFoundError:
        return Taken()
    except OSError as problem:
        if problem.errno == errno.EFBIG:
            return _set_aside(path, aside)
        said = say(told.unreadable, file=shown(path), cause=cause(problem, reading=True))
        return Taken(None, False, (said,))
    try:
        understood = read(data)
    except NewerFormat as problem:
        return Taken(None, False, (say(told.newer, file=shown(path), found=str(problem.found)[:20]),))
    except Exception:  # the file holds what nobody foresaw: that must not keep the program from starting
        return _set_aside(path, aside)
    return Taken(understood.state) if understood.is_all else _copied(path, data, aside, understood.state)


def _set_aside(path: Path, aside: Path) -> Taken[T]:
    done = set_aside(path, aside, keeps_link=True)
    return Taken(None, done.place is not None, (done.message,))


def _copied(path: Path, data: bytes, aside: Path, state: T) -> Taken[T]:
    try:
        place = copy_aside(path, data, aside)
    except SaveFailed as problem:
        return Taken(state, False, (say(_PARTLY, file=shown(path)), problem.message))
    return Taken(state, True, (say(_PARTLY_KEPT, file=shown(path), place=shown(place)),))


#: {file}: a file's name.
_PARTLY = QT_TRANSLATE_NOOP(
    "profile", "Part of {file} cannot be read and was skipped. Changes you make now will not be saved."
)
#: {file}: a file's name. {place}: a file's name.
_PARTLY_KEPT = QT_TRANSLATE_NOOP(
    "profile", "Part of {file} cannot be read and was skipped. The damaged file was kept as {place}."
)


def check_format(found: object, known: int, *, oldest: int | None = None) -> int:
    """The format number found, if it lies between `oldest` (or `known`) and `known`. Raises NewerFormat for a higher
    number, ValueError for anything else.
    """
    if not isinstance(found, int) or isinstance(found, bool) or found < (oldest or known):
        raise ValueError("There was no such format.")
    if found > known:
        raise NewerFormat(found if found < 10**9 else "1000000000…")
    return found


def read_state(data: bytes, kind: type[T], known: int, *, oldest: int | None = None) -> Understood[T]:
    """The state in a JSON text of format `known`, or of one from `oldest` on: new fields take their defaults.

    Raises NewerFormat for a newer one, an exception for others.
    """
    from belote_desktop.records.typed_json import form_of  # the forms of all actions and records

    found = json.loads(data.decode(), object_pairs_hook=_table)
    check_format(found.pop("format"), known, oldest=oldest)
    state = cast("T", form_of(cast("Hashable", kind)).read(found))
    state_text(state, known).encode()  # what cannot be written again must not be taken: a lone surrogate
    return Understood(state)


def state_text(state: object, known: int) -> str:
    """The JSON text of a state."""
    from belote_desktop.records.typed_json import form_of

    written = {"format": known, **cast("dict[str, object]", form_of(cast("Hashable", type(state))).write(state))}
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))


def write_state(path: Path, state: object, known: int) -> None:
    """Write the state. Raises SaveFailed if that fails."""
    write_whole(path, state_text(state, known).encode())


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object. Raises ValueError if a key appears twice, because one of the two values would be lost."""
    table = dict(pairs)
    if len(table) < len(pairs):
        raise ValueError("A name comes twice.")
    return table
