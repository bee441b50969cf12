"""Decks that deal hands chosen in advance, in every game."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Ruleset, RulesetError
from belote_desktop.engine.deal import Deal, Stack
from belote_desktop.engine.deals.arranging import arrange
from belote_desktop.engine.deals.dealing import open_deal, pack, second_deal, turn_up_owner
from belote_desktop.engine.rules.terms import TurnUp, Zone

GAMES = [game.id for game in variants.all_variants()]


def final(rules: Ruleset, deck: tuple[Card, ...], dealer: int, declarer: int) -> Deal:
    """The deal with every hand complete."""
    deal, _ = open_deal(rules, 1, dealer, deck)
    return second_deal(rules, deal.with_(contract=Contract(declarer, Denomination.SPADES)))[0]


def owned(deal: Deal, seat: int) -> CardSet:
    return deal.hand(seat) | CardSet(deal.at(Zone.COVERED, seat))


def turned(rules: Ruleset, hands: list[list[Card]], dealer: int, declarer: int, draw: Random) -> Card | None:
    """A card that may have been turned up, given these final hands."""
    if rules.deal.turn_up is TurnUp.NONE:
        return None
    owner = turn_up_owner(rules, dealer, declarer)
    if rules.deal.stacks:
        owner = dealer
    if owner is not None:
        return draw.choice(hands[owner])
    return draw.choice([card for card in pack(rules) if not any(card in hand for hand in hands)])


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_the_deck_deals_exactly_these_final_hands(game: str, number: int) -> None:
    rules = variants.get(game)
    draw = Random(number)
    seats = rules.table.seats
    dealer, declarer = draw.randrange(seats), draw.randrange(seats)
    mixed = draw.sample(pack(rules), len(pack(rules)))
    hands: list[list[Card]] = []
    for seat in range(seats):
        size = rules.hand_size + (rules.deal.kitty if seat == declarer else 0)
        hands.append(mixed[:size])
        del mixed[:size]
    up = turned(rules, hands, dealer, declarer, draw)
    deck = arrange(rules, hands, dealer=dealer, declarer=declarer, turn_up=up)
    assert sorted(deck) == sorted(pack(rules))
    deal = final(rules, deck, dealer, declarer)
    assert [owned(deal, seat) for seat in range(seats)] == [CardSet(hand) for hand in hands]
    assert deal.turn_up == up


def test_the_cards_of_a_hand_are_dealt_in_the_order_given() -> None:
    """So that a test can say which cards were held before the auction."""
    rules = variants.get("tarabish")
    hands = ["9S 8S 7S 6S AS KS QS JS TS", "9H 8H 7H 6H AH KH QH JH TH",
             "9D 8D 7D 6D AD KD QD JD TD", "9C 8C 7C 6C AC KC QC JC TC"]  # fmt: skip
    deal, _ = open_deal(rules, 1, 3, arrange(rules, hands, dealer=3, declarer=0, turn_up=None))
    assert deal.hand(0) == CardSet.parse("9S 8S 7S 6S AS KS")
    assert CardSet(deal.at(Zone.KITTY, 0)) == CardSet.parse("QS JS TS")


def test_stacks_come_after_the_hand_each_with_its_open_card_first() -> None:
    rules = variants.get("belot-2p-open")
    hands = ["AS TS KS QS JS 9S 8S 7S AH TH KH QH JH 9H 8H 7H", "AD TD KD QD JD 9D 8D 7D AC TC KC QC JC 9C 8C 7C"]
    deal = final(rules, arrange(rules, hands, dealer=1, declarer=0, turn_up=None), 1, 0)
    assert CardSet(deal.at(Zone.HAND, 0)) == CardSet.parse("AS TS KS QS JS 9S 8S 7S")
    assert deal.stacks[0] == tuple(
        Stack(covered=Card.parse(covered), open=Card.parse(shown))
        for shown, covered in (("AH", "TH"), ("KH", "QH"), ("JH", "9H"), ("8H", "7H"))
    )


def test_a_card_turned_up_on_a_stack_is_put_where_it_is_dealt() -> None:
    rules = variants.get("decouverte")
    hands = ["AS TS KS QS JS 9S 8S 7S AH TH KH QH JH 9H 8H 7H", "AD TD KD QD JD 9D 8D 7D AC TC KC QC JC 9C 8C 7C"]
    deal, _ = open_deal(rules, 1, 1, arrange(rules, hands, dealer=1, declarer=0, turn_up="AD"))
    assert deal.turn_up == Card.parse("AD")
    assert deal.stacks[1][7] == Stack(covered=Card.parse("7C"), open=Card.parse("AD"))
    assert deal.stacks[1][0] == Stack(covered=Card.parse("TD"), open=Card.parse("8C"))


@pytest.mark.parametrize(
    ("hands", "turn_up"),
    [
        (["AS TS KS QS JS 9S 8S 7S AH"], "AD"),
        (["AS TS KS QS JS 9S 8S 7S AH", "AD TD KD QD JD 9D 8D 7D AC"], "AD"),  # nobody takes the turned card
        (["AS TS KS QS JS 9S 8S 7S AH", "AD TD KD QD JD 9D 8D 7D AS"], "TC"),  # named twice
        (["AS TS KS QS JS 9S 8S 7S", "AD TD KD QD JD 9D 8D 7D AC"], "TC"),  # a card short
    ],
)
def test_hands_that_cannot_be_dealt_are_refused(hands: list[str], turn_up: str) -> None:
    with pytest.raises(RulesetError, match=r"There are 1 hands for 2|cannot be dealt"):
        engine.arrange(variants.get("belote-2p"), hands, dealer=1, declarer=0, turn_up=turn_up)
