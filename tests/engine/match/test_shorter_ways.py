"""The shorter ways that the environment for learning agents takes give what the longer ones give."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_desktop import engine
from belote_desktop.engine.auction.course import follow
from belote_desktop.engine.matches.match import act, deal_again
from belote_desktop.engine.phases.auction import auction_state
from belote_desktop.engine.rules.terms import AuctionModel, Phase
from tests.engine.random_play import GAMES, drawn_rules, steps

every_game = pytest.mark.parametrize("game", GAMES)
few = settings(max_examples=8)
seeds = st.integers(0, 2**32)


@every_game
@few
@given(seeds)
def test_acting_and_dealing_again_is_what_apply_does(game: str, seed: int) -> None:
    rules, chance = drawn_rules(game, Random(seed)), Random(seed)
    match = engine.start(rules, seed)
    while not match.is_over and len(match.deals) < 2:
        seat, action = engine.to_act(match), chance.choice(engine.legal(match))
        assert seat is not None
        expected, told = engine.apply(match, action)
        after, events, goes_on = act(match, seat, action)
        if after.deal is None and goes_on:
            assert after.winner is None
            after, dealt = deal_again(after)
            events += dealt
        assert (after, events) == (expected, told)
        match = after


@every_game
@few
@given(seeds)
def test_the_course_of_an_auction_is_the_same_when_it_is_followed_from_its_first_call(game: str, seed: int) -> None:
    rules = drawn_rules(game, Random(seed))
    if rules.auction.auction_model not in (AuctionModel.LADDER, AuctionModel.POINTS):
        return
    for before, _, _, _ in steps(rules, Random(seed), deals=2):
        if before.deal is not None and before.deal.phase is Phase.AUCTION:
            forgotten = before.deal.with_()
            assert follow(auction_state(rules, before.deal)) == follow(auction_state(rules, forgotten))
