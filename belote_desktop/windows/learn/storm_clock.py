"""A storm on the page of drills: its clock, its count and its record."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from belote_desktop.engine import Ruleset
from belote_desktop.models.analysis.drill_runner import DrillRunner
from belote_desktop.models.analysis.storm import Storm
from belote_desktop.models.words import words
from belote_desktop.profile.practice import Practice, record_of

TICK = 250
"""Milliseconds between two looks at the clock: the seconds shown then change in time."""


class StormClock(QObject):
    """Runs one storm after another; `ticked` when the time shown changes, `ended` when it is up."""

    ticked = Signal()
    ended = Signal()

    def __init__(
        self, practice: Practice, clock: Callable[[], float] = time.monotonic, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._practice, self._clock = practice, clock
        self.pick: Callable[[int], int] = secrets.randbelow
        """Draws the kinds of the questions."""
        self._game, self._shown = "", -1
        self._rules: Ruleset | None = None
        self.storm: Storm | None = None
        self.is_record = False
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.look)

    def start(self, game: str, rules: Ruleset) -> None:
        """Begin anew in a game; the time runs from the first question on."""
        self._game, self._rules, self._shown, self.is_record = game, rules, -1, False
        self.storm = Storm(rules, self._clock, self.pick)

    def stop(self) -> None:
        """Give the storm up: nothing is kept of it."""
        self._timer.stop()
        self.storm = None

    @property
    def is_over(self) -> bool:
        """Whether the time is up, or no storm was begun."""
        return self.storm is None or self.storm.is_over

    def ask(self, runner: DrillRunner) -> None:
        """Have a runner make the next question; after the end of a storm that of a new one."""
        assert self._rules is not None
        if self.storm is None or self.storm.is_over:
            self.start(self._game, self._rules)
        assert self.storm is not None
        runner.ask(self.storm.next_kind(), self._game, self._rules)

    def begin(self) -> None:
        """A question is shown."""
        if self.storm is not None:
            self.storm.begin()
            self._timer.start()
            self.look()

    def answered(self, right: bool) -> None:
        """Count an answer."""
        if self.storm is not None:
            self.storm.answer(right)

    def look(self) -> None:
        """Look at the clock."""
        storm = self.storm
        if storm is None or (left := math.ceil(storm.left)) == self._shown:
            return
        self._shown = left
        self.ticked.emit()
        if storm.is_over:
            self._timer.stop()
            self.is_record = self._practice.finish_storm(self._game, storm.right)
            self.ended.emit()

    @property
    def time(self) -> str:
        """The time left, such as 4:05."""
        minutes, seconds = divmod(0 if self.storm is None else math.ceil(self.storm.left), 60)
        shown = words.number(seconds) if seconds > 9 else words.number(0) + words.number(seconds)
        return f"{words.number(minutes)}:{shown}"

    @property
    def time_spoken(self) -> str:
        """The time left, for a screen reader."""
        #: Read aloud. {time}: the time left, 4:05.
        return self.tr("{time} left").format(time=self.time)

    @property
    def told(self) -> str:
        """The right answers and the record, for the head of the page."""
        right = words.number(0 if self.storm is None else self.storm.right)
        record = words.number(record_of(self._practice.state, self._game))
        #: {right}: right answers. {record}: the most so far.
        return self.tr("{right} correct · record {record}").format(right=right, record=record)

    @property
    def result(self) -> str:
        """What came of the storm that has ended."""
        storm = self.storm
        assert storm is not None
        right, asked = words.number(storm.right), words.number(storm.asked)
        if self.is_record:
            #: {right}, {asked}: numbers of answers.
            return self.tr("{right} of {asked} correct: your new record in this game.").format(right=right, asked=asked)
        record = words.number(record_of(self._practice.state, self._game))
        #: {right}, {asked}: numbers of answers. {record}: the most right answers so far.
        pattern = self.tr("{right} of {asked} correct. Your record in this game is {record}.")
        return pattern.format(right=right, asked=asked, record=record)
