"""Keeping what a person sets: a disk that is full must not stop a game."""

from __future__ import annotations

from belote_desktop.engine import Message
from belote_desktop.models.preferences import Preferences
from belote_desktop.profile import ProfileError


def keep(preferences: Preferences, key: str, value: object) -> Message | None:
    """Set a preference; what cannot be written holds while the program runs, and the reason is given back."""
    try:
        preferences.set(key, value)
    except ProfileError as problem:
        preferences.changed.emit(key)
        return problem.message
    return None
