"""A flourish for belote, a capot and a match that is won: discreet, and never in the way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import Event
from belote_desktop.engine import events as happened
from belote_desktop.table import TableView
from belote_desktop.table.scene.flourish import LASTS_MS
from belote_desktop.table.scene.picture import picture_of
from tests.table.table_makers import make_table, match_after

START = match_after(["pass", "take"])
WON = happened.TrickWon(0, (), 10, 8)


def shown(qtbot: QtBot, **wishes: object) -> TableView:
    table = make_table(**{"animation_speed": "fast", **wishes})
    qtbot.addWidget(table)
    table.resize(1000, 700)
    with qtbot.waitExposed(table):
        table.show()
    table.show_view(engine.view(START, 0))
    return table


def open_after(table: TableView, event: Event, winners: tuple[int, ...] = ()) -> int:
    """How many flourishes are open after an event, when these seats have won the tricks before it."""
    table._dance.picture = replace(picture_of(engine.view(START, 0)), taken=winners)
    table._dance.perform(event, None, instant=False)
    return table._scene.flourishes.count


@pytest.mark.parametrize("second", [False, True])
def test_belote_and_rebelote_have_one(qtbot: QtBot, second: bool) -> None:
    assert open_after(shown(qtbot), happened.BeloteSaid(1, second)) == 1


@pytest.mark.parametrize(
    ("winners", "expected"),
    [((0, 2, 0, 2, 0, 0, 2), 1), ((0, 2, 1, 2, 0, 0, 2), 0), ((0, 2, 0, 2, 0, 0), 0)],
    ids=["all eight tricks", "one was lost", "not the last trick"],
)
def test_a_capot_has_one(qtbot: QtBot, winners: tuple[int, ...], expected: int) -> None:
    assert open_after(shown(qtbot), WON, winners) == expected


@pytest.mark.parametrize(("winner", "expected"), [(0, 1), (1, 0), (None, 0)])
def test_a_match_my_side_has_won_has_one(qtbot: QtBot, winner: int | None, expected: int) -> None:
    assert open_after(shown(qtbot), happened.MatchEnded(winner)) == expected


def test_it_goes_by_itself(qtbot: QtBot) -> None:
    table = shown(qtbot, animation_speed="normal")
    before, clock = len(table._scene.items()), table._stage.clock
    clock.hold()
    assert open_after(table, happened.MatchEnded(0)) == 1
    clock.step(LASTS_MS - 16)
    assert table._scene.flourishes.count == 1
    clock.step(16)
    assert table._scene.flourishes.count == 0
    assert len(table._scene.items()) == before


def test_it_goes_when_the_person_hurries_on(qtbot: QtBot) -> None:
    table = shown(qtbot)
    open_after(table, happened.MatchEnded(0))
    table._scene.settle()
    assert table._scene.flourishes.count == 0


def test_where_nothing_moves_there_is_none(qtbot: QtBot) -> None:
    assert open_after(shown(qtbot, animation_speed="off"), happened.MatchEnded(0)) == 0


@pytest.mark.parametrize(("motion", "grows"), [("off", True), ("on", False)])
def test_with_less_motion_it_only_appears(qtbot: QtBot, motion: str, grows: bool) -> None:
    table = shown(qtbot, reduced_motion=motion)
    open_after(table, happened.MatchEnded(0))
    (item,) = table._scene.flourishes._open
    qtbot.waitUntil(lambda: item.opacity() > 0.5)
    assert (item.scale() != 1.0) is grows
