"""The deals of one match beside what Expert got in the user's seat, and the files they are kept in.

A file can be made again from the record of its match, but then with the Expert and the scale of the version that makes
it. So a whole file is never made again by itself: stronger levels do not change what earlier ones measured.
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.profile.failures import SaveFailed
from belote_desktop.profile.files import write_whole
from belote_desktop.profile.play_rating.scale import Scale
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.state_file import read_state, state_text

FORMAT = 1
"""The form of the files; one of a later form is left as it is."""
LARGEST = 1_000_000
"""Files with more bytes are none of ours: a deal takes 50."""
MOST = 2**53
"""No number in a file is larger."""
ENDING = ".json"


@dataclass(frozen=True)
class ComparedDeal:
    """One deal: by how many points the user's side was ahead of the best other side, and by how many with Expert in the
    seat.
    """

    number: int
    lead: int
    expert: int

    @property
    def difference(self) -> int:
        """How many points more than Expert the user got."""
        return self.lead - self.expert


@dataclass(frozen=True)
class ComparedMatch:
    """What was compared of a match. `id` is the name of its record, `size` the number of bytes it had then; a record
    only grows, so one of another size was played on.

    `date` is the day the match began, `ended` when its record was last written, in seconds. `company` is the level of
    the other players, empty if they differ. `version` and `pace` are those that Expert played with. `scale` are the
    figures of the levels of that version; None where none were measured. `left_out` are the numbers of the deals that
    cannot be compared (`duplicate.beside_expert`); before `is_whole` others are missing too.
    """

    id: str
    size: int
    game: str
    date: str
    ended: int
    company: str
    version: str
    pace: str
    scale: Scale | None
    deals: tuple[ComparedDeal, ...] = ()
    left_out: tuple[int, ...] = ()
    is_whole: bool = False


class ComparedMatches:
    """The files in a directory, one for each match."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def find(self, match_id: str) -> ComparedMatch | None:
        """What is known of a match; None if nothing is, or its file cannot be read."""
        return _read(self._path(match_id))

    def all(self) -> tuple[ComparedMatch, ...]:
        """What is known of all matches, the earliest first."""
        try:
            paths = sorted(self._directory.glob(f"*{ENDING}"))
        except OSError:
            return ()
        found = [match for path in paths if (match := _read(path)) is not None]
        return tuple(sorted(found, key=lambda match: (match.ended, match.date, match.id)))

    def keep(self, match: ComparedMatch) -> bool:
        """Store a match. Returns False if it could not be written; it can be made again."""
        try:
            write_whole(self._path(match.id), state_text(match, FORMAT).encode())
        except SaveFailed:
            return False
        return True

    def drop(self, match_id: str) -> None:
        """Delete what is known of a match."""
        with contextlib.suppress(OSError):
            self._path(match_id).unlink()

    def _path(self, match_id: str) -> Path:
        plain = re.sub(r"[^A-Za-z0-9_-]+", "-", match_id) or "match"
        return self._directory / f"{plain}{ENDING}"


def _read(path: Path) -> ComparedMatch | None:
    try:
        match = read_state(read_bytes(path, LARGEST), ComparedMatch, FORMAT).state
    except Exception:  # whatever is in it
        return None
    return match if _is_sound(match) else None


def _is_sound(match: ComparedMatch) -> bool:
    """Whether nothing trips over the numbers."""
    numbers = [match.ended, match.size, *match.left_out]
    numbers += [each for deal in match.deals for each in (deal.number, deal.lead, deal.expert)]
    marks = () if match.scale is None else match.scale.marks
    return (
        all(abs(number) <= MOST for number in numbers)
        and all(abs(mark.mean) <= MOST and 0 <= mark.error <= MOST for mark in marks)
        and (match.scale is None or len(marks) > 1)
    )
