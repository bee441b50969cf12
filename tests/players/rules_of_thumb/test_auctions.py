"""The club player's calls in every kind of auction, with hands whose worth is plain."""

from __future__ import annotations

import dataclasses

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine.actions import Bid
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deal import Place
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.players.calls.counting import strength, total_points
from belote_desktop.players.calls.prospects import margin


def asked(game: str, hand: str, calls: str = "", turn_up: str = "", **options: object) -> engine.SeatView:
    """The view of the seat to act after these calls, which holds this hand; seat 0 is the eldest."""
    rules = variants.get(game, **options)
    match = engine.start(rules, 1, dealer=rules.table.seats - 1)
    for text in calls.split():
        match = engine.apply(match, engine.parse_any_action(text))[0]
    seat = engine.to_act(match)
    assert seat is not None
    view = engine.view(match, seat)
    places = {**view.places, Place(Zone.HAND, seat): tuple(CardSet.parse(hand))}
    up = engine.Card.parse(turn_up) if turn_up else view.turn_up
    return dataclasses.replace(view, places=places, turn_up=up)


def call(view: engine.SeatView) -> str:
    decision = players.get("casual").decide(view)
    assert decision.action in {action for action, _ in decision.considered}
    return str(decision.action)


STRONG, MIDDLING, POOR = "JS 9S AS TS AH AD 7C 8C", "JS 9S 7S AH 7D 8D QC 8C", "7S 8S QS 7H 8H 9D TD 8C"


@pytest.mark.parametrize("game", ["coinche", "contree-ffb", "belote-tn", "vida", "pilotta", "bazar-blot"])
def test_a_strong_hand_bids_its_suit_and_a_poor_one_passes(game: str) -> None:
    assert call(asked(game, STRONG)).endswith("S")
    assert call(asked(game, POOR)) == "pass"


def test_a_stronger_hand_bids_more() -> None:
    middling, strong = (players.get("casual").choose(asked("coinche", hand)) for hand in (MIDDLING, STRONG))
    assert isinstance(middling, Bid)
    assert isinstance(strong, Bid)
    assert 80 <= middling.points < strong.points <= 160


def test_the_partners_suit_is_raised_with_support_and_left_alone_without() -> None:
    assert call(asked("coinche", "9S AS 7S AH AD 8D QC 8C", "80S pass")).endswith("S")
    assert call(asked("coinche", POOR, "110H pass")) == "pass"


def test_the_own_bid_is_not_raised() -> None:
    view = asked("coinche", STRONG, "100S pass pass", last_bidder_may_raise=True)
    after = engine.start(view.rules, 1, dealer=3)
    for text in ["100S", "pass", "pass", "pass"]:
        after = engine.apply(after, engine.parse_any_action(text))[0]
    mine = engine.view(after, 0)
    assert mine.to_act == 0
    assert call(mine) == "pass"


def test_partners_do_not_count_the_same_cards_twice() -> None:
    """Without a highest bid partners who raise each other end where their cards end."""
    for seed in range(25):
        match = engine.start(variants.get("vida"), seed)
        while not match.deals and engine.view(match, 0).contract is None:
            seat = engine.to_act(match)
            assert seat is not None
            match = engine.apply(match, players.get("casual").choose(engine.view(match, seat)))[0]
        contract = engine.view(match, 0).contract
        assert contract is None or contract.bid is None or contract.bid <= 400


def test_all_tricks_are_bid_only_when_nearly_sure() -> None:
    assert call(asked("coinche", "JS 9S AS TS KS QS AH AD")) == "capotS"
    assert not call(asked("coinche", STRONG)).startswith("capot")
    promised = players.get("casual").choose(asked("bazar-blot", "JS 9S AS TS KS QS AH AD"))
    assert isinstance(promised, Bid)
    assert promised.capot
    assert 16 <= promised.points <= 40


def test_a_bid_against_strong_trumps_is_doubled_and_one_against_nothing_is_not() -> None:
    assert call(asked("coinche", "JH 9H AH TH AS AD 7C 8C", "110H")) == "double"
    assert call(asked("coinche", POOR, "80C")) == "pass"


def test_on_the_ladder_a_long_suit_is_named_and_two_jacks_with_nines_make_all_trump() -> None:
    assert call(asked("belot-bg", "JS 9S AS TS AH")) == "S"
    assert call(asked("belot-bg", "JS 9S JH 9H JD")) == "AT"
    assert call(asked("belot-bg", "AS TS AH TH AD")) == "NT"
    assert call(asked("belot-bg", "7S 8S QH 7D 9C")) == "pass"


def test_on_the_ladder_a_contract_of_the_partner_is_left_alone() -> None:
    assert call(asked("belot-bg", "9D AD 7H 8H QC", "D pass")) == "pass"


def test_aces_and_tens_make_a_sun_and_jack_and_nine_of_the_turned_suit_a_hokum() -> None:
    assert call(asked("baloot", "AS TS AH TH KD", turn_up="AD")) == "sun"
    assert call(asked("baloot", "JD 9D KD 8S AC", turn_up="7D")) == "hokum"
    assert call(asked("baloot", "7S 8S QH 9C 8C", turn_up="7D")) == "pass"


def test_whoever_cannot_pass_names_the_best_suit() -> None:
    assert call(asked("klaverjas-amsterdam", "7S 8S 7H JD 9D 8D 7C 8C", "pass pass pass")) == "D"


def test_with_few_players_less_is_needed_than_half_of_the_points() -> None:
    rules, hand = variants.get("belote-3p-24"), CardSet.parse("JS 9S AS AH 9C TC")
    counted = strength(rules, hand, Denomination.SPADES)
    assert counted.cards < total_points(rules, Denomination.SPADES)
    assert margin(rules, counted) > counted.cards - counted.total / 2


@pytest.mark.parametrize(
    ("game", "whole"), [("classic", 162), ("belot-bg", 162), ("belote-3p-24", 162), ("clabber", 162)]
)
def test_the_points_of_a_deal_with_one_trump_suit_are_162(game: str, whole: int) -> None:
    assert total_points(variants.get(game), Denomination.HEARTS) == whole


def test_the_points_of_a_deal_without_trumps_and_in_all_trumps() -> None:
    rules = variants.get("belot-bg")
    assert total_points(rules, Denomination.NO_TRUMP) == 130
    assert total_points(rules, Denomination.ALL_TRUMP) == 258


def test_an_average_hand_has_no_edge() -> None:
    rules, seeds = variants.get("coinche"), range(300)
    for denomination in (Denomination.SPADES, Denomination.NO_TRUMP, Denomination.ALL_TRUMP):
        hands = [engine.view(engine.start(rules, seed), seat).hand for seed in seeds for seat in range(4)]
        mean = sum(strength(rules, hand, denomination).edge for hand in hands) / len(hands)
        assert abs(mean) < 2
