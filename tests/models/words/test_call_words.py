"""Every action has words, and so has what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from belote_desktop import variants
from belote_desktop.engine.actions import Discard, Say, Word, parse_any_action
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.models.words import words


@pytest.fixture(autouse=True)
def english_locale() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize("word", Word)
def test_every_word_is_said_in_words(word: Word) -> None:
    said = words.call_text(Say(word))
    assert said[0].isupper()
    assert "-" not in said


def test_no_two_words_are_said_alike() -> None:
    assert len({words.call_text(Say(word)) for word in Word}) == len(Word)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("H", "Hearts"),
        ("NT", "No trumps"),
        ("hokumS", "Hokum in spades"),
        ("100S", "100 in spades"),
        ("b9H", "9 in hearts"),
        ("b9Hcapot", "9 in hearts, with capot"),
        ("capotNT", "Capot in no trumps"),
        ("generaleD", "Générale in diamonds"),
        ("announce run4", "Quarte"),
        ("declare KH-QH-JH", "Declare a tierce to the king of hearts"),
        ("exchange 7D", "Exchange the seven of diamonds"),
        ("discard 7D 8C", "Discard the seven of diamonds and the eight of clubs"),
        ("KH", "king of hearts"),
    ],
)
def test_an_action_is_said_as_at_the_table(action: str, said: str) -> None:
    assert words.call_text(parse_any_action(action)) == said


def test_what_the_others_hear_of_a_discard_is_its_number() -> None:
    assert words.call_text(Discard(count=2)) == "Discard 2 cards face down"


@pytest.mark.parametrize(
    ("contract", "said"),
    [
        (Contract(0, Denomination.HEARTS), "Hearts"),
        (Contract(0, Denomination.HEARTS, multiplier=2), "Hearts ×2"),
        (Contract(0, Denomination.HEARTS, bid=100), "100 in hearts"),
        (Contract(0, Denomination.HEARTS, bid=100, multiplier=4), "100 in hearts ×4"),
        (Contract(0, Denomination.ALL_TRUMP, capot=True), "Capot in all trumps"),
        (Contract(0, Denomination.CLUBS, bid=9, capot=True), "9 in clubs, with capot"),
        (Contract(0, Denomination.CLUBS, generale=True), "Générale in clubs"),
        (Contract(0, Denomination.CLUBS, stake=True), "Clubs, for the whole match"),
        (Contract(0, Denomination.CLUBS, negative=True), "Clubs, for the fewest points"),
    ],
)
def test_a_contract_says_what_was_undertaken(contract: Contract, said: str) -> None:
    assert words.contract_name(contract, variants.get("classic")) == said


def test_baloot_is_played_in_hokum_and_sun() -> None:
    baloot = variants.get("baloot")
    assert words.contract_name(Contract(0, Denomination.NO_TRUMP), baloot) == "Sun"
    assert words.contract_name(Contract(0, Denomination.HEARTS, multiplier=3), baloot) == "Hokum in hearts ×3"


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("coinche", ("Coinche", "Surcoinche", "Raise")),
        ("belote-ma", ("Coinche", "Surcoinche", "Raise")),
        ("belote-tn", ("Coinche", "Surcoinche", "Raise")),
        ("contree-corsica", ("Contre", "Surcontre", "Raise")),
        ("belot-wiki-2p-open", ("Contra", "Recontra", "Raise")),
        ("bidding-cats", ("Double", "Redouble", "Raise")),
        ("vida", ("Vida", "Vida", "Vida")),
        ("klaverjas-rotterdam", ("Kraak", "Rekraak", "Superkraak")),
        ("classic", ("Double", "Redouble", "Raise")),
    ],
)
def test_raises_are_called_as_in_the_game_or_in_the_one_it_comes_from(game: str, said: tuple[str, ...]) -> None:
    raises = (Say(Word.DOUBLE), Say(Word.REDOUBLE), Say(Word.RAISE))
    assert tuple(words.call_text(action, variants.get(game)) for action in raises) == said


def test_a_game_of_ones_own_calls_raises_as_the_game_it_was_made_of() -> None:
    ours = variants.own_game("Sunday coinche", "coinche", {"target": 1500, "max_bid": 180})
    assert words.call_text(Say(Word.DOUBLE), ours.rules) == "Coinche"
