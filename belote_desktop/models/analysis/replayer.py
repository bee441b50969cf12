"""Have a finished deal played again by computer players, in the background and cancellable."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from PySide6.QtCore import QObject, Signal

from belote_desktop.coach.looking_back.what_if import MACHINE, Version, other_places, played_by_machine, swapped
from belote_desktop.models.match.recorded import Recorded
from belote_desktop.models.tasks import Answer, StoppableTask, Tasks
from belote_desktop.records import FULL_PACE
from belote_desktop.search.stopping import Stop, StoppedError


class Replayer(QObject):
    """Plays a finished deal again. `found` carries a Version when it is finished, `failed` the problem if it is not.

    The thinking runs in `tasks`; `pace` is how much the players think on this computer.
    """

    found = Signal(object)
    failed = Signal(str)

    def __init__(
        self, recorded: Recorded, tasks: Tasks, pace: Fraction = FULL_PACE, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._recorded = recorded
        self._tasks = tasks
        self._pace = min(pace, recorded.pace)
        self._stop = Stop()
        self.waits_for = 0
        """How many versions are still being played."""

    def machine(self, number: int) -> None:
        """Play the deal with a computer player in the user's seat, everyone else as in the record."""
        self._play(number, 0)

    def swap(self, number: int) -> None:
        """Play the deal with the hands moved to every other side."""
        for moved in other_places(self._recorded.match):
            self._play(number, moved)

    def cancel(self) -> None:
        """Stop thinking at once and drop the result."""
        self._stop.ask()
        self._stop = Stop()
        self.waits_for = 0

    def _play(self, number: int, moved: int) -> None:
        first = self._recorded.as_played(number).steps[0].before
        match = swapped(first, moved) if moved else first
        levels = list(self._recorded.levels)
        levels[self._recorded.seat] = MACHINE
        stop = self._stop
        pace = self._pace
        self.waits_for += 1

        def work(stop: Stop) -> Version:
            return played_by_machine(match, levels, number, moved=moved, pace=pace, stop=stop)

        self._tasks.run(StoppableTask(work, stop), partial(self._played, stop))

    def _played(self, stop: Stop, answer: Answer) -> None:
        if stop is not self._stop or isinstance(answer.error, StoppedError):
            return
        self.waits_for -= 1
        if isinstance(answer.value, Version):
            self.found.emit(answer.value)
        else:
            self.failed.emit(str(answer.error))
