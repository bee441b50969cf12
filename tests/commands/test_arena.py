"""The arena: the same deals with sides swapped, kept in a file, the same whatever the number of processes."""

from __future__ import annotations

import json
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.commands.arena import command as arena
from tests.lengths import length

FEW = ["--game", "classic", "--a", "casual", "--b", "random", "--deals", "4", "--seed", "3"]


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
    setting = arena.Setting("classic", "casual", "casual", seed=5)
    assert all(arena.play_pair(setting, number).mean == 0 for number in range(3))


def test_swapping_the_levels_turns_every_pair_round() -> None:
    one = arena.Setting("classic", "casual", "random", seed=5)
    two = arena.Setting("classic", "random", "casual", seed=5)
    for number in range(3):
        first, second = arena.play_pair(one, number).points, arena.play_pair(two, number).points
        assert first == (-second[1], -second[0])


def test_casual_beats_random_by_more_than_twenty_points_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    pairs = length("ARENA_PAIRS", 60, 24)
    found = measured(capsys, "--deals", str(pairs), "--seed", "1")
    assert found["mean"] > 20
    assert found["interval"][0] > 0
    assert found["pairs"] == pairs


@pytest.mark.slow
def test_casual_beats_beginner(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "--b", "beginner", "--deals", "200", "--seed", "1")
    assert found["interval"][0] > 0


def test_a_level_with_a_persona_is_measured_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "--a", "casual bold", "--b", "casual", "--deals", "12")
    assert (found["a"], found["b"]) == ("casual bold", "casual")
    assert found["standard_error"] > 0, "a persona plays otherwise"
    same = measured(capsys, "--a", "casual even", "--b", "casual", "--deals", "6")
    assert (same["mean"], same["standard_error"]) == (0, 0)


def test_the_report_gives_mean_error_interval_pairs_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.run(FEW) == 0
    out = capsys.readouterr().out
    for word in ("4 pairs", "points a deal for casual", "standard error", "95 % interval", "decision of random"):
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
        assert "does not contain pairs of deals" in capsys.readouterr().err
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
        (["--game", "clasic"], "Did you mean classic"),
        (["--a", "master"], "the levels are random, beginner"),
        (["--calls", "master"], "There is no level 'master'"),
        (["--a", "casual bald"], "There is no temperament 'bald'"),
        (["--option", "tie"], "as name=value"),
        (["--option", "tie=maybe"], "“tie” must be one of"),
        (["--deals", "0"], "whole numbers of at least 1"),
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
    pair = arena.play_pair(arena.Setting(game, "casual", "casual", seed=2), 0)
    assert len(pair.points) == sides
    assert abs(sum(pair.points)) < 0.1
    assert arena.Pair.read(pair.line()).points == pair.points


def pairs_kept(path: Path) -> list[int]:
    return [json.loads(line)["pair"] for line in path.read_text().splitlines()[1:]]


class Cluster:
    """Stands for the package distributed: work goes to threads, and it is noted what was asked for."""

    KilledWorker = type("KilledWorker", (Exception,), {})

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.closed = False

    def Client(self, address: str, timeout: float) -> Cluster:
        if address != "tcp://here:8786":
            raise OSError("Timed out trying to connect")
        self.addresses.append(address)
        return self

    def get_executor(self, pure: bool) -> Executor:
        assert pure is False, "equal work must be done again: its time is measured"
        return ThreadPoolExecutor(2)

    def close(self) -> None:
        self.closed = True


def test_the_pairs_are_the_same_on_a_cluster(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "distributed", cluster)
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    measured(capsys, "--out", str(one))
    measured(capsys, "--out", str(two), "--dask", "tcp://here:8786")
    assert without_times(one) == without_times(two)
    assert cluster.addresses == ["tcp://here:8786"]
    assert cluster.closed


def test_the_pairs_are_the_same_on_a_dask_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed", reason="The extra 'cluster' is not installed.")
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    measured(capsys, "--out", str(one))
    with distributed.LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster:
        measured(capsys, "--out", str(two), "--dask", cluster.scheduler_address)
    assert without_times(one) == without_times(two)


def test_without_the_package_a_cluster_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert arena.run([*FEW, "--dask", "tcp://here:8786"]) == 2
    assert "extra 'cluster'" in capsys.readouterr().err


def test_a_cluster_that_does_not_answer_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", Cluster())
    assert arena.run([*FEW, "--dask", "tcp://elsewhere:1"]) == 2
    assert "No Dask scheduler answers at tcp://elsewhere:1" in capsys.readouterr().err


class Late(Executor):
    """Does its work in the reverse of the order it was given; a job of number `broken` breaks it."""

    def __init__(self, count: int, broken: int = -1) -> None:
        self.count, self.broken = count, broken
        self.given: list[tuple[Future[Any], Any, Any]] = []

    def submit(self, do: Any, /, *args: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.given.append((future, do, args))
        if len(self.given) == self.count:
            for number, (each, work, given) in reversed(list(enumerate(self.given))):
                if number == self.broken:
                    each.set_exception(BrokenProcessPool())
                else:
                    each.set_result(work(*given))
        return future


def test_the_order_is_that_of_the_deals_whoever_is_ready_first() -> None:
    setting = arena.Setting("classic", "casual", "random", seed=3)
    assert [pair.number for pair in arena.play_pairs(setting, [4, 0, 2], Late(3))] == [4, 0, 2]


def test_a_process_that_was_ended_is_told_in_a_sentence_and_what_came_before_stands() -> None:
    setting = arena.Setting("classic", "casual", "random", seed=3)
    pairs = arena.play_pairs(setting, range(3), Late(3, broken=1))
    assert next(pairs).number == 0
    with pytest.raises(arena.ArenaError, match="ended from outside"):
        next(pairs)


@pytest.mark.parametrize("kept", [True, False])
def test_an_interrupted_run_keeps_what_it_measured_and_says_how_to_go_on(
    kept: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pairs.jsonl"
    out = ["--out", str(path)] if kept else []
    play = arena.play_pair

    def until_the_third(setting: arena.Setting, number: int) -> arena.Pair:
        if number == 2:
            raise KeyboardInterrupt
        return play(setting, number)

    monkeypatch.setattr(arena, "play_pair", until_the_third)
    assert arena.run([*FEW, *out]) == arena.INTERRUPTED
    captured = capsys.readouterr()
    assert "2 pairs of deals" in captured.out
    if not kept:
        assert "With --out FILE" in captured.err
        return
    assert f"2 of 4 pairs. They are saved in {path}" in captured.err
    monkeypatch.setattr(arena, "play_pair", play)
    assert measured(capsys, *out)["pairs"] == 4
    assert pairs_kept(path) == [0, 1, 2, 3]


class Watched:
    """Plays as the casual player does and notes who was asked for a call and who for a card."""

    def __init__(self, level: str, asked: set[tuple[str, str]]) -> None:
        self.level, self.asked, self.player = level, asked, players.get("casual")

    def choose(self, view: engine.SeatView, seconds: float = 0.5, seed: int = 1) -> engine.Action:
        self.asked.add((self.level, arena.kind_of(view)))
        return self.player.choose(view, seconds, seed)


def test_one_level_calls_for_all_seats_where_only_the_play_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[tuple[str, str]] = set()
    monkeypatch.setattr(arena, "players", SimpleNamespace(get=lambda level: Watched(level, asked)))
    pair = arena.play_pair(arena.Setting("coinche", "a", "b", seed=5, calls="caller"), 0)
    cards = {(level, kind) for level in "ab" for kind in ("card1", "card")}
    assert asked == {("caller", "call"), *cards}
    assert pair.times["a call"] == pair.times["b call"] == ()
    assert pair.times["a card1"]


def test_a_file_of_calls_by_each_level_is_not_one_of_calls_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pairs.jsonl"
    measured(capsys, "--deals", "1", "--out", str(path))
    assert arena.run([*FEW, "--calls", "casual", "--out", str(path)]) == 2
    assert "calls differ" in capsys.readouterr().err
    other = tmp_path / "calls.jsonl"
    measured(capsys, "--deals", "1", "--calls", "casual", "--out", str(other))
    assert arena.run([*FEW, "--out", str(other)]) == 2
    assert "calls differ" in capsys.readouterr().err


def test_times_are_told_by_what_was_decided(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys)
    assert set(found["times_a_ms"]) == {"card1", "card", "call"}
    parts = found["times_a_ms"].values()
    assert found["time_a_ms"]["count"] == sum(part["count"] for part in parts)
    assert found["time_a_ms"]["max"] == max(part["max"] for part in parts)
    assert all(part["mean"] <= part["max"] and part["p95"] <= part["max"] for part in parts)


def test_a_decision_without_a_choice_is_not_timed() -> None:
    pair = arena.play_pair(arena.Setting("classic", "casual", "casual", seed=5), 0)
    cards = len(pair.times["a card"])
    assert 0 < cards < 2 * 2 * 7, "the last card of each hand leaves no choice"
