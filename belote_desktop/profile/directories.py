"""The directories a profile is kept in."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

NAME = "belote-desktop"


@dataclass(frozen=True)
class Directories:
    """The directories of a profile: for settings and games, for matches and statistics, and for the error log."""

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
        """All directories inside one, as for `--profile DIR`."""
        whole = directory.expanduser().absolute()
        return cls(whole, whole, whole / "log")

    @classmethod
    def of(cls, directory: Path | None) -> Directories:
        """All directories inside one, or the platform's if there is none."""
        return cls.standard() if directory is None else cls.under(directory)

    @classmethod
    def named(cls, text: str) -> Directories:
        """The directories for the text of `--profile`. Raises ValueError with a sentence if it cannot be one."""
        if not text.strip():
            raise ValueError("--profile needs the name of a folder.")
        try:
            found = cls.under(Path(text))
        except RuntimeError:  # the person of a ~name is not known
            user = Path(text).parts[0].removeprefix("~")
            raise ValueError(
                f"{text} cannot be the profile: there is no home folder of {user}. Name another folder."
            ) from None
        if os.path.exists(found.data) and not os.path.isdir(found.data):  # noqa: PTH110, PTH112 - these never raise
            raise ValueError(f"{text} cannot be the profile: it is a file. Name a folder.")
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
        """The user's games."""
        return self.data / "games"

    @property
    def own_game_drafts(self) -> Path:
        """The unsaved drafts of the user's games."""
        return self.data / "unsaved-games.json"

    @property
    def reviews(self) -> Path:
        """The stored reviews of deals."""
        return self.data / "reviews"

    @property
    def compared(self) -> Path:
        """The deals beside what Expert got in the user's seat."""
        return self.data / "rating"

    @property
    def practice(self) -> Path:
        """The practised questions and when each is due again."""
        return self.data / "practice.json"

    @property
    def set_deals(self) -> Path:
        """The results of set deals."""
        return self.data / "set-deals.json"

    @property
    def statistics(self) -> Path:
        return self.data / "statistics.sqlite3"

    @property
    def progress(self) -> Path:
        """The user's progress in the lessons."""
        return self.data / "lessons.toml"

    @property
    def set_aside(self) -> Path:
        """Files that could not be read."""
        return self.data / "set-aside"

    @property
    def unfinished_import(self) -> Path:
        """The note that tells how to undo an import in progress."""
        return self.data / "unfinished-import.json"

    @property
    def lock(self) -> Path:
        return self.data / "lock"
