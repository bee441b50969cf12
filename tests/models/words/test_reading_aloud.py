"""What is read aloud has names where what is seen has signs."""

from __future__ import annotations

import pytest

from belote_desktop.engine import CardSet
from belote_desktop.models.words.card_words import card_name, card_token
from belote_desktop.models.words.reading_aloud import read_aloud
from belote_desktop.resources import deck

PACK = CardSet.of_mask((1 << 36) - 1)


@pytest.mark.parametrize("index", [*deck.RANK_LETTERS, "german"])
def test_every_card_of_every_index_set_is_read_by_its_name(index: str) -> None:
    for card in PACK:
        assert read_aloud(f"play {card_token(card, index)}.", index) == f"Play {card_name(card)}."


@pytest.mark.parametrize(
    ("seen", "heard"),
    [
        ("♦ was led and you hold 8♦ A♦.", "Diamonds was led and you hold eight of diamonds, ace of diamonds."),
        ("Bid 100 ♠ or 110 ♥.", "Bid 100 spades or 110 hearts."),
        ("10♥ takes the trick.", "Ten of hearts takes the trick."),
        ("Nothing to name here.", "Nothing to name here."),
        ("♥\ufe0e is trumps", "Hearts is trumps"),
    ],
)
def test_suits_numbers_and_rows_of_cards(seen: str, heard: str) -> None:
    assert read_aloud(seen) == heard


def test_the_same_letter_is_another_card_in_another_set() -> None:
    assert read_aloud("D♥", "fr") == "Queen of hearts"
    assert read_aloud("D♥", "en") == "D hearts", "no card of that set: at least the suit is said"
