"""Pseudo-languages keep what a program reads in a text, and change what a person reads."""

from __future__ import annotations

import pytest

from belote_desktop.windows.look.pseudo_languages import PSEUDO_LANGUAGES, SHORT, PseudoTranslator

SENTENCE = "<b>{player}</b> plays {card:the}, &amp; wins %n point(s)."


@pytest.mark.parametrize("code", PSEUDO_LANGUAGES)
def test_places_markup_and_counts_stay(code: str) -> None:
    said = PSEUDO_LANGUAGES[code].word(SENTENCE, 3)
    for kept in ("<b>", "</b>", "{player}", "{card:the}", "&amp;", "%n"):
        assert said.count(kept) == SENTENCE.count(kept)


def test_long_texts_are_longer_and_short_ones_twice_as_long() -> None:
    word = PSEUDO_LANGUAGES["xx-long"].word
    short, long = "Start", "Bid points and a trump suit, or pass."
    assert len(short) <= SHORT < len(long)
    assert len(word(short, -1)) >= 2 * len(short)
    assert len(word(long, -1)) >= 1.4 * len(long)


def test_plural_forms_are_numbered() -> None:
    translator = PseudoTranslator(PSEUDO_LANGUAGES["xx-long"])
    one, many = (translator.translate("log", "%n trick(s)", "", count) for count in (1, 2))
    assert one.startswith("[1:")
    assert many.startswith("[2:")


def test_text_from_the_right_has_letters_from_the_right() -> None:
    said = PSEUDO_LANGUAGES["xx-rtl"].word("Play {card}.", -1)
    assert not any("a" <= letter.lower() <= "z" for letter in said.replace("{card}", ""))


def test_places_without_a_form_are_marked() -> None:
    assert PSEUDO_LANGUAGES["xx-case"].word("{player} plays {card:the}.", -1) == "{player}⟨?⟩ plays {card:the}."
