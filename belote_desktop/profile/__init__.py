"""What a person chose and played: settings, saves and statistics in the platform's directories, or in one directory.

The names are fetched when they are asked for: the first window needs the directories and nothing of the rest.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from belote_desktop.profile.directories import Directories

if TYPE_CHECKING:
    from belote_desktop.profile.failures import ProfileError, ProfileInUse, ProfileUnusable, SaveFailed
    from belote_desktop.profile.option import GROUP_LABELS, Group, Option, Value
    from belote_desktop.profile.options import OPTIONS
    from belote_desktop.profile.own_games import GameRefused, OwnGames, Removed, TakenIn
    from belote_desktop.profile.profile import Profile
    from belote_desktop.profile.saves import Loaded, Save, SavedMatch, Saves
    from belote_desktop.profile.settings import Settings
    from belote_desktop.profile.statistics import Statistics, Tally

_HOMES = {
    "failures": ("ProfileError", "ProfileInUse", "ProfileUnusable", "SaveFailed"),
    "option": ("GROUP_LABELS", "Group", "Option", "Value"),
    "options": ("OPTIONS",),
    "own_games": ("GameRefused", "OwnGames", "Removed", "TakenIn"),
    "profile": ("Profile",),
    "saves": ("Loaded", "Save", "SavedMatch", "Saves"),
    "settings": ("Settings",),
    "statistics": ("Statistics", "Tally"),
}

__all__ = [
    "GROUP_LABELS", "OPTIONS", "Directories", "GameRefused", "Group", "Loaded", "Option", "OwnGames", "Profile",
    "ProfileError", "ProfileInUse", "ProfileUnusable", "Removed", "Save", "SaveFailed", "SavedMatch", "Saves",
    "Settings", "Statistics", "TakenIn", "Tally", "Value",
]  # fmt: skip


def __getattr__(name: str) -> object:
    home = next((module for module, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{home}"), name)
