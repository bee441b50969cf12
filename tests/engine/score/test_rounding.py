"""Rounding two totals: docs/rules/common.md, Rounding."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop.engine.rounding import ROUNDINGS
from belote_desktop.engine.rules.terms import Rounding


@pytest.mark.parametrize(
    ("rounding", "before", "after"),
    [
        (Rounding.NONE, (87, 75), (87, 75)),
        (Rounding.FIVE_UP, (87, 75), (90, 80)),
        (Rounding.SIX_UP, (87, 75), (90, 70)),
        (Rounding.SIX_UP, (96, 66), (100, 70)),
        (Rounding.COMPLEMENT, (64, 98), (60, 100)),
        (Rounding.COMPLEMENT, (76, 86), (80, 90)),
        (Rounding.COMPLEMENT, (105, 57), (100, 60)),
        (Rounding.FIVES, (118, 44), (115, 45)),
        (Rounding.FIVES, (117, 45), (115, 45)),
        (Rounding.DEFENCE, (87, 75), (80, 80)),
        (Rounding.HALF_DOWN, (85, 86), (80, 90)),
        (Rounding.BIDDERS_UP, (86, 76), (90, 70)),
        (Rounding.BIDDERS_UP, (76, 86), (80, 80)),
        (Rounding.BIDDERS_UP, (96, 65), (100, 60)),
        (Rounding.MORE_POINTS_UP, (86, 76), (90, 70)),
        (Rounding.MORE_POINTS_UP, (76, 86), (70, 90)),
        (Rounding.BULGARIAN, (86, 76), (80, 80)),
        (Rounding.BULGARIAN, (96, 65), (100, 60)),
        (Rounding.LITERAL, (96, 67), (90, 70)),
        (Rounding.TRUNCATE15, (89, 73), (80, 70)),
        (Rounding.TRUNCATE15, (152, 150), (160, 150)),
        (Rounding.TRUNCATE15, (150, 159), (150, 160)),
        (Rounding.TRUNCATE15, (151, 151), (150, 150)),
    ],
)
def test_a_rounding_of_takers_and_defenders(
    rounding: Rounding, before: tuple[int, int], after: tuple[int, int]
) -> None:
    assert ROUNDINGS[rounding](*before) == after


@pytest.mark.parametrize(("jack", "after"), [(True, (90, 70)), (False, (80, 80)), (None, (80, 70))])
def test_a_six_goes_up_for_the_side_with_the_trump_jack_alone(jack: bool | None, after: tuple[int, int]) -> None:
    assert ROUNDINGS[Rounding.JACK_SIDE](86, 76, jack) == after


def test_the_jack_changes_no_other_digit() -> None:
    assert ROUNDINGS[Rounding.JACK_SIDE](105, 57, True) == (100, 60)
    assert ROUNDINGS[Rounding.JACK_SIDE](105, 57, False) == (100, 60)


def test_every_rounding_has_its_rule() -> None:
    assert set(ROUNDINGS) == set(Rounding)


@given(st.integers(0, 162), st.sampled_from([Rounding.BIDDERS_UP, Rounding.MORE_POINTS_UP]))
def test_the_rules_of_six_share_sixteen_tens_of_every_deal(takers: int, rounding: Rounding) -> None:
    assert sum(ROUNDINGS[rounding](takers, 162 - takers)) == 160


@given(st.integers(0, 162), st.booleans())
def test_with_the_jack_too_every_deal_is_160(takers: int, jack: bool) -> None:
    assert sum(ROUNDINGS[Rounding.JACK_SIDE](takers, 162 - takers, jack)) == 160


@given(st.integers(0, 162), st.sampled_from(Rounding), st.sampled_from([None, True, False]))
def test_no_rounding_moves_a_side_by_more_than_ten(takers: int, rounding: Rounding, jack: bool | None) -> None:
    rounded = ROUNDINGS[rounding](takers, 162 - takers, jack)
    assert abs(rounded[0] - takers) <= 10
    assert abs(rounded[1] - (162 - takers)) <= 10
