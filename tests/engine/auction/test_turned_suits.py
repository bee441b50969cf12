"""Klaverjas in its older form: a suit is turned from cards that are not in play.

Source: docs/rules/klaverjas.md, Auction.
"""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine.actions import PASS, TAKE, Name, Play
from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.events import TurnedUp
from belote_desktop.engine.matches.state import Match
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.ruleset import Ruleset
from tests.engine.random_play import steps

TURNED = variants.get("klaverjas-amsterdam", trump_making="turned")


def passed(times: int, *, seed: int = 1, rules: Ruleset = TURNED) -> Match:
    match = engine.start(rules, seed, dealer=3)
    for _ in range(times):
        match, _events = engine.apply(match, PASS)
    return match


def turned(match: Match) -> Card:
    assert match.deal is not None
    assert match.deal.turn_up is not None
    return match.deal.turn_up


@pytest.mark.parametrize("seed", range(6))
def test_clubs_are_turned_in_the_first_deal_with_a_card_nobody_holds(seed: int) -> None:
    match = passed(0, seed=seed)
    assert str(turned(match)) == "6C"
    assert match.deal is not None
    assert sorted(card for seat in range(4) for card in match.deal.hand(seat)) == sorted(pack(TURNED))


def test_the_player_after_the_dealer_speaks_first_and_may_take_or_pass() -> None:
    match = passed(0)
    assert engine.to_act(match) == 0
    assert engine.legal(match) == (PASS, TAKE)
    after, _events = engine.apply(match, TAKE)
    assert after.deal is not None
    assert after.deal.contract == Contract(0, Denomination.CLUBS)
    assert all(isinstance(action, Play) for action in engine.legal(after))


@pytest.mark.parametrize("seed", range(6))
def test_when_all_pass_another_suit_is_turned(seed: int) -> None:
    before = passed(3, seed=seed)
    after, events = engine.apply(before, PASS)
    assert TurnedUp(turned(after)) in events
    assert turned(after).rank is Rank.SIX
    assert turned(after).suit is not Suit.CLUBS
    assert engine.legal(after) == (PASS, TAKE)
    taken, _events = engine.apply(after, TAKE)
    assert taken.deal is not None
    assert taken.deal.contract == Contract(0, Denomination.of(turned(after).suit))


def test_the_suits_differ_from_deal_to_deal() -> None:
    assert {turned(passed(8, seed=seed)).suit for seed in range(30)} == set(Suit)
    assert {turned(passed(4, seed=seed)).suit for seed in range(30)} == set(Suit) - {Suit.CLUBS}


def test_the_same_deck_turns_the_same_suits_whatever_the_seed() -> None:
    first = passed(4, seed=5)
    assert first.deal is not None
    again = engine.start(TURNED, 99, decks=[first.deal.deck], dealer=3)
    for _ in range(4):
        again, _events = engine.apply(again, PASS)
    assert turned(again) == turned(first)


def test_no_suit_may_be_named_in_the_second_round() -> None:
    match = passed(4)
    refused = engine.refusals(match, Name(Denomination.CLUBS))[0]
    assert str(refused.message).startswith("In the second round only ")
    assert refused.message.facts["suit"] is turned(match).suit


def test_after_eight_passes_the_next_player_deals() -> None:
    match = passed(8)
    assert match.deal is not None
    assert (match.deal.number, match.deal.dealer) == (2, 0)


def test_the_eldest_may_be_forced_instead() -> None:
    rules = variants.get("klaverjas-amsterdam", trump_making="turned", pass_out="eldest_must_take")
    match = passed(8, rules=rules)
    assert engine.to_act(match) == 0
    assert set(engine.legal(match)) == {Name(Denomination.of(suit)) for suit in Suit}


def test_a_six_that_is_played_with_cannot_be_turned_from_another_pack() -> None:
    with pytest.raises(RulesetError, match="not in play"):
        TURNED.change(lowest_rank=0)


def test_a_match_is_played_out() -> None:
    settled = [after.deals for _, _, after, _ in steps(TURNED, Random(4), deals=3)][-1]
    scores = [deal.score.points for deal in settled if deal.contract is not None]
    assert scores
    assert all(sum(score) >= 162 for score in scores)
