"""Measure whether memory grows: what the process holds after a few deals, and after many more."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.commands.bench.window_player import STILL, Sitting

EARLY = 20
"""The first reading is after one deal in so many."""


@dataclass(frozen=True)
class Memory:
    """Memory in MiB after few deals and after many, and their ratio."""

    game: str
    level: str
    early_deals: int
    deals: int
    early: float
    late: float
    ratio: float


def resident() -> float:
    """Memory of this process in MiB; its peak if the system does not report the current value."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    if sys.platform == "win32":
        raise OSError("On Windows the memory of the program cannot be measured.")
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (2**20 if sys.platform == "darwin" else 2**10)


def measure(profile: Path, game: str, level: str, deals: int) -> Memory:
    """Play a number of deals in the real window without animation, in consecutive matches."""
    early_deals = max(1, deals // EARLY)
    with Sitting(profile, STILL) as sitting:
        sitting.start(game, level)
        sitting.play_deals(early_deals)
        early = resident()
        sitting.play_deals(deals - early_deals)
        late = resident()
    return Memory(game, level, early_deals, deals, early, late, late / early)
