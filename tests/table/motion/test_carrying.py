"""A card that is dragged: held where it was grabbed, a little larger, leaning with its speed, and back if let go."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import Card
from belote_desktop.table import TableView
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.carried import MOST_TILT
from tests.table.motion.turned_clock import held_table
from tests.table.table_makers import lawful_and_refused, my_turn_with_refused_cards, offer


def grabbed(qtbot: QtBot, **wishes: object) -> tuple[TableView, Card, CardItem, QPoint]:
    """A table on which a card that may be played is pressed, and where."""
    match = my_turn_with_refused_cards()
    table = held_table(qtbot, match, **wishes)
    offer(table, match)
    table._scene.settle()
    card = lawful_and_refused(match)[0]
    start = table.card_point(card).toPoint() + QPoint(3, 11)
    qtbot.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    return table, card, table._scene.hand._items[card], start


def test_the_point_that_was_grabbed_stays_under_the_pointer(qtbot: QtBot) -> None:
    table, _, item, start = grabbed(qtbot)
    held = item.mapFromScene(QPointF(start))
    for step in range(1, 30):
        point = start + QPoint(9 * step, -13 * step)
        qtbot.mouseMove(table.viewport(), point)
        for _ in range(2):
            assert math.dist(item.mapToScene(held).toTuple(), point.toTuple()) < 0.01
            table._stage.clock.step(8)


def test_it_grows_by_four_in_a_hundred_and_leans_with_its_speed_and_back_when_it_rests(qtbot: QtBot) -> None:
    table, _, item, start = grabbed(qtbot)
    size, leans = item.scale(), []
    for step in range(1, 25):
        qtbot.mouseMove(table.viewport(), start + QPoint(20 * step, -100))
        table._stage.clock.step(16)
        leans.append(item.rotation())
    assert item.scale() == pytest.approx(1.04 * size)
    assert 3 < leans[-1] <= MOST_TILT
    assert item.altitude > 0
    for _ in range(30):
        table._stage.clock.step(16)
    assert item.rotation() == pytest.approx(0, abs=0.05)


def test_a_fast_pull_does_not_lean_it_further(qtbot: QtBot) -> None:
    table, _, item, start = grabbed(qtbot)
    for step in range(1, 40):
        qtbot.mouseMove(table.viewport(), start + QPoint(400 * (step % 2), -100))
        table._stage.clock.step(16)
        if step > 5:
            assert abs(item.rotation()) <= MOST_TILT


def test_let_go_over_the_hand_it_is_back_in_160_milliseconds(qtbot: QtBot) -> None:
    table, card, item, start = grabbed(qtbot)
    for step in range(1, 4):
        qtbot.mouseMove(table.viewport(), start + QPoint(10 * step, -200))
        table._stage.clock.step(16)
    qtbot.mouseMove(table.viewport(), start + QPoint(4, 20))
    before = item.here
    qtbot.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(4, 20))
    assert item.here == before
    table._stage.clock.step(80)
    assert item.is_gliding
    table._stage.clock.step(80)
    assert item.here == table._scene.hand.spots()[card]
    assert item.altitude == 0


def test_a_card_that_is_taken_away_while_it_is_carried_comes_back_to_its_place(qtbot: QtBot) -> None:
    """Another position is shown, and then this one again."""
    table, card, _, start = grabbed(qtbot)
    qtbot.mouseMove(table.viewport(), start + QPoint(40, -200))
    match = my_turn_with_refused_cards()
    table.show_undealt(engine.view(match, 0))
    table.show_view(engine.view(match, 0))
    assert table._scene.hand._items[card].here == table._scene.hand.spots()[card]


def test_where_motion_is_reduced_it_does_not_lean(qtbot: QtBot) -> None:
    table, _, item, start = grabbed(qtbot, reduced_motion="on")
    for step in range(1, 25):
        qtbot.mouseMove(table.viewport(), start + QPoint(20 * step, -100))
        table._stage.clock.step(16)
    assert item.rotation() == 0
