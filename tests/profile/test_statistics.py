"""Statistics count each match once, and never stand in the way of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.engine import Match, Result
from belote_desktop.profile import Statistics, Tally
from tests.records.recorded_matches import record_match

MATCH = record_match(variants.get("classic"), 21, undo=0).match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite3"


def opened(path: Path) -> Statistics:
    return Statistics(path, path.parent / "set-aside")


def counted(match: Match, side: int) -> Tally:
    """The tally of one match, counted from its scores."""
    scores = [settled.score for settled in match.deals if settled.score.taker is not None]
    own = [score for score in scores if score.taker == side]
    others = [score for score in scores if score.taker != side]
    return Tally(
        matches=1,
        won=int(match.winner == side),
        lost=int(match.winner == 1 - side),
        drawn=int(match.winner is None),
        deals=len(scores),
        taken=len(own),
        made=sum(score.result is Result.MADE for score in own),
        defended=len(others),
        beaten=sum(score.result is Result.FAILED for score in others),
        capots=sum(score.capot == side for score in scores),
        capots_against=sum(score.capot == 1 - side for score in scores),
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_is_counted_for_the_persons_side(path: Path, seat: int) -> None:
    statistics = opened(path)
    statistics.add("one", MATCH, seat)
    assert statistics.tally("classic") == counted(MATCH, seat)
    assert statistics.tally("classic").deals > 3
    assert statistics.tally("classic-ffb") == Tally()
    statistics.close()


def test_counting_again_changes_nothing(path: Path) -> None:
    statistics = opened(path)
    for name in ("one", "one", "two", "one"):
        statistics.add(name, MATCH, 0)
    assert statistics.tally("classic").matches == 2
    assert statistics.variants() == ("classic",)
    statistics.close()


def test_the_counts_are_found_again(path: Path) -> None:
    statistics = opened(path)
    statistics.add("one", MATCH, 0)
    statistics.close()
    again = opened(path)
    assert again.tally("classic").matches == 1
    assert again.notices == []
    again.close()


@pytest.mark.parametrize(
    "data", [b"no database at all, but long enough to be taken for one" * 50, b"SQLite format 3\0" + b"x" * 5000]
)
def test_a_damaged_file_is_set_aside(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    statistics = opened(path)
    statistics.add("one", MATCH, 0)
    assert statistics.tally("classic").matches == 1
    assert (path.parent / "set-aside" / path.name).read_bytes() == data
    assert str(path) in str(statistics.notices[0])
    statistics.close()


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [(b"number INTEGER NOT NULL, variant TEXT", b"number INTEGER NOT NULL, varient TEXT", 0), (b"one", b"onf", 4)],
    ids=["a column of another name", "an index that leads nowhere"],
)
def test_a_file_whose_tables_are_not_ours_is_set_aside_byte_for_byte(
    path: Path, old: bytes, new: bytes, place: int
) -> None:
    statistics = opened(path)
    statistics.add("one", MATCH, 0)
    statistics.close()
    data = path.read_bytes()
    page = 4096 * place
    data = data[:page] + data[page:].replace(old, new, 1)
    path.write_bytes(data)
    statistics = opened(path)
    assert statistics.variants() == ()
    assert (path.parent / "set-aside" / path.name).read_bytes() == data
    statistics.close()


def test_a_directory_in_its_place_stops_no_game(path: Path) -> None:
    path.mkdir()
    statistics = opened(path)
    statistics.add("one", MATCH, 0)
    assert "will not be counted" in str(statistics.notices[0])
    assert path.is_dir()
    statistics.close()
