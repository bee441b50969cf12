"""Which stations of a long course are shown."""

from __future__ import annotations

import pytest

from belote_desktop.windows.home.stations import stretch


@pytest.mark.parametrize(
    ("stations", "now", "room", "shown"),
    [(8, 2, 12, range(8)), (32, 0, 10, range(10)), (32, 15, 10, range(10, 20)), (32, 31, 10, range(22, 32)),
     (32, None, 10, range(22, 32)), (3, 1, 0, range(1, 2))],
)  # fmt: skip
def test_the_stations_around_the_present_one_are_shown(stations: int, now: int | None, room: int, shown: range) -> None:
    assert stretch(stations, now, room) == shown
