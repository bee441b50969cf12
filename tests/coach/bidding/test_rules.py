"""Each rule of bidding: a hand that breaks it, the same hand with what it lacks, and its exceptions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.bidding.rules import broken, senseless
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deal import place
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.players.calls.lacks.line import line
from belote_desktop.players.calls.lacks.master_rules import few_masters, no_stopper
from belote_desktop.players.calls.lacks.situation import Situation

COINCHE, CLASSIC, BULGARIAN = map(variants.get, ("coinche", "classic-no-decl", "belot-bg"))
RICH = variants.get("coinche-cats")
"""Coinche in which all trumps count 258 points instead of 162."""


def about_to_call(
    rules: engine.Ruleset, hand: str, words: str = "", turn_up: str | None = None, totals: tuple[int, ...] = (0, 0)
) -> engine.SeatView:
    """The view of the seat to act after these words, with this hand; seat 0 speaks first."""
    match = engine.start(rules, 7, dealer=3)
    for word in words.split():
        match = engine.apply(match, engine.parse_action(match, word))[0]
    seat = engine.to_act(match)
    view = engine.view(match, seat)
    places = {**view.places, place(Zone.HAND, seat): tuple(CardSet.parse(hand))}
    turned = view.turn_up if turn_up is None else Card.parse(turn_up)
    return replace(view, places=places, turn_up=turned, totals=totals)


def breaks(
    rules: engine.Ruleset,
    hand: str,
    call: str,
    words: str = "",
    turn_up: str | None = None,
    failing: float | None = None,
) -> str | None:
    """The rule that a call breaks there."""
    view = about_to_call(rules, hand, words, turn_up)
    action = engine.parse_any_action(call)
    assert action in view.lawful
    return broken(view, action, failing)


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("JS 9S AH KH AD 7D 8C AC", "too_few_trumps"),
        ("JS 7S AH KH AD 7D 8C AC", "too_few_trumps"),
        ("JS 9S 7S KH AD 7D 8C QC", None),
        ("AS TS KS AH AD 7D 8C QC", "no_high_trump"),
        ("AS TS KS QS AH 7D 8C QC", None),
        ("9S TS KS KH TD 7D 8C QC", "nine_alone"),
        ("9S TS KS AH TD 7D 8C QC", None),
        ("9S TS 8S 7S TD 7D QC KC", None),
    ],
)
def test_a_suit_needs_trumps_and_a_head(hand: str, rule: str | None) -> None:
    assert breaks(COINCHE, hand, "80S") == rule


def test_three_trumps_with_belote_an_ace_and_the_lead_make_a_suit_without_a_head() -> None:
    hand = "KS QS AS AH AD 7D 8C 9C"
    assert breaks(COINCHE, hand, "80S") is None
    assert breaks(COINCHE, hand, "80S", "pass") == "no_high_trump"


def test_two_trumps_do_where_more_cards_are_to_come() -> None:
    assert breaks(BULGARIAN, "JS 9S 7H 8H 7D", "S") is None
    assert breaks(BULGARIAN, "JS 7S AH 8H 7D", "S") is None
    assert breaks(BULGARIAN, "JS 7S AH 8H 7D", "S", "pass") == "too_few_trumps"
    assert breaks(BULGARIAN, "JS 7S AH AD 7D", "S", "pass") is None
    assert breaks(BULGARIAN, "JS 7S KH 8H 7D", "S") == "too_few_trumps"
    assert breaks(BULGARIAN, "9S 7S AH 8H AD", "S") == "too_few_trumps"


def test_the_turn_up_counts() -> None:
    assert breaks(CLASSIC, "JS 7S 7H 8H 7D", "take", turn_up="8S") is None
    assert breaks(CLASSIC, "JS 7C 7H 8H 7D", "take", turn_up="8S") == "too_few_trumps"


def test_the_suit_of_the_partner_needs_no_length_but_something_to_raise_it_with() -> None:
    assert breaks(COINCHE, "7S 8S AH KH 7D 8D 8C QC", "90S", "80S pass") is None
    assert breaks(COINCHE, "7S 8S AH KH 7D 8D 8C QC", "100S", "80S pass") == "raised_on_nothing"
    assert breaks(COINCHE, "JS 8S KH 9H 7D 8D 8C QC", "100S", "80S pass") is None
    assert breaks(COINCHE, "7S 8S 9H KH 7D 8D 8C QC", "90S", "80S pass") == "raised_on_nothing"
    assert breaks(COINCHE, "7S 8S 9H KH 7D 8D 8C QC", "90S", "pass 80S") == "too_few_trumps"


def test_a_bid_stays_under_the_line_of_the_hand() -> None:
    hand = "JS 7S 8S KH QD 7D 8C QC"
    assert breaks(COINCHE, hand, "80S") is None
    assert breaks(COINCHE, hand, "100S") == "above_line"


def test_high_bids_need_length_or_heads() -> None:
    three = "JS AS TS AH TH AD TD 8C"
    assert breaks(COINCHE, three, "100S") is None
    assert breaks(COINCHE, three, "110S") == "high_on_few_trumps"
    assert breaks(COINCHE, "JS 9S TS AH TH AD TD 8C", "110S") is None
    assert breaks(COINCHE, "JS 9S AS TS AH TH AD TD", "130S") == "high_on_few_trumps"
    assert breaks(COINCHE, "JS 9S AS TS 7S AH TH AD", "130S") is None


def test_another_suit_over_the_partners_wants_a_better_hand() -> None:
    assert breaks(COINCHE, "JS 7S 8S 9H QD 7D AC QC", "90S", "80H pass") == "over_the_partner"
    assert breaks(COINCHE, "JS 9S AS 8S QD 7D AC QC", "100S", "80H pass") is None


def test_no_trumps_want_two_aces_and_all_trumps_two_jacks_with_more() -> None:
    assert breaks(BULGARIAN, "AS TS KH 8H 7D", "NT") == "few_masters"
    assert breaks(BULGARIAN, "AS TS AH 8H 7D", "NT") is None
    assert breaks(BULGARIAN, "JS 9S KH 8H 7D", "AT") == "few_masters"
    assert breaks(BULGARIAN, "JS 7S JH 8H 7D", "AT", "pass") == "few_masters"
    assert breaks(BULGARIAN, "JS 7S JH 8H 7D", "AT") is None
    assert breaks(BULGARIAN, "JS 9S JH 8H 7D", "AT", "pass") is None
    assert breaks(BULGARIAN, "JS 7S JH 8H JD", "AT", "pass") is None
    assert breaks(BULGARIAN, "JS 7S JH 8H 7D", "AT", "pass H pass") is None
    assert breaks(COINCHE, "AS TS AH TH KD 8D 8C QC", "100NT", "pass") in ("few_masters", "above_line")


@pytest.mark.parametrize(
    ("rules", "bid", "asked"),
    [(COINCHE, "90AT", True), (RICH, "90AT", False), (RICH, "110AT", False), (RICH, "120AT", True)],
)
def test_a_bid_that_promises_little_of_the_points_wants_no_jacks_and_no_stopper(
    rules: engine.Ruleset, bid: str, asked: bool
) -> None:
    call = engine.parse_any_action(bid)
    assert few_masters(Situation(about_to_call(rules, "JS 9S 7H 8H AD 7D 8C QC")), call) is asked
    assert no_stopper(Situation(about_to_call(rules, "JS 9S 7H 8H JD 9D JC QC", "80H")), call) is asked


def test_the_line_goes_by_the_points_of_the_contract() -> None:
    hand, bid = "JS 9S JH 8H JD 7D 8C QC", engine.parse_any_action("80AT")
    usual, rich = (Situation(about_to_call(rules, hand)) for rules in (COINCHE, RICH))
    assert line(rich, bid, Denomination.ALL_TRUMP) == pytest.approx(
        line(usual, bid, Denomination.ALL_TRUMP) * 258 / 162
    )


def test_a_suit_of_the_opponents_wants_a_stopper() -> None:
    assert breaks(BULGARIAN, "AS TS AH 8H 7D", "NT", "D") == "no_stopper"
    assert breaks(BULGARIAN, "AS AD KH 8H 7D", "NT", "D") is None
    assert breaks(BULGARIAN, "AS 8H AH TD 7D", "NT", "D") is None


def test_sun_wants_three_aces_or_two_with_more() -> None:
    baloot = variants.get("baloot")
    assert breaks(baloot, "AS TS 7S KH 8H", "sun", turn_up="9D") == "weak_sun"
    assert breaks(baloot, "AS 8S AH 7H KD", "sun", "pass", turn_up="9D") == "weak_sun"
    assert breaks(baloot, "AS 8S AH 7H KD", "sun", turn_up="9D") is None
    assert breaks(baloot, "AS TS 7S AH 8H", "sun", "pass", turn_up="9D") is None
    assert breaks(baloot, "AS 7S AH 8H 7C", "sun", "pass", turn_up="AD") is None


def test_who_must_choose_between_hokum_and_sun_takes_no_weak_sun() -> None:
    baloot = variants.get("baloot")
    view = about_to_call(baloot, "TH KD 8C 9C TC", "hokum pass pass pass", turn_up="AC")
    assert PASS not in view.lawful
    assert broken(view, engine.parse_any_action("sun")) == "weak_sun"
    assert broken(view, engine.parse_any_action("hokum")) is None


@pytest.mark.parametrize(
    ("hand", "failing", "rule"),
    [
        ("JS 7S 8S AH KD 7D 8C QC", 0.4, None),
        ("JS 7S KH AH KD 7D 8C QC", 0.4, "weak_double"),
        ("7S 8S AH KH AD 7D 8C QC", 0.4, None),
        ("7S 8S AH KH 9D 7D 8C QC", 0.4, "weak_double"),
        ("7S 8S AH KH 9D 7D 8C QC", 0.7, None),
        ("TH KH AH 7H AD 7D 8C QC", 0.7, "weak_double"),
        ("JS 7S KH 7H TD 7D 8C QC", 0.7, "weak_double"),
    ],
)
def test_a_double_wants_two_grounds_and_a_trump(hand: str, failing: float, rule: str | None) -> None:
    assert breaks(COINCHE, hand, "double", "100S", failing=failing) == rule


def test_a_redouble_wants_the_three_highest_trumps_and_points_to_spare() -> None:
    assert breaks(COINCHE, "JS 9S AS 7S AH KD 8C QC", "redouble", "80S double pass") is None
    assert breaks(COINCHE, "JS 9S AS 7S AH KD 8C QC", "redouble", "130S double pass") == "weak_redouble"
    assert breaks(COINCHE, "JS 9S TS 7S AH KD 8C QC", "redouble", "80S double pass") == "weak_redouble"


def test_all_tricks_are_bid_on_a_hand_that_is_sure_of_them() -> None:
    assert breaks(COINCHE, "JS 9S AS 7S AH KD 8C QC", "capotS") == "all_tricks_unsure"
    assert breaks(COINCHE, "JS 9S AS TS 7S AH TH AD", "capotS") is None


def test_passing_breaks_no_rule_and_a_forced_dealer_may_name_what_there_is() -> None:
    assert breaks(COINCHE, "7S 8S 9H KH 7D 8D 8C QC", "pass") is None
    rules = variants.get("bela-4p")
    view = about_to_call(rules, "7S 8S 9H KH 7D 8D", "pass pass pass")
    assert PASS not in view.lawful
    assert senseless(view) == ()
    assert Situation(view).is_forced


def test_nothing_is_said_of_hands_with_stacks() -> None:
    match = engine.start(variants.get("decouverte"), 7, dealer=1)
    view = engine.view(match, engine.to_act(match))
    assert senseless(view) == ()
