"""The coach says only what holds in the seat's view, in three rungs."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_desktop import coach, engine, players, variants
from belote_desktop.coach.hints import ADVISER
from belote_desktop.engine.actions import Play
from belote_desktop.engine.deal import Place
from belote_desktop.engine.rules.terms import Zone

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"announcing": "manual", "coinche_in_classic": "on", "sa_ta_in_classic": "both"},
    {"announcing": "manual", "decl_window": "before_play", "pass_out": "dealer_must_take"},
)


@settings(max_examples=5)
@given(seed=st.integers(0, 10**6), options=st.sampled_from(OPTIONS))
def test_every_turn_has_three_rungs_and_the_last_names_a_lawful_action(seed: int, options: dict[str, str]) -> None:
    match = engine.start(variants.get("classic", **options), seed)
    chance = players.get("random")
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        rungs = [coach.hint(view, rung) for rung in coach.RUNGS]
        assert all(rung is not None and "{" not in engine.in_english(rung) for rung in rungs)
        action = players.get(ADVISER).choose(view)
        if isinstance(action, Play):
            assert rungs[2] is not None
            assert rungs[2].facts["card"] == action.card
        assert coach.hint(engine.view(match, (seat + 1) % 4), 1) is None
        match = engine.apply(match, chance.choose(view, seed=seed))[0]


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6))
def test_an_obligation_is_told_exactly_when_it_leaves_fewer_cards_than_the_hand(seed: int) -> None:
    match = engine.start(variants.get("classic"), seed)
    chance = players.get("random")
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        cards = [action for action in view.options if isinstance(action, Play)]
        assert (coach.obligation(view) is not None) == (bool(cards) and len(cards) < len(view.hand))
        match = engine.apply(match, chance.choose(view, seed=seed))[0]


def test_a_player_who_must_follow_is_told_the_suit_and_the_cards() -> None:
    rules = variants.get("classic-no-decl")
    texts = ("AH KH QH JH 7S 8S 9S TS", "9H 8H TC 9C 8C 7C JC QC", "TH 7H AS KS QS JS AC KC", "7D 8D 9D TD JD QD KD AD")
    hands = [engine.CardSet.parse(text) for text in texts]
    deck = engine.arrange(rules, hands, dealer=3, declarer=0, turn_up="7S")
    match = engine.start(rules, decks=[deck], dealer=3)
    for text in ("take", "AH"):
        match = engine.apply(match, engine.read_action(text))[0]
    told = coach.obligation(engine.view(match, 1))
    assert told is not None
    assert str(told) == "♥ was led and you hold 8♥ 9♥."
    assert coach.obligation(engine.view(match, 2)) is None


def test_there_are_three_rungs() -> None:
    view = engine.view(engine.start(variants.get("classic"), 1), 0)
    with pytest.raises(ValueError, match="rungs 1 to 3"):
        coach.hint(view, 4)


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_every_game_has_hints_for_whatever_is_to_be_done(game: str) -> None:
    match = engine.start(variants.get(game), 6)
    chance = players.get("random")
    while not match.is_over and len(match.deals) < 1:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        said = [coach.hint(view, rung) for rung in coach.RUNGS]
        assert all(one is not None and "{" not in engine.in_english(one) for one in said)
        assert not str(said[2]).startswith("Say “")
        coach.obligation(view)
        match = engine.apply(match, chance.choose(view, seed=6))[0]


def test_the_hint_for_a_bid_names_the_points_and_the_suit() -> None:
    view = engine.view(engine.start(variants.get("coinche"), 2, dealer=3), 0)
    hands = {**view.places, Place(Zone.HAND, 0): tuple(engine.CardSet.parse("JS 9S AS TS AH AD 7C 8C"))}
    told = coach.hint(dataclasses.replace(view, places=hands), 3)
    assert told is not None
    assert engine.in_english(told).startswith("Bid 1")
    assert engine.in_english(told).endswith("♠.")
