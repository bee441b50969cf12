"""Gathering the cards of any game: the order in which they lie, the cut, and that no card is ever lost.

Source: docs/rules/classic.md, Dealing.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_desktop import engine, variants
from belote_desktop.engine import Card, Contract, Denomination, Match, Ruleset
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.deal import Deal, Place, Trick
from belote_desktop.engine.deals.dealing import open_deal, pack, second_deal
from belote_desktop.engine.deals.gathering import gather, next_deck
from belote_desktop.engine.deals.randomness import deck_chance
from belote_desktop.engine.rules.terms import Zone
from tests.engine.golden_deals import FAILED, MADE, PASSED_OUT, decks, play

GAMES = [game.id for game in variants.all_variants()]
CLASSIC = variants.get("classic")
IN_ORDER = tuple(pack(CLASSIC))


def cards(first: int, last: int) -> tuple[Card, ...]:
    """The cards dealt at these places of the pack in order, from 1."""
    return IN_ORDER[first - 1 : last]


def steps(rules: Ruleset, seed: int, deals: int) -> Iterator[Match]:
    """Every state of a match played by chance, passing less often than a blind choice would."""
    draw = Random(seed)
    match = engine.start(rules, seed)
    yield match
    while not match.is_over and len(match.deals) < deals:
        offered = engine.legal(match)
        bold = [action for action in offered if action != PASS]
        match, _ = engine.apply(match, draw.choice(bold if bold and draw.random() < 0.5 else offered))
        yield match


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=3)
@given(st.integers(0, 2**32))
def test_every_card_lies_in_one_place_and_is_gathered_at_any_time(game: str, seed: int) -> None:
    rules = variants.get(game)
    whole = sorted(pack(rules))
    for match in steps(rules, seed, deals=2):
        deal = match.deal or match.deals[-1].deal
        assert sorted(card for cards in deal.places.values() for card in cards) == whole
        assert sorted(gather(rules, deal)) == whole
        assert sorted(next_deck(rules, deck_chance(seed, 2), deal)) == whole


def dealt(game: str, declarer: int | None) -> tuple[Ruleset, Deal]:
    """The pack in its own order dealt by the last player; with a declarer, the hands complete."""
    rules = variants.get(game)
    deal, _ = open_deal(rules, 1, rules.table.seats - 1, pack(rules))
    if declarer is None:
        return rules, deal
    return rules, second_deal(rules, deal.with_(contract=Contract(declarer, Denomination.SPADES)))[0]


def won(deal: Deal, winner: int, *cards: Card) -> Deal:
    """The deal with a trick of these cards won, whoever held them."""
    for card in cards:
        deal = deal.moved(card, deal.place_of(card), Place(Zone.WON, winner))
    return deal.with_(tricks=(*deal.tricks, Trick(0, cards, winner)))


def test_of_three_piles_the_takers_lies_on_top_and_the_others_follow_in_turn() -> None:
    rules, deal = dealt("belote-3p-24", declarer=1)
    nines, tens, jacks = (tuple(card for card in pack(rules) if str(card)[0] == rank)[:3] for rank in "9TJ")
    deal = won(won(won(deal, 0, *nines), 1, *tens), 2, *jacks)
    assert gather(rules, deal)[:9] == (*tens, *jacks, *nines)


def test_what_was_laid_away_lies_in_the_pile_of_who_did_it() -> None:
    rules, deal = dealt("belote-3p-chien", declarer=2)
    laid = deal.at(Zone.HAND, 2)[:2]
    for card in laid:
        deal = deal.moved(card, Place(Zone.HAND, 2), Place(Zone.DISCARD, 2))
    trick = (deal.at(Zone.HAND, 0)[0], deal.at(Zone.HAND, 1)[0], deal.at(Zone.HAND, 2)[0])
    assert gather(rules, won(deal, 2, *trick))[:5] == (*trick, *laid)


def test_after_a_pass_out_each_talon_lies_under_its_hand() -> None:
    rules, deal = dealt("tarabish", declarer=None)
    gathered = gather(rules, deal)
    assert gathered[:9] == deal.at(Zone.HAND, 0) + deal.at(Zone.KITTY, 0)
    assert gathered[27:] == deal.at(Zone.HAND, 3) + deal.at(Zone.KITTY, 3)


def test_after_a_pass_out_the_open_cards_lie_over_the_covered_ones() -> None:
    rules, deal = dealt("decouverte", declarer=None)
    assert gather(rules, deal)[:16] == deal.at(Zone.UNCOVERED, 0) + deal.at(Zone.COVERED, 0)


def test_a_trick_that_was_broken_off_lies_under_the_tricks_that_were_won() -> None:
    rules, deal = dealt("belote-2p", declarer=0)
    first, second = deal.at(Zone.HAND, 0)[:2], deal.at(Zone.HAND, 1)[:1]
    deal = won(deal, 1, *first).moved(second[0], Place(Zone.HAND, 1), Place(Zone.TRICK))
    assert gather(rules, deal)[:3] == (*first, *second)


def test_everything_that_can_lie_on_the_table_is_gathered_in_one_order() -> None:
    """From the top: the takers' tricks and what they laid away, those of the others, the broken trick, then for each
    player after the dealer the hand, the open and the covered cards and the talon, last the kitty, turn-up and stock.
    """
    rules = variants.get("classic")
    heap = iter(IN_ORDER)

    def place(zone: Zone, seat: int | None = None) -> tuple[Place, tuple[Card, ...]]:
        return Place(zone, seat), (next(heap),)

    table = [
        *(place(zone) for zone in (Zone.STOCK, Zone.TURN_UP, Zone.KITTY, Zone.TRICK)),
        *(place(zone, seat) for seat in (2, 0, 3, 1) for zone in (Zone.KITTY, Zone.COVERED, Zone.UNCOVERED, Zone.HAND)),
        *(place(Zone.DISCARD, seat) for seat in (3, 2)),
    ]
    won_by = {seat: (next(heap),) for seat in (1, 2, 0)}
    lying = dict(table)
    deal, _ = open_deal(rules, 1, 3, IN_ORDER)
    deal = deal.with_(
        places=lying | {Place(Zone.WON, seat): cards for seat, cards in won_by.items()},
        contract=Contract(1, Denomination.SPADES),
        tricks=tuple(Trick(0, cards, seat) for seat, cards in won_by.items()),
    )
    seats = [lying[Place(zone, seat)] for seat in range(4)
             for zone in (Zone.HAND, Zone.UNCOVERED, Zone.COVERED, Zone.KITTY)]  # fmt: skip
    assert gather(rules, deal) == sum(
        (
            won_by[1], lying[Place(Zone.DISCARD, 3)],
            won_by[2], won_by[0], lying[Place(Zone.DISCARD, 2)],
            lying[Place(Zone.TRICK)], *seats,
            lying[Place(Zone.KITTY)], lying[Place(Zone.TURN_UP)], lying[Place(Zone.STOCK)],
        ),
        (),
    )  # fmt: skip


def test_tricks_are_gathered_in_the_order_won_and_the_takers_pile_lies_on_top() -> None:
    match = play(engine.start(CLASSIC, decks=decks(FAILED), dealer=3), FAILED)
    deal = match.deals[0].deal
    takers = [card for trick in deal.tricks if trick.winner in (0, 2) for card in trick.cards]
    defenders = [card for trick in deal.tricks if trick.winner in (1, 3) for card in trick.cards]
    assert takers
    assert defenders
    assert gather(CLASSIC, deal) == (*takers, *defenders)


def test_the_next_deck_is_the_gathered_one_cut_once_with_three_cards_in_each_part() -> None:
    match = play(engine.start(CLASSIC, 5, decks=decks(FAILED), dealer=3), FAILED)
    gathered = gather(CLASSIC, match.deals[0].deal)
    assert match.deal is not None
    turned = match.deal.deck.index(gathered[0])
    assert match.deal.deck == gathered[-turned:] + gathered[:-turned]
    assert 3 <= turned <= 29


@pytest.mark.parametrize("smallest", [2, 3, 4])
def test_a_cut_leaves_the_smallest_part_as_many_cards_as_the_rules_ask(smallest: int) -> None:
    match = play(engine.start(CLASSIC, decks=decks(FAILED), dealer=3), FAILED)
    before = match.deals[0].deal
    rules = variants.get("classic", min_cut=smallest)
    top = gather(rules, before)[0]
    places = {next_deck(rules, deck_chance(seed, 2), before).index(top) for seed in range(1500)}
    assert places == set(range(smallest, 32 - smallest + 1))


def test_after_a_pass_out_the_hands_from_the_eldest_lie_over_the_turned_card_and_the_stock() -> None:
    match = engine.start(CLASSIC, decks=[IN_ORDER], dealer=3)
    for _ in range(8):
        match, _ = engine.apply(match, PASS)
    hands = (*cards(1, 3), *cards(13, 14), *cards(4, 6), *cards(15, 16), *cards(7, 9), *cards(17, 18),
             *cards(10, 12), *cards(19, 20))  # fmt: skip
    assert gather(CLASSIC, match.deals[0].deal) == (*hands, *cards(21, 21), *cards(22, 32))


def test_a_shuffle_before_every_deal_does_not_depend_on_the_tricks() -> None:
    rules = variants.get("classic", shuffle="every_deal")
    one = play(engine.start(rules, 9, decks=decks(MADE), dealer=3), MADE)
    other = play(engine.start(rules, 9, decks=decks(FAILED), dealer=3), FAILED)
    assert one.deal is not None
    assert other.deal is not None
    assert one.deal.deck == other.deal.deck


def test_shuffled_only_after_a_pass_out_on_request() -> None:
    rules = variants.get("classic", shuffle="on_pass_out")
    played = play(engine.start(rules, 9, decks=decks(MADE), dealer=3), MADE)
    passed = play(engine.start(rules, 9, decks=decks(PASSED_OUT), dealer=3), PASSED_OUT)

    def is_cut_of_gathered(match: Match) -> bool:
        gathered = gather(rules, match.deals[0].deal)
        assert match.deal is not None
        at = match.deal.deck.index(gathered[0])
        return match.deal.deck == gathered[-at:] + gathered[:-at]

    assert is_cut_of_gathered(played)
    assert not is_cut_of_gathered(passed)
