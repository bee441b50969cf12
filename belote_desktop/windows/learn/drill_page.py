"""The page of drills: the choice of kind and game, one question after another, and the progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.coach.drills import Answered, Kind, Problem, kind_of
from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.models.analysis.drill_runner import DrillRunner, asked_of
from belote_desktop.models.words import words
from belote_desktop.profile.practice import WHY_DUE, Asked, Practice, Waiting, day_of, due, rating_of
from belote_desktop.windows.learn.drill_choices import DAILY, DUE, STORM
from belote_desktop.windows.learn.drill_frame import DrillFrame
from belote_desktop.windows.learn.drill_standing import standing, title_of
from belote_desktop.windows.learn.rings import ROUND
from belote_desktop.windows.learn.round_end import Round, RoundAnswer
from belote_desktop.windows.learn.storm_clock import StormClock
from belote_desktop.windows.look.services import Services


def today() -> int:
    """Today's date as a number of days, as the practice counts them."""
    return date.today().toordinal()


class DrillPage(DrillFrame):
    """Drills of one kind in one game, those that are due again, or the daily drill."""

    def __init__(
        self,
        services: Services,
        game: str,
        drill_runner: DrillRunner,
        *,
        day: Callable[[], int] = today,
        clock: Callable[[], float] = monotonic,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(services, parent)
        self.practice: Practice = services.profile.practice
        self.drill_runner = drill_runner
        self._day = day
        self.game = game
        self.what: str = Kind.MAY_PLAY
        self.asked: Asked | None = None
        """What makes the question again; None while a question of the round is asked once more."""
        self._queue: list[tuple[Problem, Asked]] = []
        self._more_come = False
        self._skipped: list[Asked] = []
        self.round = Round()
        self.storm = StormClock(self.practice, clock, self)
        self._connect()
        self.renew()
        self.prefer(1280, 800)

    def _connect(self) -> None:
        self.choices.game_chosen.connect(self.open_game)
        self.choices.kind_chosen.connect(self.open_kind)
        self.question.judged.connect(self._on_judged)
        head = self.head_row
        head.others.clicked.connect(lambda: self._show_choices(self.choices.isHidden()))
        head.skip.clicked.connect(self.pass_over)
        for button in self.nexts:
            button.clicked.connect(self.go_on)
        end = self.end
        end.go_on.clicked.connect(self.ask)
        end.others.clicked.connect(lambda: self._show_choices(True))
        end.practise_asked.connect(self.open_kind)
        end.again_asked.connect(self.ask_again)
        runner = self.drill_runner
        runner.made.connect(self._show)
        runner.failed.connect(lambda _wish: self._on_failed())
        runner.looked.connect(self._on_looked)
        runner.daily_made.connect(self._on_daily)
        runner.daily_added.connect(self._on_daily_added)
        runner.daily_ended.connect(self._on_daily_ended)
        self.storm.ticked.connect(self._tell_score)
        self.storm.ended.connect(self._on_storm_ended)

    @property
    def rules(self) -> Ruleset:
        """The rules of the game practised."""
        return self._shelf.rules(self.game)

    def retranslate(self) -> None:
        self.head_row.reword()
        self._word_next()
        self.what = self.choices.list_kinds(self.game, self.what, self._due_count)
        self._tell_score()
        self.question.renew()
        if not self.end_area.isHidden():
            self.end.tell(self.round, self.practice.state)

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the next problem when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.drill_runner.stop()
            self.storm.stop()

    @property
    def _due_count(self) -> int:
        """How many questions are due again today."""
        return len(due(self.practice.state, self._day()))

    def _tell_score(self) -> None:
        self.choices.tell_due(self._due_count)
        self.head_row.count_rounds(self.what != STORM)
        if self.what == STORM:
            told = self.storm.told
            self.head_row.show_time(self.storm.time, self.storm.time_spoken)
        else:
            game = words.translated(self._shelf.variant(self.game).name)
            told = standing(self.practice.state, self._day(), game)
        self.set_title(title_of(self.what, is_mixed=self.round.is_mixed and not self.end_area.isHidden()), told)

    # ------------------------------------------------------------------ what is asked
    def open_game(self, game: str) -> None:
        """Practise another game."""
        self.game = game
        self._start()
        self.retranslate()
        self.ask()

    def _start(self) -> None:
        """Leave what was practised before."""
        self._queue, self._more_come = [], False
        self.storm.stop()
        if self.what == STORM:
            self.storm.start(self.game, self.rules)

    def open_kind(self, what: str) -> None:
        """Practise another kind, DUE, DAILY or STORM."""
        self.what = self.choices.list_kinds(self.game, what, self._due_count)
        self._start()
        self.ask()

    def pass_over(self) -> None:
        """Leave the question for later, and ask another."""
        problem, asked = self.question.problem, self.asked
        if asked is None:
            self.go_on()
            return
        if self.what == DAILY and problem is not None:
            self._queue.append((problem, asked))
        else:
            self._skipped = [*(each for each in self._skipped if each != asked), asked]
        self.ask()

    def go_on(self) -> None:
        """Ask the next question; after the last one of a round show what came of it first."""
        if self.what == STORM or len(self.round.answers) < ROUND:
            self.ask()
            return
        self.question.hush()
        self._show_end()
        self._tell_score()
        self.end.tell(self.round, self.practice.state)

    def ask_again(self, missed: RoundAnswer) -> None:
        """Ask a missed question of the round once more. It counts no second time, and leads back to the round's end."""
        self.asked = None
        self._show_question(True)
        self.head_row.asks_again()
        self.question.show_problem(missed.problem)

    def ask(self) -> None:
        """Ask the next question, after the last one of a round the first of another."""
        if len(self.round.answers) == ROUND:
            self.round = Round()
        self._show_choices(False)
        self.question.hush()
        self._show_question(False)
        self._tell_score()
        self._wait(self.tr("Preparing a question…"), aloud=False)
        if self.what == DAILY:
            self._ask_daily()
        elif self.what == DUE:
            self._ask_due()
        elif self.what == STORM:
            self.storm.ask(self.drill_runner)
        else:
            self.drill_runner.ask(kind_of(self.what), self.game, self.rules)

    def _ask_daily(self) -> None:
        if self._queue:
            self._show(*self._queue.pop(0))
        elif self._more_come:
            return  # what is looked for comes by itself
        elif self.game in day_of(self.practice.state, self._day()).daily:
            self._wait(self.tr("Today’s drill is done. Come back tomorrow for the next one."))
        else:
            self.drill_runner.daily(self.game, self.rules, self._day())

    def _ask_due(self) -> None:
        for each in sorted(due(self.practice.state, self._day()), key=self._passed_over):
            try:
                rules = self._shelf.rules(each.asked.game)
                self.asked = each.asked
                self.drill_runner.again(each.asked, rules)
                return
            except (RulesetError, ValueError):  # a game, or a kind, that is not there any more
                self.practice.forget(each.asked)
        self._wait(self.tr("Nothing to repeat today. Questions you miss come back the next day."))

    def _passed_over(self, waiting: Waiting) -> int:
        """How late a due question comes: those that were passed over come last."""
        return self._skipped.index(waiting.asked) + 1 if waiting.asked in self._skipped else 0

    def _on_daily(self, problems: Sequence[Problem]) -> None:
        self._queue = [(each, asked_of(each, self.game)) for each in problems]
        self._more_come = True
        if self.what == DAILY and self._queue:
            self._show(*self._queue.pop(0))

    def _on_daily_added(self, problem: Problem, asked: Asked) -> None:
        if self.what != DAILY:
            return
        self._queue.append((problem, asked))
        if self._waits:
            self._show(*self._queue.pop(0))

    def _on_daily_ended(self) -> None:
        """End the daily drill after its last problem."""
        self._more_come = False
        if self.what == DAILY and not self._queue and (self._waits or self.question.judgement is not None):
            self.practice.finish_daily(self.game, self._day())
            if self._waits:
                self.ask()

    def _show(self, problem: Problem, asked: Asked) -> None:
        self.asked = asked
        self.waiting.hide()
        self._show_question(True)
        self.head_row.asks()
        known = next((each for each in self.practice.state.waiting if each.asked == asked), None)
        why = "" if known is None else words.translated(WHY_DUE.get(known.box, WHY_DUE[0]))
        self.question.show_problem(problem, why)
        if self.what == STORM:
            self.storm.begin()

    def _on_failed(self) -> None:
        if not self._waits:  # it was looked for in advance
            return
        if self.what == DUE and self.asked is not None:
            self.practice.forget(self.asked)
            self.ask()
            return
        self._wait(self.tr("No question of this kind was found. Try again or practise something else."), goes_on=True)
        self._lead_on()

    def _on_looked(self, count: int) -> None:
        if not self._waits:  # it is looked for while another question is answered
            return
        text = self.tr("Looking for a decision with one clearly best answer: %n position(s) checked.", "", count)
        self._wait(text, aloud=count == 1)

    # ------------------------------------------------------------------ what was answered
    def _on_judged(self, answered: Answered) -> None:
        problem = self.question.problem
        self._lead_on()
        if self.asked is None:
            return
        if problem is not None:
            if self.asked.difficulty:
                self.round.begin(self.asked.kind, rating_of(self.practice.state, self.asked.kind).points)
            if not (self.question.is_hinted and answered.right):  # it was not found alone
                self.practice.answer(self.asked, answered.right, self._day())
            self.round.answers.append(RoundAnswer(problem, answered))
        self.head_row.answered(answered.right)
        if self.what == DAILY and not self._queue and not self._more_come:
            self.practice.finish_daily(self.game, self._day())
        if self.what == STORM:
            self.storm.answered(answered.right)
        self._tell_score()
        if self.what not in (DUE, DAILY, STORM):
            self.drill_runner.prepare(kind_of(self.what), self.game, self.rules)
        elif self.what == STORM and answered.right:
            self.ask()  # no time is lost after a right answer

    def _on_storm_ended(self) -> None:
        """Say what came of the storm; the next button begins another one."""
        self.drill_runner.stop()
        self.waiting.hide()
        self._show_question(True)
        self.question.close_with(self.tr("Time is up."), self.storm.result)
        self._lead_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space goes on, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Space and self.can_go_on:
            self.go_on()
        else:
            super().keyPressEvent(event)
