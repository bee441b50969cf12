"""A storm: five minutes of quick drill questions of all kinds, as many right answers as possible."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.coach import drills
from belote_desktop.coach.drills import SEARCHED, Kind
from belote_desktop.engine import Ruleset

LENGTH = 300.0
"""Seconds."""


class Storm:
    """A storm in one game. `clock` tells seconds that only go forward; `pick` gives a number below a limit.

    The time begins with the first question shown. An answer counts if it comes before the end.
    """

    def __init__(
        self, rules: Ruleset, clock: Callable[[], float], pick: Callable[[int], int], length: float = LENGTH
    ) -> None:
        self._clock, self._pick, self._length = clock, pick, length
        self._kinds = tuple(kind for kind in drills.kinds_of(rules) if kind not in SEARCHED)
        self._last: Kind | None = None
        self._end: float | None = None
        self.asked = self.right = 0

    def next_kind(self) -> Kind:
        """The kind of the next question: another one than the last."""
        others = [kind for kind in self._kinds if kind is not self._last] or [*self._kinds]
        self._last = others[self._pick(len(others))]
        return self._last

    def begin(self) -> None:
        """A question is shown: the time runs from the first one on."""
        if self._end is None:
            self._end = self._clock() + self._length

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return self._length if self._end is None else max(0.0, self._end - self._clock())

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.left == 0.0

    def answer(self, right: bool) -> bool:
        """Count an answer, unless the time is up; whether it counts."""
        if self.is_over:
            return False
        self.asked += 1
        self.right += right
        return True
