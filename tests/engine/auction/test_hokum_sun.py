"""Hokum and Sun: why a call is none, who deals again, random auctions. docs/rules/baloot.md, Auction.

The courses of the auction themselves are vectors: `tests/vectors/own-auction-baloot.json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.engine import Card, CardSet, Denomination
from belote_desktop.engine.actions import PASS, Action, Say, Word, parse_any_action
from belote_desktop.engine.auction import AUCTIONS, AuctionState
from belote_desktop.engine.auction.hokum_sun import ASHKAL, HOKUM, SUN
from belote_desktop.engine.rules.terms import AfterPass, Ashkal, AuctionModel, RoundStarter, SuitNaming, SunSteal

AUCTION = AUCTIONS[AuctionModel.HOKUM_SUN]
LOW = "7S 8S 9S 7D 8D"


def auction(
    calls: str = "", *, up: str = "KH", hands: Mapping[int, str] | None = None, **options: object
) -> AuctionState:
    """The auction after these calls, seat 3 dealing."""
    state = AuctionState(
        variants.get("baloot", **options), dealer=3, eldest=0, turn_up=Card.parse(up),
        hands={seat: CardSet.parse(hand) for seat, hand in (hands or {}).items()},
    )  # fmt: skip
    for call in calls.split():
        state = said(state, parse_any_action(call))
    return state


def said(state: AuctionState, call: Action) -> AuctionState:
    seat = AUCTION.actor(state)
    assert seat is not None
    assert call in AUCTION.options(state)[seat]
    calls = (*state.calls, (seat, call))
    return AuctionState(state.rules, state.dealer, state.eldest, state.turn_up, calls, state.hands, state.totals)


def refusal(state: AuctionState, call: str) -> str:
    seat, action = AUCTION.actor(state), parse_any_action(call)
    assert seat is not None
    assert action not in AUCTION.options(state)[seat]
    return str(AUCTION.refusal(state, seat, action))


ROUND_2 = "pass pass pass pass"
REASONS = [
    ("", "hokumS", "In the first round Hokum is played in the turn-up’s suit: ♥."),
    ("hokum", "hokum", "seat 0 has said Hokum. Only Sun is higher."),
    (
        "pass hokum",
        "hokum",
        "seat 1 has said Hokum. Only Sun and ashkal are higher. With ashkal your partner plays a Sun.",
    ),
    ("", "ashkal", "Only the dealer and the player before the dealer may say ashkal."),
    (ROUND_2, "hokumH", "♥ was turned down in the first round. Name another suit."),
    (ROUND_2, "hokum", "In the second round name the suit of the Hokum: any but ♥."),
    (ROUND_2 + " pass pass", "ashkal", "Ashkal may be said only in the first round."),
    ("pass pass sun", "hokum", "You are asked whether you want to play Sun. Say Sun or pass."),
    ("pass hokum pass pass", "ashkal", "You are asked whether you want to play Sun. Say Sun or pass."),
    ("hokum pass pass pass", "pass", "You have Hokum. Keep it or turn it into Sun."),
    ("", "take", "This call is not allowed in round 1."),
    (ROUND_2, "NT", "This call is not allowed in round 2."),
    ("", "throw-in", "In this game you cannot throw in a hand."),
]


@pytest.mark.parametrize(("calls", "call", "why"), REASONS)
def test_a_refused_call_says_why(calls: str, call: str, why: str) -> None:
    assert refusal(auction(calls), call) == why


def test_ashkal_on_an_ace_and_where_there_is_none() -> None:
    assert refusal(auction("pass pass", up="AC"), "ashkal") == "The turn-up is an ace, so you cannot say ashkal."
    assert refusal(auction("pass pass", ashkal="off"), "ashkal") == "This game has no ashkal."


def test_the_suit_that_is_named_at_the_confirmation() -> None:
    late = auction(ROUND_2, suit_naming="at_confirm")
    assert refusal(late, "hokumS") == "Say Hokum without a suit. You name the suit when you confirm the Hokum."
    confirming = auction(ROUND_2 + " hokum pass pass pass", suit_naming="at_confirm")
    assert refusal(confirming, "hokumH") == "You have Hokum. Name any suit but ♥, or turn it into Sun."


def test_a_low_hand_goes_to_the_same_dealer_before_a_bid_and_to_the_next_one_after() -> None:
    nobody = auction("pass throw-in", throw_in="low_hand", hands={1: LOW})
    assert (AUCTION.actor(nobody), AUCTION.contract(nobody)) == (None, None)
    assert AUCTION.redeal(nobody) is AfterPass.SAME
    after = auction("hokum throw-in", throw_in="low_hand", hands={1: LOW})
    assert AUCTION.contract(after) is None
    assert AUCTION.redeal(after) is AfterPass.NEXT


def test_a_deal_that_all_pass_goes_where_the_ruleset_says() -> None:
    state = auction(f"{ROUND_2} {ROUND_2}")
    assert (AUCTION.actor(state), AUCTION.contract(state), AUCTION.redeal(state)) == (None, None, None)


SETTINGS = st.fixed_dictionaries(
    {
        "sun_steal": st.sampled_from(list(SunSteal)),
        "ashkal": st.sampled_from(list(Ashkal)),
        "suit_naming": st.sampled_from(list(SuitNaming)),
        "second_round_starter": st.sampled_from(list(RoundStarter)),
        "ashkal_on_ace": st.booleans(),
    }
)


@given(SETTINGS, st.sampled_from(["KH", "AC"]), st.data())
def test_any_course_ends_and_its_contract_belongs_to_who_said_the_last_word(
    options: dict[str, Any], up: str, data: st.DataObject
) -> None:
    state = auction(up=up, **options)
    while (seat := AUCTION.actor(state)) is not None:
        state = said(state, data.draw(st.sampled_from(AUCTION.options(state)[seat])))
    bids = [(seat, call) for seat, call in state.calls if call != PASS]
    contract = AUCTION.contract(state)
    if contract is None:
        assert not bids
        return
    seat, call = bids[-1]
    assert contract.declarer == ((seat + 2) % 4 if call == ASHKAL else seat)
    assert (contract.denomination is Denomination.NO_TRUMP) == (call in (SUN, ASHKAL))
    assert len([call for _, call in state.calls if call == ASHKAL]) <= 1
    assert len(state.calls) <= 13


def test_the_words() -> None:
    assert (str(HOKUM), str(SUN), str(ASHKAL)) == ("hokum", "sun", "ashkal")
    assert parse_any_action("sun") == Say(Word.SUN)
