"""A first capot and a first match won are told once: the statistics know of them from then on."""

from __future__ import annotations

import pytest

from belote_desktop.engine import PublicResult, Result
from belote_desktop.engine.score import Score
from belote_desktop.models.score_sheet.first_times import first_in_deal, first_in_match
from belote_desktop.profile import Tally


def deals(*capots: int | None) -> tuple[PublicResult, ...]:
    """Deals in which these sides won every trick; None where nobody did."""
    scores = (Score(Result.MADE, (162, 0), capot=side) for side in capots)
    return tuple(PublicResult(number, 0, None, score, (0, 0), (), ()) for number, score in enumerate(scores, 1))


@pytest.mark.parametrize(
    ("capots", "before", "told"),
    [
        ((None, 0), Tally(), True),
        ((0, None), Tally(), False),
        ((0, 0), Tally(), False),
        ((None, 1), Tally(), False),
        ((None, 0), Tally(capots=1), False),
    ],
    ids=["the first one", "in another deal", "the second one", "of the others", "in an earlier match"],
)
def test_the_first_capot_of_my_side(capots: tuple[int | None, ...], before: Tally, told: bool) -> None:
    assert bool(first_in_deal(deals(*capots), 0, before)) is told


@pytest.mark.parametrize(
    ("winner", "before", "told"),
    [(0, Tally(lost=3), True), (1, Tally(), False), (None, Tally(), False), (0, Tally(won=1), False)],
)
def test_the_first_match_won(winner: int | None, before: Tally, told: bool) -> None:
    assert bool(first_in_match(winner, 0, before)) is told


def test_where_nothing_is_counted_nothing_is_a_first_time() -> None:
    assert first_in_deal(deals(0), None, Tally()) == ""
    assert first_in_match(0, None, Tally()) == ""
