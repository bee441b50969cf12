"""The coach says only what holds in the seat's view: duties, and four rungs of a hint in every game."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_desktop import coach, engine, players, variants
from belote_desktop.coach.advice import Advice, advise, adviser
from belote_desktop.coach.ladder import RUNGS, rung
from belote_desktop.coach.permission import permission
from belote_desktop.engine.actions import Play
from belote_desktop.engine.deal import Place
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.wording.messages import Message
from belote_desktop.players.effort import Effort
from tests.lengths import examples

QUICK = Effort(worlds=4, milliseconds=20, call_worlds=2, calls=2, playouts=1)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"announcing": "manual", "coinche_in_classic": "on", "sa_ta_in_classic": "both"},
    {"announcing": "manual", "decl_window": "before_play", "pass_out": "dealer_must_take"},
)


def thought(view: engine.SeatView) -> Advice:
    """The decision thought through in a few deals: whether something is said does not hang on how many."""
    return advise(view, dataclasses.replace(adviser(), effort=QUICK))


def said(advice: Advice) -> list[tuple[Message, ...]]:
    return [rung(advice, number) for number in RUNGS]


def is_whole(sentence: Message) -> bool:
    return bool(sentence.source) and "{" not in engine.in_english(sentence)


@settings(max_examples=3)
@given(seed=st.integers(0, 10**6), options=st.sampled_from(OPTIONS))
def test_every_turn_has_four_rungs_and_the_third_names_the_action(seed: int, options: dict[str, str]) -> None:
    match = engine.start(variants.get("classic", **options), seed)
    chance = players.get("random")
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        advice = thought(view)
        rungs = said(advice)
        assert all(each and all(map(is_whole, each)) for each in rungs)
        assert advice.action in view.lawful
        if isinstance(advice.action, Play):
            assert rungs[2][0].facts["card"] == advice.action.card
        match = engine.apply(match, chance.choose(view, seed=seed))[0]


@examples(20)
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
        match = engine.apply(match, engine.parse_any_action(text))[0]
    told = coach.obligation(engine.view(match, 1))
    assert told is not None
    assert str(told) == "You must follow suit in ♥: play 9♥ or 8♥."
    assert coach.obligation(engine.view(match, 2)) is None


@examples(10)
@given(seed=st.integers(0, 10**6))
def test_what_may_be_played_is_told_with_every_card_and_the_duty(seed: int) -> None:
    match = engine.start(variants.get("classic"), seed)
    chance = players.get("random")
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        told = permission(view)
        cards = engine.CardSet(action.card for action in view.options if isinstance(action, Play))
        assert told
        assert all(map(is_whole, told))
        if cards and cards < view.hand:
            assert engine.CardSet(told[0].facts["cards"]) == cards  # type: ignore[arg-type]
            assert coach.obligation(view) in told
        assert permission(engine.view(match, (seat + 1) % 4)) == ()
        match = engine.apply(match, chance.choose(view, seed=seed))[0]


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_every_game_has_hints_for_whatever_is_to_be_done(game: str) -> None:
    match = engine.start(variants.get(game), 6)
    chance = players.get("random")
    while not match.is_over and len(match.deals) < 1:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        if len(view.hand) % 3 == 2 or view.phase is not Phase.PLAY:  # a third of the tricks will do
            rungs = said(thought(view))
            assert all(each and all(map(is_whole, each)) for each in rungs)
            assert not str(rungs[2][0]).startswith("Say “")
        coach.obligation(view)
        match = engine.apply(match, chance.choose(view, seed=6))[0]


def test_the_hint_for_a_bid_names_the_points_and_the_suit() -> None:
    view = engine.view(engine.start(variants.get("coinche"), 2, dealer=3), 0)
    hands = {**view.places, Place(Zone.HAND, 0): tuple(engine.CardSet.parse("JS 9S AS TS AH AD 7C 8C"))}
    told = said(advise(dataclasses.replace(view, places=hands)))[2][0]
    assert engine.in_english(told).startswith("Bid 1")
    assert engine.in_english(told).endswith("♠.")
