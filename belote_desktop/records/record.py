"""A record: its header and its entries, and the strict writing of both."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.records.entries import DealBegun, Entry
from belote_desktop.records.header import Header


@dataclass(frozen=True)
class Record:
    """A stored match: the rules in force and every entry in order of time. Everything else is computed by folding."""

    header: Header
    entries: tuple[Entry, ...] = ()

    def __str__(self) -> str:
        """The text of the file, as `write` returns it."""
        return write(self)

    def __repr__(self) -> str:
        return f"<Record of {self.header.variant}, {self.header.date or 'no date'}: {len(self.entries)} entries>"


def write(record: Record) -> str:
    """The text of the whole record. Reading it returns the same record."""
    return header_text(record.header) + "".join(entry_text(entry) for entry in record.entries)


def header_text(header: Header) -> str:
    """The header lines."""
    return "".join(f"{tag}\n" for tag in header.tags())


def entry_text(entry: Entry) -> str:
    """The text to append for one entry. An empty line precedes each deal."""
    return f"\n{entry}\n" if isinstance(entry, DealBegun) else f"{entry}\n"
