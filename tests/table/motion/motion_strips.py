"""Write what moves on the table as strips of frames, to be looked at: `python -m tests.table.motion.motion_strips DIR`.

A strip shows the same table at moments that lie equally far apart, row by row.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match, Play
from belote_desktop.engine.events import DealStarted
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names
from belote_desktop.qt_application import application
from belote_desktop.table import TableView
from belote_desktop.table.items.clock import Clock
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from tests.models.memory_settings import MemorySettings
from tests.table.table_makers import Step, make_table, match_after, steps_of

SIZE, SHOWN = (1280, 800), 0.5
COLUMNS = 4
NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
CLOCKS: dict[QWidget, Clock] = {}
"""The clocks of results that lie over no table."""


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


def _next_dealer() -> TableView:
    """A table on which the dealer's mark is handed on as the next deal begins."""
    match = match_after([])
    table, view = _table(match), engine.view(match, 0)
    dealer = (view.dealer + 1) % 4
    table.play(Step((DealStarted(2, dealer),), replace(view, number=2, dealer=dealer), 1))
    return table


def _ended(*, target: int, deals: int) -> QWidget:
    """A table over which a result begins to appear."""
    match = engine.start(variants.get("classic", target=target), seed=11, dealer=3)
    while len(match.deals) < deals and not match.is_over:
        seat = engine.to_act(match)
        assert seat is not None
        match, _ = engine.apply(match, players.get("casual").choose(engine.view(match, seat), seed=1), seat)
    page, preferences = QWidget(), Preferences(MemorySettings())
    page.resize(*SIZE)
    page.show()
    view, style = engine.view(match, 0), Style(application(), preferences, page)
    said = (3, "Thank you for the game.")
    result = (
        MatchOver(style, NAMES, view, page, parting=lambda: said)
        if match.is_over
        else DealResult(style, preferences, NAMES, view, page)
    )
    tempo = Tempo(preferences, page)
    tempo.clock.hold()
    result.open_over(tempo)
    application().processEvents()  # it is laid out
    CLOCKS[page] = tempo.clock
    return page


STRIPS: Mapping[str, tuple[Callable[[], QWidget], int, int]] = {
    "played-card": (lambda: _play(2), 24, 12),
    "my-card": (lambda: _play(0), 24, 12),
    "gather": (_gather, 36, 16),
    "deal": (_deal, 100, 20),
    "next-dealer": (_next_dealer, 60, 8),
    "deal-written": (partial(_ended, target=1000, deals=3), 120, 20),
    "match-won": (partial(_ended, target=500, deals=99), 80, 16),
}
"""What each strip shows, how many milliseconds lie between two of its frames, and how many frames it has."""


def _clock(shown: QWidget) -> Clock:
    """The clock by which something moves."""
    return shown._stage.clock if isinstance(shown, TableView) else CLOCKS[shown]


def frames(shown: QWidget, ms: int, count: int) -> Iterator[QImage]:
    """So many pictures of a table, or of what lies over one, `ms` apart."""
    for _ in range(count):
        image = (shown.viewport() if isinstance(shown, TableView) else shown).grab().toImage()
        yield image.scaledToWidth(round(SIZE[0] * SHOWN), Qt.TransformationMode.SmoothTransformation)
        _clock(shown).step(ms)


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
