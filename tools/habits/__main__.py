"""The commands of `tools.habits`: play and fit."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from belote_desktop.players.weighing.habits import FORMAT
from belote_desktop.search.feature_names import GROUPS
from tools.habits.choices import choices
from tools.habits.fitting import Data, even_loss, fit, least_loss, loss
from tools.habits.games import GAMES, PLAYER, LoggedDeal, log, read

HELD_OUT = 10
"""Every so many-th deal is held out."""


def fitted(deals: Sequence[LoggedDeal], rounds: int, pull: float, seed: int) -> dict[str, object]:
    """The contents of the file: the network, and what it was made from."""
    kept, held_out = (
        [each for deal in deals if (deal.number % HELD_OUT == HELD_OUT - 1) is held for each in choices(deal)]
        for held in (False, True)
    )
    data, other = Data.of(kept), Data.of(held_out)
    weights = fit(data, rounds, pull, seed)
    digest = hashlib.sha256(json.dumps([asdict(deal) for deal in deals]).encode()).hexdigest()
    return {
        "habits": FORMAT,
        "made": {
            "command": "python -m tools.habits", "games": sorted({deal.game for deal in deals}),
            "worlds": PLAYER.effort.worlds, "deals": len(deals), "choices": len(kept), "rounds": rounds, "pull": pull,
            "seed": seed, "games_sha256": digest, "loss_held_out": round(loss(weights.rounded(), other), 4),
            "loss_even": round(even_loss(other), 4), "loss_least": round(least_loss(other), 4),
        },
        "groups": [list(group) for group in GROUPS],
        **weights.stored(),
    }  # fmt: skip


def text_of(made: dict[str, object]) -> str:
    """The file: one line for each row, so that it can be read and compared."""
    *others, (last, rows) = made.items()
    assert isinstance(rows, list)
    lines = [f" {json.dumps(name)}: {json.dumps(value)}," for name, value in others]
    body = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return "{\n" + "\n".join(lines) + f"\n {json.dumps(last)}: [\n{body}\n ]\n}}\n"


def main(arguments: Sequence[str]) -> int:
    """Play games into a log, or fit the network to a log."""
    parser = argparse.ArgumentParser(prog="python -m tools.habits", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    play, fit_ = commands.add_parser("play"), commands.add_parser("fit")
    for each in (play, fit_):
        each.add_argument("--log", type=Path, required=True, help="the games, one line a deal")
        each.add_argument("--seed", type=int, default=6_000_000)
    play.add_argument("--games", nargs="+", default=list(GAMES))
    play.add_argument("--deals", type=int, default=400, help="of every game; those in the log are not played again")
    fit_.add_argument("--rounds", type=int, default=20)
    fit_.add_argument("--pull", type=float, default=0.002)
    fit_.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(arguments)
    if asked.command == "play":
        log(asked.log, asked.games, asked.seed, asked.deals)
        return 0
    made = fitted(list(read(asked.log)), asked.rounds, asked.pull, asked.seed)
    asked.out.write_text(text_of(made), encoding="utf-8")
    print(json.dumps(made["made"]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
