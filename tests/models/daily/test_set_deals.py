"""Set deals below the window: the same for everybody, stored with what they were made with, and safe from bad files."""

from __future__ import annotations

import datetime
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from belote_desktop import __version__, variants
from belote_desktop.duplicate import parse_code
from belote_desktop.models.daily.comparer import Comparer
from belote_desktop.models.daily.set_deals import of_code, of_day
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Profile
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.set_deals.set_results import Scored, SetResult, SetResults, days_in_a_row, played_days

DAY = datetime.date(2026, 11, 24)
CLASSIC = variants.get("classic")


@pytest.fixture(params=["UTC", "Pacific/Kiritimati", "America/Anchorage", "Asia/Kathmandu"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    if not hasattr(time, "tzset"):
        pytest.skip("this system has one time zone at a time")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def test_the_deal_of_a_local_date_is_the_same_in_every_time_zone(zone: str) -> None:
    noon = datetime.datetime(2026, 11, 24, 12).astimezone()
    assert os.environ["TZ"] == zone
    today = of_day(CLASSIC, noon.date())
    assert today.key == "2026-11-24 classic"
    assert today.code == "belote:classic.CNLsUgiPxhOiPccy-FbTJWmKAr?r=zWfWM&c=mjczM"


def test_two_fresh_profiles_have_the_same_deal(tmp_path: Path) -> None:
    codes = []
    for name in ("one", "two"):
        with Profile(Directories.under(tmp_path / name)) as profile:
            wanted = of_day(CLASSIC, DAY)
            profile.set_deals.keep(wanted)
            codes.append(profile.set_deals.of(wanted.key).code)
    assert codes[0] == codes[1]


def test_the_code_of_today_is_the_deal_of_the_day_and_others_are_not() -> None:
    daily = of_day(CLASSIC, DAY)
    assert of_code(parse_code(daily.code), DAY).key == daily.key
    assert of_code(parse_code(daily.code), DAY + datetime.timedelta(1)).key == f"code {daily.code}"


def own(lead: int = 0) -> Scored:
    return Scored("human", (81, 81), lead, "0: H", "made", __version__, "1/1024")


def results(path: Path) -> SetResults:
    return SetResults(path / "set-deals.json", path / "aside")


def test_no_level_plays_a_deal_that_is_not_over(tmp_path: Path, qapp: object) -> None:
    kept = results(tmp_path)
    comparer = Comparer(kept, ImmediateTasks())
    kept.keep(of_day(CLASSIC, DAY))
    comparer.compare(of_day(CLASSIC, DAY), ["beginner"])
    assert kept.of("2026-11-24 classic").levels == ()


def test_a_level_plays_a_deal_once_and_the_result_is_stored(tmp_path: Path, qapp: object) -> None:
    kept, over = results(tmp_path), replace(of_day(CLASSIC, DAY), own=own())
    kept.keep(over)
    comparer = Comparer(kept, ImmediateTasks())
    comparer.compare(over, ["beginner", "casual"])
    found = results(tmp_path).of(over.key)
    assert [(each.kind, each.pace, each.version) for each in found.levels] == [
        ("beginner", "1/1024", __version__), ("casual", "1/1024", __version__),
    ]  # fmt: skip
    assert found is not None
    comparer.compare(found, ["beginner", "casual"])
    assert results(tmp_path).of(over.key) == found


def test_a_code_of_another_version_leaves_the_stored_results(tmp_path: Path, qapp: object) -> None:
    kept, told = results(tmp_path), list[str]()
    over = replace(of_day(CLASSIC, DAY), own=own(), code="belote:classic.x")
    kept.keep(over)
    comparer = Comparer(kept, ImmediateTasks())
    comparer.failed.connect(told.append)
    comparer.compare(over, ["beginner"])
    assert "Copy it again" in told[0]
    assert kept.of(over.key) == over


@pytest.mark.parametrize("junk", [b"", b"[]", b'{"format": 1, "deals": [{"key": 3}]}', b"\xff\xfe"])
def test_a_damaged_file_is_set_aside(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / "set-deals.json").write_bytes(junk)
    kept = results(tmp_path)
    assert kept.state.deals == ()
    assert len(kept.notices) == 1
    assert [path.read_bytes() for path in (tmp_path / "aside").iterdir()] == [junk]
    kept.keep(of_day(CLASSIC, DAY))
    assert results(tmp_path).of("2026-11-24 classic") is not None


def test_the_file_of_a_newer_version_is_not_changed(tmp_path: Path) -> None:
    newer = b'{"format": 99}'
    (tmp_path / "set-deals.json").write_bytes(newer)
    kept = results(tmp_path)
    kept.keep(of_day(CLASSIC, DAY))
    assert (tmp_path / "set-deals.json").read_bytes() == newer
    assert "newer version" in str(kept.notices[0])


@pytest.mark.parametrize(
    "values", [{"day": "yesterday"}, {"own": replace(own(), pace="1/0")}, {"own": replace(own(), points=())}]
)
def test_a_deal_with_impossible_values_is_left_out_and_a_copy_kept(tmp_path: Path, values: dict[str, Any]) -> None:
    results(tmp_path).keep(replace(of_day(CLASSIC, DAY), key="bad", **values))
    results(tmp_path).keep(of_day(CLASSIC, DAY))
    kept = results(tmp_path)
    assert [each.key for each in kept.state.deals] == ["2026-11-24 classic"]
    assert any((tmp_path / "aside").iterdir())


def played(*days: int) -> list[SetResult]:
    return [replace(of_day(CLASSIC, datetime.date(2026, 11, day)), own=own()) for day in days]


@pytest.mark.parametrize(("days", "row"), [((), 0), ((24,), 1), ((22, 23, 24), 3), ((22, 23), 2), ((20, 22, 24), 1)])
def test_days_in_a_row_end_today_or_yesterday(days: tuple[int, ...], row: int) -> None:
    assert days_in_a_row(played_days(played(*days), "classic"), DAY) == row
    assert played_days(played(*days), "coinche") == {}
