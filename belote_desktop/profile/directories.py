"""The directories a profile is kept in."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

NAME = "belote-desktop"


@dataclass(frozen=True)
class Directories:
    """The directories of a profile: what the person chose, what the person played, and the error log."""

    config: Path
    data: Path
    logs: Path

    @classmethod
    def standard(cls) -> Directories:
        """The platform's directories for this program."""
        config = platformdirs.user_config_path(NAME, appauthor=False, roaming=False)
        data = platformdirs.user_data_path(NAME, appauthor=False, roaming=False)
        return cls(config, data, platformdirs.user_log_path(NAME, appauthor=False))

    @classmethod
    def under(cls, directory: Path) -> Directories:
        """Everything under one directory, as `--profile DIR` asks."""
        whole = directory.expanduser().absolute()
        return cls(whole, whole, whole / "log")

    @classmethod
    def named(cls, text: str) -> Directories:
        """The directories of `--profile`, as it was written; a ValueError with a sentence if it can be no directory."""
        if not text.strip():
            raise ValueError("--profile needs the name of a directory.")
        try:
            found = cls.under(Path(text))
        except RuntimeError:  # the person of a ~name is not known
            user = Path(text).parts[0].removeprefix("~")
            raise ValueError(
                f"{text} cannot be the profile: there is no home directory of {user}. Name another directory."
            ) from None
        if os.path.exists(found.data) and not os.path.isdir(found.data):  # noqa: PTH110, PTH112 - these never raise
            raise ValueError(f"{text} cannot be the profile: it is a file. Name a directory.")
        return found

    @property
    def settings(self) -> Path:
        return self.config / "settings.toml"

    @property
    def matches(self) -> Path:
        """The records of matches, finished and not."""
        return self.data / "matches"

    @property
    def own_games(self) -> Path:
        """The games of the person's own."""
        return self.data / "games"

    @property
    def own_game_drafts(self) -> Path:
        """Games of the person's own that are not saved yet."""
        return self.data / "unsaved-games.json"

    @property
    def reviews(self) -> Path:
        """Deals looked back at."""
        return self.data / "reviews"

    @property
    def practice(self) -> Path:
        """What was practised, and what is due again."""
        return self.data / "practice.json"

    @property
    def statistics(self) -> Path:
        return self.data / "statistics.sqlite3"

    @property
    def progress(self) -> Path:
        """How far the person has come in the lessons."""
        return self.data / "lessons.toml"

    @property
    def set_aside(self) -> Path:
        """Files that could not be read."""
        return self.data / "set-aside"

    @property
    def unfinished_import(self) -> Path:
        """What an import that is under way has to undo if it does not come to its end."""
        return self.data / "unfinished-import.json"

    @property
    def lock(self) -> Path:
        return self.data / "lock"
