"""The services all windows share; made by the composition root and passed down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belote_desktop.models.match.workers import Workers
    from belote_desktop.models.next_shuffle import NextShuffle
    from belote_desktop.models.preferences import Preferences
    from belote_desktop.profile import Profile
    from belote_desktop.windows.look.sounds import Sounds
    from belote_desktop.windows.look.style import Style


@dataclass(frozen=True)
class Services:
    """The profile, its preferences, how windows look, where work is done, the sounds, and the next shuffle."""

    profile: Profile
    preferences: Preferences
    style: Style
    workers: Workers
    sounds: Sounds
    next_shuffle: NextShuffle
