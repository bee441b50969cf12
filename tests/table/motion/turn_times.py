"""How long somebody waits from their card to their next turn: the pauses and the movements, on a clock that is turned.

`python -m tests.table.motion.turn_times` prints the times of each pace.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from belote_desktop import engine, players, variants
from belote_desktop.engine.events import CardPlayed, Event, TrickWon
from belote_desktop.models.game_pace import PACES
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Value
from belote_desktop.records import Recorder
from belote_desktop.table import TableView
from belote_desktop.table.items.clock import Alarm, Clock
from tests.table.table_makers import NAMES, make_table

_TURN_MS = 40


@dataclass(frozen=True)
class Wait:
    """Milliseconds from a card to the next turn of who played it, and what happened meanwhile, that card left out."""

    ms: float
    events: tuple[Event, ...]

    @property
    def cards(self) -> int:
        """How many cards the others played."""
        return sum(isinstance(event, CardPlayed) for event in self.events)

    @property
    def is_usual(self) -> bool:
        """Whether nothing happened but that cards were played and tricks taken: nobody declared anything."""
        return all(isinstance(event, (CardPlayed, TrickWon)) for event in self.events)


class _ClockPause:
    """A pause of a computer player by the clock of the table."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._begun = clock, clock.now

    def then(self, length_ms: int, go_on: Callable[[], None]) -> None:
        left = self._begun + length_ms - self._clock.now
        if left > 0:
            Alarm(self._clock, go_on).start(left)
        else:
            go_on()


def waits(table: TableView, pause_ms: int, deals: int, seed: int = 1) -> Iterator[Wait]:
    """The waits of the user in deals of Classic Belote at a table that is shown and whose clock is held."""
    clock = table._stage.clock
    for number in range(deals):
        controller = MatchController(
            engine.start(variants.get("classic"), seed + number),
            SeatedPlayers(NAMES, (None, "casual", "casual", "casual")), MemoryJournal(), Recorder("00"),
            writing_tasks=ImmediateTasks(), thinking_tasks=ImmediateTasks(), pause=lambda: _ClockPause(clock),
        )  # fmt: skip
        controller.pause_ms = pause_ms
        table.show_view(controller.view())
        table.shown.connect(controller.shown)
        controller.stepped.connect(table.play)
        yield from _waits_of_deal(controller, clock)
        table.shown.disconnect(controller.shown)
        controller.close()


def _waits_of_deal(controller: MatchController, clock: Clock) -> Iterator[Wait]:
    asked, happened = list[tuple[engine.SeatView, float]](), list[Event]()
    controller.awaiting.connect(lambda view: asked.append((view, clock.now)))
    controller.stepped.connect(lambda step: happened.extend(step.events))
    controller.begin()
    begun: float | None = None
    while not controller.match.deals:
        if asked:
            view, since = asked.pop()
            if begun is not None:
                yield Wait(since - begun, tuple(happened[1:]))
            happened.clear()
            action = players.get("casual").choose(view, seed=1)
            begun = clock.now if isinstance(action, engine.Play) else None
            controller.submit(action)
        clock.step(_TURN_MS)


def _print_all() -> None:
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    before: dict[str, Value] = {"animation_speed": "normal", "thinking_pause": 700, "trick_hold": 900}
    for pace, values in {**PACES, "700 and 900 ms": before}.items():
        table = make_table(**values)
        table.show()
        app.processEvents()
        table._stage.clock.hold()
        found = [wait for wait in waits(table, int(values["thinking_pause"]), 12) if wait.is_usual]
        times = [wait.ms / 1000 for wait in found]
        print(
            f"{pace:15} {min(times):.1f} to {max(times):.1f} s, median {statistics.median(times):.1f} s, "
            f"{len(times)} turns, up to {max(wait.cards for wait in found)} cards of others"
        )
        table.hide()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _print_all()
