"""Ending a search that nobody waits for any more, from another thread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from belote_desktop.search.core import Solver

T = TypeVar("T")


class StoppedError(Exception):
    """The thinking was stopped: there is no answer."""


class Stop:
    """Ends the thinking it was given to, once and for all.

    `ask` may be called from any thread, the rest is for the thinker. Every solver made here returns within milliseconds
    of `ask`; the thinker calls `check` after a search, whose values mean nothing then, and loops of its own that take
    more than a few milliseconds go through `among`.
    """

    def __init__(self) -> None:
        self._solvers: list[Solver] = []
        self.is_asked = False
        """Whether the thinking is to end."""

    def ask(self) -> None:
        """End the thinking; again and later it does nothing."""
        self.is_asked = True
        for solver in tuple(self._solvers):
            solver.stop()

    def solver(self) -> Solver:
        """A solver that stops too; one made too late finds nothing."""
        made = Solver()
        self._solvers.append(made)
        if self.is_asked:  # asked while it was made: whoever comes second stops it
            made.stop()
        return made

    def check(self) -> None:
        """StoppedError if the thinking is to end."""
        if self.is_asked:
            raise StoppedError

    def among(self, items: Iterable[T]) -> Iterator[T]:
        """These items for a loop that takes long: StoppedError between two of them once the thinking is to end."""
        for item in items:
            self.check()
            yield item


class Endless(Stop):
    """Thinking that nobody can end; it keeps no solver."""

    def ask(self) -> None:
        """Nothing happens."""

    def solver(self) -> Solver:
        """A solver of its own."""
        return Solver()

    def among(self, items: Iterable[T]) -> Iterator[T]:
        """The items as they are."""
        return iter(items)


NEVER = Endless()
"""For players at work where nobody leaves."""
