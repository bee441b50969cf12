"""Playouts: games played by chance or by habit from a position, in equal chances for every card."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable

import pytest

from belote_desktop import search, variants
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.search.core import Solver
from belote_desktop.search.feature_names import FEATURES
from belote_desktop.search.features import Features
from belote_desktop.search.habits import Habits
from belote_desktop.search.network import HIDDEN, UNIT, Network
from belote_desktop.search.playouts import Playouts
from belote_desktop.search.tables import tables_for

GAMES = ["coinche", "baloot", "belote-3p-24", "klaverjas-rotterdam", "tarabish", "klaberjass"]
TO_OPPONENTS = "beats the trick, whose it was, and points: "
"""The group of features of which the first eight are cards that lose to an opponent's, by their points."""
LIKINGS = {f"{TO_OPPONENTS}{points}": -points for points in range(8)}
AGAINST_GIVING = Network(
    [[0] * HIDDEN] * len(FEATURES), [0] * HIDDEN, [0] * HIDDEN, [LIKINGS.get(name, 0) * UNIT**2 for name in FEATURES]
)
"""A habit that keeps points from the opponents and knows nothing else."""


def ready(game: str, seed: int, cards: int) -> tuple[Solver, int]:
    """A solver at the first lead of random hands, and the points in play."""
    rules = variants.get(game)
    deck = list(pack(rules))
    random.Random(seed).shuffle(deck)
    hands = [sum(1 << card for card in deck[cards * seat :][:cards]) for seat in range(rules.table.seats)]
    solver, tables = Solver(4), tables_for(rules, Contract(0, Denomination.SPADES)).with_capot((0, 0))
    solver.load(tables)
    solver.place(hands, seed % rules.table.seats)
    dealt = list(deck[: cards * rules.table.seats])
    return solver, sum(tables.points[card] for card in dealt) + tables.last


def by_chance(solver: Solver) -> Playouts:
    """Games in which every legal card is as likely as any other."""
    return Playouts(solver)


def by_habit(solver: Solver) -> Playouts:
    """Games in which nobody likes to give points to the opponents."""
    return Playouts(solver, Habits(Features(solver, 0), AGAINST_GIVING))


@pytest.mark.parametrize("way", [by_chance, by_habit])
@pytest.mark.parametrize("game", GAMES)
def test_a_playout_gives_out_the_points_in_play_and_the_seed_decides(
    game: str, way: Callable[[Solver], Playouts]
) -> None:
    solver, points = ready(game, 4, 6)
    playouts = way(solver)
    found = playouts.results(40, 9)
    assert len(found) == 40
    assert all(0 <= value <= points for value in found)
    assert len(set(found)) > 1
    assert playouts.results(40, 9) == found
    assert playouts.results(40, 10) != found


@pytest.mark.parametrize("game", ["belote-3p-24", "coinche", "tarabish"])
def test_every_seat_is_told_what_it_takes_in_the_same_games(game: str) -> None:
    solver, points = ready(game, 4, 6)
    playouts, sides = by_habit(solver), tables_for(variants.get(game), Contract(0, Denomination.SPADES)).sides
    values, shares = playouts.results(30, 9), playouts.shares(30, 9)
    for value, (taken, won, last) in zip(values, shares, strict=True):
        assert sum(taken) == points
        assert sum(points for seat, points in enumerate(taken) if sides[seat] == 0) == value
        assert won[last]
        assert all(won[seat] or not taken[seat] for seat in range(len(taken)))
    assert len({tuple(won) for _, won, _ in shares}) > 1


def test_with_one_card_each_there_is_one_game() -> None:
    solver, _ = ready("coinche", 5, 1)
    assert set(by_chance(solver).results(5, 1)) == set(by_habit(solver).results(5, 1)) == {solver.value()}
    assert by_habit(solver).results_by_card(3, 1) == [[solver.value()] * 3]


def test_every_card_is_played_out_as_often() -> None:
    solver, points = ready("coinche", 6, 4)
    playouts = by_habit(solver)
    table = playouts.results_by_card(25, 2)
    assert len(table) == len(solver.legal_cards())
    assert all(len(row) == 25 and 0 <= min(row) <= max(row) <= points for row in table)
    assert playouts.results_by_card(25, 2) == table


def test_habits_come_nearer_to_best_play_than_chance() -> None:
    best, habit, chance = list[float](), list[float](), list[float]()
    for seed in range(60):
        solver, _ = ready("coinche", seed, 5)
        best.append(solver.value())
        habit.append(statistics.fmean(by_habit(solver).results(60, 1)))
        chance.append(statistics.fmean(by_chance(solver).results(60, 1)))
    assert statistics.correlation(best, habit) > statistics.correlation(best, chance) > 0.5


def test_a_threshold_is_answered_as_the_values_say() -> None:
    rules = variants.get("coinche")
    hands = ["JS AH TH 7D", "9S KH 8D TD", "AS QH 9D AD", "7S JH KD QD"]
    values = search.values(rules, "S", hands, 0)
    for threshold in (0, 30, 60, 90, 120):
        assert search.reaches(rules, "S", hands, 0, threshold) == {card: v >= threshold for card, v in values.items()}
