"""Luck: how good cards were against many random hands of the same game."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.looking_back.luck import (
    HANDS,
    denominations,
    hand_of,
    luck_of,
    luck_of_hand,
    luck_over,
    usual_edges,
)
from belote_desktop.engine import CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.records import Played
from tests.coach.deals_in_play import RULES, played

BEST = "JS 9S AS TS KS QS AH AD"
WORST = "7S 8S 7H 8H 7D 8D 7C 8C"


def test_the_best_hand_beats_nearly_all_and_the_worst_nearly_none() -> None:
    assert luck_of_hand(RULES, 0, CardSet.parse(BEST)).beaten > 0.99
    assert luck_of_hand(RULES, 0, CardSet.parse(WORST)).beaten < 0.02


def test_random_hands_are_as_lucky_as_not() -> None:
    usual = usual_edges(RULES, 8)
    assert len(usual) == HANDS
    middle = usual[HANDS // 2]
    beaten = sum(edge < middle for edge in usual) / HANDS
    assert 0.4 < beaten <= 0.5


def test_it_is_the_same_each_time() -> None:
    first = usual_edges(RULES, 8)
    usual_edges.cache_clear()
    assert usual_edges(RULES, 8) == first


def test_the_contracts_of_the_game_count() -> None:
    suits = {Denomination.SPADES, Denomination.HEARTS, Denomination.DIAMONDS, Denomination.CLUBS}
    assert set(denominations(RULES)) == suits
    assert set(denominations(variants.get("baloot"))) == suits | {Denomination.NO_TRUMP}
    assert set(denominations(variants.get("belot-bg"))) == set(Denomination)


def test_cards_that_came_after_the_auction_count_and_played_ones_too() -> None:
    match = played({0: BEST, 1: WORST}, taker=0, trump="S", cards="AH 7H")
    seat = engine.to_act(match)
    assert seat is not None
    before = played({0: BEST, 1: WORST}, taker=0, trump="S")
    first = Played(0, engine.parse_any_action("AH"), before)
    second = Played(1, engine.parse_any_action("7H"), engine.apply(before, first.action)[0])
    assert hand_of((first, second), 0) == CardSet.parse(BEST)
    luck = luck_of((first, second))
    assert [each.seat for each in luck] == [0, 1, 2, 3]
    assert luck[0].above > 0 > luck[1].above


def test_a_match_is_the_mean_of_its_deals() -> None:
    good, bad = (luck_of_hand(RULES, 0, CardSet.parse(hand)) for hand in (BEST, WORST))
    both = luck_over([[good], [bad]])
    assert both[0].edge == pytest.approx((good.edge + bad.edge) / 2)
    assert both[0].beaten == pytest.approx((good.beaten + bad.beaten) / 2)
    assert luck_over([]) == ()


def test_there_is_no_luck_without_a_deal() -> None:
    with pytest.raises(ValueError, match="no action"):
        luck_of(())
