"""The options of the games under the names and words that docs/rules gives them."""

from __future__ import annotations

import pytest

from belote_desktop import variants


@pytest.mark.parametrize(
    ("game", "option", "word", "rule", "value"),
    [
        ("classic", "cut", False, "cut", False),
        ("classic", "cut", "optional", "cut", False),
        ("classic", "cut", "compulsory", "cut", True),
        ("bourloto", "cut", True, "run_tie", "cancel"),
        ("bourloto", "cut", False, "run_tie", "elder"),
        ("deberts-2p", "bela_needs_trick", True, "belote_trick_won", True),
        ("deberts-3p", "bela_needs_trick", False, "belote_trick_won", False),
        ("bela-4p", "bela_needs_trick", False, "belote_needs_trick", False),
        ("deberts-2p", "byte_penalty", "-100 from 2nd", "bate_penalty", 100),
        ("deberts-2p", "byte_penalty", 50, "bate_penalty", 50),
        ("deberts-2p", "bait_penalty", 0, "bate_penalty", 0),
        ("deberts-4p", "deck4", 32, "instant_run", 8),
        ("deberts-4p", "deck4", 36, "instant_run", 9),
        ("belot-md-teams", "unit", "bile", "target", 101),
        ("belot-md-teams", "unit", "microbile", "target", 1010),
        ("belot-md-3p", "unit", "microbile", "target_step", 500),
        ("baloot", "kaboot", "44_and_88", "kaboot", "44/88"),
        ("klaverjas-rotterdam", "trump_making", "kraken", "doubling", "on"),
        ("pilotta-classic", "deal_rotation", "left", "dealer_rotation", "previous"),
        ("clabber", "over_ruff", "if_opponent_winning", "partner_winning", "any_trump"),
    ],
)
def test_a_word_of_a_game_sets_its_rule(game: str, option: str, word: object, rule: str, value: object) -> None:
    rules = variants.get(game, **({"shuffle": "every_deal"} if option == "cut" else {}), **{option: word})
    assert rules.value(rule) == value


def test_an_option_of_its_own_wins_over_a_word_that_sets_it_too() -> None:
    assert variants.get("belot-md-teams", unit="microbile", target=501).match.target == 501
    assert variants.get("deberts-4p", deck4=32, deberts_run=7).declaration.instant_run == 7
    assert variants.get("deberts-4p", deberts_run=7, deck4=32).declaration.instant_run == 7
