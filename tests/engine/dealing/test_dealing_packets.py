"""Packets of every game: talons, kitties, the dealer's last card, the bottom card. docs/rules, Dealing."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Event, Ruleset, RulesetError
from belote_desktop.engine.actions import Exchange
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.deals.dealing import open_deal, pack, second_deal
from belote_desktop.engine.events import (
    BottomShown,
    CardsDealt,
    DealStarted,
    Exchanged,
    PacketLaid,
    TookTurnUp,
    TurnedUp,
)
from belote_desktop.engine.rules.terms import Phase, Zone


def dealt(rules: Ruleset, dealer: int) -> tuple[Deal, tuple[Event, ...]]:
    """The pack in its own order, dealt."""
    return open_deal(rules, 1, dealer, pack(rules))


def completed(rules: Ruleset, dealer: int, declarer: int) -> tuple[Deal, tuple[Event, ...]]:
    deal, _ = dealt(rules, dealer)
    return second_deal(rules, deal.with_(contract=Contract(declarer, Denomination.SPADES)))


def cards(rules: Ruleset, first: int, last: int) -> tuple[Card, ...]:
    """The cards dealt at these places of the pack in its own order, from 1."""
    return pack(rules)[first - 1 : last]


def test_tarabish_deals_three_and_three_and_a_kitty_of_three_to_each_face_down() -> None:
    rules = variants.get("tarabish")
    deal, events = dealt(rules, dealer=3)
    assert events == (
        DealStarted(1, 3),
        *(CardsDealt(seat, cards(rules, 3 * seat + 1, 3 * seat + 3)) for seat in range(4)),
        *(CardsDealt(seat, cards(rules, 3 * seat + 13, 3 * seat + 15)) for seat in range(4)),
        *(PacketLaid(Zone.KITTY, seat, 3) for seat in range(4)),
    )
    assert deal.hand(0) == CardSet(cards(rules, 1, 3) + cards(rules, 13, 15))
    assert deal.at(Zone.KITTY, 0) == cards(rules, 25, 27)
    assert deal.at(Zone.STOCK) == ()
    assert deal.turn_up is None


def test_talons_are_picked_up_from_the_eldest_on_once_the_contract_stands() -> None:
    rules = variants.get("tarabish")
    deal, events = completed(rules, dealer=1, declarer=0)
    assert [event.seat for event in events if isinstance(event, CardsDealt)] == [2, 3, 0, 1]
    assert events[0] == CardsDealt(2, cards(rules, 25, 27))
    assert all(len(deal.hand(seat)) == 9 for seat in range(4))
    assert not any(place.zone is Zone.KITTY for place in deal.places)


@pytest.mark.parametrize(("first", "talon"), [((3, 3), 2), ((4,), 4)])
def test_bela_for_four_has_a_talon_of_two_or_four(first: tuple[int, ...], talon: int) -> None:
    rules = variants.get("bela-4p").change(packets=first, talon_packets=(talon,))
    deal, _ = dealt(rules, dealer=3)
    assert [len(deal.at(Zone.KITTY, seat)) for seat in range(4)] == [talon] * 4
    assert all(len(completed(rules, 3, 0)[0].hand(seat)) == 8 for seat in range(4))


def test_bela_for_three_lays_two_cards_aside_for_the_declarer() -> None:
    rules = variants.get("bela-3p")
    deal, events = dealt(rules, dealer=2)
    assert events[-1] == PacketLaid(Zone.KITTY, None, 2)
    assert deal.at(Zone.KITTY) == cards(rules, 31, 32)
    after, events = completed(rules, dealer=2, declarer=1)
    assert events[-1] == CardsDealt(1, cards(rules, 31, 32)), "after every talon was picked up"
    assert [len(after.hand(seat)) for seat in range(3)] == [10, 12, 10]


def test_belote_with_a_dog_deals_ten_cards_to_each_and_two_to_the_dog() -> None:
    rules = variants.get("belote-3p-chien")
    deal, _ = dealt(rules, dealer=0)
    assert [len(deal.hand(seat)) for seat in range(3)] == [10, 10, 10]
    assert deal.at(Zone.KITTY) == cards(rules, 31, 32)


def test_the_turned_card_comes_before_the_talons() -> None:
    """Bela for two: 3 and 3, a card turned up, 4 to each face down; 12 cards are out of play.

    Source: docs/rules/bela.md, Dealing.
    """
    rules = variants.get("bela-2p")
    deal, _ = dealt(rules, dealer=1)
    assert deal.turn_up == cards(rules, 13, 13)[0]
    assert deal.at(Zone.KITTY, 0) == cards(rules, 14, 17)
    after, _ = completed(rules, dealer=1, declarer=0)
    assert [len(after.hand(seat)) for seat in range(2)] == [10, 10]
    assert len(after.at(Zone.STOCK)) + len(after.at(Zone.TURN_UP)) == 12, "the turned card stays where it is"


def test_the_sixth_card_of_the_clabber_dealer_lies_face_up_and_is_the_dealers() -> None:
    rules = variants.get("clabber")
    deal, events = dealt(rules, dealer=3)
    assert events[-1] == TurnedUp(cards(rules, 24, 24)[0])
    assert [len(deal.hand(seat)) for seat in range(4)] == [6, 6, 6, 5]
    after, events = completed(rules, dealer=3, declarer=1)
    assert events == (TookTurnUp(3, cards(rules, 24, 24)[0]),)
    assert [len(after.hand(seat)) for seat in range(4)] == [6, 6, 6, 6]


def test_the_last_card_of_the_dealers_talon_is_turned_up_in_deberts_for_four() -> None:
    """36 cards, six in hand and a talon of three: the last of the dealer's is turned up.

    Source: docs/rules/deberts.md, Dealing.
    """
    rules = variants.get("deberts-4p")
    deal, _ = dealt(rules, dealer=0)
    assert deal.turn_up == cards(rules, 36, 36)[0]
    assert [len(deal.at(Zone.KITTY, seat)) for seat in range(4)] == [2, 3, 3, 3]
    after, _ = completed(rules, dealer=0, declarer=2)
    assert [len(after.hand(seat)) for seat in range(4)] == [9, 9, 9, 9]
    assert deal.turn_up in after.hand(0)


def test_the_bottom_card_of_the_stock_is_shown_after_the_second_deal_and_stays_out_of_play() -> None:
    """Belote for two: 18 cards in play, the turned card, the bergère, 12 hidden.

    Source: docs/rules/belote-for-two.md, Dealing.
    """
    rules = variants.get("belote-2p")
    opened, _ = dealt(rules, dealer=1)
    assert opened.bottom is None
    deal, events = completed(rules, dealer=1, declarer=0)
    assert events[-1] == BottomShown(cards(rules, 32, 32)[0])
    assert deal.bottom == cards(rules, 32, 32)[0]
    assert deal.bottom in deal.at(Zone.STOCK)
    assert len(deal.at(Zone.STOCK)) == 13
    assert deal.at(Zone.TURN_UP) == cards(rules, 13, 13), "nobody takes the turned card"
    assert [len(deal.hand(seat)) for seat in range(2)] == [9, 9]


def test_deberts_for_three_shows_the_last_of_the_four_cards_that_are_left() -> None:
    rules = variants.get("deberts-3p")
    deal, _ = completed(rules, dealer=0, declarer=0)
    assert deal.at(Zone.STOCK) == cards(rules, 29, 32)
    assert deal.bottom == cards(rules, 32, 32)[0]


def test_six_cards_stay_unseen_in_belot_for_two_with_24_cards() -> None:
    rules = variants.get("belot-2p-24")
    deal, events = completed(rules, dealer=0, declarer=1)
    assert [len(deal.hand(seat)) for seat in range(2)] == [9, 9]
    assert len(deal.at(Zone.STOCK)) == 6
    assert not any(isinstance(event, BottomShown) for event in events)


def test_the_bourloto_dealer_has_the_turned_card_as_one_of_the_last_three() -> None:
    deal, events = completed(variants.get("bourloto"), dealer=3, declarer=1)
    assert [len(event.cards) for event in events if isinstance(event, CardsDealt)] == [3, 3, 3, 2]
    assert deal.turn_up in deal.hand(3)
    assert all(len(deal.hand(seat)) == 8 for seat in range(4))


def test_who_takes_with_the_seven_gets_the_turned_card_and_the_dealer_the_seven() -> None:
    """Bourloto, buying with the seven: spades are turned up, seat 1 holds their seven.

    Source: docs/rules/bourloto.md, Auction.
    """
    rules = variants.get("bourloto")
    deck = list(pack(rules))  # from 7S up
    deck[1], deck[0] = deck[0], deck[1]  # one at a time: seat 1 has the seven
    deck[20], deck[7] = deck[7], deck[20]  # the ace of spades is turned up
    deal, _ = open_deal(rules, 1, 3, tuple(deck))
    seven, up = Card.parse("7S"), Card.parse("AS")
    assert deal.turn_up == up
    deal = deal.with_(calls=((1, Exchange(seven)),), contract=Contract(1, Denomination.SPADES))
    deal, events = second_deal(rules, deal)
    assert events[0] == Exchanged(1, seven, up)
    assert up in deal.hand(1)
    assert seven in deal.hand(3)
    assert deal.exchanged == ((1, seven),)
    assert [len(deal.hand(seat)) for seat in range(4)] == [8, 8, 8, 8]
    assert deal.at(Zone.TURN_UP) == ()


def test_nobody_sees_a_talon_or_a_kitty_not_even_its_owner() -> None:
    phases = (Phase.AUCTION, Phase.SECOND_DEAL, Phase.DISCARD, Phase.PLAY)
    rules = variants.get("belote-2p").change(talon_packets=(2,), kitty=2, phases=phases)
    match = engine.start(rules, 4, dealer=1)
    for seat in (0, 1, None):
        seen = engine.view(match, seat)
        assert seen.places[Place(Zone.KITTY, 0)] == 2
        assert seen.places[Place(Zone.KITTY)] == 2
        assert seen.count(Zone.KITTY, 1) == 2


def test_everyone_sees_the_bottom_card() -> None:
    match = engine.start(variants.get("belote-2p"), 4, dealer=1)
    assert engine.view(match, 0).bottom is None
    match, events = engine.apply(match, engine.parse_action(match, "take"))
    assert match.deal is not None
    for seat in (0, 1, None):
        seen = engine.view(match, seat)
        assert seen.bottom == match.deal.bottom is not None
        assert seen.places[Place(Zone.STOCK)] == 13
        assert BottomShown(match.deal.deck[-1]) in engine.events_for(events, seat)


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_every_player_has_as_many_cards_as_the_rules_say_when_the_play_begins(game: str) -> None:
    rules = variants.get(game)
    deal, _ = completed(rules, dealer=0, declarer=0)
    zones = (Zone.HAND, Zone.COVERED, Zone.UNCOVERED)
    had = [sum(len(deal.at(zone, seat)) for zone in zones) for seat in range(rules.table.seats)]
    assert had == [rules.hand_size + (rules.deal.kitty if seat == 0 else 0) for seat in range(rules.table.seats)]
    assert deal.phase is Phase.AUCTION, "the phases go on elsewhere"


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"kitty": 2}, "phases"),  # nobody would lay cards away
        ({"phases": "auction-declaring-play"}, "phases"),  # the hands would never be completed
        ({"packets": (), "second_packets": ()}, "packets"),
    ],
)
def test_a_deal_that_would_leave_cards_where_nobody_can_play_them_is_refused(
    options: dict[str, object], rule: str
) -> None:
    with pytest.raises(RulesetError, match=f"^“{rule}” cannot be .* in this game"):
        variants.get("klaberjass").change(options)
