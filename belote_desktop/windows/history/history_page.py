"""The list of finished matches: look at the sheet, replay, review, export or delete each."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.history.history_model import HistoryModel
from belote_desktop.models.history.match_book import MatchBook
from belote_desktop.models.history.match_words import game_name
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.figures.filters import Filter
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.variants import GameShelf
from belote_desktop.windows.history.delete_question import DeleteQuestion
from belote_desktop.windows.history.empty_history import EmptyHistory
from belote_desktop.windows.history.filter_row import FilterRow
from belote_desktop.windows.history.match_actions import FIRST, MatchActions
from belote_desktop.windows.history.match_view import MatchView
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import order_tabs
from belote_desktop.windows.widgets.page import Page, label, set_role
from belote_desktop.windows.widgets.scrolling import scrolling
from belote_desktop.windows.widgets.strip import Strip

HIGH, CRAMPED, WIDE = 620, 330, 760
"""Below the first height at 100 % the filters wait behind a button, below the second what can be done with a match is a
menu; below this width buttons have no signs."""
FILTERS_MOST = 0.45
"""The most of the height of the page that filters take."""


class HistoryPage(Page):
    """`asked` carries what to do (`sheet`, `replay`, `review`, `export`) and the figures of the match; the page deletes
    matches itself. `on_table` is the name of a match that must not be deleted now, `chosen` that of the one to show.
    """

    asked = Signal(str, object)
    statistics_asked = Signal()
    play_asked = Signal()
    file_asked = Signal()

    def __init__(
        self, style: Style, preferences: Preferences, shelf: GameShelf, book: MatchBook,
        now: datetime, on_table: str = "", chosen: str = "",
    ) -> None:  # fmt: skip
        super().__init__(style)
        self._preferences, self._shelf, self._book, self._on_table = preferences, shelf, book, on_table
        self._wanted = chosen
        self.model = HistoryModel(shelf, now, self)
        self.list = MatchView(style, preferences, shelf, self.model, self)
        self.filters = FilterRow(style, shelf)
        self.actions_ = MatchActions(style)
        self.statistics_button, self.all_button, self.more_button = QPushButton(), QPushButton(), QPushButton()
        self.nothing, self.empty = label(role="name", wrap=True), EmptyHistory(style, preferences)
        self.strip = Strip(style)
        self._lay_out()
        self._connect()
        self.renew()
        self.resize(1280, 800)
        self._show()

    def _lay_out(self) -> None:
        set_role(self.statistics_button, "cloth")
        self.header.add(self.statistics_button)
        for button in (self.statistics_button, self.all_button, self.more_button):
            button.setAutoDefault(False)
        self.whole = QWidget()
        column = QVBoxLayout(self.whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.filters.add(self.more_button)
        self.filter_area = scrolling(self.filters)
        column.addWidget(self.filter_area)
        column.addWidget(self.nothing)
        column.addWidget(self.all_button, 0, Qt.AlignmentFlag.AlignLeading)
        column.addWidget(self.list, 1)
        column.addWidget(self.strip.frame)
        column.addWidget(self.actions_)
        self.body.addWidget(self.whole, 1)
        self.body.addWidget(self.empty, 1)

    def _connect(self) -> None:
        self._book.changed.connect(self._on_read)
        self.filters.changed.connect(self._on_filter)
        self.list.activated.connect(lambda _index: self.do(FIRST))
        self.list.pressed_key.connect(self._on_key)
        self.list.customContextMenuRequested.connect(self._on_menu)
        self.list.selectionModel().currentChanged.connect(self._on_chosen)
        self.actions_.asked.connect(self.do)
        self.more_button.clicked.connect(lambda: self._on_menu(self.list.rect().center()))
        self.filters.fold.toggled.connect(lambda _on: self._fit_filters())
        self.statistics_button.clicked.connect(self.statistics_asked)
        self.all_button.clicked.connect(self.filters.clear)
        self.empty.first_asked.connect(self.play_asked)
        self.empty.second_asked.connect(self.file_asked)

    def first_focus(self) -> QWidget:
        return self.empty.first if self._book.matches == () else self.list

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Set the Tab order before each step: menus come and go."""
        order_tabs(self)
        return super().focusNextPrevChild(forward)

    # ------------------------------------------------------------------ what it shows
    @property
    def chosen(self) -> MatchFigures | None:
        """The match that is chosen; None if there is none."""
        row = self.list.currentIndex().row()
        return self.model.shown[row] if 0 <= row < len(self.model.shown) else None

    def choose(self, match_id: str, row: int = 0) -> None:
        """Choose a match by its name, or the one in a row if it is not shown."""
        found = self.model.row_of(match_id)
        place = found if found >= 0 else min(max(row, 0), len(self.model.shown) - 1)
        self.list.setCurrentIndex(self.model.index(place))

    def _on_read(self) -> None:
        chosen, row = self.chosen, self.list.currentIndex().row()
        self.model.show_matches(self._book.matches or ())
        self.filters.show_matches(self._book.matches or ())
        self._show()
        self.choose(self._wanted if chosen is None else chosen.id, row)
        if self.isVisible() and (self._book.matches == () or self.focusWidget() is None):
            self.first_focus().setFocus()

    def _on_filter(self) -> None:
        chosen = self.chosen
        self.model.choose(self.filters.filter, self.filters.search.text())
        self._show()
        self.choose("" if chosen is None else chosen.id)

    def _show(self) -> None:
        matches, shown = self._book.matches, self.model.shown
        self.empty.setVisible(matches == ())
        self.whole.setVisible(matches != ())
        self.nothing.setVisible(not shown)
        is_filtered = self.filters.filter != Filter() or bool(self.filters.search.text())
        self.all_button.setVisible(not shown and is_filtered)
        self.list.setVisible(bool(shown))
        self.nothing.setText(
            self.tr("Reading the matches…") if matches is None else self.tr("No match fits these filters.")
        )
        count = len(matches or ())
        said = self.tr("%n match(es) played to the end", "", count) if count else ""
        if count and len(shown) < count:
            #: Below the title. {shown}: how many of the %n matches pass the filters.
            said = self.tr("{shown} of %n match(es)", "", count).format(shown=words.number(len(shown)))
        #: A title: the list of matches played before.
        self.set_title(self.tr("History"), said)
        self._on_chosen()
        self._arrange()

    def _on_chosen(self, *_: QModelIndex) -> None:
        """Enable what can be done with the match that is chosen."""
        figures = self.chosen
        has_record = figures is not None and figures.id in self._book.with_record
        about = "" if figures is None else str(self.list.currentIndex().data())
        may_go = figures is not None and figures.id != self._on_table
        self.actions_.enable(about, has_record=has_record, may_go=may_go)

    # ------------------------------------------------------------------ what is done
    def _on_key(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Delete or self._preferences.value("single_keys"):
            self.do(self.actions_.for_key(key))

    def _on_menu(self, point: QPoint) -> None:
        if self.chosen is not None:
            self.actions_.pop_menu(self.list.viewport().mapToGlobal(point))

    def do(self, key: str) -> None:
        """Do something with the match that is chosen."""
        figures = self.chosen
        if figures is None or not key or not self.actions_.buttons[key].isEnabled():
            return
        if key == "delete":
            has_record = figures.id in self._book.with_record
            self.question = DeleteQuestion(self, has_record=has_record, counts=figures.counts)
            self.question.answered.connect(partial(self._delete, figures))
            self.question.open()
        else:
            self.asked.emit(key, figures)

    def _delete(self, figures: MatchFigures, with_figures: bool) -> None:
        try:
            self._book.delete(figures, with_figures=with_figures)
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        self._tell_gone()
        (self.list if self.model.shown else self.strip.action).setFocus()

    def _tell_gone(self) -> None:
        """Offer to bring back the match that was deleted last."""
        gone = self._book.last_deleted
        if gone is None:
            self.strip.clear()
            return
        #: {game}: a game, Coinche.
        said = self.tr("{game}: the match was deleted.").format(game=game_name(gone.variant, self._shelf))
        #: A button.
        self.strip.tell(said, self.tr("Undo"), self._restore)

    def _restore(self) -> None:
        try:
            back = self._book.restore()
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        self.choose(back.id)
        self.list.setFocus()
        self._tell_gone()

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        #: A button: the statistics of the user.
        self.statistics_button.setText(self.tr("Your play"))
        self.actions_.retranslate(single_keys=bool(self._preferences.value("single_keys")))
        #: A button: takes all filters away.
        self.all_button.setText(self.tr("Show all matches"))
        #: A button: opens a menu of what can be done with the chosen match.
        self.more_button.setText(self.tr("This match…"))
        #: Read aloud: a list of matches.
        self.list.setAccessibleName(self.tr("Finished matches"))
        self.filters.retranslate()
        self.model.retranslate()
        self.empty.retranslate()
        self._show()

    def restyle(self) -> None:
        put_sign(self.statistics_button, "star", self.style_.ink.cloth_text, self.style_.px(18))
        self.empty.restyle()
        self.list.fit()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _fit_filters(self) -> None:
        """Give the filters the height of their lines, but never more than a part of the page: then they scroll."""
        wanted = self.filters.flow.heightForWidth(self.filter_area.viewport().width())
        self.filter_area.setFixedHeight(min(wanted + 2, round(self.height() * FILTERS_MOST)))

    def _arrange(self) -> None:
        scale = self.style_.scale
        high = self.height() / scale
        self.filters.fold_menus(menus=high < HIGH, search=high < CRAMPED)
        self.more_button.setVisible(high < CRAMPED)
        self.actions_.setVisible(high >= CRAMPED and bool(self.model.shown))
        self.actions_.tighten(self.width() / scale < WIDE)
        self._fit_filters()
