"""Short sounds at the table; silent without QtMultimedia, without a device, or if switched off."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from importlib.resources import as_file
from typing import Any

from PySide6.QtCore import QObject, QUrl

from belote_desktop.models.preferences import Preferences
from belote_desktop.resources import sounds

QUIET_TIME = 0.075
"""Seconds between two sounds of one kind: thirty-two cards dealt at once must not rattle."""

Player = Callable[[str, float], None]
"""Plays the sound of that name at a volume from 0 to 1, in the place of one that still sounds."""


class EffectPlayer:
    """Plays through QSoundEffect. Raises ImportError where QtMultimedia or its libraries are missing."""

    def __init__(self) -> None:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        self._files = ExitStack()
        self._effects: dict[str, Any] = {}
        self._playing: Any = None
        if QMediaDevices.defaultAudioOutput().isNull():
            return
        for name in sounds.SOUNDS:
            path = self._files.enter_context(as_file(sounds.sound(name)))
            effect = QSoundEffect()
            effect.setSource(QUrl.fromLocalFile(str(path)))
            self._effects[name] = effect

    def __call__(self, name: str, volume: float) -> None:
        effect = self._effects.get(name)
        if effect is None:
            return
        if self._playing not in (None, effect):
            self._playing.stop()
        self._playing = effect
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
    """Plays one sound at a time, according to the settings `sound` and `volume`."""

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
        self._last = ""
        self._begun = float("-inf")

    def play(self, name: str) -> bool:
        """Play a sound now; returns whether it is heard. It is not if sound is off, if the name is empty, if it has
        only just started, or while one that matters more still sounds. One that matters less makes room for it.
        """
        now = self._clock()
        if not name or not self._preferences.value("sound") or self._yields(name, now - self._begun):
            return False
        self._last, self._begun = name, now
        if self._player is None:  # looking for devices takes up to 50 ms, so only once somebody is to hear something
            self._player = self._make_player()
        self._player(name, int(self._preferences.value("volume")) / 100)
        return True

    def _yields(self, name: str, elapsed: float) -> bool:
        """Whether a sound gives way to the last one, which began so many seconds ago."""
        if not self._last or elapsed >= sounds.seconds(self._last):
            return False
        if name == self._last:
            return elapsed < QUIET_TIME
        return sounds.SOUNDS.index(name) < sounds.SOUNDS.index(self._last)
