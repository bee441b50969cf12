"""Short sounds at the table; silent without QtMultimedia, without a device, or if switched off."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from importlib.resources import as_file
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QUrl

from belote_desktop.models.preferences import Preferences
from belote_desktop.resources import sounds

if TYPE_CHECKING:
    from belote_desktop.engine.events import Event

QUIET_TIME = 0.075
"""Seconds between two sounds: thirty-two cards dealt at once must not rattle."""

Player = Callable[[str, float], None]
"""Plays the sound of that name at a volume from 0 to 1."""


@cache
def sound_of() -> Mapping[type[Event], str]:
    """The sounds of events. The events are imported with the first match, not with the first page of the window."""
    from belote_desktop.engine.events import BeloteSaid, CardPlayed, DealStarted, MatchEnded, TrickWon

    return MappingProxyType(
        {DealStarted: "deal", CardPlayed: "play", TrickWon: "gather", BeloteSaid: "belote", MatchEnded: "win"}
    )


class EffectPlayer:
    """Plays through QSoundEffect. Raises ImportError where QtMultimedia or its libraries are missing."""

    def __init__(self) -> None:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        self._files = ExitStack()
        self._effects: dict[str, Any] = {}
        if QMediaDevices.defaultAudioOutput().isNull():
            return
        for name in sounds.SOUNDS:
            path = self._files.enter_context(as_file(sounds.sound(name)))
            effect = QSoundEffect()
            effect.setSource(QUrl.fromLocalFile(str(path)))
            self._effects[name] = effect

    def __call__(self, name: str, volume: float) -> None:
        effect = self._effects.get(name)
        if effect is not None:
            effect.setVolume(volume)
            effect.play()


def no_player(name: str, volume: float) -> None:
    """A player that makes no sound, used where none can be played."""


def player() -> Player:
    """The best sound player of this computer; a silent one if there is none."""
    try:
        return EffectPlayer()
    except ImportError:
        return no_player


class Sounds(QObject):
    """Plays the sounds of events, according to the settings `sound` and `volume`."""

    def __init__(
        self,
        preferences: Preferences,
        make_player: Callable[[], Player] = player,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._make_player = make_player
        self._player: Player | None = None
        self._clock = clock
        self._last = float("-inf")

    def play(self, name: str) -> bool:
        """Play a sound now; False if sound is off or another sound has only just started."""
        now = self._clock()
        if not self._preferences.value("sound") or now - self._last < QUIET_TIME:
            return False
        self._last = now
        if self._player is None:  # looking for devices takes up to 50 ms, so only once somebody is to hear something
            self._player = self._make_player()
        self._player(name, int(self._preferences.value("volume")) / 100)
        return True

    def announce(self, events: Sequence[Event]) -> bool:
        """Play the sound of the first of these events that has one."""
        for event in events:
            if type(event) in sound_of():
                return self.play(sound_of()[type(event)])
        return False
