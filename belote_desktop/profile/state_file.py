"""A state of plain values in a JSON file with its format, written whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Hashable
from pathlib import Path
from typing import TypeVar, cast

from belote_desktop.profile.files import write_whole
from belote_desktop.records.typed_json import form_of

T = TypeVar("T")


class NewerFormat(Exception):  # noqa: N818 - it is a state of affairs, not a fault
    """The file was written by a newer version."""


def read_state(path: Path, kind: type[T], known: int) -> T:
    """The state in a file of the format `known`; OSError if it cannot be read, NewerFormat, or ValueError for what is
    no such file.
    """
    data = path.read_bytes()
    try:
        found = json.loads(data.decode())
        form = found.pop("format")
        if not isinstance(form, bool) and isinstance(form, int) and form > known:
            raise NewerFormat
        if form != known:
            raise ValueError("The format is none.")
        return cast("T", form_of(cast("Hashable", kind)).read(found))
    except (TypeError, LookupError, AttributeError, RecursionError) as problem:
        raise ValueError(str(problem)) from problem


def write_state(path: Path, state: object, known: int) -> None:
    """Write it; SaveFailed if it cannot be."""
    written = {"format": known, **cast("dict[str, object]", form_of(cast("Hashable", type(state))).write(state))}
    write_whole(path, json.dumps(written, ensure_ascii=False, separators=(",", ":")).encode())
