"""A profile: settings, saves, own games and statistics in their directories, used by one running instance at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING, Self

from belote_desktop.engine.wording.messages import Message
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.lock import claim
from belote_desktop.profile.own_games.own_games import OwnGames
from belote_desktop.profile.saves import Saves
from belote_desktop.profile.settings import Settings

if TYPE_CHECKING:
    from belote_desktop.profile.own_games.own_game_drafts import OwnGameDrafts
    from belote_desktop.profile.play_rating.compared import ComparedMatches
    from belote_desktop.profile.practice import Practice
    from belote_desktop.profile.progress import Progress
    from belote_desktop.profile.reviews import Reviews
    from belote_desktop.profile.set_deals.set_results import SetResults
    from belote_desktop.profile.statistics import Statistics

LATER = ("own_game_drafts", "practice", "progress", "set_deals", "statistics")
"""The parts whose files the first page of the window does not need."""


class Profile:
    """An open profile. Creating one takes the lock: raises ProfileInUse or ProfileUnusable if that fails.

    Some parts (`LATER`) are imported and their files read when the part is first asked for.
    """

    def __init__(self, directories: Directories) -> None:
        self.directories = directories
        self._lock = claim(directories)
        self._notices = _undone(directories)
        self.settings = Settings(directories.settings, directories.set_aside)
        self.saves = Saves(directories.matches, directories.set_aside)
        self.own_games = OwnGames(directories.own_games, directories.set_aside)

    @cached_property
    def own_game_drafts(self) -> OwnGameDrafts:
        """Own games that were changed and not saved."""
        from belote_desktop.profile.own_games.own_game_drafts import OwnGameDrafts

        return OwnGameDrafts(self.directories.own_game_drafts, self.directories.set_aside)

    @cached_property
    def reviews(self) -> Reviews:
        """The reviews of deals that are over."""
        from belote_desktop.profile.reviews import Reviews

        return Reviews(self.directories.reviews)

    @cached_property
    def compared(self) -> ComparedMatches:
        """The deals beside what Expert got in the user's seat."""
        from belote_desktop.profile.play_rating.compared import ComparedMatches

        return ComparedMatches(self.directories.compared)

    @cached_property
    def practice(self) -> Practice:
        """The questions to repeat."""
        from belote_desktop.profile.practice import Practice

        return Practice(self.directories.practice, self.directories.set_aside)

    @cached_property
    def progress(self) -> Progress:
        """How far each lesson has been read."""
        from belote_desktop.profile.progress import Progress

        return Progress(self.directories.progress, self.directories.set_aside)

    @cached_property
    def set_deals(self) -> SetResults:
        """The set deals that were played: the deal of the day and others."""
        from belote_desktop.profile.set_deals.set_results import SetResults

        return SetResults(self.directories.set_deals, self.directories.set_aside)

    @cached_property
    def statistics(self) -> Statistics:
        """The finished matches in numbers."""
        from belote_desktop.profile.statistics import Statistics

        return Statistics(self.directories.statistics, self.directories.set_aside)

    def read_rest(self) -> Iterator[None]:
        """Read what was not asked for yet, one part per step."""
        for part in LATER:
            getattr(self, part)
            yield

    def tell(self, message: Message) -> None:
        """Add a sentence to the next notices."""
        self._notices.append(message)

    def notices(self) -> list[Message]:
        """The new sentences about problems anywhere in the profile; each is returned only once."""
        for _ in self.read_rest():
            pass
        return self.notices_so_far()

    def notices_so_far(self) -> list[Message]:
        """The same, from the parts that have been read."""
        found = self._notices[:]
        self._notices.clear()
        later = [vars(self)[part] for part in LATER if part in vars(self)]
        for part in (self.settings, self.saves, self.own_games, *later):
            found += part.notices
            part.notices.clear()
        return found

    def close(self) -> None:
        """Close the files and release the lock."""
        if "statistics" in vars(self):
            self.statistics.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _undone(directories: Directories) -> list[Message]:
    """Undo an import that did not finish. Returns sentences that say what was undone."""
    if not os.path.lexists(directories.unfinished_import):
        return []
    from belote_desktop.profile.archive.import_note import undo

    return list(undo(directories))
