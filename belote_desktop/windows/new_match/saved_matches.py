"""Summaries of saved matches for the windows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QDateTime

from belote_desktop import engine, records
from belote_desktop.models.words.names import names_in
from belote_desktop.profile import SavedMatch, Saves
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.saves import LARGEST
from belote_desktop.windows.new_match.resume_offer import MatchSummary


def summaries(saves: Saves, limit: int = 50) -> list[MatchSummary]:
    """The unfinished matches, newest first; those whose record cannot be folded are left out."""
    return list(islice(_summaries(saves), limit))


def newest(saves: Saves) -> MatchSummary | None:
    """The match played last, if it is unfinished; else None."""
    return next(_summaries(saves), None)


def _summaries(saves: Saves) -> Iterator[MatchSummary]:
    for saved in saves.unfinished():
        summary = saves.attempt(saved.path, partial(_summary, saved))
        if summary is not None:
            yield summary


def _summary(saved: SavedMatch, path: Path) -> MatchSummary | None:
    """The facts shown of a saved match before it is continued."""
    record = records.parse_record(records.decode(read_bytes(path, LARGEST))[0]).record
    match = None if record is None else records.replay(record, 0).match
    if match is None:
        return None
    names = names_in(saved.header)
    modified = QDateTime.fromSecsSinceEpoch(int(saved.modified.timestamp()))
    return MatchSummary(path, names, engine.view(match, names.you), modified)
