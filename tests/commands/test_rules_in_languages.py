"""The rules in the terminal, in other languages: the digits of sentences, and the letters of cards."""

from __future__ import annotations

import re

import pytest

from belote_desktop import variants
from belote_desktop.commands.rules.translation import translations
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.engine import Card
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.variants.rule_sheet import rule_sheet

_CARD = re.compile("[0-9]+[♠♥♦♣]")


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_an_arabic_rule_sheet_has_the_digits_of_its_language_only(game: str) -> None:
    arabic = Wording(translations("ar"))
    said = " ".join(arabic.sentence(line) for part in rule_sheet(variants.get(game)) for line in part.paragraphs)
    assert re.search("[٠-٩]", said)
    assert not re.search("[0-9]", _CARD.sub("", said))


def test_counts_and_numbers_below_nought_are_in_the_digits_of_the_language() -> None:
    arabic, french = (Wording(translations(code)) for code in ("ar", "fr"))
    points = counted(QT_TRANSLATE_NOOP("sheet", "%n point(s)", "", 1), 20)
    assert [each.sentence(points) for each in (arabic, french)] == ["٢٠ نقطة", "20\u00a0points"]
    assert [each.say("{points}", points=-20) for each in (arabic, french)] == ["−٢٠", "−20"]


@pytest.mark.parametrize("language", ["ar", "bg", "el", "en", "hr"])
def test_cards_have_the_letters_of_the_packs_where_a_language_is_spoken(language: str) -> None:
    cards = tuple(map(Card.parse, ("AS", "KH", "QD", "JC", "TS")))
    assert Wording(translations(language)).say("{cards}", cards=cards) == "A♠ K♥ Q♦ J♣ 10♠"
    assert Wording(translations("fr")).say("{cards}", cards=cards) == "A♠ R♥ D♦ V♣ 10♠"
