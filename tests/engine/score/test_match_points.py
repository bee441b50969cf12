"""Match points: rounding by the limit of the contract, hanging points, doubled deals, bolts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.engine import Contract, Denomination, Outcome, Result, Score, What, settle
from belote_desktop.engine.rules.terms import Rounding, Tie
from belote_desktop.engine.settlement.match_rounding import match_points, match_points_alone, match_points_level

BRIDGE = variants.get("belot-bg")
SUIT, NO_TRUMP, ALL_TRUMP = Denomination.HEARTS, Denomination.NO_TRUMP, Denomination.ALL_TRUMP


def deal(*cards: int, denomination: Denomination = SUIT, times: int = 1, taker: int = 0, last: int = 0,
         **more: object) -> Outcome:  # fmt: skip
    zeros = (0,) * len(cards)
    known: dict[str, object] = {"declared": zeros, "held_in": zeros, "order": tuple(range(len(cards)))}
    contract = Contract(0, denomination, multiplier=times, raises=times // 2)
    return Outcome(taker, cards, last, contract, **{**known, **more})  # type: ignore[arg-type]


def written(score: Score, side: int) -> list[tuple[What, int]]:
    return [(item.what, item.points) for item in score.written if item.side == side]


@pytest.mark.parametrize(
    ("rounding", "denomination", "raw", "found"),
    [
        (Rounding.BULGARIAN, SUIT, (87, 75), (9, 7)),
        (Rounding.BULGARIAN, SUIT, (96, 66), (9, 7)),
        (Rounding.BULGARIAN, SUIT, (66, 96), (7, 9)),
        (Rounding.BULGARIAN, SUIT, (86, 31), (9, 3)),
        (Rounding.BULGARIAN, SUIT, (85, 31), (8, 3)),
        (Rounding.BULGARIAN, NO_TRUMP, (105, 155), (11, 15)),
        (Rounding.BULGARIAN, NO_TRUMP, (95, 41), (10, 4)),
        (Rounding.BULGARIAN, ALL_TRUMP, (154, 144), (15, 15)),
        (Rounding.BULGARIAN, ALL_TRUMP, (104, 130), (10, 13)),
        (Rounding.BULGARIAN, ALL_TRUMP, (105, 130), (11, 13)),
        (Rounding.LITERAL, SUIT, (96, 66), (9, 6)),
        (Rounding.LITERAL, SUIT, (97, 65), (10, 6)),
        (Rounding.LITERAL, NO_TRUMP, (105, 155), (10, 15)),
        (Rounding.LITERAL, NO_TRUMP, (106, 154), (11, 15)),
        (Rounding.LITERAL, ALL_TRUMP, (134, 124), (13, 12)),
        (Rounding.LITERAL, ALL_TRUMP, (135, 123), (14, 12)),
        (Rounding.SIX_UP, SUIT, (86, 76), (9, 8)),
        (Rounding.SIX_UP, SUIT, (85, 77), (8, 8)),
        (Rounding.FIVE_UP, SUIT, (85, 77), (9, 8)),
    ],
)
def test_raw_points_become_match_points_by_the_limit(
    rounding: Rounding, denomination: Denomination, raw: tuple[int, int], found: tuple[int, int]
) -> None:
    assert match_points(BRIDGE.change(rounding=rounding), deal(0, 0, denomination=denomination), raw) == found


@pytest.mark.parametrize(("points", "found"), [(162, 16), (212, 21), (0, 0), (166, 17), (165, 16)])
def test_a_whole_deal_is_rounded_as_one_sum(points: int, found: int) -> None:
    assert match_points_alone(BRIDGE, deal(0, 0), points) == found


def test_in_a_tie_at_the_limit_the_defenders_go_down_but_of_three_each_is_alone() -> None:
    assert match_points_level(BRIDGE, deal(0, 0), 106) == 10
    assert match_points_level(BRIDGE, deal(0, 0, 0), 66) == 7


def test_three_players_are_rounded_one_by_one() -> None:
    assert match_points(variants.get("belot-3p"), deal(0, 0, 0), (96, 66, 6)) == (10, 7, 1)


def test_a_tie_hangs_and_the_sheet_says_so() -> None:
    score = settle(BRIDGE, deal(71, 81))
    assert (score.result, score.points, score.held_out, score.winner) == (Result.HELD, (0, 8), (8, 0), None)
    assert written(score, 0) == [(What.TENS, 8), (What.HELD_OVER, -8)]


def test_hanging_points_are_added_unmultiplied_to_the_next_winner() -> None:
    score = settle(BRIDGE, deal(60, 92, last=1, times=4, held_in=(8, 3)))
    assert (score.points, score.held_out) == ((0, 75), (0, 0))
    assert written(score, 1) == [(What.FAILED_DEAL, 16), (What.DOUBLED, 48), (What.HELD_WON, 11)]


@pytest.mark.parametrize(("stage", "points"), [("mp", 64), ("raw", 65)])
def test_a_doubled_deal_is_rounded_before_or_after(stage: str, points: int) -> None:
    assert settle(BRIDGE.change(multiply_stage=stage), deal(92, 60, times=4)).points == (points, 0)


@pytest.mark.parametrize(
    ("options", "times", "points"),
    [({}, 1, 25), ({}, 2, 41), ({"capot_doubled": True}, 2, 50), ({"capot_bonus": 0}, 1, 16)],
)
def test_all_the_tricks_are_worth_nine_more(options: dict[str, object], times: int, points: int) -> None:
    assert settle(BRIDGE.change(options), deal(152, 0, tricks=(8, 0), times=times)).points == (points, 0)


def test_kirtik_is_for_takers_inside_and_for_a_side_without_a_trick() -> None:
    rules = BRIDGE.change(kirtik=True)
    assert settle(rules, deal(60, 92, last=1)).points == (-10, 16)
    assert settle(rules, deal(152, 0, tricks=(8, 0))).points == (25, -10)
    assert settle(rules, deal(0, 152, last=1, tricks=(0, 8))).points == (-10, 25)
    assert settle(rules.change(tie="fail"), deal(71, 81)).points == (0, 16)
    assert settle(rules.change(tie="fail", kirtik_on_tie=True), deal(71, 81)).points == (-10, 16)


def test_the_whole_match_is_won_and_nothing_else_is_written() -> None:
    stake = Contract(0, SUIT, raises=3, stake=True)
    won = settle(BRIDGE, Outcome(0, (60, 92), 1, stake, held_in=(8, 0)))
    assert (won.result, won.points, won.match_winner, won.winner) == (Result.WON_AT_ONCE, (0, 151), 1, 1)
    tied = settle(BRIDGE, Outcome(0, (71, 81), 0, stake, held_in=(8, 0)))
    assert (tied.result, tied.points, tied.match_winner, tied.held_out) == (Result.REPLAY, (0, 0), None, (8, 0))


def test_a_bolt_is_counted_to_the_limit_and_starts_again() -> None:
    rules, bolts, points = variants.get("belot-md-teams"), (0, 0), []
    for _ in range(4):
        score = settle(rules, deal(50, 102, bolts_in=bolts))
        bolts = (score.bolts_out[0], score.bolts_out[1])
        points.append(score.points[0])
    assert (points, bolts) == ([0, 0, -10, 0], (1, 0))


def test_who_has_nothing_pays_and_gets_no_bolt() -> None:
    score = settle(variants.get("belot-md-teams"), deal(0, 152, last=1, bolts_in=(2, 0)))
    assert (score.points, score.bolts_out) == ((-10, 16), (2, 0))
    assert written(score, 0) == [(What.PENALTY, -10)]


@given(st.data())
def test_items_add_up_to_the_score_whatever_the_deal(data: st.DataObject) -> None:
    rules = variants.get(data.draw(st.sampled_from(("belot-bg", "bidding", "belot-3p", "belot-md-3p", "belot-2p-24"))))
    rules = rules.change(
        tie=data.draw(st.sampled_from([*Tie])), multiply_stage=data.draw(st.sampled_from(("mp", "raw")))
    )
    sides = range(rules.side_count)
    cards = tuple(data.draw(st.integers(1, 100)) for _ in sides)
    side = st.integers(0, len(cards) - 1)
    held = tuple(data.draw(st.sampled_from((0, 0, 8))) for _ in sides)
    found = deal(
        *cards,
        denomination=data.draw(st.sampled_from([*Denomination])),
        times=data.draw(st.sampled_from((1, 2, 4))),
        taker=data.draw(side),
        last=data.draw(side),
        declared=tuple(data.draw(st.sampled_from((0, 20))) for _ in sides),
        best=tuple(sides),
        held_in=held,
    )
    score = settle(rules, found)
    assert score.points == tuple(sum(item.points for item in score.written if item.side == one) for one in sides)
    if score.result in (Result.MADE, Result.FAILED):
        assert sum(score.held_out) == 0
        assert score.winner is not None
    else:
        assert sum(score.held_out) >= sum(held)
