"""Saved matches as the windows show them."""

from __future__ import annotations

from PySide6.QtCore import QDateTime

from belote_desktop import engine, records
from belote_desktop.models.matches import HUMAN
from belote_desktop.profile import SavedMatch, Saves
from belote_desktop.windows.resume_offer import MatchSummary


def summaries(saves: Saves, limit: int = 50) -> list[MatchSummary]:
    """The unfinished matches, newest first; those whose record cannot be folded are left out."""
    found = (summary_of(saved) for saved in saves.unfinished()[:limit])
    return [summary for summary in found if summary is not None]


def newest(saves: Saves) -> MatchSummary | None:
    """The match that was played last, if it waits to be played on."""
    return next(iter(summaries(saves, limit=1)), None)


def summary_of(saved: SavedMatch) -> MatchSummary | None:
    """What a person wants to know of a saved match before going on with it."""
    try:
        data = saved.path.read_bytes()
    except OSError:
        return None
    record = records.read(records.decode(data)[0]).record
    match = None if record is None else records.replay(record, 0).match
    if match is None:
        return None
    seat = next((seat for seat, kind in enumerate(saved.header.kinds) if kind == HUMAN), None)
    modified = QDateTime.fromSecsSinceEpoch(int(saved.modified.timestamp()))
    return MatchSummary(saved.path, saved.header.names, engine.view(match, seat), modified)
