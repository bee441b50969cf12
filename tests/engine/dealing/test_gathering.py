"""Gathering the cards of any game: no card is ever lost, and the next deck is the whole pack.

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
from belote_desktop.engine.rules.terms import Zone

GAMES = [game.id for game in variants.all_variants()]


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
        assert sorted(next_deck(rules, seed, 2, deal)) == whole


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
