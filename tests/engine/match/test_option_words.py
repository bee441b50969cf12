"""The words of options as docs/rules spells them, and what a game means by them."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine.rules.terms import RunTie


@pytest.mark.parametrize(("word", "on"), [("off", False), ("on", True), (True, True), ("whole_game", True)])
def test_the_third_level_of_doubling_is_on_or_off(word: object, on: bool) -> None:
    assert variants.get("belot-bg", third_level=word).value("match_level") is on


@pytest.mark.parametrize("begun", ["belote-3p-24", "belote-3p-27", "belote-3p-chien"])
@pytest.mark.parametrize("form", ["24", "27", "chien"])
def test_each_form_of_belote_for_three_is_reached_from_every_other(begun: str, form: str) -> None:
    assert variants.get(begun, form=form).differences(variants.get(f"belote-3p-{form}")) == {}


def test_four_and_four_cards_of_bela_are_four_in_hand_and_four_in_the_talon() -> None:
    rules = variants.get("bela-4p", deal="4+4")
    assert (rules.value("packets"), rules.value("talon_packets"), rules.hand_size) == ((4,), (4,), 8)


def test_belot_for_three_with_32_cards_is_dealt_as_in_croatia() -> None:
    rules, croatian = variants.get("belot-3p", deck=32), variants.get("bela-3p")
    dealt = ("lowest_rank", "packets", "second_packets", "talon_packets", "kitty", "phases")
    assert [rules.value(name) for name in dealt] == [croatian.value(name) for name in dealt]
    assert variants.get("belot-3p", deck=24) == variants.get("belot-3p")


def test_any_seven_of_trumps_is_exchanged_in_belote_for_two() -> None:
    rules = variants.get("belote-2p", seven_swap="on")
    assert (rules.value("exchange"), rules.value("exchange_origin")) == ("low_trump", "any")
    assert variants.get("deberts-2p", seven_swap="on").value("exchange_origin") == "first_six"


def test_the_penalty_for_a_misplay_needs_free_play() -> None:
    assert variants.get("bela-4p", misplay="penalty").value("misplay") == "challenge"
    assert variants.get("bela-4p", misplay="prevent") == variants.get("bela-4p")


def test_coinche_without_no_trump_and_all_trump_has_four_contracts() -> None:
    assert variants.get("coinche", sa_ta="off").value("contracts") == ("S", "H", "D", "C")
    assert variants.get("contree-ffb", sa_ta=True).value("contracts") == ("S", "H", "D", "C", "NT", "AT")


def test_a_word_of_one_game_is_not_read_in_another() -> None:
    assert variants.get("tarabish", run_tie="cancel").value("run_tie") is RunTie.CANCEL_PARTNERS
    assert variants.get("classic", run_tie="cancel").value("run_tie") is RunTie.CANCEL
    assert variants.get("classic", declarations="on").value("target") == 1000


@pytest.mark.parametrize("game", ["classic", "bela-4p"])
def test_trumps_first_then_the_player_first_in_turn_is_one_rule_under_one_word(game: str) -> None:
    """Bela compares equal runs by the turn alone; with trumps first it follows the French rule, once a word apart."""
    rules = variants.get(game, run_tie="elder")
    assert rules.value("run_tie") is RunTie.ELDER
    assert variants.get(game, run_tie="trump_then_elder") == rules
    assert "trump_then_elder" not in map(str, RunTie)


def test_a_rule_set_by_its_value_is_not_read_as_a_word() -> None:
    assert variants.get("tarabish", run_tie=RunTie.CANCEL).value("run_tie") is RunTie.CANCEL


@pytest.mark.parametrize(
    ("house", "game"),
    [
        ("comptoir", "classic-comptoir"),
        ("federation", "classic-federation"),
        ("contest", "classic-contest"),
        ("belgian", "classic-belgian"),
        ("corsica", "contree-corsica"),
    ],
)
def test_a_house_laid_over_classic_belote_is_the_game_made_from_it(house: str, game: str) -> None:
    """Corsica was once rounded in one of the two and exact in the other."""
    assert variants.get("classic", house=house).differences(variants.get(game)) == {}
