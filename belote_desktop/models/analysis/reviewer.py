"""Review deals in the background: the user's decisions first, spread over the available threads.

Only finished deals are reviewed, from their record alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject, Signal

from belote_desktop import records
from belote_desktop.coach.looking_back.luck import Luck, luck_of
from belote_desktop.coach.looking_back.review import DealReview, Judged, judge
from belote_desktop.coach.looking_back.review_text import deal_key, review_data, review_of
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.tasks import Answer, StoppableTask, Tasks
from belote_desktop.profile.reviews import Reviews
from belote_desktop.records import Played
from belote_desktop.search.stopping import Stop, StoppedError


@dataclass(frozen=True)
class DealFound:
    """A deal as far as it was reviewed: its steps, the judged decisions, the luck of every seat.

    `is_whole` is True once every seat's decisions are among them; before that it is only the user's.
    """

    number: int
    steps: tuple[Played, ...]
    review: DealReview
    luck: tuple[Luck, ...]
    is_whole: bool


@dataclass
class _Job:
    """A deal to review. `waiting` are the indices of the decisions not yet started, the user's first."""

    number: int
    steps: tuple[Played, ...]
    key: str
    luck: tuple[Luck, ...]
    known: DealReview | None
    waiting: deque[int] = field(default_factory=deque)
    open: set[int] = field(default_factory=set)
    judged: dict[int, Judged] = field(default_factory=dict)

    def order(self, person: int) -> None:
        """Put every decision on the list, the user's first."""
        self.open.update(range(0 if self.known is not None else len(self.steps)))
        self.line_up(person)

    def line_up(self, person: int) -> None:
        """Put the decisions not judged yet on the list."""
        self.waiting = deque(sorted(self.open, key=lambda place: (self.steps[place].seat != person, place)))

    def is_done(self, seat: int) -> bool:
        """True if every decision of a seat is judged."""
        return not any(self.steps[place].seat == seat for place in self.open)

    def found(self) -> DealFound:
        """The results so far."""
        judged = tuple(self.judged[place] for place in sorted(self.judged))
        review = self.known or DealReview(self.number, judged)
        return DealFound(self.number, self.steps, review, self.luck, not self.open)


class Reviewer(QObject):
    """Reviews the deals of one record after another.

    `progressed` carries the number of decisions done and their total; `judged` a DealReview with a single decision, as
    soon as it is known; `found` a DealFound for each deal, once the user's decisions are judged and again when all are;
    `finished` nothing, after the last; `failed` a sentence.
    """

    progressed = Signal(int, int)
    judged = Signal(object)
    found = Signal(object)
    finished = Signal()
    failed = Signal(object)

    def __init__(self, reviews: Reviews, lanes: Sequence[Tasks], pace: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reviews, self._lanes, self._pace = reviews, tuple(lanes), pace
        self._stop = Stop()
        self._match_id, self._person = "", 0
        self._wanted: tuple[str, bytes, frozenset[int], int | None] | None = None
        self._jobs: list[_Job] = []
        self._done = self._whole = 0
        self.is_running = False

    @property
    def can_go_on(self) -> bool:
        """True if it was cancelled before everything was reviewed."""
        return (
            not self.is_running and self._wanted is not None and (not self._jobs or any(job.open for job in self._jobs))
        )

    def go_on(self) -> None:
        """Continue after a cancel."""
        if not self.can_go_on or self._wanted is None:
            return
        if not self._jobs:
            self.begin(*self._wanted)
            return
        self._stop, self.is_running = Stop(), True
        for job in self._jobs:
            job.line_up(self._person)
        self.progressed.emit(self._done, self._whole)
        for lane in self._lanes:
            self._go_on(lane)

    def so_far(self) -> tuple[DealFound, ...]:
        """The deals with results."""
        return tuple(job.found() for job in self._jobs if job.known is not None or job.judged)

    def begin(self, match_id: str, record: bytes, numbers: Iterable[int] = (), person: int | None = 0) -> None:
        """Review these deals of a record, or all finished ones if none are given. Cancels an earlier review."""
        self.cancel()
        self._stop, self.is_running = Stop(), True
        self._match_id, self._person = match_id, person or 0
        self._wanted = match_id, record, frozenset(numbers), person
        self._jobs, self._done, self._whole = [], 0, 0
        prepare = StoppableTask(partial(prepared, self._reviews, match_id, record, self._wanted[2]), self._stop)
        self._lanes[0].run(prepare, partial(self._on_prepared, self._stop))

    def cancel(self) -> None:
        """Stop thinking. No more signals are emitted unless it continues."""
        self._stop.ask()
        self.is_running = False

    def _on_prepared(self, stop: Stop, answer: Answer) -> None:
        if stop.is_asked:
            return
        if answer.error is not None:
            self._fail(answer.error)
            return
        self._jobs = answer.value
        for job in self._jobs:
            job.order(self._person)
        self._whole = sum(len(job.waiting) for job in self._jobs)
        self.progressed.emit(0, self._whole)
        for job in self._jobs:
            if job.known is not None:
                self.found.emit(job.found())
        if not self._whole:
            self._end()
        for lane in self._lanes:
            self._go_on(lane)

    def _go_on(self, lane: Tasks) -> None:
        """Give a thread the next decision."""
        job = next((each for each in self._jobs if each.waiting), None)
        if job is None or self._stop.is_asked:
            return
        place = job.waiting.popleft()
        work = StoppableTask(partial(judge, job.steps[place], place, self._pace), self._stop)
        lane.run(work, partial(self._on_judged, self._stop, lane, job, place))

    def _on_judged(self, stop: Stop, lane: Tasks, job: _Job, place: int, answer: Answer) -> None:
        if stop.is_asked or isinstance(answer.error, StoppedError):
            return
        if answer.error is not None:
            self._fail(answer.error)
            return
        before = job.is_done(self._person)
        job.open.discard(place)
        if answer.value is not None:
            job.judged[place] = answer.value
            self.judged.emit(DealReview(job.number, (answer.value,)))
        self._done += 1
        self.progressed.emit(self._done, self._whole)
        if not job.open:
            self._keep(lane, job)
        if not job.open or (not before and job.is_done(self._person)):
            self.found.emit(job.found())
        if self._done == self._whole:
            self._end()
        self._go_on(lane)

    def _keep(self, lane: Tasks, job: _Job) -> None:
        """Write the review of a deal to the profile."""
        data = partial(review_data, job.found().review)
        lane.run(lambda: self._reviews.keep(self._match_id, job.number, job.key, data()), lambda _: None)

    def _end(self) -> None:
        self.is_running = False
        self.finished.emit()

    def _fail(self, problem: Exception) -> None:
        self.cancel()
        self._wanted = None
        self.failed.emit(
            say(_FAILED, reason=problem.args[0] if isinstance(problem, UnreviewableError) else str(problem))
        )


#: {reason}: why not: no deal is over.
_FAILED = QT_TRANSLATE_NOOP("review", "This match cannot be reviewed: {reason}.")


class UnreviewableError(ValueError):
    """A record without deals to review; its argument is the reason, marked for translation."""


def prepared(reviews: Reviews, match_id: str, record: bytes, numbers: frozenset[int], stop: Stop) -> list[_Job]:
    """The deals to review, with stored results from the profile. Raises UnreviewableError if it has none."""
    jobs = []
    for number, steps in settled_deals(record).items():
        if numbers and number not in numbers:
            continue
        stop.check()
        key = deal_key(steps)
        data = reviews.find(match_id, number, key)
        known = None
        if data is not None:
            try:
                known = review_of(data, steps)
            except Exception:  # it is none of ours, whatever is wrong with it
                reviews.drop(match_id, number)
        jobs.append(_Job(number, steps, key, luck_of(steps), known))
    if not jobs:
        #: Why a match cannot be reviewed: the end of a sentence.
        raise UnreviewableError(QT_TRANSLATE_NOOP("review", "no deal is over yet"))
    return jobs


def settled_deals(record: bytes) -> dict[int, tuple[Played, ...]]:
    """The finished deals of a record by number, with their actions in force. Raises UnreviewableError if it is none."""
    reading = records.parse_record(records.decode(record)[0])
    replayed = None if reading.record is None else records.replay(reading.record)
    if replayed is None or replayed.match is None:
        #: Why a match cannot be reviewed: the end of a sentence.
        raise UnreviewableError(QT_TRANSLATE_NOOP("review", "it is not a match file"))
    found: dict[int, list[Played]] = {settled.number: [] for settled in replayed.match.deals}
    for step in replayed.steps:
        if step.before.deal is not None and step.before.deal.number in found:
            found[step.before.deal.number].append(step)
    return {number: tuple(steps) for number, steps in found.items() if steps}
