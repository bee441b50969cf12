"""Ctrl+C in a long command: stop it and still report what was done so far."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TypeVar

from belote_desktop.commands.terminal import complain

Item = TypeVar("Item")
Result = TypeVar("Result")

INTERRUPTED = 130
"""The exit status after Ctrl+C, as shells have it."""


class Interruption:
    """`with` it the work: Ctrl+C ends the block and is told. It may be entered again for the next part of the work."""

    def __init__(self) -> None:
        self.happened = False

    @property
    def status(self) -> int:
        """The exit status of a command that did its work, or was interrupted at it."""
        return INTERRUPTED if self.happened else 0

    def each(self, items: Iterable[Item], work: Callable[[Item], Result]) -> list[Result]:
        """What comes of the work on each item; an item at which it was interrupted has no result, unless `work` has."""
        found: list[Result] = []
        for item in items:
            if self.happened:
                break
            with self:
                found.append(work(item))
        return found

    def __enter__(self) -> Interruption:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(problem, KeyboardInterrupt):
            return False
        if not self.happened:
            complain("Interrupted. This is what was done so far:")
        self.happened = True
        return True


@contextmanager
def held_back() -> Iterator[None]:
    """Ctrl+C comes after the block, also in processes that are started in it, until they let it through.

    A process that is just starting would otherwise end with a traceback. Windows has no such thing.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_at_once() -> None:
    """A process that works for another one ends at Ctrl+C without a word: the first process tells what happened.

    Where Ctrl+C is ignored, as in what a shell runs in the background, it stays so.
    """
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
