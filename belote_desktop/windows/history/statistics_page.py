"""Your play in figures: matches, contracts, points, partners and levels, over time, for one game or all."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.history.match_book import MatchBook
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile.figures import sums
from belote_desktop.profile.figures.filters import Filter
from belote_desktop.variants import GameShelf
from belote_desktop.windows.history.chart_panel import mark_switch
from belote_desktop.windows.history.empty_history import EmptyStatistics
from belote_desktop.windows.history.filter_row import FilterRow
from belote_desktop.windows.history.statistics_panels import StatisticsPanels
from belote_desktop.windows.history.statistics_paper import statistics_document
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.shortcuts import SHORTCUTS, with_key
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.printing.document import PrintedDocument
from belote_desktop.windows.printing.print_button import PrintButton
from belote_desktop.windows.widgets.flow import order_tabs
from belote_desktop.windows.widgets.page import Page, label, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

BESIDE = 1080
"""From this width at 100 % the panels stand beside each other."""
MOST_BROAD = 2
"""The most panels that take the room of two; if more need it, all stand below each other."""
EDGE = 6
"""The gap between the panels and the scroll bar."""


class StatisticsPage(Page):
    """`history_asked` leads to the list of matches, `csv_asked` carries the filter in force, `play_asked` starts a
    match where there is none yet, and `file_asked` opens one. `rating_asked` carries the game in force, if it is one.
    """

    history_asked = Signal()
    csv_asked = Signal(object)
    rating_asked = Signal(str)
    achievements_asked = Signal()
    play_asked = Signal()
    file_asked = Signal()

    def __init__(
        self, style: Style, preferences: Preferences, shelf: GameShelf, book: MatchBook, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, parent)
        self._preferences, self._shelf, self._book, self._is_read = preferences, shelf, book, False
        self.filters = FilterRow(style, shelf, ("variant", "partner", "level", "since"))
        self.filters.changed.connect(self._show)
        self.tables_button, self.history_button = QPushButton(), QPushButton()
        self.print_button = PrintButton(self, self._printed)
        #: A menu entry. CSV is a format of files for spreadsheets.
        self.print_button.more = lambda: ((self.tr("Export as CSV…"), self._on_csv),)
        self.rating_button, self.achievements_button, self.content = QPushButton(), QPushButton(), QWidget()
        self.panels = StatisticsPanels(style, shelf, self.content)
        self.empty = EmptyStatistics(style, preferences)
        self.nothing, self.all_button = label(role="sentence", wrap=True), QPushButton()
        self._lay_out()
        self._connect()
        self.renew()
        self.resize(1280, 800)
        self._show()

    def _lay_out(self) -> None:
        set_role(self.history_button, "cloth")
        self.header.add(self.history_button)
        self.header.add(self.print_button)
        for button in (
            self.tables_button, self.rating_button, self.achievements_button, self.history_button, self.all_button,
        ):  # fmt: skip
            button.setAutoDefault(False)
        self.tables_button.setCheckable(True)
        self.filters.add(self.rating_button)
        self.filters.add(self.achievements_button)
        self.filters.add(self.tables_button)
        self.grid = QGridLayout()
        self.grid.setSpacing(16)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, EDGE, 0)
        column.setSpacing(14)
        column.addWidget(self.filters)
        column.addWidget(self.nothing)
        column.addWidget(self.all_button)
        column.addLayout(self.grid)
        column.addStretch(1)
        self.area = scrolling(self.content)
        self.body.addWidget(self.area, 1)
        self.body.addWidget(self.empty, 1)

    def _connect(self) -> None:
        self._book.changed.connect(self._on_read)
        self.tables_button.toggled.connect(self._on_tables)
        self._key = QShortcut(SHORTCUTS["tables"].bound[0], self, self.tables_button.toggle)
        self._key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._preferences.changed.connect(self._on_preference)
        self._on_preference("single_keys")
        self.history_button.clicked.connect(self.history_asked)
        self.rating_button.clicked.connect(lambda: self.rating_asked.emit(self.filters.filter.variant))
        self.achievements_button.clicked.connect(self.achievements_asked)
        self.all_button.clicked.connect(self.filters.clear)
        self.empty.first_asked.connect(self.play_asked)
        self.empty.second_asked.connect(self.file_asked)

    def _on_csv(self) -> None:
        self.csv_asked.emit(self.filters.filter)

    def _printed(self) -> PrintedDocument:
        """The figures of the matches that pass the filters, to be printed."""
        wanted = self.filters.filter
        chosen = sums.counted(wanted.chosen(self._book.matches or ()))
        title = self.header.title.text(), self._told_on_paper()
        today = date.today().isoformat()
        return statistics_document(chosen, wanted.variant, title, self._preferences, self._shelf, today)

    def _told_on_paper(self) -> str:
        """What the filters have chosen."""
        return words.in_a_row([menu.currentText() for menu in self.filters.menus.values()])

    def first_focus(self) -> QWidget:
        menus = self.filters.menus
        if self._book.matches == ():
            return self.empty.first
        return menus.get("variant", self.tables_button)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Set the Tab order before each step: menus and panels come and go."""
        order_tabs(self)
        return super().focusNextPrevChild(forward)

    # ------------------------------------------------------------------ what it shows
    def _on_read(self) -> None:
        focused = self.focusWidget()
        self.filters.show_matches(self._book.matches or ())
        self._show()
        if not self._is_read or focused is None or not focused.isVisible():
            self.first_focus().setFocus()
        self._is_read = True

    def _show(self) -> None:
        matches = self._book.matches
        self.empty.setVisible(matches == ())
        self.area.setVisible(matches != ())
        chosen = sums.counted(self.filters.filter.chosen(matches or ()))
        nothing = matches is not None and not chosen
        self.nothing.setVisible(not chosen)
        self.all_button.setVisible(nothing and self.filters.filter != Filter())
        self._tell_nothing()
        self.panels.show_matches(chosen, self.filters.filter.variant)
        self.print_button.setEnabled(bool(chosen))
        self._tell_subtitle()
        self._arrange()

    def _tell_nothing(self) -> None:
        if self._book.matches is None:
            self.nothing.setText(self.tr("Reading the matches…"))
        elif self.filters.filter == Filter():
            self.nothing.setText(self.tr("No finished match counts yet: practice matches are not counted."))
        else:
            self.nothing.setText(self.tr("No match fits these filters."))

    def _tell_subtitle(self) -> None:
        matches = sums.counted(self._book.matches or ())
        deals = sum(len(figures.played) for figures in matches)
        #: Below the title. {deals}: "52 deals".
        pattern = self.tr("{deals} in %n match(es). The figures stay on this computer.", "", len(matches))
        said = pattern.format(deals=self.tr("%n deal(s)", "", deals)) if matches else ""
        #: A title: the statistics of the user.
        self.set_title(self.tr("Your play"), said)

    def _on_preference(self, key: str) -> None:
        if key == "single_keys":
            self._key.setEnabled(bool(self._preferences.value(key)))

    def _on_tables(self, wanted: bool) -> None:
        self.panels.show_as_tables(wanted)
        mark_switch(self.tables_button, self.style_)
        self._arrange()

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        #: A button: the list of matches played before.
        self.history_button.setText(self.tr("History"))
        #: A button: how well the user plays.
        self.rating_button.setText(self.tr("Your rating"))
        #: A button: what was reached so far, and what comes next.
        self.achievements_button.setText(self.tr("Achievements"))
        #: A button that is on or off: show figures instead of charts.
        self.tables_button.setText(self.tr("Tables"))
        single = bool(self._preferences.value("single_keys"))
        tip = self.tr("Show the figures of every chart as a table")
        self.tables_button.setToolTip(with_key(tip, "tables", single_keys=single))
        self.print_button.retranslate()
        #: A button: takes all filters away.
        self.all_button.setText(self.tr("Show all matches"))
        self.area.setAccessibleName(self.tr("Your play"))
        self.filters.show_matches(self._book.matches or ())
        self.panels.retranslate()
        self.empty.retranslate()
        self._tell_nothing()
        self._tell_subtitle()

    def restyle(self) -> None:
        put_sign(self.history_button, "sheet", self.style_.ink.cloth_text, self.style_.px(18))
        self.print_button.restyle()
        mark_switch(self.tables_button, self.style_)
        self.panels.restyle()
        self.empty.restyle()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Set the panels with something to show side by side, or below each other where they have no room for that."""
        shown = [panel for panel in self.panels.all if self.panels.has(panel)]
        broad = {panel for panel in shown if panel.least > self._third} | {self.panels.time}
        wide = self.width() / self.style_.scale >= BESIDE and len(broad) <= MOST_BROAD
        for panel in self.panels.all:
            self.grid.removeWidget(panel)
        for column in range(6):
            self.grid.setColumnStretch(column, int(wide or not column))
        row = column = 0
        for panel in shown:
            span = 6 if not wide else 4 if panel in broad else 2
            if column + span > 6:
                row, column = row + 1, 0
            self.grid.addWidget(panel, row, column, 1, span)
            column += span

    @property
    def _third(self) -> int:
        """The width that is sure for one of three panels side by side; the grid does not share it out exactly."""
        room = self.area.width() - self.area.verticalScrollBar().sizeHint().width() - EDGE
        return room // 3 - self.grid.spacing()
