"""The controller owns the match, and nothing else does.

An action is checked, applied to a copy, written to disk by the writer, and only then shown: `stepped` carries what
happened, as the person's seat learns of it. Whoever shows it answers with `shown`; then the next player is asked.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from belote_desktop import engine
from belote_desktop.engine import Action, Event, Match, Message, Refusal, Rule, SeatView
from belote_desktop.engine.events import DealSettled, MatchEnded
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.claiming import MARK, QUICK_LEVEL, Claim, card_of_rest, claimable
from belote_desktop.models.journal import Journal
from belote_desktop.models.pause import Pause
from belote_desktop.models.tasks import Answer, Tasks
from belote_desktop.models.thinking import Question, Think, Thought, think
from belote_desktop.models.unwritten import Unwritten, reason_of
from belote_desktop.records import FULL_PACE, Played, Recorder
from belote_desktop.search.rest import Rest
from belote_desktop.search.stopping import Stop, StoppedError

_SCORE_IS_READ = QT_TRANSLATE_NOOP("engine", "Deal {number} is being scored: go on to the next deal first.")
_PLAYER_FAILED = QT_TRANSLATE_NOOP(
    "engine", "{name} could not decide ({problem}) and does the first thing the rules allow."
)

T = TypeVar("T")
INTERRUPT_MS = 2500
"""How long a computer player waits with a call while the person may speak out of turn."""


@dataclass(frozen=True)
class Step:
    """What happened at one position: the events as one seat learns of them, and its view after them."""

    events: tuple[Event, ...]
    view: SeatView
    position: int


@dataclass(frozen=True)
class Table:
    """Who plays: names by seat, and the level of the computer player of each seat; None for the person."""

    names: tuple[str, ...]
    levels: tuple[str | None, ...]

    @property
    def person(self) -> int | None:
        """The person's seat; None when the computer plays all of them."""
        return next((seat for seat, level in enumerate(self.levels) if level is None), None)


class MatchController(QObject):
    """Runs one match. `history` are the actions of the deal in progress when a match is taken up again.

    `match_id` is the name of its save, `notice` a sentence to begin with. `think` answers the questions, where the
    thinking is done; `pace` is how much its players think, as the record says.
    """

    reset = Signal(object)
    stepped = Signal(object)
    awaiting = Signal(object)
    may_interrupt = Signal(object)
    """A computer player thinks about a call, and the view's person may speak first."""
    thinking = Signal(int)
    refused = Signal(object)
    failed = Signal(object)
    noticed = Signal(object)
    deal_ended = Signal(object)
    ended = Signal(object)

    def __init__(
        self,
        match: Match,
        table: Table,
        journal: Journal,
        recorder: Recorder,
        *,
        writing: Tasks,
        thinking: Tasks,
        history: Sequence[Played] = (),
        match_id: str = "",
        notice: Message | None = None,
        think: Think = think,
        pace: Fraction = FULL_PACE,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._table = table
        self._journal = journal
        self._writing = writing
        self._thinking = thinking
        self._recorder = recorder
        self.match_id = match_id
        self.pace = pace
        self._history = list(history)
        self._notice = notice
        self._think = think
        self._stop = Stop()
        self._position = 0
        self._awaited: int | None = None
        self._after_deal: tuple[Event, ...] | None = None
        self._unwritten: Unwritten | None = None
        self._write_failed = False
        self._after_note: Action | None = None
        self._claim: Claim | None = None
        self._closed = False
        self.pause_ms = 0

    @property
    def seat(self) -> int | None:
        """The person's seat."""
        return self._table.person

    @property
    def table(self) -> Table:
        """Who plays."""
        return self._table

    @property
    def names(self) -> tuple[str, ...]:
        return self._table.names

    @property
    def match(self) -> Match:
        """The match as it stands, for tests and tools; views get `view`."""
        return self._match

    @property
    def progress(self) -> tuple[int, int]:
        """How far the match has come: settled deals, and actions of the deal in progress that stand."""
        return len(self._match.deals), len(self._history)

    @property
    def position(self) -> int:
        """Counts every change; answers made for another position are stale."""
        return self._position

    def view(self) -> SeatView:
        """What the person may know."""
        return engine.view(self._match, self.seat)

    def begin(self, *, deal_shown: bool = True) -> None:
        """Show the match as it stands and ask the next player; with `deal_shown` the dealing is played."""
        if self._notice is not None:
            self.noticed.emit(self._notice)
        if deal_shown and not self._history and not self._match.is_over:
            self._show(engine.opening_events(self._match))
            return
        self._move_on()
        self._show_at_once()

    def submit(self, action: Action) -> None:
        """An action of the person; `refused` says why it is not accepted."""
        if self._closed or self.seat is None:
            return
        if self._is_held_up():
            if self._unwritten is not None and self._unwritten.may_be_dropped:
                self._after_note = action  # a note is no reason to lose what was played meanwhile
            return
        refusals = self.refusals(action)
        if refusals:
            self.refused.emit(refusals)
            return
        self._claim = None
        self._act(self.seat, action)

    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Why the person may not do this now; () if it is lawful."""
        if self._after_deal is not None:
            return (Refusal(Rule.PHASE, say(_SCORE_IS_READ, number=self._match.deals[-1].number)),)
        return engine.refusals(self._match, action, self.seat)

    def shown(self, position: int) -> None:
        """The step of this position has been shown: go on. Answers for another position are ignored."""
        if position != self._position or self._closed or self._awaited == position:
            return
        if self._after_deal is not None:
            self.deal_ended.emit(self._deal_view())
            return
        self._ask()

    def next_deal(self) -> None:
        """The settled deal has been read: show the next one."""
        if self._after_deal is not None:
            events, self._after_deal = self._after_deal, None
            self._claim = None
            self._show(events)

    def can_undo(self) -> bool:
        """Whether a decision of the person in this deal can be taken back; a claim even when it has ended the deal."""
        if self._unwritten is not None or self._claim is not None:
            return self._unwritten is None
        return self._after_deal is None and not self._match.is_over and self._last_own() is not None

    def undo(self) -> None:
        """Take back everything since the person's last decision in this deal, that decision included."""
        if self._is_held_up() or not self.can_undo():
            return
        place, claim = self._last_own(), self._claim
        if claim is not None:
            count, before, kept = claim.actions, claim.before, claim.history
        else:
            assert place is not None
            count, before, kept = len(self._history) - place, self._history[place].before, tuple(self._history[:place])
        self._move_on()
        self._write(Unwritten(self._recorder.take_back_text(count), before, kept, self._taken_back))

    def _taken_back(self) -> None:
        self._claim = self._after_deal = None
        self._show_at_once()

    def find_rest(self, then: Callable[[Rest | None], None]) -> None:
        """Work out whether the person may claim the rest, from the person's view; an answer too late is dropped."""
        self._work(partial(claimable, self.view(), self._stop), then)

    def claim(self) -> None:
        """Play out the rest that `find_rest` has proved: everybody plays quickly, and one undo takes all of it back."""
        if not self._is_held_up() and self._awaited == self._position and engine.to_act(self._match) == self.seat:
            text, history = self._recorder.help_text(MARK), tuple(self._history)
            self._write(Unwritten(text, self._match, history, self._begin_claim, may_be_dropped=True))

    @property
    def is_claiming(self) -> bool:
        """Whether a claimed rest is being played out."""
        return self._claim is not None and self._claim.is_running

    @property
    def may_take_claim_back(self) -> bool:
        """Whether the last thing the person did was a claim."""
        return self._claim is not None

    def _begin_claim(self) -> None:
        self._claim = Claim(self._match, tuple(self._history))
        self._claim_card()

    def _claim_card(self) -> None:
        """The person's next card of a claim."""
        self._work(partial(card_of_rest, self.view(), self._stop), self._claimed)

    def _claimed(self, action: Action | None) -> None:
        if self._claim is not None and self.seat is not None and action is not None:
            self._act(self.seat, action)
            return
        if self._claim is not None:
            self._claim.is_running = False  # something but cards is to be decided
        self.awaiting.emit(self.view())

    def _work(self, task: Callable[[], T], then: Callable[[T | None], None]) -> None:
        """Work for the person where the thinking is done; what is found for an older position is dropped."""
        position = self._position

        def arrived(answer: Answer) -> None:
            if position == self._position and not self._closed and not isinstance(answer.error, StoppedError):
                then(answer.value)

        self._thinking.run(task, arrived)

    def note_help(self, kind: str, then: Callable[[], None]) -> None:
        """Mark in the record that the person asked for help (`hint`), and give it once that is on disk."""
        if not self._is_held_up():
            text, history = self._recorder.help_text(kind), tuple(self._history)
            self._write(Unwritten(text, self._match, history, then, may_be_dropped=True))

    def retry(self) -> None:
        """Try again to write what could not be written."""
        if self._unwritten is not None and self._write_failed:
            self._write(self._unwritten)

    def _is_held_up(self) -> bool:
        """Whether something has to reach the disk first. What failed is tried again: whoever acts wants to go on."""
        self.retry()
        return self._unwritten is not None or self._closed

    def close(self) -> None:
        """Leave the match; it stays on disk as it stands. Thinking ends at once, and answers that come are dropped."""
        self._closed = True
        self._move_on()

    def _move_on(self) -> None:
        """Another position: nobody waits any more for what is thought about the last one."""
        self._position += 1
        self._stop.ask()
        self._stop = Stop()

    def _last_own(self) -> int | None:
        places = [place for place, taken in enumerate(self._history) if taken.seat == self.seat]
        return places[-1] if places else None

    def _ask(self) -> None:
        """Ask whoever is to act; a question is asked once for each position."""
        self._awaited = self._position
        if self._match.is_over:
            self.ended.emit(self.view())
            return
        seat = engine.to_act(self._match)
        assert seat is not None
        level = self._table.levels[seat]
        if level is None and self.is_claiming:
            self._claim_card()
            return
        if level is None:
            self.awaiting.emit(self.view())
            return
        if self.is_claiming:
            self._question(QUICK_LEVEL, seat, 0)
            return
        self.thinking.emit(seat)
        pause = self.pause_ms
        view = self.view()
        if view.phase is Phase.AUCTION and view.options and pause > 0:
            self.may_interrupt.emit(view)
            pause = max(pause, INTERRUPT_MS)
        self._question(level, seat, pause)

    def _question(self, level: str, seat: int, pause_ms: int) -> None:
        """The player gets the text of its own view; its answer comes after the thinking pause."""
        position = self._position
        question = Question.of(engine.view(self._match, seat), level, self.pace)
        pause = Pause(pause_ms, self)

        def arrived(answer: Answer) -> None:
            pause.then(lambda: self._answered(position, seat, answer))

        self._thinking.run(partial(self._think, question, self._stop), arrived)

    def _answered(self, position: int, seat: int, answer: Answer) -> None:
        if position != self._position or self._closed:
            return
        lawful = engine.legal(self._match)
        said = answer.value.action if isinstance(answer.value, Thought) else ""
        action = next((action for action in lawful if str(action) == said), None)
        if action is None:
            self.noticed.emit(say(_PLAYER_FAILED, name=self.names[seat], problem=str(answer.error or said)))
            action = lawful[0]
        self._act(seat, action)

    def _act(self, seat: int, action: Action) -> None:
        before = self._match
        after, events = engine.apply(before, action, seat)
        self._move_on()
        new_deal = len(after.deals) > len(before.deals)
        history = () if new_deal else (*self._history, Played(seat, action, before, self.pace))
        text = self._recorder.step_text(before, after, seat, action)
        self._write(Unwritten(text, after, history, lambda: self._acted(events)))

    def _acted(self, events: tuple[Event, ...]) -> None:
        if self._claim is not None:
            self._claim.actions += 1
            self._claim.is_running &= self._match.deal is not None and bool(self._history)
        self._show(events)

    def _write(self, unwritten: Unwritten) -> None:
        self._unwritten, self._write_failed = unwritten, False
        self._writing.run(lambda: self._journal.append(unwritten.text), self._written)

    def _written(self, answer: Answer) -> None:
        """On disk: now it is true, and may be shown."""
        unwritten = self._unwritten
        if unwritten is None or self._closed:
            return
        if answer.error is not None:
            self._write_failed = True
            if unwritten.may_be_dropped:
                self._unwritten = None
            self.failed.emit(reason_of(answer.error))
        else:
            self._unwritten = None
            self._match, self._history = unwritten.match, list(unwritten.history)
            unwritten.then()
        action, self._after_note = self._after_note, None
        if action is not None:
            self.submit(action)

    def _show_at_once(self) -> None:
        """Show the match as it stands, without animation."""
        self.reset.emit(self.view())
        self._ask()

    def _show(self, events: tuple[Event, ...]) -> None:
        """Show events; those after a settled deal wait until the person has read the score."""
        settled = next((place for place, event in enumerate(events) if isinstance(event, DealSettled)), None)
        if settled is None:
            view = self.view()
        else:
            ended = any(isinstance(event, MatchEnded) for event in events)
            self._after_deal = None if ended else events[settled + 1 :]
            events = events if ended else events[: settled + 1]
            view = self._deal_view()
        self.stepped.emit(Step(engine.events_for(events, self.seat), view, self._position))

    def _deal_view(self) -> SeatView:
        """The last settled deal as it lies on the table."""
        return engine.view(dataclasses.replace(self._match, deal=None), self.seat)
