"""The review of a deal or of a match: a timeline of the deal, the table as it was, and the reason for each verdict."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop import engine
from belote_desktop.engine import Message, PublicResult
from belote_desktop.models.analysis.deal_moments import after, moments_of
from belote_desktop.models.analysis.drill_runner import kind_for
from belote_desktop.models.analysis.reviewer import DealFound, Reviewer
from belote_desktop.models.words import review_words, words
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.profile.ended import header_in
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.saves import LARGEST
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.look.shortcuts import SHORTCUTS
from belote_desktop.windows.match_parts.deal_paper import deal_document
from belote_desktop.windows.match_parts.match_words import deal_verdict
from belote_desktop.windows.printing.document import PrintedDocument
from belote_desktop.windows.printing.print_button import PrintButton
from belote_desktop.windows.review.deal_walk import DealWalk
from belote_desktop.windows.review.review_parts import ReviewParts
from belote_desktop.windows.review.station_faces import face_of_deal
from belote_desktop.windows.widgets.page import Page, set_role

NARROW = 760
"""Below this width at 100 % the strip with the title has no room for the button that prints."""
LANES = 2
"""How many decisions are weighed at a time, each on a thread of its own."""


class ReviewPage(Page):
    """Reviews deals of a record for the person at a seat; without `numbers` all that are over.

    `replay_asked` carries the number of a deal, `play_asked` that of a deal and of the action to play on from, and
    `drill_asked` the word of the kind of drill that asks such decisions.
    """

    replay_asked = Signal(int)
    play_asked = Signal(int, int)
    drill_asked = Signal(str)

    def __init__(
        self,
        services: Services,
        match_id: str,
        record: bytes,
        names: Names,
        numbers: Iterable[int] = (),
        person: int | None = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(services.style, parent)
        self._preferences, self._names, self._person = services.preferences, names, person or 0
        self._record = record
        self._found: dict[int, DealFound] = {}
        self._deal = 0
        self._first: tuple[int, int] | None = None
        """The moment to show once it is found, by its key."""
        self._done = (0, 0)
        self._failure: Message | None = None
        self.replay_button = QPushButton()
        self.parts = ReviewParts(services, names, self._person)
        for button in (self.parts.play_button, self.replay_button):
            set_role(button, "cloth")
            button.setAutoDefault(False)
            self.header.add(button)
        self.print_button = PrintButton(self, self._printed, True)
        self.header.add(self.print_button)
        self.walk = DealWalk(self.parts, services.preferences, names, self._person)
        self.body.addWidget(self.parts, 1)
        lanes = [services.workers.aside(self) for _ in range(LANES)]
        self.reviewer = Reviewer(services.profile.reviews, lanes, float(services.workers.pace()), self)
        self._connect()
        self.renew()
        self.reviewer.begin(match_id, record, numbers, person)
        self._show_state()

    @classmethod
    def of_match(
        cls, services: Services, match_id: str, names: Names, number: int | None, seat: int | None = 0
    ) -> ReviewPage:
        """The review of a deal of a saved match, or of all its deals for None; a record that is gone says so."""
        path: Path = services.profile.directories.matches / f"{match_id}.brn"
        try:
            record = read_bytes(path, LARGEST)
        except OSError:
            record = b""
        return cls(services, match_id, record, names, () if number is None else (number,), seat)

    def _connect(self) -> None:
        parts, reviewer = self.parts, self.reviewer
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(self._deal))
        parts.head.stop_or_go_on.connect(self._stop_or_go_on)
        parts.deals.chosen.connect(lambda place: self.choose_deal(self.deals[place]))
        parts.reason.drill_asked.connect(self._on_drill)
        parts.play_button.clicked.connect(self._on_play)
        reviewer.progressed.connect(self._on_progressed)
        reviewer.found.connect(self._on_found)
        reviewer.finished.connect(self._show_state)
        reviewer.failed.connect(self._on_failed)
        self._preferences.changed.connect(self._on_preference)
        for key, step in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            self._shortcut(QKeySequence(Qt.KeyboardModifier.ControlModifier | key), partial(self._to_next, step))
        self._open_key = self._shortcut(SHORTCUTS["open_hands"].bound[0], parts.board.open_or_close)
        self._on_preference("single_keys")

    def _to_next(self, step: int) -> None:
        """The arrow keys follow the reading direction."""
        self.walk.to_next(-step if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else step)

    def _shortcut(self, keys: QKeySequence, do: object) -> QShortcut:
        made = QShortcut(keys, self)
        made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.activated.connect(do)
        return made

    def _on_preference(self, key: str) -> None:
        if key == "single_keys":
            self._open_key.setEnabled(bool(self._preferences.value(key)))
            self.parts.board.retranslate()

    def first_focus(self) -> QWidget:
        if not self.parts.head.stop_button.isHidden():
            return self.parts.head.stop_button
        stations, place = self.parts.timeline.stations, self.walk.place
        return stations[place] if 0 <= place < len(stations) else self

    # ------------------------------------------------------------------ deals
    @property
    def deals(self) -> tuple[int, ...]:
        """The numbers of the deals that were reviewed, as far as they were."""
        return tuple(sorted(self._found))

    def choose_deal(self, number: int) -> None:
        """Show another deal, first the moment that mattered first."""
        self._deal = number
        self._show_deals()
        self._show_deal()

    def _show_deals(self) -> None:
        faces = [face_of_deal(each, moments_of(self._found[each], self._person)) for each in self.deals]
        self.parts.deals.show_faces(faces)
        self.parts.deals.show_place(self.deals.index(self._deal))

    def _show_deal(self) -> None:
        self._say_title()
        found = self._found[self._deal]
        rules = found.steps[0].before.rules
        score = Sides(rules, self._names).with_points(self._result(found).score.points)
        self.walk.show_deal(found, [self._found[each] for each in self.deals], score, self._verdict(found))

    def _on_drill(self) -> None:
        moment = self.walk.moment
        kind = None if moment is None or moment.judged is None else kind_for(moment.judged)
        if kind is not None:
            self.drill_asked.emit(str(kind))

    def _on_play(self) -> None:
        moment = self.walk.moment
        if moment is not None:
            self.play_asked.emit(moment.deal, moment.place)

    def _printed(self) -> PrintedDocument:
        header, match = header_in(self._record), after(self._found[self._deal])
        return deal_document(match, self._deal, self._names, self._preferences, header.date if header else "")

    # ------------------------------------------------------------------ the thinking
    def stop(self) -> None:
        """Stop the search; the results so far are shown."""
        self.reviewer.cancel()
        for found in self.reviewer.so_far():
            self._on_found(found)
        self._show_state()

    def _stop_or_go_on(self) -> None:
        if self.reviewer.is_running:
            self.stop()
        else:
            self.reviewer.go_on()
            self._show_state()

    def _on_progressed(self, done: int, whole: int) -> None:
        self._done = done, whole
        self._show_state()

    @property
    def shown_key(self) -> tuple[int, int] | None:
        """The key of the moment that is shown; None for none."""
        return None if self.walk.moment is None else self.walk.moment.key

    def show_first(self, key: tuple[int, int]) -> None:
        """Show the moment with this key as soon as it is found, once; another page was opened from it."""
        self._first = key
        for found in tuple(self._found.values()):
            self._on_found(found)

    def _on_found(self, found: DealFound) -> None:
        self._found[found.number] = found
        if self._first is not None and self._first[0] == found.number:
            self._deal = found.number
        self._deal = self._deal or found.number
        self._show_deals()
        if found.number == self._deal:
            self._show_deal()
            if self._first is not None and self.walk.show_key(self._first):
                self._first = None
        self._show_state()

    def _on_failed(self, message: Message) -> None:
        self._failure = message
        self._show_state()

    # ------------------------------------------------------------------ what is shown
    def _show_state(self) -> None:
        """Show how far the search is, and what stands in the place of a deal where there is none."""
        reviewer = self.reviewer
        stopped = reviewer.can_go_on and self._failure is None
        self.parts.head.show_state(self._done, running=reviewer.is_running, stopped=stopped, failure=self._failure)
        self.parts.show_deals(bool(self._found), self._empty_text(stopped))
        self.replay_button.setVisible(bool(self._found))
        self.print_button.setEnabled(bool(self._found))
        self._make_room()

    def _empty_text(self, stopped: bool) -> str:
        if stopped:
            #: “Continue” is a button.
            return self.tr("Nothing to look at so far. Choose Continue to review the rest.")
        return self.tr("Your own decisions are reviewed first.") if self.reviewer.is_running else ""

    def _result(self, found: DealFound) -> PublicResult:
        results = engine.view(after(found), self._person).results
        return next(each for each in results if each.number == found.number)

    def _verdict(self, found: DealFound) -> str:
        return deal_verdict(self._result(found), found.steps[0].before.rules, self._names)

    # ------------------------------------------------------------------ words and places
    def retranslate(self) -> None:
        #: A button: step through the deal, or play it on from any point.
        self.replay_button.setText(self.tr("Replay"))
        self.print_button.retranslate()
        parts = self.parts
        #: A button: play the deal on from this moment.
        parts.play_button.say(self.tr("Play from here"))
        parts.reason.retranslate()
        parts.board.retranslate()
        self._say_title()
        if self._found:
            self._show_deals()
            self._show_deal()
        self._show_state()

    def _say_title(self) -> None:
        if not self._found:
            #: A title.
            self.set_title(self.tr("Review"))
            return
        found = self._found[self._deal]
        said = f"{self._verdict(found)} {review_words.fine_text(found.review, self._person)}"
        #: A title. {number}: which deal.
        self.set_title(self.tr("Review of deal {number}").format(number=words.number(self._deal)), said)

    def restyle(self) -> None:
        self.parts.board.restyle()
        self.print_button.restyle()
        self.parts.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self.parts.arrange()

    def _make_room(self) -> None:
        """In a narrow window the title needs the room of the button: its key does the same, as does the replay's."""
        self.print_button.setVisible(bool(self._found) and self.width() / self.style_.scale >= NARROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys, Home and End walk along the timeline wherever the keyboard is and has no use for them."""
        self.parts.timeline.keyPressEvent(event)
        if not event.isAccepted():
            event.accept()
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the search when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.reviewer.cancel()
