"""What the marks of a deal are worth in the match: points where it is open, the match where it is decided."""

from __future__ import annotations

from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.engine.score import Item, Result, Score, What
from belote_desktop.players.weighing.equity import Equity

CLASSIC, CONTREE = variants.get("classic"), variants.get("coinche")
BELOW = st.integers(0, 990)


def test_the_closed_form_is_the_one_that_was_fitted() -> None:
    lead, needed = 300, 700 + 1000
    odds = 1.1 * lead / (needed**0.8 + 200)
    assert Equity.of(CONTREE, (1300, 1000)).chance() == pytest.approx(1 / (1 + exp(-odds)))


def test_another_target_is_scaled_to_the_fitted_one() -> None:
    assert CLASSIC.match.target == CONTREE.match.target // 2
    assert Equity.of(CLASSIC, (650, 500)).chance() == pytest.approx(Equity.of(CONTREE, (1300, 1000)).chance())


@given(mine=BELOW, theirs=BELOW)
def test_the_chances_of_two_sides_add_up_to_one(mine: int, theirs: int) -> None:
    match = Equity.of(CLASSIC, (mine, theirs))
    assert match.chance(0) + match.chance(1) == pytest.approx(1)
    assert match.chance(0) == pytest.approx(Equity.of(CLASSIC, (theirs, mine)).chance(1))


@given(mine=BELOW, theirs=BELOW, gained=st.integers(0, 162), more=st.integers(1, 90))
def test_more_points_are_never_worth_less(mine: int, theirs: int, gained: int, more: int) -> None:
    match = Equity.of(CLASSIC, (mine, theirs))
    assert match((gained + more, 0)) >= match((gained, 0)) - 1e-9
    assert match((0, gained + more)) <= match((0, gained)) + 1e-9


@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "bazar-blot", "klaberjass"])
def test_a_point_is_worth_a_point_at_the_start(game: str) -> None:
    rules = variants.get(game)
    few = max(1, rules.match.target // 100)
    assert Equity.of(rules, (0, 0))((few, 0)) == pytest.approx(few, rel=0.02)
    assert Equity.of(rules, (0, 0))((0, few), 0) == pytest.approx(-few, rel=0.02)


def test_no_marks_change_nothing() -> None:
    assert Equity.of(CLASSIC, (700, 300))((0, 0)) == 0


def test_the_points_that_win_the_match_are_worth_more_than_those_before() -> None:
    match = Equity.of(CLASSIC, (940, 940))
    assert match((60, 0)) - match((59, 0)) > 20 * (match((40, 0)) - match((39, 0)))


def test_the_chance_with_the_points_that_win_the_match_is_one() -> None:
    match = Equity.of(CLASSIC, (940, 900))
    assert match.chance_with(match((60, 0))) == pytest.approx(1)
    assert match.chance_with(match((0, 100))) == pytest.approx(0)
    assert match.chance_with(match((0, 0))) == pytest.approx(match.chance())


def test_who_is_at_the_target_already_gains_nothing_by_more() -> None:
    match = Equity.of(CLASSIC, (900, 500))
    assert match((100, 0)) == match((162, 0))


def test_both_at_the_target_is_for_the_rules_to_decide() -> None:
    marks, totals = (90, 72), (930, 940)
    drawn, higher, further = (
        Equity.of(CLASSIC.change(both_reach=way), totals) for way in ("draw", "higher", "extra_deal")
    )
    assert drawn(marks) == pytest.approx(-drawn(marks, 1))
    assert higher(marks) > drawn(marks) > 0  # behind before, so a draw is a gain
    assert higher(marks) > further(marks) > higher(marks, 1)


def test_the_takers_win_where_the_rules_say_so() -> None:
    match = Equity.of(CLASSIC.change(both_reach="taker_wins"), (930, 940))
    takers, others = (match.of_score(Score(Result.MADE, (90, 72), taker=side), 0) for side in (0, 1))
    assert takers > 0 > others


def test_a_target_that_was_raised_counts() -> None:
    rules = variants.get("belot-md-teams")
    assert Equity(rules, (110, 105), (0, 0), 9, 151).target > Equity.of(rules, (110, 105)).target


def test_all_the_tricks_cannot_end_a_match_where_that_is_forbidden() -> None:
    match = Equity.of(variants.get("belot-bg"), (140, 100))
    ended, swept = (match.of_score(Score(Result.MADE, (26, 0), capot=capot), 0) for capot in (None, 0))
    assert ended > swept > 0


def test_belote_alone_may_not_bring_a_side_to_the_target() -> None:
    written = (Item(What.CARDS, 0, 90, "cards"), Item(What.BELOTE, 0, 20, "belote"))
    score = Score(Result.MADE, (110, 0), written, written, taker=0, winner=0)
    yes, never = (Equity.of(CLASSIC.change(belote_ends_game=way), (895, 895)) for way in ("yes", "never"))
    assert yes.of_score(score, 0) > never.of_score(score, 0) > 0


def test_a_stake_wins_the_whole_match() -> None:
    score = Score(Result.WON_AT_ONCE, (0, 0), winner=1, match_winner=1)
    assert Equity.of(CLASSIC, (990, 0)).of_score(score, 0) < -1000
    assert Equity.of(CLASSIC, (990, 0)).of_score(score, 1) > 1000


def test_points_held_over_are_as_likely_to_become_anybodys() -> None:
    match = Equity.of(CLASSIC, (0, 0))
    assert match.of_score(Score(Result.HELD, (0, 0), held_out=(81, 0)), 0) == pytest.approx(0)
    assert match.of_score(Score(Result.HELD, (0, 81), held_out=(81, 0)), 0) == pytest.approx(-81, rel=0.1)


def test_a_fixed_number_of_deals_is_played_for_the_difference() -> None:
    match = Equity.of(variants.get("klaverjas-amsterdam"), (1500, 300))
    assert match((100, 62)) == 38
    assert match((100, 62), 1) == -38


def test_three_sides_compare_themselves_with_the_mean_of_the_others() -> None:
    rules = variants.get("bela-3p")
    match = Equity.of(rules, (0, 0, 0))
    assert match((8, 2, 4), 0) == pytest.approx(8 - 3, rel=0.05)
    assert match((4, 4, 4), 1) == pytest.approx(0)
    assert Equity.of(rules, (700, 0, 0))((1, 0, 0), 1) < Equity.of(rules, (600, 0, 0))((1, 0, 0), 1) < 0
