"""The lessons of a game: the list of them, and one lesson step by step on the board, by mouse or keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from belote_desktop.coach.lessons import Lesson, PlayDeal, course
from belote_desktop.coach.lessons.chapters import chapters
from belote_desktop.engine import Ruleset
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.progress import LessonProgress, Progress
from belote_desktop.variants import GameShelf
from belote_desktop.windows.glossary import LinkedWords, explain
from belote_desktop.windows.learn.lesson_board import LessonBoard
from belote_desktop.windows.learn.lesson_end import LessonEnd
from belote_desktop.windows.learn.lesson_head import LessonHead
from belote_desktop.windows.learn.lesson_list import LessonList
from belote_desktop.windows.learn.lesson_words import course_told, next_word, step_told
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.page import EDGE, Page, label
from belote_desktop.windows.widgets.scrolling import scrolling

END = 2
"""The page with the end of a lesson, after the list and the board."""


class LessonPage(Page):
    """The lessons of a game of the shelf; `play` carries the ruleset of a deal to be played at the table (`end_deal`).

    `drill_asked` and `match_asked` are what one may do after it instead of another lesson.
    """

    play = Signal(object)
    drill_asked = Signal()
    match_asked = Signal()

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
        self._skipped: set[int] = set()  # the questions of this lesson
        self.list = LessonList(style, preferences, [(each.id, each.name) for each in shelf.all()])
        self.list_area = scrolling(_with_margins(self.list))
        self.board = LessonBoard(style, preferences, self.rules)
        self.head_row = LessonHead(self.header, style)
        self.end = LessonEnd()
        self.failed = label(role="bad", wrap=True)
        self.pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self.renew()
        self.prefer(1280, 800)

    def _lay_out(self) -> None:
        for page in (self.list_area, self.board, scrolling(self.end)):
            self.pages.addWidget(page)
        self.body.setSpacing(0)
        self.failed.setContentsMargins(EDGE, 8, EDGE, 8)
        self.body.addWidget(self.failed)
        self.body.addWidget(self.pages, 1)
        self.failed.hide()

    def _connect(self) -> None:
        self.list.chosen.connect(self.begin)
        self.list.known.connect(self.know)
        self.list.game_chosen.connect(self.open_game)
        head, end = self.head_row, self.end
        head.previous.clicked.connect(self.go_back)
        head.skip.clicked.connect(self.skip)
        self.board.next.clicked.connect(self.go_on)
        self.board.judged.connect(self._on_judged)
        self.board.word_asked.connect(self._on_word)
        for button, does in (
            (end.go_on, self._begin_next), (end.match, self.match_asked), (end.drill, self.drill_asked),
            (end.all, self._show_list),
        ):  # fmt: skip
            button.clicked.connect(does)

    def first_focus(self) -> QWidget:
        return self.list.next_entry if self.lesson is None else self.board.next

    # ------------------------------------------------------------------ what is learnt
    def open_game(self, game: str) -> None:
        """The lessons of another game."""
        self.game, self.rules = game, self._shelf.rules(game)
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
        self._skipped = set()
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
        if isinstance(step, PlayDeal):  # it is behind when it has been played
            self._show_list()
            self.play.emit(self.rules)
            return
        if self.board.is_answered:
            self._count(lesson)
        else:
            self._skipped.add(self.place)
        if self.place + 1 < len(lesson.steps):
            self._show_step(self.place + 1)
        elif self._following is not None:
            self.begin(self._following)
        else:
            self._show_list()

    def skip(self) -> None:
        """Show the answer of a question, which stays unfinished unless it is given now."""
        self.board.show_answer()
        self._word_buttons()
        self.board.next.setFocus()

    def _count(self, lesson: Lesson) -> None:
        """Count the step on the board as finished, unless it is already or a question before it was skipped."""
        self._skipped.discard(self.place)
        if self.place == self._behind:
            self._behind += 1
            self._keep(lesson)

    def end_deal(self) -> None:
        """The deal of a lesson was played: keep that, and show what comes next."""
        lesson = next(each for each in self.course if isinstance(each.steps[-1], PlayDeal))
        self._behind = len(lesson.steps)
        self._keep(lesson)
        self.lesson = None
        left = [each for each in self.course if not self.progress_of(each).is_done]
        self.end.tell(lesson, left[0] if left else None)
        self.pages.setCurrentIndex(END)
        self._set_parts()
        self._title_list()
        self.end.first_button.setFocus()
        announce(self, *self.end.told)

    def _begin_next(self) -> None:
        """Begin the first lesson that is not done yet."""
        self.begin(next(place for place, each in enumerate(self.course) if not self.progress_of(each).is_done))

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
        progress = [self.progress_of(each) for each in self.course]
        self.list.show_course(self.course, chapters(self.course, self.rules), progress, known=bool(self.known))
        self.pages.setCurrentIndex(0)
        self._set_parts()
        self._title_list()
        self.list_area.verticalScrollBar().setValue(0)
        self.first_focus().setFocus()

    def _title_list(self) -> None:
        """The title of the list, with how far one is in the course."""
        name = words.translated(self._shelf.variant(self.game).name)
        done = sum(self.progress_of(each).is_done for each in self.course)
        self.set_title(self.tr("Lessons"), course_told(name, done, len(self.course)))

    def _show_step(self, place: int) -> None:
        assert self.lesson is not None
        self.place = place
        self.pages.setCurrentIndex(1)
        self._set_parts()
        count = step_told(self.lesson, place)
        self.head_row.show_place(place, len(self.lesson.steps), self._skipped)
        self.set_title(words.sentence(self.lesson.title), count)
        step = self.lesson.steps[place]
        self.board.next.setText(next_word(self.lesson, place, course_over=self._following is None))
        self.board.show_step(step, words.sentence(self.lesson.title))
        self._word_buttons()
        if self.board.is_answered:
            self.board.next.setFocus()
        else:
            self.board.focus_answer()
        self.board.read_out(count + ".")

    def _set_parts(self) -> None:
        """Show the parts of the header that belong to a lesson."""
        self.head_row.fit(self.width(), in_lesson=self.lesson is not None)

    def _on_word(self, address: str) -> None:
        explain(address, LinkedWords(self.rules), self.style_, self._preferences, self, self.board.text_place)

    def _word_buttons(self) -> None:
        if self.lesson is not None:
            self.head_row.offer_skipping(not self.board.goes_on)

    def _on_judged(self, right: bool) -> None:
        self._word_buttons()
        if right and self.lesson is not None:
            self._count(self.lesson)  # now, as the page may be left another way than by Next
            self.board.next.setFocus()

    def retranslate(self) -> None:
        if self.lesson is None:
            self._show_list()
        else:
            self._show_step(self.place)

    def restyle(self) -> None:
        self.board.restyle()

    def reject(self) -> None:
        """Go back from a lesson, or from its end, to the list, or close the page."""
        if self.lesson is None and self.pages.currentIndex() != END:
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


def open_lessons(services: Services, game: str) -> LessonPage:
    """The page of lessons of a catalogue or user-made game."""
    profile = services.profile
    return LessonPage(services.style, services.preferences, profile.progress, profile.own_games.shelf(), game)
