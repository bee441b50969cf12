"""Make drill questions in the background: quick kinds at once, searched kinds one position at a time."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QObject, Signal

from belote_desktop.coach import drills
from belote_desktop.coach.drills import SEARCHED, Kind, NoProblemError, Problem, kind_of
from belote_desktop.coach.drills.searched import PHASES, Decide, Position, decide, is_good, positions
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.looking_back.review import DealReview, Judged
from belote_desktop.engine import Ruleset
from belote_desktop.models.tasks import Answer, StoppableTask, Tasks
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.profile.practice import Asked, Practice, due, rating_of
from belote_desktop.profile.ratings import wanted_difficulty
from belote_desktop.records import parse_view, view_text
from belote_desktop.records.view_text import ViewError
from belote_desktop.search.stopping import Stop, StoppedError

Deliver = Callable[[Problem, Asked], None]
SEEDS = 1 << 40
LOOKED_AT_DAILY = 12
"""In how many positions the searched problem of a day is looked for."""


def mistakes_of(review: DealReview, seat: int, game: str) -> tuple[Asked, ...]:
    """The decisions of a seat that mattered in a deal, as questions for `Practice.add_mistakes`."""
    found = (mistake_of(each.judgement, game) for each in review.moments(seat))
    return tuple(each for each in found if each is not None)


def mistake_of(judgement: Judgement, game: str) -> Asked | None:
    """A decision as a question for `Practice.add_mistakes`; None if no kind of drill asks such decisions."""
    view, kind = judgement.advice.view, kind_for(judgement)
    if kind is None:
        return None
    return Asked(kind, game, position=view_text(view), stake=max(1, round(judgement.stake)))


def kind_for(judged: Judged | Judgement) -> Kind | None:
    """The kind of drill that asks such decisions; None if there is none."""
    return next((kind for kind, phases in PHASES.items() if judged.advice.view.phase in phases), None)


@dataclass(frozen=True)
class Wish:
    """A problem to look for: `again` is one that was asked before, `seed` where to look for a new one.

    The search stops after `most` positions. A quick problem is made about as hard as `wanted`.
    """

    kind: Kind
    game: str
    rules: Ruleset
    again: Asked | None = None
    seed: int | None = None
    most: int | None = None
    wanted: int = 0


def asked_of(problem: Problem, game: str) -> Asked:
    """The data to make a quick problem of a game again."""
    return Asked(problem.kind, game, problem.seed, wanted=problem.wanted, difficulty=problem.difficulty)


class DrillRunner(QObject):
    """Makes problems in the background. A new request replaces earlier ones.

    Signals: `made` carries a problem and the data to make it again, `failed` the wish that no problem was found for,
    `looked` the number of positions searched so far.
    """

    made = Signal(object, object)
    failed = Signal(object)
    looked = Signal(int)
    daily_made = Signal(object)
    """The quick problems of a day; those that are searched come after them."""
    daily_added = Signal(object, object)
    """One more problem of the day, with what makes it again."""
    daily_ended = Signal()
    """No more of them will come."""

    def __init__(
        self,
        tasks: Tasks,
        practice: Practice,
        pace: Callable[[], Fraction],
        player: SearchPlayer | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tasks, self._practice, self._pace, self._player = tasks, practice, pace, player
        self._stop = Stop()
        self._seeds: Iterator[int] = iter(lambda: secrets.randbelow(SEEDS), -1)

    def ask(self, kind: Kind, game: str, rules: Ruleset) -> None:
        """Look for a new problem, about as hard as the user's rating. One found in advance is sent at once."""
        again = self._practice.take_ready(kind, game) if kind in SEARCHED else None
        rating = rating_of(self._practice.state, kind)
        wanted = wanted_difficulty(rating.points, secrets.randbelow(3) - 1)
        self._look(Wish(kind, game, rules, again, wanted=wanted), self._deliver)

    def again(self, asked: Asked, rules: Ruleset) -> None:
        """Make a problem that was asked before; emits `failed` if that is no longer possible."""
        self._look(Wish(kind_of(asked.kind), asked.game, rules, asked), self._deliver)

    def daily(self, game: str, rules: Ruleset, day: int) -> None:
        """Make the daily drill of a game: quick problems at once, then one of the user's mistakes and a found one."""
        self._stop.ask()
        stop = self._stop = Stop()
        wishes = self._daily_wishes(game, rules, day)

        def deliver(answer: Answer) -> None:
            if answer.error is not None:
                raise answer.error
            if not stop.is_asked:
                self.daily_made.emit(answer.value)
                self._add_to_daily(wishes, stop)

        self._tasks.run(lambda: drills.daily(rules, day), deliver)

    def _daily_wishes(self, game: str, rules: Ruleset, day: int) -> Iterator[Wish]:
        """A mistake of the user's, due questions before others, and the searched problem of the day."""
        state = self._practice.state
        mistakes = [each.asked for each in (*due(state, day, game), *state.waiting) if each.asked.position]
        known = set(map(str, PHASES))  # a file of another version may have kinds that are not there any more
        own = next((asked for asked in mistakes if asked.game == game and asked.kind in known), None)
        if own is not None:
            yield Wish(kind_of(own.kind), game, rules, own)
        kind, seed = drills.daily_search(rules, day)
        yield Wish(kind, game, rules, seed=seed, most=LOOKED_AT_DAILY)

    def _add_to_daily(self, wishes: Iterator[Wish], stop: Stop) -> None:
        """Look for the next of these. One that is not found is left out."""
        wish = None if stop.is_asked else next(wishes, None)
        if wish is None:
            if not stop.is_asked:
                self.daily_ended.emit()
            return

        def found(problem: Problem, asked: Asked) -> None:
            self.daily_added.emit(problem, asked)
            self._add_to_daily(wishes, stop)

        self._begin(wish, stop, found, lambda _wish: self._add_to_daily(wishes, stop))

    def prepare(self, kind: Kind, game: str, rules: Ruleset) -> None:
        """Find a problem in advance, if there is room for one, and store it in the profile."""
        if kind in SEARCHED and self._practice.is_wanted(kind, game):
            self._look(Wish(kind, game, rules), lambda _problem, asked: self._practice.keep_ready(asked))

    def stop(self) -> None:
        """Stop looking for a problem."""
        self._stop.ask()

    def _look(self, wish: Wish, deliver: Deliver) -> None:
        self._stop.ask()
        stop = self._stop = Stop()
        if wish.kind in SEARCHED:
            self._begin(wish, stop, deliver, self.failed.emit)
            return
        seed = next(self._seeds) if wish.again is None else wish.again.seed
        wanted = wish.wanted if wish.again is None else wish.again.wanted
        self._tasks.run(
            lambda: drills.make(wish.kind, wish.rules, seed, wanted),
            lambda answer: self._on_quick(wish, stop, answer, deliver),
        )

    def _begin(self, wish: Wish, stop: Stop, deliver: Deliver, give_up: Callable[[Wish], None]) -> None:
        """Search for a problem."""
        seed = next(self._seeds) if wish.seed is None else wish.seed
        search = _Search(wish, seed, self._player, stop, self._pace)
        self._go_on(search, deliver, give_up)

    def _go_on(self, search: _Search, deliver: Deliver, give_up: Callable[[Wish], None]) -> None:
        """Look at the next position."""
        work = StoppableTask(search.step, search.stop)
        self._tasks.run(work, lambda answer: self._on_step(search, answer, deliver, give_up))

    def _on_quick(self, wish: Wish, stop: Stop, answer: Answer, deliver: Deliver) -> None:
        if stop.is_asked:
            return
        if isinstance(answer.error, NoProblemError):
            self.failed.emit(wish)
            return
        if answer.error is not None:
            raise answer.error
        deliver(answer.value, wish.again or asked_of(answer.value, wish.game))

    def _on_step(self, search: _Search, answer: Answer, deliver: Deliver, give_up: Callable[[Wish], None]) -> None:
        if search.stop.is_asked or isinstance(answer.error, StoppedError):
            return
        if isinstance(answer.error, NoProblemError):
            give_up(search.wish)
        elif answer.error is not None:
            raise answer.error
        elif answer.value is None:
            self.looked.emit(search.count)
            self._go_on(search, deliver, give_up)
        else:
            found: Decide = answer.value
            stake = max(1, round(found.position.stake))
            asked = search.wish.again or Asked(
                search.wish.kind, search.wish.game, position=view_text(found.view), stake=stake,
                difficulty=found.difficulty,
            )  # fmt: skip
            deliver(found, asked)

    def _deliver(self, problem: Problem, asked: Asked) -> None:
        self.made.emit(problem, asked)


class _Search:
    """The positions of a seed, or the problem asked before, one at a time. Lives in the thinking thread."""

    def __init__(
        self, wish: Wish, seed: int, player: SearchPlayer | None, stop: Stop, pace: Callable[[], Fraction]
    ) -> None:
        self.wish, self.stop, self.count = wish, stop, 0
        self._seed, self._player, self._pace = seed, player, pace
        self._positions = self._again(wish.again) if wish.again else positions(wish.kind, wish.rules, seed)

    def step(self, stop: Stop) -> Decide | None:
        """The problem of the next position, None if it makes none. Raises NoProblemError after the last position."""
        position = None if self.count == self.wish.most else next(self._positions, None)
        if position is None:
            raise NoProblemError("No clear decision was found.")
        found = decide(position.view.rules, self._seed, position, self._player, float(self._pace()), stop)
        self.count += 1
        return found if found is not None and (self.wish.again or is_good(found, self.count)) else None

    @staticmethod
    def _again(asked: Asked) -> Iterator[Position]:
        try:
            yield Position(parse_view(asked.position), float(asked.stake))
        except ViewError as problem:
            raise NoProblemError(str(problem)) from problem
