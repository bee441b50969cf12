"""One round of naming a suit: who is asked, who may not pass, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop.engine import CardSet, Rule
from belote_desktop.engine.contract import Contract, Denomination
from tests.engine.spoken_auctions import made, model, offered, opened, refusal, said


def test_the_first_suit_named_ends_the_auction() -> None:
    assert made(said(opened("bela-4p"), "0: pass, 1: H")) == Contract(1, Denomination.HEARTS)


def test_while_nobody_has_named_a_suit_there_is_no_contract() -> None:
    state = said(opened("bela-4p"), "0: pass, 1: pass")
    assert model(state).contract(state) is None
    assert model(state).actor(state) == 2


def test_the_dealer_who_spoke_first_is_asked_again_when_all_have_passed() -> None:
    state = said(opened("klaverjas-amsterdam"), "3: pass, 0: pass, 1: pass, 2: pass")
    assert model(state).actor(state) == 3
    assert offered(state, 3) == ("S", "H", "D", "C")
    assert str(refusal(state, "pass")) == "All have passed. You are the dealer, so you must name a suit."


def test_the_dealer_who_speaks_last_is_not_asked_twice() -> None:
    state = said(opened("tarabish"), "0: pass, 1: pass, 2: pass")
    assert offered(state, 3) == ("S", "H", "D", "C")
    assert str(refusal(state, "pass")) == "Everyone else has passed. You are the dealer, so you must name a suit."


def test_the_eldest_is_asked_again_where_the_first_hand_must_play() -> None:
    first_hand = {"speaks_first": "eldest", "pass_out": "eldest_must_take"}
    state = said(opened("klaverjas-rotterdam", **first_hand), "0: pass, 1: pass, 2: pass, 3: pass")
    assert (
        str(refusal(state, "pass")) == "All have passed. You are the player after the dealer, so you must name a suit."
    )
    assert made(said(state, "0: D")).declarer == 0


@pytest.mark.parametrize("first", ["eldest", "dealer"])
def test_the_eldest_who_must_name_at_once_is_the_only_one_asked(first: str) -> None:
    state = opened("klaverjas-amsterdam", speaks_first=first, pass_out="eldest_at_once")
    assert model(state).actor(state) == 0
    assert str(refusal(state, "pass")) == "You are the player after the dealer, so you must name a suit at once."
    assert made(said(state, "0: S")) == Contract(0, Denomination.SPADES)


def test_without_a_duty_a_round_of_passes_ends_without_a_contract() -> None:
    state = said(opened("belote-3p-chien"), "0: pass, 1: pass, 2: pass")
    assert model(state).actor(state) is None
    assert model(state).contract(state) is None


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("NT", "This game has no contract in no trumps."),
        ("AT", "This game has no contract in all trumps."),
        ("take", "Name a suit or pass."),
        ("double", "Name a suit or pass."),
        ("90H", "Name a suit or pass."),
    ],
)
def test_calls_of_other_auctions_are_refused(call: str, sentence: str) -> None:
    found = refusal(opened("bela-4p"), call)
    assert found.rule is Rule.AUCTION
    assert str(found) == sentence


def test_only_a_suit_that_is_held_where_the_rules_ask_for_it() -> None:
    state = replace(opened("bela-4p", must_hold_trump=True), hands={0: CardSet.parse("7S 8S 9S 7H 8H 9H")})
    assert offered(state, 0) == ("pass", "S", "H")
    assert str(refusal(state, "D")) == "You are void in ♦, and you can name only a suit that you hold."


def test_a_suit_that_may_be_held_where_the_hand_is_not_known() -> None:
    assert offered(opened("bela-4p", must_hold_trump=True), 0) == ("pass", "S", "H", "D", "C")
