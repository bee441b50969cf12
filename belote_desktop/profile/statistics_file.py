"""The file of the statistics: its tables, and the check that they are ours before anything is written."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from belote_desktop.profile.reading import opened

TABLES = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, variant TEXT NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL, drawn INTEGER NOT NULL,
    points INTEGER NOT NULL, their_points INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS deals (
    match TEXT NOT NULL, number INTEGER NOT NULL, variant TEXT NOT NULL, taken INTEGER NOT NULL, made INTEGER NOT NULL,
    defended INTEGER NOT NULL, beaten INTEGER NOT NULL, capot INTEGER NOT NULL, capot_against INTEGER NOT NULL,
    PRIMARY KEY (match, number));
CREATE TABLE IF NOT EXISTS figures (
    match TEXT PRIMARY KEY, format INTEGER NOT NULL, kept INTEGER NOT NULL, text TEXT NOT NULL);
PRAGMA user_version = 1;
"""


def connected(path: Path) -> sqlite3.Connection:
    """The database in a file, created if there is none. Raises sqlite3.Error or OSError if it cannot be used.

    An unusable file is not changed by a single byte: it is checked before anything is written.
    """
    with contextlib.suppress(FileNotFoundError), opened(path):
        pass  # an ordinary file, or none yet
    base = sqlite3.connect(path)
    try:
        base.execute("PRAGMA query_only = 1")
        # The quick check would pass an index that leads nowhere, and a question that uses it would fail later.
        if base.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the file is damaged")
        if base.execute("SELECT COUNT(*) FROM sqlite_schema").fetchone() != (0,):
            _check(base)
        base.execute("PRAGMA query_only = 0")
        base.execute("PRAGMA journal_mode = WAL")
        base.executescript(TABLES)
    except BaseException:
        base.close()
        raise
    return base


def _check(base: sqlite3.Connection) -> None:
    """Raise DatabaseError if the tables do not have our columns or hold values of other types."""
    known = {str(row[0]) for row in base.execute("SELECT name FROM sqlite_schema")}
    for table, texts in _FORM.items():
        if table in _LATER and table not in known:
            continue
        columns = [str(row[1]) for row in base.execute(f"PRAGMA table_info({table})")]
        if base.execute("SELECT type FROM sqlite_schema WHERE name = ?", (table,)).fetchall() != [("table",)]:
            raise sqlite3.DatabaseError("a table is missing")
        if columns != list(_COLUMNS[table]):
            raise sqlite3.DatabaseError("a table has another form")
        kinds = " OR ".join(
            f"typeof({column}) != '{'text' if column in texts else 'integer'}'" for column in _COLUMNS[table]
        )
        if base.execute(f"SELECT COUNT(*) FROM {table} WHERE {kinds}").fetchone() != (0,):
            raise sqlite3.DatabaseError("a value is of another kind")
        for row in base.execute(f"SELECT {', '.join(texts)} FROM {table}"):  # text that is none raises
            del row


_COLUMNS = {
    "matches": ("id", "variant", "won", "lost", "drawn", "points", "their_points"),
    "deals": ("match", "number", "variant", "taken", "made", "defended", "beaten", "capot", "capot_against"),
    "figures": ("match", "format", "kept", "text"),
}
_FORM = {"matches": ("id", "variant"), "deals": ("match", "variant"), "figures": ("match", "text")}
"""The columns that are texts; all others are whole numbers."""
_LATER = ("figures",)
"""The tables that a file of an older version does not have."""
