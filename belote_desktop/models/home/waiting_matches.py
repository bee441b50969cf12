"""Summaries of the matches that wait to be continued."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime

from belote_desktop import engine, records
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.models.words.names import Names, names_in
from belote_desktop.models.words.sides import Sides
from belote_desktop.profile import SavedMatch, Saves
from belote_desktop.records.standing import standing

if TYPE_CHECKING:
    from belote_desktop.engine import SeatView
    from belote_desktop.records import Record


@dataclass(frozen=True)
class MatchSummary:
    """An unfinished match: its file, its players, when it was last played, its rules, which deal is played, and the
    points of each side.

    `record` is still to be folded, or `view` is what the user may see of the match; one of the two is None.
    """

    path: Path
    names: Names
    modified: QDateTime
    rules: Ruleset
    number: int
    totals: tuple[int, ...]
    record: Record | None = None
    view: SeatView | None = None

    @classmethod
    def of(cls, path: Path, names: Names, modified: QDateTime, view: SeatView) -> MatchSummary:
        """The summary of a match whose record is folded."""
        return cls(path, names, modified, view.rules, view.number, view.totals, view=view)

    @property
    def sides(self) -> Sides:
        return Sides(self.rules, self.names)


def summaries(saves: Saves, limit: int = 50) -> list[MatchSummary]:
    """The unfinished matches, newest first; those whose record cannot be folded are left out."""
    told = (unfolded(saves, saved) for saved in saves.waiting())
    found = (folded(saves, summary) for summary in told if summary is not None)
    return list(islice((summary for summary in found if summary is not None), limit))


def unfolded(saves: Saves, saved: SavedMatch) -> MatchSummary | None:
    """A match as its record tells it; None if its rules fit no game."""
    return saves.attempt(saved.path, partial(_told, saved))


def folded(saves: Saves, summary: MatchSummary) -> MatchSummary | None:
    """The match that a record folds to; None if it folds to none."""
    record = summary.record
    if record is None:
        return summary
    return saves.attempt(summary.path, partial(_folded, summary, record))


def _told(saved: SavedMatch, path: Path) -> MatchSummary | None:
    rules = saved.header.playable_rules
    if rules is None:
        return None
    stands, modified = standing(saved.record.entries), QDateTime.fromSecsSinceEpoch(int(saved.modified.timestamp()))
    totals = stands.totals
    if totals is None or len(totals) != rules.side_count:
        totals = rules.start_totals
    names = names_in(saved.header)
    return MatchSummary(path, names, modified, rules, stands.deal_number, totals, record=saved.record)


def _folded(told: MatchSummary, record: records.Record, path: Path) -> MatchSummary | None:
    match = records.replay(record, 0).match
    if match is None:
        return None
    return MatchSummary.of(path, told.names, told.modified, engine.view(match, told.names.you))
