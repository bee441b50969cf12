"""Exchanging the lowest trump for the turned card: docs/rules, Dealing."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Card, Event, Match, Refusal, Rule, Ruleset, RulesetError
from belote_desktop.engine.deals.exchange import dealt_first, exchange_action
from belote_desktop.engine.events import Exchanged
from belote_desktop.engine.rules.terms import Zone

KLABERJASS = variants.get("klaberjass")
SEVEN_FIRST = "7H 8H AS KS QS JS TC 9C 8C"
SEVEN_LATE = "8H AS KS QS JS TC 9C 8C 7H"
OTHER = "AD KD QD JD TD 9D 8D 7D AC"


def act(match: Match, *texts: str) -> tuple[Match, tuple[Event, ...]]:
    happened: tuple[Event, ...] = ()
    for text in texts:
        match, events = engine.apply(match, engine.parse_action(match, text))
        happened += events
    return match, happened


def two(rules: Ruleset, *calls: str, eldest: str = SEVEN_FIRST, dealer: str = OTHER, up: str = "9H") -> Match:
    """Seat 0 is the eldest and leads; the nine of hearts was turned up and stays on the table."""
    deck = engine.arrange(rules, [eldest, dealer], dealer=1, declarer=0, turn_up=up)
    return act(engine.start(rules, decks=[deck], dealer=1), *calls)[0]


def offered(match: Match) -> list[str]:
    return [str(action) for action in engine.legal(match) if str(action).startswith("exchange")]


def refused(match: Match, text: str = "exchange 7H") -> Refusal:
    return engine.refusals(match, engine.parse_action(match, text))[0]


def test_the_holder_of_the_seven_takes_the_turned_card_before_its_first_card() -> None:
    """KLA-09: the nine of hearts is turned up and taken; the seven goes to the table."""
    match = two(KLABERJASS, "take")
    assert offered(match) == ["exchange 7H"]
    match, events = act(match, "exchange 7H")
    assert events == (Exchanged(0, Card.parse("7H"), Card.parse("9H")),)
    assert match.deal is not None
    assert Card.parse("9H") in match.deal.hand(0)
    assert match.deal.at(Zone.TURN_UP) == (Card.parse("7H"),)
    assert engine.to_act(match) == 0, "and still leads"
    assert engine.view(match, 1).exchanged == ((0, Card.parse("7H")),)
    assert engine.view(match, 1).turn_up == Card.parse("9H"), "the card that proposed the trump"


def test_the_other_player_exchanges_at_its_own_turn() -> None:
    match = two(KLABERJASS, "take", eldest=OTHER, dealer=SEVEN_FIRST)
    assert offered(match) == []
    assert refused(match).rule is Rule.EXCHANGE
    match, _ = act(match, "AD")
    assert offered(match) == ["exchange 7H"]


def test_the_exchange_is_declined_by_playing() -> None:
    match = two(KLABERJASS, "take")
    match, _ = act(match, "8H")
    while match.deal is not None and len(match.deal.tricks) < 1:
        match, _ = engine.apply(match, engine.legal(match)[0])
    while engine.to_act(match) != 0:
        match, _ = engine.apply(match, engine.legal(match)[0])
    assert offered(match) == []
    assert str(refused(match)) == "You must exchange 7♥ before you declare or play."


def test_nothing_is_exchanged_when_another_suit_was_named() -> None:
    """KLA-10."""
    match = two(KLABERJASS, "pass", "pass", "S")
    assert offered(match) == []
    assert str(refused(match)) == "The turn-up, 9♥, is not a trump, so it cannot be exchanged."


def test_only_once_in_a_deal_and_only_the_lowest_trump() -> None:
    match = two(KLABERJASS, "take")
    assert str(refused(match, "exchange 8H")) == "Only 7♥ can be exchanged for 9♥."
    match, _ = act(match, "exchange 7H")
    assert offered(match) == []
    assert str(refused(match)) == "You cannot exchange 7♥ again. A card can be exchanged only once."


@pytest.mark.parametrize(("hand", "origin", "allowed"), [
    (SEVEN_FIRST, "first_six", True), (SEVEN_LATE, "first_six", False), (SEVEN_LATE, "any", True),
])  # fmt: skip
def test_the_seven_must_be_one_of_the_first_six_where_the_rules_say_so(hand: str, origin: str, allowed: bool) -> None:
    match = two(KLABERJASS.change(exchange_origin=origin), "take", eldest=hand)
    assert bool(offered(match)) is allowed
    if not allowed:
        assert str(refused(match)) == "You can exchange 7♥ only if you held it before the auction."


def test_no_exchange_where_the_rules_have_none() -> None:
    match = two(KLABERJASS.change(exchange="none"), "take")
    assert offered(match) == []
    assert str(refused(match)) == "In this game the turn-up cannot be exchanged."


def test_the_exchanged_card_counts_for_declarations() -> None:
    rules = KLABERJASS.change(announcing="manual")
    match = two(rules, "take", eldest="7H TH JH AS KS TC 9C 8C 7C")
    assert "declare JH-TH-9H" not in [str(action) for action in engine.legal(match)]
    match, _ = act(match, "exchange 7H")
    assert "declare JH-TH-9H" in [str(action) for action in engine.legal(match)]


def test_who_has_declared_may_no_longer_exchange() -> None:
    """The seven may be part of what was declared."""
    rules = KLABERJASS.change(announcing="manual")
    match = two(rules, "take", eldest="7H 8H 9H AS KS TC 9C 8C 7C", up="TH")
    assert offered(match) == ["exchange 7H"]
    match, _ = act(match, "declare 9H-8H-7H")
    assert offered(match) == []


FOUR = ["7H 8H AS KS QS JS TS 9S", "AD KD QD JD TD 9D 8D 7D", "AC KC QC JC TC 9C 8C 7C", "9H AH KH QH JH TH 8S 7S"]


def bourloto(up: str, hands: list[str] = FOUR, dealer: int = 3, **options: object) -> Match:
    rules = variants.get("bourloto", exchange_origin="any", throw_in="off", **options)
    deck = engine.arrange(rules, hands, dealer=dealer, declarer=(dealer + 1) % 4, turn_up=up)
    return act(engine.start(rules, decks=[deck], dealer=dealer), "take")[0]


def test_in_bourloto_the_dealer_gives_the_turned_card_and_gets_the_seven() -> None:
    match = bourloto("9H")
    assert offered(match) == ["exchange 7H"]
    match, events = act(match, "exchange 7H")
    assert events == (Exchanged(0, Card.parse("7H"), Card.parse("9H")),)
    assert match.deal is not None
    assert Card.parse("9H") in match.deal.hand(0)
    assert Card.parse("7H") in match.deal.hand(3)
    assert [len(match.deal.hand(seat)) for seat in range(4)] == [8, 8, 8, 8]


def test_the_dealer_does_not_exchange_with_itself() -> None:
    hands = [FOUR[3].replace("9H", "7H"), FOUR[1], FOUR[2], FOUR[0].replace("7H", "9H")]  # seat 0 has the seven
    assert offered(bourloto("9H", hands)) == ["exchange 7H"]
    hands = [FOUR[3], FOUR[1], FOUR[2], FOUR[0]]  # seat 3, the dealer, has the seven and the turned card
    match = bourloto("8H", hands)
    while match.deal is not None and not match.deal.tricks:
        assert offered(match) == []
        match, _ = engine.apply(match, engine.legal(match)[0])


def test_the_six_of_trumps_is_exchanged_with_36_cards() -> None:
    """Deberts for four: the turned card is the last of the dealer's talon (docs/rules/deberts.md, Dealing)."""
    hands = ["6H 7H AS KS QS JS TS 9S 8S", "AD KD QD JD TD 9D 8D 7D 6D", "AC KC QC JC TC 9C 8C 7C 6C",
             "9H AH KH QH JH TH 8H 7S 6S"]  # fmt: skip
    rules = variants.get("deberts-4p")
    deck = engine.arrange(rules, hands, dealer=3, declarer=0, turn_up="9H")
    match, _ = act(engine.start(rules, decks=[deck], dealer=3), "take")
    assert offered(match) == ["exchange 6H"]
    match, _ = act(match, "exchange 6H")
    assert match.deal is not None
    assert Card.parse("6H") in match.deal.hand(3)


def test_the_first_six_cards_are_those_in_hand_before_the_auction_and_no_talon() -> None:
    rules = variants.get("bela-2p")
    hands = ["8H AS KS QS JS TC 7H 9C 8C 7C", "AD KD QD JD TD 9D 8D 7D AC KC"]
    deck = engine.arrange(rules, hands, dealer=1, declarer=0, turn_up="9H")
    match, _ = act(engine.start(rules, decks=[deck], dealer=1), "take")
    assert match.deal is not None
    assert sorted(map(str, dealt_first(rules, match.deal, 0))) == sorted(["8H", "AS", "KS", "QS", "JS", "TC"])
    assert exchange_action(rules, match.deal, 0) is None, "the seven came with the talon"


def test_a_turned_card_that_the_taker_takes_cannot_be_exchanged_as_well() -> None:
    with pytest.raises(RulesetError, match="“exchange” and “turn_up_to” do not go together"):
        KLABERJASS.change(turn_up_to="taker", second_packets=(3,))
