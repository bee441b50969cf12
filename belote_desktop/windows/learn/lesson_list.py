"""The lessons of a game with the progress in each, and the choice of a game you already know."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.lessons import Lesson
from belote_desktop.models.words import words
from belote_desktop.profile.progress import LessonProgress
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.page import label


class LessonEntry(QPushButton):
    """One lesson: its number, title and progress."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.setAutoDefault(False)
        self._style = style
        self.title, self.state = label(role="name"), label(role="sentence")
        for part in (self.title, self.state):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.addWidget(self.title, 1)
        row.addWidget(self.state)

    def show_lesson(self, number: int, lesson: Lesson, progress: LessonProgress) -> None:
        """Show the number, title and progress of a lesson."""
        #: A lesson in a list. {number}: which lesson. {title}: its title.
        pattern = self.tr("{number}. {title}")
        self.title.setText(pattern.format(number=words.number(number), title=words.sentence(lesson.title)))
        self.state.setText(self._state(lesson, progress))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.state.text())
        self.setMinimumHeight(self._style.px(48))

    def _state(self, lesson: Lesson, progress: LessonProgress) -> str:
        if progress.is_done:
            #: A lesson was finished.
            return self.tr("✓ Done")
        if not progress.steps:
            return ""
        #: A lesson in a list. {done}, {all}: numbers of steps.
        pattern = self.tr("{done} of {all} steps")
        return pattern.format(done=words.number(progress.steps), all=words.number(len(lesson.steps)))


class LessonList(QWidget):
    """`chosen` carries the index of a lesson, from 0; `known` the game you already know, empty for none.

    `game_chosen` carries the game whose lessons are wanted.
    """

    chosen = Signal(int)
    known = Signal(str)
    game_chosen = Signal(str)

    def __init__(self, style: Style, games: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._style = style
        self._games = tuple(games)
        self.game_title, self.known_title = label(role="name"), label(role="name")
        self.games = Menu([(game, words.translated(name)) for game, name in games], style)
        self.games.chosen.connect(lambda game: self.game_chosen.emit(str(game)))
        self.menu = Menu([("", ""), *games], style)
        self.menu.chosen.connect(lambda game: self.known.emit(str(game)))
        self.told = label(role="sentence", wrap=True)
        self.entries: list[LessonEntry] = []
        self._choice = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choice.setSpacing(10)
        self._choice.addWidget(self.game_title)
        self._choice.addWidget(self.games)
        self._choice.addSpacing(14)
        self._choice.addWidget(self.known_title)
        self._choice.addWidget(self.menu)
        self._choice.addStretch(1)
        self._lessons = QVBoxLayout()
        self._lessons.setSpacing(8)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        column.addLayout(self._choice)
        column.addWidget(self.told)
        column.addLayout(self._lessons)
        column.addStretch(1)

    def choose(self, game: str, known: str) -> None:
        """Show the game whose lessons these are, and the game that is known."""
        self.games.select(game)
        self.menu.select(known)

    def show_course(self, course: Sequence[Lesson], progress: Sequence[LessonProgress], *, known: bool) -> None:
        """Show the lessons of a course."""
        while (item := self._lessons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.entries = []
        for number, (lesson, each) in enumerate(zip(course, progress, strict=True)):
            entry = LessonEntry(self._style)
            entry.show_lesson(number + 1, lesson, each)
            entry.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            self._lessons.addWidget(entry)
            self.entries.append(entry)
        self._word(len(course), known=known)
        self.setMinimumHeight(self._column.sizeHint().height())
        self._column.activate()

    def _word(self, count: int, *, known: bool) -> None:
        #: The label of a list of games.
        self.game_title.setText(self.tr("Lessons in:"))
        self.games.name(self.tr("Lessons in"))
        for place, (_, name) in enumerate(self._games):
            self.games.setItemText(place, words.translated(name))
        self.known_title.setText(self.tr("I know another game:"))
        self.menu.name(self.tr("I know another game"))
        #: In a list of games that you may know already.
        self.menu.setItemText(0, self.tr("None of these"))
        for place, (_, name) in enumerate(self._games, 1):
            self.menu.setItemText(place, words.translated(name))
        if not known:
            self.told.setText(self.tr("A short course in this game. Each lesson takes a few minutes."))
        elif count > 1:
            self.told.setText(self.tr("Only what differs from the game you know."))
        else:
            self.told.setText(self.tr("Nothing new here: the lessons of both games are the same."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the choice below its title if they do not fit side by side."""
        super().resizeEvent(event)
        parts = (self.game_title, self.games, self.known_title, self.menu)
        wide = self.width() > sum(part.sizeHint().width() for part in parts) + 80
        directions = QBoxLayout.Direction
        self._choice.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
