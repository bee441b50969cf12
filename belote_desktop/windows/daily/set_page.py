"""A set deal before it is played, while it waits, and afterwards beside the results of the levels.

Nothing the levels did is known here before the deal is over.
"""

from __future__ import annotations

import datetime
from pathlib import Path

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop import engine, variants
from belote_desktop.engine import SeatView
from belote_desktop.models.daily import daily_words, set_deals
from belote_desktop.models.daily.comparer import Comparer
from belote_desktop.models.daily.set_deals import Stage
from belote_desktop.models.words import words
from belote_desktop.profile import SaveFailed
from belote_desktop.profile.set_deals.set_results import SetResult, days_in_a_row, played_days
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.daily.calendar import Calendar
from belote_desktop.windows.daily.game_choice import GameChoice
from belote_desktop.windows.daily.hand_picture import HandPicture
from belote_desktop.windows.daily.level_rows import LevelRows
from belote_desktop.windows.daily.result_panel import ResultPanel
from belote_desktop.windows.daily.set_buttons import SetButtons
from belote_desktop.windows.daily.set_words import SetWords, day_and_game, heading, name_of
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.flow import order_tabs
from belote_desktop.windows.widgets.page import Page, label, panel, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

BESIDE = 860
"""From this width at 100 % the cards and the calendar stand beside the results."""
IN_FOOT = 1160
"""From this width at 100 % all buttons stand side by side."""
FILLS = 12
"""How much more of a high window the rows and the picture take than what is left empty below."""


class SetPage(Page):
    """`play_asked` carries the SetResult to begin, `go_on` the path of the match that waits, `again_asked` and
    `review_asked` the SetResult to practise or to look back at, `code_asked` asks for another deal.

    The deal of the day has a calendar and can be of another game; `today` is the local date.
    """

    play_asked = Signal(object)
    go_on = Signal(Path)
    again_asked = Signal(object)
    review_asked = Signal(object)
    code_asked = Signal()

    def __init__(
        self, services: Services, result: SetResult, today: datetime.date, parent: QWidget | None = None
    ) -> None:
        super().__init__(services.style, parent)
        self._services, self._today = services, today
        self.shown = result
        self.comparer = Comparer(services.profile.set_deals, services.workers.aside(self), self)
        self.comparer.compared.connect(self._on_compared)
        self.comparer.failed.connect(self._say)
        self.picture = HandPicture(services.style, services.preferences)
        self.own, self.calendar = ResultPanel(), Calendar(services.style)
        self.row_note = label(role="name", wrap=True)
        self.games, self._is_shown = GameChoice(services.style, services.preferences), False
        self.words, self.rows = SetWords(), LevelRows(services.style, services.preferences)
        self.main_button, self.buttons = QPushButton(), SetButtons()
        self._lay_out()
        self._connect()
        self.renew()
        self.resize(1280, 800)
        self.show_result(result)

    # ------------------------------------------------------------------ its parts
    def _lay_out(self) -> None:
        set_role(self.main_button, "primary")
        self.main_button.setAutoDefault(False)
        self.paper, self._month = panel("paper"), panel("paper")
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(22, 16, 22, 18)
        inside.setSpacing(10)
        for part in (self.words.title, self.words.note):
            inside.addWidget(part)
        inside.addWidget(self.rows, FILLS)
        inside.addWidget(self.buttons)
        inside.addWidget(self.words.foot)
        inside.addStretch(1)
        self._inside = inside
        month = QVBoxLayout(self._month)
        month.setContentsMargins(18, 12, 18, 12)
        month.addWidget(self.calendar)
        month.addWidget(self.row_note)
        self._aside = QVBoxLayout()
        self._aside.setSpacing(14)
        for piece in (self.games, self.own, self._month):
            self._aside.addWidget(piece)
        self._aside.addStretch(1)
        content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._columns.setContentsMargins(0, 0, 4, 0)
        self._columns.setSpacing(16)
        self._columns.addLayout(self._aside, 2)
        self._columns.addWidget(self.paper, 3)
        self.area = scrolling(content)
        self.body.addWidget(self.area, 1)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(16)
        self._foot.addWidget(self.words.news, 1)
        self._foot.addStretch()
        self._foot.addWidget(self.main_button)
        self.body.addLayout(self._foot)

    def _connect(self) -> None:
        self.calendar.chosen.connect(self._on_day)
        self.games.chosen.connect(self._on_game)
        self.main_button.clicked.connect(self._on_main)
        self.buttons.copy.clicked.connect(self.copy_result)
        self.buttons.code.clicked.connect(self.copy_code)
        self.buttons.review.clicked.connect(lambda: self.review_asked.emit(self.shown))
        self.buttons.other.clicked.connect(self.code_asked)

    def first_focus(self) -> QWidget:
        return self.main_button

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Set the Tab order before each step: rows and days come and go."""
        order_tabs(self)
        return super().focusNextPrevChild(forward)

    # ------------------------------------------------------------------ what it shows
    @property
    def stage(self) -> Stage:
        """How the deal stands."""
        return set_deals.stage_of(self._services.profile, self.shown)

    @property
    def is_daily(self) -> bool:
        """Whether it is a deal of the day."""
        return self.shown.key == f"{self.shown.day} {self.shown.game}"

    @property
    def _name(self) -> str:
        """What deal it is, as a title."""
        return name_of(self.shown, self._services.profile.set_deals, is_daily=self.is_daily)

    def show_result(self, wanted: SetResult) -> None:
        """Show a deal as it stands; have the levels play it if it is over."""
        self.comparer.cancel()
        unsaved = ""
        try:
            self.shown = set_deals.updated(self._services.profile, wanted)
        except SaveFailed as problem:
            self.shown = self._services.profile.set_deals.of(wanted.key) or wanted
            unsaved = words.sentence(problem.message)
        self._is_shown = True
        self._tell()
        self.comparer.compare(self.shown, set_deals.compared_levels())
        if self._playing:
            self._tell()
        if unsaved:
            self._say(unsaved)

    def _tell(self) -> None:
        """Show the result and the calendar as they are now."""
        self.set_title(self._name, day_and_game(self.shown))
        self.area.setAccessibleName(self._name)
        self.games.select(self.shown.game)
        self.games.setVisible(self.is_daily)
        deal, rules, stage = set_deals.deal_in(self.shown), set_deals.rules_of(self.shown), self.stage
        self.picture.setVisible(deal is not None)
        if deal is not None:
            self._place_picture(engine.view(deal.match(), 0), beside=stage is Stage.OVER)
        self.own.show_result(self.shown, rules)
        self._month.setVisible(self.is_daily)
        played = played_days(self._services.profile.set_deals.state.deals, self.shown.game)
        self.calendar.show_days(played, datetime.date.fromisoformat(self.shown.day), self._today)
        count = days_in_a_row(played, self._today)
        #: For how many days in a row the deal of the day was played.
        self.row_note.setText(self.tr("%n day(s) in a row.", "", count) if count > 1 else "")
        self.row_note.setVisible(count > 1)
        is_over = stage is Stage.OVER
        self.rows.show_lines(self.lines if is_over else ())
        self.rows.setVisible(is_over)
        self.buttons.show_stage(is_over=is_over)
        self.words.tell(self.shown, stage, self._playing)
        self._word_main(stage)

    def _place_picture(self, view: SeatView, *, beside: bool) -> None:
        """Show the cards large above the button to play, or small beside the results."""
        for column in (self._aside, self._inside):
            column.removeWidget(self.picture)
        column, place = (self._aside, 1) if beside else (self._inside, 2)
        column.insertWidget(place, self.picture, FILLS)
        self.picture.show_view(view, low=beside)

    @property
    def lines(self) -> tuple[daily_words.Line, ...]:
        """The user and the levels that have played, the best first."""
        name = str(self._services.preferences.value("player_name")) or self.tr("You")
        return daily_words.lines(self.shown, set_deals.rules_of(self.shown), name)

    def _word_main(self, stage: Stage) -> None:
        text = {
            #: A button: play this deal.
            Stage.NEW: self.tr("Play"),
            #: A button: continue the deal that waits.
            Stage.BEGUN: self.tr("Continue"),
            #: A button: play a deal that is over once more, for practice.
            Stage.OVER: self.tr("Play it again"),
        }[stage]
        self.main_button.setText(text)

    @property
    def _playing(self) -> tuple[str, ...]:
        """The levels that have still to play this deal."""
        mine = (level for key, level in self.comparer.waits_for if key == self.shown.key)
        return tuple(level for level in mine if self.shown.score_of(level) is None)

    def _on_compared(self, result: SetResult) -> None:
        if result.key != self.shown.key:
            return
        self.shown = result
        self._tell()
        if not self._playing:
            tell_reader(self, self.words.title.text())

    def _say(self, sentence: str) -> None:
        """Show a sentence until something else is shown, and announce it."""
        self.words.say(sentence)
        tell_reader(self, sentence)

    # ------------------------------------------------------------------ what is done
    def _on_main(self) -> None:
        stage = self.stage
        if stage is Stage.NEW:
            self.play_asked.emit(self.shown)
        elif stage is Stage.BEGUN:
            self.go_on.emit(set_deals.path_of(self._services.profile, self.shown))
        else:
            self.again_asked.emit(self.shown)

    def _on_day(self, day: datetime.date) -> None:
        self.show_result(set_deals.of_day(variants.get(self.shown.game), day))
        self.calendar.days[day].setFocus()

    def _on_game(self, game: str) -> None:
        self.show_result(set_deals.of_day(variants.get(game), self._today))

    def copy_code(self) -> None:
        """Put the code of the deal on the clipboard."""
        QGuiApplication.clipboard().setText(self.shown.code)
        self._say(self.tr("The code was copied. Everyone who opens it gets the same cards."))

    def copy_result(self) -> None:
        """Put the result on the clipboard, as a text and as a picture: the other program takes what it can use."""
        data = QMimeData()
        data.setText(daily_words.shared_text(heading(self._name, self.shown), self.shown, self.lines))
        data.setImageData(self.rows.grab().toImage())
        QGuiApplication.clipboard().setMimeData(data)
        self._say(self.tr("Your result was copied as text with the code and as a picture."))

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        self.buttons.retranslate()
        self.calendar.retranslate()
        self.games.retranslate()
        if self._is_shown:
            self._tell()

    def restyle(self) -> None:
        put_sign(self.main_button, "play", self.style_.ink.primary_text, self.style_.px(18))
        self.buttons.restyle(self.style_)
        self.picture.updateGeometry()
        self.calendar.restyle()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Stand side by side, or below each other with the results first in a narrow window.

        The button to play is always in sight, the others beside it where there is room for all.
        """
        wide = self.width() / self.style_.scale
        way = QBoxLayout.Direction.LeftToRight if wide >= BESIDE else QBoxLayout.Direction.BottomToTop
        self._columns.setDirection(way)
        is_below = self._foot.indexOf(self.buttons) >= 0
        if is_below is not (wide >= IN_FOOT):
            (self._foot if is_below else self._inside).removeWidget(self.buttons)
            if is_below:
                self._inside.insertWidget(self._inside.indexOf(self.words.foot), self.buttons)
            else:
                self._foot.insertWidget(0, self.buttons, 3)
