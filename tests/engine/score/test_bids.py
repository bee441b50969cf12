"""The score where points are bid: docs/rules, Scoring. Worked deals: own-settle-bids.json."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import (
    AllTrumpScale,
    BeloteOnFail,
    ContractTest,
    DoubledMade,
    FailedDeclarations,
    MultiplierScope,
    NoTrumpScale,
    Rounding,
    RoundScope,
    Trickless,
    Unit,
    Written,
)
from belote_desktop.engine.score import Result, Score, What
from belote_desktop.engine.settlement import Outcome, settle
from tests.engine.settled_deals import adds_up, outcomes

HEARTS = Denomination.HEARTS
COINCHE = variants.get("coinche")


def hearts(bid: int | None = 100, multiplier: int = 1, **more: Any) -> Contract:
    return Contract(0, HEARTS, bid=bid, multiplier=multiplier, **more)


def deal(rules: Ruleset, contract: Contract, cards: tuple[int, int], **more: Any) -> Score:
    """The score of a deal taken by side 0, who wins the last trick unless said."""
    outcome: dict[str, Any] = {"taker": 0, "cards": cards, "last_trick": 0, "contract": contract}
    return settle(rules, Outcome(**(outcome | more)))


def test_what_was_counted_decides_and_is_shown() -> None:
    score = deal(COINCHE, hearts(), (80, 72), belote=((0, "K"),))
    assert (score.result, score.compared, score.winner) == (Result.MADE, (110, 72), 0)


def test_the_defenders_are_the_winners_of_a_failed_bid() -> None:
    score = deal(COINCHE, hearts(120), (80, 72))
    assert (score.result, score.compared, score.winner, score.taker) == (Result.FAILED, (90, 72), 1, 0)


def test_the_bid_is_an_item_of_its_own_times_the_raises() -> None:
    score = deal(COINCHE, hearts(100, 4), (100, 52))
    assert [(item.what, item.side, item.points, item.rule) for item in score.written] == [
        (What.CARDS, 0, 160, "fail_base"),
        (What.BID, 0, 400, "written"),
    ]


def test_rounding_is_an_item_and_decides_nothing() -> None:
    score = deal(COINCHE.change(rounding=Rounding.FIVE_UP), hearts(90), (79, 73))
    assert (score.result, score.compared[0]) == (Result.FAILED, 89)
    made = deal(COINCHE.change(rounding=Rounding.FIVE_UP), hearts(90), (85, 67))
    assert [(item.side, item.points) for item in made.written if item.what is What.ROUNDING] == [(0, 5), (1, 3)]


def test_the_last_deal_may_be_written_exactly() -> None:
    rules = COINCHE.change(rounding="5up", deals=12, last_deal_exact=True)
    assert deal(rules, hearts(), (97, 55)).points == (210, 60)
    assert deal(rules, hearts(), (97, 55), last_deal=True).points == (207, 55)


def test_a_rounded_total_below_the_bid_fails_where_rounding_is_asked_too() -> None:
    """105 points reach 105, but 5 goes down: 100 does not (docs/rules/vida.md, Rounding)."""
    vida = variants.get("vida")
    assert deal(vida, hearts(105), (95, 57), jack=0).result is Result.FAILED
    assert deal(vida.change(rounded_test=False), hearts(105), (95, 57), jack=0).result is Result.MADE


def test_a_number_that_all_tricks_do_not_reach_fails_unless_they_make_any_bid() -> None:
    swept = {"cards": (152, 0), "tricks": (8, 0)}
    assert deal(COINCHE, hearts(300), **swept).result is Result.MADE
    assert deal(COINCHE.change(sweep_makes_bid=False), hearts(300), **swept).result is Result.FAILED


def test_a_capot_needs_every_trick_not_points() -> None:
    assert deal(COINCHE, hearts(None, capot=True), (152, 0), tricks=(7, 1)).result is Result.FAILED
    assert deal(COINCHE, hearts(None, capot=True), (152, 0), tricks=(8, 0)).result is Result.MADE


def test_a_generale_needs_every_trick_of_the_bidder() -> None:
    bid = hearts(None, generale=True)
    assert deal(COINCHE, bid, (152, 0), tricks=(8, 0), generale_made=True).points == (1000, 0)
    assert deal(COINCHE, bid, (152, 0), tricks=(8, 0), generale_made=False).points == (0, 1000)


@pytest.mark.parametrize(("cards", "points"), [((152, 0), (570, 0)), ((0, 0), (0, 480))])
def test_a_capot_with_a_number_is_paid_by_the_number(cards: tuple[int, int], points: tuple[int, int]) -> None:
    """250 and 320 made; 160 and 320 where a trick was lost."""
    tricks = (8, 0) if cards[0] else (7, 1)
    assert deal(COINCHE, hearts(320, capot=True), cards, tricks=tricks).points == points


def test_the_proportion_gives_162_in_all() -> None:
    rules = COINCHE.change(ta_scale=AllTrumpScale.PROPORTIONAL)
    bid = Contract(0, Denomination.ALL_TRUMP, bid=80)
    for takers in range(249):
        assert sum(deal(rules, bid, (takers, 248 - takers)).compared) == 162


def test_without_trumps_the_proportion_is_of_130() -> None:
    rules = COINCHE.change(sa_scale=NoTrumpScale.PROPORTIONAL)
    bid = Contract(0, Denomination.NO_TRUMP, bid=80)
    for takers in range(121):
        assert sum(deal(rules, bid, (takers, 120 - takers)).compared) == 162


def test_tens_of_a_deal_are_sixteen() -> None:
    pilotta = variants.get("pilotta-classic")
    for takers in range(70, 153):
        assert sum(deal(pilotta, hearts(80), (takers, 152 - takers)).points) == 16


def test_the_bid_of_a_doubled_contract_is_written_though_that_of_a_failed_one_is_not() -> None:
    rules = COINCHE.change(failed_bid_to_defenders=False)
    assert deal(rules, hearts(120), (80, 72)).points == (0, 160)
    assert deal(rules, hearts(120, 2), (80, 72)).points == (0, 400)


def test_a_misplay_gives_the_deal_to_the_other_side() -> None:
    score = deal(COINCHE, hearts(), (30, 12), misplay=(1,), belote=((1, "K"),))
    assert (score.result, score.winner, score.points) == (Result.MISPLAY, 0, (260, 20))
    assert [(item.what, item.points) for item in score.written if item.side == 0] == [
        (What.MISPLAY, 160),
        (What.BID, 100),
    ]


def test_a_misplay_ends_a_capot_at_its_price() -> None:
    assert deal(COINCHE, hearts(None, capot=True), (30, 12), misplay=(0,)).points == (0, 500)


def test_when_both_misplay_nobody_scores_and_the_same_dealer_deals() -> None:
    score = deal(COINCHE, hearts(), (30, 12), misplay=(0, 1))
    assert (score.points, score.winner, score.same_dealer) == ((0, 0), None, True)


NAMES = ("coinche", "contree-ffb", "contree-bid-only", "belote-tn", "bazar-blot", "vida", "pilotta", "pilotta-classic")
CHOICES = {
    "written": Written, "doubled_made": DoubledMade, "multiplier_scope": MultiplierScope,
    "belote_on_fail": BeloteOnFail, "fail_decl": FailedDeclarations, "round_scope": RoundScope,
    "trickless_declarations": Trickless, "sa_scale": NoTrumpScale, "ta_scale": AllTrumpScale,
}  # fmt: skip
TESTS = (ContractTest.BID, ContractTest.BID_AND_MORE)
ROUNDINGS = tuple(rounding for rounding in Rounding if rounding not in (Rounding.BULGARIAN, Rounding.LITERAL))
SWITCHES = (
    "eighty_needs82", "sweep_makes_bid", "pooled", "capot_bid_added", "failed_bid_to_defenders", "rounded_test",
    "contra_banks_points", "belote_helps_contract", "declarations_help",
)  # fmt: skip


@st.composite
def games(draw: st.DrawFn) -> Ruleset:
    options: dict[str, object] = {name: draw(st.sampled_from(kind)) for name, kind in CHOICES.items()}
    options |= {name: draw(st.booleans()) for name in SWITCHES}
    options |= {"contract_test": draw(st.sampled_from(TESTS)), "rounding": draw(st.sampled_from(ROUNDINGS))}
    options["fail_base"] = draw(st.sampled_from((160, 162)))
    options["declarations"] = "on"
    plain = options["rounding"] in (Rounding.NONE, Rounding.FIVES)
    options["unit"] = Unit.POINTS if plain else draw(st.sampled_from(Unit))
    return variants.get(draw(st.sampled_from(NAMES))).change({"unit": "points", "rounding": "none"}).change(options)


@given(games(), outcomes())
def test_every_deal_of_every_game_has_a_score_that_adds_up(rules: Ruleset, outcome: Outcome) -> None:
    score = settle(rules, outcome)
    assert adds_up(score)
    assert score.held_out == outcome.held_in
    assert (score.winner is None) == (len(outcome.misplay) == 2)
    assert (score.result is Result.MISPLAY) == bool(outcome.misplay)


@given(outcomes())
def test_one_side_alone_writes_a_bid(outcome: Outcome) -> None:
    score = settle(COINCHE, outcome)
    bids = [item.side for item in score.written if item.what is What.BID]
    assert bids == ([] if score.winner is None else [score.winner])
