"""The data the statistics take from the record of a finished match."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from belote_desktop import records
from belote_desktop.profile.reading import read_bytes, start_of
from belote_desktop.profile.saves import LARGEST

if TYPE_CHECKING:
    from belote_desktop.engine.matches.match import Match
    from belote_desktop.records import Header

HEAD = 32_768
"""Bytes; the header of a record has about 5,000."""


@dataclass(frozen=True)
class Ended:
    """A finished match for the statistics: the name of its save, its last state, and the user's seat."""

    match_id: str
    match: Match
    seat: int


def counts(header: Header) -> bool:
    """True if statistics count this match: a user plays, and it is not a practice match."""
    return header.person is not None and not header.is_practice


def header_of(path: Path) -> Header | None:
    """The header of a record, without reading the rest; None if the file has none. Raises OSError if unreadable."""
    head = start_of(path, HEAD).partition(b"\n\ndeal ")[0]
    record = records.parse_record(records.decode(head + b"\n")[0]).record
    return None if record is None else record.header


def read_ended(path: Path) -> Ended | None:
    """The match in a file; None if it does not count or is not over. Raises OSError if the file cannot be read."""
    header = header_of(path)
    if header is None or not counts(header):
        return None
    record = records.parse_record(records.decode(read_bytes(path, LARGEST))[0]).record
    match = None if record is None else records.replay(record).match
    person = header.person
    if match is None or not match.is_over or person is None or person >= match.rules.table.seats:
        return None
    return Ended(path.stem, match, person)
