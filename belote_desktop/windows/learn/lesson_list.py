"""The lessons of a game as a way through its chapters, and the choice of a game you already know."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from belote_desktop.coach.lessons import Lesson
from belote_desktop.coach.lessons.chapters import CourseChapter
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile.progress import LessonProgress
from belote_desktop.table.items.pixmaps import DeckPixmaps
from belote_desktop.windows.board.tray import deck_look
from belote_desktop.windows.learn.lesson_path import LessonPath
from belote_desktop.windows.learn.lesson_tile import LessonTile
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.page import label


class LessonList(QWidget):
    """`chosen` carries the index of a lesson, from 0; `known` the game you already know, empty for none.

    `game_chosen` carries the game whose lessons are wanted.
    """

    chosen = Signal(int)
    known = Signal(str)
    game_chosen = Signal(str)

    def __init__(self, style: Style, preferences: Preferences, games: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._style, self._preferences = style, preferences
        self._deck = DeckPixmaps(deck_look(style, preferences), self)
        self._games = tuple(games)
        self.game_title, self.known_title = label(role="name"), label(role="name")
        self.games = Menu([(game, words.translated(name)) for game, name in games], style)
        self.games.chosen.connect(lambda game: self.game_chosen.emit(str(game)))
        self.menu = Menu([("", ""), *games], style)
        self.menu.chosen.connect(lambda game: self.known.emit(str(game)))
        self.told = label(role="sentence", wrap=True)
        self.entries: list[LessonTile] = []
        self.paths: list[LessonPath] = []
        self.headings: list[QLabel] = []
        self._choice = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choice.setSpacing(10)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for row, parts in zip(self._rows, self._choices, strict=True):
            row.setSpacing(6)
            row.addWidget(parts[0])
            row.addWidget(parts[1], 1)
            self._choice.addLayout(row)
        self._choice.addStretch(1)
        self._lessons = QVBoxLayout()
        self._lessons.setSpacing(10)
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

    def show_course(
        self, course: Sequence[Lesson], chapters: Sequence[CourseChapter], progress: Sequence[LessonProgress],
        *, known: bool,
    ) -> None:  # fmt: skip
        """Show the lessons of a course in its chapters."""
        while (item := self._lessons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._deck.set_look(deck_look(self._style, self._preferences))
        self.entries, self.paths, self.headings = [], [], []
        following = next((place for place, each in enumerate(progress) if not each.is_done), None)
        for chapter in chapters:
            tiles = [self._tile(place, course[place]) for place in chapter.places]
            for place, tile in zip(chapter.places, tiles, strict=True):
                tile.show_progress(progress[place], is_next=place == following)
            done = sum(progress[place].is_done for place in chapter.places)
            #: The title of a group of lessons. {title}: its title. {done}, {all}: numbers of lessons.
            pattern = self.tr("{title} · {done} of {all} done")
            heading = pattern.format(
                title=words.sentence(chapter.title), done=words.number(done), all=words.number(len(tiles))
            )
            self.headings.append(label(heading, "section", wrap=True))
            self._lessons.addWidget(self.headings[-1])
            self.paths.append(LessonPath(self._style, tiles))
            self._lessons.addWidget(self.paths[-1])
            self.entries += tiles
        self._word(len(course), known=known)
        self._column.activate()

    @property
    def next_entry(self) -> LessonTile:
        """The tile of the lesson to take next; the first one if all are done."""
        return next((entry for entry in self.entries if entry.is_next), self.entries[0])

    def _tile(self, place: int, lesson: Lesson) -> LessonTile:
        tile = LessonTile(self._style, self._deck, place + 1, lesson)
        tile.clicked.connect(lambda: self.chosen.emit(place))
        tile.steered.connect(lambda key: self._steer(place, Qt.Key(key)))
        return tile

    def _steer(self, place: int, key: Qt.Key) -> None:
        """Go with an arrow key to the tile beside, above or below, or to the first or last one."""
        keys, row = Qt.Key, next(path for path in self.paths if self.entries[place] in path.tiles).columns
        on = -1 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else 1
        steps = {keys.Key_Right: on, keys.Key_Left: -on, keys.Key_Down: row, keys.Key_Up: -row}
        last = len(self.entries) - 1
        goal = 0 if key == keys.Key_Home else last if key == keys.Key_End else place + steps[key]
        self.entries[max(0, min(last, goal))].setFocus(Qt.FocusReason.TabFocusReason)

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
            self.told.setText(self.tr("Each lesson takes a few minutes. Begin with the rules and stop where you like."))
        elif count > 1:
            self.told.setText(self.tr("Only what differs from the game you know."))
        else:
            self.told.setText(self.tr("Nothing new here: the lessons of both games are the same."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the choices below each other, and below their titles, if they do not fit side by side."""
        super().resizeEvent(event)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        needed = [sum(part.sizeHint().width() for part in parts) + 20 for parts in self._choices]
        self._choice.setDirection(across if sum(needed) < self.width() else down)
        for row in self._rows:
            row.setDirection(across if max(needed) < self.width() else down)

    @property
    def _choices(self) -> tuple[tuple[QLabel, Menu], tuple[QLabel, Menu]]:
        """The two menus with their titles."""
        return (self.game_title, self.games), (self.known_title, self.menu)
