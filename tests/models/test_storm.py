"""A storm of drills: five minutes of quick questions, and questions as hard as the rating."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

from belote_desktop import variants
from belote_desktop.coach.drills import SEARCHED, Kind, Problem, kinds_of
from belote_desktop.models.analysis.drill_runner import DrillRunner
from belote_desktop.models.analysis.storm import LENGTH, Storm
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.players.pace import FULL
from belote_desktop.profile.practice import Asked, Practice, rating_of
from belote_desktop.profile.ratings import Rating

CLASSIC = variants.get("classic")


class Clock:
    """A clock that is moved by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def begun(clock: Clock) -> Storm:
    storm = Storm(CLASSIC, clock, lambda limit: limit - 1)
    storm.begin()
    return storm


def test_the_time_begins_with_the_first_question_and_ends_after_five_minutes() -> None:
    clock = Clock()
    storm = Storm(CLASSIC, clock, lambda _: 0)
    clock.now += 60
    assert storm.left == LENGTH == 300
    storm.begin()
    clock.now += 100
    storm.begin()
    assert storm.left == 200
    clock.now += 199
    assert not storm.is_over
    clock.now += 5
    assert storm.is_over
    assert storm.left == 0


def test_answers_in_time_count_and_later_ones_do_not() -> None:
    clock = Clock()
    storm = begun(clock)
    assert storm.answer(True)
    assert storm.answer(False)
    assert (storm.right, storm.asked) == (1, 2)
    clock.now += 301
    assert not storm.answer(True)
    assert (storm.right, storm.asked) == (1, 2)


def test_a_storm_has_every_quick_kind_of_the_game_and_none_twice_in_a_row() -> None:
    storm = Storm(CLASSIC, Clock(), Random(1).randrange)
    kinds = [storm.next_kind() for _ in range(60)]
    assert set(kinds) == set(kinds_of(CLASSIC)) - set(SEARCHED)
    assert all(one is not other for one, other in pairwise(kinds))


def test_questions_come_as_hard_as_the_rating_and_the_same_again(tmp_path: Path) -> None:
    practice = Practice(tmp_path / "practice.json", tmp_path / "aside")
    for _ in range(20):
        practice.answer(Asked(Kind.TRUMPS_OUT, "classic", 1, difficulty=5), True, 100)
    assert rating_of(practice.state, Kind.TRUMPS_OUT).points > Rating("").points + 300
    runner = DrillRunner(ImmediateTasks(), practice, lambda: FULL)
    found: list[tuple[Problem, Asked]] = []
    runner.made.connect(lambda problem, asked: found.append((problem, asked)))
    for _ in range(3):
        runner.ask(Kind.TRUMPS_OUT, "classic", CLASSIC)
    assert all(asked.wanted >= 3 for _, asked in found)
    problem, asked = found[0]
    assert asked.difficulty == problem.difficulty
    runner.again(asked, CLASSIC)
    again, same = found[-1]
    assert same is asked
    assert (again.view, again.solution) == (problem.view, problem.solution)
