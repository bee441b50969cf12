"""What a seat can work out holds in every game: kitties, stacks, exchanges, two and three players."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import engine, search, variants
from tests.engine.random_play import drawn_rules, steps


def check(match: engine.Match) -> None:
    """The true hands are possible for every seat, and a deal that agrees with its view can be drawn."""
    assert match.deal is not None
    for seat in range(match.rules.table.seats):
        view = engine.view(match, seat)
        found = search.hidden(view)
        for owner in range(match.rules.table.seats):
            hand = match.deal.hand(owner)
            assert found.sure[owner] <= hand <= found.may_hold(owner)
        (world,) = search.worlds(view, 1, 1)
        assert [len(hand) for hand in world] == [len(match.deal.hand(each)) for each in range(len(world))]


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_the_true_hands_are_possible_in_every_game(game: str) -> None:
    chance = Random(game)
    for match, *_ in steps(variants.get(game), chance, 3):
        if chance.random() < 0.25:
            check(match)


@pytest.mark.parametrize("seed", range(15))
def test_they_are_possible_with_options_that_are_drawn(seed: int) -> None:
    chance = Random(seed)
    rules = drawn_rules(chance.choice(variants.all_variants()).id, chance, 5)
    for match, *_ in steps(rules, chance, 2):
        if chance.random() < 0.25:
            check(match)
