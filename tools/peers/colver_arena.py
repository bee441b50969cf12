"""Measure a level of ours in contrée against an agent of `colver`, on the same deals with sides swapped.

    python -m tools.peers.colver_arena --ours expert --theirs isdd --worlds 20 --pairs 400 --seed 1 --out FILE

`--auction own`: each side bids with its own bidder. `--auction same`: colver's bidder bids for all four seats and only
the cards are ours. `--partner theirs`: our level sits beside an agent of colver, against two of them. Points are what
each side writes under colver's scoring (see `colver_table.py`).
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
from tools.peers.colver_table import BIDDERS, RULES, Agent, ColverTable
from tools.peers.peer_arena import PeerSetting, Times

THEIRS = {"isdd": "isdd", "smart_ismcts": "smart_ismcts", "rules": "rule"}
"""Its card players by the names used here."""


@dataclass(frozen=True)
class ColverSetting(PeerSetting):
    """What is measured; `worlds` and `milliseconds` are colver's limits for each card, `auction` is `own` or `same`."""

    auction: str = "own"
    bidder: str = "improved_v2"
    worlds: int = 0
    milliseconds: int = 0
    peer: str = f"colver {version('colver')}"

    def rules(self) -> Ruleset:
        return RULES

    @property
    def agent(self) -> Agent:
        return Agent(THEIRS[self.b], self.bidder, self.worlds, self.milliseconds)


def play_pair(setting: ColverSetting, number: int) -> Pair:
    """Deal `number` with our level on each side in turn."""
    times = Times()
    points = []
    for side in (0, 1):
        written = play(setting, number, side, times).points
        points.append(written[side] - written[1 - side])
    return Pair(number, tuple(points), times.rows())


def play(setting: ColverSetting, number: int, side: int, times: Times) -> ColverTable:
    """The deal played out, with our level on `side`. An agent sits there too, to bid in the auction `same`."""
    deck, dealer = peer_arena.dealt(setting, number)
    theirs, bidding = setting.agent, Agent("rule", setting.bidder)
    seats = [bidding if setting.is_ours(seat, side) else theirs for seat in range(4)]
    table = ColverTable(deck, dealer, seats, setting.seed + number)
    player = players.get(setting.a)
    while not table.is_over:
        seat, ours = table.seat, setting.is_ours(table.seat, side)
        if table.is_auction and setting.auction == "same":
            table.apply(table.ask().action)
            continue
        if ours:
            begun = time.perf_counter()
            action = player.choose(engine.view(table.match, seat), seed=setting.seed + number)
            seconds = time.perf_counter() - begun
        else:
            action, seconds = table.ask()
        times.add("ours" if ours else "theirs", "calls" if table.is_auction else "cards", seconds)
        table.apply(action)
    return table


def setting_of(args: list[str]) -> tuple[ColverSetting, argparse.Namespace]:
    """The setting given on the command line."""
    parser = peer_arena.peer_parser("Measure a level of ours in contrée against an agent of colver.")
    parser.add_argument("--theirs", default="isdd", choices=list(THEIRS), help="its card player")
    parser.add_argument("--auction", default="own", choices=["own", "same"], help="who bids for our seats")
    parser.add_argument("--bidder", choices=BIDDERS, help="its bidder: improved for rules, else improved_v2")
    parser.add_argument("--worlds", type=int, default=20, help="how many deals isdd solves for a card")
    parser.add_argument("--milliseconds", type=int, default=100, help="what smart_ismcts has for its first card")
    found = parser.parse_args(args)
    setting = ColverSetting(
        game=RULES.variant,
        a=found.ours,
        b=found.theirs,
        seed=found.seed,
        partner=found.partner,
        auction=found.auction,
        bidder=found.bidder or ("improved" if found.theirs == "rules" and found.auction == "own" else "improved_v2"),
        worlds=found.worlds if found.theirs == "isdd" else 0,
        milliseconds=found.milliseconds if found.theirs == "smart_ismcts" else 0,
    )
    return setting, found


def main(args: list[str]) -> int:
    """Run the measurement. Returns 0, or 2 with a sentence for unusable arguments."""
    setting, found = setting_of(args)
    return peer_arena.run(setting, play_pair, found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
