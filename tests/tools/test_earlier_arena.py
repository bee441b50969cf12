"""The measurement against an earlier version, with this version in the place of the earlier one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.commands.arena.arena_file import ArenaError
from tools.peers import earlier_arena
from tools.peers.earlier_arena import EarlierLevel

HERE = Path(__file__).parents[2]
FEW = ["--ours", "casual", "--game", "belote-3p-24", "--pairs", "3", "--seed", "3"]


def measured(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert earlier_arena.main([*FEW, "--earlier", str(HERE), "--json", *args]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_an_earlier_level_chooses_what_that_version_chooses() -> None:
    with EarlierLevel(HERE, "club") as earlier:
        match = engine.start(variants.get("coinche"), seed=5)
        for _ in range(12):
            seat = engine.to_act(match)
            assert seat is not None
            view = engine.view(match, seat)
            action = earlier.choose(view, seed=9)
            assert action == players.get("club").choose(view, seed=9)
            match = engine.apply(match, action)[0]


def test_a_version_is_even_with_itself(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"
    found = measured(capsys, "--out", str(file))
    assert (found["mean"], found["pairs"]) == (0, 3)
    points = [json.loads(line)["points"] for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert all(len(each) == 3 for each in points)
    assert any(any(each) for each in points)


def test_a_stronger_level_is_ahead_of_a_weaker_one_of_the_other_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(capsys, "--ours", "club", "--theirs", "random", "--pairs", "12")["mean"] > 0


def test_a_partner_of_another_level_sits_opposite_both_versions(tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"
    both = [*FEW, "--earlier", str(HERE), "--game", "coinche", "--pairs", "1", "--out", str(file)]
    assert earlier_arena.main([*both, "--partner", "beginner"]) == 0
    times = json.loads(file.read_text(encoding="utf-8").splitlines()[1])["times"]
    assert [len(times[f"{whose} cards"]) for whose in ("ours", "theirs")] == [16, 16]


def test_a_folder_without_the_program_is_refused(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert earlier_arena.main([*FEW, "--earlier", str(tmp_path)]) == 2
    assert capfd.readouterr().err == f"{tmp_path} does not contain the package belote_desktop. Name its folder.\n"


def test_an_unknown_level_of_the_other_version_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert earlier_arena.main([*FEW, "--earlier", str(HERE), "--theirs", "grandmaster"]) == 2
    assert f"The version in {HERE} ended with an error" in capfd.readouterr().err


def test_a_version_that_ends_in_the_middle_of_a_deal_is_told() -> None:
    with EarlierLevel(HERE, "club") as earlier:
        earlier.close()
        match = engine.start(variants.get("coinche"), seed=5)
        seat = engine.to_act(match)
        assert seat is not None
        with pytest.raises(ArenaError, match="ended with an error"):
            earlier.choose(engine.view(match, seat), seed=9)
