"""The measurement against an earlier version, with this version in the place of the earlier one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.commands.arena.arena_file import ArenaError
from belote_desktop.engine import SeatView
from tools.peers import earlier_arena
from tools.peers.earlier_arena import EarlierLevel, EarlierSetting

HERE = Path(__file__).parents[2]
FEW = ["--ours", "casual", "--game", "belote-3p-24", "--pairs", "3", "--seed", "3"]
FAILING = """
class players:
    @staticmethod
    def get(level):
        return players

    @staticmethod
    def choose(view, seed):
        raise RuntimeError("no more")
"""


def measured(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert earlier_arena.main([*FEW, "--earlier", str(HERE), "--json", *args]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def first_view() -> SeatView:
    match = engine.start(variants.get("coinche"), seed=5)
    return engine.view(match, engine.to_act(match))


def test_an_earlier_level_chooses_what_that_version_chooses() -> None:
    with EarlierLevel(HERE, "club") as earlier:
        match = engine.start(variants.get("coinche"), seed=5)
        for _ in range(12):
            view = engine.view(match, engine.to_act(match))
            action, seconds = earlier.ask(view, seed=9)
            assert action == players.get("club").choose(view, seed=9)
            assert seconds > 0
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


def test_the_report_names_the_other_version(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--game", "coinche", "--pairs", "2", "--beside", "beginner"]
    assert earlier_arena.main([*FEW, "--earlier", str(HERE), *args]) == 0
    out = capsys.readouterr().out
    assert f"casual against casual of {HERE.name}, each beside beginner, 2 pairs" in out
    assert f"cards of casual of {HERE.name}: mean" in out


def test_a_partner_of_another_level_sits_opposite_both_versions() -> None:
    setting = EarlierSetting("coinche", "casual", "casual", 3, earlier=str(HERE), beside="beginner")
    assert [setting.whose(seat, 0) for seat in range(4)] == ["ours", "theirs", "beside", "beside"]
    assert [setting.whose(seat, 1) for seat in range(4)] == ["theirs", "ours", "beside", "beside"]
    times = earlier_arena.play_pair(setting, 0).times
    assert [len(times[f"{whose} cards"]) for whose in ("ours", "theirs")] == [16, 16]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--game", "whist"], "whist"),
        (["--theirs", "grandmaster"], f"The version in {HERE} ended with an error"),
        (["--ours", "grandmaster", "--theirs", "club"], "There is no level 'grandmaster'"),
        (["--game", "coinche", "--beside", "grandmaster"], "There is no level 'grandmaster'"),
        (["--beside", "club"], "belote-3p-24 has no partners"),
        (["--earlier", str(HERE.parent)], f"{HERE.parent} does not contain the package belote_desktop."),
    ],
)
def test_what_cannot_be_measured_is_reported_and_begins_no_file(
    args: list[str], words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pairs.jsonl"
    assert earlier_arena.main([*FEW, "--earlier", str(HERE), "--out", str(file), *args]) == 2
    assert words in capfd.readouterr().err
    assert not file.exists()


def test_a_version_that_fails_while_it_chooses_is_reported(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / "belote_desktop"
    package.mkdir()
    (package / "__init__.py").write_text(FAILING, encoding="utf-8")
    (package / "records.py").write_text("parse_view = str", encoding="utf-8")
    with EarlierLevel(tmp_path, "club") as earlier:
        for _ in range(2):
            with pytest.raises(ArenaError, match="ended with an error"):
                earlier.ask(first_view(), seed=9)
    assert "no more" in capfd.readouterr().err
