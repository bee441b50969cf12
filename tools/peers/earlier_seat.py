"""The level of an earlier version, asked by `earlier_arena.py`: it reads views and answers with actions, line by line.

    PYTHONPATH=FOLDER python earlier_seat.py LEVEL

FOLDER holds the earlier version. The first line printed tells its version and the file it was imported from; after that
each line read is `SEED VIEW`, with the view as `view_text` writes it, and each line printed is the action it chooses.
Written for the library as it has been since version 0.6.0; it imports nothing else of this repository.
"""

from __future__ import annotations

import sys

import belote_desktop
from belote_desktop import players
from belote_desktop.records import parse_view


def main(level: str) -> None:
    """Answer until the input ends."""
    player = players.get(level)
    print(belote_desktop.__version__, belote_desktop.__file__, flush=True)
    for line in sys.stdin:
        seed, _, text = line.partition(" ")
        print(player.choose(parse_view(text), seed=int(seed)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
