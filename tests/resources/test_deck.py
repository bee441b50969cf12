"""The deck: every face is a valid, point-symmetric picture within its limits of colour, contrast and size."""

import itertools
import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from belote_desktop.resources import deck
from belote_desktop.resources.deck import backs

CARDS = [rank + suit for suit in deck.SUITS for rank in deck.RANKS]
COURTS = [card for card in CARDS if card[0] in "KQJ"]
THEMES: tuple[deck.Theme, ...] = ("light", "dark", "contrast")
FRENCH, TWO_COLOURS, GERMAN = map(deck.named, ("four", "two", "german"))
# What a dichromat sees of linear red, green and blue: Machado, Oliveira and Fernandes 2009, table 1, severity 1.
BLIND_TO = {
    "red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def picture(svg: str, width: int = 252, height: int = 352) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def flip_both() -> Qt.Orientation:
    return Qt.Orientation.Horizontal | Qt.Orientation.Vertical


def share_that_differs(first: QImage, second: QImage, by: int = 64) -> float:
    one, two = pixels(first), pixels(second)
    return sum(abs(a - b) > by for a, b in zip(one, two, strict=True)) / len(one)


def colours_in(svg: str) -> set[str]:
    return set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]+)"', svg))


def linear(colour: str) -> list[float]:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def seen(colour: str, blind_to: str) -> tuple[float, float, float]:
    """Where a colour lies in CIELAB for someone who lacks one kind of cone."""
    light = linear(colour)
    red, green, blue = (
        min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in BLIND_TO[blind_to]
    )
    parts = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def contrast(first: str, second: str) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def paper_and_edge(theme: deck.Theme) -> tuple[str, str]:
    card = re.search(r'<rect [^>]*fill="(#\w+)" stroke="(#\w+)"', FRENCH.face("7", "S", theme=theme))
    assert card
    return card[1], card[2]


def test_a_deck_of_36_has_nine_ranks_in_four_suits() -> None:
    assert len(CARDS) == 36
    assert len({FRENCH.face(card[0], card[1]) for card in CARDS}) == 36


@pytest.mark.sampled(12)
@pytest.mark.parametrize("card", CARDS)
def test_every_face_is_well_formed_and_drawn_by_qt(qtbot: QtBot, card: str) -> None:
    svg = FRENCH.face(card[0], card[1])
    root = ET.fromstring(svg)
    assert root.get("viewBox") == "0 0 252 352"
    drawn = pixels(picture(svg, 100, 140))
    assert len({drawn[k : k + 3] for k in range(0, len(drawn), 4)}) > 10


# Pips that have one way up on every printed deck: (x, y, width, height) of what to leave out on each rank.
ONE_WAY = {
    "6": [(60, 150, 132, 52)],
    "7": [(60, 150, 132, 52), (100, 98, 52, 52), (100, 202, 52, 52)],
    "8": [(60, 150, 132, 52)],
    "9": [(100, 150, 52, 52)],
    "A": [(70, 120, 112, 112)],
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("card", CARDS)
def test_a_face_looks_the_same_after_a_half_turn(qtbot: QtBot, card: str) -> None:
    image = picture(FRENCH.face(card[0], card[1]))
    painter = QPainter(image)
    for x, y, width, height in ONE_WAY.get(card[0], []):
        painter.fillRect(x, y, width, height, 0xFFFFFF)
    painter.end()
    assert share_that_differs(image, image.flipped(flip_both())) < 0.002


@pytest.mark.parametrize("card", COURTS)
def test_a_court_uses_at_most_six_colours(card: str) -> None:
    for theme in THEMES:
        colours = colours_in(FRENCH.face(card[0], card[1], theme=theme)) - {paper_and_edge(theme)[1]}
        assert len(colours) <= 6, sorted(colours)


def test_the_deck_of_32_stays_under_150_kilobytes() -> None:
    assert sum(len(FRENCH.face(card[0], card[1]).encode()) for card in CARDS if card[0] != "6") < 150 * 1024


def test_number_cards_carry_as_many_pips_as_their_rank_says() -> None:
    for suit, (rank, count) in itertools.product(deck.SUITS, zip("6789T", range(6, 11), strict=True)):
        assert FRENCH.face(rank, suit).count("scale(1.06)") + FRENCH.face(rank, suit).count("scale(-1.06)") == count


@pytest.mark.sampled(6)
@pytest.mark.parametrize("card", CARDS)
def test_the_german_pack_is_drawn_and_looks_the_same_after_a_half_turn(qtbot: QtBot, card: str) -> None:
    svg = GERMAN.face(card[0], card[1])
    ET.fromstring(svg)
    image = picture(svg)
    painter = QPainter(image)
    for x, y, width, height in ONE_WAY.get(card[0], []) if card[0] != "A" else []:
        painter.fillRect(x, y, width, height, 0xFFFFFF)
    painter.end()
    assert share_that_differs(image, image.flipped(flip_both())) < 0.002
    french = re.search(r' d="([^"]+)"', FRENCH.suit_mark(card[1]))
    assert french
    assert french[1] not in svg


def test_an_ober_is_another_person_than_the_queen(qtbot: QtBot) -> None:
    for suit in deck.SUITS:
        queen = picture(FRENCH.face("Q", suit)).copy(60, 20, 130, 110)
        ober = picture(GERMAN.face("Q", suit)).copy(60, 20, 130, 110)
        assert share_that_differs(queen, ober) > 0.2, suit


def test_the_german_pack_stays_under_150_kilobytes() -> None:
    cards = [card for card in CARDS if card[0] != "6"]
    assert sum(len(GERMAN.face(card[0], card[1]).encode()) for card in cards) < 150 * 1024


def test_faces_of_one_rank_are_different_people(qtbot: QtBot) -> None:
    heads = {card: picture(FRENCH.face(card[0], card[1])).copy(90, 60, 72, 70) for card in COURTS}
    for first, second in itertools.combinations(COURTS, 2):
        assert share_that_differs(heads[first], heads[second]) > 0.1, (first, second)


def test_index_sets_print_their_own_letters(qtbot: QtBot) -> None:
    assert set(deck.INDEX_SETS) >= {"en", "fr", "ru", "bg", "de", "nl", "pl", "el"}
    printed = {index: tuple(FRENCH.face(rank, "H", index=index) for rank in "AKQJ") for index in deck.INDEX_SETS}
    assert len(set(printed.values())) == len(deck.INDEX_SETS)
    for index in deck.INDEX_SETS:
        assert len(set(printed[index])) == 4
        assert FRENCH.face("7", "H", index=index) == FRENCH.face("7", "H")
    corner = {index: picture(FRENCH.face("K", "H", index=index)).copy(0, 0, 55, 66) for index in ("en", "fr", "nl")}
    for first, second in itertools.combinations(corner.values(), 2):
        assert share_that_differs(first, second) > 0.05


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("chosen", [FRENCH, TWO_COLOURS, GERMAN], ids=lambda one: str(one.name))
@pytest.mark.parametrize("suit", deck.SUITS)
def test_suit_colours_stand_out_from_the_paper(theme: deck.Theme, chosen: deck.Deck, suit: str) -> None:
    paper, _ = paper_and_edge(theme)
    own = chosen.suit_colour(suit)
    assert own in colours_in(chosen.face("8", suit, theme=theme))
    assert contrast(own, paper) >= 4.5


def test_four_colours_differ_and_two_colours_pair_the_suits() -> None:
    assert len({FRENCH.suit_colour(suit) for suit in deck.SUITS}) == 4
    two = [TWO_COLOURS.suit_colour(suit) for suit in deck.SUITS]
    assert (two[0], two[1]) == (two[3], two[2])
    assert two[0] != two[1]


@pytest.mark.parametrize("blind_to", BLIND_TO)
def test_four_colours_are_told_apart_by_the_colour_blind(blind_to: str) -> None:
    """15 in CIELAB is a clear difference between large patches; the shapes of the marks tell the rest."""
    suits = [seen(FRENCH.suit_colour(suit), blind_to) for suit in deck.SUITS]
    assert min(math.dist(one, other) for one, other in itertools.combinations(suits, 2)) > 15


def test_a_deck_that_is_not_there_any_more_means_the_usual_one() -> None:
    assert [deck.named(name).name for name in ("two", "german", "plaid")] == ["two", "german", "four"]


def test_every_deck_has_a_name_a_label_and_words_for_its_own_letters() -> None:
    assert [one.name for one in deck.decks()] == ["four", "two", "german"]
    assert len({one.label for one in deck.decks()}) == 3
    assert [one.letters for one in deck.decks()] == ["", "", "6789TUOKA"]
    assert GERMAN.names["cards", "spades"] == "leaves"
    assert not FRENCH.names


def test_every_back_that_can_be_chosen_has_a_design() -> None:
    assert set(deck.BACKS) == set(backs.DESIGNS)


def test_the_contrast_theme_names_german_suits_with_their_own_initials() -> None:
    french, german = (
        [re.findall(r'stroke-width="4.6"[^>]* d="([^"]+)"', face("9", suit, theme="contrast")) for suit in deck.SUITS]
        for face in (FRENCH.face, GERMAN.face)
    )
    assert len({letters[0] for letters in german}) == 4
    assert [one == other for one, other in zip(french, german, strict=True)] == [False, True, False, False]


def test_the_contrast_theme_names_the_suit_with_a_letter() -> None:
    strokes = [
        re.findall(
            r'<path fill="none" stroke="#\w+" stroke-width="4.6"[^>]* d="([^"]+)"', FRENCH.face("9", suit, theme=t)
        )
        for t in THEMES
        for suit in deck.SUITS
    ]
    assert strokes[:8] == [[]] * 8
    assert len({tuple(found) for found in strokes[8:]}) == 4
    assert all(len(found) == 1 for found in strokes[8:])


@pytest.mark.parametrize("index", deck.INDEX_SETS)
def test_suit_letters_differ_within_each_index_set(index: str) -> None:
    letters = set()
    for suit in deck.SUITS:
        found = re.search(r'stroke-width="4.6"[^>]* d="([^"]+)"', FRENCH.face("A", suit, index=index, theme="contrast"))
        assert found
        letters.add(found[1])
    assert len(letters) == 4


def test_the_letter_under_the_index_does_not_touch_the_picture(qtbot: QtBot) -> None:
    for card in COURTS:
        image = picture(FRENCH.face(card[0], card[1], theme="contrast"))
        row = {image.pixel(x, 134) & 0xFFFFFF for x in range(20, 50)}
        assert len(row) == 1, card


@pytest.mark.parametrize("name", deck.BACKS)
def test_backs_are_drawn_and_show_no_way_up(qtbot: QtBot, name: str) -> None:
    image = picture(deck.back(name))
    assert share_that_differs(image, image.flipped(flip_both())) < 0.002


def test_three_backs_differ_in_pattern_and_burgundy_is_the_usual_one() -> None:
    patterns = {re.sub("#[0-9a-f]{6}", "", deck.back(name)) for name in deck.BACKS}
    assert len(patterns) == len(deck.BACKS) == 3
    assert deck.back() == deck.back("burgundy")


def test_suit_marks_stand_alone_in_their_colour(qtbot: QtBot) -> None:
    for suit in deck.SUITS:
        assert colours_in(FRENCH.suit_mark(suit)) == {FRENCH.suit_colour(suit)}
        assert QSvgRenderer(QByteArray(FRENCH.suit_mark(suit).encode())).isValid()


def test_german_marks_stand_for_the_four_suits(qtbot: QtBot) -> None:
    assert len({GERMAN.suit_mark(suit) for suit in deck.SUITS}) == 4
    for suit in deck.SUITS:
        assert QSvgRenderer(QByteArray(GERMAN.suit_mark(suit).encode())).isValid()
        assert len(colours_in(GERMAN.suit_mark(suit))) >= 3


def test_the_ratio_is_that_of_the_drawing() -> None:
    assert pytest.approx(352 / 252) == deck.CARD_RATIO


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: FRENCH.face("10", "S"), "The deck has no rank '10'; choose one of: 6 7 8 9 T J Q K A."),
        (lambda: FRENCH.face("", "S"), "The deck has no rank ''"),
        (lambda: FRENCH.face("KQ", "S"), "The deck has no rank 'KQ'"),
        (lambda: FRENCH.face("A", "s"), "The deck has no suit 's'; choose one of: S H D C."),
        (lambda: FRENCH.face("A", "S", index="xx"), "The deck has no index set 'xx'"),
        (lambda: FRENCH.face("A", "S", theme="sepia"), "The deck has no theme 'sepia'"),  # type: ignore[arg-type]
        (lambda: GERMAN.face("1", "S"), "The deck has no rank '1'"),
        (lambda: deck.back("plaid"), "The deck has no back 'plaid'; choose one of: burgundy"),
        (lambda: GERMAN.suit_mark("X"), "The deck has no suit 'X'"),
        (lambda: FRENCH.suit_mark("X"), "The deck has no suit 'X'"),
    ],
)
def test_unknown_names_are_refused_with_a_sentence(call: Callable[[], str], sentence: str) -> None:
    with pytest.raises(ValueError, match="The deck has no") as refusal:
        call()
    assert str(refusal.value).startswith(sentence)
