"""The search runs two ways: compiled and as plain Python it finds the same with the same effort."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from belote_desktop import search, variants
from belote_desktop.engine import Contract, Denomination, Ruleset, Suit
from belote_desktop.players.weighing.habits import network, numbers
from belote_desktop.search.compiled import is_compiled
from belote_desktop.search.core import Solver
from belote_desktop.search.features import Features
from belote_desktop.search.habits import Habits
from belote_desktop.search.playouts import Playouts
from belote_desktop.search.tables import tables_for
from tests.search.endings import endings

NODES_OF_FULL_DEALS = 4_872_750
NODES_OF_ENDINGS = 38_112
"""Change them with the search, and only then: a change that was not meant to search otherwise changes nothing here."""


def as_source(name: str) -> ModuleType:
    """A module of the search as plain Python, beside the one the program uses."""
    path = Path(search.__file__).with_name(f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"{name}_as_source", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.is_compiled()
    return module


@pytest.fixture(scope="module")
def source() -> ModuleType:
    """The core as plain Python."""
    return as_source("core")


def hands(rules: Ruleset, chance: Random, size: int) -> list[int]:
    cards = chance.sample(list(search.pack_of(rules)), rules.table.seats * size)
    return [sum(1 << card for card in cards[seat * size : (seat + 1) * size]) for seat in range(rules.table.seats)]


def effort(solver: Any, deals: int, size: int) -> int:
    """The nodes of so many deals of contrée, every legal card of each, the table cleared before each."""
    chance, rules, nodes = Random(2026), variants.get("coinche"), 0
    for _ in range(deals):
        solver.load(tables_for(rules, Contract(0, Denomination.of(chance.choice(list(Suit))))))
        solver.place(hands(rules, chance, size), chance.randrange(4))
        solver.values()
        nodes += solver.nodes_searched
    return nodes


@pytest.mark.skipif(not is_compiled(), reason="A hundred full deals take minutes where the search is not compiled.")
def test_a_hundred_full_deals_take_as_many_nodes_as_ever() -> None:
    assert effort(Solver(), 100, 8) == NODES_OF_FULL_DEALS


def test_endings_take_as_many_nodes_as_ever_both_ways(source: ModuleType) -> None:
    assert effort(Solver(), 30, 5) == NODES_OF_ENDINGS
    assert effort(source.Solver(), 30, 5) == NODES_OF_ENDINGS


@pytest.mark.parametrize("game", ["coinche", "belot-bg", "klaverjas-rotterdam", "decouverte", "belot-3p", "tarabish"])
def test_every_kind_of_game_is_searched_alike_both_ways(game: str, source: ModuleType) -> None:
    one, other = Solver(1), source.Solver(1)
    loaded = None
    for ending in endings(game, 3, 2, (3, 4)):
        if ending.table is not loaded:
            loaded = ending.table
            one.load(loaded.tables)
            other.load(loaded.tables)
        ending.place_in(one)
        ending.place_in(other)
        assert one.values() == other.values()
        assert one.nodes_searched == other.nodes_searched


@pytest.mark.parametrize("game", ["coinche", "belot-bg", "klaverjas-rotterdam", "decouverte", "belot-3p", "tarabish"])
def test_every_kind_of_game_is_played_out_alike_both_ways(game: str, source: ModuleType) -> None:
    one, other = Solver(1), source.Solver(1)
    plain, plain_habits, plain_features = (as_source(name) for name in ("playouts", "habits", "features"))
    plain_network = as_source("network").Network(**numbers())
    for ending in endings(game, 3, 2, (3, 4)):
        for solver in (one, other):
            solver.load(ending.table.tables)
            ending.place_in(solver)
        compiled = Habits(Features(one, 0), network())
        uncompiled = plain_habits.Habits(plain_features.Features(other, 0), plain_network)
        assert compiled.described() == uncompiled.described()
        assert Playouts(one).results(20, 7) == plain.Playouts(other).results(20, 7)
        by_habit, plainly = Playouts(one, compiled), plain.Playouts(other, uncompiled)
        assert by_habit.results(20, 7) == plainly.results(20, 7)
        assert by_habit.shares(20, 7) == plainly.shares(20, 7)
        assert by_habit.results_by_card(5, 7) == plainly.results_by_card(5, 7)
