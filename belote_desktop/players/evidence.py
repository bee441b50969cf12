"""`Evidence`: the possible deals behind a decision, and the payoff of each action in each of them."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine.actions import Action


@dataclass(frozen=True)
class Weighed:
    """An action with its payoff in every possible deal, and their weighted mean.

    Payoffs are in points of the game as the match stands. `behind` is by how much the mean falls short of the best
    action's, `error` the standard error of that difference, both taken deal by deal; there is no error where all the
    deals there are were counted. `won` is in how many of the deals the own side wins, by their weights, from 0 to 1.
    """

    action: Action
    payoffs: tuple[float, ...]
    mean: float
    behind: float
    error: float
    won: float = 0.0
    taken: float = 0.0
    made: float = 0.0


@dataclass(frozen=True)
class Evidence:
    """The possible deals on which a decision is based.

    `worlds` are the hands by seat as sets of bits, `weights` add up to 1, `effective` is how many deals of equal weight
    tell as much, `exhaustive` whether these are all the deals there are. `weighed` are the actions, best first.
    `seconds` is how long it took; no decision depends on it.
    """

    worlds: tuple[tuple[int, ...], ...]
    weights: tuple[float, ...]
    effective: float
    exhaustive: bool
    weighed: tuple[Weighed, ...]
    seconds: float


def weighed_actions(
    actions: Sequence[Action],
    payoffs: Sequence[Sequence[float]],
    weights: Sequence[float],
    wins: Sequence[Sequence[float]] = (),
) -> tuple[Weighed, ...]:
    """The actions, best first; `payoffs`, and how far each is a deal won, are by world, then by action."""
    columns = list(zip(*payoffs, strict=True))
    chances = list(zip(*wins, strict=True)) if wins else [(0.0,) * len(weights)] * len(actions)
    means = [math.fsum(map(float.__mul__, map(float, column), weights)) for column in columns]
    best = max(range(len(actions)), key=means.__getitem__)
    found = [
        Weighed(
            action,
            tuple(column),
            mean,
            means[best] - mean,
            paired_error(columns[best], column, weights),
            math.fsum(map(float.__mul__, map(float, chance), weights)),
        )
        for action, column, mean, chance in zip(actions, columns, means, chances, strict=True)
    ]
    return tuple(sorted(found, key=lambda each: -each.mean))


def against(evidence: Evidence, action: Action, payoffs: Sequence[float], wins: Sequence[float]) -> Weighed:
    """One more action with its payoffs in the deals of the evidence; `behind` is below 0 where it is better."""
    best, weights = evidence.weighed[0], evidence.weights
    mean = math.fsum(map(float.__mul__, map(float, payoffs), weights))
    error = 0.0 if evidence.exhaustive else paired_error(best.payoffs, payoffs, weights)
    won = math.fsum(map(float.__mul__, map(float, wins), weights))
    return Weighed(action, tuple(payoffs), mean, best.mean - mean, error, won)


HOPELESS = 2.75
"""By how many standard errors an action may be behind and still be weighed in more deals. Chosen by judgement, not
measured."""


def in_reach(actions: Sequence[Action], weighed: Sequence[Weighed]) -> list[int]:
    """The indices of the actions that may still turn out best."""
    hopeless = {each.action for each in weighed if each.behind > HOPELESS * each.error and each.behind > 0}
    return [place for place, action in enumerate(actions) if action not in hopeless]


def scaled(weights: Sequence[float]) -> list[float]:
    """The weights, so that they add up to 1."""
    whole = math.fsum(weights)
    return [weight / whole for weight in weights]


def paired_error(one: Sequence[float], other: Sequence[float], weights: Sequence[float]) -> float:
    """The standard error of the mean difference between two actions in the same deals."""
    if one is other or len(one) < 2:
        return 0.0
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = statistics.fmean(differences, weights)
    variance = math.fsum(w * (d - mean) ** 2 for w, d in zip(weights, differences, strict=True))
    return math.sqrt(variance * math.fsum(w * w for w in weights))


def effective_size(weights: Sequence[float]) -> float:
    """How many deals of equal weight tell as much as these."""
    squares = math.fsum(w * w for w in weights)
    return math.fsum(weights) ** 2 / squares if squares else 0.0
