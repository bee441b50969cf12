"""Dealing, the turned card, who deals: docs/rules/classic.md, Dealing."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Match, Ruleset, RulesetError
from belote_desktop.engine.actions import PASS, TAKE, Name
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.events import CardsDealt, TookTurnUp, TurnedUp
from tests.engine.golden_deals import FAILED, MADE, PASSED_OUT, TIE, decks, play

CLASSIC = variants.get("classic")
IN_ORDER = tuple(pack(CLASSIC))


def cards(first: int, last: int) -> tuple[Card, ...]:
    """The cards dealt at these places of the pack in order, from 1."""
    return IN_ORDER[first - 1 : last]


def opened(rules: Ruleset = CLASSIC, dealer: int = 3) -> Match:
    return engine.start(rules, decks=[IN_ORDER], dealer=dealer)


def hand(match: Match, seat: int) -> CardSet:
    assert match.deal is not None
    return match.deal.hand(seat)


def test_three_then_two_cards_to_each_from_the_eldest_and_the_21st_is_turned_up() -> None:
    match = opened(dealer=1)
    dealt = [event for event in engine.opening_events(match) if isinstance(event, (CardsDealt, TurnedUp))]
    assert dealt == [
        CardsDealt(2, cards(1, 3)), CardsDealt(3, cards(4, 6)), CardsDealt(0, cards(7, 9)),
        CardsDealt(1, cards(10, 12)),
        CardsDealt(2, cards(13, 14)), CardsDealt(3, cards(15, 16)), CardsDealt(0, cards(17, 18)),
        CardsDealt(1, cards(19, 20)), TurnedUp(cards(21, 21)[0]),
    ]  # fmt: skip


def test_packets_of_two_then_three_on_request() -> None:
    match = opened(variants.get("classic", packets="2-3"))
    assert hand(match, 0) == CardSet(cards(1, 2) + cards(9, 11))


def test_the_taker_gets_the_turned_card_and_two_the_others_three_from_the_eldest_on() -> None:
    match, _ = engine.apply(opened(), PASS)
    match, events = engine.apply(match, TAKE)
    assert [event for event in events if isinstance(event, (CardsDealt, TookTurnUp))] == [
        TookTurnUp(1, cards(21, 21)[0]), CardsDealt(0, cards(22, 24)), CardsDealt(1, cards(25, 26)),
        CardsDealt(2, cards(27, 29)), CardsDealt(3, cards(30, 32)),
    ]  # fmt: skip
    assert all(len(hand(match, seat)) == 8 for seat in range(4))
    assert engine.to_act(match) == 0, "the eldest leads, not the taker"


def test_the_taker_gets_the_turned_card_also_when_another_suit_was_named() -> None:
    match = opened()
    up = cards(21, 21)[0]
    for _ in range(4):
        match, _ = engine.apply(match, PASS)
    other = next(suit for suit in Denomination if suit.suit is not None and suit.suit is not up.suit)
    match, _ = engine.apply(match, Name(other))
    assert up in hand(match, 0)


def test_the_dealer_may_be_the_one_to_get_the_turned_card() -> None:
    match, _ = engine.apply(opened(variants.get("classic", turnup_to="dealer")), TAKE)
    assert cards(21, 21)[0] in hand(match, 3)
    assert all(len(hand(match, seat)) == 8 for seat in range(4))


def test_the_next_player_deals_after_a_deal_and_after_everyone_passed() -> None:
    match = play(engine.start(CLASSIC, decks=decks(MADE, PASSED_OUT, FAILED), dealer=3), MADE, PASSED_OUT, FAILED)
    assert [settled.dealer for settled in match.deals] == [3, 0, 1]
    assert match.deal is not None
    assert match.deal.dealer == 2


def test_the_same_dealer_deals_again_after_a_pass_out_on_request() -> None:
    rules = variants.get("classic", dealer_after_pass="same")
    match = play(engine.start(rules, decks=decks(PASSED_OUT, MADE), dealer=3), PASSED_OUT, MADE)
    assert [settled.dealer for settled in match.deals] == [3, 3]
    assert match.deal is not None
    assert match.deal.dealer == 0


def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    drawn = {engine.start(CLASSIC, seed).deal.dealer for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_hands_that_cannot_be_dealt_are_refused_with_a_sentence() -> None:
    hands = [CardSet(IN_ORDER[seat * 8 : seat * 8 + 8]) for seat in range(4)]
    with pytest.raises(RulesetError, match="These hands cannot be dealt"):
        engine.arrange(CLASSIC, [*hands[:3], CardSet(IN_ORDER[:8])], dealer=3, declarer=0, turn_up=IN_ORDER[0])
    with pytest.raises(RulesetError, match="These hands cannot be dealt"):
        engine.arrange(CLASSIC, hands, dealer=3, declarer=0, turn_up=IN_ORDER[31])


@pytest.mark.parametrize(
    ("deck", "said"),
    [(TIE.deck[3:], "Deck 1 is not the pack of 32 cards"), ("XX", "Deck 1: 'XX' is not a card: 'X' is not a rank")],
)
def test_a_deck_that_is_not_the_pack_is_refused(deck: str, said: str) -> None:
    with pytest.raises(RulesetError, match=said):
        engine.start(CLASSIC, decks=[deck])


def test_a_dealer_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(RulesetError, match="The dealer must be a seat from 0 to 3, not 4"):
        engine.start(CLASSIC, dealer=4)
