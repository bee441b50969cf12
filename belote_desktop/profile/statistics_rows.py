"""The statistics as plain rows, to move them between profiles. The tables are in `statistics.py`."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.profile.state_file import read_state, state_text
from belote_desktop.profile.statistics import connected

FORMAT = 1
_MOST = 2**53
"""No count is larger."""


@dataclass(frozen=True)
class Rows:
    """The rows of both tables."""

    matches: tuple[tuple[str, str, int, int, int, int, int], ...] = ()
    deals: tuple[tuple[str, int, str, int, int, int, int, int, int], ...] = ()


def rows_in(path: Path) -> Rows:
    """The rows of a database, even while another connection writes to it; empty if there is none.

    Raises sqlite3.Error if it cannot be read.
    """
    if not path.is_file():
        return Rows()
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA query_only = 1")
        matches = base.execute("SELECT * FROM matches ORDER BY id").fetchall()
        deals = base.execute("SELECT * FROM deals ORDER BY match, number").fetchall()
    return Rows(tuple(matches), tuple(deals))


def text_of(rows: Rows) -> str:
    """The rows as text."""
    return state_text(rows, FORMAT)


def read_rows(data: bytes) -> Rows:
    """The rows in a text. Raises an exception for any other text."""
    rows = read_state(data, Rows, FORMAT).state
    for row in (*rows.matches, *rows.deals):
        if not all(isinstance(value, str) or 0 <= abs(value) < _MOST for value in row):
            raise ValueError("There is no such count.")
    return rows


def with_rows(path: Path, rows: Rows) -> int:
    """Add the rows of matches that a database does not count yet. Returns the number of matches added."""
    with contextlib.closing(connected(path)) as base, base:
        known = {row[0] for row in base.execute("SELECT id FROM matches")}
        new = [row for row in rows.matches if row[0] not in known]
        fresh = {row[0] for row in new}
        base.executemany("INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)", new)
        deals = [row for row in rows.deals if row[0] in fresh]
        base.executemany("INSERT OR IGNORE INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", deals)
    return len(new)
