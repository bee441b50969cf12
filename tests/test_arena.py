"""The arena: the same deals with sides swapped, kept in a file, the same whatever the number of processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from belote_desktop import variants
from belote_desktop.commands import arena

FEW = ["--game", "classic", "--a", "club", "--b", "random", "--deals", "4", "--seed", "3"]


def measured(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert arena.run([*FEW, *args, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def without_times(path: Path) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in json.loads(line).items() if name != "times"}
        for line in path.read_text().splitlines()
    ]


def test_a_level_against_itself_comes_out_even() -> None:
    setting = arena.Setting("classic", "club", "club", seed=5)
    assert all(arena.play_pair(setting, number).mean == 0 for number in range(3))


def test_swapping_the_levels_turns_every_pair_round() -> None:
    one = arena.Setting("classic", "club", "random", seed=5)
    two = arena.Setting("classic", "random", "club", seed=5)
    for number in range(3):
        first, second = arena.play_pair(one, number).points, arena.play_pair(two, number).points
        assert first == (-second[1], -second[0])


def test_club_beats_random_by_more_than_twenty_points_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "--deals", "60", "--seed", "1")
    assert found["mean"] > 20
    assert found["interval"][0] > 0
    assert found["pairs"] == 60


def test_club_beats_beginner(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "--b", "beginner", "--deals", "200", "--seed", "1")
    assert found["interval"][0] > 0


def test_the_report_gives_mean_error_interval_pairs_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.run(FEW) == 0
    out = capsys.readouterr().out
    for word in ("4 pairs", "points a deal for club", "standard error", "95 % interval", "time per decision of random"):
        assert word in out


def test_a_run_goes_on_from_its_file_and_drops_a_line_that_was_cut_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    first = measured(capsys, "--out", str(whole))
    text = whole.read_text()
    part.write_text(text[: len(text) - 30])
    second = measured(capsys, "--out", str(part))
    assert without_times(part) == without_times(whole)
    assert second["mean"] == first["mean"]
    lines = part.read_text()
    assert measured(capsys, "--out", str(part))["mean"] == first["mean"]
    assert part.read_text() == lines


def test_a_longer_run_goes_on_where_a_shorter_one_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pairs.jsonl"
    measured(capsys, "--deals", "2", "--out", str(path))
    before = path.read_text()
    assert measured(capsys, "--out", str(path))["pairs"] == 4
    assert path.read_text().startswith(before)


def test_the_pairs_are_the_same_with_two_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    measured(capsys, "--out", str(one))
    measured(capsys, "--out", str(two), "--jobs", "2")
    assert without_times(one) == without_times(two)


def test_a_file_of_another_measurement_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pairs.jsonl"
    measured(capsys, "--deals", "1", "--out", str(path))
    before = path.read_text()
    assert arena.run([*FEW, "--seed", "4", "--out", str(path)]) == 2
    assert "seed differ" in capsys.readouterr().err
    assert path.read_text() == before


def test_a_file_that_is_something_else_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "letter.txt"
    for content in (b"Dear aunt,\nthank you for the cards.\n", b"\xff\xfe\x00 no text", b"[1, 2]\n"):
        path.write_bytes(content)
        assert arena.run([*FEW, "--out", str(path)]) == 2
        assert "is not a file of this command" in capsys.readouterr().err
        assert path.read_bytes() == content


def test_a_damaged_line_in_the_middle_is_named_and_nothing_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pairs.jsonl"
    measured(capsys, "--deals", "2", "--out", str(path))
    lines = path.read_text().splitlines()
    damaged = "\n".join([lines[0], "{}", lines[2]]) + "\n"
    path.write_text(damaged)
    assert arena.run([*FEW, "--out", str(path)]) == 2
    assert "line 2" in capsys.readouterr().err
    assert path.read_text() == damaged


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--game", "clasic"], "Near: classic"),
        (["--a", "master"], "the levels are random, beginner, club"),
        (["--option", "tie"], "write it as name=value"),
        (["--option", "tie=maybe"], "tie is one of"),
        (["--deals", "0"], "from 1 on"),
        (["--deals", "many"], "invalid int value"),
        (["--whatever"], "Unrecognized arguments"),
        (["--out", "/"], "cannot be used"),
    ],
)
def test_bad_arguments_get_a_sentence(args: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.run([*FEW, *args]) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert captured.out == ""


def test_options_change_the_game_that_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    plain = measured(capsys)
    changed = measured(capsys, "--option", "pass_out=dealer_must_take", "--option", "declarations=off")
    assert changed["options"] == {"pass_out": "dealer_must_take", "declarations": "off"}
    assert changed["mean"] != plain["mean"]


@pytest.mark.parametrize("game", ["belote-3p-24", "belot-2p-24", "coinche"])
def test_a_deal_is_played_from_every_side_of_the_table(game: str) -> None:
    sides = variants.get(game).side_count
    pair = arena.play_pair(arena.Setting(game, "club", "club", seed=2), 0)
    assert len(pair.points) == sides
    assert abs(sum(pair.points)) < 0.1
    assert arena.Pair.read(pair.line()).points == pair.points
