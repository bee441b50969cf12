"""`Stop`: ends a search from another thread when its result is no longer needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from belote_desktop.search.core import Solver

T = TypeVar("T")


class StoppedError(Exception):
    """The search was stopped before it had a result."""


class Stop:
    """Stops the search it was passed to; it cannot be reset.

    `ask` may be called from any thread, the rest is for the thinker. Every solver made here returns within milliseconds
    of `ask`; the thinker calls `check` after a search, whose values mean nothing then, and loops of its own that take
    more than a few milliseconds go through `among`.
    """

    def __init__(self) -> None:
        self._solvers: list[Solver] = []
        self.is_asked = False
        """Whether the thinking is to end."""

    def ask(self) -> None:
        """Stop the search; further calls do nothing."""
        self.is_asked = True
        for solver in tuple(self._solvers):
            solver.stop()

    def solver(self) -> Solver:
        """A solver that this stops too; a solver made after `ask` stops at once."""
        from belote_desktop.search.core import Solver  # every task may be stopped, and few of them search

        made = Solver()
        self._solvers.append(made)
        if self.is_asked:  # asked while it was made: whoever comes second stops it
            made.stop()
        return made

    def check(self) -> None:
        """Raise StoppedError once `ask` has been called."""
        if self.is_asked:
            raise StoppedError

    def among(self, items: Iterable[T]) -> Iterator[T]:
        """These items for a loop that takes long: StoppedError between two of them once the thinking is to end."""
        for item in items:
            self.check()
            yield item


class Endless(Stop):
    """A `Stop` that never stops anything."""

    def ask(self) -> None:
        """Do nothing."""

    def solver(self) -> Solver:
        """A new solver, which nothing stops."""
        from belote_desktop.search.core import Solver

        return Solver()

    def among(self, items: Iterable[T]) -> Iterator[T]:
        """The items unchanged."""
        return iter(items)


NEVER = Endless()
"""For players at work where nobody leaves."""
