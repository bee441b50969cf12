"""The end of a match: who has arrived, what forbids it, and who wins when several have."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine.matches.end import PLAY_ON, Standing, Verdict, target_in_force, verdict
from belote_desktop.engine.rules.terms import BothReach

CLASSIC = variants.get("classic")
DRAWN = Verdict(True)


@pytest.mark.parametrize(
    ("both", "totals", "found"),
    [
        (BothReach.DRAW, (1001, 1002), DRAWN),
        (BothReach.HIGHER, (1001, 1002), Verdict(True, 1)),
        (BothReach.HIGHER, (1001, 1001), PLAY_ON),
        (BothReach.EXTRA_DEAL, (1001, 1002), PLAY_ON),
        (BothReach.RAISE_TARGET, (1001, 1002), PLAY_ON),
        (BothReach.TAKER_WINS, (1001, 1002), Verdict(True, 0)),
        (BothReach.LAST_DEAL_WINNER, (1003, 1002), Verdict(True, 1)),
        (BothReach.HIGHER_OR_LAST, (1003, 1002), Verdict(True, 0)),
        (BothReach.HIGHER_OR_LAST, (1002, 1002), Verdict(True, 1)),
        (BothReach.HIGHER_OR_TAKER, (1001, 1002), Verdict(True, 1)),
        (BothReach.HIGHER_OR_TAKER, (1002, 1002), Verdict(True, 0)),
        (BothReach.HIGHER_OR_DRAW, (1001, 1002), Verdict(True, 1)),
        (BothReach.HIGHER_OR_DRAW, (1002, 1002), DRAWN),
    ],
)
def test_side_0_took_the_deal_and_side_1_won_it(both: BothReach, totals: tuple[int, int], found: Verdict) -> None:
    assert verdict(CLASSIC.change(both_reach=both), Standing(totals, taker=0, deal_winner=1)) == found


@pytest.mark.parametrize("both", [BothReach.LAST_DEAL_WINNER, BothReach.HIGHER_OR_LAST])
def test_a_tied_deal_has_no_winner_to_decide(both: BothReach) -> None:
    assert verdict(CLASSIC.change(both_reach=both), Standing((1002, 1002), taker=0)) == PLAY_ON


@pytest.mark.parametrize("both", [BothReach.TAKER_WINS, BothReach.LAST_DEAL_WINNER])
def test_of_three_only_those_who_have_arrived_can_win(both: BothReach) -> None:
    rules = variants.get("bela-3p", both_reach=both)
    assert verdict(rules, Standing((702, 703, 300), taker=2, deal_winner=2)) == Verdict(True, 1)
    assert verdict(rules, Standing((702, 703, 300), taker=0, deal_winner=0)) == Verdict(True, 0)


def test_one_of_three_arrives_alone() -> None:
    assert verdict(variants.get("bela-3p"), Standing((702, 690, 300), taker=1)) == Verdict(True, 0)


@pytest.mark.parametrize(
    ("no_finish", "capot", "held", "over"),
    [
        ("none", 0, (5, 0), True),
        ("on_capot", 0, (0, 0), False),
        ("on_capot", None, (5, 0), True),
        ("while_litige", None, (5, 0), False),
        ("while_litige", 0, (0, 0), True),
        ("on_capot_or_held", 0, (0, 0), False),
        ("on_capot_or_held", None, (5, 0), False),
        ("on_capot_or_held", None, (0, 0), True),
    ],
)
def test_some_deals_may_not_end_the_match(no_finish: str, capot: int | None, held: tuple[int, int], over: bool) -> None:
    rules = CLASSIC.change(no_finish=no_finish)
    assert verdict(rules, Standing((1050, 200), taker=0, deal_winner=0, capot=capot, held=held)).over is over


def test_a_match_won_at_once_is_over_whatever_the_totals() -> None:
    standing = Standing((20, 990), match_winner=0, held=(5, 0), capot=1)
    assert verdict(CLASSIC.change(no_finish="on_capot_or_held"), standing) == Verdict(True, 0)
    assert verdict(CLASSIC.change(deals=12), standing) == Verdict(True, 0)


def test_the_target_is_raised_while_several_have_reached_it() -> None:
    rules = variants.get("belot-md-teams")
    assert target_in_force(rules, []) == 101
    assert target_in_force(rules, [(90, 100), (99, 120)]) == 101
    assert target_in_force(rules, [(101, 103)]) == 151
    assert target_in_force(rules, [(101, 103), (117, 140)]) == 151
    assert target_in_force(rules, [(101, 103), (151, 160)]) == 201
    assert target_in_force(rules, [(160, 205)]) == 201
    assert target_in_force(rules.change(both_reach="extra_deal"), [(101, 103)]) == 101


def test_a_raised_target_has_to_be_reached() -> None:
    rules = variants.get("belot-md-teams")
    assert verdict(rules, Standing((120, 103), target=151)) == PLAY_ON
    assert verdict(rules, Standing((151, 103), target=151)) == Verdict(True, 0)


def test_every_side_begins_with_the_points_the_rules_give() -> None:
    assert CLASSIC.start_totals == (0, 0)
    assert variants.get("bela-3p", start_score=20).start_totals == (20, 20, 20)


def test_held_points_go_back_when_the_deals_are_played() -> None:
    rules = CLASSIC.change(deals=2)
    assert verdict(rules, Standing((100, 120), held=(40, 0), played=2)) == Verdict(True, 0)
    assert verdict(rules, Standing((100, 120), held=(40, 0), played=1)) == PLAY_ON
