"""A challenge in words: whoever reads them knows which card was wrong, and what could have been played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from belote_desktop import variants
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.deal import Misplayed
from belote_desktop.engine.events import Challenged
from belote_desktop.engine.refusals import Rule
from belote_desktop.engine.tricks.following import OBLIGATIONS
from belote_desktop.models.words.challenge_words import challenge_text, misplay_text, verdict_text
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides

PAIRS = Sides(variants.get("belot-bg"), Names(("Anna", "Samir", "Léa", "Karim"), 0))
THREE = Sides(variants.get("belote-3p-24"), Names(("Anna", "Samir", "Léa"), 0))
RULES = [*(obligation.rule for obligation in OBLIGATIONS), Rule.BELOTE]


@pytest.fixture(autouse=True)
def english_locale() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_a_card_can_break_has_its_sentence(rule: Rule) -> None:
    said = misplay_text(Misplayed(1, 3, Card.parse("7H"), rule, CardSet.parse("QS JS")), PAIRS, "en")
    assert said.startswith("Trick 3: Samir ")
    assert all(card in said for card in ("7♥", "Q♠", "J♠"))


def test_no_two_rules_have_the_same_sentence() -> None:
    said = {misplay_text(Misplayed(1, 1, Card.parse("7H"), rule, CardSet.parse("QS")), PAIRS) for rule in RULES}
    assert len(said) == len(RULES)


def test_who_is_accused_are_all_who_do_not_play_for_the_same_side() -> None:
    assert verdict_text(Challenged(0), PAIRS).startswith("You challenge Samir and Karim and are wrong")
    assert verdict_text(Challenged(1), THREE).startswith("Samir challenges you and Léa and is wrong")


def test_a_misplay_of_both_sides_is_told_of_both() -> None:
    one = Misplayed(1, 1, Card.parse("7H"), Rule.FOLLOW_SUIT, CardSet.parse("QS"))
    other = Misplayed(2, 2, Card.parse("8C"), Rule.RUFF, CardSet.parse("TH"))
    said = challenge_text(Challenged(0, (one, other)), PAIRS)
    assert "Trick 1: Samir played the seven of hearts instead of following suit" in said
    assert "Trick 2: Léa played the eight of clubs instead of ruffing with the ten of hearts." in said
