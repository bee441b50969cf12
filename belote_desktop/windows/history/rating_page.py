"""How well you play: between which levels, how sure that is, how it changed, and the deals that decided it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.history import rating_words
from belote_desktop.models.history.match_words import game_name, level_name
from belote_desktop.models.history.rater import Rater
from belote_desktop.models.history.tables import decimal
from belote_desktop.models.preferences import Preferences
from belote_desktop.profile.play_rating.compared import ComparedMatches
from belote_desktop.profile.play_rating.estimate import LEAST
from belote_desktop.profile.play_rating.rated import Rated, rated
from belote_desktop.profile.play_rating.scale import BEST
from belote_desktop.variants import GameShelf
from belote_desktop.windows.history.chart_panel import ChartPanel, mark_switch
from belote_desktop.windows.history.empty_rating import EmptyRating
from belote_desktop.windows.history.rated_deals import RatedDeals
from belote_desktop.windows.history.rating_plot import Line, RatingPlot, Spot
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.shortcuts import SHORTCUTS, with_key
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.flow import FlowLayout, order_tabs
from belote_desktop.windows.widgets.page import FOCUS_EDGE, Page, label, panel
from belote_desktop.windows.widgets.scrolling import scrolling

BESIDE = 1080
"""From this width at 100 % the lists of deals stand beside each other."""
SHOWN = 5
"""How many deals are listed where most was won, and where most was lost."""


class RatingPage(Page):
    """`statistics_asked` leads to the statistics, `play_asked` starts a match, `replay_asked` carries the name of a
    match and the number of a deal. `with_record` gives the names of the matches that have a record.
    """

    statistics_asked = Signal()
    play_asked = Signal()
    replay_asked = Signal(str, int)

    def __init__(
        self, style: Style, preferences: Preferences, shelf: GameShelf, compared: ComparedMatches, rater: Rater,
        with_record: Callable[[], frozenset[str]], game: str = "", parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(style, parent)
        self._preferences, self._shelf, self._compared, self._rater = preferences, shelf, compared, rater
        self._with_record, self.game = with_record, game
        self._ratings: tuple[Rated, ...] = ()
        self._left_out = 0
        self.statistics_button, self.tables_button = QPushButton(), QPushButton()
        self.empty = EmptyRating(style, preferences)
        self.menu: Menu | None = None
        self.sheet, self.figure = panel("paper"), label(role="figure", wrap=True)
        self.facts, self.waiting = label(role="lead", wrap=True), label(role="note", wrap=True)
        self.how = label(role="note", wrap=True)
        self.plot = RatingPlot(style)
        self.curve = ChartPanel(style, self.plot)
        self.best, self.worst = RatedDeals(style), RatedDeals(style)
        self._lay_out()
        self._connect()
        self._read()
        self.renew()
        self.resize(1280, 800)

    def _lay_out(self) -> None:
        for button in (self.statistics_button, self.tables_button):
            button.setAutoDefault(False)
        self.tables_button.setCheckable(True)
        self.content = QWidget()
        self.choices = FlowLayout(gap=8)
        self.choices.addWidget(self.tables_button)
        self.choices.addWidget(self.statistics_button)
        told = QVBoxLayout(self.sheet)
        told.setContentsMargins(20, 16, 20, 16)
        told.setSpacing(8)
        for part in (self.figure, self.facts, self.waiting):
            told.addWidget(part)
        self.grid = QGridLayout()
        self.grid.setSpacing(16)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(14)
        column.addLayout(self.choices)
        column.addLayout(self.grid)
        column.addWidget(self.how)
        column.addStretch(1)
        self.area = scrolling(self.content)
        for each in (self.area, self.empty):
            self.body.addWidget(each, 1)

    def _connect(self) -> None:
        self.statistics_button.clicked.connect(self.statistics_asked)
        self.empty.first_asked.connect(self.play_asked)
        self.empty.second_asked.connect(self.statistics_asked)
        for deals in (self.best, self.worst):
            deals.replay_asked.connect(lambda each: self.replay_asked.emit(each.match_id, each.deal.number))
        self.tables_button.toggled.connect(self.curve.show_as_table)
        self.tables_button.toggled.connect(lambda _on: mark_switch(self.tables_button, self.style_))
        self._key = QShortcut(SHORTCUTS["tables"].bound[0], self, self.tables_button.toggle)
        self._key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._key.setEnabled(bool(self._preferences.value("single_keys")))
        self._rater.changed.connect(self._on_compared)

    def first_focus(self) -> QWidget:
        if self.menu is not None:
            return self.menu
        return self.statistics_button if self._ratings else self.empty.first

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Set the Tab order before each step: the panels lie in other places in a narrow window."""
        order_tabs(self)
        return super().focusNextPrevChild(forward)

    # ------------------------------------------------------------------ what it shows
    @property
    def chosen(self) -> Rated | None:
        """The rating that is shown: of the game that was chosen, or of the latest match."""
        of_game = [each for each in self._ratings if each.game == self.game]
        return of_game[0] if of_game else self._ratings[0] if self._ratings else None

    def _read(self) -> None:
        matches = self._compared.all()
        self._ratings, self._left_out = rated(matches), sum(len(match.left_out) for match in matches)

    def _on_compared(self) -> None:
        """Another deal was compared: the figures are new, and what has the keyboard keeps it."""
        before = [each.game for each in self._ratings]
        self._read()
        if [each.game for each in self._ratings] != before:
            self.retranslate()
        else:
            self._show()

    def choose(self, game: str) -> None:
        """Show the rating of a game."""
        self.game = game
        self._show()

    def _show(self) -> None:
        found = self.chosen
        self.area.setVisible(found is not None)
        self.empty.setVisible(found is None)
        self.tables_button.setVisible(found is not None and bool(found.curve))
        self._tell_waiting()
        if found is None:
            self.set_title(self.tr("Your rating"))
            self.empty.tell(self._told_left_out(), self.waiting.text() if self._rater.waiting else "")
        else:
            self._tell(found)
        self._arrange()

    def _told_left_out(self) -> str:
        """Why some deals cannot be compared; empty if all can."""
        told = self.tr(
            "%n deal(s) cannot be compared: you had help, or the other players had less thinking time than usual "
            "or would play differently in this version.", "", self._left_out,
        )  # fmt: skip
        return told if self._left_out else ""

    def _tell(self, found: Rated) -> None:
        game = game_name(found.game, self._shelf)
        self.figure.setText(rating_words.headline(found, game))
        others = [each for each in self._ratings if each.game == found.game and each is not found]
        told = [*rating_words.facts(found), *(rating_words.earlier(each) for each in others)]
        self.facts.setText(" ".join(told))
        self.facts.setVisible(bool(told))
        #: Below the title. {game}: the name of a game. %n: deals that were compared with Expert.
        said = self.tr("{game}: %n deal(s) compared with Expert", "", len(found.deals)).format(game=game)
        #: A title: how well the user plays.
        self.set_title(self.tr("Your rating"), said)
        self._tell_curve(found)
        records = self._with_record()
        self.best.show_deals(found.best(SHOWN), records)
        self.worst.show_deals(found.worst(SHOWN), records)
        self._tell_how(found)

    def _tell_curve(self, found: Rated) -> None:
        scale, curve = found.scale, found.curve
        note = self.tr("Each point is your rating after so many deals. The band is the 95 % interval.")
        if not curve:
            note = self.tr("After %n deal(s) a chart appears here.", "", LEAST)
        self.plot.show_curve(*_drawn(found))
        self.plot.setVisible(bool(curve) and not self.tables_button.isChecked())
        table = rating_words.curve_table(curve, scale)
        self.curve.tell(self.tr("Your rating over time"), note, table)

    def _tell_how(self, found: Rated) -> None:
        told = self.tr(
            "Expert plays every deal of a finished match in your seat, with the same cards, the same score and the "
            "same players. Deals with hints, and deals in which you took something back, are left out. The points of a "
            "deal are those of your side less those of the other side."
        )
        if found.scale is not None:
            told = f"{told} {rating_words.measured(found.scale)}"
        self.how.setText(told)

    def _tell_waiting(self) -> None:
        count = self._rater.waiting
        self.waiting.setVisible(bool(count))
        self.waiting.setText(self.tr("Expert still has %n match(es) to play in the background.", "", count))

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        #: A button: the statistics of the user.
        self.statistics_button.setText(self.tr("Your play"))
        #: A button that is on or off: show figures instead of charts.
        self.tables_button.setText(self.tr("Tables"))
        tip = self.tr("Show the figures of the chart as a table")
        single = bool(self._preferences.value("single_keys"))
        self.tables_button.setToolTip(with_key(tip, "tables", single_keys=single))
        self.best.tell(self.tr("Best deals compared with Expert"))
        self.worst.tell(self.tr("Worst deals compared with Expert"))
        self.area.setAccessibleName(self.tr("Your rating"))
        self._make_menu()
        self._give_room()
        self._show()

    def _give_room(self) -> None:
        """Room for the edge of the button that has the keyboard."""
        for button in (self.tables_button, self.statistics_button):
            button.setMinimumWidth(0)
            button.setMinimumWidth(button.sizeHint().width() + FOCUS_EDGE)

    def _make_menu(self) -> None:
        """The choice of a game, where there is more than one."""
        had_keyboard = self.menu is not None and self.menu.hasFocus()
        if self.menu is not None:
            self.choices.removeWidget(self.menu)
            self.menu.deleteLater()
            self.menu = None
        games = sorted((game_name(game, self._shelf), game) for game in {each.game for each in self._ratings})
        found = self.chosen
        if len(games) < 2 or found is None:
            return
        self.menu = Menu([(game, name) for name, game in games], self.style_, self.content)
        self.menu.chosen.connect(lambda game: self.choose(str(game)))
        self.choices.insert(0, self.menu)
        #: The name of a field: which game.
        self.menu.name(self.tr("Game"))
        self.menu.select(found.game)
        if had_keyboard:
            self.menu.setFocus()

    def restyle(self) -> None:
        put_sign(self.statistics_button, "sheet", self.style_.ink.text2, self.style_.px(18))
        mark_switch(self.tables_button, self.style_)
        self.empty.restyle()
        self.curve.restyle()
        for deals in (self.best, self.worst):
            deals.restyle()
        self._give_room()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Set the lists side by side, or below each other in a narrow window."""
        wide = self.width() / self.style_.scale >= BESIDE
        for part in (self.sheet, self.curve, self.best, self.worst):
            self.grid.removeWidget(part)
        for part, row in ((self.sheet, 0), (self.curve, 1)):
            self.grid.addWidget(part, row, 0, 1, 2)
        self.grid.addWidget(self.best, 2, 0, 1, 1 if wide else 2)
        self.grid.addWidget(self.worst, 2 if wide else 3, 1 if wide else 0, 1, 1 if wide else 2)


def _drawn(found: Rated) -> tuple[list[Line], list[Spot]]:
    """The lines of the plot, and its points: levels where there is a scale, else points more or less than Expert."""
    scale = found.scale
    spots = []
    for each in found.curve:
        below = rating_words.count_text(each.deals)
        if scale is None or each.place is None:
            spots.append(Spot(each.mean, each.mean - each.spread, each.mean + each.spread, below))
        else:
            spots.append(Spot(each.place, each.low, each.high, below))
    if scale is not None:
        return [Line(place, level_name(mark.level)) for place, mark in enumerate(scale.marks)], spots
    ends = [min((spot.low for spot in spots), default=0.0), max((spot.high for spot in spots), default=0.0)]
    beyond = [Line(end, decimal(end, plus=True)) for end, side in zip(ends, (-1, 1), strict=True) if end * side > 0]
    return [Line(0.0, level_name(BEST)), *beyond], spots
