"""The hand in the person's own order: by mouse, by keyboard, until the next deal or another way to sort."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import Card, Match
from belote_desktop.table import TableView
from tests.table.table_makers import lawful_and_refused, make_table, my_turn_with_refused_cards, offer, play_on

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def match() -> Match:
    return my_turn_with_refused_cards()


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    table = make_table()
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    return table


def fan(table: TableView) -> list[Card]:
    return list(table._scene.hand.fan_cards)


def drag(qtbot: QtBot, table: TableView, card: Card, *points: QPoint) -> None:
    """Press on a card, go through these points, and let go at the last."""
    view, left = table.viewport(), Qt.MouseButton.LeftButton
    qtbot.mousePress(view, left, pos=table.card_point(card).toPoint())
    for point in points:
        qtbot.mouseMove(view, point)
    qtbot.mouseRelease(view, left, pos=points[-1])


def beside(table: TableView, card: Card) -> QPoint:
    return table.card_point(card).toPoint()


def test_a_card_dragged_along_the_hand_stays_where_it_was_put(qtbot: QtBot, table: TableView, match: Match) -> None:
    offer(table, match)
    before = fan(table)
    drag(qtbot, table, before[0], beside(table, before[1]), beside(table, before[2]) + QPoint(12, 0))
    assert fan(table) == [*before[1:3], before[0], *before[3:]]
    offer(table, match)
    assert fan(table) == [*before[1:3], before[0], *before[3:]], "whatever is shown next"
    assert [button.card for button in table._chooser.ghosts.buttons] == fan(table)


def test_a_hand_is_put_in_order_while_others_think_and_plays_nothing(
    qtbot: QtBot, table: TableView, match: Match
) -> None:
    table.show_view(engine.view(match, 0))
    chosen: list[object] = []
    table.action_chosen.connect(chosen.append)
    before = fan(table)
    drag(qtbot, table, before[-1], beside(table, before[0]))
    assert fan(table) == [before[-1], *before[:-1]]
    drag(qtbot, table, before[0], QPoint(640, 300))
    assert chosen == []
    assert fan(table) == [before[-1], *before[:-1]]


def test_a_refused_card_dragged_to_the_table_says_why_and_goes_back(
    qtbot: QtBot, table: TableView, match: Match
) -> None:
    offer(table, match)
    _, refused = lawful_and_refused(match)
    before = fan(table)
    spot = table._scene.hand.spots()[refused]
    drag(qtbot, table, refused, QPoint(640, 300))
    assert table._scene.bubbles.explanation is not None
    assert fan(table) == before
    item = table._scene.hand._items[refused]
    item.settle()
    assert item.pos().y() == pytest.approx(spot.y, abs=30)


def test_shift_and_an_arrow_move_the_card_and_say_where_it_lies(qtbot: QtBot, table: TableView, match: Match) -> None:
    offer(table, match)
    before, said = fan(table), list[str]()
    table.announced.connect(lambda text, _: said.append(text))
    table._chooser.ghosts.buttons[0].setFocus()
    qtbot.keyClick(table.focusWidget(), Qt.Key.Key_Right, SHIFT)
    assert fan(table) == [before[1], before[0], *before[2:]]
    assert table._chooser.ghosts.focused_card == before[0], "the focus goes with the card"
    assert said[-1].endswith(f"card 2 of {len(before)}")
    qtbot.keyClick(table.focusWidget(), Qt.Key.Key_Left, SHIFT)
    qtbot.keyClick(table.focusWidget(), Qt.Key.Key_Left, SHIFT)
    assert fan(table) == [*before[1:], before[0]], "round the end"


def test_the_hand_is_sorted_again_on_request_by_another_choice_and_in_the_next_deal(
    qtbot: QtBot, table: TableView, match: Match
) -> None:
    offer(table, match)
    before = fan(table)
    table._chooser.move_card(before[0], 3)
    qtbot.keyClick(table, Qt.Key.Key_O)
    assert fan(table) == before
    table._chooser.move_card(before[0], 3)
    preferences = table._stage.preferences
    preferences.set("sort_hand", "suits")
    preferences.set("sort_hand", "alternate")
    assert fan(table) == before
    table._chooser.move_card(before[0], 3)
    following = play_on(match, lambda state: len(state.deals) == 1)
    table.show_view(engine.view(following, 0))
    moved = fan(table)
    table.sort_hand()
    assert fan(table) == moved, "the next deal begins in order"
