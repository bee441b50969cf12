"""The score of Hokum and Sun: docs/rules/baloot.md, Scoring. Worked deals: own-settle-baloot.json."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import BeloteOnFail, DoubledMade, Gahwa, Kaboot, ProjectTie, RaisedTie
from belote_desktop.engine.score import Result, Score, What
from belote_desktop.engine.settlement import Outcome, settle
from belote_desktop.engine.settlement.game_points import hokum_points, sun_points
from tests.engine.settled_deals import adds_up, outcomes

BALOOT = variants.get("baloot")
SUN = Contract(0, Denomination.NO_TRUMP)
HOKUM = Contract(0, Denomination.HEARTS)


def raised(times: int, **more: Any) -> Contract:
    return Contract(0, Denomination.HEARTS, multiplier=times, raises=times - 1, **more)


GAHWA = Contract(0, Denomination.HEARTS, multiplier=4, raises=4, stake=True)


def deal(rules: Ruleset, contract: Contract, cards: tuple[int, int], **more: Any) -> Score:
    """The score of a deal taken by side 0, who wins the last trick unless said."""
    outcome: dict[str, Any] = {"taker": 0, "cards": cards, "last_trick": 0, "contract": contract}
    return settle(rules, Outcome(**(outcome | more)))


@pytest.mark.parametrize(
    ("exact", "points"),
    [(60, 12), (61, 12), (64, 12), (65, 13), (66, 14), (69, 14), (70, 14), (5, 1), (0, 0), (130, 26)],
)
def test_sun_points_by_the_last_digit(exact: int, points: int) -> None:
    assert sun_points(exact) == points


@given(st.integers(0, 130))
def test_a_sun_has_26_points(exact: int) -> None:
    assert sun_points(exact) + sun_points(130 - exact) == 26


@given(st.integers(0, 162))
def test_a_hokum_has_16_points(exact: int) -> None:
    assert sum(hokum_points((exact, 162 - exact))) == 16


def test_of_two_sixes_the_larger_loses_one() -> None:
    assert hokum_points((86, 76)) == (8, 8)
    assert hokum_points((56, 106)) == (6, 10)


def test_game_points_without_belote_are_compared() -> None:
    score = deal(BALOOT, HOKUM, (74, 78), last_trick=1, belote=((0, "K"),))
    assert (score.compared, score.result, score.winner) == ((7, 9), Result.FAILED, 1)


def test_belote_is_compared_where_it_helps_and_never_multiplied() -> None:
    rules = BALOOT.change(belote_helps_contract=True)
    score = deal(rules, raised(2), (69, 83), belote=((0, "K"),))
    assert (score.compared, score.points) == ((10, 8), (34, 0))


def test_a_level_sun_is_shared_and_nobody_has_won_it() -> None:
    score = deal(BALOOT, SUN, (55, 65))
    assert (score.result, score.winner, score.points) == (Result.SHARED, None, (13, 13))


def test_more_exact_points_make_a_level_deal() -> None:
    score = deal(BALOOT, HOKUM, (76, 76))
    assert (score.result, score.winner, score.points) == (Result.MADE, 0, (8, 8))


@pytest.mark.parametrize(("times", "winner"), [(2, 0), (3, 1), (4, 0)])
def test_who_raised_last_fails_a_level_deal(times: int, winner: int) -> None:
    """Opponents double and say four; the bidders say three (section 15.4)."""
    score = deal(BALOOT, raised(times), (71, 81))
    assert (score.winner, score.points[winner], score.points[1 - winner]) == (winner, 16 * times, 0)


def test_a_level_gahwa_is_lost_by_the_bidders_who_said_it() -> None:
    score = deal(BALOOT, GAHWA, (71, 81))
    assert (score.winner, score.match_winner) == (1, 1)


def test_gahwa_wins_the_match_and_writes_its_target() -> None:
    score = deal(BALOOT, GAHWA, (90, 62), belote=((1, "K"),), declared=(20, 0), best=(0,))
    assert (score.result, score.match_winner, score.points) == (Result.WON_AT_ONCE, 0, (152, 0))
    assert [item.what for item in score.written] == [What.MATCH]


def test_gahwa_may_count_six_times_instead() -> None:
    score = deal(BALOOT.change(gahwa=Gahwa.SIXFOLD), GAHWA, (90, 62), declared=(20, 0), best=(0,))
    assert (score.match_winner, score.points) == (None, (6 * 18, 0))


def test_a_deal_won_without_gahwa_does_not_win_the_match() -> None:
    assert deal(BALOOT, raised(4), (90, 62)).match_winner is None


def test_all_tricks_take_the_projects_and_belote_of_the_swept_side() -> None:
    swept = {"tricks": (0, 8), "last_trick": 1, "declared": (50, 0), "best": (0,), "belote": ((0, "Q"),)}
    score = deal(BALOOT, HOKUM, (0, 152), **swept)
    assert (score.result, score.winner, score.points) == (Result.FAILED, 1, (0, 25 + 5 + 2))


@pytest.mark.parametrize(("contract", "ace", "points"), [(SUN, False, 44), (SUN, True, 88), (HOKUM, True, 88)])
def test_all_tricks_under_a_turned_ace(contract: Contract, ace: bool, points: int) -> None:
    rules = BALOOT.change(kaboot=Kaboot.ACE88)
    assert deal(rules, contract, (120, 0), tricks=(8, 0), ace_turned=ace).points == (points, 0)
    assert deal(BALOOT, SUN, (120, 0), tricks=(8, 0), ace_turned=ace).points == (44, 0)


def test_four_aces_are_forty_in_sun() -> None:
    assert deal(BALOOT, SUN, (90, 30), declared=(200, 0), best=(0,)).points == (60, 6)


def test_the_projects_of_the_worse_side_are_nothing() -> None:
    assert deal(BALOOT, HOKUM, (100, 52), declared=(20, 50), best=(0,)).points == (13, 5)


def test_a_failed_deal_gives_belote_away_unless_its_owner_keeps_it() -> None:
    pair = {"last_trick": 1, "belote": ((0, "K"),)}
    assert deal(BALOOT, HOKUM, (60, 92), **pair).points == (0, 18)
    assert deal(BALOOT.change(belote_on_fail=BeloteOnFail.KEPT), HOKUM, (60, 92), **pair).points == (2, 16)
    assert deal(BALOOT.change(belote_on_fail=BeloteOnFail.LOST), HOKUM, (60, 92), **pair).points == (0, 16)


def test_a_qaid_is_raised_but_its_projects_are_not() -> None:
    score = deal(BALOOT, raised(3), (10, 20), misplay=(1,), declared=(50, 100), best=(1,))
    assert (score.result, score.winner, score.points) == (Result.MISPLAY, 0, (3 * 16 + 5, 0))


def test_a_qaid_under_gahwa_wins_the_match() -> None:
    score = deal(BALOOT, GAHWA, (10, 20), misplay=(0,))
    assert (score.match_winner, score.points) == (1, (0, 152))


CHOICES = {
    "hokum_tie": ProjectTie, "sun_tie": ProjectTie, "raised_tie": RaisedTie, "kaboot": Kaboot, "gahwa": Gahwa,
    "doubled_made": DoubledMade, "belote_on_fail": BeloteOnFail,
}  # fmt: skip
SWITCHES = ("kaboot_projects", "kaboot_raise", "belote_helps_contract", "declarations_help")


@st.composite
def games(draw: st.DrawFn) -> Ruleset:
    options: dict[str, object] = {name: draw(st.sampled_from(kind)) for name, kind in CHOICES.items()}
    return BALOOT.change(options | {name: draw(st.booleans()) for name in SWITCHES})


@given(games(), outcomes())
def test_every_deal_has_a_score_that_adds_up(rules: Ruleset, outcome: Outcome) -> None:
    score = settle(rules, outcome)
    assert adds_up(score)
    assert (score.match_winner is not None) == (score.result is Result.WON_AT_ONCE)
    assert score.match_winner in (None, score.winner)
    if score.result is Result.SHARED:
        assert score.winner is None
