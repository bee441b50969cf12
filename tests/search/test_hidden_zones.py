"""What the search knows of talons, stacks, discards and exchanged cards, from a seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Match
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.search.hidden import hidden
from belote_desktop.search.worlds import worlds

GAMES = ("decouverte", "belot-2p-open", "bela-2p", "deberts-4p", "clabber", "belote-3p-chien", "bela-3p", "klaberjass",
         "bourloto", "tarabish", "belote-3p-27")  # fmt: skip


def played(match: Match, draw: Random) -> Match:
    offered = engine.legal(match)
    bold = [action for action in offered if action != PASS]
    return engine.apply(match, draw.choice(bold if bold and draw.random() < 0.6 else offered))[0]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_the_truth_is_always_one_of_the_worlds_that_are_possible(game: str, seed: int) -> None:
    draw = Random(seed)
    match = engine.start(variants.get(game), seed)
    while not match.deals:
        deal = match.deal
        assert deal is not None
        for seat in range(match.rules.table.seats):
            found = hidden(engine.view(match, seat))
            for other in range(match.rules.table.seats):
                hand = deal.hand(other)
                assert found.sure[other] <= hand
                assert hand <= found.may_hold(other)
                assert found.room[other] == len(hand - found.sure[other])
        match = played(match, draw)


@pytest.mark.parametrize("game", GAMES)
def test_worlds_have_hands_of_the_right_size_and_no_card_twice(game: str) -> None:
    draw = Random(2)
    match = engine.start(variants.get(game), 2)
    for _ in range(14):
        seat = engine.to_act(match)
        assert seat is not None
        assert match.deal is not None
        for world in worlds(engine.view(match, seat), 3, seed=1):
            assert [len(hand) for hand in world] == [
                len(match.deal.hand(other)) for other in range(match.rules.table.seats)
            ]
            assert len(CardSet(card for hand in world for card in hand)) == sum(map(len, world))
            assert world[seat] == match.deal.hand(seat)
            assert CardSet(card for hand in world for card in hand) <= CardSet(pack(match.rules))
        match = played(match, draw)


def test_after_the_exchange_everyone_knows_who_has_the_turned_card_and_who_the_seven() -> None:
    hands = ["7H 8H AS KS QS JS TS 9S", "AD KD QD JD TD 9D 8D 7D", "AC KC QC JC TC 9C 8C 7C",
             "9H AH KH QH JH TH 8S 7S"]  # fmt: skip
    rules = variants.get("bourloto", exchange_origin="any", throw_in="off")
    match = engine.start(rules, decks=[engine.arrange(rules, hands, dealer=3, declarer=0, turn_up="9H")], dealer=3)
    for text in ("take", "exchange 7H"):
        match, _ = engine.apply(match, engine.parse_action(match, text))
    found = hidden(engine.view(match, 1))
    assert found.sure[0] == CardSet([Card.parse("9H")])
    assert found.sure[3] == CardSet([Card.parse("7H")])


def test_the_bottom_card_is_in_nobodys_hand() -> None:
    match = engine.start(variants.get("belote-2p"), 4, dealer=1)
    match, _ = engine.apply(match, engine.parse_action(match, "take"))
    view = engine.view(match, 0)
    assert view.bottom is not None
    assert view.bottom not in hidden(view).may_hold(1)
