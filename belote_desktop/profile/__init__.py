"""The user's data: settings, saves and statistics, in the platform's directories or in one directory."""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.profile.directories import Directories
    from belote_desktop.profile.failures import ProfileError, ProfileInUse, ProfileUnusable, SaveFailed
    from belote_desktop.profile.options.declared import OPTIONS
    from belote_desktop.profile.options.option import GROUP_LABELS, Group, Option, Value
    from belote_desktop.profile.own_games.own_games import GameRefused, OwnGames, Removed, TakenIn
    from belote_desktop.profile.profile import Profile
    from belote_desktop.profile.saves import Loaded, Save, SavedMatch, Saves
    from belote_desktop.profile.settings import Settings
    from belote_desktop.profile.statistics import Statistics, Tally

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.profile.directories": ("Directories",),
        "belote_desktop.profile.failures": ("ProfileError", "ProfileInUse", "ProfileUnusable", "SaveFailed"),
        "belote_desktop.profile.options.option": ("GROUP_LABELS", "Group", "Option", "Value"),
        "belote_desktop.profile.options.declared": ("OPTIONS",),
        "belote_desktop.profile.own_games.own_games": ("GameRefused", "OwnGames", "Removed", "TakenIn"),
        "belote_desktop.profile.profile": ("Profile",),
        "belote_desktop.profile.saves": ("Loaded", "Save", "SavedMatch", "Saves"),
        "belote_desktop.profile.settings": ("Settings",),
        "belote_desktop.profile.statistics": ("Statistics", "Tally"),
    },
)

__all__ = [
    "GROUP_LABELS", "OPTIONS", "Directories", "GameRefused", "Group", "Loaded", "Option", "OwnGames", "Profile",
    "ProfileError", "ProfileInUse", "ProfileUnusable", "Removed", "Save", "SaveFailed", "SavedMatch", "Saves",
    "Settings", "Statistics", "TakenIn", "Tally", "Value",
]  # fmt: skip
