"""When deals are compared: a while after the table was left, and never while a match is on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from belote_desktop.models.tasks import Tasks
from belote_desktop.profile import Profile

if TYPE_CHECKING:
    from belote_desktop.models.history.rater import Rater

QUIET_MS = 20_000
"""So long no page was opened: the user reads, or does something else."""


class QuietWork(QObject):
    """`is_free` says whether no match is on the table. The rater is made when it is first needed."""

    def __init__(
        self, profile: Profile, lane: Callable[[QObject], Tasks], is_free: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._profile, self._lane, self._is_free = profile, lane, is_free
        self._timer = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._timer.timeout.connect(self.begin)

    @cached_property
    def rater(self) -> Rater:
        """What compares the deals."""
        from belote_desktop.models.history.rater import Rater

        return Rater(self._profile, self._lane, self)

    def turn_page(self) -> None:
        """Another page is shown: wait until it is quiet, or stop for a match."""
        self._timer.start()
        if not self._is_free():
            self._timer.stop()
            if "rater" in vars(self):
                self.rater.pause()

    def begin(self) -> None:
        """Compare now, unless a match is on the table."""
        if self._is_free():
            self.rater.go_on()
