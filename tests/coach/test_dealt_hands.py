"""The hands that were dealt: the chances of an even shuffle, the band, and what is counted."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations

import pytest

from belote_desktop import engine, players, records, variants
from belote_desktop.coach.looking_back.dealt_hands import (
    DealtDeal,
    Hand,
    Line,
    Pattern,
    Shape,
    band,
    dealt_deals,
    dealt_hands,
    patterns,
    shape_of,
    tally,
    void_chance,
)
from belote_desktop.engine import Card, Rank, Ruleset
from belote_desktop.engine.cards import deck_of
from belote_desktop.engine.rules.terms import Shuffle
from belote_desktop.records import Record
from tests.records.recorded_matches import header

EIGHT = Shape(Rank.SEVEN, 8, (Rank.JACK, Rank.NINE))
SMALL = Shape(Rank.JACK, 3, (Rank.JACK, Rank.QUEEN))
"""Hands of three of sixteen cards: few enough to look at all of them."""


def recorded(rules: Ruleset, deals: int, seed: int = 1, actions: int = 0) -> Record:
    """A match of computer players: so many whole deals, and actions of the next."""
    match, recorder, player = engine.start(rules, seed=seed), records.Recorder("00"), players.get("casual")
    text = recorder.opening_text(header(rules), match)
    while not match.is_over and (len(match.deals) < deals or actions > 0):
        actions -= len(match.deals) >= deals
        seat = engine.to_act(match)
        assert seat is not None
        action = player.choose(engine.view(match, seat), seed=seed)
        after, _ = engine.apply(match, action, seat)
        text += recorder.step_text(match, after, seat, action)
        match = after
    record = records.parse_record(text).record
    assert record is not None
    return record


def a_deck(rules: Ruleset) -> tuple[Card, ...]:
    """Some deck of a game."""
    deal = engine.start(rules, seed=1).deal
    assert deal is not None
    return deal.deck


# ---------------------------------------------------------------------- chances
@pytest.mark.parametrize("place", range(7))
def test_the_chance_of_a_pattern_is_its_share_of_all_hands(place: int) -> None:
    pattern = patterns(SMALL)[place]
    hands = list(combinations(deck_of(Rank.JACK), 3))
    assert pattern.chance == Fraction(sum(map(pattern.holds, hands)), len(hands))


def test_a_given_suit_is_missing_in_7_of_100_hands_of_eight() -> None:
    one = Fraction(math.comb(24, 8), math.comb(32, 8))
    assert round(float(one), 4) == 0.0699
    two = Fraction(math.comb(16, 8), math.comb(32, 8))
    three = Fraction(1, math.comb(32, 8))
    assert void_chance(EIGHT) == 4 * one - 6 * two + 4 * three


@pytest.mark.parametrize("game", ["classic", "coinche", "belote-3p-24", "bela-2p"])
def test_shuffled_hands_have_each_pattern_about_as_often_as_its_chance(game: str) -> None:
    rules = variants.get(game)
    size = len(dealt_hands(rules, 0, a_deck(rules))[0])
    shape, chance = shape_of(rules, size), random.Random(5)
    pack = deck_of(shape.lowest)
    hands = [tuple(chance.sample(pack, size)) for _ in range(4000)]
    for pattern in patterns(shape):
        share = sum(map(pattern.holds, hands)) / 4000
        assert abs(share - pattern.chance) < 4 * math.sqrt(pattern.chance * (1 - pattern.chance) / 4000) + 1e-9


def test_a_suit_is_called_long_that_fewer_than_one_hand_in_five_has() -> None:
    assert [patterns(EIGHT._replace(cards=cards))[1].name.count for cards in (5, 6, 8)] == [4, 4, 5]


# ---------------------------------------------------------------------- the band
def at_least(held: int, of: int, chance: float) -> float:
    return sum(math.comb(of, each) * chance**each * (1 - chance) ** (of - each) for each in range(held, of + 1))


@pytest.mark.parametrize(("held", "of"), [(1, 10), (3, 10), (5, 10), (9, 10), (30, 200), (190, 200)])
def test_at_the_ends_of_the_band_the_count_has_a_chance_of_one_in_forty(held: int, of: int) -> None:
    low, high = band(held, of)
    assert low < held / of < high
    assert at_least(held, of, low) == pytest.approx(0.025)
    assert 1 - at_least(held + 1, of, high) == pytest.approx(0.025)


def test_where_nothing_or_everything_was_held_the_band_ends_there() -> None:
    assert band(0, 20) == (0.0, pytest.approx(1 - 0.025 ** (1 / 20)))
    assert band(20, 20) == (pytest.approx(0.025 ** (1 / 20)), 1.0)


def test_the_band_narrows_with_many_hands_and_stays_exact() -> None:
    low, high = band(30_000, 100_000)
    assert (low, high) == (pytest.approx(0.29716, abs=2e-5), pytest.approx(0.30285, abs=2e-5))


@pytest.mark.parametrize("chance", [0.05, 0.27, 0.5])
def test_the_band_holds_the_true_chance_at_least_95_times_in_100(chance: float) -> None:
    held = [count for count in range(41) if band(count, 40)[0] <= chance <= band(count, 40)[1]]
    assert sum(math.comb(40, each) * chance**each * (1 - chance) ** (40 - each) for each in held) >= 0.95


# ---------------------------------------------------------------------- what is counted
def test_only_what_lay_before_a_seat_before_the_auction_is_counted() -> None:
    rules = variants.get("classic")
    (deal,) = dealt_deals(recorded(rules, 1))
    assert [len(hand) for hand in deal.hands] == [5, 5, 5, 5]
    (deal,) = dealt_deals(recorded(variants.get("coinche"), 1))
    assert [len(hand) for hand in deal.hands] == [8, 8, 8, 8]


def test_every_game_gives_all_its_seats_as_many_cards() -> None:
    for game in variants.all_variants():
        rules = variants.get(game.id)
        hands = dealt_hands(rules, 1, a_deck(rules))
        assert len({len(hand) for hand in hands}) == 1, game.id
        assert 0 < len(hands[0]) <= 16, game.id
        assert sum(map(len, hands)) == len({card for hand in hands for card in hand}), game.id
        assert all(0 < pattern.chance < 1 for pattern in patterns(shape_of(rules, len(hands[0])))), game.id


def test_the_hands_are_told_from_the_persons_seat_on() -> None:
    record = recorded(variants.get("coinche"), 1)
    (mine,), (theirs,) = dealt_deals(record, 0), dealt_deals(record, 1)
    assert theirs.hands == (*mine.hands[1:], mine.hands[0])


def test_the_deal_in_progress_is_not_counted() -> None:
    assert len(dealt_deals(recorded(variants.get("coinche"), 2, actions=3))) == 2


def test_where_cards_are_gathered_only_the_first_deal_was_shuffled() -> None:
    rules = variants.get("classic")
    assert rules.deck.shuffle is Shuffle.NEVER_AFTER_FIRST
    assert [deal.is_shuffled for deal in dealt_deals(recorded(rules, 4))] == [True, False, False, False]


def test_where_cards_are_shuffled_before_every_deal_all_were() -> None:
    rules = variants.get("classic", shuffle="every_deal")
    assert [deal.is_shuffled for deal in dealt_deals(recorded(rules, 4))] == [True] * 4


def test_where_the_dealer_chooses_the_cards_themselves_tell() -> None:
    found = dealt_deals(recorded(variants.get("classic", shuffle="dealer_choice", target=3000), 12))
    assert {deal.is_shuffled for deal in found[1:]} == {True, False}


def test_a_deck_is_counted_once_however_often_it_was_played() -> None:
    deals = dealt_deals(recorded(variants.get("coinche"), 1))
    once, twice = (tally(deals * times, deals[0].shape, 0, shuffled=True) for times in (1, 2))
    assert once == twice
    assert {line.hands for line in once} == {1}


def test_the_count_is_that_of_the_hands_that_have_the_pattern() -> None:
    rules = variants.get("coinche", shuffle="every_deal")
    deals: tuple[DealtDeal, ...] = tuple(deal for seed in range(4) for deal in dealt_deals(recorded(rules, 6, seed)))
    for place in range(4):
        for line in tally(deals, deals[0].shape, place, shuffled=True):
            holds: Callable[[Hand], bool] = line.pattern.holds
            assert line.held == sum(holds(deal.hands[place]) for deal in deals)
            assert line.hands == len(deals)


def test_a_count_far_from_its_chance_lies_outside_the_band() -> None:
    pattern = Pattern(patterns(EIGHT)[0].name, Fraction(1, 4), bool)
    assert Line(pattern, 100, 25, *band(25, 100)).is_as_expected
    assert not Line(pattern, 100, 60, *band(60, 100)).is_as_expected
