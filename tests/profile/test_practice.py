"""Spaced repetition: what was wrong comes back the next day, what is right again waits longer each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote_desktop.profile.practice import (
    INTERVALS,
    Asked,
    Practice,
    State,
    after,
    due,
    rating_of,
    record_of,
    streak,
    with_mistakes,
)
from belote_desktop.profile.ratings import (
    FIRST,
    HIGHEST,
    LOWEST,
    START,
    Rating,
    after_answer,
    expected,
    wanted_difficulty,
)

TRICK = Asked("count_trick", "classic", 5)
OTHER = Asked("may_play", "coinche", 9)


def opened(path: Path) -> Practice:
    return Practice(path / "practice.json", path / "aside")


def test_what_is_right_at_once_is_not_asked_again() -> None:
    assert due(after(State(), TRICK, True, 100), 1000) == ()


def test_a_wrong_answer_is_due_the_next_day_and_not_before() -> None:
    state = after(State(), TRICK, False, 100)
    assert due(state, 100) == ()
    assert [each.asked for each in due(state, 101)] == [TRICK]


def test_each_right_answer_makes_the_wait_longer_until_it_is_learnt() -> None:
    state, day = after(State(), TRICK, False, 100), 100
    for days in INTERVALS:
        assert due(state, day + days - 1) == ()
        day += days
        assert [each.asked for each in due(state, day)] == [TRICK]
        state = after(state, TRICK, True, day)
    assert state.waiting == ()


def test_a_wrong_answer_goes_back_to_the_first_box() -> None:
    state = after(after(State(), TRICK, False, 100), TRICK, True, 101)
    assert due(state, 102) == ()
    state = after(state, TRICK, False, 104)
    assert [each.due for each in state.waiting] == [105]


def test_the_longest_overdue_comes_first_and_a_game_can_be_asked_for() -> None:
    state = after(after(State(), OTHER, False, 100), TRICK, False, 90)
    assert [each.asked for each in due(state, 200)] == [TRICK, OTHER]
    assert [each.asked for each in due(state, 200, "coinche")] == [OTHER]


def test_a_mistake_of_ones_own_is_due_at_once_and_taken_once() -> None:
    state = with_mistakes(with_mistakes(State(), [TRICK, TRICK], 50), [TRICK], 51)
    assert [(each.asked, each.due) for each in state.waiting] == [(TRICK, 50)]


@pytest.mark.parametrize(
    ("days", "length"), [((), 0), ((9,), 1), ((10,), 1), ((8, 9, 10), 3), ((7, 9, 10), 2), ((8,), 0)]
)
def test_a_streak_counts_days_up_to_today_or_yesterday(days: tuple[int, ...], length: int) -> None:
    state = State()
    for day in days:
        state = after(state, TRICK, True, day)
    assert streak(state, 10) == length


def test_everything_is_there_again_when_the_profile_is_opened_again(tmp_path: Path) -> None:
    practice = opened(tmp_path)
    practice.answer(TRICK, False, 100)
    practice.finish_daily("classic", 100)
    practice.keep_ready(OTHER)
    assert opened(tmp_path).state == practice.state
    assert practice.take_ready("may_play", "coinche") == OTHER
    assert opened(tmp_path).take_ready("may_play", "coinche") is None


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": 1, "waiting": 5}', '{"format": "x"}', "\xff"])
def test_a_file_that_cannot_be_read_is_set_aside_and_practice_goes_on(tmp_path: Path, text: str) -> None:
    (tmp_path / "practice.json").write_text(text, encoding="latin-1")
    practice = opened(tmp_path)
    assert len(practice.notices) == 1
    assert (tmp_path / "aside" / "practice.json").exists()
    practice.answer(TRICK, False, 100)
    assert opened(tmp_path).state == practice.state


def test_the_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    path.write_text('{"format": 3, "more": true}')
    practice = opened(tmp_path)
    practice.answer(TRICK, False, 100)
    assert path.read_text() == '{"format": 3, "more": true}'
    assert len(practice.notices) == 1


# ---------------------------------------------------------------------- ratings and records
def test_the_practice_of_a_version_without_ratings_is_read_on(tmp_path: Path) -> None:
    old = (
        '{"format":1,"waiting":[{"asked":{"kind":"count_trick","game":"classic","seed":5,"position":"","stake":1},'
        '"box":0,"due":101}],"days":[[100,{"asked":1,"right":0,"daily":["classic"]}]],"ready":[]}'
    )
    (tmp_path / "practice.json").write_text(old)
    practice = opened(tmp_path)
    assert practice.notices == []
    assert [each.asked for each in due(practice.state, 101)] == [TRICK]
    assert rating_of(practice.state, "count_trick") == Rating("count_trick", START)
    practice.answer(Asked("who_wins", "classic", 7, wanted=3, difficulty=3), True, 101)
    again = opened(tmp_path).state
    assert again == practice.state
    assert rating_of(again, "who_wins").points > START


def test_a_right_answer_to_a_hard_question_raises_the_rating_most() -> None:
    rating = Rating("who_wins")
    gains = [after_answer(rating, difficulty, True).points - rating.points for difficulty in (1, 2, 3, 4)]
    losses = [rating.points - after_answer(rating, difficulty, False).points for difficulty in (1, 2, 3, 4)]
    assert gains == sorted(gains)
    assert losses == sorted(losses, reverse=True)
    assert gains[1] == losses[1]
    assert expected(START, 2) == 0.5


def test_a_rating_settles_where_answers_are_right_as_often_as_expected() -> None:
    rating = Rating("who_wins")
    for number in range(200):
        rating = after_answer(rating, 3, number % 2 == 0)
    assert abs(rating.points - 1200) < 30
    settled = after_answer(rating, 3, True).points - rating.points
    assert settled < after_answer(Rating("who_wins", rating.points, FIRST - 1), 3, True).points - rating.points


@pytest.mark.parametrize(("right", "limit"), [(True, HIGHEST), (False, LOWEST)])
def test_a_rating_has_its_limits(right: bool, limit: int) -> None:
    rating = Rating("who_wins", limit)
    for _ in range(20):
        rating = after_answer(rating, 5 if right else 1, right)
    assert rating.points == limit


def test_only_new_questions_with_a_difficulty_are_rated() -> None:
    state = after(State(), TRICK, True, 100)
    assert state.ratings == ()
    hard = Asked("who_wins", "classic", 3, wanted=4, difficulty=4)
    missed = after(state, hard, False, 100)
    assert [each.kind for each in missed.ratings] == ["who_wins"]
    assert after(missed, hard, True, 101).ratings == missed.ratings


@pytest.mark.parametrize("points", [LOWEST, START, 1300, HIGHEST])
def test_questions_are_wanted_near_the_rating_and_at_most_a_third_is_trivial(points: int) -> None:
    wanted = [wanted_difficulty(points, shift) for shift in (-1, 0, 1)]
    assert wanted.count(1) <= 1
    assert all(1 <= each <= 5 for each in wanted)
    assert max(wanted) >= 3
    assert wanted_difficulty(HIGHEST, 0) == 5
    assert wanted_difficulty(START, 0) == 2


def test_a_record_is_kept_for_each_game_and_only_broken_by_more(tmp_path: Path) -> None:
    practice = opened(tmp_path)
    assert not practice.finish_storm("classic", 0)
    assert practice.finish_storm("classic", 12)
    assert not practice.finish_storm("classic", 12)
    assert practice.finish_storm("coinche", 3)
    assert practice.finish_storm("classic", 13)
    again = opened(tmp_path).state
    assert (record_of(again, "classic"), record_of(again, "coinche"), record_of(again, "baloot")) == (13, 3, 0)


@pytest.mark.parametrize(
    "text",
    [
        '{"format": 2, "ratings": [{"kind": "who_wins", "points": 99999, "answers": 1}]}',
        '{"format": 2, "records": [["classic", -1]]}',
        '{"format": 2, "ready": [{"kind": "who_wins", "game": "classic", "difficulty": 9}]}',
    ],
)
def test_what_no_version_writes_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "practice.json").write_text(text)
    assert opened(tmp_path).state == State()
    assert (tmp_path / "aside" / "practice.json").exists()
