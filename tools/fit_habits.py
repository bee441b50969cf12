"""Fit how likely players are to play a card: a softmax over named features, by their own games.

    python -m tools.fit_habits --deals 70 --seed 1 --out belote_desktop/players/habits.json

Every deal is played by one player, PLAYER; of every card that was a choice the features of all lawful cards are kept,
and the weights are climbed to the likelihood of the cards that were chosen, with a small pull towards zero. A tenth of
the deals is held out. One seed gives one file.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from belote_desktop import engine, players, variants
from belote_desktop.engine.actions import Play
from belote_desktop.players.effort import Effort
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import CLUB
from belote_desktop.search.core import Solver
from belote_desktop.search.habits import FEATURES, Habits
from belote_desktop.search.tables import tables_for

PLAYER = SearchPlayer(ThumbPlayer(CLUB), Effort(worlds=10, milliseconds=20, reads_calls=False))
"""Who plays: no level, so that the file can be made again when levels change. It calls as `casual` does."""
GAMES = ("classic", "coinche", "belot-bg", "baloot")
Choice = tuple[list[list[int]], int]
"""The features of every lawful card, and which one was played."""
PULL = 1e-3
"""How hard weights are pulled towards zero."""


def choices(game: str, number: int, seed: int) -> list[Choice]:
    """The choices of one deal."""
    rules = variants.get(game)
    match, found = engine.start(rules, seed * 100_000 + number), list[Choice]()
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        player = players.get("casual") if view.trick is None else PLAYER
        action = player.choose(view, seed=number)
        if isinstance(action, Play) and len(view.lawful) > 1 and view.contract and not view.contract.negative:
            assert match.deal is not None
            assert view.trick is not None
            solver = Solver(1)
            solver.load(tables_for(rules, view.contract, 0))
            hands = [match.deal.hand(each).mask for each in range(rules.table.seats)]
            solver.place(hands, view.trick.leader, view.trick.cards)
            rows = Habits(solver, [0.0] * len(FEATURES), taker_side(rules, view.contract)).described()
            played = [place for place, (card, _) in enumerate(rows) if card == action.card]
            if len(rows) > 1 and played:
                found.append(([row for _, row in rows], played[0]))
        match = engine.apply(match, action)[0]
    return found


def taker_side(rules: engine.Ruleset, contract: engine.Contract) -> int:
    """The taker's side, in the numbering of the tables for side 0."""
    return tables_for(rules, contract, 0).sides[contract.declarer]


def loss_and_slope(weights: Sequence[float], data: Sequence[Choice]) -> tuple[float, list[float]]:
    """The mean negative log-likelihood and its gradient."""
    slope, loss = [0.0] * len(weights), 0.0
    for rows, played in data:
        scores = [math.fsum(w * f for w, f in zip(weights, row, strict=True) if f) for row in rows]
        top = max(scores)
        powers = [math.exp(score - top) for score in scores]
        whole = math.fsum(powers)
        loss += math.log(whole) + top - scores[played]
        for row, power, place in zip(rows, powers, range(len(rows)), strict=True):
            share = power / whole - (place == played)
            for at, feature in enumerate(row):
                if feature:
                    slope[at] += share * feature
    return loss / len(data), [each / len(data) for each in slope]


def fit(data: Sequence[Choice], rounds: int) -> list[float]:
    """The weights, fitted by Adam with the whole data in every round."""
    weights = [0.0] * len(FEATURES)
    first, second = [0.0] * len(weights), [0.0] * len(weights)
    for number in range(1, rounds + 1):
        _, slope = loss_and_slope(weights, data)
        for at, each in enumerate(slope):
            pulled = each + PULL * weights[at]
            first[at] = 0.9 * first[at] + 0.1 * pulled
            second[at] = 0.99 * second[at] + 0.01 * pulled * pulled
            step = first[at] / (1 - 0.9**number) / (math.sqrt(second[at] / (1 - 0.99**number)) + 1e-8)
            weights[at] -= 0.08 * step
    return [round(weight, 4) for weight in weights]


def fitted(games: Sequence[str], deals: int, seed: int, rounds: int) -> dict[str, object]:
    """The contents of the file: weights by name, and the data they were made from."""
    kept, held_out = list[Choice](), list[Choice]()
    for game in games:
        for number in range(deals):
            (held_out if number % 10 == 9 else kept).extend(choices(game, number, seed))
    weights = fit(kept, rounds)
    digest = hashlib.sha256(repr((kept, held_out)).encode()).hexdigest()
    return {
        "habits": 1,
        "made": {
            "command": "tools/fit_habits.py", "games": list(games), "worlds": PLAYER.effort.worlds,
            "deals": deals, "seed": seed, "rounds": rounds, "choices": len(kept), "data_sha256": digest,
            "loss_held_out": round(loss_and_slope(weights, held_out)[0], 4),
            "loss_even": round(math.fsum(math.log(len(rows)) for rows, _ in held_out) / len(held_out), 4),
        },
        "weights": dict(zip(FEATURES, weights, strict=True)),
    }  # fmt: skip


def main(args: list[str]) -> int:
    """Fit the weights and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--deals", type=int, default=100, help="of every game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--out", type=Path, required=True)
    found = parser.parse_args(args)
    made = fitted(found.games, found.deals, found.seed, found.rounds)
    found.out.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(made["made"]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
