"""A deal that steps on by itself in the replay, at the pace of the game."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.tempo import at_speed

STEP_MS, SHORTEST_MS = 500, 250
"""How long an action is looked at besides the thinking time, at the normal speed of animations and without any, in
milliseconds: long enough to find the card that was added. Chosen by eye.
"""


class Autoplay(QObject):
    """Tells when it is time for the next step. `changed` is emitted when it starts and stops."""

    step = Signal()
    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self.step)
        self.is_playing = False

    def play(self, *, ends_trick: bool = False) -> None:
        """Start from the position that is shown, which may be the end of a trick."""
        self.is_playing = True
        self.timer.start(self.wait_ms(ends_trick=ends_trick and self._hold_ms > 0))
        self.changed.emit()

    def pause(self) -> None:
        """Stop at the position that is shown."""
        self.timer.stop()
        if self.is_playing:
            self.is_playing = False
            self.changed.emit()

    def shown(self, *, ends_trick: bool, is_last: bool) -> None:
        """Another position is shown: wait before the next, or stop at the end, or where a trick waits for a click."""
        if not self.is_playing:
            return
        if is_last or (ends_trick and self._hold_ms < 0):
            self.pause()
        else:
            self.timer.start(self.wait_ms(ends_trick=ends_trick))

    @property
    def _hold_ms(self) -> int:
        return int(self._preferences.value("trick_hold"))

    def wait_ms(self, *, ends_trick: bool) -> int:
        """How long a position stays, in milliseconds."""
        step = max(SHORTEST_MS, at_speed(self._preferences, STEP_MS))
        return step + int(self._preferences.value("thinking_pause")) + (self._hold_ms if ends_trick else 0)
