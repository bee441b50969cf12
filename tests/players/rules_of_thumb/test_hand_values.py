"""The tables that value thousands of hands say what counting a hand card by card says."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import variants
from belote_desktop.engine import CardSet
from belote_desktop.engine.cards import Rank, deck_of
from belote_desktop.engine.contract import Denomination
from belote_desktop.players.calls.counting import strength
from belote_desktop.players.calls.hand_values import DENOMINATIONS, PLACE, values_for
from belote_desktop.players.calls.prospects import margin

GAMES = [game.id for game in variants.all_variants()]


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_worth_what_counting_it_says(game: str) -> None:
    rules, draw = variants.get(game), Random(game)
    pack = deck_of(Rank(rules.deck.lowest_rank))
    for size in (5, 6, 8, 9):
        for _ in range(6):
            hand = CardSet(draw.sample(pack, size))
            values = values_for(rules, size)
            edges, extras = values.edges(hand.mask), values.extras(hand.mask)
            margins, points = values.margins(edges, extras), values.points(edges, extras)
            for place, denomination in enumerate(DENOMINATIONS):
                counted = strength(rules, hand, denomination)
                assert edges[place] == pytest.approx(counted.edge)
                assert extras[place] == pytest.approx(counted.extra)
                assert margins[place] == pytest.approx(margin(rules, counted))
                assert points[place] == pytest.approx(counted.points)


def test_runs_fours_and_belotes_of_one_hand_are_all_counted() -> None:
    rules = variants.get("vida")
    for text in ("KS QS JS JH JD JC AH TH", "AS KS QS JS TS 9S 8S 7S", "KS QS KH QH AH 9D 8D 7D"):
        hand = CardSet.parse(text)
        extras = values_for(rules, 8).extras(hand.mask)
        for denomination in (Denomination.SPADES, Denomination.HEARTS, Denomination.NO_TRUMP):
            assert extras[PLACE[denomination]] == strength(rules, hand, denomination).extra
