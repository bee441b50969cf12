"""The controller: the only owner of the match.

An action is checked, applied to a copy and written to disk by the writer; only then is it shown. The signal `stepped`
carries the events as the user's seat may see them. The view answers with `shown`, and the next player is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial

from PySide6.QtCore import QObject

from belote_desktop import engine
from belote_desktop.engine import Action, Event, Match, Message, Refusal, Rule
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.match.adviser import AdviceSearch, Adviser, think_through
from belote_desktop.models.match.claims import QUICK_LEVEL, Claim, card_of_rest, claimable
from belote_desktop.models.match.journal import Journal
from belote_desktop.models.match.match_history import Course
from belote_desktop.models.match.pause import Pause, Pausing
from belote_desktop.models.match.questioner import Questioner
from belote_desktop.models.match.running_match import RunningMatch
from belote_desktop.models.match.seating import SeatedPlayers, Step, settled_view, shown_step
from belote_desktop.models.match.thinker import Question, Think, Thought, think
from belote_desktop.models.match.writer import Writer
from belote_desktop.models.tasks import Answer, Tasks
from belote_desktop.records import FULL_PACE, Played, Recorder
from belote_desktop.search.claim_proof import Rest

__all__ = ["INTERRUPT_MS", "MatchController", "SeatedPlayers", "Step"]

#: {number}: which deal. An error.
_SCORE_IS_READ = QT_TRANSLATE_NOOP("engine", "Deal {number} is over. Continue to the next deal first.")
#: {name}: a player's name. {problem}: what the system says.
_PLAYER_FAILED = QT_TRANSLATE_NOOP("engine", "{name} ran into a problem ({problem}) and made the first legal play.")

INTERRUPT_MS = 2500
"""How long a computer player waits with a call while the person may speak out of turn."""


class MatchController(RunningMatch):
    """Runs one match. `history` are the actions of the deal in progress when a match is continued, `claim` the claim
    that may still be undone then.

    `match_id` is the name of its save, `notice` a sentence to start with. `think` answers the questions in
    `thinking_tasks`, and `adviser` thinks for the user (in `advice_tasks` if given, else there too); `pace` is how
    much its players think, as in the record. `pause` measures the time that a computer player takes at least.
    """

    def __init__(
        self,
        match: Match,
        players: SeatedPlayers,
        journal: Journal,
        recorder: Recorder,
        *,
        writing_tasks: Tasks,
        thinking_tasks: Tasks,
        history: Sequence[Played] = (),
        claim: Claim | None = None,
        match_id: str = "",
        notice: Message | None = None,
        think: Think = think,
        advice_tasks: Tasks | None = None,
        adviser: Adviser = think_through,
        pace: Fraction = FULL_PACE,
        pause: Callable[[], Pausing] = Pause,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(Course(match, recorder, pace, history, claim), players, match_id, parent)
        self._notice = notice
        self._awaited: int | None = None
        self._after_deal: tuple[Event, ...] | None = None
        self._closed = False
        self._questioner = Questioner(thinking_tasks, think, pause)
        self.advice_search = AdviceSearch(advice_tasks or thinking_tasks, adviser)
        """The advice for the person; the window that asked for it drops it."""
        self._writer = Writer(writing_tasks, journal, self._course.stands, self.failed.emit)
        self.plays_forced = False
        """Whether forced cards of the user are played for them, so that undo must go back to a choice."""
        self.pause_ms = 0
        """The least time of a computer player in milliseconds: from the card before it, or once a call is shown."""

    @property
    def position(self) -> int:
        """A counter of changes. Answers made for another position are dropped."""
        return self._questioner.position

    def begin(self, *, deal_shown: bool = True) -> None:
        """Show the match and ask the next player. With `deal_shown` the dealing is animated.

        A match that was left between two deals shows the score of the last one first, as it was left.
        """
        if self._notice is not None:
            self.noticed.emit(self._notice)
        if deal_shown and self.is_dealt_next:
            events = engine.opening_events(self.match)
            if not self.match.deals or self.is_practice:
                self._show(events)
                return
            self._after_deal = events
            self.deal_ended.emit(settled_view(self.match, self.seat))
            return
        self._questioner.move_on()
        self._show_at_once()

    def submit(self, action: Action) -> None:
        """Do an action of the user. The signal `refused` carries the reason if it is not accepted."""
        if self._closed or self.seat is None:
            return
        if self._is_held_up():
            self._writer.after_note(lambda: self.submit(action))  # nothing is lost that was played meanwhile
            return
        refusals = self.refusals(action)
        if refusals:
            self.refused.emit(refusals)
            return
        self._course.claim = None
        self._act(self.seat, action)

    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Why the user may not do this now; empty if it is accepted. Free play accepts every card of the hand."""
        if self._after_deal is not None:
            return (Refusal(Rule.PHASE, say(_SCORE_IS_READ, number=self.match.deals[-1].number)),)
        accepted = self.seat is not None and action in engine.options(self.match).get(self.seat, ())
        return () if accepted else engine.refusals(self.match, action, self.seat)

    def shown(self, position: int) -> None:
        """Continue after the step of this position has been shown. Other positions are ignored."""
        if position != self.position or self._closed or self._awaited == position:
            return
        if self._after_deal is not None:
            self.deal_ended.emit(settled_view(self.match, self.seat))
            return
        self._ask()

    def next_deal(self) -> None:
        """Show the next deal after the user has read the settled one."""
        if self._after_deal is not None:
            events, self._after_deal = self._after_deal, None
            self._course.claim = None
            self._show(events)

    def can_undo(self) -> bool:
        """True if a decision of the user in this deal can be undone; also a claim that has ended the deal."""
        if self._writer.is_under_way or self._course.claim is not None:
            return not self._writer.is_under_way
        if self._after_deal is not None or self.match.is_over:
            return False
        return self._course.can_take_back(self.seat, choices_only=self.plays_forced)

    def undo(self) -> None:
        """Undo everything from the user's last decision in this deal on; forced cards that play themselves are none."""
        if self._is_held_up() or not self.can_undo():
            return
        self._questioner.move_on()
        change = self._course.take_back(self.seat, choices_only=self.plays_forced)
        if change is None:
            self._taken_back()
        else:
            self._writer.write(change, self._taken_back)

    def _taken_back(self) -> None:
        self._course.claim = self._after_deal = None
        self._show_at_once()

    def find_rest(self, then: Callable[[Rest | None], None]) -> None:
        """Compute whether the user may claim the rest, from the user's view. A late answer is dropped."""
        self._questioner.work(partial(claimable, self.view()), then)

    def claim(self) -> None:
        """Play out the rest that `find_rest` has proved, quickly. One undo removes all of it."""
        if not self._is_held_up() and self._awaited == self.position and engine.to_act(self.match) == self.seat:
            self._course.begin_claim()
            self._claim_card()

    def _claim_card(self) -> None:
        """Play the user's next card of a claim."""
        self._questioner.work(partial(card_of_rest, self.view()), self._claimed)

    def _claimed(self, action: Action | None) -> None:
        claim = self._course.claim
        if claim is not None and self.seat is not None and action is not None:
            self._act(self.seat, action)
            return
        if claim is not None:
            claim.is_running = False  # something but cards is to be decided
        self.awaiting.emit(self.view())

    def note_help(self, kind: str, then: Callable[[], None]) -> None:
        """Record that the user asked for help (`hint`), and give it once that is on disk."""
        if not self._is_held_up():
            self._writer.write(self._course.help(kind), then)

    def retry(self) -> None:
        """Try again to write what could not be written."""
        self._writer.retry()

    @property
    def is_writing(self) -> bool:
        """Whether something is on its way to the disk, or will be once a note is done."""
        return self._writer.is_busy

    def _is_held_up(self) -> bool:
        """True if something must reach the disk first. A failed write is tried again."""
        self.retry()
        return self._writer.is_under_way or self._closed

    def close(self) -> None:
        """Leave the match; it stays on disk. Thinking stops at once, and late answers are dropped."""
        self._closed = True
        self._writer.close()
        self._questioner.close()
        self.advice_search.close()

    def _ask(self) -> None:
        """Ask the player to act, once for each position."""
        self._awaited = self.position
        if self.match.is_over:
            self.ended.emit(self.view())
            return
        seat = engine.to_act(self.match)
        assert seat is not None
        level = self._players.levels[seat]
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
        self._question(level, seat, pause, from_now=view.phase is not Phase.PLAY)

    def _question(self, level: str, seat: int, pause_ms: int, *, from_now: bool = False) -> None:
        """Ask a computer player. Its time begins with the card before it, which moves meanwhile, or else `from_now`."""
        question = Question.of(engine.view(self.match, seat), level, self.pace)
        self._questioner.ask(question, pause_ms, partial(self._answered, seat), from_now=from_now)

    def _answered(self, seat: int, answer: Answer) -> None:
        lawful = engine.legal(self.match)
        said = answer.value.action if isinstance(answer.value, Thought) else ""
        action = next((action for action in lawful if str(action) == said), None)
        if action is None:
            self.noticed.emit(say(_PLAYER_FAILED, name=self.names[seat], problem=str(answer.error or said)))
            action = lawful[0]
        self._act(seat, action)

    def _act(self, seat: int, action: Action) -> None:
        self._questioner.move_on()
        change, events = self._course.step(seat, action)
        self._writer.write(change, lambda: self._acted(events))

    def _acted(self, events: tuple[Event, ...]) -> None:
        claim = self._course.claim
        if claim is not None:
            claim.actions += 1
            claim.is_running &= claim.is_in(self.match)
            if claim.actions == 1:
                self.claimed.emit()
        self._show(events)

    def _show_at_once(self) -> None:
        """Show the match as it stands, without animation."""
        self.reset.emit(self.view())
        self._ask()

    def _show(self, events: tuple[Event, ...]) -> None:
        """Show events. Those after a settled deal wait until the user has read the score."""
        step, self._after_deal = shown_step(self.match, self.seat, events, self.position)
        self.stepped.emit(step)
