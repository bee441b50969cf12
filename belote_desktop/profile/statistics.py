"""The statistics: a small database of finished matches. It can always be rebuilt from the records.

`Ended` (`ended.py`) is what a record says of a match that counts; the window and the command line count it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from belote_desktop.engine.score import Result
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import cause, shown
from belote_desktop.profile.files import set_aside
from belote_desktop.profile.reading import opened

if TYPE_CHECKING:
    from belote_desktop.engine.matches.match import Match

_TABLES = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, variant TEXT NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL, drawn INTEGER NOT NULL,
    points INTEGER NOT NULL, their_points INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS deals (
    match TEXT NOT NULL, number INTEGER NOT NULL, variant TEXT NOT NULL, taken INTEGER NOT NULL, made INTEGER NOT NULL,
    defended INTEGER NOT NULL, beaten INTEGER NOT NULL, capot INTEGER NOT NULL, capot_against INTEGER NOT NULL,
    PRIMARY KEY (match, number));
PRAGMA user_version = 1;
"""


@dataclass(frozen=True)
class Tally:
    """The counts of one game, for the user's side.

    `deals` were played out. In `taken` of them the side had the contract and `made` it that often; in `defended` the
    opponents had it and were `beaten` that often. `capots` are deals in which the side took every trick.
    """

    matches: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    deals: int = 0
    taken: int = 0
    made: int = 0
    defended: int = 0
    beaten: int = 0
    capots: int = 0
    capots_against: int = 0


class Statistics:
    """The statistics of a profile. `notices` are sentences about problems with the file.

    Nothing here stops a game: if the file cannot be used, the counts are kept in memory until the program ends.
    """

    def __init__(self, path: Path, aside: Path) -> None:
        self._path = path
        self._aside = aside
        self.notices: list[Message] = []
        self.is_lasting = True
        """Whether the counts are on disk."""
        self.is_new = False
        """Whether they begin in this program, with no match counted: there was no file, or it could not be read."""
        self._base = self._open()

    def _open(self) -> sqlite3.Connection:
        try:
            return self._connect()
        except OSError as problem:  # a directory or a pipe in its place
            return self._in_memory(cause(problem, reading=True))
        except Exception as problem:  # damaged in whatever way
            if getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in _OUTSIDE:
                return self._in_memory(str(problem))
            self.notices.append(self._put_aside())
        try:
            return self._connect()
        except (OSError, sqlite3.Error) as problem:
            return self._in_memory(str(problem))

    def _connect(self) -> sqlite3.Connection:
        is_new = not self._path.exists()
        base = connected(self._path)
        self.is_new, self.is_lasting = is_new, True
        return base

    def _put_aside(self) -> Message:
        told = set_aside(self._path, self._aside).message
        for more in ("-wal", "-shm"):
            beside = self._path.with_name(self._path.name + more)
            if beside.exists():
                set_aside(beside, self._aside)
        return told

    def begin_anew(self) -> None:
        """Empty the statistics, to rebuild them from the records. A copy of the old file is kept aside."""
        self._base.close()
        if self.is_lasting and self._path.exists():
            self._put_aside()
        self._base = self._open()
        with contextlib.suppress(sqlite3.Error), self._base:  # where the file could not be moved
            self._base.execute("DELETE FROM deals")
            self._base.execute("DELETE FROM matches")

    def _in_memory(self, reason: Message | str) -> sqlite3.Connection:
        #: {file}: a file's name. {reason}: why, a clause or a sentence.
        source = QT_TRANSLATE_NOOP(
            "profile", "The statistics in {file} cannot be used: {reason}. Matches you play now will not be counted."
        )
        self.notices.append(say(source, file=shown(self._path), reason=reason))
        self.is_new, self.is_lasting = True, False
        base = sqlite3.connect(":memory:")
        base.executescript(_TABLES)
        return base

    def add(self, match_id: str, match: Match, seat: int) -> None:
        """Count a finished match and its deals for the side of `seat`. Counting it again changes nothing."""
        side = match.rules.side_of(seat)
        rival = max(total for other, total in enumerate(match.totals) if other != side)
        result = (match.winner == side, match.winner not in (None, side), match.winner is None)
        variant = match.rules.variant
        rows = [
            (
                match_id,
                settled.number,
                variant,
                settled.score.taker == side,
                settled.score.taker == side and settled.score.result is Result.MADE,
                settled.score.taker not in (None, side),
                settled.score.taker not in (None, side) and settled.score.result is Result.FAILED,
                settled.score.capot == side,
                settled.score.capot not in (None, side),
            )
            for settled in match.deals
            if settled.score.taker is not None and settled.score.result is not Result.REPLAY
        ]
        try:
            with self._base:
                self._base.execute("DELETE FROM deals WHERE match = ?", (match_id,))
                self._base.execute(
                    "INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (match_id, variant, *result, match.totals[side], rival),
                )
                self._base.executemany("INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        except sqlite3.Error as problem:
            #: {file}: a file's name. {reason}: why, a clause or a sentence.
            source = QT_TRANSLATE_NOOP(
                "profile",
                "The match could not be added to the statistics in {file}: {reason}. The match itself is saved.",
            )
            self.notices.append(say(source, file=shown(self._path), reason=str(problem)))

    def remove(self, match_id: str) -> None:
        """Remove a counted match because it is in play again. Nothing happens if it was not counted."""
        with contextlib.suppress(sqlite3.Error), self._base:  # counted again when it ends
            self._base.execute("DELETE FROM deals WHERE match = ?", (match_id,))
            self._base.execute("DELETE FROM matches WHERE id = ?", (match_id,))

    def tally(self, variant: str = "") -> Tally:
        """The counts of one game, or of all games."""
        matches = self._sums("SELECT COUNT(*), TOTAL(won), TOTAL(lost), TOTAL(drawn) FROM matches", variant)
        sums = "TOTAL(taken), TOTAL(made), TOTAL(defended), TOTAL(beaten), TOTAL(capot), TOTAL(capot_against)"
        return Tally(*matches, *self._sums(f"SELECT COUNT(*), {sums} FROM deals", variant))

    def counted(self) -> frozenset[str]:
        """The names of the counted matches."""
        return frozenset(str(row[0]) for row in self._base.execute("SELECT id FROM matches"))

    def variants(self) -> tuple[str, ...]:
        """The ids of the games with counted matches."""
        found = self._base.execute("SELECT DISTINCT variant FROM matches ORDER BY variant").fetchall()
        return tuple(str(row[0]) for row in found)

    def _sums(self, question: str, variant: str) -> tuple[int, ...]:
        row = self._base.execute(f"{question} WHERE ? IN (variant, '')", (variant,)).fetchone()
        return tuple(int(value) for value in row)

    def close(self) -> None:
        """Close the database. May be called again."""
        self._base.close()


_OUTSIDE = (
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM,
)  # fmt: skip
"""What goes wrong outside the file: it is left where it is."""


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
        base.executescript(_TABLES)
    except BaseException:
        base.close()
        raise
    return base


def _check(base: sqlite3.Connection) -> None:
    """Raise DatabaseError if the tables do not have our columns or hold values of other types."""
    for table, texts in _FORM.items():
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
}
_FORM = {"matches": ("id", "variant"), "deals": ("match", "variant")}
"""The columns that are texts; all others are whole numbers."""
