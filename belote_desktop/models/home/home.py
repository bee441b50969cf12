"""What the home page shows, as a value. `reading.py` reads it from a profile."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say

if TYPE_CHECKING:
    from belote_desktop.models.home.waiting_matches import MatchSummary

MORNING, DAY, EVENING = 4, 11, 18
"""The hours at which each of them begins."""
NOON = datetime(2026, 1, 1, 12)


@dataclass(frozen=True)
class PracticeToday:
    """The practice of a day: whether the drill of the day is done, the days in a row with an answer, and the number of
    questions to repeat.
    """

    is_done: bool = False
    streak: int = 0
    due: int = 0


@dataclass(frozen=True)
class DealToday:
    """The deal of the day in a registered game: the points by which the user was ahead in it, None while it is not
    over, and for how many days in a row it was played.
    """

    lead: int | None = None
    streak: int = 0


@dataclass(frozen=True)
class NextLesson:
    """The course of a game: its lessons that are done, and the first that is not, counted from 0.

    `place` is None and `title` empty once all are done.
    """

    game: str
    done: tuple[bool, ...]
    place: int | None
    title: Message | None


@dataclass(frozen=True)
class Results:
    """The user's matches and deals in all games; `latest` are the last matches, the earliest first: 1 for one that was
    won, -1 for one that was lost, else 0.
    """

    matches: int = 0
    won: int = 0
    deals: int = 0
    taken: int = 0
    made: int = 0
    latest: tuple[int, ...] = ()

    @property
    def share_won(self) -> int:
        """The matches won, in percent."""
        return round(100 * self.won / self.matches) if self.matches else 0

    @property
    def share_made(self) -> int:
        """The contracts made, in percent."""
        return round(100 * self.made / self.taken) if self.taken else 0


@dataclass(frozen=True)
class Home:
    """What the home page shows. The last four parts are None until they are read.

    `now` is the local time. `game` is the one played last, or the suggested one; `games` were played last, newest
    first. `match` is the unfinished match to go on with, `more` the number of others.
    """

    name: str = ""
    now: datetime = NOON
    game: str = "classic"
    games: tuple[str, ...] = ()
    is_first: bool = False
    match: MatchSummary | None = None
    more: int = 0
    practice: PracticeToday | None = None
    deal: DealToday | None = None
    lesson: NextLesson | None = None
    results: Results | None = None

    @property
    def greeting(self) -> Message:
        """The greeting by the clock, with the name if there is one."""
        if MORNING <= self.now.hour < DAY:
            if not self.name:
                return say(QT_TRANSLATE_NOOP("home", "Good morning"))
            #: {name}: the user's name.
            return say(QT_TRANSLATE_NOOP("home", "Good morning, {name}"), name=self.name)
        if DAY <= self.now.hour < EVENING:
            if not self.name:
                #: A greeting during the day.
                return say(QT_TRANSLATE_NOOP("home", "Hello"))
            #: A greeting during the day. {name}: the user's name.
            return say(QT_TRANSLATE_NOOP("home", "Hello, {name}"), name=self.name)
        if not self.name:
            return say(QT_TRANSLATE_NOOP("home", "Good evening"))
        #: {name}: the user's name.
        return say(QT_TRANSLATE_NOOP("home", "Good evening, {name}"), name=self.name)
