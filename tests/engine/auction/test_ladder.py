"""The ladder of contracts: what is higher, who may double, and when nothing is left to say."""

from __future__ import annotations

import pytest

from belote_desktop.engine import Rule
from belote_desktop.engine.contract import Contract, Denomination
from tests.engine.spoken_auctions import made, model, offered, opened, refusal, said


def test_each_contract_must_be_higher_than_the_last() -> None:
    state = said(opened("belot-bg"), "0: D")
    assert offered(state, 1) == ("pass", "double", "H", "S", "NT", "AT")
    assert str(refusal(state, "C")) == "seat 0 has bid ♦. Your bid must be higher."
    assert str(refusal(said(state, "1: NT"), "S")) == "seat 1 has bid no trumps. Your bid must be higher."


def test_three_passes_after_a_call_end_it_and_two_do_not() -> None:
    state = said(opened("belot-bg"), "0: D, 1: pass, 2: pass")
    assert model(state).actor(state) == 3
    assert made(said(state, "3: pass")) == Contract(0, Denomination.DIAMONDS)


def test_a_double_and_a_redouble_each_begin_the_passes_anew() -> None:
    doubled = said(opened("belot-bg"), "0: D, 1: pass, 2: pass, 3: double, 0: pass, 1: pass, 2: redouble")
    assert model(doubled).actor(doubled) == 3
    contract = made(said(doubled, "3: pass, 0: pass, 1: pass"))
    assert contract == Contract(0, Denomination.DIAMONDS, multiplier=4, raises=2)


def test_a_higher_contract_is_not_doubled() -> None:
    state = said(opened("belot-bg"), "0: D, 1: double, 2: redouble, 3: S, 0: pass, 1: pass, 2: pass")
    assert made(state) == Contract(3, Denomination.SPADES)


def test_match_puts_the_whole_match_at_stake_and_belongs_to_the_defenders() -> None:
    state = said(opened("bidding", match_level=True), "0: AT, 1: double, 2: redouble")
    assert offered(state, 3) == ("pass", "match")
    assert made(said(state, "3: match")) == Contract(0, Denomination.ALL_TRUMP, multiplier=4, raises=3, stake=True)


def test_all_trump_redoubled_ends_the_auction_where_nobody_may_say_match() -> None:
    assert made(said(opened("belot-bg"), "0: AT, 1: double, 2: redouble")).multiplier == 4


def test_a_suit_redoubled_does_not_end_the_auction() -> None:
    state = said(opened("belot-bg"), "0: D, 1: double, 2: redouble")
    assert offered(state, 3) == ("pass", "H", "S", "NT", "AT")


@pytest.mark.parametrize(
    ("calls", "call", "sentence"),
    [
        ("", "double", "Nobody has bid yet, so there is nothing to double."),
        ("0: D, 1: pass", "double", "seat 0 has the highest bid. Only seat 0’s opponents may double it."),
        ("0: D", "redouble", "seat 0’s contract has not been doubled yet."),
        ("0: D, 1: double", "double", "seat 0’s contract is already doubled. It can only be redoubled."),
        (
            "0: D, 1: double, 2: pass",
            "redouble",
            "seat 0’s contract was doubled. Only that side may raise it now.",
        ),
        ("0: D, 1: double, 2: redouble", "redouble", "The contract cannot be raised any further."),
        ("0: D, 1: double, 2: redouble", "match", "This game has no such raise."),
        ("0: D", "raise", "This game has no such raise."),
    ],
)
def test_raises_that_are_refused(calls: str, call: str, sentence: str) -> None:
    found = refusal(said(opened("belot-bg"), calls), call)
    assert found.rule is Rule.DOUBLING
    assert str(found) == sentence


def test_the_takers_may_not_say_match_themselves() -> None:
    state = said(opened("belot-bg", match_level=True), "0: D, 1: double, 2: redouble, 3: pass")
    assert str(refusal(state, "match")) == "seat 0 has the contract. Only seat 0’s opponents may raise it now."


def test_the_bidders_partner_may_not_redouble_where_the_bidder_alone_answers() -> None:
    state = said(opened("belot-bg", doubling_reply="bidder"), "0: D, 1: double")
    assert str(refusal(state, "redouble")) == "seat 0’s contract was doubled. Only seat 0 may raise it now."
    assert made(said(state, "2: pass, 3: pass, 0: redouble")).multiplier == 4


def test_match_after_match_is_refused() -> None:
    state = said(opened("belot-bg", match_level=True), "0: D, 1: double, 2: redouble, 3: match")
    assert str(refusal(state, "match")) == "The contract cannot be raised any further."
    state = said(opened("belot-bg", match_level=True), "0: D, 1: double, 2: redouble")
    assert str(refusal(state, "double")) == ("seat 0’s contract is already redoubled. It can only be raised further.")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("take", "Name a contract, double or pass."),
        ("80H", "Name a contract, double or pass."),
    ],
)
def test_calls_of_other_auctions_are_refused(call: str, sentence: str) -> None:
    found = refusal(opened("belot-bg"), call)
    assert found.rule is Rule.AUCTION
    assert str(found) == sentence


def test_a_contract_that_is_not_on_the_ladder_is_refused() -> None:
    state = opened("belot-bg", contracts="C-D-H-S")
    assert str(refusal(state, "NT")) == "This game has no contract in no trumps."


def test_the_dealer_may_not_be_the_last_to_pass_where_he_must_name() -> None:
    state = said(opened("belot-bg", pass_out="dealer_must_take"), "0: pass, 1: pass, 2: pass")
    assert str(refusal(state, "pass")) == "Everyone else has passed. You are the dealer, so you must bid."


def test_the_eldest_is_asked_again_where_he_must_name() -> None:
    state = said(opened("belot-bg", pass_out="eldest_must_take"), "0: pass, 1: pass, 2: pass, 3: pass")
    assert offered(state, 0) == ("C", "D", "H", "S", "NT", "AT")
    assert str(refusal(state, "pass")) == "All have passed. You are the player after the dealer, so you must bid."
    assert made(said(state, "0: D, 1: pass, 2: pass, 3: pass")) == Contract(0, Denomination.DIAMONDS)


def test_where_a_double_ends_the_bidding_nothing_higher_may_be_named() -> None:
    state = said(opened("belot-bg", freeze=True), "0: D, 1: double")
    assert offered(state, 2) == ("pass", "redouble")
    assert str(refusal(state, "S")) == "seat 1 has doubled the contract, so nobody can bid higher."
    assert made(said(state, "2: redouble")).multiplier == 4


def test_where_each_plays_alone_only_the_declarer_redoubles() -> None:
    state = said(opened("belot-3p", doubling="on"), "0: C, 1: double")
    assert offered(state, 2) == ("pass", "D", "H", "S", "NT", "AT")
    assert "redouble" in offered(said(state, "2: pass"), 0)
    assert made(said(state, "2: pass, 0: redouble, 1: pass, 2: pass")).multiplier == 4
