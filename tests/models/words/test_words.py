"""Cards and sentences in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules import RULE_FIELDS, Ruleset, RulesetError
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, in_english, say, under_contract
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import END, LEFT_TO_RIGHT, RIGHT_TO_LEFT
from belote_desktop.resources import deck
from belote_desktop.variants import get


@pytest.fixture
def english_locale() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize("value", [2**63 - 1, -(2**63), 2**63, 10**40, -(10**40)])
def test_a_number_of_any_size_has_figures(english_locale: None, value: int) -> None:
    assert words.number(value) == str(value).replace("-", "−")


def test_long_figures_are_those_of_the_language_too(english_locale: None) -> None:
    QLocale.setDefault(QLocale("ar_EG"))
    assert words.number(10**40) == words.number(1) + words.number(0) * 40


def test_a_card_stands_in_a_sentence_as_a_token_and_is_read_by_name(english_locale: None) -> None:
    source = QT_TRANSLATE_NOOP("engine", "You must follow suit in {suit}: play {cards:the or}.")
    told = say(source, suit=Suit.HEARTS, cards=CardSet.parse("KH TH"))
    assert words.sentence(told) == "You must follow suit in ♥: play 10♥ or K♥."
    assert words.spoken(told) == "You must follow suit in hearts: play the ten of hearts or the king of hearts."


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 point"), (0, "0 points"), (-1, "−1 point"), (-20, "−20 points"), (2**40 + 21, f"{2**40 + 21} points")],
)
def test_a_count_of_any_size_stands_in_its_sentence(english_locale: None, count: int, said: str) -> None:
    """Qt's translators take no negative numbers and none above 2**31."""
    message = counted(QT_TRANSLATE_NOOP("log", "Trick {number}: %n point(s).", "", 1), count, number=1)
    assert words.sentence(message) == f"Trick 1: {said}."


def test_no_line_is_broken_between_a_figure_and_its_sign(english_locale: None) -> None:
    source = QT_TRANSLATE_NOOP("coach", "It is {points} ± {error} points worse, 5 % of 20, in % of all.")
    assert words.sentence(say(source, points=55.5, error=7.0)) == (
        "It is 55.5\u00a0±\u00a07.0 points worse, 5\u00a0% of 20, in\u00a0% of all."
    )


def test_a_sentence_chooses_the_word_before_the_last_of_a_list(english_locale: None) -> None:
    held = CardSet.parse("KH QH TS")
    either, both = say("Play {cards:the or}.", cards=held), say("You hold {cards}.", cards=held)
    assert words.sentence(either) == "Play 10♠, K♥ or Q♥."
    assert words.sentence(both) == "You hold 10♠ K♥ Q♥."
    assert words.sentence(say("Keep {cards:the}.", cards=held)) == "Keep 10♠, K♥, and Q♥."
    assert words.spoken(either) == "Play the ten of spades, the king of hearts or the queen of hearts."


def test_index_letters_follow_the_deck() -> None:
    king = Card.parse("KS")
    assert words.card_token(king) == "K♠"
    assert words.card_token(king, "fr") == "R♠"


def test_the_letters_may_follow_the_language_of_the_window() -> None:
    before = QLocale()
    for language, letters in (
        ("fr", "fr"),
        ("de", "de"),
        ("uk", "ru"),
        ("en", "en"),
        ("pt", "en"),
        ("bg", "en"),
        ("el", "en"),
    ):
        QLocale.setDefault(QLocale(language))
        assert words.index_set("language") == letters
        assert words.index_set("bg") == "bg"
    QLocale.setDefault(before)


class Chosen:
    """Settings that know two choices of the deck."""

    def __init__(self, colours: str) -> None:
        self._values = {"deck_colours": colours, "deck_index": "fr"}

    def value(self, key: str) -> str:
        return self._values[key]

    def set(self, key: str, value: str) -> None:
        self._values[key] = value


def test_german_suits_bear_the_letters_of_their_own_court() -> None:
    assert words.index_in_use(Preferences(Chosen("two"))) == "fr"
    assert words.index_in_use(Preferences(Chosen("german"))) == "german"
    assert [words.card_token(Card.parse(card), "german") for card in ("QH", "JH")] == ["O♥", "U♥"]


def test_every_index_set_of_the_deck_has_its_letters_in_sentences() -> None:
    assert set(deck.RANK_LETTERS) == set(deck.INDEX_SETS)
    own = [one.letters for one in deck.decks() if one.letters]
    assert {len(set(letters)) for letters in (*deck.RANK_LETTERS.values(), *own)} == {9}


def test_every_rule_and_every_value_has_words() -> None:
    for field in RULE_FIELDS.values():
        assert words.rule_label(field)
        assert words.rule_sentence(field).endswith(".")
        for value in field.values():
            assert words.value_text(value)


def test_two_rules_that_cannot_stand_together_are_named_by_their_labels() -> None:
    with pytest.raises(RulesetError) as problem:
        get("classic", belote=False, belote_order="king_first")
    assert problem.value.message is not None
    assert words.sentence(problem.value.message).startswith("“Belote” and “Order of belote” do not go together")


def test_a_hand_is_sorted_with_trumps_first_and_colours_in_turn() -> None:
    rules: Ruleset = get("classic")
    hand = CardSet.parse("7S JS 9H KH AD TC")
    order = sort_hand(hand, rules, None, "alternate", proposed=Suit.SPADES)
    suits = list(dict.fromkeys(card.suit for card in order))
    assert suits == [Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS]
    assert [str(card) for card in order[:2]] == ["JS", "7S"]
    assert [str(card) for card in sort_hand(hand, rules, None, "suits")][:2] == ["JS", "7S"]


def test_a_sign_stays_before_its_figure_where_the_window_reads_from_the_right(
    english_locale: None, qapp: QApplication
) -> None:
    assert (words.number(-100), words.number(8, signed=True), words.number(0, signed=True)) == ("−100", "+8", "0")
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert words.number(100) == "100"
    assert words.number(-100) == LEFT_TO_RIGHT + "−100" + END
    assert words.number(8, signed=True) == words.signed(8) == LEFT_TO_RIGHT + "+8" + END
    assert words.signed(-8) == LEFT_TO_RIGHT + "−8" + END


def test_a_set_of_cards_is_listed_from_the_highest_down(english_locale: None) -> None:
    held = CardSet.parse("7S 8H TH JH QH AH")
    told = say("{cards}", cards=held)
    assert words.sentence(told) == in_english(told) == "7♠ A♥ 10♥ Q♥ J♥ 8♥"
    hearts = rank_table(get("classic").cards, Denomination.HEARTS).strength
    within = under_contract(say("{rest}", rest=told), hearts)
    assert words.sentence(within) == "J♥ A♥ 10♥ Q♥ 8♥ 7♠", "trumps first, in their own order"


def test_a_figure_with_its_error_reads_from_the_left_everywhere(english_locale: None, qapp: QApplication) -> None:
    source = QT_TRANSLATE_NOOP("review", "It costs {points} ± {error} points.")
    told = say(source, points=-28.8, error=8.6)
    assert words.sentence(told) == "It costs −28.8\u00a0±\u00a08.6 points."
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    pair = f"{LEFT_TO_RIGHT}−28.8{END}\u00a0±\u00a08.6"
    assert words.sentence(told) == f"It costs {LEFT_TO_RIGHT}{pair}{END} points."


def test_a_figure_with_its_error_reads_from_the_right_in_arabic_figures(
    english_locale: None, qapp: QApplication
) -> None:
    source = QT_TRANSLATE_NOOP("review", "It costs {points} ± {error} points.")
    QLocale.setDefault(QLocale("ar_EG"))
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    sign = QLocale().negativeSign().replace("-", "−")
    figure = f"{RIGHT_TO_LEFT}{sign}٢٨٫٨{END}"
    assert words.sentence(say(source, points=-28.8, error=8.6)) == (
        f"It costs {RIGHT_TO_LEFT}{figure}\u00a0±\u00a0٨٫٦{END} points."
    )


def test_percentages_have_the_sign_and_the_side_of_the_language(english_locale: None, qapp: QApplication) -> None:
    assert words.percent(words.number(58)) == "58\u00a0%"
    assert words.measured("{number}\u00a0{unit}", 58, "%") == "58\u00a0%"
    QLocale.setDefault(QLocale("ar_EG"))
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert words.percent(words.number(58)) == f"{RIGHT_TO_LEFT}٥٨\u00a0٪{END}"
    assert words.measured("{number}\u00a0{unit}", 58, "٪") == f"{RIGHT_TO_LEFT}٥٨\u00a0٪{END}"
    assert words.measured("{number} {unit}", 58, "مث") == "٥٨ مث", "letters turn the figure by themselves"


def test_facts_stand_beside_each_other_without_the_empty_ones() -> None:
    assert words.in_one_line("France", "", "4 players", "for beginners") == "France · 4 players · for beginners"
    assert words.in_one_line("", "") == words.in_one_line() == ""
