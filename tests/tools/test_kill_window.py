"""What the tool that kills windows would find (CONTRIBUTING.md says how to run it)."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote_desktop.profile import Directories, Profile
from tests.records.recorded_matches import finished_match
from tools.kill.kill_window import Shown, prefix_problem, problems_after

TEXT = finished_match(seed=1).text
LAST = TEXT[: TEXT.index("\nopen ")].rindex("\n") + 1
"""Where the line of the last card begins."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile with one match that is over and counted."""
    with Profile(Directories.under(tmp_path)) as profile:
        (profile.directories.matches / "one.brn").write_text(TEXT, encoding="utf-8")
        profile.statistics.add("one", finished_match(seed=1).match, 0)
    return tmp_path


def shown(size: int, deals: int, actions: int) -> Shown:
    told = Shown()
    for line in ("ready", f"shown one {size} {deals} {actions}"):
        told.take(line)
    return told


def test_a_profile_that_has_lost_nothing_is_without_fault(folder: Path) -> None:
    assert problems_after(folder, shown(len(TEXT.encode()), 1, 0), "") == ([], "")


def test_a_line_that_was_shown_and_is_lost_is_found(folder: Path) -> None:
    path = Directories.under(folder).matches / "one.brn"
    path.write_text(TEXT[:LAST], encoding="utf-8")
    assert "were on disk when it was shown" in prefix_problem(path, len(TEXT.encode()), 1, 0)
    assert "was shown at deal 1" in prefix_problem(path, len(TEXT[:LAST].encode()), 1, 0)
    path.unlink()
    assert "is gone" in prefix_problem(path, 1, 0, 0)


def test_a_record_that_is_not_clean_is_found_but_not_a_line_cut_short(folder: Path) -> None:
    path = Directories.under(folder).matches / "one.brn"
    path.write_text(TEXT[: LAST + 2], encoding="utf-8")
    assert problems_after(folder, Shown(), "")[0] == []
    path.write_text(TEXT.replace("result 0", "result 1").replace("result draw", "result 0"), encoding="utf-8")
    found, _ = problems_after(folder, Shown(), "")
    assert any("one.brn" in problem for problem in found)


def test_a_result_that_another_match_was_shown_before_is_passed_over() -> None:
    told = Shown()
    for line in ("ready", "shown two 100 0 1", "result two", "shown one 200 1 0", "result one"):
        told.take(line)
    assert told.passed_over("one")
    assert not told.passed_over("two")
    assert not told.passed_over("")
