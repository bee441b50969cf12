"""Saved matches: append-only, on disk before anything is shown, never lost and never deleted."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belote_desktop import engine, records, variants
from belote_desktop.profile import Directories, Profile, ProfileInUse, ProfileUnusable, SaveFailed, Saves
from tests.records.recorded_matches import finished_match, record_match

RUNNING = record_match(variants.get("classic"), 7, steps=30, undo=0)
FINISHED = finished_match()
ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "matches", tmp_path / "set-aside")


def test_a_match_is_found_again_at_the_same_card(saves: Saves) -> None:
    save = saves.create(RUNNING.text, "classic")
    (found,) = saves.unfinished()
    assert found.path == save.path
    assert found.header.names[0] == "Ann"
    loaded = saves.load(found.path, seed=1)
    assert loaded.match.deal == RUNNING.match.deal
    assert loaded.match.totals == RUNNING.match.totals
    assert saves.notices == []


def test_what_is_appended_is_in_the_file_at_once(saves: Saves) -> None:
    save = saves.create(RUNNING.text)
    save.append("help hint\n")
    save.append("")
    assert save.path.read_text(encoding="utf-8") == RUNNING.text + "help hint\n"


def test_a_finished_match_stays_but_is_not_offered(saves: Saves) -> None:
    save = saves.create(FINISHED.text)
    assert saves.unfinished() == []
    assert saves.all() == (save.path,)
    save.append("take-back 1\n")
    assert [found.path for found in saves.unfinished()] == [save.path]


def test_the_newest_comes_first(saves: Saves) -> None:
    old, new = saves.create(RUNNING.text), saves.create(RUNNING.text)
    assert old.path != new.path
    os.utime(old.path, (1_000_000_000, 1_000_000_000))
    assert [found.path for found in saves.unfinished()] == [new.path, old.path]


def test_names_of_files_are_plain(saves: Saves) -> None:
    name = saves.create(RUNNING.text, "../Ünïcode / game").path.name
    assert name.isascii()
    assert "/" not in name
    assert " " not in name


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(cut=st.integers(1, 5000))
def test_a_file_cut_off_anywhere_goes_on_from_what_stands(tmp_path: Path, cut: int) -> None:
    saves = Saves(tmp_path / str(cut) / "matches", tmp_path / str(cut) / "set-aside")
    data = RUNNING.text.encode()[:-cut]
    first = RUNNING.text.encode().index(b"\ndeal 1") + 1
    if len(data) <= first:
        return
    save = saves.create("x")
    save.path.write_bytes(data)
    loaded = saves.load(save.path, seed=3)
    text = save.path.read_text(encoding="utf-8")
    assert records.check(text) == ()
    assert records.fold(loaded.record, 3).totals == loaded.match.totals
    if not data.endswith(b"\n"):
        (notice,) = saves.notices
        (copy,) = (tmp_path / str(cut) / "set-aside").iterdir()
        assert copy.read_bytes() == data
        assert str(copy) in str(notice)
    seat = engine.to_act(loaded.match)
    assert seat is not None
    action = engine.legal(loaded.match)[0]
    after, _ = engine.apply(loaded.match, action)
    loaded.save.append(loaded.recorder.step_text(loaded.match, after, seat, action))
    assert records.check(save.path.read_text(encoding="utf-8")) == ()
    for place in (*saves.all(), *(tmp_path / str(cut) / "set-aside").glob("*")):
        place.unlink()


def test_a_damaged_end_is_cut_and_kept_aside(saves: Saves, tmp_path: Path) -> None:
    text = RUNNING.text + "0: gibberish\n1: JS\n"
    save = saves.create(text)
    loaded = saves.load(save.path, seed=1)
    assert loaded.match.deal == RUNNING.match.deal
    assert save.path.read_text(encoding="utf-8") == RUNNING.text
    assert (tmp_path / "set-aside" / save.path.name).read_text(encoding="utf-8") == text
    assert "was damaged" in str(saves.notices[0])


def test_a_score_that_lies_is_not_gone_on_with(saves: Saves) -> None:
    played = record_match(variants.get("classic"), 7, steps=60, undo=0)
    first = played.match.deals[0].score.points
    lying = played.text.replace(f"points {first[0]} {first[1]}", f"points {first[0] + 500} {first[1]}")
    assert lying != played.text
    loaded = saves.load(saves.create(lying).path, seed=1)
    assert loaded.match.totals == played.match.totals
    assert "The match continues with the points that the cards add up to." in str(saves.notices[0])


@pytest.mark.parametrize("data", [b"hello\n", b"\xff\xfe\x00\x01", b"", b'[BRN "1"]\n[variant "classic"]\n'])
def test_what_is_no_record_is_set_aside_with_both_names(saves: Saves, tmp_path: Path, data: bytes) -> None:
    save = saves.create("x")
    save.path.write_bytes(data)
    try:
        saves.unfinished()
        loadable = save.path.exists()
    finally:
        aside = tmp_path / "set-aside" / save.path.name
    if loadable:
        with pytest.raises(SaveFailed, match="was renamed to"):
            saves.load(save.path, seed=1)
    assert aside.read_bytes() == data
    assert not save.path.exists()
    assert str(save.path) in str(saves.notices[-1])
    assert str(aside) in str(saves.notices[-1])


def test_a_record_of_a_newer_version_is_left_alone(saves: Saves) -> None:
    save = saves.create(RUNNING.text.replace('[BRN "1"]', '[BRN "9"]'))
    assert saves.unfinished() == []
    assert saves.unfinished() == []
    assert save.path.exists()
    (notice,) = saves.notices
    assert "newer version" in str(notice)
    with pytest.raises(SaveFailed, match="newer version"):
        saves.load(save.path, seed=1)


def test_a_directory_named_like_a_save_is_no_save(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "matches" / "x.brn").mkdir(parents=True)
    assert saves.unfinished() == []
    with pytest.raises(SaveFailed, match=r"x\.brn cannot be read"):
        saves.load(tmp_path / "matches" / "x.brn", seed=1)


class TestFullDisk:
    """When nothing more can be written, nothing of what was written is lost."""

    @pytest.mark.parametrize("half", [True, False])
    def test_appending_fails_and_the_file_is_as_before(
        self, saves: Saves, monkeypatch: pytest.MonkeyPatch, half: bool
    ) -> None:
        save = saves.create(RUNNING.text)
        write = os.write

        def full(number: int, data: bytes) -> int:
            if half and len(data) > 6:
                return write(number, data[:6])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(os, "write", full)
        with pytest.raises(SaveFailed, match="the disk is full") as failed:
            save.append("help hint\n")
        monkeypatch.undo()
        assert str(save.path) in str(failed.value)
        assert save.path.read_text(encoding="utf-8") == RUNNING.text
        save.append("help hint\n")
        assert save.path.read_text(encoding="utf-8") == RUNNING.text + "help hint\n"

    def test_a_flush_that_fails_counts_as_not_written(self, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
        save = saves.create(RUNNING.text)

        def broken(number: int) -> None:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

        monkeypatch.setattr(os, "fsync", broken)
        with pytest.raises(SaveFailed, match="the disk reports an error"):
            save.append("help hint\n")
        monkeypatch.undo()
        assert save.path.read_text(encoding="utf-8") == RUNNING.text

    def test_a_new_match_cannot_begin(self, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
        def full(number: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(SaveFailed, match="the disk is full"):
            saves.create(RUNNING.text)
        assert saves.all() == ()


class TestProfile:
    """A profile is used by one instance at a time and says clearly when it cannot be used."""

    def test_a_second_instance_is_refused(self, profile_dir: Path) -> None:
        with Profile(Directories.under(profile_dir)):
            with pytest.raises(ProfileInUse, match="already running") as refused:
                Profile(Directories.under(profile_dir))
            assert str(profile_dir) in str(refused.value)
        with Profile(Directories.under(profile_dir)) as profile:
            assert profile.notices() == []

    def test_other_profiles_run_side_by_side(self, tmp_path: Path) -> None:
        with Profile(Directories.under(tmp_path / "a")), Profile(Directories.under(tmp_path / "b")) as other:
            assert other.saves.unfinished() == []

    def test_a_file_in_place_of_the_directory(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(ProfileUnusable, match="cannot be used") as refused:
            Profile(Directories.under(tmp_path / "file" / "profile"))
        assert str(tmp_path / "file") in str(refused.value)

    def test_a_directory_that_may_not_be_written(self, profile_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        if ROOT or sys.platform == "win32":  # who may do everything is not refused by the system
            real = os.open

            def refuse(path: str | os.PathLike[str], flags: int, mode: int = 0o777, **more: int) -> int:
                if flags & os.O_CREAT:
                    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
                return real(path, flags, mode, **more)

            monkeypatch.setattr(os, "open", refuse)
        else:
            (profile_dir / "matches").mkdir()
            profile_dir.chmod(0o500)
        try:
            with pytest.raises(ProfileUnusable, match="you do not have permission to save there"):
                Profile(Directories.under(profile_dir))
        finally:
            profile_dir.chmod(0o700)

    def test_notices_are_given_once(self, profile_dir: Path) -> None:
        (profile_dir / "settings.toml").write_text("volume = 900\n", encoding="utf-8")
        with Profile(Directories.under(profile_dir)) as profile:
            assert len(profile.notices()) == 1
            assert profile.notices() == []


def test_a_record_from_elsewhere_is_copied_and_never_touched(saves: Saves, tmp_path: Path) -> None:
    mine = tmp_path / "Desktop" / "good deal.brn"
    mine.parent.mkdir()
    mine.write_text(RUNNING.text, encoding="utf-8")
    loaded = saves.load(mine, seed=1)
    assert loaded.match.deal == RUNNING.match.deal
    loaded.save.append("help hint\n")
    assert mine.read_text(encoding="utf-8") == RUNNING.text
    assert loaded.save.path.parent == tmp_path / "matches"


def test_a_file_from_elsewhere_that_is_no_record_stays_where_it_is(saves: Saves, tmp_path: Path) -> None:
    letter = tmp_path / "letter.odt"
    letter.write_bytes(b"PK\x03\x04 dear aunt")
    with pytest.raises(SaveFailed, match=r"letter\.odt is not a match file. It was not changed."):
        saves.load(letter, seed=1)
    assert letter.read_bytes() == b"PK\x03\x04 dear aunt"
    assert saves.all() == ()
