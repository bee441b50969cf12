"""What older versions wrote is opened by this one, whole: a record of every game, games of one's own, and a profile.

The files are those the version itself wrote; they are never written again. A new version that changes a format adds a
folder of its own to `tests/written_by`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from belote_desktop import engine, records, variants
from belote_desktop.app import Program
from belote_desktop.profile import Directories, Profile
from belote_desktop.profile.own_games.own_game_drafts import UnsavedGame
from belote_desktop.profile.practice import Asked, due, streak
from belote_desktop.profile.progress import LessonProgress
from tests.folders import WRITTEN_BY

VERSIONS = sorted(folder.name for folder in WRITTEN_BY.iterdir())
RECORDS = sorted(WRITTEN_BY.glob("*/records/*.brn"))


@pytest.fixture
def old(profile_dir: Path) -> Path:
    """The profile of version 0.6.0, copied to where the tests have theirs."""
    shutil.copytree(WRITTEN_BY / "0.6.0" / "profile", profile_dir, dirs_exist_ok=True)
    return profile_dir


@pytest.fixture
def profile(old: Path) -> Iterator[Profile]:
    with Profile(Directories.under(old)) as opened:
        yield opened


@pytest.mark.parametrize("version", VERSIONS)
def test_there_is_a_record_of_every_game(version: str) -> None:
    assert {game.id for game in variants.all_variants()} <= {path.stem for path in RECORDS if version in path.parts}


@pytest.mark.sampled(12)
@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parts[-3]}-{path.stem}" for path in RECORDS])
def test_a_record_is_without_fault_and_folds_to_the_scores_it_tells(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert records.check(text) == ()
    read = records.parse_record(text)
    assert read.record is not None
    match = records.fold(read.record)
    assert match.is_over == ("\nresult " in text)
    if match.is_over:
        winner, totals = text.splitlines()[-1].removeprefix("result ").split(" total ")
        assert totals == " ".join(str(points) for points in match.totals)
        assert winner == ("draw" if match.winner is None else str(match.winner))


def test_settings_are_those_that_were_chosen(profile: Profile) -> None:
    chosen = {"language": "fr", "theme": "dark", "text_size": 130, "player_name": "Léo", "level": "casual"}
    assert {key: profile.settings[key] for key in chosen} == chosen
    assert profile.notices() == []


def test_games_of_ones_own_have_their_rules(profile: Profile) -> None:
    shelf = profile.own_games.shelf()
    sunday = shelf.rules("Dimanche à Vence").match
    assert (sunday.target, shelf.rules("Long coinche").match.target) == (501, 2000)
    assert {game.name: game.base for game in profile.own_games.all()} == {
        "Dimanche à Vence": "classic",
        "Long coinche": "coinche",
    }


def test_drafts_are_as_they_were_left(profile: Profile) -> None:
    assert profile.own_game_drafts.games == (
        UnsavedGame("", "Half done", "belot-bg", (("target", "101"), ("belote_points", "30"))),
        UnsavedGame("Long coinche", "Long coinche", "coinche", (("target", "3000"),)),
    )


def test_lessons_and_practice_go_on(profile: Profile) -> None:
    assert profile.progress.of("classic", "table") == LessonProgress(5, is_done=True)
    assert profile.progress.of("coinche classic", "auction") == LessonProgress(3)
    waiting = due(profile.practice.state, 20_414)
    assert [each.asked for each in waiting] == [Asked("may_play", "baloot", 3), Asked("count_trick", "classic", 5)]
    assert streak(profile.practice.state, 20_411) == 2


def test_statistics_still_count_the_match(profile: Profile) -> None:
    assert profile.statistics.variants() == ("classic",)
    assert profile.statistics.tally("classic").matches == 1


def test_unfinished_matches_wait_and_go_on_at_their_card(profile: Profile) -> None:
    waiting = {found.header.variant: found.path for found in profile.saves.unfinished()}
    assert set(waiting) == {"coinche", "Dimanche à Vence"}
    for path in waiting.values():
        loaded = profile.saves.load(path, seed=1)
        assert engine.to_act(loaded.match) == 0  # it was the person's turn
        assert len(loaded.match.deals) == 0
    assert profile.notices() == []


def test_the_whole_program_opens_on_it(old: Path, open_program: Callable[[], Program]) -> None:
    before = {path: path.read_bytes() for path in (old / "matches").iterdir()}
    program = open_program()
    assert program.window.isVisible()
    assert not program.window.banner.isVisible()
    assert not (old / "set-aside").exists()
    assert {path: path.read_bytes() for path in (old / "matches").iterdir()} == before
