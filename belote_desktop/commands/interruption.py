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
    """A context for long work: Ctrl+C ends the block and is remembered. It may be entered again for more work."""

    def __init__(self) -> None:
        self.happened = False

    @property
    def status(self) -> int:
        """The exit status: 0, or 130 if the work was interrupted."""
        return INTERRUPTED if self.happened else 0

    def each(self, items: Iterable[Item], work: Callable[[Item], Result]) -> list[Result]:
        """The results of the work on each item. An interrupted item has no result, unless `work` returns one."""
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
    """A context that delays Ctrl+C until its end, also in processes started in it, until they allow it.

    A process that is only starting would otherwise end with a traceback. Windows does not have this problem.
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
    """Make a worker process end silently at Ctrl+C: the main process reports what happened.

    If Ctrl+C is ignored, as in background jobs of a shell, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
