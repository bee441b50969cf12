"""The reason against a call says what the rule of the bidding asks, at the height of the bid."""

from __future__ import annotations

import pytest

from belote_desktop.coach.drills.call_reasons import against_call, on_masters
from belote_desktop.engine import Ruleset, in_english, parse_any_action
from belote_desktop.engine.actions import PASS, TAKE
from belote_desktop.players.calls.lacks.master_rules import few_masters
from belote_desktop.players.calls.lacks.situation import Situation
from tests.coach.bidding.test_rules import BULGARIAN, CLASSIC, COINCHE, about_to_call

TWO_ACES, ONE_ACE = "AS TS AH 9H KD 8D 8C QC", "AS TS KH 9H KD 8D 8C QC"
AT_LEAST_TWO = "For no trumps you need at least two aces."
THREE = "From 100 on, a no-trumps contract needs three aces, or two and the lead to the first trick."


@pytest.mark.parametrize(("rules", "hand", "call", "said"), [
    (BULGARIAN, "AS TS KH 8H 7D", "NT", AT_LEAST_TWO),
    (COINCHE, ONE_ACE, "80NT", AT_LEAST_TWO),
    (COINCHE, TWO_ACES, "100NT", THREE),
    (COINCHE, TWO_ACES, "120NT", THREE),
])  # fmt: skip
def test_the_words_ask_for_as_many_aces_as_the_rule(rules: Ruleset, hand: str, call: str, said: str) -> None:
    at, action = Situation(about_to_call(rules, hand, "pass")), parse_any_action(call)
    assert few_masters(at, action)
    assert in_english(on_masters(at, action)) == said


@pytest.mark.parametrize(("call", "before"), [("80NT", "pass"), ("90NT", "pass"), ("100NT", "")])
def test_two_aces_are_enough_below_100_and_with_the_lead(call: str, before: str) -> None:
    assert not few_masters(Situation(about_to_call(COINCHE, TWO_ACES, before)), parse_any_action(call))


@pytest.mark.parametrize(("hand", "said"), [
    ("AS 7C 7H 8H 7D", "Two trumps in ♠ are too few without J♠."),
    ("JS 7C 7H 8H 7D", "You would have J♠ and only one more trump. Beside these you need two side aces, or one with "
     "the lead on your side."),
    ("7C 8C 7H 8H 7D", "In ♠ you would have only 1 trump."),
])  # fmt: skip
def test_two_trumps_are_too_few_for_what_is_missing_beside_them(hand: str, said: str) -> None:
    """With the jack and enough beside it two are taken: "only two" alone would not tell these hands apart."""
    wrong = against_call(about_to_call(CLASSIC, hand, "pass", turn_up="8S"), TAKE, PASS)
    assert wrong is not None
    assert in_english(wrong) == said
    good = about_to_call(CLASSIC, "JS AC AH 8H 7D", "pass", turn_up="8S")
    assert against_call(good, TAKE, PASS) is None
