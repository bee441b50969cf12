"""The lessons of a game: the list of them, and one lesson step by step on the board, by mouse or keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from belote_desktop.coach.lessons import Lesson, PlayDeal, course
from belote_desktop.engine import Ruleset
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.progress import LessonProgress, Progress
from belote_desktop.variants import GameShelf
from belote_desktop.windows.glossary import LinkedWords, explain
from belote_desktop.windows.learn.lesson_board import LessonBoard
from belote_desktop.windows.learn.lesson_list import LessonList
from belote_desktop.windows.learn.stations import Stations
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import EDGE, Page, label, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

WIDEST = 1000
"""The list is no wider than this, for text at 100 %."""
STATIONS_FROM = 860
"""From this width on, for text at 100 %, there is room for the row of steps."""


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
        self.list = LessonList(style, [(each.id, each.name) for each in shelf.all()])
        self.list_area = scrolling(_with_margins(self.list))
        self.board = LessonBoard(style, preferences, self.rules)
        self.stations = Stations(style)
        self.previous, self.next = QPushButton(), QPushButton()
        self.failed = label(role="bad", wrap=True)
        self.pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self.renew()
        self.prefer(1280, 800)

    def _lay_out(self) -> None:
        self.header.add(self.stations, 2)
        for button in (self.previous, self.next):
            button.setAutoDefault(False)
            set_role(button, "primary" if button is self.next else "cloth")
            self.header.add(button)
        self.pages.addWidget(self.list_area)
        self.pages.addWidget(self.board)
        self.body.setSpacing(0)
        self.failed.setContentsMargins(EDGE, 8, EDGE, 8)
        self.body.addWidget(self.failed)
        self.body.addWidget(self.pages, 1)
        self.failed.hide()

    def _connect(self) -> None:
        self.list.chosen.connect(self.begin)
        self.list.known.connect(self.know)
        self.list.game_chosen.connect(self.open_game)
        self.previous.clicked.connect(self.go_back)
        self.next.clicked.connect(self.go_on)
        self.board.judged.connect(self._on_judged)
        self.board.word_asked.connect(self._on_word)

    def first_focus(self) -> QWidget:
        return self.list.entries[0] if self.lesson is None else self.next

    # ------------------------------------------------------------------ what is learnt
    def open_game(self, game: str) -> None:
        """The lessons of another game."""
        self.game = game
        self.rules = self._shelf.rules(game)
        self.board.open_rules(self.rules)
        self.know("" if self.known == game else self.known)

    def know(self, game: str) -> None:
        """Set the game the user already knows, so that the course teaches only the differences."""
        self.known = game
        self.course = course(self.rules, self._shelf.rules(game) if game else None)
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
        """Go to the next step, or from the last one to the next lesson. A skipped question leaves it unfinished."""
        lesson, step = self.lesson, self.board.step
        if lesson is None:
            return
        if self.board.is_answered and self.place <= self._behind:
            self._behind = max(self._behind, self.place + 1)
            self._keep(lesson)
        if isinstance(step, PlayDeal):
            self._show_list()
            self.play.emit(self.rules)
        elif self.place + 1 < len(lesson.steps):
            self._show_step(self.place + 1)
        elif self._following is not None:
            self.begin(self._following)
        else:
            self._show_list()

    @property
    def _following(self) -> int | None:
        """The place of the lesson after this one; None for the last."""
        assert self.lesson is not None
        place = self.course.index(self.lesson) + 1
        return place if place < len(self.course) else None

    def _keep(self, lesson: Lesson) -> None:
        try:
            self._progress.keep(self._key, lesson.id, self._behind, is_done=self._behind == len(lesson.steps))
        except ProfileError as problem:
            self.failed.setText(words.sentence(problem.message))
            self.failed.show()

    # ------------------------------------------------------------------ what is shown
    def _show_list(self) -> None:
        self.lesson = None
        self.list.choose(self.game, self.known)
        self.list.show_course(self.course, [self.progress_of(each) for each in self.course], known=bool(self.known))
        self.pages.setCurrentIndex(0)
        self._set_parts()
        self.set_title(self.tr("Lessons"), words.translated(self._shelf.variant(self.game).name))
        self.first_focus().setFocus()
        self.list_area.verticalScrollBar().setValue(0)

    def _show_step(self, place: int) -> None:
        assert self.lesson is not None
        self.place = place
        self.pages.setCurrentIndex(1)
        self._set_parts()
        #: {number}: which step. {all}: how many there are.
        pattern = self.tr("Step {number} of {all}")
        count = pattern.format(number=words.number(place + 1), all=words.number(len(self.lesson.steps)))
        self.stations.show_place(place, len(self.lesson.steps))
        self.set_title(words.sentence(self.lesson.title), count)
        self.board.show_step(self.lesson.steps[place])
        self._word_buttons()
        if self.board.is_answered:
            self.next.setFocus()
        else:
            self.board.focus_answer()
        self.board.read_out(count + ".")

    def _set_parts(self) -> None:
        """Show the parts of the header that belong to a lesson."""
        in_lesson = self.lesson is not None
        self.previous.setVisible(in_lesson)
        self.next.setVisible(in_lesson)
        self.stations.setVisible(in_lesson and self.width() >= self.style_.px(STATIONS_FROM))

    def _on_word(self, address: str) -> None:
        explain(address, LinkedWords(self.rules), self.style_, self._preferences, self)

    def _word_buttons(self) -> None:
        lesson = self.lesson
        if lesson is None:
            return
        #: A button: to the list of lessons.
        every = self.tr("All lessons")
        #: A button: the step before.
        self.previous.setText(every if self.place == 0 else self.tr("Back"))
        if isinstance(self.board.step, PlayDeal):
            #: A button.
            self.next.setText(self.tr("Play this deal"))
        elif not self.board.is_answered:
            #: A button: skip this step.
            self.next.setText(self.tr("Skip"))
        elif self.place + 1 < len(lesson.steps):
            #: A button: the next step.
            self.next.setText(self.tr("Next"))
        elif self._following is not None:
            #: A button: the lesson is over, on to the one after it.
            self.next.setText(self.tr("Next lesson"))
        else:
            #: A button: the lesson is over.
            self.next.setText(self.tr("Finish"))

    def _on_judged(self, right: bool) -> None:
        self._word_buttons()
        if right:
            self.next.setFocus()

    def retranslate(self) -> None:
        if self.lesson is None:
            self._show_list()
        else:
            self._show_step(self.place)

    def restyle(self) -> None:
        self.list.setMaximumWidth(self.style_.px(WIDEST))
        self.stations.updateGeometry()
        self.board.restyle()

    def reject(self) -> None:
        """Go back from a lesson to the list, or close the page."""
        if self.lesson is None:
            super().reject()
        else:
            self._show_list()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space reads on, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Space and self.lesson is not None and self.board.is_answered:
            self.go_on()
        else:
            super().keyPressEvent(event)

    def _give_height(self) -> None:
        """The board reaches the edges of the page."""
        super()._give_height()
        self.body.setContentsMargins(0, 0, 0, 0)
        self._set_parts()


def _with_margins(part: QWidget) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(EDGE, 16, EDGE, 20)
    column.addWidget(part)
    return holder
