"""The statistics: a small database of finished matches. It can always be rebuilt from the records.

Two tables hold the counts, a third the figures of each match as text (`figures/`). A match is counted as soon as it
ends; its figures are read from its record afterwards. Figures of a record that was deleted stay if the user keeps them.
"""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import cause, shown
from belote_desktop.profile.figures.match_figures import FORMAT, MatchFigures, text_of
from belote_desktop.profile.files import set_aside
from belote_desktop.profile.statistics_file import TABLES, connected
from belote_desktop.profile.statistics_rows import KINDS, Rows, all_rows, insert, rows_of

if TYPE_CHECKING:
    from belote_desktop.engine.matches.match import Match


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
        """Empty the statistics, to rebuild them from the records; figures that are kept without one stay.

        A copy of the old file is kept aside.
        """
        kept = Rows()
        with contextlib.suppress(sqlite3.Error):
            kept = all_rows(self._base).only(self._kept())
        self._base.close()
        if self.is_lasting and self._path.exists():
            self._put_aside()
        self._base = self._open()
        with contextlib.suppress(sqlite3.Error), self._base:  # where the file could not be moved
            for table in KINDS:
                self._base.execute(f"DELETE FROM {table}")
            insert(self._base, kept)

    def _in_memory(self, reason: Message | str) -> sqlite3.Connection:
        #: {file}: a file's name. {reason}: why, a clause or a sentence.
        source = QT_TRANSLATE_NOOP(
            "profile", "The statistics in {file} cannot be used: {reason}. Matches you play now will not be counted."
        )
        self.notices.append(say(source, file=shown(self._path), reason=reason))
        self.is_new, self.is_lasting = True, False
        base = sqlite3.connect(":memory:")
        base.executescript(TABLES)
        return base

    def add(self, match_id: str, match: Match, seat: int) -> None:
        """Count a finished match and its deals for the side of `seat`. Counting it again changes nothing.

        Its figures are read from its record later.
        """
        from belote_desktop.profile.figures.from_record import counts_of

        self._put(match_id, rows_of(counts_of(match_id, match, seat)))

    def keep(self, figures: MatchFigures, *, without_record: bool = False) -> None:
        """Store the figures of a match in place of older ones, and count it if it counts.

        `without_record` says that they stay although there is no record to make them again from.
        """
        rows = rows_of(figures) if figures.counts else Rows()
        told = (figures.id, FORMAT, int(without_record), text_of(figures))
        self._put(figures.id, Rows(rows.matches, rows.deals, (told,)))

    def _put(self, match_id: str, rows: Rows) -> None:
        try:
            with self._base:
                self._drop(match_id)
                insert(self._base, rows)
        except sqlite3.Error as problem:
            #: {file}: a file's name. {reason}: why, a clause or a sentence.
            source = QT_TRANSLATE_NOOP(
                "profile",
                "The match could not be added to the statistics in {file}: {reason}. The match itself is saved.",
            )
            self.notices.append(say(source, file=shown(self._path), reason=str(problem)))

    def remove(self, match_id: str) -> None:
        """Remove a match, because it is in play again or was deleted. Nothing happens if it was not counted."""
        with contextlib.suppress(sqlite3.Error), self._base:  # counted again when it ends
            self._drop(match_id)

    def _drop(self, match_id: str) -> None:
        for table, column in KINDS.items():
            self._base.execute(f"DELETE FROM {table} WHERE {column} = ?", (match_id,))

    def tally(self, variant: str = "") -> Tally:
        """The counts of one game, or of all games."""
        matches = self._sums("SELECT COUNT(*), TOTAL(won), TOTAL(lost), TOTAL(drawn) FROM matches", variant)
        sums = "TOTAL(taken), TOTAL(made), TOTAL(defended), TOTAL(beaten), TOTAL(capot), TOTAL(capot_against)"
        return Tally(*matches, *self._sums(f"SELECT COUNT(*), {sums} FROM deals", variant))

    def latest(self, count: int) -> tuple[int, ...]:
        """The last so many matches, the earliest first: 1 for one that was won, -1 for one that was lost, else 0."""
        found = self._base.execute("SELECT won - lost FROM matches ORDER BY rowid DESC LIMIT ?", (count,)).fetchall()
        return tuple(int(row[0]) for row in reversed(found))

    def counted(self) -> frozenset[str]:
        """The names of the counted matches."""
        return frozenset(str(row[0]) for row in self._base.execute("SELECT id FROM matches"))

    def figured(self) -> frozenset[str]:
        """The names of the matches whose figures are stored in the present form."""
        found = self._base.execute("SELECT match FROM figures WHERE format = ? OR kept", (FORMAT,))
        return frozenset(str(row[0]) for row in found)

    def _kept(self) -> frozenset[str]:
        """The names of the matches whose figures stay without a record."""
        return frozenset(str(row[0]) for row in self._base.execute("SELECT match FROM figures WHERE kept"))

    def rows(self) -> Rows:
        """Everything, as plain rows. `statistics_rows.matches_in` reads the figures in them, in any thread."""
        return all_rows(self._base)

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
