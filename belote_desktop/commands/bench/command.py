"""The command `belote-desktop bench`: its options, and the benchmark of the engine in random deals a second."""

from __future__ import annotations

import argparse
import cProfile
import importlib
import json
import pstats
import statistics
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random

from belote_desktop import engine, variants
from belote_desktop.commands.bench.stepping_bench import Stepping, through_colver, through_environment
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine import Ruleset, RulesetError

GAMES = ("classic", "coinche", "belot-bg", "baloot")
"""What is measured when no game is named."""
PARTS = ("engine", "search", "window", "coach", "calls", "levels")
"""What can be measured; all but the first are commands of their own."""
ROUNDS = 5
HOT_SECONDS = 3.0
"""How long the slowest functions are measured."""


@dataclass(frozen=True)
class Speed:
    """Whole deals a second through `legal` and `apply`: the median of several rounds, the slowest and the fastest."""

    game: str
    deals_per_second: float
    slowest: float
    fastest: float
    deals: int
    actions: int


def run(arguments: Sequence[str]) -> int:
    """Measure and print. Returns 0, 2 for an unknown game, or 130 if interrupted."""
    what = next((word for word in arguments if word in PARTS), "")
    if what in PARTS[1:]:
        others = list(arguments)
        others.remove(what)
        module = importlib.import_module(f"belote_desktop.commands.bench.{what}_bench")
        return int(module.run(others))
    options = parser().parse_intermixed_args(arguments)
    try:
        games = [variants.get(name) for name in options.games or GAMES]
    except RulesetError as problem:
        print(problem)
        return 2
    ended = Interruption()
    speeds = sum(ended.each(games, lambda rules: measure(rules, options.seconds, ended)), list[Speed]())
    stepping = [] if ended.happened else through_colver(options.seconds)
    stepping += sum(ended.each(games, lambda rules: through_environment(rules, options.seconds)), list[Stepping]())
    if options.json:
        found = {"engine": [asdict(speed) for speed in speeds], "steps": [asdict(each) for each in stepping]}
        print(json.dumps(found, indent=2))
    else:
        for speed in speeds:
            print(
                f"{speed.game:12} {speed.deals_per_second:8.0f} deals/s "
                f"({speed.slowest:.0f} to {speed.fastest:.0f}), {speed.actions / speed.deals:.1f} actions a deal"
            )
        for each in stepping:
            print(
                f"{each.game:12} {each.steps_per_second:8.0f} steps/s ({each.slowest:.0f} to {each.fastest:.0f}) "
                f"through {each.what}"
            )
    if options.hot and not ended.happened:
        _print_hot(games[0])
    return ended.status


def parser() -> argparse.ArgumentParser:
    """What can be written after `belote-desktop bench`."""
    made = argparse.ArgumentParser(prog="belote-desktop bench", description="Measure the program.")
    made.add_argument(
        "what",
        choices=PARTS,
        help="what to measure: random deals in the engine, the search (see 'bench search --help'), the window "
        "('bench window --help'), the coach ('bench coach --help'), what calls promise ('bench calls --help') or how a "
        "level calls ('bench levels --help')",
    )
    made.add_argument("games", nargs="*", metavar="GAME", help=f"the games to measure (default: {', '.join(GAMES)})")
    made.add_argument("--seconds", type=float, default=1.0, help="how long each of the five rounds lasts")
    made.add_argument("--json", action="store_true", help="print the figures as JSON")
    made.add_argument("--hot", action="store_true", help="also print the slowest functions in the first game")
    return made


def measure(rules: Ruleset, seconds: float, ended: Interruption) -> list[Speed]:
    """The speed of one game over `ROUNDS` rounds of `seconds`, or fewer if interrupted; empty without any deal."""
    rates, deals, actions = [], 0, 0
    with ended:
        for number in range(ROUNDS):
            begun = time.perf_counter()
            played, done = _play(rules, Random(number), begun + seconds)
            rates.append(played / (time.perf_counter() - begun))
            deals, actions = deals + played, actions + done
    if not deals:
        return []
    return [Speed(rules.variant, statistics.median(rates), min(rates), max(rates), deals, actions)]


def _play(rules: Ruleset, chance: Random, until: float) -> tuple[int, int]:
    """Play random deals until the time `until`. Returns the number of deals played out, and of actions."""
    deals = actions = 0
    while time.perf_counter() < until:
        match = engine.start(rules, chance.randrange(2**32))
        while not match.is_over and len(match.deals) < 4:
            match, _ = engine.apply(match, chance.choice(engine.legal(match)))
            actions += 1
        deals += sum(bool(settled.deal.tricks) for settled in match.deals)
    return deals, actions


def _print_hot(rules: Ruleset) -> None:
    profiler = cProfile.Profile()
    profiler.runcall(_play, rules, Random(1), time.perf_counter() + HOT_SECONDS)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(15)
