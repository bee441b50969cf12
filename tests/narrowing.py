"""Which cases of a test belong to the default run.

The default run has every test; of a long list of cases it takes some. They are chosen here and nowhere else:

* Tests in `tests/peers` are marked `peers`.
* A test with cases for more games than there are in `CORE`: its cases for other games are marked `every_game`.
* A test marked `@pytest.mark.sampled(n)`: all its cases but `n`, spread evenly over the list, are marked `every_case`.
  Cases marked `every_game` do not count.

`addopts` in pyproject.toml deselects both marks, and `slow` and `peers`. `.ci/run` runs the default run and then all
that it leaves out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable, Sequence

import pytest

from belote_desktop import variants
from belote_desktop.variants import Variant
from tests.order import longest_first

CORE = ("classic", "coinche", "belot-bg", "baloot", "decouverte", "klaverjas-amsterdam")
"""The games of the default run: every kind of auction, of play and of score there is, for two and for four."""

PEERS = "tests/peers/"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, None, None]:
    """Mark the cases that are not in the default run, before pytest-randomly shuffles and pytest deselects by marks."""
    mark(items)
    yield
    longest_first(items)


def mark(items: Iterable[pytest.Item]) -> None:
    """Mark those of all tests, in the order they are written, that the default run leaves out."""
    tests: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in items:
        if item.nodeid.startswith(PEERS):
            item.add_marker(pytest.mark.peers)
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            tests[item.nodeid.partition("[")[0]].append(item)
    for cases in tests.values():
        narrow(cases)


def narrow(cases: Sequence[pytest.Function]) -> None:
    """Mark those of the cases of one test that the default run leaves out; one case at least stays."""
    games = [game_of(case.callspec.params.values()) for case in cases]
    stay = list(cases)
    if len({game for game in games if game}) > len(CORE):
        stay = [case for case, game in zip(cases, games, strict=True) if game is None or game in CORE] or [cases[0]]
        for case in set(cases) - set(stay):
            case.add_marker(pytest.mark.every_game)
    sampled = cases[0].get_closest_marker("sampled")
    if sampled:
        (count,) = sampled.args
        kept = {len(stay) * place // count for place in range(count)}
        for place, case in enumerate(stay):
            if place not in kept:
                case.add_marker(pytest.mark.every_case)


def game_of(values: Iterable[object]) -> str | None:
    """The first game among the values of a case: a game itself or its id; None if there is none."""
    for value in values:
        if isinstance(value, Variant):
            return value.id
        if isinstance(value, str) and value in GAMES:
            return value
    return None


GAMES = frozenset(variant.id for variant in variants.all_variants())
