"""What holds for every auction of one round, of a ladder or of points, with all its options: random auctions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from belote_desktop import engine, variants
from belote_desktop.engine.actions import PASS, Action, Bid, BidKind, Name, Say, Word
from belote_desktop.engine.auction import AuctionState
from belote_desktop.engine.auction.course import follow
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.refusals import Rule
from belote_desktop.engine.rules.terms import AuctionModel
from tests.engine.spoken_auctions import model, opened
from tests.lengths import examples

MODELS = (AuctionModel.SINGLE_ROUND, AuctionModel.LADDER, AuctionModel.POINTS)
GAMES = [found.id for found in variants.all_variants() if variants.get(found.id).auction.auction_model in MODELS]
OPTIONS = {
    "pass_out": ("next_dealer", "dealer_must_take", "eldest_must_take", "eldest_at_once"),
    "speaks_first": ("eldest", "dealer"),
    "doubling": ("on", "off"),
    "multipliers": ("2", "2-4", "2-4-8-16"),
    "doubling_reply": ("challenged_side", "bidder", "everyone"),
    "freeze": (True, False),
    "coinche_timing": ("in_turn", "any_time"),
    "no_coinche_on80": (True, False),
    "capot_coinchable": (True, False),
    "match_level": (True, False),
    "passed_may_rebid": (True, False),
    "capot_bid": (True, False),
    "capot_flag": (True, False),
    "capot_unstoppable": (True, False),
    "generale": (True, False),
    "generale_first_speaker": (True, False),
    "bridge_ranking": (True, False),
    "surmanche": (True, False),
    "last_bidder_may_raise": (True, False),
}
WORDS: tuple[Action, ...] = tuple(map(Say, Word))
NAMES: tuple[Action, ...] = tuple(map(Name, Denomination))
BIDS: tuple[Action, ...] = (
    *(
        Bid(points, one, capot=flag)
        for points in (8, 70, 80, 85, 160, 900)
        for one in Denomination
        for flag in (False, True)
    ),
    *(Bid(0, one, kind) for one in Denomination for kind in (BidKind.CAPOT, BidKind.GENERALE)),
)
UNIVERSE = (*WORDS, *NAMES, *BIDS)


@st.composite
def auctions(draw: st.DrawFn) -> AuctionState:
    """An auction of some game, with some options, after some calls."""
    game = draw(st.sampled_from(GAMES))
    chosen = draw(st.sets(st.sampled_from(sorted(OPTIONS)), max_size=6))
    try:
        state = opened(game, **{name: draw(st.sampled_from(OPTIONS[name])) for name in sorted(chosen)})
    except variants.RulesetError:  # two of them cannot stand together
        reject()
    for _ in range(draw(st.integers(0, 30))):
        if model(state).actor(state) is None:
            break
        offered = model(state).options(state)
        seat = draw(st.sampled_from(sorted(offered)))
        raising = [call for call in offered[seat] if isinstance(call, Say) and call != PASS]
        some = (*offered[seat][:4], *offered[seat][-2:], *raising)
        state = replace(state, calls=(*state.calls, (seat, draw(st.sampled_from(some)))))
    return state


@given(auctions())
@examples(300)
def test_whoever_is_asked_has_something_to_say_and_nothing_twice(state: AuctionState) -> None:
    actor = model(state).actor(state)
    if actor is not None:
        offered = model(state).options(state)
        assert offered[actor]
        assert all(len(set(calls)) == len(calls) > 0 for calls in offered.values())


@given(auctions())
@examples(200)
def test_what_is_not_offered_is_refused_in_a_whole_sentence(state: AuctionState) -> None:
    actor = model(state).actor(state)
    if actor is None:
        return
    offered = model(state).options(state)[actor]
    for call in UNIVERSE:
        if call not in offered:
            refused = model(state).refusal(state, actor, call)
            assert str(refused).endswith(".")
            assert refused.rule in (Rule.AUCTION, Rule.DOUBLING)


@given(auctions())
@examples(300)
def test_an_auction_that_goes_on_has_no_contract_and_one_that_is_over_the_last_one_named(state: AuctionState) -> None:
    contract = model(state).contract(state)
    named = [(seat, call) for seat, call in state.calls if isinstance(call, (Name, Bid))]
    if model(state).actor(state) is not None or not named:
        assert contract is None
        return
    assert contract is not None
    seat, call = named[-1]
    assert (contract.declarer, contract.denomination) == (seat, call.denomination)
    raises = [said for _, said in state.calls[state.calls.index((seat, call)) + 1 :] if said != PASS]
    assert contract.raises == len(raises)
    assert contract.multiplier in (1, *state.rules.doubling.multipliers)
    assert contract.stake == (Say(Word.MATCH) in raises)


@given(auctions())
@examples(200)
def test_every_auction_ends_when_nobody_goes_on(state: AuctionState) -> None:
    for _ in range(3 * state.seats):
        actor = model(state).actor(state)
        if actor is None:
            return
        offered = model(state).options(state)[actor]
        state = replace(state, calls=(*state.calls, (actor, PASS if PASS in offered else offered[0])))
    pytest.fail("the auction goes on")


@given(auctions())
@examples(200)
def test_raises_alternate_between_the_sides(state: AuctionState) -> None:
    last = None
    for number, (seat, call) in enumerate(state.calls):
        if isinstance(call, (Name, Bid)):
            last = seat
        elif call != PASS:
            level = follow(replace(state, calls=state.calls[:number])).raised.level
            assert last is not None
            assert state.are_opponents(seat, last) is (level % 2 == 0)


def test_an_eldest_who_has_passed_and_must_speak_in_the_end_may_name_where_nobody_else_may_bid_again() -> None:
    rules = variants.get("belot-2p-24", pass_out="eldest_must_take", passed_may_rebid=False)
    match = engine.start(rules, 1, dealer=1)
    for _ in range(2):
        match, _ = engine.apply(match, PASS)
    assert engine.to_act(match) == 0
    offered = engine.legal(match)
    assert PASS not in offered
    assert Name(Denomination.CLUBS) in offered
