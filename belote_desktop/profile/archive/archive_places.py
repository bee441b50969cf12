"""Where each file named in an archive lies in the profile."""

from __future__ import annotations

from pathlib import Path

from belote_desktop.profile.archive.archive_names import (
    DATABASE,
    DRAFTS,
    GAMES,
    MATCHES,
    PRACTICE,
    PROGRESS,
    RATING,
    REVIEWS,
    SET_DEALS,
    SETTINGS,
)
from belote_desktop.profile.directories import Directories


def folders(directories: Directories) -> dict[str, Path]:
    """The folders whose files are exported, by their names."""
    return {
        MATCHES: directories.matches,
        GAMES: directories.own_games,
        REVIEWS: directories.reviews,
        RATING: directories.compared,
    }


def states(directories: Directories) -> dict[str, Path]:
    """The single files that are exported unchanged, by their names."""
    return {
        SETTINGS: directories.settings,
        PROGRESS: directories.progress,
        PRACTICE: directories.practice,
        SET_DEALS: directories.set_deals,
        DRAFTS: directories.own_game_drafts,
    }


def path_of(directories: Directories, name: str) -> Path:
    """The path of a file by its name in an archive. Raises KeyError for any other name."""
    if name == DATABASE:
        return directories.statistics
    folder, slash, file = name.partition("/")
    return folders(directories)[folder] / file if slash else states(directories)[name]
