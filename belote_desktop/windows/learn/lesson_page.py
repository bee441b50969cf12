"""The lessons of a game: the list of them, and one lesson step by step, by mouse or keyboard."""

from __future__ import annotations

from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.coach.lessons import Lesson, PlayDeal, course
from belote_desktop.engine import Ruleset
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.progress import LessonProgress, Progress
from belote_desktop.variants import GameShelf
from belote_desktop.windows.cards.lesson_cards import LessonDeck, growth_in
from belote_desktop.windows.glossary import LinkedWords, explain
from belote_desktop.windows.learn.lesson_list import LessonList
from belote_desktop.windows.learn.lesson_step import StepView
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import Page, empty_stack, label, panel, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

WIDEST = 1000
"""A step is no wider than this at 100 %, in a high window as much more as its cards are larger."""
_ACTIONS = QAbstractSlider.SliderAction
_SCROLLING = MappingProxyType(
    {
        int(Qt.Key.Key_Up): _ACTIONS.SliderSingleStepSub,
        int(Qt.Key.Key_Down): _ACTIONS.SliderSingleStepAdd,
        int(Qt.Key.Key_PageUp): _ACTIONS.SliderPageStepSub,
        int(Qt.Key.Key_PageDown): _ACTIONS.SliderPageStepAdd,
    }
)


class LessonPage(Page):
    """The lessons of a game of the shelf; `play` carries the ruleset of a deal to be played at the table."""

    play = Signal(object)

    def __init__(
        self,
        style: Style,
        preferences: Preferences,
        progress: Progress,
        shelf: GameShelf,
        game: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent)
        self.game, self.known = game, ""
        self._progress, self._shelf, self._preferences = progress, shelf, preferences
        self.rules: Ruleset = shelf.rules(game)
        self.course: tuple[Lesson, ...] = course(self.rules)
        self.lesson: Lesson | None = None
        self.place = 0
        self._behind = 0
        self.deck = LessonDeck(style, preferences, self)
        self.list = LessonList(style, [(each.id, each.name) for each in shelf.all() if each.id != game])
        self.list.chosen.connect(self.begin)
        self.list.known.connect(self.know)
        self.list_area = scrolling(self.list)
        self.view: StepView | None = None
        self.previous, self.next = QPushButton(), QPushButton()
        self.previous.setAutoDefault(False)
        self.next.setAutoDefault(False)
        set_role(self.next, "primary")
        self.previous.clicked.connect(self.go_back)
        self.next.clicked.connect(self.go_on)
        self.failed = label(role="bad", wrap=True)
        self.pages, self.steps = QStackedWidget(), QStackedWidget()
        self._lay_out()
        self.renew()
        self.prefer(860, 700)

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(12)
        bar.addWidget(self.previous)
        bar.addStretch(1)
        bar.addWidget(self.next)
        paper = panel("paper")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(18, 14, 12, 14)
        inside.addWidget(self.steps)
        lesson = QWidget()
        column = QVBoxLayout(lesson)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(paper, 1)
        column.addLayout(bar)
        self.pages.addWidget(self.list_area)
        self.pages.addWidget(lesson)
        self.body.addWidget(self.failed)
        self.body.addWidget(self.pages, 1)
        self.failed.hide()

    def first_focus(self) -> QWidget:
        return self.list.entries[0] if self.lesson is None else self.next

    # ------------------------------------------------------------------ what is learnt
    def know(self, game: str) -> None:
        """Set the game the user already knows, so that the course teaches only the differences."""
        self.known = game
        self.course = course(self.rules, self._shelf.rules(game) if game else None)
        self.list.menu.select(game)
        self._show_list()

    def begin(self, number: int) -> None:
        """Open a lesson at the step where it was left."""
        self.lesson = self.course[number]
        kept = self.progress_of(self.lesson)
        self._behind = min(kept.steps, len(self.lesson.steps))
        self._show_step(self._behind if self._behind < len(self.lesson.steps) else 0)

    def progress_of(self, lesson: Lesson) -> LessonProgress:
        """The progress in a lesson of this course."""
        return self._progress.of(self._key, lesson.id)

    @property
    def _key(self) -> str:
        """The key of the course in the progress: the game, with the known game if there is one."""
        return f"{self.game} {self.known}" if self.known else self.game

    def go_back(self) -> None:
        """Go to the previous step, or from the first one to the list."""
        if self.place == 0:
            self._show_list()
        else:
            self._show_step(self.place - 1)

    def go_on(self) -> None:
        """Go to the next step, or from the last one to the list. A skipped question leaves the lesson unfinished."""
        lesson, view = self.lesson, self.view
        if lesson is None or view is None:
            return
        if view.is_answered and self.place <= self._behind:
            self._behind = max(self._behind, self.place + 1)
            self._keep(lesson)
        if isinstance(view.step, PlayDeal):
            self._show_list()
            self.play.emit(self.rules)
        elif self.place + 1 < len(lesson.steps):
            self._show_step(self.place + 1)
        else:
            self._show_list()

    def _keep(self, lesson: Lesson) -> None:
        try:
            self._progress.keep(self._key, lesson.id, self._behind, is_done=self._behind == len(lesson.steps))
        except ProfileError as problem:
            self.failed.setText(words.sentence(problem.message))
            self.failed.show()

    # ------------------------------------------------------------------ what is shown
    def _show_list(self) -> None:
        self.lesson = self.view = None
        empty_stack(self.steps)
        self.list.show_course(self.course, [self.progress_of(each) for each in self.course], known=bool(self.known))
        self.pages.setCurrentIndex(0)
        self.set_title(self.tr("Lessons"), words.translated(self._shelf.variant(self.game).name))
        self.first_focus().setFocus()
        self.list_area.verticalScrollBar().setValue(0)

    def _show_step(self, place: int) -> None:
        assert self.lesson is not None
        self.place = place
        self.view = StepView(self.lesson.steps[place], self.rules, self.deck)
        self.view.answered.connect(self._on_answered)
        self.view.word_asked.connect(self._on_word)
        empty_stack(self.steps)
        self.area: QScrollArea = scrolling(self.view)
        self.steps.addWidget(self.area)
        self.pages.setCurrentIndex(1)
        #: {number}: which step. {all}: how many there are.
        pattern = self.tr("Step {number} of {all}")
        count = pattern.format(number=words.number(place + 1), all=words.number(len(self.lesson.steps)))
        self.set_title(words.sentence(self.lesson.title), count)
        self._word_buttons()
        (self.view.answers[0] if self.view.answers else self.next).setFocus()
        self.view.read_out(count + ".")

    def _on_word(self, address: str) -> None:
        explain(address, LinkedWords(self.rules), self.style_, self._preferences, self)

    def _word_buttons(self) -> None:
        view, lesson = self.view, self.lesson
        if view is None or lesson is None:
            return
        #: A button: to the list of lessons.
        every = self.tr("All lessons")
        #: A button: the step before.
        self.previous.setText(every if self.place == 0 else self.tr("Back"))
        if isinstance(view.step, PlayDeal):
            #: A button.
            self.next.setText(self.tr("Play this deal"))
        elif not view.is_answered:
            #: A button: skip this step.
            self.next.setText(self.tr("Skip"))
        elif self.place + 1 == len(lesson.steps):
            #: A button: the lesson is over.
            self.next.setText(self.tr("Finish"))
        else:
            #: A button: the next step.
            self.next.setText(self.tr("Next"))

    def _on_answered(self, right: bool) -> None:
        self._word_buttons()
        if right:
            self.next.setFocus()
        if self.view is not None:
            self.view.settle()
            self.area.ensureWidgetVisible(self.view.told, 0, 8)

    def retranslate(self) -> None:
        if self.lesson is None:
            self._show_list()
        else:
            self._show_step(self.place)

    def restyle(self) -> None:
        self.deck.renew()
        self._give_room()

    def reject(self) -> None:
        """Go back from a lesson to the list, or close the page."""
        if self.lesson is None:
            super().reject()
        else:
            self._show_list()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose an answer with the keys 1 to 9; scroll with up and down."""
        number = event.key() - int(Qt.Key.Key_1)
        if self.view is not None and 0 <= number < 9:
            self.view.choose(number)
        elif self.view is not None and event.key() in _SCROLLING:
            self.area.verticalScrollBar().triggerAction(_SCROLLING[event.key()])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """Keep a step in a middle column, as wide as nine of its cards but no wider than is readable."""
        widest = round(self.style_.px(WIDEST) * max(1.0, growth_in(self.height())))
        self.centre(widest)
        self.deck.set_room(min(self.width() - 100, widest - 60), self.height())
