"""The guided first deal: the table, the coach's paper beside the card it speaks of, and how far one is."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.coach.guided import GuidedDeal, Notion, Remark
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.engine import Ruleset, SeatView
from belote_desktop.models.analysis.guided_run import GuidedRun, LeftAt
from belote_desktop.models.match.adviser import THINKING
from belote_desktop.models.match.controller import Step
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.progress import GUIDED
from belote_desktop.table import TableView
from belote_desktop.table.teaching.coaching import Coached
from belote_desktop.windows.board.guided_paper import GuidedPaper, coached
from belote_desktop.windows.board.people import people_round
from belote_desktop.windows.glossary.linked_words import SCHEME, LinkedWords
from belote_desktop.windows.glossary.word_card import WordCard
from belote_desktop.windows.learn.stations import Stations
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.folding_button import FoldingButton
from belote_desktop.windows.widgets.page import Page, set_role

STATIONS_FROM = 1080
"""From this width on, at 100 %, there is room for the row of stations."""
PATIENCE_MS = 300
"""If advice takes longer than this, the coach asks for a moment. Chosen by eye: a paper that flashes by is not read."""


class GuidedPage(Page):
    """A guided deal of one game. `over` carries the view of the settled deal once it was read, `failed` a sentence.

    It goes on where it was `left`.
    """

    over = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        services: Services,
        deal: GuidedDeal,
        rules: Ruleset,
        parent: QWidget | None = None,
        *,
        left: LeftAt | None = None,
    ) -> None:
        super().__init__(services.style, parent)
        self._services, self._deal, self._rules = services, deal, rules
        self.names = people_round(rules, LEARNER, services.preferences)
        self._linked = LinkedWords(rules)
        self.table = TableView(services.preferences, self.names)
        self.table.set_theme(services.style.theme)
        self.table.hide_match_buttons()
        self.table.show_one_deal()
        self.table.setMinimumSize(300, 200)
        self.table.hold_tricks()
        self.table.cue.connect(services.sounds.play)
        self.run = GuidedRun(deal, self, tasks=services.workers.thinking, pace=services.workers.pace)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        if left is not None:
            self.run.resume(left)
        self.stations = Stations(services.style)
        self.again, self.show_me = FoldingButton(), FoldingButton()
        self.paper = GuidedPaper(services.style, services.preferences, self.table, self._linked)
        self.next = self.paper.next
        self._remark: Remark | None = None
        self._notion: Notion | None = None
        self._to_ask: SeatView | None = None
        """The question that is asked after the remark was read, where there is no room for both."""
        self._lay_out()
        self._connect()
        self.renew()
        self.prefer(1280, 800)
        self.begin()

    def _lay_out(self) -> None:
        self.body.setSpacing(0)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.paper)
        self.header.add(self.stations, 2)
        for button in (self.again, self.show_me):
            button.setAutoDefault(False)
            set_role(button, "cloth")
            self.header.add(button)

    def _connect(self) -> None:
        run, table = self.run, self.table
        table.action_chosen.connect(run.submit)
        table.shown.connect(run.shown)
        table.trick_held.connect(run.trick_lies)
        table.word_asked.connect(self._explain)
        self.paper.word_asked.connect(self._explain)
        run.trick_read.connect(self._on_trick_read)
        run.stepped.connect(self._on_step)
        run.remarked.connect(self._on_remark)
        run.thinking.connect(self._patience.start)
        run.awaiting.connect(self._on_awaiting)
        run.reminded.connect(lambda remark: self._say(self._notion, remark))
        run.returned.connect(self._on_returned)
        run.ended.connect(self._on_ended)
        self._patience.timeout.connect(self._ask_for_patience)
        self.again.clicked.connect(run.once_more)
        self.show_me.clicked.connect(run.show_me)
        self.next.clicked.connect(self._go_on)

    @property
    def notion(self) -> str:
        """The id of the notion that is explained; empty if none is."""
        return "" if self._notion is None else self._notion.id

    def first_focus(self) -> QWidget:
        return self.next if self.next.isEnabled() else self.table

    def begin(self) -> None:
        """Deal the cards and say the first thing."""
        self.table.show_view(self.run.view)
        self.run.begin()

    # ------------------------------------------------------------------ what happens
    def _on_step(self, step: Step) -> None:
        self._end_remark()
        self.table.play(step)

    def _on_trick_read(self) -> None:
        self._end_remark()
        self.table.release_trick()

    def _end_remark(self) -> None:
        self._patience.stop()
        self._remark = None
        self.paper.end()
        self._set_buttons(waits=False, asks=False)

    def _ask_for_patience(self) -> None:
        """Say that advice is looked for."""
        told = Coached(words.translated(THINKING), ())
        self.paper.say(told, goes_on=False)
        self.table.announce(told.text, False)

    def _on_remark(self, notion: Notion | None, remark: Remark) -> None:
        self._patience.stop()
        if self.run.view.results:  # the last trick says more than bare cloth
            self.table.recall_trick()
        self._set_buttons(waits=True, asks=False)
        self._say(notion, remark)
        self.next.setFocus()

    def _on_awaiting(self, view: SeatView) -> None:
        if self._remark is None:
            self._end_remark()
        if self._remark is not None and self.table.isVisible() and not self._has_room_for_both(view):
            self._read_first(view)
            return
        self.table.await_action(view, self.run.refusals)
        self._set_buttons(waits=False, asks=True)
        self._show()
        self.table.setFocus()

    def _has_room_for_both(self, view: SeatView) -> bool:
        """Whether the remark can be read while the question is asked."""
        self.table.await_action(view, self.run.refusals, aloud=False)
        self._show()
        return self.table.is_coach_clear

    def _read_first(self, view: SeatView) -> None:
        """Let the remark be read before the question is asked."""
        self._to_ask = view
        self.table.take_no_action()
        self._set_buttons(waits=True, asks=False)
        self._show()
        self.next.setFocus()

    def _on_returned(self, view: SeatView) -> None:
        self._to_ask = None
        self._end_remark()
        self.table.show_view(view)

    def _on_ended(self, view: SeatView) -> None:
        self._set_buttons(waits=False, asks=False)
        try:
            self._services.profile.progress.keep(self._deal.game, GUIDED, len(self.run.stations), is_done=True)
        except ProfileError as problem:
            self.failed.emit(words.sentence(problem.message))
        self.over.emit(view)

    def _go_on(self) -> None:
        self.paper.end()
        view, self._to_ask = self._to_ask, None
        if view is None:
            self.run.go_on()
        else:
            self._remark = None
            self._on_awaiting(view)

    def _explain(self, entry: str) -> None:
        """Open the card of a word that was asked for."""
        found = self._linked.entry(SCHEME + entry)
        if found is not None:
            card = WordCard(self.style_, self._services.preferences, self._rules, found, self)
            card.open_at(self.table.word_point(entry) or QCursor.pos(), self.paper.place)

    # ------------------------------------------------------------------ what is shown
    def _say(self, notion: Notion | None, remark: Remark) -> None:
        self._notion, self._remark = notion, remark
        self._show()
        spoken = coached(remark, lambda message: words.spoken(message, self.names))
        self.table.announce(spoken.text, False)
        self._tell_place()

    def _show(self) -> None:
        """Show the remark, if there is one."""
        remark = self._remark
        if remark is None:
            return
        index = words.index_in_use(self._services.preferences)
        told = coached(remark, lambda message: words.sentence(message, index, self.names))
        self.paper.say(told, goes_on=self.next.isEnabled())

    def _tell_place(self) -> None:
        stations, place = self.run.stations, self.run.place(self._notion)
        self.stations.show_place(place, len(stations))
        #: {number}, {all}: which station of how many. {notion}: what it is about, "the auction", "trick 3".
        pattern = self.tr("{number} of {all}: {notion}")
        told = pattern.format(
            number=words.number(place + 1), all=words.number(len(stations)), notion=words.sentence(stations[place])
        )
        #: A title: the first deal a learner plays, with a guide.
        self.set_title(self.tr("Your first deal"), told)

    def _set_buttons(self, *, waits: bool, asks: bool) -> None:
        if self.next.hasFocus() and not waits:
            self.table.setFocus()  # else the button beside it in the Tab order would get the keyboard
        self.next.setEnabled(waits)
        self.show_me.setEnabled(asks)
        self.again.setEnabled((waits or asks) and self.run.can_return)
        self.again.setVisible(self.run.can_return)
        self._name_undo()

    def _name_undo(self) -> None:
        #: A button: go back to my last card and choose again.
        card = self.tr("Undo my card")
        #: A button: go back to my last call in the auction and choose again.
        call = self.tr("Undo my call")
        self.again.say(card if self.run.returns_to_card else call)

    def retranslate(self) -> None:
        #: A button: play the card or make the call for me.
        self.show_me.say(self.tr("Show me"))
        self._name_undo()
        #: A button: I have read it.
        self.next.setText(self.tr("Next"))
        self.names = people_round(self._rules, LEARNER, self._services.preferences)
        self.table.set_names(self.names)
        self._linked.retranslate()
        self.table.underline(self._linked.words)
        self._tell_place()
        if self._remark is not None:
            self._say(self._notion, self._remark)

    def _give_height(self) -> None:
        """The table reaches the edges of the page; in a narrow one only words tell how far one is."""
        super()._give_height()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.stations.setVisible(self.width() >= self.style_.px(STATIONS_FROM))
        if self.paper.fit_in(self.width(), self.height() - self.header.height()):
            self._show()

    def restyle(self) -> None:
        self.table.set_theme(self.style_.theme)
        self.stations.updateGeometry()
        self.stations.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look for no more advice when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._patience.stop()
            self.run.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space reads on, wherever the keyboard is. Escape closes an explanation first."""
        if event.key() == Qt.Key.Key_Escape and self.table.put_away():
            return
        if event.key() == Qt.Key.Key_Space and self.next.isEnabled():
            self._go_on()
        else:
            super().keyPressEvent(event)
