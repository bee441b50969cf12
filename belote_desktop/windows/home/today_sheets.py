"""The three sheets of home: the deal and the drill of the day, the next lesson, and the user's own play."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.models.home.home import Home
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import visible
from belote_desktop.windows.home.card_fan import SmallFan
from belote_desktop.windows.home.course_plot import CoursePlot
from belote_desktop.windows.home.front_page import FrontPage
from belote_desktop.windows.home.sheet import Sheet
from belote_desktop.windows.home.stations import Stations
from belote_desktop.windows.home.words_label import WordsLabel
from belote_desktop.windows.widgets.page import label

_YEAR = re.compile(r"d{3,4}[,،.]?\s*|[,\s]*(?:'[^']*'\s*)?y+[^\sdM]*(?:\s*'[^']*'\.?$)?\s*")
"""The day of the week and the year in the pattern of a date: "dddd, d 'de' MMMM 'de' yyyy"."""


class TodaySheets(QWidget):
    """`deal_asked` asks for the deal of the day, `drill_asked` for the drill of the day, `lesson_asked` for the next
    lesson, `due_asked` for the questions to repeat, `drills_asked` for free practice, `lessons_asked` for the list of
    lessons, `statistics_asked` for the statistics of all matches. `name` returns the name of a game.
    """

    deal_asked = Signal()
    drill_asked = Signal()
    lesson_asked = Signal()
    lessons_asked = Signal()
    due_asked = Signal()
    drills_asked = Signal()
    statistics_asked = Signal()

    def __init__(self, page: FrontPage, preferences: Preferences, home: Home, name: Callable[[str], str]) -> None:
        super().__init__()
        self._page, self.home, self._name = page, home, name
        self.stations, self.figures = Stations(page), Figures()
        self.fan, self.plot = SmallFan(page, preferences), CoursePlot(page)
        self.deal = Sheet(page, "dealer", "play", picture=self.fan)
        self.drill_button = self.deal.other_button
        self.lesson = Sheet(page, "book", "book", self.stations)
        self.play = Sheet(page, "star", "", self.figures, ornament=self.plot)
        self.sheets = (self.deal, self.lesson, self.play)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for sheet in self.sheets:
            self._row.addWidget(sheet, 1)
        self.deal.button.clicked.connect(self.deal_asked)
        self.drill_button.clicked.connect(self._on_drill)
        self.lesson.button.clicked.connect(self._on_lesson)
        self.play.button.clicked.connect(self._on_play)
        self.play.other_button.clicked.connect(self.statistics_asked)

    # ------------------------------------------------------------------ what they tell
    def show_home(self, home: Home) -> None:
        """Show another state of things."""
        self.home = home
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the user's language; a part that is not read yet has its title only."""
        self._tell_deal()
        self._tell_drill()
        self._tell_lesson()
        self._tell_play()

    def _tell_deal(self) -> None:
        deal = self.home.deal
        #: {game}: a game, Coinche.
        said = self.tr("One deal of {game}. Then see how the five levels do with your cards.").format(
            game=self._name(self.home.game)
        )
        #: A button: play the deal of the day.
        button = self.tr("Play it")
        if deal is not None and deal.lead is not None:
            #: The result of the deal of the day. {points}: with its sign, +122.
            said = self.tr("Your result today: {points}.").format(points=words.signed(deal.lead))
            #: A button: compare the deal of the day with how the levels played it.
            button = self.tr("Compare")
        if deal is not None and deal.streak > 1:
            #: For how many days in a row the deal of the day was played.
            row = self.tr("%n day(s) in a row.", "", deal.streak)
            said = f"{said} {row}"
        now = self.home.now
        pattern = _YEAR.sub("", QLocale().dateFormat(QLocale.FormatType.LongFormat))
        day = QLocale().toString(QDate(now.year, now.month, now.day), pattern)
        self.deal.make_primary(self.home.match is None)  # there is one such button on the page
        #: A title: one deal that is the same for everybody today.
        self.deal.tell(self.tr("Deal of the day"), said, button, day)

    def _tell_drill(self) -> None:
        practice = self.home.practice
        #: A button: a few questions that are the same for everyone today.
        button = self.tr("Today’s drill")
        #: {game}: a game, Coinche.
        said = self.tr("A few questions from {game}, the same for everyone today.").format(
            game=self._name(self.home.game)
        )
        if practice is not None and practice.is_done:
            said, button = self.tr("Done for today. Come back tomorrow for the next one."), self.tr("Practise more")
        if practice is not None and practice.streak > 1:
            #: How many days in a row there was an answer to a drill.
            row = self.tr("%n day(s) in a row.", "", practice.streak)
            said = f"{said} {row}"
        self.drill_button.setText(button)
        self.drill_button.setToolTip(said)
        self.drill_button.setAccessibleName(button)
        self.drill_button.setAccessibleDescription(said)
        self.drill_button.setVisible(not self._page.room.is_narrow or self._page.room.is_tiny)

    def _tell_lesson(self) -> None:
        lesson = self.home.lesson
        #: A button: open the next lesson.
        title, said, button = self.tr("Next lesson"), "", self.tr("Learn")
        if lesson is not None and lesson.place is not None and lesson.title is not None:
            #: {number}: which lesson of a course. {title}: its title.
            title = self.tr("Lesson {number}: {title}")
            title = title.format(number=words.number(lesson.place + 1), title=words.sentence(lesson.title))
            done = sum(lesson.done)
            #: {game}: a game, Coinche. {done} of the %n lessons of its course are done.
            said = self.tr("{game}: {done} of %n lesson(s) done.", "", len(lesson.done))
            said = said.format(game=self._name(lesson.game), done=words.number(done))
        elif lesson is not None:
            title, said = self.tr("Lessons"), self.tr("You have finished every lesson of this game.")
        if lesson is not None:
            self.stations.show_course(lesson.done, lesson.place)
        self.lesson.tell(title, said, button)

    def _tell_play(self) -> None:
        practice, results = self.home.practice, self.home.results
        due = 0 if practice is None else practice.due
        if due:
            #: How many questions answered wrong before come back today.
            said, button = self.tr("%n question(s) to repeat today.", "", due), self.tr("Repeat")
        else:
            said = "" if practice is None else self.tr("Nothing to repeat today.")
            #: A button: open the drills.
            button = self.tr("Drills")
        figures = []
        if results is not None and results.matches:
            figures = [
                (words.percent(words.number(results.share_won)), self.tr("matches won")),
                (words.number(results.deals), self.tr("deals played")),
                (words.percent(words.number(results.share_made)), self.tr("contracts made")),
            ]
        elif results is not None:
            none_yet = self.tr("Your results appear here after your first match.")
            said = f"{none_yet} {said}".strip()
        self.figures.show_figures(figures)
        self.plot.show_matches(() if results is None else results.latest)
        self.figures.setVisible(bool(figures) and self._page.room.has_sheets_beside)
        self.play.tell(self.tr("Your play"), said, button)
        #: A button: the statistics of the user.
        self.play.other_button.setText(self.tr("Statistics"))
        self.play.other_button.setVisible(bool(figures) and not self._page.room.is_narrow)
        if figures:
            told = ", ".join(f"{figure} {name}" for figure, name in figures)
            self.play.button.setAccessibleDescription(visible(f"{told}. {said}"))
            if not self._page.room.has_sheets_beside:
                self.play.sentence.setText(f"{told}. {said}")

    # ------------------------------------------------------------------ how they look
    def restyle(self) -> None:
        """Take the colours and sizes in force."""
        self.fan.restyle()
        for sheet in self.sheets:
            sheet.restyle()

    def arrange(self) -> None:
        """Stand side by side, or lie as rows."""
        room, flat = self._page.room, not self._page.room.has_sheets_beside
        way = QBoxLayout.Direction.TopToBottom if flat else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        self._row.setSpacing(self._page.px(6 if flat else 20))
        for sheet in self.sheets:
            sheet.lie(flat=flat, low=room.height < 680)
        self._tell_drill()
        self._tell_play()

    # ------------------------------------------------------------------ what is asked
    def _on_drill(self) -> None:
        done = self.home.practice is not None and self.home.practice.is_done
        (self.drills_asked if done else self.drill_asked).emit()

    def _on_lesson(self) -> None:
        lesson = self.home.lesson
        (self.lessons_asked if lesson is None or lesson.place is None else self.lesson_asked).emit()

    def _on_play(self) -> None:
        due = self.home.practice is not None and self.home.practice.due
        (self.due_asked if due else self.drills_asked).emit()


class Figures(QWidget):
    """Three numbers side by side, each above its name."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._cells = [(label(role="figure"), WordsLabel("note")) for _ in range(3)]
        for figure, name in self._cells:
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(figure)
            column.addWidget(name)
            column.addStretch(1)
            row.addLayout(column, 1)

    def show_figures(self, figures: list[tuple[str, str]]) -> None:
        """Show the numbers with their names; none clears them."""
        for place, (figure, name) in enumerate(self._cells):
            number, called = figures[place] if place < len(figures) else ("", "")
            figure.setText(number)
            name.setText(called)
