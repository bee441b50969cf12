"""The statistics as plain rows, to move them between profiles and threads. The tables are in `statistics_file.py`."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from belote_desktop.engine.score import Result
from belote_desktop.profile.figures.match_figures import DealFigures, MatchFigures, figures_in
from belote_desktop.profile.state_file import read_state, state_text
from belote_desktop.profile.statistics_file import connected

FORMAT, OLDEST = 2, 1
"""Format 1 has no figures."""
KINDS: Mapping[str, str] = MappingProxyType({"matches": "id", "deals": "match", "figures": "match"})
"""The tables, and which column names the match."""
_MOST = 2**53
"""No count is larger."""


@dataclass(frozen=True)
class Rows:
    """The rows of the three tables."""

    matches: tuple[tuple[str, str, int, int, int, int, int], ...] = ()
    deals: tuple[tuple[str, int, str, int, int, int, int, int, int], ...] = ()
    figures: tuple[tuple[str, int, int, str], ...] = ()

    def only(self, names: Collection[str]) -> Rows:
        """The rows of these matches."""
        return Rows(
            tuple(row for row in self.matches if row[0] in names),
            tuple(row for row in self.deals if row[0] in names),
            tuple(row for row in self.figures if row[0] in names),
        )


def rows_of(figures: MatchFigures) -> Rows:
    """The counts of a match."""
    side, name, variant = figures.side, figures.id, figures.variant
    won, lost = int(figures.is_won), int(figures.is_lost)
    deals = []
    for deal in figures.played:
        taken, against = deal.taker == side, deal.taker != side
        made, failed = deal.result is Result.MADE, deal.result is Result.FAILED
        capot_against = deal.capot not in (None, side)
        counts = (taken, taken and made, against, against and failed, deal.capot == side, capot_against)
        ours, well, theirs, beaten, capot, capot_lost = map(int, counts)
        deals.append((name, deal.number, variant, ours, well, theirs, beaten, capot, capot_lost))
    match = (name, variant, won, lost, int(not won and not lost), figures.totals[side], figures.rival)
    return Rows((match,), tuple(deals))


def matches_in(rows: Rows) -> tuple[MatchFigures, ...]:
    """The figures of every match; where only its counts are known, those."""
    found = {name: figures for name, _, _, text in rows.figures if (figures := figures_in(text)) is not None}
    deals: dict[str, list[DealFigures]] = {}
    for row in rows.deals:
        if row[0] not in found:
            deals.setdefault(row[0], []).append(_counted_deal(row))
    counted = (_counted_match(row, deals.get(row[0], [])) for row in rows.matches if row[0] not in found)
    return (*found.values(), *counted)


def _counted_match(row: tuple[str, str, int, int, int, int, int], deals: Collection[DealFigures]) -> MatchFigures:
    name, variant, won, lost, _, points, theirs = row
    return MatchFigures(name, variant, 0, (points, theirs), 0 if won else 1 if lost else None, tuple(deals))


def _counted_deal(row: tuple[str, int, str, int, int, int, int, int, int]) -> DealFigures:
    """A deal of which only the counts are known: no points."""
    _, number, _, taken, made, _, beaten, capot, capot_against = row
    result = Result.MADE if made else Result.FAILED if beaten or taken else Result.MADE
    capot_of = 0 if capot else 1 if capot_against else None
    return DealFigures(number, result, (0, 0), (0, 0), 0 if taken else 1, capot=capot_of)


def rows_in(path: Path) -> Rows:
    """The rows of a database, even while another connection writes to it; empty if there is none.

    Raises sqlite3.Error if it cannot be read.
    """
    if not path.is_file():
        return Rows()
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA query_only = 1")
        return all_rows(base)


def all_rows(base: sqlite3.Connection) -> Rows:
    """The rows of an open database. Raises sqlite3.Error if they cannot be read."""
    tables = {str(row[0]) for row in base.execute("SELECT name FROM sqlite_schema")}
    matches = base.execute("SELECT * FROM matches ORDER BY id").fetchall()
    deals = base.execute("SELECT * FROM deals ORDER BY match, number").fetchall()
    has_figures = "figures" in tables  # not in a file of an older version
    figures = base.execute("SELECT * FROM figures ORDER BY match").fetchall() if has_figures else ()
    return Rows(tuple(matches), tuple(deals), tuple(figures))


def insert(base: sqlite3.Connection, rows: Rows) -> None:
    """Add rows; of a row that is there already nothing changes."""
    base.executemany("INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)", rows.matches)
    base.executemany("INSERT OR IGNORE INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows.deals)
    base.executemany("INSERT OR IGNORE INTO figures VALUES (?, ?, ?, ?)", rows.figures)


def text_of(rows: Rows) -> str:
    """The rows as text."""
    return state_text(rows, FORMAT)


def read_rows(data: bytes) -> Rows:
    """The rows in a text. Raises an exception for any other text."""
    rows = read_state(data, Rows, FORMAT, oldest=OLDEST).state
    for row in (*rows.matches, *rows.deals, *rows.figures):
        if not all(isinstance(value, str) or 0 <= abs(value) < _MOST for value in row):
            raise ValueError("There is no such count.")
    return rows


def with_rows(path: Path, rows: Rows) -> int:
    """Add the rows of matches that a database does not count yet. Returns the number of matches added."""
    with contextlib.closing(connected(path)) as base, base:
        known = {row[0] for table, column in KINDS.items() for row in base.execute(f"SELECT {column} FROM {table}")}
        new = {row[0] for row in rows.matches} | {row[0] for row in rows.figures}
        new -= known
        insert(base, rows.only(new))
    return len(new)
