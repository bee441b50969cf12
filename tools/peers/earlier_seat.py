"""A level of an earlier version, asked by `earlier_arena.py`: it reads views and answers with actions, line by line.

    PYTHONPATH=FOLDER python earlier_seat.py LEVEL

FOLDER holds the earlier version. The first line printed names the file it was imported from. After that each line read
is `SEED VIEW`, with the view as `view_text` writes it, and each line printed is `SECONDS ACTION`. It needs
`records.parse_view`, so commit 43e8c675 (2026-11-22) or later, and imports nothing else of this repository.
"""

from __future__ import annotations

import sys
import time

import belote_desktop
from belote_desktop import players
from belote_desktop.records import parse_view


def main(level: str) -> None:
    """Answer until the input ends."""
    player = players.get(level)
    print(belote_desktop.__file__, flush=True)
    for line in sys.stdin:
        seed, _, text = line.partition(" ")
        view = parse_view(text)
        begun = time.perf_counter()
        action = player.choose(view, seed=int(seed))
        print(time.perf_counter() - begun, action, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
