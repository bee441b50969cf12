"""The dealer's mark is handed on at a new deal: above everything, at the pace of the settings."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine.events import DealStarted
from belote_desktop.table import TableView
from belote_desktop.table.choreography import HANDED_ON
from tests.table.motion.turned_clock import held_table
from tests.table.table_makers import Step, match_after

START = match_after([])


def new_deal(qtbot: QtBot, **wishes: object) -> tuple[TableView, QPointF]:
    """A table on which the next deal has just begun, and where the mark lay before."""
    table = held_table(qtbot, START, **wishes)
    view = engine.view(START, 0)
    before = table._scene.dealer_mark.item.pos()
    assert table._scene.plates[view.dealer].rect.contains(before)
    dealer = (view.dealer + 1) % 4
    table.play(Step((DealStarted(2, dealer),), replace(view, number=2, dealer=dealer), 1))
    return table, before


def next_plate_holds_it(table: TableView) -> bool:
    dealer = (engine.view(START, 0).dealer + 1) % 4
    return table._scene.plates[dealer].rect.contains(table._scene.dealer_mark.item.pos())


@pytest.mark.parametrize(("speed", "pace"), [("fast", 0.55), ("normal", 1.0), ("slow", 1.8)])
def test_the_mark_is_handed_on_above_everything_at_the_pace_of_the_settings(
    qtbot: QtBot, speed: str, pace: float
) -> None:
    table, before = new_deal(qtbot, animation_speed=speed)
    mark, clock = table._scene.dealer_mark.item, table._stage.clock
    assert mark.pos() == before
    clock.step(round(HANDED_ON * pace / 2))
    assert mark.zValue() > max(plate._item.zValue() for plate in table._scene.plates.values())
    assert mark.scale() > 1.2
    assert mark.opacity() == 1
    assert not next_plate_holds_it(table)
    assert (mark.pos() - before).manhattanLength() > 100
    clock.step(round(HANDED_ON * pace / 2) - 2)
    assert mark.is_gliding
    clock.step(4)
    assert not mark.is_gliding
    assert next_plate_holds_it(table)
    assert mark.scale() == 1


def test_with_reduced_motion_it_fades_in_at_its_place(qtbot: QtBot) -> None:
    table, _ = new_deal(qtbot, reduced_motion="on")
    mark = table._scene.dealer_mark.item
    seen = []
    for _ in range(90):
        assert next_plate_holds_it(table)
        seen.append(mark.opacity())
        table._stage.clock.step(1)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 1)


def test_without_animation_it_is_there_at_once(qtbot: QtBot) -> None:
    table, _ = new_deal(qtbot, animation_speed="off")
    assert next_plate_holds_it(table)
    assert table._scene.dealer_mark.item.opacity() == 1


def test_cards_are_dealt_when_the_mark_has_arrived(qtbot: QtBot) -> None:
    table, _ = new_deal(qtbot)
    shown: list[int] = []
    table.shown.connect(shown.append)
    table._stage.clock.step(HANDED_ON - 2)
    assert not shown
    table._stage.clock.step(4)
    assert shown == [1]


def test_a_click_hands_it_on_at_once(qtbot: QtBot) -> None:
    table, _ = new_deal(qtbot)
    table.hurry()
    assert next_plate_holds_it(table)


def test_resized_on_its_way_it_lies_on_the_plate(qtbot: QtBot) -> None:
    table, _ = new_deal(qtbot)
    table._stage.clock.step(HANDED_ON // 2)
    table.resize(900, 600)
    assert next_plate_holds_it(table)
