"""Measuring the computer's pace while the window is being built."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

from belote_desktop.players.pace import usual_pace


def measuring() -> Callable[[], Fraction]:
    """Begin to measure in a thread of its own; what comes back gives the pace, and waits for it if it has to."""
    pool = ThreadPoolExecutor(1, "pace")
    measured = pool.submit(usual_pace)
    pool.shutdown(wait=False)
    return measured.result
