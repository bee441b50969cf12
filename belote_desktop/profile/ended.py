"""Whether statistics count a match, told by the header of its record alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from belote_desktop import records
from belote_desktop.profile.reading import start_of

if TYPE_CHECKING:
    from belote_desktop.records import Header

HEAD = 32_768
"""Bytes; the header of a record has about 5,000."""


def counts(header: Header) -> bool:
    """True if statistics count this match: a user plays, and the match is neither practice nor a set deal."""
    return header.person is not None and header.is_counted


def header_of(path: Path) -> Header | None:
    """The header of a record, without reading the rest; None if the file has none. Raises OSError if unreadable."""
    return header_in(start_of(path, HEAD))


def header_in(data: bytes) -> Header | None:
    """The header of a record of which this is the start, or all; None if it has none."""
    head = data[:HEAD].partition(b"\n\ndeal ")[0]
    record = records.parse_record(records.decode(head + b"\n")[0]).record
    return None if record is None else record.header
