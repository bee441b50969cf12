"""Fits a network to choices: its likings, as a softmax over the cards of a choice, come near the targets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from belote_desktop.search.feature_names import FEATURES
from belote_desktop.search.network import HIDDEN, UNIT
from tools.habits.choices import Choice

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
BATCH = 256
"""So many choices a step."""
STEP, LAST_STEP = 0.004, 0.0001
"""The size of the first steps and the last ones."""
SPREAD_ROWS, SPREAD_OUTPUTS = 0.15, 0.3
"""How far the numbers lie apart at first."""


@dataclass(frozen=True)
class Data:
    """Choices as arrays: `active[card]` the features of each card, filled up with a feature that has no weight,
    `choice[card]` the number of the choice, `target[card]`, and `start[choice]` its first card, with an end."""

    active: Whole
    choice: Whole
    target: Numbers
    start: Whole

    @classmethod
    def of(cls, choices: Sequence[Choice]) -> Data:
        """The arrays of these choices."""
        rows = [row for each in choices for row in each.rows]
        active = np.full((len(rows), max(map(len, rows))), len(FEATURES), np.int64)
        for at, row in enumerate(rows):
            active[at, : len(row)] = row
        sizes = np.array([len(each.rows) for each in choices])
        return cls(
            active,
            np.repeat(np.arange(len(choices)), sizes),
            np.array([share for each in choices for share in each.targets]),
            np.concatenate(([0], np.cumsum(sizes))),
        )

    def part(self, chosen: Whole) -> Data:
        """Some of the choices."""
        sizes = self.start[chosen + 1] - self.start[chosen]
        cards = np.concatenate([np.arange(self.start[each], self.start[each + 1]) for each in chosen])
        start = np.concatenate(([0], np.cumsum(sizes)))
        return Data(self.active[cards], np.repeat(np.arange(len(chosen)), sizes), self.target[cards], start)


@dataclass
class Weights:
    """The numbers of a network, as fractions; the last row and the last of `direct` are of no feature, and 0."""

    rows: Numbers
    bias: Numbers
    outputs: Numbers
    direct: Numbers

    @classmethod
    def by_chance(cls, chance: np.random.Generator) -> Weights:
        """Where a fit begins."""
        rows = chance.normal(0, SPREAD_ROWS, (len(FEATURES) + 1, HIDDEN))
        rows[-1] = 0
        return cls(rows, np.zeros(HIDDEN), chance.normal(0, SPREAD_OUTPUTS, HIDDEN), np.zeros(len(FEATURES) + 1))

    def parts(self) -> tuple[Numbers, ...]:
        """All arrays, to be changed in place."""
        return self.rows, self.bias, self.outputs, self.direct

    def rounded(self) -> Weights:
        """The numbers as the program keeps them."""
        rows, bias, outputs = (np.rint(each * UNIT) / UNIT for each in (self.rows, self.bias, self.outputs))
        return Weights(rows, bias, outputs, np.rint(self.direct * UNIT * UNIT) / UNIT / UNIT)

    def stored(self) -> dict[str, Any]:
        """The numbers as they stand in the file."""
        return {
            "bias": np.rint(self.bias * UNIT).astype(int).tolist(),
            "outputs": np.rint(self.outputs * UNIT).astype(int).tolist(),
            "direct": np.rint(self.direct[:-1] * UNIT * UNIT).astype(int).tolist(),
            "rows": np.rint(self.rows[:-1] * UNIT).astype(int).tolist(),
        }


def shares(weights: Weights, data: Data) -> tuple[Numbers, Numbers, Numbers]:
    """How likely each card is played, and the hidden layer before and after its zeros."""
    before = weights.rows[data.active].sum(1) + weights.bias
    layer = np.maximum(before, 0)
    liking = layer @ weights.outputs + weights.direct[data.active].sum(1)
    top = np.maximum.reduceat(liking, data.start[:-1])
    powers = np.exp(liking - top[data.choice])
    return powers / np.add.reduceat(powers, data.start[:-1])[data.choice], before, layer


def loss(weights: Weights, data: Data) -> float:
    """The mean cross-entropy of the choices, in nats."""
    share, _, _ = shares(weights, data)
    return float(-(data.target * np.log(share + 1e-12)).sum() / (len(data.start) - 1))


def even_loss(data: Data) -> float:
    """The loss of somebody who knows nothing."""
    return float(np.log(np.diff(data.start)).mean())


def least_loss(data: Data) -> float:
    """The loss of somebody who knows the targets."""
    sure = np.where(data.target > 0, data.target, 1.0)
    return float(-(data.target * np.log(sure)).sum() / (len(data.start) - 1))


def slopes(weights: Weights, data: Data) -> tuple[Numbers, ...]:
    """How the loss grows with each number, in the order of `Weights.parts`."""
    share, before, layer = shares(weights, data)
    slope = (share - data.target) / (len(data.start) - 1)
    inner = slope[:, None] * weights.outputs * (before > 0)
    features, cards = data.active.ravel(), np.repeat(np.arange(len(data.active)), data.active.shape[1])
    size = len(weights.direct)
    rows: Numbers = np.stack([np.bincount(features, inner[cards, at], size) for at in range(HIDDEN)], 1).astype(float)
    direct: Numbers = np.bincount(features, slope[cards], size).astype(float)
    rows[-1] = direct[-1] = 0
    return rows, inner.sum(0), layer.T @ slope, direct


def fit(data: Data, rounds: int, pull: float, seed: int) -> Weights:
    """The network that fits the choices, found by Adam; `pull` is how hard all numbers are drawn towards zero."""
    chance = np.random.default_rng(seed)
    weights = Weights.by_chance(chance)
    first, second = ([np.zeros_like(each) for each in weights.parts()] for _ in range(2))
    steps = 0
    for turn in range(rounds):
        size, order = STEP * (1 - turn / rounds) + LAST_STEP, chance.permutation(len(data.start) - 1)
        for begin in range(0, len(order), BATCH):
            steps += 1
            found = slopes(weights, data.part(order[begin : begin + BATCH]))
            for at, (numbers, slope) in enumerate(zip(weights.parts(), found, strict=True)):
                pulled = slope + pull * numbers
                first[at] += 0.1 * (pulled - first[at])
                second[at] += 0.001 * (pulled * pulled - second[at])
                mean, spread = first[at] / (1 - 0.9**steps), second[at] / (1 - 0.999**steps)
                numbers -= size * mean / (np.sqrt(spread) + 1e-8)
    return weights
