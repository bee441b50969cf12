"""Measure the painting: the time of a frame while cards are dealt, and the time to draw the whole deck."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QObject

from belote_desktop import app, variants
from belote_desktop.commands.bench.search_bench import Figures
from belote_desktop.commands.bench.window_player import STILL, Sitting
from belote_desktop.search import pack_of
from belote_desktop.table.items.pixmaps import BACK, Key, Look, draw_card

SIZE = (1920, 1080)
MOVING = {**STILL, "animation_speed": "normal", "reduced_motion": "off"}
DECK_WIDTH = 108
"""How wide a card of the hand is in a window of 1280 x 800, in pixels."""


@dataclass(frozen=True)
class Frames:
    """Milliseconds of work of the whole process between two painted frames, over all frames of the dealing."""

    game: str
    width: int
    height: int
    deals: int
    frames: int
    work: Figures
    main_thread: Figures


@dataclass(frozen=True)
class Deck:
    """Milliseconds to draw every face and the back at 1x: in the first round, and the median of the later ones.

    `work` is the processor time of the median round, `cold` that of the first.
    """

    cards: int
    card_width: int
    cold: float
    work: float
    elapsed: float


class FrameWatch(QObject):
    """Reads the clocks each time a widget starts to be painted. The time between is the whole cost of a frame."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.worked: list[float] = []
        self.in_main_thread: list[float] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.worked.append(time.process_time())
            self.in_main_thread.append(time.thread_time())
        return False


def frames(profile: Path, game: str, deals: int) -> Frames:
    """Deal a number of times in the real window at `SIZE`, and time the painting of the table."""
    work: list[float] = []
    main_thread: list[float] = []
    with Sitting(profile, MOVING, SIZE) as sitting:
        table = sitting.window.table
        for _ in range(deals):
            watch = FrameWatch(table)
            sitting.start(game, "casual")
            table.viewport().installEventFilter(watch)
            sitting.run_until(lambda: not table.is_busy)
            table.viewport().removeEventFilter(watch)
            work += _steps(watch.worked)
            main_thread += _steps(watch.in_main_thread)
        size = table.viewport().size()
    return Frames(game, size.width(), size.height(), deals, len(work), Figures.of(work), Figures.of(main_thread))


def _steps(clock: Sequence[float]) -> list[float]:
    return [after - before for before, after in pairwise(clock)]


def deck(rounds: int, width: int = DECK_WIDTH) -> Deck:
    """Draw all cards of the classic pack and the back. Each round starts only with what the first one left cached."""
    app.set_up_interpreter()
    names = [*map(str, pack_of(variants.get("classic"))), BACK]
    taken = [_draw_all(names, width) for _ in range(1 + rounds)]
    later = sorted(taken[1:])
    work, elapsed = later[len(later) // 2]
    return Deck(len(names), width, 1000 * taken[0][0], 1000 * work, 1000 * elapsed)


def _draw_all(names: Sequence[str], width: int) -> tuple[float, float]:
    """Seconds of processor time and of elapsed time."""
    worked, begun, look = time.process_time(), time.perf_counter(), Look()
    for name in names:
        draw_card(Key(name, width, 1.0), look)
    return time.process_time() - worked, time.perf_counter() - begun
