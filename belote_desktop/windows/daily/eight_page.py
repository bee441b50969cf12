"""Beat the computer: eight deals in a row, whose results are compared with those of a level on the same cards."""

from __future__ import annotations

import datetime
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.daily import daily_words, series, set_deals
from belote_desktop.models.daily.comparer import Comparer
from belote_desktop.models.daily.series import Standing
from belote_desktop.models.daily.set_deals import Stage
from belote_desktop.models.words import words
from belote_desktop.profile import SaveFailed
from belote_desktop.profile.set_deals.set_results import Series, SetResult
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.daily.eight_rows import EightRows
from belote_desktop.windows.daily.game_choice import GameChoice
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.flow import FlowLayout, order_tabs
from belote_desktop.windows.widgets.page import Page, label, panel, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

WIDEST = 660
"""The page is no wider than this at 100 %."""


class EightPage(Page):
    """`play_asked` carries the SetResult to begin, `go_on` the path of the match that waits, `deal_asked` the SetResult
    of a deal that is over. Without a series the page begins one.
    """

    play_asked = Signal(object)
    go_on = Signal(Path)
    deal_asked = Signal(object)

    def __init__(
        self, services: Services, found: Series | None, game: str, today: datetime.date, parent: QWidget | None = None
    ) -> None:
        super().__init__(services.style, parent)
        self._services, self._series, self._today, self._game = services, found, today, game
        self.standing: Standing | None = None
        self._level = set_deals.compared_levels()[-1]
        self.comparer = Comparer(services.profile.set_deals, services.workers.aside(self), self)
        self.comparer.compared.connect(lambda _result: self.show_series())
        self.comparer.failed.connect(self._say)
        self.title, self.note = label(role="heading", wrap=True), label(role="sentence", wrap=True)
        self.news = label(role="note", wrap=True)
        self.games, self.level_menu = GameChoice(services.style, services.preferences), QWidget()
        self.levels: Menu | None = None
        self.rows = EightRows(services.style)
        self.main_button, self.new_button = QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.renew()
        self.resize(1280, 800)
        self.show_series()

    def _lay_out(self) -> None:
        set_role(self.main_button, "primary")
        buttons, paper = QWidget(), panel("paper")
        flow = FlowLayout(buttons, gap=10)
        for button in (self.main_button, self.new_button):
            button.setAutoDefault(False)
            flow.addWidget(button)
        self._level_row = QVBoxLayout(self.level_menu)
        self._level_row.setContentsMargins(0, 0, 0, 0)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(22, 16, 22, 18)
        inside.setSpacing(10)
        for part in (self.title, self.note, self.games, self.level_menu, buttons, self.news, self.rows):
            inside.addWidget(part)
        inside.addStretch(1)
        self.area = scrolling(paper)
        set_role(paper, "paper")
        self.body.addWidget(self.area, 1)

    def _connect(self) -> None:
        self.main_button.clicked.connect(self._on_main)
        self.new_button.clicked.connect(self._on_new)
        self.games.chosen.connect(self._on_game)
        self.rows.chosen.connect(self._on_row)

    def first_focus(self) -> QWidget:
        return self.main_button

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Set the Tab order before each step: rows come and go."""
        order_tabs(self)
        return super().focusNextPrevChild(forward)

    # ------------------------------------------------------------------ what it shows
    def show_series(self) -> None:
        """Show the series as it stands, and have its level play the deals that are over."""
        if self._series is not None:
            try:
                self.standing = series.standing(self._services.profile, self._series)
            except SaveFailed as problem:
                self._say(words.sentence(problem.message))
            for deal in () if self.standing is None else self.standing.deals:
                self.comparer.compare(deal, (self._series.level,))
        self._tell()

    def _tell(self) -> None:
        """Show the choice of a game and a level, or the deals so far."""
        found, is_new = self.standing, self.standing is None
        for part in (self.games, self.level_menu):
            part.setVisible(is_new)
        self.rows.setVisible(not is_new)
        self.new_button.setVisible(found is not None and found.place is None)
        self.games.select(self._game)
        self.note.setText(self._explained(found))
        if found is None:
            self.title.setText(self.tr("Eight deals against the computer"))
            self.main_button.setText(self.tr("Begin"))
        else:
            self.rows.show_standing(found, daily_words.level_name(found.series.level))
            self.title.setText(self._told(found))
            self._word_main(found)
        self.main_button.setVisible(found is None or found.place is not None)
        game = self._game if found is None else found.series.game
        #: A title: eight deals against a level of computer players.
        self.set_title(self.tr("Beat the computer"), daily_words.game_name(game))
        self.area.setAccessibleName(self.tr("Beat the computer"))
        self.news.setVisible(bool(self.news.text()))

    def _explained(self, found: Standing | None) -> str:
        """How it is played: against a level that can still be chosen, or by name."""
        if found is None:
            return self.tr(
                "You play eight deals. After each one, the level you choose plays the same cards in your seat, with "
                "the same players in the other seats. The total of all eight deals decides who wins."
            )
        #: {level}: a level of computer players.
        pattern = self.tr(
            "You play eight deals. After each one, {level} plays the same cards in your seat, with the same players in "
            "the other seats. The total of all eight deals decides who wins."
        )
        return pattern.format(level=daily_words.level_name(found.series.level))

    def _word_main(self, found: Standing) -> None:
        if found.place is None:
            return
        deal = found.deals[found.place - 1]
        #: A button. {number}: which of eight deals.
        play = self.tr("Play deal {number}")
        #: A button. {number}: which of eight deals.
        go_on = self.tr("Continue with deal {number}")
        waits = set_deals.stage_of(self._services.profile, deal) is Stage.BEGUN
        self.main_button.setText((go_on if waits else play).format(number=words.number(found.place)))

    def _told(self, found: Standing) -> str:
        """Who is ahead, as a sentence."""
        level, ahead = daily_words.level_name(found.series.level), found.own - found.theirs
        if found.is_decided:
            if ahead > 0:
                #: {level}: a level of computer players.
                pattern = self.tr("You beat {level} by %n point(s).", "", abs(ahead))
            elif ahead < 0:
                #: {level}: a level of computer players.
                pattern = self.tr("{level} did better by %n point(s).", "", abs(ahead))
            else:
                #: {level}: a level of computer players.
                pattern = self.tr("You and {level} came out equal.")
        elif not found.own and not found.theirs:
            #: {level}: a level of computer players.
            pattern = self.tr("Eight deals against {level}")
        elif ahead > 0:
            #: {level}: a level of computer players.
            pattern = self.tr("You are %n point(s) ahead of {level}.", "", abs(ahead))
        elif ahead < 0:
            #: {level}: a level of computer players.
            pattern = self.tr("You are %n point(s) behind {level}.", "", abs(ahead))
        else:
            #: {level}: a level of computer players.
            pattern = self.tr("You and {level} have the same points so far.")
        return pattern.format(level=level)

    def _say(self, sentence: str) -> None:
        self.news.setText(sentence)
        self.news.show()
        tell_reader(self, sentence)

    # ------------------------------------------------------------------ what is done
    def _on_main(self) -> None:
        found = self.standing
        if found is None:
            self._begin()
        elif found.place is not None:
            deal = found.deals[found.place - 1]
            path = set_deals.path_of(self._services.profile, deal)
            if path is None:
                self.play_asked.emit(deal)
            else:
                self.go_on.emit(path)

    def _begin(self) -> None:
        try:
            self._series = series.begun(self._services.profile, self._game, self._level, self._today)
        except SaveFailed as problem:
            self._say(words.sentence(problem.message))
            return
        self.show_series()

    def _on_new(self) -> None:
        """Choose a game and a level for another eight deals."""
        if self._series is not None:
            self._game, self._level = self._series.game, self._series.level
        self._series = self.standing = None
        self._tell()
        self.main_button.setFocus()

    def _on_game(self, game: str) -> None:
        self._game = game
        self._tell()

    def _on_row(self, place: int) -> None:
        deal: SetResult | None = None if self.standing is None else self.standing.deals[place - 1]
        if deal is not None and deal.own is not None:
            self.deal_asked.emit(deal)

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        #: A button: eight more deals.
        self.new_button.setText(self.tr("Another eight deals"))
        self.games.retranslate()
        self._make_levels()
        self._tell()

    def _make_levels(self) -> None:
        if self.levels is not None:
            self._level_row.removeWidget(self.levels)
            self.levels.hide()
            self.levels.deleteLater()
        choices = [(level, daily_words.level_name(level)) for level in set_deals.compared_levels()]
        self.levels = Menu(choices, self.style_)
        #: The name of a menu: the level to play against.
        self.levels.name(self.tr("Level"))
        self.levels.select(self._level)
        self.levels.chosen.connect(self._on_level)
        self._level_row.addWidget(self.levels)

    def _on_level(self, level: object) -> None:
        self._level = str(level)

    def restyle(self) -> None:
        put_sign(self.main_button, "play", self.style_.ink.primary_text, self.style_.px(18))
        self.centre(self.style_.px(WIDEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.centre(self.style_.px(WIDEST))
