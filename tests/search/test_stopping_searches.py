"""A search in one thread: others go on meanwhile, and can stop it; what it had found till then misleads nobody."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from threading import Thread

import pytest

from belote_desktop import search, variants
from belote_desktop.engine import Contract, Denomination, Ruleset
from belote_desktop.search.compiled import is_compiled
from belote_desktop.search.core import Solver
from belote_desktop.search.playouts import Playouts
from belote_desktop.search.tables import tables_for
from tests.search.endings import endings

WITH_ROEM = variants.get("klaverjas-rotterdam")
PATIENCE = 60.0
"""Seconds after which a test has failed; what it waits for takes milliseconds."""
PROMPT = 0.02 if is_compiled() else 1.0
"""How soon a search has returned after it was asked to, in seconds."""


def long_search() -> Solver:
    """A full deal with its roem and hardly any table: sixty million nodes, a second or more; uncompiled an hour."""
    solver = Solver(1)
    solver.load(tables_for(WITH_ROEM, Contract(0, Denomination.NO_TRUMP), with_roem=True))
    solver.place(full_hands(WITH_ROEM, 1), 0)
    return solver


def full_hands(rules: Ruleset, seed: int, size: int = 8) -> list[int]:
    cards = Random(seed).sample(list(search.pack_of(rules)), 4 * size)
    return [sum(1 << card for card in cards[size * seat : size * seat + size]) for seat in range(4)]


class Running:
    """Something done in a thread of its own."""

    def __init__(self, work: Callable[[], object]) -> None:
        self._thread = Thread(target=work, daemon=True)
        self._thread.start()

    @property
    def goes_on(self) -> bool:
        return self._thread.is_alive()

    def ended_within(self) -> float:
        """Seconds until it ended."""
        begun = time.perf_counter()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        return time.perf_counter() - begun


def wait_for(solver: Solver, nodes: int, running: Running) -> None:
    """Until the search has come that far."""
    until = time.monotonic() + PATIENCE
    while running.goes_on and solver.nodes_searched < nodes and time.monotonic() < until:
        time.sleep(0)


def test_other_threads_go_on_while_a_search_runs() -> None:
    """This thread sees the search come forward, which it could not if the search kept the interpreter to itself."""
    solver = long_search()
    running = Running(solver.values)
    counts = [0]
    for _ in range(5):
        wait_for(solver, counts[-1] + 1000, running)
        counts.append(solver.nodes_searched)
    assert running.goes_on
    assert all(later - earlier >= 1000 for earlier, later in pairwise(counts))
    solver.stop()
    running.ended_within()


def test_a_search_returns_at_once_when_it_is_stopped() -> None:
    solver = long_search()
    taken = []
    for step in range(1, 6):
        running = Running(solver.values)
        wait_for(solver, 3000 * step, running)
        assert running.goes_on
        solver.stop()
        taken.append(running.ended_within())
        assert solver.was_stopped()
    assert min(taken) <= PROMPT


@pytest.mark.parametrize("work", ["value", "values", "values_in", "reaches", "playouts"])
def test_everything_that_takes_long_can_be_stopped(work: str) -> None:
    solver = long_search()
    world = full_hands(WITH_ROEM, 1)
    tasks: dict[str, Callable[[], object]] = {
        "value": solver.value,
        "values": solver.values,
        "values_in": lambda: solver.values_in([world] * 50, 0),
        "reaches": lambda: solver.reaches(80),
        "playouts": lambda: Playouts(solver).results(5_000_000 if is_compiled() else 200_000, 1),
    }
    running = Running(tasks[work])
    if work != "playouts":
        wait_for(solver, 3000, running)
    solver.stop()
    assert running.ended_within() < 5
    assert solver.was_stopped()
    assert not solver.was_stopped()


def test_a_stopped_search_leaves_nothing_wrong_in_the_table() -> None:
    """The same positions, searched to the end with what stopped searches left behind, and by a fresh solver."""
    size, deals = (8, 12) if is_compiled() else (5, 4)
    rules = variants.get("belot-bg")
    tables = tables_for(rules, Contract(0, Denomination.NO_TRUMP))
    stopped = Solver()
    stopped.load(tables)
    for seed in range(deals):
        hands = full_hands(rules, seed, size)
        stopped.place(hands, 0)
        before = stopped.nodes_searched
        running = Running(stopped.values)
        wait_for(stopped, before + 500 * (seed + 1), running)
        stopped.stop()
        running.ended_within()
        stopped.was_stopped()
        fresh = Solver()
        fresh.load(tables)
        fresh.place(hands, 0)
        stopped.place(hands, 0)
        assert stopped.values() == fresh.values()


def test_after_a_stop_endings_have_their_values_again() -> None:
    solver = long_search()
    running = Running(solver.values)
    wait_for(solver, 2000, running)
    solver.stop()
    running.ended_within()
    solver.was_stopped()
    for ending in endings("classic", 3, 5, (2, 3)):
        solver.load(ending.table.tables)
        ending.place_in(solver)
        assert dict(solver.values()) == ending.worth


def test_who_comes_too_early_stops_the_next_search() -> None:
    """Asked before the search begins: it ends at once all the same, so that no request is lost."""
    solver = long_search()
    solver.stop()
    Running(solver.values).ended_within()
    assert solver.was_stopped()
