"""The guided first deal: the table, the coach's paper beside the card it speaks of, and how far one is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.coach.guided import GuidedDeal, Notion, Remark
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.engine import Message, Ruleset, SeatView
from belote_desktop.models.analysis.guided_run import GuidedRun
from belote_desktop.models.match.controller import Step
from belote_desktop.models.words import words
from belote_desktop.models.words.names import COMPANIONS, Names
from belote_desktop.profile import ProfileError
from belote_desktop.table import TableView
from belote_desktop.table.teaching.coaching import Coached
from belote_desktop.windows.learn.stations import Stations
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.page import Page, set_role

STATIONS_FROM = 800
"""From this width on, for text at 100 %, there is room for the row of stations."""
LESSON = "guided"
"""The id under which the progress keeps that the guided deal of a game was played."""


class GuidedPage(Page):
    """A guided deal of one game. `over` carries the view of the settled deal once it was read, `failed` a sentence."""

    over = Signal(object)
    failed = Signal(str)

    def __init__(self, services: Services, deal: GuidedDeal, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(services.style, parent)
        self._services, self._deal, self._rules = services, deal, rules
        self.names = Names(("", *COMPANIONS)[: rules.table.seats], LEARNER)
        self.table = TableView(services.preferences, self.names)
        self.table.set_theme(services.style.theme)
        self.table.hide_match_buttons()
        self.table.cue.connect(services.sounds.play)
        self.run = GuidedRun(deal, self)
        self.stations = Stations(services.style)
        self.again, self.show_me, self.next = QPushButton(), QPushButton(), QPushButton()
        self._remark: Remark | None = None
        self._notion: Notion | None = None
        self._is_read = True
        self._lay_out()
        self._connect()
        self.renew()
        self.prefer(1280, 800)
        self.begin()

    def _lay_out(self) -> None:
        self.body.addWidget(self.table, 1)
        self.header.add(self.stations, 2)
        for button in (self.again, self.show_me, self.next):
            button.setAutoDefault(False)
            set_role(button, "primary" if button is self.next else "cloth")
            self.header.add(button)

    def _connect(self) -> None:
        run, table = self.run, self.table
        table.action_chosen.connect(run.submit)
        table.shown.connect(run.shown)
        run.stepped.connect(self._on_step)
        run.remarked.connect(self._on_remark)
        run.awaiting.connect(self._on_awaiting)
        run.reminded.connect(lambda remark: self._say(self._notion, remark))
        run.returned.connect(self._on_returned)
        run.ended.connect(self._on_ended)
        self.again.clicked.connect(run.once_more)
        self.show_me.clicked.connect(run.show_me)
        self.next.clicked.connect(self._go_on)

    @property
    def notion(self) -> str:
        """The id of the notion that is explained; empty if none is."""
        return "" if self._notion is None else self._notion.id

    def first_focus(self) -> QWidget:
        return self.next if self.next.isVisible() else self.table

    def begin(self) -> None:
        """Deal the cards and say the first thing."""
        self.table.show_view(self.run.view)
        self.run.begin()

    # ------------------------------------------------------------------ what happens
    def _on_step(self, step: Step) -> None:
        self._remark = None
        self.table.end_coaching()
        self._set_buttons(waits=False, asks=False)
        self.table.play(step)

    def _on_remark(self, notion: Notion | None, remark: Remark) -> None:
        self._say(notion, remark)
        self._set_buttons(waits=True, asks=False)
        self.next.setFocus()

    def _on_awaiting(self, view: SeatView) -> None:
        self.table.await_action(view, self.run.refusals)
        self._set_buttons(waits=False, asks=True)
        if self._remark is not None and self.table.isVisible():
            self._show(self._remark)
            if not self.table.is_coach_clear:
                self.table.end_coaching()
        self.table.setFocus()

    def _on_returned(self, view: SeatView) -> None:
        self._remark = None
        self.table.end_coaching()
        self.table.show_view(view)

    def _on_ended(self, view: SeatView) -> None:
        self._set_buttons(waits=False, asks=False)
        try:
            self._services.profile.progress.keep(self._deal.game, LESSON, len(self.run.stations), is_done=True)
        except ProfileError as problem:
            self.failed.emit(words.sentence(problem.message))
        self.over.emit(view)

    def _go_on(self) -> None:
        self.table.end_coaching()
        self.run.go_on()

    # ------------------------------------------------------------------ what is shown
    def _say(self, notion: Notion | None, remark: Remark) -> None:
        self._notion, self._remark = notion, remark
        self._show(remark)
        spoken = _coached(remark, lambda message: words.spoken(message, self.names))
        self.table.announce(spoken.text, False)
        self._tell_place()

    def _show(self, remark: Remark) -> None:
        index = words.index_in_use(self._services.preferences)
        self.table.coach(_coached(remark, lambda message: words.sentence(message, index, self.names)))

    def _tell_place(self) -> None:
        stations = self.run.stations
        place = max((number for number, each in enumerate(stations) if each.id in self.run.told), default=0)
        if self._notion in stations:
            place = stations.index(self._notion)
        self.stations.show_place(place, len(stations))
        #: {number}, {all}: which station of how many. {notion}: what it is about, "following suit".
        pattern = self.tr("{number} of {all}: {notion}")
        told = pattern.format(
            number=words.number(place + 1), all=words.number(len(stations)), notion=words.sentence(stations[place].name)
        )
        #: A title: the first deal a learner plays, with a guide.
        self.set_title(self.tr("Your first deal"), told)

    def _set_buttons(self, *, waits: bool, asks: bool) -> None:
        self.next.setVisible(waits)
        self.show_me.setVisible(asks)
        self.again.setVisible(asks and self.run.can_return)

    def retranslate(self) -> None:
        #: A button: play the card or make the call for me.
        self.show_me.setText(self.tr("Show me"))
        #: A button: go back to my last decision.
        self.again.setText(self.tr("Once more"))
        #: A button: I have read it.
        self.next.setText(self.tr("Next"))
        self._tell_place()
        if self._remark is not None:
            self._say(self._notion, self._remark)

    def _give_height(self) -> None:
        """The table reaches the edges of the page; in a narrow one only words tell how far one is."""
        super()._give_height()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.stations.setVisible(self.width() >= self.style_.px(STATIONS_FROM))

    def restyle(self) -> None:
        self.table.set_theme(self.style_.theme)
        self.stations.updateGeometry()
        self.stations.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space reads on, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Space and self.next.isVisible():
            self._go_on()
        else:
            super().keyPressEvent(event)


def _coached(remark: Remark, told: Callable[[Message], str]) -> Coached:
    """A remark in words, written or spoken."""
    return Coached(told(remark.title), tuple(map(told, remark.sentences)), remark.about)
