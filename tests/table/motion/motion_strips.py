"""Write what moves on the table as strips of frames, to be looked at: `python -m tests.table.motion.motion_strips DIR`.

A strip shows the same table at moments that lie equally far apart, row by row.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from belote_desktop import engine
from belote_desktop.engine import Match, Play
from belote_desktop.table import TableView
from tests.table.table_makers import Step, make_table, match_after, steps_of

SIZE, SHOWN = (1280, 800), 0.5
COLUMNS = 4


def _table(match: Match) -> TableView:
    table = make_table(animation_speed="normal", aid_piles=True)
    table.resize(*SIZE)
    table.show()
    table.show_view(engine.view(match, 0))
    table._stage.clock.hold()
    return table


def _play(seat: int) -> TableView:
    """A table on which this seat begins to play a card to a trick."""
    match = match_after(["pass", "take"])
    while engine.to_act(match) != seat:
        match, _ = engine.apply(match, next(one for one in engine.legal(match) if isinstance(one, Play)))
    table = _table(match)
    lying = len(table._scene.trick._items)
    table.play(steps_of(match, 1)[0])
    while len(table._scene.trick._items) == lying:  # something is said first
        table._stage.clock.step(1)
    return table


def _gather() -> TableView:
    """A table on which a trick that was won begins to be gathered; one trick was gathered before."""
    match = match_after(["pass", "take"])
    table, steps = _table(match), steps_of(match, 8)
    for step in steps:
        table.play(step)
    clock = table._stage.clock
    while steps[-2].position in [step.position for step in table._timeline._steps]:
        clock.step(16)
    while len(table._scene.trick._items) < 4 or table._scene.is_moving:
        clock.step(16)
    while not table._scene.is_moving:
        clock.step(1)
    return table


def _deal() -> TableView:
    """A table on which a deal begins."""
    match = match_after([])
    table, view = _table(match), engine.view(match, 0)
    table.show_undealt(view)
    table.play(Step(engine.events_for(engine.opening_events(match), 0), view, 1))
    return table


STRIPS: Mapping[str, tuple[Callable[[], TableView], int, int]] = {
    "played-card": (lambda: _play(2), 24, 12),
    "my-card": (lambda: _play(0), 24, 12),
    "gather": (_gather, 36, 16),
    "deal": (_deal, 100, 20),
}
"""What each strip shows, how many milliseconds lie between two of its frames, and how many frames it has."""


def frames(table: TableView, ms: int, count: int) -> Iterator[QImage]:
    """So many pictures of a table, `ms` apart."""
    for _ in range(count):
        image = table.viewport().grab().toImage()
        yield image.scaledToWidth(round(SIZE[0] * SHOWN), Qt.TransformationMode.SmoothTransformation)
        table._stage.clock.step(ms)


def strip(pictures: list[QImage]) -> QImage:
    """The pictures in rows."""
    size, rows = pictures[0].size(), -(-len(pictures) // COLUMNS)
    whole = QImage(size.width() * COLUMNS, size.height() * rows, QImage.Format.Format_RGB32)
    whole.fill(QColor("black"))
    painter = QPainter(whole)
    for place, picture in enumerate(pictures):
        row, column = divmod(place, COLUMNS)
        painter.drawImage(QPointF(column * size.width() + 1, row * size.height() + 1), picture)
    painter.end()
    return whole


def main(folder: Path, names: list[str]) -> None:
    from belote_desktop.qt_application import application

    application()
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or STRIPS:
        begin, ms, count = STRIPS[name]
        table = begin()
        strip(list(frames(table, ms, count))).save(str(folder / f"{name}.png"))
        table.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(Path(sys.argv[1]), sys.argv[2:])
