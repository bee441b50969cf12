"""Whatever lies in a profile, it opens: what is bad is set aside or left alone, and told; what follows is kept."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.models.analysis.honesty import listed
from belote_desktop.models.home.waiting_matches import summaries
from belote_desktop.profile import Directories, OwnGames, Profile, SaveFailed, Saves, Settings
from belote_desktop.profile.error_log import ErrorLog
from belote_desktop.profile.own_games.own_game_drafts import OwnGameDrafts, UnsavedGame
from belote_desktop.profile.own_games.own_game_text import text_of
from belote_desktop.profile.practice import Asked, Practice
from belote_desktop.profile.progress import LessonProgress, Progress
from belote_desktop.profile.reading import opened
from belote_desktop.variants import own_game
from belote_desktop.windows.shell.startup_window import Left
from tests.records.recorded_matches import record_match

RUNNING = record_match(variants.get("classic"), 7, steps=30, undo=0)
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


@pytest.fixture
def aside(tmp_path: Path) -> Path:
    return tmp_path / "set-aside"


@pytest.fixture
def saves(tmp_path: Path, aside: Path) -> Saves:
    return Saves(tmp_path / "matches", aside)


def refuse(monkeypatch: pytest.MonkeyPatch, secret: Path) -> None:
    """From now on the system does not let this file or directory be read: a test may run as one who may do anything."""
    real_open, real_list = os.open, os.scandir

    def open_or_refuse(path: str | os.PathLike[str], flags: int, mode: int = 0o777, **more: int) -> int:
        if Path(path) == secret and not flags & os.O_WRONLY:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(path))
        return real_open(path, flags, mode, **more)

    def list_or_refuse(path: str | os.PathLike[str] | int) -> Iterator[os.DirEntry[str]]:
        if not isinstance(path, int) and Path(path) == secret:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(path))
        return real_list(path)

    monkeypatch.setattr(os, "open", open_or_refuse)
    monkeypatch.setattr(os, "scandir", list_or_refuse)


# ---------------------------------------------------------------------- settings
@pytest.mark.parametrize(
    "data", [b"a = " + b"[" * 3000, b"\xff", b"a = 0x" + b"f" * 4000, b"format = -99999999999999", b"\x00"]
)
def test_no_settings_file_stops_the_program(tmp_path: Path, aside: Path, data: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(data)
    assert Left.read(path) == Left()  # the first window is shown before the profile is read
    settings = Settings(path, aside)
    assert "It was renamed to" in str(settings.notices[0])
    assert (aside / "settings.toml").read_bytes() == data
    settings.set("volume", 5)
    assert Settings(path, aside).number("volume") == 5


def test_a_value_that_cannot_be_is_kept_aside_before_it_is_overwritten(tmp_path: Path, aside: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("volume = 900\n", encoding="utf-8")
    settings = Settings(path, aside)
    settings.set("theme", "dark")
    assert "volume = 900" in path.read_text(encoding="utf-8")
    assert not aside.exists()
    settings.set("volume", 20)
    assert "volume = 900" in (aside / "settings.toml").read_text(encoding="utf-8")
    assert str(aside / "settings.toml") in str(settings.notices[-1])
    settings.set("volume", 30)
    assert len(list(aside.iterdir())) == 1


@posix
@pytest.mark.parametrize("there", [True, False], ids=["there", "not there yet"])
def test_a_link_is_written_through(tmp_path: Path, aside: Path, there: bool) -> None:
    path, target = tmp_path / "settings.toml", tmp_path / "dotfiles" / "belote.toml"
    target.parent.mkdir()
    if there:
        target.write_text('theme = "dark"\n', encoding="utf-8")
    path.symlink_to("dotfiles/belote.toml")
    Settings(path, aside).set("volume", 5)
    assert path.is_symlink()
    assert "volume = 5" in target.read_text(encoding="utf-8")
    assert Settings(path, aside).text("theme") == ("dark" if there else "system")
    assert [each.name for each in target.parent.iterdir()] == ["belote.toml"]


@posix
def test_behind_a_link_what_cannot_be_read_is_kept_aside_and_the_link_stays(tmp_path: Path, aside: Path) -> None:
    path, target = tmp_path / "settings.toml", tmp_path / "belote.toml"
    target.write_bytes(b"theme = ")
    path.symlink_to(target)
    Settings(path, aside).set("volume", 5)
    assert (aside / "settings.toml").read_bytes() == b"theme = "
    assert path.is_symlink()
    assert Settings(path, aside).number("volume") == 5


# ---------------------------------------------------------------------- drills, unsaved games, lessons
def test_a_lone_surrogate_in_the_drills_is_refused_when_it_is_read(tmp_path: Path, aside: Path) -> None:
    path = tmp_path / "practice.json"
    asked = b'{"kind":"\\ud800","game":"classic"}'
    path.write_bytes(b'{"format":1,"waiting":[{"asked":' + asked + b',"box":0,"due":5}]}')
    practice = Practice(path, aside)
    assert "was renamed to" in str(practice.notices[0])
    assert b"\\ud800" in (aside / "practice.json").read_bytes()
    practice.answer(Asked("winner", "classic", 7), False, 5)
    assert len(Practice(path, aside).state.waiting) == 1


@pytest.mark.parametrize(
    "text",
    [
        '"waiting":[{"asked":{"kind":"winner","game":"classic"},"box":-3,"due":5}]',
        '"waiting":[{"asked":{"kind":"winner","game":"classic"},"box":9,"due":5}]',
        '"waiting":[{"asked":{"kind":"winner","game":"classic"},"box":0,"due":99999999999}]',
        '"days":[[0,{"asked":1}]]',
        '"days":[[7,{"asked":1}],[7,{"asked":2}]]',
        '"ready":[{"kind":"winner","game":"classic","stake":0}]',
        '"ready":[],"ready":[]',
    ],
)
def test_what_no_drill_can_have_is_set_aside(tmp_path: Path, aside: Path, text: str) -> None:
    path = tmp_path / "practice.json"
    path.write_text('{"format":1,' + text + "}", encoding="utf-8")
    assert "was renamed to" in str(Practice(path, aside).notices[0])
    assert (aside / "practice.json").exists()


def test_a_lone_surrogate_in_unsaved_games_is_refused_when_it_is_read(tmp_path: Path, aside: Path) -> None:
    path = tmp_path / "unsaved-games.json"
    path.write_bytes(b'{"format":1,"games":[{"editing":"","name":"\\udfff","base":"classic","changes":[]}]}')
    drafts = OwnGameDrafts(path, aside)
    assert drafts.games == ()
    assert "was renamed to" in str(drafts.notices[0])
    drafts.keep([UnsavedGame("", "Sunday", "classic", ())])
    assert OwnGameDrafts(path, aside).games[0].name == "Sunday"


def test_unsaved_games_of_a_newer_version_are_left_alone_and_told(tmp_path: Path, aside: Path) -> None:
    path = tmp_path / "unsaved-games.json"
    path.write_bytes(b'{"format":2}')
    (notice,) = OwnGameDrafts(path, aside).notices
    assert "newer version" in str(notice)
    assert path.read_bytes() == b'{"format":2}'


@pytest.mark.parametrize(
    "bad", ["steps = -1, done = true", "steps = 2", "steps = 3, done = true, stars = 5", "steps = 99999, done = false"]
)
def test_before_a_bad_entry_of_the_lessons_is_lost_the_file_is_kept_aside(
    tmp_path: Path, aside: Path, bad: str
) -> None:
    path = tmp_path / "lessons.toml"
    text = f"format = 1\n[lessons.classic]\nfollowing = {{ steps = 4, done = true }}\ntrumps = {{ {bad} }}\n"
    path.write_text(text, encoding="utf-8")
    progress = Progress(path, aside)
    (notice,) = progress.notices
    assert str(aside / "lessons.toml") in str(notice)
    assert progress.of("classic", "following") == LessonProgress(4, True)
    progress.keep("classic", "leading", 2)
    assert (aside / "lessons.toml").read_text(encoding="utf-8") == text
    assert Progress(path, aside).notices == []


def test_the_same_file_is_kept_aside_once(tmp_path: Path, aside: Path) -> None:
    path = tmp_path / "lessons.toml"
    path.write_text("[lessons]\nclassic = 7\n", encoding="utf-8")
    for _ in range(3):
        assert len(Progress(path, aside).notices) == 1
    assert [each.name for each in aside.iterdir()] == ["lessons.toml"]


# ---------------------------------------------------------------------- matches
@pytest.mark.parametrize("time", [-62_000_000_000, -5, 253_402_300_800, 400_000_000_000, 2**60])
def test_a_time_that_no_calendar_has_hides_no_match(saves: Saves, monkeypatch: pytest.MonkeyPatch, time: int) -> None:
    odd, other = saves.create(RUNNING.text), saves.create(RUNNING.text)
    real = Path.stat

    def told(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        """Not every file system can hold such a time, but the program may be given one that does."""
        about = real(path, follow_symlinks=follow_symlinks)
        if path != odd.path:
            return about
        return os.stat_result((*about[:8], time, about[9]), {"st_mtime": float(time), "st_mtime_ns": time * 10**9})

    monkeypatch.setattr(Path, "stat", told)
    found = {match.path: match for match in saves.unfinished()}
    assert set(found) == {odd.path, other.path}
    assert {match.path for match in listed(saves, 10)} == {odd.path, other.path}
    assert 0 < found[odd.path].modified.timestamp() < 253_402_300_800
    assert {summary.path for summary in summaries(saves)} == {odd.path, other.path}
    assert saves.notices == []


def test_whatever_one_match_does_the_others_are_offered(
    saves: Saves, aside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = saves.create(RUNNING.text + "# bad\n"), saves.create(RUNNING.text)
    real = sys.modules["belote_desktop.records"].parse_record

    def surprised(text: str) -> object:
        if text.endswith("# bad\n"):
            raise ZeroDivisionError
        return real(text)

    monkeypatch.setattr("belote_desktop.records.parse_record", surprised)
    assert [match.path for match in saves.unfinished()] == [good.path]
    assert (aside / bad.path.name).exists()
    (notice,) = saves.notices
    assert str(bad.path) in str(notice)
    elsewhere = aside / bad.path.name
    with pytest.raises(SaveFailed, match="is not a match file"):
        saves.load(elsewhere, 1)


def test_a_match_that_may_not_be_read_is_told_in_true_words(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    secret, other = saves.create(RUNNING.text), saves.create(RUNNING.text)
    refuse(monkeypatch, secret.path)
    assert [match.path for match in saves.unfinished()] == [other.path]
    assert [str(each) for each in saves.notices] == [
        f"{secret.path} cannot be read: you do not have permission to read it."
    ]


def test_matches_that_may_not_be_listed_are_told(profile_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refuse(monkeypatch, profile_dir / "matches")
    with Profile(Directories.under(profile_dir)) as profile:
        assert profile.saves.unfinished() == []
        said = [str(each) for each in profile.notices()]
    assert said == [f"{profile_dir / 'matches'} cannot be read: you do not have permission to read it."]


def test_games_that_may_not_be_listed_are_told(tmp_path: Path, aside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    refuse(monkeypatch, tmp_path / "games")
    games = OwnGames(tmp_path / "games", aside)
    assert games.all() == ()
    assert "you do not have permission to read it" in str(games.notices[0])


# ---------------------------------------------------------------------- only ordinary files are opened
@posix
@pytest.mark.parametrize("kind", ["pipe", "socket", "device", "directory"])
def test_only_ordinary_files_are_opened(kind: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    path = Path("odd")
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "directory":
        path.mkdir()
    elif kind == "device":
        path = Path(os.devnull)
    with socket.socket(socket.AF_UNIX) as server:
        if kind == "socket":
            server.bind(str(path))
        with pytest.raises(OSError, match=r"device|directory"), opened(path):
            pytest.fail("It was opened.")


@posix
def test_a_pipe_holds_no_start_up(profile_dir: Path) -> None:
    directories = Directories.under(profile_dir)
    for directory in (directories.matches, directories.own_games):
        directory.mkdir()
    pipes = [
        directories.matches / "x.brn", directories.own_games / "x.belotegame", directories.settings,
        directories.practice, directories.progress, directories.own_game_drafts, directories.statistics,
    ]  # fmt: skip
    for pipe in pipes:
        os.mkfifo(pipe)
    (directories.own_games / "sunday.belotegame").write_text(text_of(own_game("Sunday", "classic", {})))
    assert Left.read(directories.settings) == Left()
    with Profile(directories) as profile:
        assert [game.name for game in profile.own_games.all()] == ["Sunday"]
        assert profile.saves.unfinished() == []
        profile.settings.set("volume", 5)
        said = [str(each) for each in profile.notices()]
    for pipe in pipes:
        assert any(str(pipe) in sentence and "it is not a regular file" in sentence for sentence in said), pipe


@posix
def test_a_pipe_in_the_place_of_the_error_log_holds_nothing_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "errors.log")
    with ErrorLog(tmp_path) as log:
        assert log.path is None
