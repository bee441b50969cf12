"""The set deals somebody played, with what they and the levels scored: a small JSON file, written atomically.

Every score says which version of the program it was made with, and at what pace the computer players thought.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message
from belote_desktop.profile.state_file import Told, Understood, read_state, take, write_state

FORMAT = 1
"""The format of the file this version writes, and the newest it reads."""
MOST = 2000
"""How many deals are kept: the deal of the day for five years."""
EIGHT = 8
"""How many deals are played in a row against a level."""


@dataclass(frozen=True)
class Scored:
    """What one player scored in a deal. `kind` is `human` or a level.

    `points` are by side; `lead` is those of the player's side less those of the best other. `contract` is its text
    with the taker's seat, `1: H` (empty if all passed), `result` how it ended. `helps` counts hints and actions taken
    back.
    """

    kind: str
    points: tuple[int, ...]
    lead: int
    contract: str = ""
    result: str = ""
    version: str = ""
    pace: str = "1"
    helps: int = 0


@dataclass(frozen=True)
class SetResult:
    """A set deal that was begun: its `key`, its code, the day it belongs to, and the save of its match.

    `day` is a date as 2026-11-23. `others` are the levels of the other seats, in turn order. `own` is None until the
    deal is over; `levels` are the scores of levels in the user's seat, with the same others.
    """

    key: str
    code: str
    game: str
    day: str
    match: str = ""
    others: tuple[str, ...] = ()
    own: Scored | None = None
    levels: tuple[Scored, ...] = ()

    def score_of(self, level: str) -> Scored | None:
        """What a level scored; None if it has not played the deal."""
        return next((each for each in self.levels if each.kind == level), None)


@dataclass(frozen=True)
class Series:
    """Eight deals in a row against a level: a number that tells the series apart, and the seed of its deals."""

    number: int
    game: str
    level: str
    seed: str
    day: str

    def key(self, place: int) -> str:
        """The key of a deal, counted from 1."""
        return f"eight {self.number} {place}"

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all its deals, in order."""
        return tuple(self.key(place) for place in range(1, EIGHT + 1))


@dataclass(frozen=True)
class State:
    """All that is stored, the earliest first."""

    deals: tuple[SetResult, ...] = ()
    series: tuple[Series, ...] = ()


def daily_key(day: datetime.date, game: str) -> str:
    """The key of the deal of a day in a game."""
    return f"{day.isoformat()} {game}"


def played_days(deals: Sequence[SetResult], game: str) -> Mapping[str, SetResult]:
    """The deals of the day that are over in a game, by date."""
    return {each.day: each for each in deals if each.own is not None and each.key == f"{each.day} {game}"}


def days_in_a_row(played: Mapping[str, SetResult], today: datetime.date) -> int:
    """How many days in a row the deal of the day was played, up to today, or up to yesterday if not yet today."""
    day = today if today.isoformat() in played else today - datetime.timedelta(1)
    count = 0
    while day.isoformat() in played:
        count, day = count + 1, day - datetime.timedelta(1)
    return count


@dataclass
class SetResults:
    """The results with their file. `notices` are sentences about problems with it; they never stop a deal.

    If the file cannot be used, the results are kept in memory until the program ends.
    """

    path: Path
    aside: Path
    state: State = field(init=False, default=State())
    notices: list[Message] = field(init=False, default_factory=list)
    is_kept: bool = field(init=False, default=True)

    def __post_init__(self) -> None:
        taken = take(self.path, self.aside, read_results, _TOLD)
        self.state = taken.state or State()
        self.is_kept = taken.is_kept
        self.notices += taken.notices

    def of(self, key: str) -> SetResult | None:
        """The deal with this key; None if it was never begun."""
        return next((each for each in self.state.deals if each.key == key), None)

    def keep(self, result: SetResult) -> None:
        """Store a deal in place of the one with its key. Raises SaveFailed; the deal is then kept in memory."""
        deals = {each.key: each for each in self.state.deals} | {result.key: result}
        self._become(replace(self.state, deals=tuple(deals.values())[-MOST:]))

    def begin_series(self, game: str, level: str, seed: str, day: str) -> Series:
        """Store a new series. Raises SaveFailed; it is then kept in memory."""
        number = max((each.number for each in self.state.series), default=0) + 1
        made = Series(number, game, level, seed, day)
        self._become(replace(self.state, series=(*self.state.series, made)[-MOST // EIGHT :]))
        return made

    def series_with(self, key: str) -> Series | None:
        """The series that a deal belongs to; None if it belongs to none."""
        return next((each for each in self.state.series if key in each.keys), None)

    def running(self) -> Series | None:
        """The latest series with a deal that is not over; None if there is none."""
        over = {each.key for each in self.state.deals if each.own is not None}
        return next((each for each in reversed(self.state.series) if not over.issuperset(each.keys)), None)

    def _become(self, state: State) -> None:
        self.state = state
        if self.is_kept:
            write_state(self.path, state, FORMAT)


def read_results(data: bytes) -> Understood[State]:
    """The results in the text of a file. Raises if it is damaged, NewerFormat if it is of a newer version.

    Deals and series with impossible values are left out.
    """
    found = read_state(data, State, FORMAT)
    deals = tuple(each for each in found.state.deals if _is_sound(each))
    series = tuple(each for each in found.state.series if _is_date(each.day) and each.seed.isdecimal())
    sound = State(deals, series)
    return Understood(sound, found.is_all and sound == found.state)


def _is_sound(result: SetResult) -> bool:
    """Whether the values of a deal can be shown and worked with."""
    scores = (*result.levels, *(() if result.own is None else (result.own,)))
    return _is_date(result.day) and all(len(each.points) > 1 and _is_pace(each.pace) for each in scores)


def _is_date(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _is_pace(text: str) -> bool:
    try:
        return 0 < Fraction(text) <= 1
    except (ValueError, ZeroDivisionError):
        return False


_TOLD = Told(
    #: {file}: a file's name. {cause}: why, "the disk is full".
    QT_TRANSLATE_NOOP(
        "profile",
        "The results of your set deals, in {file}, cannot be read: {cause}. New results will not be saved.",
    ),
    #: {file}: a file's name.
    QT_TRANSLATE_NOOP(
        "profile",
        "The results of your set deals, in {file}, come from a newer version. The file was not changed. New results "
        "will not be saved.",
    ),
)
