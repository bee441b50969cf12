"""Measure the speed of this computer while the first page of the window is shown."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from belote_desktop import players

if TYPE_CHECKING:
    from fractions import Fraction


class PaceMeasured:
    """Returns the pace when called, waiting for the measurement if necessary. It runs once, in a thread of its own."""

    def __init__(self) -> None:
        self._measured: Future[Fraction] | None = None

    def begin(self) -> None:
        """Start measuring, unless that was done."""
        if self._measured is None:
            pool = ThreadPoolExecutor(1, "pace")
            self._measured = pool.submit(players.usual_pace)
            pool.shutdown(wait=False)

    def __call__(self) -> Fraction:
        self.begin()
        assert self._measured is not None
        return self._measured.result()
