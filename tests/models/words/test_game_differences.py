"""What differs between two games, in the order in which somebody learns it."""

from __future__ import annotations

import itertools

import pytest

from belote_desktop import variants
from belote_desktop.engine.rules.ruleset import SECTION_OF
from belote_desktop.models.games.game_words import count_differences, differences
from belote_desktop.models.games.grouped_differences import SECTIONS, grouped_differences

DEALING = ("deck", "dealer", "deal")


def test_coinche_differs_from_classic_by_its_auction_first() -> None:
    found = list(differences(variants.get("coinche"), variants.get("classic")))
    assert found[0] == "auction_model"
    assert found[-3:] == ["packets", "turn_up", "second_packets"]
    places = [found.index(rule) for rule in ("contracts", "undertrump", "declarations", "capot_value", "target")]
    assert places == sorted(places)


def test_how_many_play_comes_before_all_else() -> None:
    assert next(iter(differences(variants.get("belote-3p-24"), variants.get("classic")))) == "seats"


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_how_cards_are_dealt_comes_last_in_every_game(game: str) -> None:
    found = [SECTION_OF[name] for name in differences(variants.get(game), variants.get("classic"))]
    after = list(itertools.dropwhile(lambda section: section not in DEALING, found))
    assert set(after) <= {*DEALING, "table"}


def test_two_games_differ_as_much_from_each_other_whichever_is_known() -> None:
    games = [variants.get(game.id) for game in variants.all_variants()][::4]
    for one, other in itertools.combinations(games, 2):
        assert count_differences(one, other) == count_differences(other, one), (one.name, other.name)


def test_a_rule_that_only_the_known_game_has_is_named_as_missing() -> None:
    titles = dict.fromkeys(SECTIONS, "")
    told = grouped_differences(variants.get("classic"), variants.get("coinche"), titles)
    assert "Lowest bid: not in this game" in [part for group in told for part in group.here]
    assert sum(len(group.here) for group in told) == count_differences(variants.get("coinche"), variants.get("classic"))
