"""The forms of taking the turned suit: why a call is none, who deals again, the seven. docs/rules, Auction.

The courses of the auctions themselves are vectors: `tests/vectors/own-auction-turn-up.json`.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Rank, Suit
from belote_desktop.engine.actions import parse_any_action
from belote_desktop.engine.auction import AUCTIONS, Auction, AuctionState
from belote_desktop.engine.rules.terms import AfterPass

EIGHT_PASSES = "pass " * 8


def auction(
    game: str, calls: str = "", *, up: str = "KH", hands: Mapping[int, str] | None = None, **options: object
) -> AuctionState:
    """The auction after these calls; the last seat deals."""
    rules = variants.get(game, **options)
    dealer = rules.table.seats - 1
    cards = {seat: CardSet.parse(hand) for seat, hand in (hands or {}).items()}
    state = AuctionState(rules, dealer, 0, Card.parse(up), hands=cards)
    for call in calls.split():
        seat, action = actor(state), parse_any_action(call)
        assert seat is not None
        assert action in model(state).options(state)[seat]
        state = AuctionState(rules, dealer, 0, state.turn_up, (*state.calls, (seat, action)), cards)
    return state


def actor(state: AuctionState) -> int | None:
    return model(state).actor(state)


def model(state: AuctionState) -> Auction:
    return AUCTIONS[state.rules.auction.auction_model]


def offered(state: AuctionState) -> list[str]:
    seat = actor(state)
    return [] if seat is None else [str(action) for action in model(state).options(state)[seat]]


def refusal(state: AuctionState, call: str) -> str:
    seat, action = actor(state), parse_any_action(call)
    assert seat is not None
    assert call not in offered(state)
    return str(model(state).refusal(state, seat, action))


def test_a_suit_that_is_not_held_may_not_be_trumps() -> None:
    hands = {0: "AS 9S TS JS QS KS", 1: "AS 9S TS JS QS KS"}
    assert (
        refusal(auction("clabber", up="TD", hands=hands), "take")
        == "You are void in ♦, so you cannot make that suit trumps."
    )
    second = auction("clabber", "pass pass pass pass", up="TD", hands=hands | {3: "9H"})
    assert refusal(second, "C") == "You are void in ♣, so you cannot make that suit trumps."
    assert refusal(second, "D") == "♦ was turned down in the first round. Name another suit."


def test_who_must_name_a_suit_and_holds_none_of_them_may_name_any() -> None:
    hands = dict.fromkeys(range(4), "9D TD JD QD KD AD")
    state = auction("clabber", "pass " * 7, up="7D", hands=hands, pass_out="dealer_must_take", dealer_after_pass="next")
    assert offered(state) == ["S", "H", "C"]


def test_the_turned_card_counts_for_the_dealer_and_only_where_it_is_the_dealers() -> None:
    no_diamond = dict.fromkeys(range(4), "AS 9S TS JS QS")
    assert offered(auction("clabber", up="TD", hands=no_diamond)) == ["pass"]
    assert offered(auction("clabber", "pass pass pass", up="TD", hands=no_diamond)) == ["pass", "take"]
    taker = auction("classic", "pass pass pass", up="TD", hands=no_diamond, must_hold_trump=True)
    assert offered(taker) == ["pass"]


def test_an_offer_to_throw_the_deal_in_is_answered_before_anything_else() -> None:
    state = auction("klaberjass", "schmeiss", schmeiss="A")
    assert actor(state) == 1
    assert refusal(state, "take") == "seat 0 offers to throw in the deal. Accept or refuse."


def test_a_deal_thrown_in_by_an_offer_goes_to_the_next_dealer() -> None:
    for calls, mode in [("schmeiss accept", "A"), ("pass schmeiss accept", "B"), ("schmeiss refuse", "C")]:
        state = auction("klaberjass", calls, schmeiss=mode, dealer_after_pass="same")
        assert (actor(state), model(state).contract(state)) == (None, None)
        assert model(state).redeal(state) is AfterPass.NEXT


def test_who_offered_and_must_name_a_suit_cannot_pass() -> None:
    state = auction("klaberjass", "pass pass schmeiss refuse", schmeiss="B")
    assert refusal(state, "pass") == "Your offer to throw in the deal was answered. Now you must name a suit."
    assert refusal(state, "schmeiss") == "seat 0’s offer to throw in the deal has been answered."


def test_the_eldest_who_is_left_cannot_pass() -> None:
    state = auction("classic", EIGHT_PASSES, pass_out="eldest_must_take")
    why = "All have passed. You are the player after the dealer, so you must name a suit."
    assert (actor(state), refusal(state, "pass")) == (0, why)


def test_taking_with_the_seven_asks_for_the_seven() -> None:
    why = "You may take with the seven of ♥ only in the first round, if you hold it and are not the dealer."
    assert refusal(auction("bourloto", seven_buy=True, hands={0: "8H 8S"}), "exchange 7H") == why


THROW_INS = [
    ("no_points", 0, "7S 8S 9S 7D 8H", True, ""),
    ("no_points", 0, "7S 8S 9H 7D 8D", False, "Only a hand worth no points may be thrown in. Yours is worth 14."),
    ("low_hand", 0, "7S 8S 9H 7D 8D", True, ""),
    ("low_hand", 0, "7S 8S TH 7D 8D", False, "Only a hand of nothing but sevens, eights and nines may be thrown in."),
    ("dealer_seven", 3, "KS QS 7D 8D 9D", True, ""),
    ("dealer_seven", 3, "KS QS JD 8D 9D", False,
     "Only the dealer may throw in a hand, and only if it is worth seven points or fewer. Yours is worth 9."),
    ("dealer_seven", 0, "7S 8S 9S 7D 8D", False,
     "Only the dealer may throw in a hand, and only if it is worth seven points or fewer. Yours is worth 0."),
    ("dealer_any", 3, "AS AH AD AC JH", True, ""),
    ("dealer_any", 0, "7S 8S 9S 7D 8D", False, "Only the dealer may throw in a hand."),
    ("off", 0, "7S 8S 9S 7D 8D", False, "In this game you cannot throw in a hand."),
]  # fmt: skip


@pytest.mark.parametrize(("which", "seat", "hand", "may", "why"), THROW_INS)
def test_which_hands_may_be_thrown_in(which: str, seat: int, hand: str, may: bool, why: str) -> None:
    state = auction("classic", "pass " * seat, hands={seat: hand}, throw_in=which)
    assert ("throw-in" in offered(state)) == may
    if not may:
        assert refusal(state, "throw-in") == why


def test_a_hand_is_thrown_in_before_the_first_call_only() -> None:
    state = auction("classic", "pass pass pass pass", hands={0: "7S 8S 9S 7D 8D"}, throw_in="low_hand")
    assert refusal(state, "throw-in") == "You can throw in a hand only before your first call."


@pytest.mark.parametrize(
    ("which", "dealer"), [("low_hand", AfterPass.SAME), ("no_points", AfterPass.NEXT), ("dealer_any", AfterPass.NEXT)]
)
def test_who_deals_again_after_a_hand_was_thrown_in(which: str, dealer: AfterPass) -> None:
    hands = dict.fromkeys(range(4), "7S 8S 9S 7D 8D")
    state = auction("classic", "pass pass pass throw-in", hands=hands, throw_in=which)
    assert (actor(state), model(state).contract(state), model(state).redeal(state)) == (None, None, dealer)


def test_the_dealer_may_throw_in_where_every_player_names_a_suit_once() -> None:
    hands = {3: "7S 8S 9S 7D 8D KH"}
    state = auction("bela-4p", "pass pass pass", hands=hands, throw_in="dealer_seven")
    assert offered(state) == ["S", "H", "D", "C", "throw-in"]


def test_a_match_goes_on_after_a_hand_was_thrown_in() -> None:
    rules = variants.get("classic", throw_in="dealer_any")
    match = engine.start(rules, seed=4, dealer=3)
    for call in ["pass", "pass", "pass", "throw-in"]:
        match, _ = engine.apply(match, parse_any_action(call))
    assert match.totals == (0, 0)
    assert match.deal is not None
    assert (match.deal.number, match.deal.dealer) == (2, 0)


def test_who_takes_with_the_seven_has_the_turned_card_and_the_dealer_the_seven() -> None:
    rules = variants.get("bourloto", seven_buy=True)
    pack = [Card.of(rank, suit) for suit in Suit for rank in Rank if rank >= Rank.SEVEN]
    first, up = Card.parse("7H"), Card.parse("KH")
    others = [card for card in pack if card not in (first, up)]
    deck = [first, *others[:19], up, *others[19:]]
    match = engine.start(rules, decks=[deck], dealer=3)
    match, _ = engine.apply(match, parse_any_action("exchange 7H"))
    assert match.deal is not None
    assert match.deal.contract is not None
    assert (match.deal.contract.declarer, match.deal.contract.trump) == (0, Suit.HEARTS)
    assert up in match.deal.hand(0)
    assert first in match.deal.hand(3)
    assert [len(match.deal.hand(seat)) for seat in range(4)] == [8] * 4
