"""`belote-desktop bench coach` in a tiny form: its figures are of the decisions it looked at."""

from __future__ import annotations

import json

import pytest

from belote_desktop.commands.bench import coach_bench
from belote_desktop.commands.bench import command as bench


def test_it_tells_agreement_coverage_and_time_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["coach", "classic", "--positions", "3", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["coach"]
    assert found["game"] == "classic"
    assert found["positions"] == 3
    assert sum(found["named"].values()) == 3
    assert found["reasons"] == 3 - found["named"].get("", 0)
    assert 0 <= found["agreement"] <= 1
    assert found["ideas"] <= found["coverage"] <= 1
    assert 0 <= found["figures"] <= 1
    assert 0 < found["seconds"] <= found["seconds_p95"]


def test_positions_are_unforced_and_the_same_for_a_seed() -> None:
    def first(seed: int) -> list[str]:
        decisions = coach_bench.decisions("coinche", seed)
        views = [next(decisions) for _ in range(4)]
        assert all(len(view.lawful) > 1 and view.to_act == view.seat for view in views)
        return [str(view.hand) for view in views]

    assert first(1) == first(1)
    assert first(1) != first(2)


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["coach", "nonesuch"]) == 2
    assert "nonesuch" in capsys.readouterr().out
