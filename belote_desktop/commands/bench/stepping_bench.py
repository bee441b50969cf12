"""Steps a second of a learning agent: in our environment, and in colver, another engine.

Both play random deals, and every step makes the observation of the player to act. Processor time is counted, so that
other programs that run on the computer matter less.
"""

from __future__ import annotations

import importlib.util
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from belote_desktop.engine import Ruleset

if TYPE_CHECKING:
    from belote_desktop.rl import BeloteEnvironment

ROUNDS = 5


@dataclass(frozen=True)
class Stepping:
    """Steps a second of processor time: the median of several rounds, the slowest and the fastest."""

    what: str
    game: str
    steps_per_second: float
    slowest: float
    fastest: float


def through_environment(rules: Ruleset, seconds: float) -> list[Stepping]:
    """The steps of one game through `belote_desktop.rl`; empty if the extra `rl` is not installed."""
    if importlib.util.find_spec("pettingzoo") is None:
        return []
    from belote_desktop.rl import BeloteEnvironment

    env = BeloteEnvironment(rules)
    env.reset(seed=1)
    return [_measured("environment", rules.variant, lambda chance: _deal(env, chance), seconds)]


def _deal(env: BeloteEnvironment, chance: Random) -> int:
    """Play one random deal. Returns the number of its steps."""
    env.reset()
    steps = 0
    while numbers := env.legal_numbers():
        env.last()
        env.step(chance.choice(numbers))
        steps += 1
    return steps


def through_colver(seconds: float) -> list[Stepping]:
    """The steps of contrée in colver; empty if it is not installed."""
    if importlib.util.find_spec("colver") is None:
        return []
    import colver

    env = colver.Env()

    def deal(chance: Random) -> int:
        env.reset()
        steps = 0
        while not env.is_terminal():
            env.step(chance.choice(env.legal_actions()))  # gives the next observation too
            steps += 1
        return steps

    return [_measured("colver", "contrée", deal, seconds)]


def _measured(what: str, game: str, deal: Callable[[Random], int], seconds: float) -> Stepping:
    rates = []
    for number in range(ROUNDS):
        chance, steps, begun = Random(number), 0, time.process_time()
        while (taken := time.process_time() - begun) < seconds:
            steps += deal(chance)
        rates.append(steps / taken)
    return Stepping(what, game, statistics.median(rates), min(rates), max(rates))
