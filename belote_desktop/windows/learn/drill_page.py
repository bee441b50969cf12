"""The page of drills: the choice of kind and game, one question after another, and the progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from itertools import pairwise

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.drills import Answered, Kind, Problem, kind_of
from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.models.analysis.drill_runner import DrillRunner
from belote_desktop.models.words import words
from belote_desktop.profile.practice import WHY_DUE, Asked, Practice, day_of, due, streak
from belote_desktop.variants import GameShelf
from belote_desktop.windows.cards.lesson_cards import growth_in
from belote_desktop.windows.learn.drill_choices import DAILY, DUE, DrillChoices
from belote_desktop.windows.learn.drill_question import DrillQuestion
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.page import FOCUS_EDGE, Page, label, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

WIDEST = 1000
"""A question is no wider than this at 100 %, in a high window as much more as its cards are larger."""
LOW = 560
"""In a window lower than this, for text at 100 %, the choices scroll with the cards, to keep the question visible."""


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
        self.choices = DrillChoices(services.style, self._shelf)
        self.choices.game_chosen.connect(self.open_game)
        self.choices.kind_chosen.connect(self.open_kind)
        self.score = label(role="name", wrap=True)
        self.waiting = label(role="sentence", wrap=True)
        self.card = DrillQuestion(services.style, services.preferences)
        self.card.judged.connect(self._on_judged)
        self.next = QPushButton()
        set_role(self.next, "primary")
        self.next.setAutoDefault(False)
        self.next.clicked.connect(self.ask)
        drill_runner.made.connect(self._show)
        drill_runner.failed.connect(lambda _wish: self._on_failed())
        drill_runner.looked.connect(self._on_looked)
        drill_runner.daily_made.connect(self._on_daily)
        drill_runner.daily_added.connect(self._on_daily_added)
        drill_runner.daily_ended.connect(self._on_daily_ended)
        self._scroll_timer = QTimer(self)
        self._scroll_timer.setSingleShot(True)
        self._scroll_timer.timeout.connect(self._bring_into_view)
        self._lay_out()
        self.renew()
        self.prefer(1000, 760)

    @property
    def rules(self) -> Ruleset:
        """The rules of the game practised."""
        return self._shelf.rules(self.game)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.score, 1)
        foot.addWidget(self.next)
        column = self._column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.waiting)
        column.addWidget(self.card, 1)
        content = QWidget()
        content.setLayout(column)
        self.area = scrolling(content)
        self.area.verticalScrollBar().rangeChanged.connect(lambda *_: self._bring_into_view())
        self.body.addWidget(self.choices)
        self.body.addWidget(self.card.question)
        self.body.addWidget(self.area, 1)
        self.body.addLayout(foot)

    def retranslate(self) -> None:
        #: A title: short questions to practise.
        self.set_title(self.tr("Drills"), words.translated(self._shelf.variant(self.game).name))
        #: A button: the next question.
        self.next.setText(self.tr("Next"))
        self.next.setMinimumWidth(self.next.sizeHint().width() + FOCUS_EDGE)
        self.what = self.choices.list_kinds(self.game, self.what, self._due_count)
        self._tell_score()
        self.card.renew()

    def restyle(self) -> None:
        self.card.renew()
        self._give_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the next problem when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.drill_runner.stop()

    def _give_room(self) -> None:
        """Place the choices above the question, or in a low window with what scrolls; all in one column."""
        self.centre(round(self.style_.px(WIDEST) * max(1.0, growth_in(self.height()))))
        self.card.cards.set_room(self.height())
        place = self._column if self.height() < self.style_.px(LOW) else self.body
        if place.indexOf(self.choices) < 0:
            place.insertWidget(0, self.choices)
            if self.asked is not None:
                self._order_stops()

    def _order_stops(self) -> None:
        """Set the Tab order from top to bottom."""
        for one, other in pairwise((*self.choices.menus, *self.card.stops, self.next)):
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
        self.score.setText(self.tr("{counts} · {days}").format(counts=counts, days=row))

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

    def ask(self) -> None:
        """Ask the next question."""
        self.next.setEnabled(False)
        self._show_card(False)
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
        for each in due(self.practice.state, self._day()):
            try:
                rules = self._shelf.rules(each.asked.game)
                self.asked = each.asked
                self.drill_runner.again(each.asked, rules)
                return
            except (RulesetError, ValueError):  # a game, or a kind, that is not there any more
                self.practice.forget(each.asked)
        self._wait(self.tr("Nothing to repeat today. Questions you miss come back the next day."))

    def _on_daily(self, problems: Sequence[Problem]) -> None:
        self._queue = [(each, Asked(each.kind, self.game, each.seed)) for each in problems]
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
        if self.what == DAILY and not self._queue and (self._waits or self.card.answered is not None):
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
        self._show_card(True)
        known = next((each for each in self.practice.state.waiting if each.asked == asked), None)
        why = "" if known is None else words.translated(WHY_DUE.get(known.box, WHY_DUE[0]))
        self.card.show_problem(problem, why)
        self._order_stops()
        self._scroll_timer.start()
        self.next.setEnabled(False)

    def _show_card(self, shown: bool) -> None:
        self.card.question.setVisible(shown)
        self.card.setVisible(shown)

    def _on_failed(self) -> None:
        if self.what == DUE and self.asked is not None:
            self.practice.forget(self.asked)
            self._tell_score()
            self.ask()
            return
        self._wait(self.tr("No question of this kind was found. Try again or practise something else."))
        self.next.setEnabled(True)

    def _on_looked(self, count: int) -> None:
        if not self._waits:  # it is looked for while another question is answered
            return
        text = self.tr("Looking for a decision with one clearly best answer: %n position(s) checked.", "", count)
        self._wait(text)

    def _wait(self, text: str) -> None:
        self.waiting.setText(text)
        self.waiting.show()

    def _bring_into_view(self) -> None:
        """Scroll to the comment on an answer, or before it to the question."""
        answered, focus = self.card.answered, self.focusWidget()
        if answered is not None:
            self.area.ensureWidgetVisible(self.card.said)
        elif focus is not None and self.card.isAncestorOf(focus):
            self.area.ensureWidgetVisible(self.card, 0, 0)
            self.area.ensureWidgetVisible(focus)

    # ------------------------------------------------------------------ what was answered
    def _on_judged(self, answered: Answered) -> None:
        if self.asked is not None:
            self.practice.answer(self.asked, answered.right, self._day())
        if self.what == DAILY and not self._queue and not self._more_come:
            self.practice.finish_daily(self.game, self._day())
        self._tell_score()
        self.next.setEnabled(True)
        self.next.setFocus()
        self._scroll_timer.start()  # once the sentences have their place
        if self.what not in (DUE, DAILY):
            self.drill_runner.prepare(kind_of(self.what), self.game, self.rules)
