"""Lets sounds begin when what they stand for is seen: a card is heard when it lands."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.table.items.clock import Alarm, Clock


class Sounding:
    """Passes the names of sounds on to `cue`, at once or when a flight is over."""

    def __init__(self, clock: Clock, cue: Callable[[str], None]) -> None:
        self._cue = cue
        self._landing = Alarm(clock, self._land)
        self._lands = ""

    def hear(self, name: str, after: int = 0) -> None:
        """Let a sound be heard after so many milliseconds; an empty name is none. What still flies lands first."""
        self.hurry()
        if not name:
            return
        self._lands = name
        if after > 0:
            self._landing.start(after)
        else:
            self._land()

    def hurry(self) -> None:
        """Let what still flies be heard at once."""
        if self._landing.is_set:
            self._landing.ring()

    def drop(self) -> None:
        """Let nothing be heard any more of what still flies."""
        self._landing.stop()

    def _land(self) -> None:
        self._cue(self._lands)
