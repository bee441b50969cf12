"""Bids of points: which there are, what outbids what, what a double does, and what is refused."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine import Rule
from belote_desktop.engine.actions import Bid, BidKind, parse_any_action
from belote_desktop.engine.auction import bids
from belote_desktop.engine.contract import Contract, Denomination
from tests.engine.spoken_auctions import made, model, offered, opened, refusal, said

HEARTS, SPADES = Denomination.HEARTS, Denomination.SPADES


def bid(text: str) -> Bid:
    found = parse_any_action(text)
    assert isinstance(found, Bid)
    return found


def test_the_numbers_of_a_game_are_the_lowest_bid_and_the_multiples_of_the_step() -> None:
    coinche = variants.get("coinche")
    assert bids.levels(coinche.auction, 160) == (80, 90, 100, 110, 120, 130, 140, 150, 160)
    assert bids.levels(coinche.change(min_bid=82).auction, 110) == (82, 90, 100, 110)
    assert bids.levels(coinche.change(bid_step=5).auction, 95) == (80, 85, 90, 95)
    assert bids.levels(variants.get("bazar-blot").auction, 11) == (8, 9, 10, 11)


def test_without_a_highest_bid_no_more_can_be_bid_than_can_be_made() -> None:
    vida = variants.get("vida")
    assert bids.highest_points(vida) == 640
    assert bids.highest_points(vida.change(declarations="off", fail_decl="entitled")) == 350
    assert bids.highest_points(vida.change(max_bid=250)) == 250
    assert bids.highest_points(variants.get("bazar-blot", max_bid=0)) == 64


@pytest.mark.parametrize(
    ("later", "earlier", "bridge", "follows"),
    [
        ("90C", "80H", False, True),
        ("80S", "80H", False, False),
        ("80S", "80H", True, True),
        ("80D", "80H", True, False),
        ("capotC", "160H", False, True),
        ("160H", "capotC", False, False),
        ("capotH", "capotC", False, False),
        ("generaleC", "capotH", False, True),
        ("b9Scapot", "b9S", False, False),
        ("b10S", "b9Scapot", False, False),
        ("b10Scapot", "b9Scapot", False, True),
        ("capotS", "b9Scapot", False, True),
    ],
)
def test_what_outbids_what(later: str, earlier: str, bridge: bool, follows: bool) -> None:
    assert bids.outbids(bid(later), bid(earlier), bridge) is follows


def test_bids_are_offered_from_the_lowest_up() -> None:
    state = said(opened("contree-ffb"), "0: 150H")
    assert offered(state, 1) == (
        "pass", "double", "160S", "160H", "160D", "160C", "capotS", "capotH", "capotD", "capotC",
    )  # fmt: skip


def test_what_the_contract_keeps_of_the_bid() -> None:
    passes = "1: pass, 2: pass, 3: pass"
    assert made(said(opened("coinche"), f"0: 90H, {passes}")) == Contract(0, HEARTS, bid=90)
    assert made(said(opened("coinche"), f"0: capotH, {passes}")) == Contract(0, HEARTS, capot=True)
    assert made(said(opened("coinche", generale=True), f"0: generaleH, {passes}")) == Contract(
        0, HEARTS, capot=True, generale=True
    )
    assert made(said(opened("bazar-blot"), f"0: b9Hcapot, {passes}")) == Contract(0, HEARTS, bid=9, capot=True)
    assert made(said(opened("belote-tn", surmanche=True), "0: 90H, 1: 100H")) == Contract(
        1, HEARTS, bid=100, surmanche=True
    )


def test_kaput_in_the_suit_of_the_opponents_is_kaput_and_no_surmanche() -> None:
    contract = made(said(opened("belote-tn", surmanche=True), "0: 90H, 1: capotH"))
    assert contract.capot
    assert not contract.surmanche


def test_each_side_answers_the_other_until_one_passes() -> None:
    state = said(opened("vida"), "0: 80H, 1: double, 2: pass, 0: redouble")
    assert model(state).actor(state) == 1
    assert offered(state, 1) == ("pass", "raise")
    assert made(said(state, "1: pass, 3: pass")) == Contract(0, HEARTS, bid=80, multiplier=4, raises=2)


def test_a_double_at_any_time_is_offered_to_the_opponents_alone() -> None:
    state = said(opened("coinche", coinche_timing="any_time"), "0: 90H, 1: pass")
    assert offered(state, 0) == ()
    assert offered(state, 1) == offered(state, 3) == ("double",)
    answering = said(state, "3: double")
    assert model(answering).actor(answering) == 0
    assert offered(answering, 2) == ("redouble",)
    assert offered(answering, 1) == ()
    assert made(said(answering, "2: redouble")).multiplier == 4


def test_a_bid_that_may_not_be_doubled_is_not_offered_out_of_turn_either() -> None:
    state = said(opened("coinche", coinche_timing="any_time", no_coinche_on80=True), "0: 80H, 1: pass")
    assert offered(state, 3) == ()


def test_eighty_is_counted_in_points_where_bids_are_tens() -> None:
    state = said(opened("bazar-blot", no_coinche_on80=True), "0: b8H")
    assert str(refusal(state, "double")) == "A bid of 8 ♥ cannot be doubled."
    assert "double" in offered(said(state, "1: b9S"), 2)


@pytest.mark.parametrize(
    ("game", "calls", "call", "sentence"),
    [
        ("coinche", "", "70H", "The lowest bid is 80."),
        ("coinche", "", "170H", "The highest bid is 160."),
        ("coinche", "", "85H", "Bids start at 80 and rise in steps of 10, so you cannot bid 85."),
        ("coinche", "", "generaleH", "In this game you cannot bid générale."),
        ("coinche", "", "80Hcapot", "In this game a bid of points cannot promise all tricks."),
        ("contree-ffb", "", "80NT", "This game has no contract in no trumps."),
        ("vida", "", "capotH", "In this game you cannot bid capot."),
        ("coinche", "0: 90H", "90S", "seat 0 has bid 90 ♥. Your bid must be higher."),
        ("coinche", "0: capotH", "160S", "seat 0 has bid capot ♥. Your bid must be higher."),
        ("coinche", "0: 90H, 1: double", "100H", "seat 1 has doubled the contract, so nobody can bid higher."),
        (
            "pilotta",
            "0: 80S, 1: double, 2: redouble",
            "90H",
            "seat 2 has raised the doubled contract, so nobody can bid higher.",
        ),
        (
            "pilotta",
            "0: pass, 1: 80C, 2: pass, 3: pass",
            "90D",
            "You have passed, so you cannot bid again in this deal.",
        ),
        (
            "bazar-blot",
            "0: b9Hcapot",
            "b10S",
            "seat 0 has bid 9 ♥ with all tricks. A higher bid of points must promise all tricks too.",
        ),
        ("coinche", "", "take", "Bid, double or pass."),
        ("coinche", "", "H", "Bid, double or pass."),
    ],
)
def test_bids_that_are_refused(game: str, calls: str, call: str, sentence: str) -> None:
    found = refusal(said(opened(game), calls), call)
    assert found.rule is Rule.AUCTION
    assert str(found) == sentence


@pytest.mark.parametrize(
    ("options", "calls", "call", "sentence"),
    [
        ({}, "", "double", "Nobody has bid yet, so there is nothing to double."),
        ({}, "0: 90H", "redouble", "seat 0’s contract has not been doubled yet."),
        ({}, "0: 90H, 1: pass", "double", "seat 0 has the highest bid. Only seat 0’s opponents may double it."),
        (
            {},
            "0: 90H, 1: double",
            "double",
            "seat 0’s contract is already doubled. It can only be redoubled.",
        ),
        ({"doubling": "off"}, "0: 90H", "double", "This game has no such raise."),
        ({"no_coinche_on80": True}, "0: 80H", "double", "A bid of 80 ♥ cannot be doubled."),
        ({"capot_coinchable": False}, "0: capotH", "double", "A bid of capot ♥ cannot be doubled."),
        (
            {"multipliers": "2-4-8-16", "doubling_reply": "everyone"},
            "0: 90H, 1: double, 2: redouble, 3: raise",
            "double",
            "seat 0’s contract has already been raised higher.",
        ),
    ],
)
def test_doubles_that_are_refused(options: dict[str, object], calls: str, call: str, sentence: str) -> None:
    found = refusal(said(opened("coinche", **options), calls), call)
    assert found.rule is Rule.DOUBLING
    assert str(found) == sentence


def test_generale_is_refused_to_the_first_speaker_in_every_round() -> None:
    state = opened("belote-tn", generale_first_speaker=False)
    why = "You speak first in this auction, so you cannot bid générale."
    assert str(refusal(state, "generaleH")) == why
    again = said(state, "0: pass, 1: 90H, 2: pass, 3: pass")
    assert str(refusal(again, "generaleH")) == why
    assert made(said(state, "0: pass, 1: generaleH")) == Contract(1, HEARTS, capot=True, generale=True)


def test_the_dealer_may_not_be_the_last_to_pass_where_he_must_bid() -> None:
    state = said(opened("coinche", pass_out="dealer_must_take"), "0: pass, 1: pass, 2: pass")
    assert str(refusal(state, "pass")) == "Everyone else has passed. You are the dealer, so you must bid."


def test_the_bidder_asked_once_more_may_not_lower_his_bid_or_be_asked_again() -> None:
    state = said(opened("coinche", last_bidder_may_raise=True), "0: 90H, 1: pass, 2: pass, 3: pass")
    assert str(refusal(state, "80S")) == "seat 0 has bid 90 ♥. Your bid must be higher."
    raised = said(state, "0: 100S, 1: pass, 2: pass, 3: pass")
    assert made(raised) == Contract(0, SPADES, bid=100)


def test_somebody_who_outbids_the_raised_bid_is_asked_once_more_himself() -> None:
    state = said(opened("coinche", last_bidder_may_raise=True), "0: 90H, 1: pass, 2: pass, 3: pass, 0: 100H, 1: 110S")
    state = said(state, "2: pass, 3: pass, 0: pass")
    assert model(state).actor(state) == 1


def test_a_capot_has_no_number_in_the_order_of_bids() -> None:
    assert bid("capotH") == Bid(0, HEARTS, BidKind.CAPOT)
    assert bids.higher(variants.get("coinche"), bid("capotH")) == ()
