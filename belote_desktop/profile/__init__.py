"""What a person chose and played: settings, saves and statistics in the platform's directories, or in one directory."""

from belote_desktop.profile.directories import Directories
from belote_desktop.profile.failures import ProfileError, ProfileInUse, ProfileUnusable, SaveFailed
from belote_desktop.profile.options import GROUP_LABELS, OPTIONS, Group, Option, Value
from belote_desktop.profile.own_games import GameRefused, OwnGames, Removed, TakenIn
from belote_desktop.profile.profile import Profile
from belote_desktop.profile.saves import Loaded, Save, SavedMatch, Saves
from belote_desktop.profile.settings import Settings
from belote_desktop.profile.statistics import Statistics, Tally

__all__ = [
    "GROUP_LABELS", "OPTIONS", "Directories", "GameRefused", "Group", "Loaded", "Option", "OwnGames", "Profile",
    "ProfileError", "ProfileInUse", "ProfileUnusable", "Removed", "Save", "SaveFailed", "SavedMatch", "Saves",
    "Settings", "Statistics", "TakenIn", "Tally", "Value",
]  # fmt: skip
