"""The rating: where a player stands on the scale of the levels, and how sure that is."""

import random
from collections.abc import Sequence

import pytest

from belote_desktop.profile.play_rating.estimate import LEAST, MOST, POINTS, Estimate, curve, estimate
from belote_desktop.profile.play_rating.scale import Mark, Scale

LEVELS = ("beginner", "casual", "club", "strong", "expert")
MEANS = (-40.0, -20.0, -10.0, -5.0, 0.0)


def scale(means: Sequence[float] = MEANS, error: float = 0.0) -> Scale:
    marks = (Mark(level, mean, error if mean else 0.0) for level, mean in zip(LEVELS, means, strict=True))
    return Scale("classic", "club", "0.7.0", "1", 800, tuple(marks))


def deals(mean: float, spread: float, count: int) -> list[int]:
    """As many results above as below the mean, all equally far from it."""
    return [round(mean + spread), round(mean - spread)] * (count // 2)


def rated(differences: Sequence[int], on: Scale) -> Estimate:
    found = estimate(differences, on)
    assert found is not None
    return found


@pytest.mark.parametrize(("mean", "place"), [(-40, 0), (-30, 0.5), (-20, 1), (-14, 1.6), (-10, 2), (0, 4), (7, 4)])
def test_the_place_lies_between_the_levels_that_got_less_and_more(mean: float, place: float) -> None:
    found = rated(deals(mean, 2, 100), scale())
    assert found.place == pytest.approx(place, abs=0.011)


def test_more_deals_make_the_interval_narrower() -> None:
    few, many = (rated(deals(-10, 40, count), scale()) for count in (100, 800))
    assert few.high - few.low > many.high - many.low
    assert few.spread > 2 * many.spread


def test_the_error_of_the_scale_makes_the_interval_wider() -> None:
    sure, unsure = (rated(deals(-10, 10, 400), scale(error=error)) for error in (0.0, 4.0))
    assert unsure.low < sure.low < sure.high < unsure.high
    assert sure.spread == unsure.spread  # the mean in points owes nothing to the scale


def test_levels_that_cannot_be_told_apart_are_all_inside() -> None:
    found = rated(deals(-10, 2, 400), scale((-40, -10, -10, -10, 0)))
    assert found.low <= 1
    assert found.high >= 3
    assert found.place == pytest.approx(2, abs=0.011)


def test_at_the_ends_of_the_scale_the_interval_is_open() -> None:
    weak, middling, good = (rated(deals(mean, 5, 200), scale()) for mean in (-60, -12, 2))
    assert (weak.place, weak.high, weak.is_open_below, weak.is_open_above) == (0, 0, True, False)
    assert (middling.is_open_below, middling.is_open_above) == (False, False)
    assert (good.place, good.is_open_below, good.is_open_above) == (4, False, True)


def test_a_wide_interval_is_not_useful_and_neither_are_few_deals() -> None:
    wide = rated(deals(-10, 100, 60), scale())
    few = rated(deals(-10, 2, LEAST - 2), scale())
    good = rated(deals(-10, 2, LEAST), scale())
    assert not wide.is_useful
    assert not few.is_useful
    assert good.is_useful


def test_without_a_scale_only_the_points_are_told() -> None:
    found = estimate(deals(-10, 20, 100), None)
    assert found is not None
    assert (found.mean, found.place) == (-10, None)
    assert not found.is_useful


def test_one_deal_has_no_spread_and_so_no_rating() -> None:
    assert estimate([12], scale()) is None


@pytest.mark.parametrize("level", [0, 2, 4])
def test_the_interval_covers_the_true_level_as_often_as_it_promises(level: int) -> None:
    """Deals with many zeros and few large differences, as real ones, and a scale that was measured on such deals."""
    chance, good, runs = random.Random(level), 0, 60

    def played(mean: float, count: int) -> list[int]:
        return [round(chance.choice([0, 0, 0, 3 * mean + chance.gauss(0, 90), mean])) for _ in range(count)]

    for _ in range(runs):
        measured = [played(mean, 200) for mean in MEANS[:-1]]
        marks = [Mark(name, sum(row) / 200, _error(row)) for name, row in zip(LEVELS, measured, strict=False)]
        found = rated(played(MEANS[level], 100), Scale("classic", "club", "", "1", 200, (*marks, Mark("expert", 0, 0))))
        assert found is not None
        good += found.covers(level)
    assert good >= 0.9 * runs


def _error(row: list[int]) -> float:
    mean = sum(row) / len(row)
    return float((sum((each - mean) ** 2 for each in row) / (len(row) - 1) / len(row)) ** 0.5)


def test_the_curve_begins_when_there_are_enough_deals_and_ends_with_the_rating_of_today() -> None:
    results = deals(-30, 10, 200) + deals(-10, 10, 200)
    assert curve(results[: LEAST - 1], scale()) == ()
    found = curve(results, scale())
    assert [each.deals for each in found] == [50, 100, 150, 200, 250, 300, 350, 400]
    assert found[-1] == rated(results, scale())
    assert found[-1].mean > found[0].mean


def test_the_rating_forgets_what_is_long_ago() -> None:
    found = curve(deals(-40, 2, 1000) + deals(-10, 2, MOST), scale())
    assert len(found) == POINTS
    assert found[-1].mean == -10
