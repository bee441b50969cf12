"""Spaced repetition: what was wrong comes back the next day, what is right again waits longer each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote_desktop.profile.practice import INTERVALS, Asked, Practice, State, after, due, streak, with_mistakes

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
    path.write_text('{"format": 2, "more": true}')
    practice = opened(tmp_path)
    practice.answer(TRICK, False, 100)
    assert path.read_text() == '{"format": 2, "more": true}'
    assert len(practice.notices) == 1
