"""`belote-desktop bench coach` in a tiny form: its figures are of the decisions it looked at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from belote_desktop.commands.bench import advised_calls_bench, cards_bench, coach_bench
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


def test_calls_are_measured_and_a_log_is_not_measured_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "calls.jsonl"
    asked = ["coach", "baloot", "--calls", "3", "--seed", "3", "--log", str(log)]
    assert bench.run([*asked, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["calls"].values()
    assert [each["number"] for each in found] == [0, 1, 2]
    assert all(each["figures"] and not each["breaks"] and each["others"] <= 1 for each in found)
    assert len(log.read_text().splitlines()) == 3
    monkeypatch.delattr(advised_calls_bench, "called")
    assert bench.run(asked) == 0
    assert "baloot       3 calls: 0 break a rule" in capsys.readouterr().out


def test_ideas_on_cards_are_counted_and_each_decision_is_logged_with_all_hands_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "cards.txt"
    asked = ["coach", "classic", "--cards", "3", "--seed", "3", "--log", str(log)]
    assert bench.run([*asked, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["cards"].values()
    assert [each["number"] for each in found] == [0, 1, 2]
    paragraphs = log.read_text(encoding="utf-8").split("\n\n")[:-1]
    assert len(paragraphs) == 3
    for one, told in zip(found, paragraphs, strict=True):
        assert told.startswith(f"## classic {one['number']}: seat ")
        assert [f"seat {seat}: " in told for seat in range(4)] == [True] * 4
        assert f"2. {one['sentence']}" in told


def test_what_teaches_nothing_is_no_idea_no_difference_and_a_chance_alone() -> None:
    ideas = ["draw_trumps", "", "no_difference", "decides_the_deal", "likely_trick"]
    found = [cards_bench.Hinted("classic", 0, "7S", idea, "", 0.0, 1.0) for idea in ideas]
    assert [each.is_told for each in found] == [True, False, False, False, False]


def test_a_card_agrees_that_a_second_search_cannot_tell_from_its_best() -> None:
    behind = [(1.9, 1.0, True), (2.1, 1.0, False), (0.05, 0.0, True), (0.2, 0.0, False)]
    for points, error, agrees in behind:
        assert cards_bench.Hinted("classic", 0, "7S", "", "", points, error).agrees is agrees
