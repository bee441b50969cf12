"""The default run has every test; what it leaves out of their cases, `.ci/run` runs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from belote_desktop import variants
from tests.folders import ROOT
from tests.narrowing import CORE, narrow

ALL = tuple(game.id for game in variants.all_variants())


class Case:
    """A case of a test as pytest hands it to us: its parameters, and the marks it gets."""

    def __init__(self, sampled: int | None = None, **params: object) -> None:
        self.callspec = SimpleNamespace(params=params)
        self.sampled = sampled
        self.marks: list[str] = []

    def get_closest_marker(self, name: str) -> Any:
        return SimpleNamespace(args=(self.sampled,)) if name == "sampled" and self.sampled else None

    def add_marker(self, mark: pytest.MarkDecorator) -> None:
        self.marks.append(mark.name)


def left_out(cases: list[Case], mark: str) -> list[object]:
    """The last parameter of the cases that got the mark."""
    narrow(cases)  # type: ignore[arg-type]
    return [[*case.callspec.params.values()][-1] for case in cases if mark in case.marks]


def selected() -> Iterator[str]:
    """The marks of the second run of .ci/run, which runs what the first leaves out."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    found = re.search(r'^left_out="([^"]+)"$', script, re.MULTILINE)
    assert found is not None
    assert script.count('-m "$left_out"') == 1
    yield from found[1].split(" or ")


def deselected() -> Iterator[str]:
    """The marks that the default run leaves out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    options = project["tool"]["pytest"]["ini_options"]["addopts"]
    for part in options[options.index("-m") + 1].split(" and "):
        assert part.startswith("not ")
        yield part.removeprefix("not ")


def test_the_two_runs_of_ci_are_every_test() -> None:
    assert list(selected()) == list(deselected()) == ["every_game", "every_case", "slow", "peers"]


def test_a_test_of_every_game_is_one_of_the_core_games() -> None:
    assert left_out([Case(game=game) for game in ALL], "every_game") == [game for game in ALL if game not in CORE]


def test_a_game_is_found_among_other_parameters() -> None:
    cases = [Case(size=100, game=variant) for variant in variants.all_variants()]
    assert len(cases) - len(left_out(cases, "every_game")) == len(CORE)


def test_a_few_games_chosen_by_hand_stay() -> None:
    chosen = ["tarabish", "bela-3p", "classic"]
    assert left_out([Case(game=game) for game in chosen], "every_game") == []


def test_one_case_stays_where_none_is_of_the_core_games() -> None:
    others = [game for game in ALL if game not in CORE]
    assert left_out([Case(game=game) for game in others], "every_game") == others[1:]


def test_a_sample_is_spread_over_the_list() -> None:
    assert left_out([Case(sampled=3, number=number) for number in range(7)], "every_case") == [1, 3, 5, 6]


def test_a_sample_is_drawn_from_the_core_games() -> None:
    cases = [Case(sampled=2, game=game) for game in ALL]
    narrow(cases)  # type: ignore[arg-type]
    assert [case.callspec.params["game"] for case in cases if not case.marks] == [game for game in ALL if game in CORE][
        ::3
    ]


@pytest.mark.parametrize("count", [3, 9])
def test_a_sample_as_large_as_the_list_leaves_nothing_out(count: int) -> None:
    assert left_out([Case(sampled=count, number=number) for number in range(3)], "every_case") == []
