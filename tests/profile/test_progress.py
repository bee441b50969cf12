"""Progress in the lessons on disk: kept, never half written, and no bad file does harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote_desktop.profile import Profile, SaveFailed
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.progress import LessonProgress, Progress


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lessons.toml"


def test_what_was_learnt_is_there_the_next_time(path: Path) -> None:
    first = Progress(path)
    first.keep("classic", "table", 3)
    first.keep("coinche classic", "auction", 5, is_done=True)
    again = Progress(path)
    assert again.of("classic", "table") == LessonProgress(3)
    assert again.of("coinche classic", "auction") == LessonProgress(5, is_done=True)
    assert again.of("classic", "auction") == LessonProgress()


def test_a_lesson_that_is_done_stays_done(path: Path) -> None:
    progress = Progress(path)
    progress.keep("classic", "table", 5, is_done=True)
    progress.keep("classic", "table", 2)
    assert Progress(path).of("classic", "table") == LessonProgress(2, is_done=True)


def test_a_file_that_cannot_be_read_is_set_aside(path: Path) -> None:
    path.write_text("lessons = {", encoding="utf-8")
    progress = Progress(path)
    assert len(progress.notices) == 1
    assert not path.exists()
    assert list((path.parent / "set-aside").iterdir())
    progress.keep("classic", "table", 1)
    assert Progress(path).of("classic", "table").steps == 1


def test_the_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    text = 'format = 2\nlessons = "otherwise"\n'
    path.write_text(text, encoding="utf-8")
    progress = Progress(path)
    progress.keep("classic", "table", 4)
    assert progress.of("classic", "table").steps == 4
    assert not progress.is_kept
    assert len(progress.notices) == 1
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "lessons",
    [
        "7",
        "{classic = 3}",
        "{classic = {table = 3}}",
        "{classic = {table = {steps = -1, done = false}}}",
        "{classic = {table = {steps = true, done = false}}}",
        '{classic = {table = {steps = 2, done = "yes"}}}',
    ],
)
def test_what_makes_no_sense_is_as_if_it_were_not_there(path: Path, lessons: str) -> None:
    path.write_text(f"format = 1\nlessons = {lessons}\n", encoding="utf-8")
    assert Progress(path).of("classic", "table") == LessonProgress()


def test_what_cannot_be_written_holds_all_the_same(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    progress = Progress(in_the_way / "lessons.toml")
    progress.notices.clear()
    progress.is_kept = True
    with pytest.raises(SaveFailed):
        progress.keep("classic", "table", 2)
    assert progress.of("classic", "table").steps == 2


def test_it_is_part_of_the_profile(tmp_path: Path) -> None:
    with Profile(Directories.under(tmp_path)) as profile:
        profile.progress.keep("classic", "table", 2)
    with Profile(Directories.under(tmp_path)) as profile:
        assert profile.progress.of("classic", "table").steps == 2
