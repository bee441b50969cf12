"""Sums, streaks, shares and plots, checked against small lists counted by hand."""

from __future__ import annotations

import pytest

from belote_desktop.profile.figures import sums
from belote_desktop.profile.figures.filters import MIXED, Ending, Filter
from belote_desktop.profile.figures.sums import Bar, Share, Streaks
from tests.profile.figures.matches import deal, match

MIXED_KINDS = ("human", "club", "club", "expert bold")
MATCHES = (
    match("a", 500, 300, deal(162, 0, capot=0, belotes=(0,)), deal(62, 100, made=False, trump="S"), ended=1, hints=2),
    match("b", 200, 500, deal(40, 122, taker=1), deal(120, 42, taker=1, made=False, belotes=(1,)), ended=2),
    match("c", 500, 100, deal(90, 72, declarer=2), deal(82, 80, trump="NT"), ended=3, kinds=MIXED_KINDS),
    match("d", 400, 400, ended=4, names=("Anna", "Zoé", "Karim", "Tom"), date="2026-12-01"),
    match("e", 500, 0, ended=5, variant="coinche", date="2026-12-24"),
    match("practice", 0, 500, deal(0, 162), ended=6, is_practice=True),
)
COUNTED = sums.counted(MATCHES)


def test_what_does_not_count_is_in_no_sum() -> None:
    assert [figures.id for figures in COUNTED] == ["a", "b", "c", "d", "e"]


def test_totals() -> None:
    totals = sums.totals_of(COUNTED)
    assert (totals.matches, totals.won, totals.lost, totals.drawn, totals.deals) == (5, 3, 1, 1, 6)
    assert (totals.taken, totals.defended, totals.own) == (Share("", 4, 3), Share("", 2, 1), Share("", 3, 2))
    assert (totals.capots, totals.capots_against, totals.belotes, totals.belotes_against) == (1, 0, 1, 1)
    assert totals.hints == 2


@pytest.mark.parametrize(
    ("ends", "found"),
    [("", (0, 0, 0)), ("WWLWWW", (3, 3, 1)), ("WLL", (-2, 1, 2)), ("WWD", (0, 2, 0)), ("WDW", (1, 1, 0))],
)
def test_streaks(ends: str, found: tuple[int, int, int]) -> None:
    """W won, L lost, D drawn, in the order they were played; a draw ends a streak."""
    points = {"W": (5, 1), "L": (1, 5), "D": (3, 3)}
    played = [match(str(place), *points[end]) for place, end in enumerate(ends)]
    assert sums.streaks_of(played) == Streaks(*found)


def test_contracts_by_trump_partners_levels_and_games() -> None:
    assert sums.by_trump(COUNTED) == (Share("H", 2, 2), Share("S", 1, 0), Share("NT", 1, 1))
    assert sums.by_partner(COUNTED) == (Share("Léa", 4, 3), Share("Karim", 1, 0))
    assert sums.by_level(COUNTED) == (Share("club", 4, 2), Share(MIXED, 1, 1))
    assert sums.by_game(COUNTED) == (Share("classic", 4, 2), Share("coinche", 1, 1))


def test_contracts_by_bid_are_in_the_order_of_the_auction() -> None:
    bids = [deal(90, 72, bid=bid, made=bid != "100") for bid in ("100", "capot", "80", "100", "90", "")]
    found = sums.by_bid([match("a", 1, 0, *bids)])
    assert found == (Share("80", 1, 1), Share("90", 1, 1), Share("100", 2, 0), Share("capot", 1, 1))


def test_a_share_has_the_interval_of_wilson() -> None:
    """18 of 50, by hand: (0.36 + 0.0384 ± 1.96 · √(0.00461 + 0.00038)) / 1.0768."""
    low, high = Share("", 50, 18).interval
    assert (round(low, 4), round(high, 4)) == (0.2414, 0.4986)
    assert Share("", 0, 0).interval == (0.0, 1.0)


def test_over_time_no_deal_is_lost_and_no_point_has_too_few() -> None:
    days = [match(f"{day:02}", 5, 1, *[deal(90, 72)] * 3, deal(1, 161), ended=day) for day in range(1, 20)]
    spells = sums.over_time(days)
    assert len(spells) == 7
    assert sum(spell.whole for spell in spells) == 76
    assert sum(spell.well for spell in spells) == 57
    assert min(spell.whole for spell in spells) >= sums.LEAST_IN_SPELL
    assert sums.over_time(days[:2]) == ()


def test_mean_points_of_a_deal() -> None:
    points = sums.points_of([match("a", 3, 1, deal(100, 62), deal(20, 142, taker=1))])
    assert points is not None
    assert (points.ours, points.theirs, points.difference) == (60, 102, -42)
    assert sums.points_of([match("b", 3, 1)]) is None


def test_a_histogram_has_bars_of_a_round_width_on_both_sides_of_zero() -> None:
    assert sums.histogram([-150, -1, 0, 24, 25, 99]) == (
        Bar(-150, -126, 1), Bar(-125, -101, 0), Bar(-100, -76, 0), Bar(-75, -51, 0), Bar(-50, -26, 0), Bar(-25, -1, 1),
        Bar(0, 24, 2), Bar(25, 49, 1), Bar(50, 74, 0), Bar(75, 99, 1), Bar(100, 124, 0), Bar(125, 149, 0),
    )  # fmt: skip
    assert sums.histogram([]) == ()
    assert sum(bar.count for bar in sums.histogram(range(-99_999, 99_999, 1000))) == 200


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Filter(), ["practice", "e", "d", "c", "b", "a"]),
        (Filter(variant="coinche"), ["e"]),
        (Filter(ending=Ending.WON), ["e", "c", "a"]),
        (Filter(ending=Ending.LOST), ["b"]),
        (Filter(ending=Ending.DRAWN), ["d"]),
        (Filter(ending=Ending.UNCOUNTED), ["practice"]),
        (Filter(partner="Karim"), ["d"]),
        (Filter(level="club", variant="classic"), ["practice", "d", "b", "a"]),
        (Filter(level=MIXED), ["c"]),
        (Filter(since="2026-12-01"), ["e", "d"]),
        (Filter(since="2026-12-01", ending=Ending.WON, variant="classic"), []),
    ],
    ids=str,
)
def test_filters_choose_the_matches_the_latest_first(wanted: Filter, found: list[str]) -> None:
    assert [figures.id for figures in wanted.chosen(MATCHES)] == found
