"""A whole profile in one file: it goes to another computer, nothing there is lost, and a bad file changes nothing."""

from __future__ import annotations

import errno
import hashlib
import io
import json
import os
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.profile import Directories, Profile, ProfileInUse, SaveFailed
from belote_desktop.profile.archive import archive_names as names
from belote_desktop.profile.archive import importing
from belote_desktop.profile.archive.archive import ImportRefused
from belote_desktop.profile.archive.exporting import export_profile
from belote_desktop.profile.archive.importing import import_profile
from belote_desktop.profile.figures.sums import totals_of
from belote_desktop.profile.own_games.own_game_drafts import UnsavedGame
from belote_desktop.profile.play_rating.compared import ComparedDeal, ComparedMatch
from belote_desktop.profile.practice import Asked
from belote_desktop.profile.statistics_rows import matches_in, rows_in, rows_of
from belote_desktop.variants import own_game
from tests.lengths import examples
from tests.profile.figures.matches import deal, match
from tests.records.recorded_matches import finished_match, record_match

RUNNING = record_match(variants.get("classic"), 7, steps=30, undo=0)
FURTHER = record_match(variants.get("classic"), 7, steps=31, undo=0)
OTHER = record_match(variants.get("coinche"), 9, steps=12, undo=0)
FINISHED = finished_match()
COMPARED = ComparedMatch("over", 9, "classic", "2026-11-21", 0, "club", "0.7.0", "1", None, (ComparedDeal(1, 82, 0),))
Contents = Mapping[str, bytes]


@pytest.fixture
def old(tmp_path: Path) -> Directories:
    """The profile of the old computer, with something of everything in it."""
    directories = Directories.under(tmp_path / "old")
    with Profile(directories) as profile:
        profile.settings.update({"theme": "dark", "player_name": "Zoé"})
        write(directories, "matches/one.brn", RUNNING.text.encode())
        write(directories, "matches/over.brn", FINISHED.text.encode())
        profile.own_games.save(own_game("Sunday", "classic", {"target": 501}))
        profile.own_game_drafts.keep([UnsavedGame("", "Half made", "classic", (("target", "701"),))])
        profile.practice.answer(Asked("winner", "classic", 7), False, 700_000)
        profile.progress.keep("classic", "following", 4, is_done=True)
        profile.statistics.add("over", FINISHED.match, 0)
        assert profile.reviews.keep("over", 1, "key", {"judged": []})
        assert profile.compared.keep(COMPARED)
    os.utime(directories.matches / "one.brn", (1_500_000_000, 1_500_000_000))
    return directories


@pytest.fixture
def new(tmp_path: Path) -> Directories:
    """The profile of the new computer; it may be elsewhere than the data."""
    return Directories(tmp_path / "new" / "config", tmp_path / "new" / "data", tmp_path / "new" / "log")


@pytest.fixture
def packed(old: Directories, tmp_path: Path) -> Path:
    """The old profile in one file."""
    path = tmp_path / "mine.beloteprofile"
    assert str(export_profile(old, path)) == f"The profile was exported to {path}."
    return path


def write(directories: Directories, name: str, data: bytes) -> Path:
    path = directories.data / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def contents(directories: Directories) -> dict[str, bytes]:
    """Every file of a profile but its lock, by its path; of the database what it counts, not where its readers are."""
    return {
        str(path): repr(rows_in(path)).encode() if path.suffix == ".sqlite3" else path.read_bytes()
        for root in {directories.config, directories.data}
        for path in root.rglob("*")
        if path.is_file() and path != directories.lock and path.suffix != ".sqlite3-shm"
    }


# ---------------------------------------------------------------------- from one computer to another
def test_everything_of_a_profile_is_found_again_on_a_new_computer(packed: Path, new: Directories) -> None:
    said = str(import_profile(new, packed))
    assert said == f"The profile in {packed} was imported. New matches: 2. New games: 1."
    with Profile(new) as profile:
        assert profile.settings.text("theme") == "dark"
        assert profile.settings.text("player_name") == "Zoé"
        (waiting,) = profile.saves.unfinished()
        assert waiting.path.name == "one.brn"
        assert waiting.modified.timestamp() == 1_500_000_000
        assert profile.saves.load(waiting.path, 1).match.deal == RUNNING.match.deal
        assert [game.name for game in profile.own_games.all()] == ["Sunday"]
        assert profile.own_game_drafts.games[0].name == "Half made"
        assert profile.practice.state.waiting[0].asked == Asked("winner", "classic", 7)
        assert profile.progress.of("classic", "following").is_done
        assert profile.statistics.tally("classic").matches == 1
        assert profile.reviews.find("over", 1, "key") == {"judged": []}
        assert profile.compared.find("over") == COMPARED
        assert profile.notices() == []


def test_imported_twice_nothing_changes(packed: Path, new: Directories) -> None:
    import_profile(new, packed)
    before = contents(new)
    assert str(import_profile(new, packed)) == f"You already have everything that is in {packed}."
    assert contents(new) == before


def test_what_is_replaced_is_kept_aside_and_named(packed: Path, new: Directories) -> None:
    with Profile(new) as profile:
        profile.settings.set("theme", "light")
        profile.progress.keep("coinche", "bidding", 2)
        assert profile.statistics.counted() == set()
    mine = new.settings.read_bytes(), new.progress.read_bytes()
    said = str(import_profile(new, packed))
    assert said.endswith(
        f"The files it replaced are in {new.set_aside}: lessons.toml, settings.toml, statistics.sqlite3."
    )
    assert (new.set_aside / "settings.toml").read_bytes() == mine[0]
    assert (new.set_aside / "lessons.toml").read_bytes() == mine[1]


def test_matches_and_games_that_are_there_stay(packed: Path, new: Directories) -> None:
    with Profile(new) as profile:
        profile.own_games.save(own_game("SUNDAY", "coinche", {}))
    mine = write(new, "matches/one.brn", OTHER.text.encode())
    import_profile(new, packed)
    assert mine.read_bytes() == OTHER.text.encode()
    assert (new.matches / "one-2.brn").read_bytes() == RUNNING.text.encode()
    with Profile(new) as profile:
        assert {game.name: game.base for game in profile.own_games.all()} == {
            "SUNDAY": "coinche",
            "Sunday 2": "classic",
        }


def test_a_match_that_went_on_elsewhere_goes_on_here(old: Directories, packed: Path, new: Directories) -> None:
    assert FURTHER.text.startswith(RUNNING.text)
    here = write(new, "matches/one.brn", FURTHER.text.encode())
    import_profile(new, packed)
    assert here.read_bytes() == FURTHER.text.encode()
    export_profile(new, packed)
    import_profile(old, packed)
    assert (old.matches / "one.brn").read_bytes() == FURTHER.text.encode()
    assert (old.set_aside / "one.brn").read_bytes() == RUNNING.text.encode()


def test_statistics_of_both_are_counted_once(old: Directories, packed: Path, new: Directories) -> None:
    with Profile(new) as profile:
        profile.statistics.add("mine", FINISHED.match, 0)
    import_profile(new, packed)
    import_profile(new, packed)
    with Profile(new) as profile:
        assert profile.statistics.tally("classic").matches == 2
    with Profile(old) as profile:
        assert profile.statistics.tally("classic").matches == 1


def test_figures_kept_without_a_record_move_too_and_stay_through_a_rebuild(
    old: Directories, new: Directories, tmp_path: Path
) -> None:
    kept = match("deleted", 500, 300, deal(100, 62))
    with Profile(old) as profile:
        profile.statistics.keep(kept, without_record=True)
    path = tmp_path / "kept.beloteprofile"
    export_profile(old, path)
    import_profile(new, path)
    with Profile(new) as profile:
        assert kept in matches_in(profile.statistics.rows())
        profile.statistics.begin_anew()
        assert matches_in(profile.statistics.rows()) == (kept,)
        assert profile.statistics.tally().matches == 1


def test_statistics_of_an_older_version_without_figures_are_imported(new: Directories, tmp_path: Path) -> None:
    rows = {
        "matches": [["m", "classic", 1, 0, 0, 500, 300]],
        "deals": [["m", 1, "classic", 1, 1, 0, 0, 0, 0], ["m", 2, "classic", 0, 0, 1, 1, 0, 1]],
    }
    path = tmp_path / "older.beloteprofile"
    path.write_bytes(archive_of({"statistics.json": json.dumps({"format": 1, **rows}).encode()}))
    import_profile(new, path)
    with Profile(new) as profile:
        (found,) = matches_in(profile.statistics.rows())
        totals = totals_of([found])
        assert (totals.matches, totals.won, totals.taken.well, totals.defended.well) == (1, 1, 1, 1)
        assert totals.capots_against == 1
        assert rows_of(found) == profile.statistics.rows()


def test_a_profile_in_use_is_not_imported_into(packed: Path, new: Directories) -> None:
    with Profile(new):
        before = contents(new)
        with pytest.raises(ProfileInUse):
            import_profile(new, packed)
        assert contents(new) == before


def test_what_cannot_be_read_is_left_out_and_named(old: Directories, tmp_path: Path) -> None:
    (old.matches / "odd.brn").mkdir()
    said = str(export_profile(old, tmp_path / "x.beloteprofile"))
    assert str(old.matches / "odd.brn") in said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_names_that_other_systems_do_not_take_are_made_into_some_they_take(
    old: Directories, new: Directories, tmp_path: Path
) -> None:
    odd = ["a:b", "con", "ONE", "été", "x" * 220, "new\nline", "ÉTÉ"]
    for number, name in enumerate(odd):
        write(old, f"matches/{name}.brn", OTHER.text.encode() + b"\n" * number)
    path = tmp_path / "x.beloteprofile"
    export_profile(old, path)
    with zipfile.ZipFile(path) as packed:
        listed = [name for name in packed.namelist() if name != names.MANIFEST]
    assert all(names.is_known(name) for name in listed)
    assert len({names.same_name(name) for name in listed}) == len(listed)
    import_profile(new, path)
    assert len(list(new.matches.iterdir())) == len(list(old.matches.iterdir()))


# ---------------------------------------------------------------------- all of it or nothing
@pytest.mark.parametrize("fails_at", range(1, 12))
def test_an_import_that_fails_in_the_middle_leaves_the_profile_as_it_was(
    packed: Path, new: Directories, monkeypatch: pytest.MonkeyPatch, fails_at: int
) -> None:
    with Profile(new) as profile:
        profile.settings.set("theme", "light")
        profile.statistics.add("mine", FINISHED.match, 0)
    before = contents(new)
    real, count = importing.write_whole, 0  # type: ignore[attr-defined]

    def full(path: Path, data: bytes) -> None:
        nonlocal count
        count += 1
        if count == fails_at:
            monkeypatch.setattr(importing, "write_whole", real)
            monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
            try:
                real(path, data)
            finally:
                monkeypatch.undo()
        real(path, data)

    monkeypatch.setattr(importing, "write_whole", full)
    if fails_at > 10:
        import_profile(new, packed)
        return
    with pytest.raises(SaveFailed, match="Your profile is as it was before"):
        import_profile(new, packed)
    after = contents(new)
    assert {path: after[path] for path in before} == before
    assert all(Path(path).parent == new.set_aside for path in after if path not in before)


@pytest.mark.parametrize("killed_at", [0, 1, 4, 8])
def test_an_import_that_was_killed_is_undone_at_the_next_start(
    packed: Path, new: Directories, monkeypatch: pytest.MonkeyPatch, killed_at: int
) -> None:
    with Profile(new) as profile:
        profile.settings.set("theme", "light")
    before = contents(new)
    real, count = importing.write_whole, 0  # type: ignore[attr-defined]

    def killed(path: Path, data: bytes) -> None:
        nonlocal count
        count += 1
        if count > killed_at:
            raise SystemExit
        real(path, data)

    monkeypatch.setattr(importing, "write_whole", killed)
    monkeypatch.setattr(importing, "undo", lambda _: ())  # a program that was killed undoes nothing
    with pytest.raises(SystemExit):
        import_profile(new, packed)
    monkeypatch.undo()
    with Profile(new) as profile:
        (notice,) = profile.notices()
        assert "as it was before" in str(notice)
        assert profile.settings.text("theme") == "light"
        assert profile.saves.all() == ()
    after = contents(new)
    assert {path: after[path] for path in before} == before


def test_a_note_that_lies_undoes_nothing(new: Directories) -> None:
    with Profile(new) as profile:
        profile.settings.set("theme", "light")
    mine = new.settings.read_bytes()
    write(new, "matches/one.brn", RUNNING.text.encode())
    changes = [
        {"name": "settings.toml", "sha256": "0" * 64, "kept": None},
        {"name": "../../x.brn", "sha256": "0" * 64, "kept": None},
        {"name": "matches/one.brn", "sha256": hashlib.sha256(RUNNING.text.encode()).hexdigest(), "kept": "../lock"},
    ]
    new.unfinished_import.write_text(json.dumps({"format": 1, "changes": changes}))
    with Profile(new):
        assert new.settings.read_bytes() == mine
        assert (new.matches / "one.brn").read_bytes() == RUNNING.text.encode()
        assert not new.unfinished_import.exists()


# ---------------------------------------------------------------------- files from anybody
def archive_of(files: Contents, change: Callable[[dict[str, object]], object] | None = None) -> bytes:
    """An archive with these files, whose manifest is made right and then changed."""
    listed = [
        {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest(), "modified": 1_600_000_000}
        for name, data in files.items()
    ]
    manifest: dict[str, object] = {"format": 1, "kind": "profile", "version": "0", "files": listed}
    if change is not None:
        change(manifest)
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
        made.writestr("manifest.json", json.dumps(manifest))
    return whole.getvalue()


def twice(name: str) -> bytes:
    """An archive in which a name comes twice."""
    whole = io.BytesIO(archive_of({name: b"x"}))
    with zipfile.ZipFile(whole, "a") as made, pytest.warns(UserWarning, match="Duplicate name"):
        made.writestr(name, b"y")
    return whole.getvalue()


def link() -> bytes:
    """An archive in which a match is a link to a file of the system."""
    whole = io.BytesIO(archive_of({"matches/x.brn": b"/etc/passwd"}))
    with zipfile.ZipFile(whole, "a") as made:
        made.getinfo("matches/x.brn").external_attr = 0o120777 << 16
        made.comment = b"x"  # so that the list of files is written anew
        made.comment = b""
    return whole.getvalue()


def bomb() -> bytes:
    """An archive whose settings unpack to far more than the manifest says."""
    return archive_of({"settings.toml": b"#" * 5_000_000}, lambda manifest: manifest["files"][0].update(size=5))  # type: ignore[index]


NOT_OURS, STRANGE = "it is not an exported profile", "which is not part of a profile"
BAD: Mapping[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", NOT_OURS),
    "a letter": (lambda: b"Dear aunt", NOT_OURS),
    "another zip": (lambda: archive_of({}).replace(b"manifest.json", b"manifest.jsno"), NOT_OURS),
    "cut short": (lambda: archive_of({"settings.toml": b"volume = 5\n"})[:-30], NOT_OURS),
    "newer": (lambda: archive_of({}, lambda manifest: manifest.update(format=7)), "it has format 7"),
    "another kind": (lambda: archive_of({}, lambda manifest: manifest.update(kind="x")), NOT_OURS),
    "a way out": (lambda: archive_of({"matches/../../x.brn": b""}), STRANGE),
    "a way out in Windows": (lambda: archive_of({"matches/..\\x.brn": b""}), STRANGE),
    "an absolute path": (lambda: archive_of({"/matches/x.brn": b""}), STRANGE),
    "a device": (lambda: archive_of({"matches/aux.brn": b""}), STRANGE),
    "another file": (lambda: archive_of({"readme.txt": b""}), STRANGE),
    "a stream": (lambda: archive_of({"matches/x:y.brn": b""}), STRANGE),
    "a name of capitals": (lambda: archive_of({"matches/x.brn": b"a", "matches/X.brn": b"b"}), "it is damaged"),
    "a name twice": (lambda: twice("matches/x.brn"), "it is damaged"),
    "a link": (link, STRANGE),
    "a bomb": (bomb, "it is too large"),
    "too many": (
        lambda: archive_of({}, lambda manifest: manifest.update(
            files=[{"name": f"matches/{n}.brn", "size": 1, "sha256": "", "modified": 0} for n in range(3)]
        )),
        "it is damaged",
    ),
    "bad settings": (lambda: archive_of({"settings.toml": b"a = [["}), "settings.toml in it cannot be read"),
    "newer settings": (lambda: archive_of({"settings.toml": b"format = 9"}), "a newer version saved settings.toml"),
    "bad statistics": (lambda: archive_of({"statistics.json": b'{"format":1,"matches":[[1]]}'}), "cannot be read"),
    "another content": (
        lambda: archive_of({"settings.toml": b"volume = 5"}, lambda manifest: manifest["files"][0].update(sha256="0")),  # type: ignore[index]
        "it is damaged",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", BAD)
def test_a_file_that_is_no_whole_profile_changes_nothing(kind: str, old: Directories, tmp_path: Path) -> None:
    make, why = BAD[kind]
    path = tmp_path / "from-anybody.beloteprofile"
    path.write_bytes(make())
    before = contents(old)
    with pytest.raises(ImportRefused, match=why):
        import_profile(old, path)
    assert contents(old) == before
    assert not (tmp_path / "x.brn").exists()


def test_a_file_that_is_not_there_or_no_file_is_refused(old: Directories, tmp_path: Path) -> None:
    with pytest.raises(ImportRefused, match="there is no such file"):
        import_profile(old, tmp_path / "nothing")
    with pytest.raises(ImportRefused, match="folder"):
        import_profile(old, tmp_path)


WHOLE = archive_of({"settings.toml": b'theme = "dark"\n', "matches/x.brn": RUNNING.text.encode()})


@examples(30)
@given(at=st.integers(0, len(WHOLE) - 1), flip=st.integers(1, 255))
def test_a_damaged_byte_never_gives_another_profile(
    tmp_path_factory: pytest.TempPathFactory, at: int, flip: int
) -> None:
    folder = tmp_path_factory.mktemp("damaged")
    path, directories = folder / "x.beloteprofile", Directories.under(folder / "profile")
    path.write_bytes(WHOLE[:at] + bytes((WHOLE[at] ^ flip,)) + WHOLE[at + 1 :])
    try:
        import_profile(directories, path)
    except ImportRefused:
        assert not directories.settings.exists()
        assert list(directories.matches.iterdir()) == []
    else:  # a byte that says nothing, such as a date
        assert (directories.matches / "x.brn").read_bytes() == RUNNING.text.encode()
        assert directories.settings.read_bytes() == b'theme = "dark"\n'


def test_no_database_from_elsewhere_is_opened(packed: Path) -> None:
    with zipfile.ZipFile(packed) as made:
        assert "statistics.json" in made.namelist()
        assert not [name for name in made.namelist() if "sqlite" in name]


def test_rows_are_read_while_the_database_is_open(old: Directories) -> None:
    with Profile(old) as profile:
        profile.statistics.add("another", FINISHED.match, 0)
        assert [row[0] for row in rows_in(old.statistics).matches] == ["another", "over"]
