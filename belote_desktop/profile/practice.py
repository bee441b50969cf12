"""The practised questions, when each is due again (Leitner's boxes), ratings, and records of storms.

A wrong answer puts the question into the first box, and it comes back the next day. Each right answer moves it up one
box, where it waits longer; out of the last box it is learnt. Boxes were chosen over a formula per card because anyone
can see why a question comes today, and a wrong answer costs only a day. A question answered right the first time is
not repeated: there are always new deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message
from belote_desktop.profile.failures import SaveFailed
from belote_desktop.profile.ratings import HIGHEST, LOWEST, Rating, after_answer
from belote_desktop.profile.state_file import Told, Understood, read_state, take, write_state

FORMAT, OLDEST = 2, 1
"""The format of the file this version writes, and the newest it reads; and the oldest, which had no ratings."""
INTERVALS = (1, 3, 7, 16, 35)
"""For how many days a question rests in each box."""
MOST_DUE, MOST_DAYS, MOST_READY = 300, 400, 6
"""How many questions, days, and ready problems of a kind in a game are kept."""
LAST_DAY = 3_652_059
"""The number (`date.toordinal()`) of the last day of the year 9999."""
MOST_SEEDS = 2**128
HARDEST = 5
"""No question is harder."""


@dataclass(frozen=True)
class Asked:
    """The data to ask a question again: the kind, the game, and its seed, or the `position` as the text of a view.

    `stake` is what is at stake in the deal of the position, in whole points. `wanted` is how hard a problem was wanted
    when its seed was drawn, `difficulty` how hard it is; 0 where that is not known.
    """

    kind: str
    game: str
    seed: int = 0
    position: str = ""
    stake: int = 1
    wanted: int = 0
    difficulty: int = 0


@dataclass(frozen=True)
class Waiting:
    """A question in a box, counted from 0, and the day (`date.toordinal()`) from which it is due."""

    asked: Asked
    box: int
    due: int


@dataclass(frozen=True)
class Day:
    """One day's practice: the number of answers, how many were right, and the games whose daily drill was finished."""

    asked: int = 0
    right: int = 0
    daily: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    """The whole stored state. `ready` are problems found in advance, `ratings` one for each kind that was answered,
    `records` the most right answers in a storm of each game.
    """

    waiting: tuple[Waiting, ...] = ()
    days: tuple[tuple[int, Day], ...] = ()
    ready: tuple[Asked, ...] = ()
    ratings: tuple[Rating, ...] = ()
    records: tuple[tuple[str, int], ...] = ()


def after(state: State, asked: Asked, right: bool, today: int) -> State:
    """The state after an answer."""
    known = next((each for each in state.waiting if each.asked == asked), None)
    others = tuple(each for each in state.waiting if each is not known)
    waiting = others
    if not right:
        waiting = (*others, Waiting(asked, 0, today + INTERVALS[0]))
    elif known is not None and known.box + 1 < len(INTERVALS):
        waiting = (*others, Waiting(asked, known.box + 1, today + INTERVALS[known.box + 1]))
    day = day_of(state, today)
    counted = replace(day, asked=day.asked + 1, right=day.right + right)
    rated = state if known is not None else _rated(state, asked, right)
    return _on_day(replace(rated, waiting=_kept(waiting)), today, counted)


def _rated(state: State, asked: Asked, right: bool) -> State:
    """The state with the rating after an answer to a new question; one that is repeated tells less."""
    if not asked.difficulty:
        return state
    rated = after_answer(rating_of(state, asked.kind), asked.difficulty, right)
    others = tuple(each for each in state.ratings if each.kind != asked.kind)
    return replace(state, ratings=(*others, rated))


def rating_of(state: State, kind: str) -> Rating:
    """The rating in a kind of drill."""
    return next((each for each in state.ratings if each.kind == kind), Rating(kind))


def record_of(state: State, game: str) -> int:
    """The most right answers in a storm of a game; 0 before the first."""
    return dict(state.records).get(game, 0)


def with_mistakes(state: State, mistakes: Iterable[Asked], today: int) -> State:
    """The state with the user's mistakes added as questions due at once. Questions already waiting are unchanged."""
    known = {each.asked for each in state.waiting}
    new = tuple(Waiting(each, 0, today) for each in dict.fromkeys(mistakes) if each not in known)
    return replace(state, waiting=_kept((*state.waiting, *new)))


def with_daily(state: State, game: str, today: int) -> State:
    """The state after the daily drill of a game is finished."""
    day = day_of(state, today)
    return state if game in day.daily else _on_day(state, today, replace(day, daily=(*day.daily, game)))


def due(state: State, today: int, game: str = "") -> tuple[Waiting, ...]:
    """The questions due, the longest overdue first, of one game or of all."""
    found = (each for each in state.waiting if each.due <= today and game in ("", each.asked.game))
    return tuple(sorted(found, key=lambda each: (each.due, each.box)))


def day_of(state: State, today: int) -> Day:
    """The practice of one day."""
    return dict(state.days).get(today, Day())


def streak(state: State, today: int) -> int:
    """The number of days in a row with an answer, up to today, or up to yesterday if there is no answer today yet."""
    active = {number for number, day in state.days if day.asked}
    last = today if today in active else today - 1
    length = 0
    while last - length in active:
        length += 1
    return length


def _on_day(state: State, today: int, day: Day) -> State:
    days = {**dict(state.days), today: day}
    return replace(state, days=tuple(sorted(days.items())[-MOST_DAYS:]))


def _kept(waiting: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
    """The questions without the best-known ones, if there are too many."""
    return tuple(sorted(waiting, key=lambda each: each.box)[:MOST_DUE]) if len(waiting) > MOST_DUE else waiting


@dataclass
class Practice:
    """The state with its file. `notices` are sentences about problems with the file; they never stop a drill.

    If the file cannot be used, the state is kept in memory until the program ends.
    """

    path: Path
    aside: Path
    state: State = field(init=False, default=State())
    notices: list[Message] = field(init=False, default_factory=list)
    is_kept: bool = field(init=False, default=True)

    def __post_init__(self) -> None:
        taken = take(self.path, self.aside, read_practice, _TOLD)
        self.state = taken.state or State()
        self.is_kept = taken.is_kept
        self.notices += taken.notices

    def answer(self, asked: Asked, right: bool, today: int) -> None:
        """Store an answer given on a day."""
        self._become(after(self.state, asked, right, today))

    def add_mistakes(self, mistakes: Iterable[Asked], today: int) -> None:
        """Add mistakes of the user's as questions."""
        self._become(with_mistakes(self.state, mistakes, today))

    def finish_daily(self, game: str, today: int) -> None:
        """Mark the daily drill of a game as finished."""
        self._become(with_daily(self.state, game, today))

    def finish_storm(self, game: str, right: int) -> bool:
        """Store the right answers of a storm if they are a record; whether they are."""
        if right <= record_of(self.state, game):
            return False
        records = {**dict(self.state.records), game: right}
        self._become(replace(self.state, records=tuple(sorted(records.items()))))
        return True

    def keep_ready(self, asked: Asked) -> None:
        """Store a problem that was found in advance."""
        if asked not in self.state.ready and self.is_wanted(asked.kind, asked.game):
            self._become(replace(self.state, ready=(*self.state.ready, asked)))

    def is_wanted(self, kind: str, game: str) -> bool:
        """True if there is room for another ready problem of this kind and game."""
        return sum((each.kind, each.game) == (kind, game) for each in self.state.ready) < MOST_READY

    def take_ready(self, kind: str, game: str) -> Asked | None:
        """Remove and return the oldest problem found in advance, or None."""
        found = next((each for each in self.state.ready if (each.kind, each.game) == (kind, game)), None)
        if found is not None:
            self._become(replace(self.state, ready=tuple(each for each in self.state.ready if each is not found)))
        return found

    def forget(self, asked: Asked) -> None:
        """Remove a question that cannot be asked any more."""
        self._become(
            replace(
                self.state,
                waiting=tuple(each for each in self.state.waiting if each.asked != asked),
                ready=tuple(each for each in self.state.ready if each != asked),
            )
        )

    def _become(self, state: State) -> None:
        if state == self.state:
            return
        self.state = state
        if not self.is_kept:
            return
        try:
            write_state(self.path, state, FORMAT)
        except SaveFailed as problem:
            self.is_kept = False
            self.notices.append(problem.message)


_TOLD = Told(
    #: {file}: a file's name. {cause}: why, "the disk is full".
    QT_TRANSLATE_NOOP(
        "profile", "The drills in {file} cannot be read: {cause}. What you practise now will not be saved."
    ),
    #: {file}: a file's name.
    QT_TRANSLATE_NOOP(
        "profile",
        "The drills in {file} come from a newer version and are kept for it. What you practise now will not be saved.",
    ),
)


def read_practice(data: bytes) -> Understood[State]:
    """The state in the text of the file. Raises an exception for an invalid text."""
    found = read_state(data, State, FORMAT, oldest=OLDEST)
    numbers = [each.due for each in found.state.waiting] + [number for number, _ in found.state.days]
    if not all(1 <= number <= LAST_DAY for number in numbers):
        raise ValueError("There is no such day.")
    if not all(0 <= each.box < len(INTERVALS) for each in found.state.waiting):
        raise ValueError("There is no such box.")
    asked = (*(each.asked for each in found.state.waiting), *found.state.ready)
    if not all(each.stake > 0 and 0 <= each.seed < MOST_SEEDS for each in asked):
        raise ValueError("There is no such question.")
    if not all(0 <= number <= HARDEST for each in asked for number in (each.wanted, each.difficulty)):
        raise ValueError("There is no such difficulty.")
    if not all(LOWEST <= each.points <= HIGHEST and each.answers > 0 for each in found.state.ratings):
        raise ValueError("There is no such rating.")
    if not all(right > 0 for _, right in found.state.records):
        raise ValueError("There is no such record.")
    if not all(0 <= day.right <= day.asked for _, day in found.state.days):
        raise ValueError("More was right than was asked.")
    if len({number for number, _ in found.state.days}) < len(found.state.days):
        raise ValueError("A day comes twice.")
    return found


WHY_DUE: Mapping[int, str] = MappingProxyType(
    {
        #: About a question, or a decision in a match.
        0: QT_TRANSLATE_NOOP("drills", "You got this wrong last time."),
        #: About a question.
        1: QT_TRANSLATE_NOOP("drills", "You have been right once since you missed it."),
        #: About a question.
        2: QT_TRANSLATE_NOOP("drills", "You have been right twice in a row."),
        #: About a question.
        3: QT_TRANSLATE_NOOP("drills", "You have been right 3 times in a row."),
        #: About a question.
        4: QT_TRANSLATE_NOOP("drills", "You have been right 4 times in a row. Once more and you know it."),
    }
)
"""Why a question of a box comes today."""
