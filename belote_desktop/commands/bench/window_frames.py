"""Measure the painting: the time of a frame while cards move, and the time to draw the whole deck."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from belote_desktop import app, variants
from belote_desktop.commands.bench.search_bench import Figures
from belote_desktop.commands.bench.window_player import STILL, Sitting
from belote_desktop.search import pack_of
from belote_desktop.table.items.pixmaps import BACK, Key, Look, draw_card

SIZE = (1920, 1080)
MOVING = {**STILL, "animation_speed": "normal", "reduced_motion": "off"}
CUES = ("deal", "play", "gather")
"""What begins with the table's cue of that name and ends when the step is shown."""
MOVEMENTS = (*CUES, "drag", "ending")
"""What is measured. The ending is the sheet after a deal, from its first frame until everything is written on it."""
TRICKS = 2
"""How many tricks are played after each dealing."""
DRAG = 1.0
"""Seconds for which a card is dragged."""
DECK_WIDTH = 108
"""How wide a card of the hand is in a window of 1280 x 800, in pixels."""


@dataclass(frozen=True)
class Frames:
    """Milliseconds of work of the whole process between two painted frames, over all frames of one kind of movement."""

    moving: str
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
    """Reads the clocks each time a widget starts to be painted. The time between is the whole cost of a frame.

    Watches widgets as their event filter. `moving` is what moves now; empty for anything else, which is not counted.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.moving = ""
        self.painted: QObject | None = None
        """The widget whose frames are counted."""
        self.worked: dict[str, list[list[float]]] = {}
        self.in_main_thread: dict[str, list[list[float]]] = {}

    def begin(self, moving: str, painted: QObject) -> None:
        """Count the next frames of a widget as those of a movement; the one that runs already goes on."""
        self.painted = painted
        if moving != self.moving:
            self.end()
            self.moving = moving
            for clock in (self.worked, self.in_main_thread):
                clock.setdefault(moving, []).append([])

    def times(self, moving: str) -> int:
        """How often a movement was seen."""
        return len(self.worked.get(moving, ()))

    def end(self) -> None:
        """Count no frames until the next movement."""
        self.moving = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.moving and watched is self.painted and event.type() == QEvent.Type.Paint:
            self.worked[self.moving][-1].append(time.process_time())
            self.in_main_thread[self.moving][-1].append(time.thread_time())
        return False


def frames(profile: Path, game: str, deals: int) -> tuple[Frames, ...]:
    """Deal, play, gather and drag a number of times in the real window at `SIZE`; times the painting of the table."""
    with Sitting(profile, MOVING, SIZE) as sitting:
        table = sitting.window.table
        watch, cloth = FrameWatch(table), table.viewport()
        cloth.installEventFilter(watch)
        table.cue.connect(lambda cue: watch.begin(cue, cloth) if cue in CUES else None)
        table.shown.connect(watch.end)
        for _ in range(deals):
            sitting.start(game, "casual")
            sitting.run_until(lambda: not table.is_busy)
            watch.begin("drag", cloth)
            _drag(sitting)
            watch.end()
            wanted = watch.times("gather") + TRICKS
            sitting.play_until(lambda wanted=wanted: watch.times("gather") >= wanted and not table.is_busy)  # type: ignore[misc]
            _end(sitting, watch)
        size = table.viewport().size()
    return tuple(
        Frames(moving, game, size.width(), size.height(), deals, len(steps := _steps(watch.worked[moving])),
               Figures.of(steps), Figures.of(_steps(watch.in_main_thread[moving])))
        for moving in MOVEMENTS if _steps(watch.worked.get(moving, []))
    )  # fmt: skip


def _end(sitting: Sitting, watch: FrameWatch) -> None:
    """Play to the last trick at once and watch how the deal ends."""
    preferences, page = sitting.program.services.preferences, sitting.window.page

    def overlaid() -> None:
        assert page.overlay is not None
        page.overlay.installEventFilter(watch)
        watch.begin("ending", page.overlay)

    preferences.set("animation_speed", "off")
    sitting.play_to_last_card()
    preferences.set("animation_speed", MOVING["animation_speed"])
    page.overlaid.connect(overlaid)
    sitting.play_out()
    sitting.run_until(lambda: page.overlay is None or not page.overlay.is_unfolding)
    watch.end()
    page.overlaid.disconnect(overlaid)


def _drag(sitting: Sitting) -> None:
    """Take a card of the hand round the table with the mouse, once, and let it go over the hand."""
    table = sitting.window.table
    start = table.card_point(sitting.window.table.hand_cards[0])
    reach = 0.3 * table.viewport().height()
    begun, press = time.monotonic(), QEvent.Type.MouseButtonPress

    def mouse(kind: QEvent.Type, share: float) -> None:
        turn = 2 * math.pi * share
        point = QPointF(start.x() + reach * math.sin(turn), start.y() - reach * (1 - math.cos(turn)) / 2)
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, point, table.viewport().mapToGlobal(point), left, left, none)
        QApplication.sendEvent(table.viewport(), event)

    def moved() -> bool:
        mouse(QEvent.Type.MouseMove, min(1.0, (time.monotonic() - begun) / DRAG))
        return True

    mouse(press, 0.0)
    sitting.run_until(lambda: time.monotonic() - begun > DRAG, moved)
    mouse(QEvent.Type.MouseButtonRelease, 1.0)


def _steps(clock: Sequence[Sequence[float]]) -> list[float]:
    return [after - before for movement in clock for before, after in pairwise(movement)]


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
