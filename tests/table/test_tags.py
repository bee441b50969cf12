"""Words on cards: where they lie, what is veiled, what a screen reader hears, and that they end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import Card
from belote_desktop.models.words import words
from belote_desktop.table import TableView
from belote_desktop.table.layout.card_positions import card_box
from belote_desktop.table.scene.picture import picture_of
from belote_desktop.table.teaching.tags import Role, Tag, _index_box
from tests.table.table_makers import make_table, match_after, my_turn_with_refused_cards, offer, play_on


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """A table on which seat 0 is to play."""
    made = make_table()
    qtbot.addWidget(made)
    made.resize(900, 600)
    with qtbot.waitExposed(made):
        made.show()
    made.show_view(engine.view(my_turn_with_refused_cards(), 0))
    return made


def ghost(table: TableView, card: Card) -> QAbstractButton:
    found = [each for each in table.findChildren(QAbstractButton) if each.accessibleName() == words.card_name(card)]
    return found[0]


def lightness(table: TableView, card: Card) -> int:
    """How light a card of my hand is where no other one lies over it."""
    strip = table._scene.hand.visible_strip(card)
    at = QPointF(strip.x + strip.width / 2, strip.y + strip.height * 0.5).toPoint()
    return max(QColor(table.grab().toImage().pixel(at.x() + dx, at.y())).lightness() for dx in range(-8, 9))


def test_the_cards_without_a_word_are_veiled(table: TableView) -> None:
    first, second, *others = table._scene.hand.cards
    before = {card: lightness(table, card) for card in (first, *others[:2])}
    table.tag({first: Tag("best"), second: Tag("played", Role.PLAYED)})
    assert lightness(table, first) == before[first]
    assert all(lightness(table, card) < before[card] - 20 for card in others[:2])
    table.end_tags()
    assert all(lightness(table, card) == before[card] for card in others[:2])


def test_a_screen_reader_hears_the_word_with_its_card(table: TableView) -> None:
    first, second, *_ = table._scene.hand.cards
    table.tag({first: Tag("best"), second: Tag("played", Role.PLAYED)})
    assert ghost(table, first).accessibleDescription() == "best"
    assert ghost(table, second).accessibleDescription() == "played"
    table.end_tags()
    assert ghost(table, first).accessibleDescription() == ""


def test_words_never_lie_on_each_other(table: TableView) -> None:
    cards = table._scene.hand.cards
    table.tag({card: Tag("your answer", Role.PLAYED) for card in cards})
    boxes = list(table._tags.boxes.values())
    assert len(boxes) == len(cards)
    assert not any(one.meets(other) for place, one in enumerate(boxes) for other in boxes[:place])
    assert all(box.x >= 0 and box.right <= table.width() for box in boxes)


def test_words_are_no_wider_than_cards_and_leave_every_index_in_sight(table: TableView) -> None:
    hand, (lying, *_) = table._scene.hand, [card for _, card in table._dance.picture.trick]
    table.tag({card: Tag("correct") for card in (*hand.cards[:3], lying)})
    indices = [_index_box(*placed) for card in hand.cards if (placed := table._scene.placed(card)) is not None]
    assert len(indices) == len(hand.cards)
    for card, word in table._tags.boxes.items():
        placed = table._scene.placed(card)
        assert placed is not None
        assert word.width <= placed[1]
        assert word.meets(card_box(*placed)), "it lies on its own card"
        assert not any(word.meets(index) for index in indices)


def test_a_word_follows_its_card_to_another_size_of_the_table(table: TableView) -> None:
    card = table._scene.hand.cards[0]
    table.tag({card: Tag("best")})
    table.resize(1280, 800)
    x, y = table._scene.hand.top_of(card)
    box = table._tags.boxes[card]
    assert box.x < x < box.right
    assert abs(box.y + box.height / 2 - y) < box.height


def test_a_card_of_the_trick_has_a_word_too_and_my_hand_is_not_veiled_by_it(table: TableView) -> None:
    held, (lying, *_) = table._scene.hand.cards[0], [card for _, card in table._dance.picture.trick]
    before = lightness(table, held)
    table.tag({lying: Tag("wins")})
    trick = table._scene.trick.box_of(lying)
    assert trick is not None
    assert table._tags.boxes[lying].meets(trick)
    assert lightness(table, held) == before


def test_an_open_card_of_another_s_stack_has_a_word_too(qtbot: QtBot) -> None:
    table = make_table()
    qtbot.addWidget(table)
    match = play_on(match_after([], game="decouverte"), lambda now: now.deal is not None and now.deal.trick is not None)
    view = engine.view(match, 0)
    table.show_view(view)
    (top, *_) = [stack.top for stack in view.stacks[1] if stack.top is not None]
    table.tag({top: Tag("best")})
    assert set(table._tags.boxes) == {top}


def test_a_refused_card_with_a_word_says_both(table: TableView) -> None:
    match = my_turn_with_refused_cards()
    offer(table, match)
    lawful = {action.card for action in engine.legal(match)}
    refused = next(card for card in table._scene.hand.cards if card not in lawful)
    reason = ghost(table, refused).accessibleDescription()
    assert reason
    table.tag({refused: Tag("your answer", Role.PLAYED)})
    assert ghost(table, refused).accessibleDescription() == f"your answer. {reason}"


def test_the_card_led_is_marked_also_while_it_is_winning(table: TableView) -> None:
    def led_wins(match: engine.Match) -> bool:
        view = engine.view(match, 0)
        return bool(view.trick and len(view.trick.cards) > 1 and picture_of(view).winning == 0)

    table.show_view(engine.view(play_on(my_turn_with_refused_cards(), led_wins), 0))
    trick = table._scene.trick
    assert trick._crown is not None
    assert trick._tag is not None
    assert trick._tag.spot.x == trick._crown.spot.x, "both on the card that was led"
    assert trick._tag.zValue() > trick._crown.zValue()
