"""A finished deal, stepped through with open or closed hands, and replayed by computer players."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from belote_desktop import engine
from belote_desktop.coach.looking_back.what_if import How, Position, Version, positions
from belote_desktop.duplicate import SetDeal, code_of
from belote_desktop.engine import RulesetError
from belote_desktop.models.analysis.replayer import Replayer
from belote_desktop.models.match.recorded import Recorded, hands_of, told, trick_starts
from belote_desktop.models.words import words
from belote_desktop.table import Board
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.look.shortcuts import SHORTCUTS
from belote_desktop.windows.match_parts.deal_paper import deal_document
from belote_desktop.windows.printing.print_button import PrintButton
from belote_desktop.windows.review.replay_choices import ReplayChoices
from belote_desktop.windows.review.replay_results import Results
from belote_desktop.windows.review.replay_transport import Transport
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.page import Page, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

BESIDE = 820
"""From this width on, for text at 100 %, the panel stands beside the table."""
LOW = 640
"""Below this height, for text at 100 %, the parts stand closer together."""


class ReplayPage(Page):
    """The deals of one recorded match; `play_asked` carries the position to play on from.

    Raises ValueError for a match without a finished deal.
    """

    play_asked = Signal(object)

    def __init__(
        self, services: Services, recorded: Recorded, number: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(services.style, parent)
        self.found: tuple[Position, ...] = ()
        if not recorded.deals:
            raise ValueError("no deal of this match is over")
        self._recorded, self._services = recorded, services
        self.number = number if number in recorded.deals else recorded.deals[-1]
        self.place = 0
        self.version = recorded.as_played(self.number)
        self.board = Board(services.preferences, recorded.names)
        self.transport = Transport(services.style, services.preferences, self)
        self.choices = ReplayChoices(services.style, services.preferences, recorded)
        self.results = Results(services.style, recorded)
        known = recorded.names, services.preferences, recorded.header.date
        self.print_button = PrintButton(self, lambda: deal_document(self.version.match, self.number, *known), True)
        self.header.add(self.print_button)
        self.replayer = Replayer(recorded, services.workers.thinking, services.workers.pace(), self)
        self._versions, self._problem = [self.version], ""
        self._lay_out()
        self._connect()
        self.show_version(self.version)
        self.renew()
        self.resize(1280, 800)

    def first_focus(self) -> QWidget:
        return self.transport.slider

    @property
    def position(self) -> Position:
        """The position shown."""
        return self.found[self.place]

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.board, 1)
        left.addWidget(self.transport)
        watching = QWidget()
        set_role(watching, "plain")
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, watching)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(16)
        self._columns.addLayout(left, 1)
        self._aside = scrolling(self.choices)
        set_role(self.choices, "panel")
        self._columns.addWidget(self._aside)
        self.watched = scrolling(watching)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.watched)
        self.pages.addWidget(self.results)
        self.body.addWidget(self.pages, 1)

    def _connect(self) -> None:
        choices, results = self.choices, self.results
        self.transport.moved.connect(self.show_place)
        choices.deal_chosen.connect(self.show_deal)
        choices.opened.connect(lambda _on: self.show_place(self.place))
        choices.play.clicked.connect(self._on_play)
        choices.machine.clicked.connect(lambda: self._on_compare(swap=False))
        choices.swap.clicked.connect(lambda: self._on_compare(swap=True))
        choices.as_played.clicked.connect(lambda: self.show_version(self._versions[0]))
        choices.results.clicked.connect(self._show_results)
        choices.code.clicked.connect(self._on_code)
        results.back.connect(self._show_cards)
        results.watch.connect(self._on_watch)
        results.stop.connect(self._on_stop)
        self.replayer.found.connect(self._on_found)
        self.replayer.failed.connect(self._on_failed)
        self._services.preferences.changed.connect(self._on_preference)
        self._keys = [
            self._key("open_hands", choices.open_hands.click),
            self._key("autoplay", self.transport.toggle),
        ]
        self._on_preference("single_keys")

    def _key(self, shortcut: str, do: Callable[[], object]) -> QShortcut:
        """A single key of this page."""
        made = QShortcut(SHORTCUTS[shortcut].bound[0], self)
        made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.activated.connect(do)
        return made

    def _on_preference(self, key: str) -> None:
        if key == "single_keys":
            for each in self._keys:
                each.setEnabled(bool(self._services.preferences.value(key)))
            self.choices.retranslate()
            self.transport.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays and pauses, unless it presses the button that has the keyboard."""
        if event.key() == Qt.Key.Key_Space:
            self.transport.toggle()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ what is shown
    def show_deal(self, number: int) -> None:
        """Show another deal of the match, as it was played."""
        self.replayer.cancel()
        self.number = number
        self._versions = [self._recorded.as_played(number)]
        self._problem = ""
        self._show_cards()
        self.show_version(self._versions[0])

    def show_version(self, version: Version) -> None:
        """Show a version of the deal from its start: the recorded one, or one that computer players played."""
        self.version = version
        self.found = positions(version.steps, self.number)
        self.transport.show_way(len(self.found), trick_starts(self.found))
        self.show_place(0)
        self._say_title()

    def show_place(self, place: int) -> None:
        """Show the position with this number, from 0."""
        self.place = max(0, min(place, len(self.found) - 1))
        position, recorded = self.position, self._recorded
        hands = hands_of(position) if self.choices.open_hands.isChecked() else ()
        view = engine.view(position.match, recorded.seat)
        events = engine.events_for(position.events, None if hands else recorded.seat)
        self.board.show_position(view, events, hands)
        self.transport.show_place(self.place)
        said = told(engine.events_for(position.events, recorded.seat), recorded.sides)
        self.choices.show_position(position, said)
        self.board.setAccessibleDescription(said)
        self._refresh()
        if self.isVisible():
            announce(self.board, said, index=words.index_in_use(self._services.preferences))

    def _refresh(self) -> None:
        is_record = self.version.how is How.AS_PLAYED
        self.choices.show_state(
            number=self.number,
            title="" if is_record else self.results.title(self.version),
            may_play=is_record and not self.position.is_settled,
            has_results=len(self._versions) > 1 or self.replayer.waits_for > 0,
        )

    # ------------------------------------------------------------------ what can be done
    def _on_play(self) -> None:
        if self.version.how is How.AS_PLAYED and not self.position.is_settled:
            self.play_asked.emit(self.position)

    def _on_compare(self, *, swap: bool) -> None:
        """Have the missing versions played by computer players, and show all of them side by side."""
        known = {version.how for version in self._versions}
        self._problem = ""
        if not self.replayer.waits_for:
            if How.MACHINE not in known:
                self.replayer.machine(self.number)
            if swap and How.SWAPPED not in known:
                self.replayer.swap(self.number)
        self._show_results()

    def _on_found(self, version: Version) -> None:
        self._versions.append(version)
        self._fill_results()

    def _on_failed(self, problem: str) -> None:
        #: {problem}: what the program reports, a whole sentence.
        self._problem = self.tr("The computer could not finish this deal: {problem}").format(problem=problem)
        self._fill_results()

    def _on_stop(self) -> None:
        self.replayer.cancel()
        self._fill_results()

    def _on_watch(self, version: Version) -> None:
        self.show_version(version)
        self._show_cards()

    def _on_code(self) -> None:
        """Put the code of the deal on the clipboard, or say why it has none."""
        rules, shelf = self._recorded.rules, self._services.profile.own_games.shelf()
        deal = SetDeal.of(self._recorded.match, self.number)
        try:
            QGuiApplication.clipboard().setText(code_of(deal, shelf.base(rules.variant)))
            said = self.tr("The code was copied.")
        except RulesetError:
            said = self.tr("This game is not in your catalogue, so its deals have no code.")
        self.choices.said.setText(said)
        tell_reader(self, said)

    def _fill_results(self) -> None:
        self.results.show_versions(self._versions, self.replayer.waits_for, self._problem)
        self._refresh()

    def _show_results(self) -> None:
        self._fill_results()
        self.pages.setCurrentWidget(self.results)
        self.results.back_button.setFocus()

    def _show_cards(self) -> None:
        self.pages.setCurrentWidget(self.watched)
        self.transport.slider.setFocus()

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        if not self.found:
            return  # told of another language while it is being made
        self._say_title()
        for part in (self.transport, self.choices, self.results, self.print_button):
            part.retranslate()
        self._arrange()  # the panel is as wide as its buttons
        self.show_place(self.place)
        if self.pages.currentWidget() is self.results:
            self._fill_results()

    def _say_title(self) -> None:
        #: A title. {number}: which deal.
        title = self.tr("Replay of deal {number}").format(number=words.number(self.number))
        self.set_title(title, self.results.ending(self.version))

    def restyle(self) -> None:
        self.board.set_theme(self.style_.theme)
        for part in (self.transport, self.choices, self.results, self.print_button):
            part.restyle()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.found:
            self._arrange()

    def _arrange(self) -> None:
        beside = self.width() / self.style_.scale >= BESIDE
        sideways, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(sideways if beside else down)
        low = self.height() < LOW * self.style_.scale
        self._let_scroll(beside=beside)
        self.choices.set_beside(beside, low=low)
        self.board.setMinimumHeight(300 if beside else max(300, self.height() // 2))

    def _let_scroll(self, *, beside: bool) -> None:
        """Let the panel scroll by itself beside the table, so that the slider stays visible."""
        within = self._aside.widget() is self.choices
        if beside and not within:
            self._columns.removeWidget(self.choices)
            self._aside.setWidget(self.choices)
        elif within and not beside:
            self._columns.addWidget(self._aside.takeWidget())
        self._aside.setVisible(beside)
        self.choices.show()
        width = min(self.choices.wanted_width, max(self.style_.px(300), self.width() // 3))
        self._aside.setFixedWidth(width + self._aside.verticalScrollBar().sizeHint().width())

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the replays in progress when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.replayer.cancel()
