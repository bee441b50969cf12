"""Measure a level of ours in classic belote against a level of `belote-cli`, on the same deals with sides swapped.

    python -m tools.peers.belote_cli_arena --ours expert --theirs medium --pairs 400 --seed 1 --out FILE

Each side calls and plays by itself; with `--partner theirs` our level sits beside a player of theirs. Points are what
each side writes as belote-cli scores it, without declarations (see `belote_cli_table.py`). Its strongest level is
"medium": "hard" measures weaker.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from importlib.metadata import version

from belote_desktop import engine, players
from belote_desktop.commands.arena.arena_file import Pair
from belote_desktop.engine import Ruleset
from tools.peers import peer_arena
from tools.peers.belote_cli_table import LEVELS, RULES, BeloteCliTable
from tools.peers.peer_arena import PeerSetting, Times


@dataclass(frozen=True)
class BeloteCliSetting(PeerSetting):
    """What is measured, against a level of `belote-cli`."""

    peer: str = f"belote-cli {version('belote-cli')}"

    def rules(self) -> Ruleset:
        return RULES


def play_pair(setting: BeloteCliSetting, number: int) -> Pair:
    """Deal `number` with our level on each side in turn."""
    times = Times()
    points = []
    for side in (0, 1):
        written = play(setting, number, side, times).points
        points.append(written[side] - written[1 - side])
    return Pair(number, tuple(points), times.rows())


def play(setting: BeloteCliSetting, number: int, side: int, times: Times) -> BeloteCliTable:
    """The deal played out, with our level on `side`."""
    deck, dealer = peer_arena.dealt(setting, number)
    table = BeloteCliTable(deck, dealer, [setting.b] * 4, setting.seed + number)
    player = players.get(setting.a)
    while not table.is_over:
        seat, ours = table.seat, setting.is_ours(table.seat, side)
        if ours:
            begun = time.perf_counter()
            action = player.choose(engine.view(table.match, seat), seed=setting.seed + number)
            seconds = time.perf_counter() - begun
        else:
            action, seconds = table.ask()
        times.add("ours" if ours else "theirs", "calls" if table.is_auction else "cards", seconds)
        table.apply(action)
    return table


def setting_of(args: list[str]) -> tuple[BeloteCliSetting, argparse.Namespace]:
    """The setting given on the command line."""
    parser = peer_arena.peer_parser("Measure a level of ours in classic belote against a level of belote-cli.")
    parser.add_argument("--theirs", default="medium", choices=LEVELS, help="its level")
    found = parser.parse_args(args)
    setting = BeloteCliSetting(game=RULES.variant, a=found.ours, b=found.theirs, seed=found.seed, partner=found.partner)
    return setting, found


def main(args: list[str]) -> int:
    """Run the measurement. Returns 0, or 2 with a sentence for unusable arguments."""
    setting, found = setting_of(args)
    return peer_arena.run(setting, play_pair, found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
