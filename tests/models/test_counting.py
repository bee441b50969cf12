"""Matches are counted from their records, each once, whenever the program ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.commands import main, statistics
from belote_desktop.models.match.match_counter import MatchCounter
from belote_desktop.models.tasks import Answer, Done, ImmediateTasks, Task
from belote_desktop.profile import Directories, Profile
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.profile.statistics_rows import matches_in
from tests.records.recorded_matches import finished_match, record_match

PLAYED = {f"match-{seed}": finished_match(seed=seed).text for seed in range(1, 4)}
OF_COMPUTERS = PLAYED["match-1"].replace('"human"', '"club"')
PRACTICE = PLAYED["match-2"].replace("\n\ndeal", '\n[practice "a" "deal 1"]\n\ndeal', 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile with three matches that count, two that do not, one in play and one that is none."""
    with Profile(Directories.under(tmp_path)) as profile:
        matches = profile.directories.matches
        assert profile.statistics.is_new
    others = {"computers": OF_COMPUTERS, "practice": PRACTICE, "damaged": "result 0 total 1 0\n",
              "open": record_match(variants.get("classic"), 5, undo=0, steps=20).text}  # fmt: skip
    for name, text in {**PLAYED, **others}.items():
        (matches / f"{name}.brn").write_text(text, encoding="utf-8")
    return tmp_path


def match_counter(profile: Profile) -> MatchCounter:
    return MatchCounter(profile, lambda _owner: ImmediateTasks())


class KilledTasks:
    """Answers so often; then the program is no more."""

    def __init__(self, answers: int) -> None:
        self._left = answers

    def run(self, task: Task, done: Done) -> None:
        if self._left:
            self._left -= 1
            done(Answer(task()))

    def close(self) -> None: ...


def test_what_ended_unseen_is_counted(folder: Path) -> None:
    with Profile(Directories.under(folder)) as profile:
        match_counter(profile).catch_up()
        assert profile.statistics.counted() == set(PLAYED)


@pytest.mark.parametrize("answers", range(6))
def test_a_program_killed_while_it_counts_goes_on_at_its_next_start(folder: Path, answers: int) -> None:
    with Profile(Directories.under(folder)) as profile:
        MatchCounter(profile, lambda _owner: KilledTasks(answers)).again()
    with Profile(Directories.under(folder)) as profile:
        match_counter(profile).catch_up()
        assert profile.statistics.counted() == set(PLAYED)
        assert profile.statistics.tally("classic").matches == len(PLAYED)


def test_a_match_in_play_again_counts_no_longer(folder: Path) -> None:
    """The program was killed after the end of a match was taken back, before the statistics knew of it."""
    with Profile(Directories.under(folder)) as profile:
        match_counter(profile).catch_up()
        path = profile.directories.matches / "match-1.brn"
        path.write_text(PLAYED["match-1"] + "take-back 1\n", encoding="utf-8")
        match_counter(profile).catch_up()
        assert profile.statistics.counted() == set(PLAYED) - {"match-1"}


def test_the_latest_match_is_unseen_until_it_is_counted(folder: Path) -> None:
    with Profile(Directories.under(folder)) as profile:
        latest = profile.directories.matches / "latest.brn"
        latest.write_text(finished_match(seed=4).text, encoding="utf-8")
        counts = match_counter(profile)
        assert counts.unseen() == latest
        counts.catch_up(but=latest)
        assert profile.statistics.counted() == set(PLAYED)
        counts.catch_up()
        assert counts.unseen() is None


def test_the_command_makes_the_statistics_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Profile(Directories.under(folder)) as profile:
        profile.statistics.add("false", finished_match(seed=1).match, 0)
    assert main.run(["statistics", "rebuild", "--profile", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "Finished matches counted: 3 of 6" in told
    assert "classic: matches 3" in told
    assert main.run(["statistics", "show", "--profile", str(folder)]) == 0
    assert "classic: matches 3" in capsys.readouterr().out


def test_ctrl_c_tells_what_was_counted_and_the_rest_follows(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    read, asked = statistics.read_figures, []  # type: ignore[attr-defined]

    def interrupted(path: Path) -> object:
        asked.append(path)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return read(path)

    monkeypatch.setattr(statistics, "read_figures", interrupted)
    assert main.run(["statistics", "rebuild", "--profile", str(folder)]) == 130
    assert "will be counted when you open the window" in capsys.readouterr().out
    with Profile(Directories.under(folder)) as profile:
        match_counter(profile).catch_up()
        assert profile.statistics.counted() == set(PLAYED)


def test_the_command_leaves_a_profile_in_use_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Profile(Directories.under(folder)) as profile:
        assert main.run(["statistics", "rebuild", "--profile", str(folder)]) == 1
        assert profile.statistics.counted() == frozenset()
    assert "already running" in capsys.readouterr().err


def figures_of(profile: Profile) -> dict[str, MatchFigures]:
    return {figures.id: figures for figures in matches_in(profile.statistics.rows())}


def test_rebuilt_figures_are_those_that_were_added_match_by_match(folder: Path) -> None:
    with Profile(Directories.under(folder)) as profile:
        counter = match_counter(profile)
        matches = profile.directories.matches
        for name in PLAYED:
            (matches / f"{name}.brn").rename(matches / f"{name}.later")
        for name in PLAYED:
            (matches / f"{name}.later").rename(matches / f"{name}.brn")
            counter.catch_up()
        one_by_one = figures_of(profile)
        assert set(one_by_one) == {*PLAYED, "computers", "practice"}
        counter.again()
        assert figures_of(profile) == one_by_one


def test_only_records_that_were_not_read_yet_are_read(folder: Path) -> None:
    read: list[tuple[int, int]] = []
    with Profile(Directories.under(folder)) as profile:
        counter = match_counter(profile)
        counter.progressed.connect(lambda done, whole: read.append((done, whole)))
        counter.catch_up()
        assert read[-1] == (6, 6)  # the damaged file among them
        matches = profile.directories.matches
        (matches / "damaged.brn").unlink()
        for name, read_one in (("new", counter.catch_up), ("newer", counter.read_new)):
            (matches / f"{name}.brn").write_text(finished_match(seed=9).text, encoding="utf-8")
            read_one()
            assert read[-1] == (1, 1)
            assert name in figures_of(profile)
        counter.catch_up()
        assert read[-1] == (0, 0)


def test_matches_counted_by_an_older_version_get_their_figures_and_are_not_told_of_again(folder: Path) -> None:
    with Profile(Directories.under(folder)) as profile:
        for seed, name in enumerate(PLAYED, 1):
            profile.statistics.add(name, finished_match(seed=seed).match, 0)
        before = {name: figures.is_won for name, figures in figures_of(profile).items()}
        told: list[int] = []
        counter = match_counter(profile)
        counter.finished.connect(told.append)
        counter.catch_up()
        assert told == [0]
        found = figures_of(profile)
        assert {name: found[name].is_won for name in PLAYED} == before
        assert all(found[name].names for name in PLAYED)


@pytest.mark.parametrize("kept", [True, False])
def test_figures_of_a_deleted_record_stay_through_a_rebuild_if_they_are_kept(folder: Path, kept: bool) -> None:
    with Profile(Directories.under(folder)) as profile:
        counter = match_counter(profile)
        counter.catch_up()
        gone, before = figures_of(profile)["match-2"], profile.statistics.tally("classic")
        profile.saves.remove(profile.directories.matches / "match-2.brn")
        if kept:
            profile.statistics.keep(gone, without_record=True)
        else:
            profile.statistics.remove("match-2")
        for again in (counter.catch_up, counter.again):
            again()
            assert ("match-2" in figures_of(profile)) == kept
            assert (profile.statistics.tally("classic") == before) == kept


def test_the_command_writes_every_deal_as_csv(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["statistics", "csv", "--profile", str(folder)]) == 0
    head, *deals = capsys.readouterr().out.splitlines()
    assert head.startswith("match,game,date,ending")
    assert {line.partition(",")[0] for line in deals} == {*PLAYED, "computers", "practice"}
