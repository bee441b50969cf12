"""Saves settings so that a full disk does not stop a match."""

from __future__ import annotations

from belote_desktop.engine import Message
from belote_desktop.models.game_pace import PACES
from belote_desktop.models.preferences import Preferences
from belote_desktop.profile import ProfileError


def keep(preferences: Preferences, key: str, value: object) -> Message | None:
    """Set a preference; returns None, or the reason if it could not be saved and holds only until the program ends."""
    try:
        preferences.set(key, value)
    except ProfileError as problem:
        preferences.changed.emit(key)
        return problem.message
    return None


def keep_pace(preferences: Preferences, pace: str) -> Message | None:
    """Set the three settings of a pace, as `keep` does."""
    problems = [keep(preferences, key, value) for key, value in PACES[pace].items()]
    return next((problem for problem in problems if problem is not None), None)
