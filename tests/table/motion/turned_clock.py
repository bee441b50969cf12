"""A table whose clock a test turns, so that every frame of a movement can be looked at without waiting."""

from __future__ import annotations

from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import Match
from belote_desktop.table import TableView
from belote_desktop.table.items.clock import Clock
from tests.table.table_makers import make_table


def held_table(qtbot: QtBot, match: Match, **wishes: object) -> TableView:
    """A table that shows a match, at the usual speed; its clock stands still."""
    table = make_table(**({"animation_speed": "normal"} | wishes))
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    table.show_view(engine.view(match, 0))
    table._stage.clock.hold()
    return table


def each_ms(clock: Clock, ms: int) -> Iterator[int]:
    """Turn a clock on by one millisecond after the other; gives the milliseconds turned so far."""
    for turned in range(1, ms + 1):
        clock.step(1)
        yield turned
