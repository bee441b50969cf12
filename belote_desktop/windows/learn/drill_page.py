"""The page of drills: the choice of kind and game, one question after another, and the progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.coach.drills import Answered, Kind, Problem, kind_of
from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.models.analysis.drill_runner import DrillRunner, asked_of
from belote_desktop.models.words import words
from belote_desktop.profile.practice import WHY_DUE, Asked, Practice, Waiting, day_of, due, streak
from belote_desktop.variants import GameShelf
from belote_desktop.windows.learn.drill_choices import DAILY, DUE, DrillChoices
from belote_desktop.windows.learn.drill_head import DrillHead
from belote_desktop.windows.learn.drill_question import DrillQuestion
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.page import EDGE, Page, label


def today() -> int:
    """Today's date as a number of days, as the practice counts them."""
    return date.today().toordinal()


class DrillPage(Page):
    """Drills of one kind in one game, those that are due again, or the daily drill."""

    def __init__(
        self,
        services: Services,
        game: str,
        drill_runner: DrillRunner,
        *,
        day: Callable[[], int] = today,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(services.style, parent)
        self.practice: Practice = services.profile.practice
        self.drill_runner = drill_runner
        self._day = day
        self._shelf: GameShelf = services.profile.own_games.shelf()
        self.game = game
        self.what: str = Kind.MAY_PLAY
        self.asked: Asked | None = None
        self._queue: list[tuple[Problem, Asked]] = []
        self._more_come = False
        self._skipped: list[Asked] = []
        self.choices = DrillChoices(services.style, self._shelf)
        self.head_row = DrillHead(self.header, services.style)
        self.waiting = label(role="sentence", wrap=True)
        self.question = DrillQuestion(services.style, services.preferences)
        self._lay_out()
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
        head.next.clicked.connect(self.ask)
        runner = self.drill_runner
        runner.made.connect(self._show)
        runner.failed.connect(lambda _wish: self._on_failed())
        runner.looked.connect(self._on_looked)
        runner.daily_made.connect(self._on_daily)
        runner.daily_added.connect(self._on_daily_added)
        runner.daily_ended.connect(self._on_daily_ended)

    @property
    def rules(self) -> Ruleset:
        """The rules of the game practised."""
        return self._shelf.rules(self.game)

    def _lay_out(self) -> None:
        self.choices.hide()
        for part in (self.choices, self.waiting):
            part.setContentsMargins(EDGE, 10, EDGE, 10)
        self.body.setSpacing(0)
        self.body.addWidget(self.choices)
        self.body.addWidget(self.waiting)
        self.body.addWidget(self.question, 1)
        self._spare = QWidget()
        self.body.addWidget(self._spare, 1)

    def retranslate(self) -> None:
        self.head_row.reword()
        self.what = self.choices.list_kinds(self.game, self.what, self._due_count)
        self._tell_score()
        self.question.renew()

    def restyle(self) -> None:
        self.question.restyle()

    def first_focus(self) -> QWidget:
        return self.head_row.next if self.head_row.next.isVisible() else self.question.table

    def _give_height(self) -> None:
        """The board reaches the edges of the page; in a narrow one only the title tells how far one is."""
        super()._give_height()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.head_row.fit(self.width())

    def _show_choices(self, shown: bool) -> None:
        """Show or hide the menus of kinds and games."""
        self.choices.setVisible(shown)
        self._order_stops()
        if shown:
            self.choices.kinds.setFocus()

    def reject(self) -> None:
        """Close the menus, or the page."""
        if self.choices.isVisible():
            self._show_choices(False)
            self.question.focus_answer()
        else:
            super().reject()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the next problem when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.drill_runner.stop()

    def _order_stops(self) -> None:
        """Set the Tab order from top to bottom."""
        for one, other in pairwise((self.head_row.next, *self.choices.menus)):
            QWidget.setTabOrder(one, other)

    @property
    def _due_count(self) -> int:
        """How many questions are due again today."""
        return len(due(self.practice.state, self._day()))

    def _tell_score(self) -> None:
        self.choices.tell_due(self._due_count)
        state = self.practice.state
        day, days = day_of(state, self._day()), streak(state, self._day())
        #: {right}, {asked}: numbers of answers.
        counts = self.tr("Today: {right} of {asked} correct").format(
            right=words.number(day.right), asked=words.number(day.asked)
        )
        row = self.tr("%n day(s) in a row", "", days)
        #: {counts}: "Today: 3 of 5 correct". {days}: "2 days in a row".
        today_told = self.tr("{counts} · {days}").format(counts=counts, days=row)
        game = words.translated(self._shelf.variant(self.game).name)
        #: {counts}: "Today: 3 of 5 correct · 2 days in a row". {game}: the name of a game.
        told = self.tr("{game} · {counts}").format(game=game, counts=today_told)
        #: A title: short questions to practise.
        self.set_title(self.tr("Drills"), told)

    # ------------------------------------------------------------------ what is asked
    def open_game(self, game: str) -> None:
        """Practise another game."""
        self.game = game
        self._queue, self._more_come = [], False
        self.retranslate()
        self.ask()

    def open_kind(self, what: str) -> None:
        """Practise another kind, DUE or DAILY."""
        self.what = what
        self.choices.select_kind(what)
        self._queue, self._more_come = [], False
        self.ask()

    def pass_over(self) -> None:
        """Leave the question for later, and ask another."""
        problem, asked = self.question.problem, self.asked
        if self.what == DAILY and problem is not None and asked is not None:
            self._queue.append((problem, asked))
        elif asked is not None:
            self._skipped = [*(each for each in self._skipped if each != asked), asked]
        self.ask()

    def ask(self) -> None:
        """Ask the next question."""
        self._show_choices(False)
        self._show_question(False)
        self._wait(self.tr("Preparing a question…"))
        if self.what == DAILY:
            self._ask_daily()
        elif self.what == DUE:
            self._ask_due()
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

    @property
    def _waits(self) -> bool:
        """Whether the next question has been requested but is not ready."""
        return not self.waiting.isHidden()

    def _show(self, problem: Problem, asked: Asked) -> None:
        self.asked = asked
        self.waiting.hide()
        self._show_question(True)
        self.head_row.asks()
        known = next((each for each in self.practice.state.waiting if each.asked == asked), None)
        why = "" if known is None else words.translated(WHY_DUE.get(known.box, WHY_DUE[0]))
        self.question.show_problem(problem, why)

    def _show_question(self, shown: bool) -> None:
        """Show the board with its question, or room for a sentence."""
        self.question.setVisible(shown)
        self._spare.setVisible(not shown)
        self.head_row.waits()

    def _on_failed(self) -> None:
        if self.what == DUE and self.asked is not None:
            self.practice.forget(self.asked)
            self._tell_score()
            self.ask()
            return
        self._wait(self.tr("No question of this kind was found. Try again or practise something else."))
        self.head_row.goes_on()

    def _on_looked(self, count: int) -> None:
        if not self._waits:  # it is looked for while another question is answered
            return
        text = self.tr("Looking for a decision with one clearly best answer: %n position(s) checked.", "", count)
        self._wait(text)

    def _wait(self, text: str) -> None:
        self.waiting.setText(text)
        self.waiting.show()

    # ------------------------------------------------------------------ what was answered
    def _on_judged(self, answered: Answered) -> None:
        if self.asked is not None:
            self.practice.answer(self.asked, answered.right, self._day())
        self.head_row.answered(answered.right)
        if self.what == DAILY and not self._queue and not self._more_come:
            self.practice.finish_daily(self.game, self._day())
        self._tell_score()
        if self.what not in (DUE, DAILY):
            self.drill_runner.prepare(kind_of(self.what), self.game, self.rules)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space goes on, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Space and self.head_row.next.isVisible():
            self.ask()
        else:
            super().keyPressEvent(event)
