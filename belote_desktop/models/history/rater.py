"""Compares finished deals with what Expert gets in the user's seat, in the background, one at a time.

Only matches that are over are looked at, so nothing about a deal is told while it can still be played. The thread that
thinks comes after everything else on the computer, where the system lets one thread wait for others (Linux).
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from belote_desktop import __version__, records, variants
from belote_desktop.duplicate.beside_expert import PlayedByUser, company_of, deals_of, expert_lead, seat_of
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.models.tasks import Answer, StoppableTask, Tasks
from belote_desktop.profile import Profile
from belote_desktop.profile.play_rating.compared import ComparedDeal, ComparedMatch
from belote_desktop.profile.play_rating.scale import scale_for
from belote_desktop.profile.reading import read_bytes
from belote_desktop.records import FULL_PACE, Header
from belote_desktop.records.limits import LARGEST_FILE
from belote_desktop.search.stopping import Stop, StoppedError

LENGTH = frozenset({"target", "deals"})
"""The options that only say how long a match is."""
LAST = 19
"""The lowest priority there is."""


@dataclass(frozen=True)
class Opened:
    """A match being compared: what is known of it so far, its players by seat, the user's seat, and the deals left."""

    match: ComparedMatch
    kinds: tuple[str, ...]
    seat: int
    left: tuple[PlayedByUser, ...]


class Rater(QObject):
    """`changed` says that a deal was compared; `waiting` is the number of matches left, and `is_running` whether they
    are being compared.
    """

    changed = Signal()

    def __init__(self, profile: Profile, lane: Callable[[QObject], Tasks], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._profile, self._make_lane = profile, lane
        self._lane: Tasks | None = None
        self._stop = Stop()
        self._paths: list[Path] = []

    @property
    def is_running(self) -> bool:
        """Whether deals are being compared."""
        return self._lane is not None

    @property
    def waiting(self) -> int:
        """The number of finished matches that are not compared yet."""
        return len(self._paths)

    def go_on(self) -> None:
        """Compare what was not compared yet, the latest match first."""
        if self.is_running:
            return
        self._paths = [path for path in self._profile.saves.ended() if not self._is_done(path)]
        if self._paths:
            self._stop, self._lane = Stop(), self._make_lane(self)
            self._open_next()

    def pause(self) -> None:
        """Stop at once; the deal that was being compared is begun again later."""
        self._stop.ask()
        lane, self._lane = self._lane, None
        if lane is not None:
            lane.close()

    def _is_done(self, path: Path) -> bool:
        known = self._profile.compared.find(path.stem)
        return known is not None and known.is_whole and known.size == _size(path)

    # ------------------------------------------------------------------ one match after another
    def _open_next(self) -> None:
        if not self._paths:
            self.pause()
            self.changed.emit()
            return
        path = self._paths[0]
        self._run(partial(opened, path, self._profile.compared.find(path.stem)), self._on_opened)

    def _on_opened(self, found: Opened | None) -> None:
        if found is None:
            self._paths.pop(0)
            self._open_next()
        else:
            self._compare_next(found)

    def _compare_next(self, found: Opened) -> None:
        """Compare the next deal of a match, or go to the next match."""
        if not found.left:
            self._profile.compared.keep(replace(found.match, is_whole=True))
            self._paths.pop(0)
            self.changed.emit()
            self._open_next()
            return
        first = found.left[0]
        self._run(partial(expert_lead, first, found.kinds, found.seat), partial(self._on_compared, found))

    def _on_compared(self, found: Opened, lead: int | None) -> None:
        first, *left = found.left
        match = with_deal(found.match, first, lead)
        self._profile.compared.keep(match)
        self.changed.emit()
        self._compare_next(replace(found, match=match, left=tuple(left)))

    def _run(self, work: Callable[[Stop], object], then: Callable[..., None]) -> None:
        """Work in the thread; what is wrong with one match does not keep the others from being compared."""
        stop = self._stop

        def arrived(answer: Answer) -> None:
            if stop.is_asked or isinstance(answer.error, StoppedError):
                return
            if answer.error is None:
                then(answer.value)
            else:
                self._on_opened(None)

        if self._lane is not None:
            self._lane.run(StoppableTask(partial(_after_others, work), stop), arrived)


def opened(path: Path, known: ComparedMatch | None, stop: Stop) -> Opened | None:
    """The match in a file with its deals that are left to compare; None if the file holds no match.

    What is known of it is kept if it was made by this version from the same record.
    """
    record = records.parse_record(records.decode(read_bytes(path, LARGEST_FILE))[0]).record
    stop.check()
    if record is None:
        return None
    seat, size = seat_of(record), _size(path)
    match = known
    if match is None or match.is_whole or (match.size, match.version) != (size, __version__):
        match = _begun(path, record.header, seat, size)
    if seat is None:
        return Opened(match, record.header.kinds, 0, ())
    done = {*match.left_out, *(deal.number for deal in match.deals)}
    left = tuple(deal for deal in deals_of(record, seat) if deal.number not in done)
    return Opened(match, record.header.kinds, seat, left)


def _begun(path: Path, header: Header, seat: int | None, size: int) -> ComparedMatch:
    """A match of which nothing is compared yet."""
    company = "" if seat is None else company_of(header.kinds, seat)
    scale = scale_for(header.variant, company) if _is_measured(header) else None
    return ComparedMatch(
        path.stem, size, header.variant, header.date, max(0, int(path.stat().st_mtime)), company, __version__,
        str(FULL_PACE), scale,
    )  # fmt: skip


def _is_measured(header: Header) -> bool:
    """Whether the game has the options that its levels were measured with; it may be longer or shorter."""
    try:
        own, usual = header.ruleset().values(), variants.get(header.variant).values()
    except RulesetError:
        return False
    return all(own[name] == usual[name] for name in usual if name not in LENGTH)


def with_deal(match: ComparedMatch, deal: PlayedByUser, expert: int | None) -> ComparedMatch:
    """The match with one deal more; with None the deal is left out."""
    if expert is None:
        return replace(match, left_out=(*match.left_out, deal.number))
    return replace(match, deals=(*match.deals, ComparedDeal(deal.number, deal.lead, expert)))


def _after_others(work: Callable[[Stop], object], stop: Stop) -> object:
    """Work in this thread after everything else; the thread of the window keeps its priority."""
    if sys.platform == "linux" and threading.current_thread() is not threading.main_thread():
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LAST)
    return work(stop)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1
