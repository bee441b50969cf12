"""The pool of deals and the trial of the rating (tools/rating)."""

import json
import random
from pathlib import Path

import pytest

from belote_desktop.profile.play_rating.scale import read as read_scales
from tools.rating import pool, trial
from tools.rating.pool import LEVELS, Dealt, Setting

MEANS = dict(zip(LEVELS, (-40, -20, -10, -5, 0), strict=True))


def dealt(number: int) -> Dealt:
    chance = random.Random(number)
    reference = round(chance.gauss(0, 60))
    return Dealt(
        number, {level: reference + round(mean + chance.gauss(0, 20)) for level, mean in MEANS.items()}, reference
    )


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Deals that nobody plays; the numbers of those asked for."""
    asked: list[int] = []
    monkeypatch.setattr(pool, "played", lambda _setting, number: (asked.append(number), dealt(number))[1])
    return asked


def test_an_interrupted_pool_goes_on_where_it_was_and_plays_a_cut_off_deal_again(
    tmp_path: Path, quick: list[int]
) -> None:
    pool.main([str(tmp_path), "--game", "classic", "--deals", "3"])
    path = tmp_path / "classic-club.jsonl"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-9], encoding="utf-8")
    quick.clear()
    pool.main([str(tmp_path), "--game", "classic", "--deals", "3"])
    assert quick == [2]
    assert path.read_text(encoding="utf-8") == whole


def test_a_pool_is_not_mixed_with_other_deals(tmp_path: Path, quick: list[int]) -> None:
    pool.main([str(tmp_path), "--game", "classic", "--deals", "1"])
    with pytest.raises(SystemExit, match="Name another folder"):
        pool.main([str(tmp_path), "--game", "classic", "--deals", "2", "--seed", "2"])
    assert quick == [0]


def test_a_companion_with_the_same_view_does_the_same_so_equal_players_get_equal_points() -> None:
    setting = Setting("classic", "beginner", 1)
    first, again = (pool.lead(setting, 0, "beginner", "person ") for _ in range(2))
    assert first == again


def test_parts_of_the_pool_are_disjoint_and_of_one_size() -> None:
    deals = [dealt(number) for number in range(25)]
    parts = trial.parts(deals, 4)
    assert [len(part) for part in parts] == [6, 6, 6, 6]
    assert len({deal.number for part in parts for deal in part}) == 24


def test_a_run_is_rated_on_a_scale_that_knows_nothing_of_it() -> None:
    setting, deals = Setting("classic", "club", 1), [dealt(number) for number in range(120)]
    before = trial.tried(setting, deals, 2)
    changed = [Dealt(deal.number, {**deal.leads, "club": deal.reference}, deal.reference) for deal in deals[60:]]
    after = trial.tried(setting, [*deals[:60], *changed], 2)
    scale_of_second = [run.found for run in before if run.part == 1 and run.level != "club"]
    assert [run.found for run in after if run.part == 1 and run.level != "club"] == scale_of_second
    assert [run.found for run in after if run.part == 0] != [run.found for run in before if run.part == 0]


def test_the_trial_tells_how_often_the_interval_was_right_and_writes_the_scale(
    tmp_path: Path, quick: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    pool.main([str(tmp_path), "--game", "classic", "--deals", "200"])
    out = tmp_path / "rating.json"
    trial.main([str(tmp_path), "--game", "classic", "--deals", "200", "--runs", "4", "--write", str(out)])
    told = capsys.readouterr().out
    runs = trial.tried(*pool.read(tmp_path / "classic-club.jsonl"), 4)
    assert f"{sum(run.is_good for run in runs)} of 20" in told
    assert sum(run.is_good for run in runs) >= 18
    (scale,) = read_scales(out.read_text(encoding="utf-8"))
    assert [mark.level for mark in scale.marks] == list(LEVELS)
    assert json.loads(out.read_text(encoding="utf-8"))["games"][0]["deals"] == len(quick)
