"""The coach's paper: it lies beside the card or the player it speaks of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import Card
from belote_desktop.table import TableView
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.teaching.coaching import Coached
from belote_desktop.table.teaching.paper_places import PaperPlaces
from belote_desktop.table.teaching.pointing import along
from belote_desktop.variants.rule_sheet import Pictured
from tests.table.table_makers import make_table, my_turn_with_refused_cards


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """A table on which seat 0 is to play."""
    made = make_table()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    made.show_view(engine.view(my_turn_with_refused_cards(), 0))
    return made


def tip_beside(table: TableView, about: Card | int) -> tuple[float, float]:
    """Where the tail of the paper ends."""
    table.coach(Coached("Look", ("This is what I mean.",), about))
    bubble = table._coaching._bubble
    assert bubble is not None
    return bubble._way.tip


def test_a_card_of_the_hand_is_never_taken_for_the_player_of_its_number(table: TableView) -> None:
    for seat in (1, 3):  # beside the partner there is no room
        card = Card(seat)
        assert card == seat
        assert tip_beside(table, card) != tip_beside(table, seat)


def test_a_card_of_the_trick_has_the_paper_at_its_side(table: TableView) -> None:
    view = table._view
    assert view.trick is not None
    card = view.trick.cards[0]
    at = table._scene.trick.box_of(card)
    assert at is not None
    x, y = tip_beside(table, card)
    assert Box(at.x - 8, at.y - 8, at.width + 16, at.height + 16).meets(Box(x - 1, y - 1, 2, 2))


def test_a_row_of_cards_is_read_as_a_sentence(qapp: QApplication) -> None:
    QLocale.setDefault(QLocale("en"))  # a list is joined as the language of the window does
    row = (Pictured(Card.parse("JD"), 20), Pictured(Card.parse("9D"), 14))
    said = Coached("The order of trumps", ("Here is each card with its points.",), None, row=row).text
    assert "with its points. Jack of diamonds (20) and nine of diamonds (14)." in said


def test_my_own_words_end_when_the_coach_speaks_and_those_of_others_stay(table: TableView) -> None:
    scene = table._scene
    for seat in (0, 2):
        scene.bubbles.speak(seat, "Tierce", scene.plates[seat].box, stays=False, ms=0)
    table.coach(Coached("Look", ("This is what I mean.",), scene.hand.cards[0]))
    assert scene.bubbles.said(0) is None
    assert scene.bubbles.said(2) == "Tierce"


@pytest.mark.parametrize("size", [(1280, 800), (640, 420)], ids=["1280x800", "640x420"])
def test_the_paper_lies_on_no_open_card_and_its_seal_is_whole(table: TableView, size: tuple[int, int]) -> None:
    table.resize(*size)
    view, long = table._view, ("Spades were led and you hold none, so you play a trump.",) * 2
    assert view.trick is not None
    for about in (table._scene.hand.cards[0], view.trick.cards[0], 1, None):
        table.coach(Coached("Ruff it", long, about))
        assert table.is_coach_off_cards
        bubble = table._coaching._bubble
        assert bubble is not None
        assert bubble._way is not None
        whole = PaperPlaces(table._scene, bubble, ((), (), (), ()), about, to_place=False).box_with_seal(bubble._way)
        assert whole.x >= 0
        assert whole.y >= 0
        assert whole.right <= table.width()


def arrow_boxes(table: TableView) -> list[Box]:
    assert table.coach_arrow is not None
    return along(table.coach_arrow)


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)], ids=["1280x800", "900x600"])
def test_the_paper_does_not_lie_on_the_arrow_from_a_card_to_its_place(table: TableView, size: tuple[int, int]) -> None:
    table.resize(*size)
    table._scene.trick.show_slot(True)
    for card in table._scene.hand.cards:
        table.coach(Coached("Another card this time", ("Give away as few points as you can.",), card, to_place=True))
        assert table.coach_box is not None
        assert not any(map(table.coach_box.meets, arrow_boxes(table)))


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)], ids=["1280x800", "900x600"])
def test_an_arrow_crosses_no_card_that_it_is_not_about(table: TableView, size: tuple[int, int]) -> None:
    table.resize(*size)
    cards = list(table._scene.trick._items)
    for about in cards:
        for length in range(1, 7):
            table.coach(Coached("The winner", ("It is the highest card of the suit led.",) * length, about))
            others = [table._scene.trick.box_of(card) for card in cards if card != about]
            if table.coach_arrow is not None:
                assert not any(box.meets(part) for part in arrow_boxes(table) for box in others if box is not None)
            assert not any(box.meets(table.coach_box) for box in others if box and table.coach_box)


def test_the_outline_of_the_winning_card_lies_below_the_cards_on_it_and_its_crown_above(table: TableView) -> None:
    trick = table._scene.trick
    outline, crown = trick._outline, trick._crown
    assert outline is not None
    assert crown is not None
    levels = sorted(item.spot.z for item in trick._items.values())
    assert any(low < outline.spot.z < low + 0.1 for low in levels)
    assert crown.spot.z > levels[-1]


@pytest.mark.parametrize(
    ("title", "read"),
    [
        ("The aim", "The aim. One."),
        ("What do you say?", "What do you say? One."),
        ("Τι λέτε;", "Τι λέτε; One."),
        ("ماذا تقول؟", "ماذا تقول؟ One."),
        ("Thinking…", "Thinking… One."),
    ],
)
def test_a_title_is_read_as_a_sentence_and_a_question_as_one(title: str, read: str) -> None:
    assert Coached(title, ("One.",)).text == read
