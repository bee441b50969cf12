"""Who deals next, who leads first, and when a match of a fixed length goes on."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.matches.between_deals import next_dealer
from belote_desktop.engine.matches.end import PLAY_ON, Standing, Verdict, verdict
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Result, Score
from belote_desktop.engine.tricks.playing import first_leader
from tests.engine.open_deals import lay_out

HANDS = ("7S", "8S", "9S", "TS")


def dealer_after(rules: Ruleset, *, dealer: int, winner: int, negative: bool = False) -> int:
    """Who deals after a deal that `winner` won."""
    deal = lay_out(rules, HANDS, "H", dealer=dealer)
    contract = Contract(dealer, Denomination.HEARTS, negative=negative)
    score = Score(Result.NEGATIVE if negative else Result.MADE, (0, 0), winner=winner)
    return next_dealer(rules, SettledDeal(deal.with_(contract=contract), score, (0, 0)))


@pytest.mark.parametrize(("rotation", "dealer"), [("right", 0), ("left", 2)])
def test_the_deal_of_pilotta_goes_right_or_left(rotation: str, dealer: int) -> None:
    rules = variants.get("pilotta", deal_rotation=rotation)
    assert dealer_after(rules, dealer=3, winner=0) == dealer


@pytest.mark.parametrize(("rotation", "dealer"), [("right", 0), ("left", 2)])
def test_a_deal_that_all_passed_goes_the_same_way(rotation: str, dealer: int) -> None:
    match = engine.start(variants.get("pilotta", deal_rotation=rotation), dealer=3)
    for _ in range(4):
        match, _events = engine.apply(match, PASS)
    assert match.deal is not None
    assert match.deal.dealer == dealer


@pytest.mark.parametrize(("winner", "speaker"), [(0, 1), (1, 0)])
def test_in_russian_belot_a_player_who_lost_speaks_first(winner: int, speaker: int) -> None:
    dealer = dealer_after(variants.get("belot-ru-pairs"), dealer=3, winner=winner)
    assert (dealer + 1) % 4 == speaker


@pytest.mark.parametrize("winner", [0, 1])
def test_after_a_deal_that_all_passed_the_next_player_speaks(winner: int) -> None:
    """docs/rules/russian.md, Auction: the next player then speaks first."""
    dealer = dealer_after(variants.get("belot-ru-pairs"), dealer=3, winner=winner, negative=True)
    assert (dealer + 1) % 4 == 1


@pytest.mark.parametrize(("leader", "seat"), [("eldest", 0), ("taker", 2), ("left_of_caller", 3)])
def test_the_first_lead_of_tarabish(leader: str, seat: int) -> None:
    rules = variants.get("tarabish", leader=leader)
    assert first_leader(rules, lay_out(rules, HANDS, "H", dealer=3, declarer=2)) == seat


def test_the_player_after_the_last_seat_is_the_first() -> None:
    rules = variants.get("tarabish", leader="left_of_caller")
    assert first_leader(rules, lay_out(rules, HANDS, "H", dealer=1, declarer=3)) == 0


def test_equal_totals_after_sixteen_deals_are_a_draw_or_one_more_deal() -> None:
    """docs/rules/klaverjas.md, End of the match."""
    level = Standing((1200, 1200), taker=0, deal_winner=1, played=16)
    assert verdict(variants.get("klaverjas-amsterdam"), level) == Verdict(True)
    rules = variants.get("klaverjas-amsterdam", both_reach="extra_deal")
    assert verdict(rules, level) == PLAY_ON
    assert verdict(rules, Standing((1200, 1362), played=17)) == Verdict(True, 1)
