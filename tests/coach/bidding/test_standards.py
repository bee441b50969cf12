"""What club players agree on: clear hands, and those on which they do not agree."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.bidding.standards import standard
from belote_desktop.engine.actions import PASS
from tests.coach.bidding.test_rules import BULGARIAN, CLASSIC, COINCHE, about_to_call


def usual(rules: engine.Ruleset, hand: str, words: str = "", turn_up: str | None = None) -> list[str]:
    return [str(call) for call in standard(about_to_call(rules, hand, words, turn_up))]


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("JS 7S 7H 8H 7D", ["take"]),
        ("9S 7S AH 8H 7D", ["take"]),
        ("JS 9S KH KC 7D", ["take"]),
        ("JC 7S AH KH 7D", ["pass"]),
        ("9S 7S KH 8H 7D", ["pass"]),
        ("JS 7C AH 8H 7D", []),
    ],
)
def test_taking_the_turn_up(hand: str, wanted: list[str]) -> None:
    assert usual(CLASSIC, hand, turn_up="8S") == wanted


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("JS 7S 8S KH QD 7D 8C QC", "80S"),
        ("JS 9S 7S KH QD 7D 8C QC", "90S"),
        ("JS 9S 7S AH QD 7D 8C QC", "100S"),
        ("JS 9S 7S 8S AH 7D 8C QC", "110S"),
        ("JS KS QS 8S AH 7D 8C QC", "120S"),
    ],
)
def test_first_bids_of_points(hand: str, best: str) -> None:
    assert usual(COINCHE, hand)[0] == best
    assert "pass" not in usual(COINCHE, hand)


def test_two_trumps_with_both_heads_and_no_ace_are_a_matter_of_taste() -> None:
    assert usual(CLASSIC, "JC 9S KH 8H 7D", "pass pass", turn_up="JS") == []
    assert usual(BULGARIAN, "JS 9S KH 8H 7D") == []


def test_weak_hands_pass_and_middling_ones_are_a_matter_of_taste() -> None:
    assert usual(COINCHE, "JS 7S KH 8H QD 7D 8C QC") == ["pass"]
    assert usual(COINCHE, "9S TS KS AH TD 7D 8C QC") == []
    assert usual(COINCHE, "JS 7S AH 8H QD 7D 8C QC") == []


def test_contracts_without_a_trump_suit_want_three_masters() -> None:
    assert usual(BULGARIAN, "AS TS AH 8H AD")[0] == "NT"
    assert "sun" in usual(variants.get("baloot"), "AS 7S AH 8H AD", turn_up="9C")
    assert usual(BULGARIAN, "JS 9S JH 8H JD")[0] in ("S", "AT")
    assert "AT" in usual(BULGARIAN, "JS 9S JH 8H JD")
    assert usual(BULGARIAN, "AS TS KH 8H QD") == ["pass"]


def test_nothing_is_agreed_on_once_somebody_has_called_or_where_a_call_is_forced() -> None:
    assert usual(COINCHE, "JS 9S 7S AH QD 7D 8C QC", "80H") == []
    forced = about_to_call(variants.get("bela-4p"), "JS 9S 7S KH 7D 8D", "pass pass pass")
    assert PASS not in forced.lawful
    assert standard(forced) == ()
