"""A profile: settings, saves, own games and statistics in their directories, used by one running instance at a time."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from belote_desktop.engine.messages import Message
from belote_desktop.profile.archive.import_note import undo
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.lock import claim
from belote_desktop.profile.own_games.own_game_drafts import OwnGameDrafts
from belote_desktop.profile.own_games.own_games import OwnGames
from belote_desktop.profile.practice import Practice
from belote_desktop.profile.progress import Progress
from belote_desktop.profile.reviews import Reviews
from belote_desktop.profile.saves import Saves
from belote_desktop.profile.settings import Settings
from belote_desktop.profile.statistics import Statistics


class Profile:
    """An open profile. Creating one takes the lock: raises ProfileInUse or ProfileUnusable if that fails."""

    def __init__(self, directories: Directories) -> None:
        self.directories = directories
        self._lock = claim(directories)
        self._notices = list(undo(directories))
        self.settings = Settings(directories.settings, directories.set_aside)
        self.saves = Saves(directories.matches, directories.set_aside)
        self.own_games = OwnGames(directories.own_games, directories.set_aside)
        self.own_game_drafts = OwnGameDrafts(directories.own_game_drafts, directories.set_aside)
        self.reviews = Reviews(directories.reviews)
        self.practice = Practice(directories.practice, directories.set_aside)
        self.progress = Progress(directories.progress, directories.set_aside)
        self.statistics = Statistics(directories.statistics, directories.set_aside)

    def tell(self, message: Message) -> None:
        """Add a sentence to the next notices."""
        self._notices.append(message)

    def notices(self) -> list[Message]:
        """The new sentences about problems; each is returned only once."""
        found = self._notices[:]
        self._notices.clear()
        parts = (
            self.settings, self.saves, self.own_games, self.own_game_drafts, self.practice, self.progress,
            self.statistics,
        )  # fmt: skip
        for part in parts:
            found += part.notices
            part.notices.clear()
        return found

    def close(self) -> None:
        """Close the files and release the lock."""
        self.statistics.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
