"""Customs of the auction: raising the partner, doubling, and declarations in a bid. Hands written out."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.coach.strategy import CHAPTERS
from belote_desktop.coach.strategy.customs.counted_declarations import is_hard_to_beat
from belote_desktop.engine import in_english
from belote_desktop.engine.actions import PASS, Declaration
from belote_desktop.engine.cards import parse_cards
from belote_desktop.engine.wording.messages import Source
from tests.coach.bidding.test_rules import about_to_call

COINCHE, PILOTTA = map(variants.get, ("coinche", "pilotta"))


@pytest.mark.parametrize(("hand", "call"), [
    ("7S KS 9H KH QD 7D 8C QC", "pass"),
    ("7S KS 9H AH QD 7D 8C QC", "90S"),
    ("7S KS 9H AH QD AD 8C QC", "100S"),
    ("9S KS 9H KH QD 7D 8C QC", "90S"),
    ("9S KS 9H AH QD 7D 8C QC", "100S"),
    ("JS KS 9H KH QD 7D 8C QC", "100S"),
    ("QS KS 9H KH 8D 7D 8C QC", "90S"),
    ("7S 8S KS 9H KH QH 8C QC", "90S"),
    ("7S 8S KS 9H KH QH 8C 8D", "pass"),
])  # fmt: skip
def test_the_answer_to_80_is_10_for_each_asset_and_20_for_the_jack(hand: str, call: str) -> None:
    found = CHAPTERS["raising"].detect(about_to_call(COINCHE, hand, "80S pass"))
    assert found is not None
    assert {str(action) for action in found.good} == {call}
    assert {str(action) for action in found.bad} == {"pass", "90S", "100S", "110S", "120S"} - {call}


@pytest.mark.parametrize("words", ["80S 90H", "pass 80S", "80S", "130S pass"])
def test_only_the_partner_s_opening_is_answered_so(words: str) -> None:
    assert CHAPTERS["raising"].detect(about_to_call(COINCHE, "7S KS 9H AH QD 7D 8C QC", words)) is None


@pytest.mark.parametrize(("hand", "call"), [
    ("9S 8S 7S AH QD 7D 8C QC", "double"),
    ("JS 8S 7S AH QD 7D 8C QC", "double"),
    ("JS 9S 7S KH QD 7D 8C QC", "pass"),
    ("AS TS 7S AH QD 7D 8C QC", "pass"),
    ("8S 7H KH AH QD AD 8C QC", "pass"),
    ("JS 7H KH TH QD 7D 8C QC", "pass"),
])  # fmt: skip
def test_a_double_needs_three_trumps_with_the_jack_or_the_nine_and_an_ace(hand: str, call: str) -> None:
    found = CHAPTERS["doubling"].detect(about_to_call(COINCHE, hand, "100S"))
    assert found is not None
    assert [str(action) for action in found.good] == [call]
    assert set(map(str, found.bad)) == {"double", "pass"} - {call}


def test_80_and_the_partner_s_bid_are_not_doubled() -> None:
    hand = "9S 8S 7S AH QD 7D 8C QC"
    assert CHAPTERS["doubling"].detect(about_to_call(COINCHE, hand, "80S")) is None
    assert CHAPTERS["doubling"].detect(about_to_call(COINCHE, hand, "100S pass")) is None


def test_translators_have_the_words_of_coinche_apart() -> None:
    """French says *coincher* in Coinche and *contrer* elsewhere, for one English sentence."""
    hand = "9S 8S 7S AH QD 7D 8C QC"
    for rules, context in ((COINCHE, "coinche"), (PILOTTA, "strategy")):
        chapter = CHAPTERS["doubling"].told_in(rules)
        found = chapter.detect(about_to_call(rules, hand, "100S"))
        assert found is not None
        assert chapter.custom is not None
        sources = (chapter.title, chapter.goal, chapter.custom.agreed, chapter.custom.computers, found.why.source)
        assert {each.context for each in sources if isinstance(each, Source)} == {context}
        assert all(isinstance(each, Source) for each in sources)


@pytest.mark.parametrize(("hand", "call", "other"), [
    ("JS 9S 7S AH KH QH 8D 7C", "120S", "100S"),
    ("JS 9S KS 7S TH 9H 8H QC", "100S", "120S"),
    ("JS 9S KS 7S TH 9H 8H 7H", "150S", "100S"),
])  # fmt: skip
def test_a_declaration_counts_in_a_bid_if_it_is_hard_to_beat(hand: str, call: str, other: str) -> None:
    found = CHAPTERS["count-declarations"].detect(about_to_call(PILOTTA, hand))
    assert found is not None
    assert {str(action) for action in found.good} == {call}
    assert {"pass", other} <= set(map(str, found.bad))


def test_the_hand_is_counted_before_its_declaration() -> None:
    found = CHAPTERS["count-declarations"].detect(about_to_call(PILOTTA, "JS 9S 7S AH KH QH 8D 7C"))
    assert found is not None
    told = (
        "Without the declaration, your hand is worth 100. As a declaration, A♥, K♥ and Q♥ are hard to beat, so add 20"
    )
    assert f"{told}: bid 120." in in_english(found.why)


def test_nothing_is_said_of_a_declaration_beside_belote() -> None:
    """King and queen of trumps score too, and the chapter does not teach what they add."""
    assert CHAPTERS["count-declarations"].detect(about_to_call(PILOTTA, "JS KS QS AH KH QH 8D 7C")) is None


@pytest.mark.parametrize(("cards", "is_hard"), [
    ("AH KH QH", True), ("KH QH JH", True), ("QH JH TH", False), ("9H 8H 7H", False), ("TH 9H 8H 7H", True),
    ("9H 9S 9D 9C", True),
])  # fmt: skip
def test_only_a_run_of_three_under_the_king_is_easy_to_beat(cards: str, is_hard: bool) -> None:
    assert is_hard_to_beat(Declaration(parse_cards(cards))) is is_hard


def test_declarations_are_counted_only_where_they_score() -> None:
    assert CHAPTERS["count-declarations"].detect(about_to_call(COINCHE, "JS 9S 7S AH KH QH 8D 7C")) is None


def test_passing_is_a_right_answer_too() -> None:
    found = CHAPTERS["raising"].detect(about_to_call(COINCHE, "7S KS 9H KH QD 7D 8C QC", "80S pass"))
    assert found is not None
    assert found.good == frozenset((PASS,))
    assert in_english(found.why) == "You have nothing to add to your partner’s bid: pass."
