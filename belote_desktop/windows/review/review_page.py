"""The review of a deal or of a match: each moment that mattered, first as a question."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from belote_desktop.engine import Message
from belote_desktop.models.analysis.reviewer import DealFound, Reviewer
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.saves import LARGEST
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.review.review_head import ALL, ReviewHead
from belote_desktop.windows.review.review_list import Moment, ReviewList, moments_of
from belote_desktop.windows.review.review_moment import MomentPanel
from belote_desktop.windows.widgets.page import Page, label, panel
from belote_desktop.windows.widgets.scrolling import scrolling

BESIDE = 760
"""From this width on, for text at 100 %, the list stands beside the moment."""
LOW = 660
"""Below this height, for text at 100 %, the table of a moment is small."""
LANES = 2
"""How many decisions are weighed at a time, each on a thread of its own."""


class ReviewPage(Page):
    """Reviews deals of a record for the person at a seat; without `numbers` all that are over."""

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
        self._found: dict[int, DealFound] = {}
        self._answered: set[tuple[int, int]] = set()
        self._at = -1
        self._deal = ALL
        self._done = (0, 0)
        self._failure: Message | None = None
        self.head_row = ReviewHead(services.style)
        self.head_row.stop_or_go_on.connect(self._stop_or_go_on)
        self.head_row.deal_chosen.connect(self.choose_deal)
        self.list = ReviewList(services.style, services.preferences, names, self._person)
        self.list.chosen.connect(self.show_moment)
        self.moment = MomentPanel(services.style, services.preferences)
        self.moment.answered.connect(self._on_answered)
        self.moment.next_asked.connect(lambda: self.show_moment(self._at + 1))
        self.empty = panel("paper")
        self.empty_text = label(role="name", wrap=True)
        self._lay_out()
        lanes = [services.workers.aside(self) for _ in range(LANES)]
        self.reviewer = Reviewer(services.profile.reviews, lanes, float(services.workers.pace()), self)
        self.reviewer.progressed.connect(self._on_progressed)
        self.reviewer.found.connect(self._on_found)
        self.reviewer.finished.connect(self._on_finished)
        self.reviewer.failed.connect(self._on_failed)
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

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self.empty)
        inside.setContentsMargins(24, 24, 24, 24)
        inside.addWidget(self.empty_text, 1, Qt.AlignmentFlag.AlignCenter)
        self._page, self._listed = _column(), _column()
        for part in (self.moment, self.empty):
            self._page.addWidget(part, 1)
        self.list_area, self.area = _scrolled(self._listed), _scrolled(self._page)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(12)
        self._columns.addWidget(self.list_area, 2)
        self._side = QVBoxLayout()
        self._side.addWidget(self.area, 1)
        self._columns.addLayout(self._side, 3)
        self.body.setSpacing(12)
        self.body.addLayout(self._columns, 1)

    def first_focus(self) -> QWidget:
        return self.list if self.head_row.stop_button.isHidden() else self.head_row.stop_button

    # ------------------------------------------------------------------ moments
    def _chosen(self) -> list[DealFound]:
        """The deals shown, in order."""
        return [self._found[number] for number in sorted(self._found) if self._deal in (ALL, number)]

    @property
    def moments(self) -> list[Moment]:
        """The moments of the list."""
        return moments_of(self._chosen(), self._person)

    def show_moment(self, place: int) -> None:
        """Show a moment of the list, and give it the keyboard."""
        moments = self.moments
        if not 0 <= place < len(moments):
            return
        self._at = place
        self._show_list()
        moment = moments[place]
        self.moment.show_moment(
            moment.judged, self._names, shown=moment.key in self._answered, has_next=place + 1 < len(moments)
        )
        self._show_state()
        self.moment.focus_first()
        self.area.verticalScrollBar().setValue(0)

    def choose_deal(self, number: object) -> None:
        """Show one deal, or all."""
        self._deal, self._at = int(str(number)), -1
        self._show_list()
        self._show_state()
        self.show_moment(0)

    def stop(self) -> None:
        """Stop the search; the results so far are shown."""
        self.reviewer.cancel()
        for found in self.reviewer.so_far():
            self._on_found(found)
        self._show_state()
        if self._at < 0:
            self.head_row.stop_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop_or_go_on(self) -> None:
        if self.reviewer.is_running:
            self.stop()
        else:
            self.reviewer.go_on()
            self._show_state()

    def _on_answered(self) -> None:
        moments = self.moments
        if 0 <= self._at < len(moments):
            self._answered.add(moments[self._at].key)
        self._show_list()

    # ------------------------------------------------------------------ the thinking
    def _on_progressed(self, done: int, whole: int) -> None:
        self._done = done, whole
        self._show_state()

    def _on_found(self, found: DealFound) -> None:
        held = self.moments[self._at].key if 0 <= self._at < len(self.moments) else None
        self._found[found.number] = found
        keys = [moment.key for moment in self.moments]
        self._at = keys.index(held) if held in keys else -1
        self._list_deals()
        self._show_list()
        if self._at < 0:
            self.show_moment(0)
        self._show_state()

    def _on_finished(self) -> None:
        self._show_state()

    def _on_failed(self, message: Message) -> None:
        self._failure = message
        self._show_state()

    def _list_deals(self) -> None:
        self.head_row.list_deals(sorted(self._found), self._deal)

    # ------------------------------------------------------------------ words and places
    def retranslate(self) -> None:
        #: A title.
        self.set_title(self.tr("Review"), self._subtitle())
        self._list_deals()
        self._show_list()
        self.moment.retranslate()
        self._show_state()

    def _subtitle(self) -> str:
        if not self._found:
            return ""
        rules = next(iter(self._found.values())).steps[0].before.rules
        game = words.translated(rules.name)
        if len(self._found) > 1:
            return game
        #: {game}: a game, Coinche. A title. {number}: which deal.
        return self.tr("{game} · deal {number}").format(game=game, number=words.number(next(iter(self._found))))

    def _show_list(self) -> None:
        self.list.show_found(self._chosen(), self._answered, self._at)
        self._set_list_width()

    def _show_state(self) -> None:
        """Show how far the search is, and what stands in the place of a moment where there is none."""
        running, stopped = self._state
        self.head_row.show_state(self._done, running=running, stopped=stopped, failure=self._failure)
        asked = self._at >= 0
        self.moment.setVisible(asked)
        self.moment.buttons.setVisible(asked)
        self.empty.setVisible(not asked)
        self.list.setVisible(bool(self._found))
        self.list_area.setVisible(bool(self._found) and self._is_beside)
        self.empty_text.setText(self._empty_text(running, stopped))
        #: A title.
        self.set_title(self.tr("Review"), self._subtitle())

    @property
    def _state(self) -> tuple[bool, bool]:
        """Whether the search is running, and whether it was stopped before its end."""
        if not hasattr(self, "reviewer"):
            return True, False
        return self.reviewer.is_running, self.reviewer.can_go_on and self._failure is None

    def _empty_text(self, running: bool, stopped: bool) -> str:
        """The text in the place of a moment."""
        if stopped:
            #: “Continue” is a button.
            return self.tr("Nothing to look at so far. Choose Continue to review the rest.")
        if self._found:
            return self.tr("None of your decisions needs a second look.")
        return self.tr("Your own decisions are reviewed first.") if running else ""

    def restyle(self) -> None:
        self.moment.renew()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _is_beside(self) -> bool:
        """Whether the list is beside the moment."""
        return self.width() / self.style_.scale >= BESIDE

    def _arrange(self) -> None:
        """Lay out in two columns, or as one scrolling page where there is no room."""
        beside = self._is_beside
        place = self._side if beside else self.moment.column
        if place.indexOf(self.moment.buttons) < 0:
            place.addWidget(self.moment.buttons)
        place = self._listed if beside else self._page
        if place.indexOf(self.list) < 0:
            place.addWidget(self.list)
            (self.body if beside else self._page).insertWidget(0, self.head_row)
            self.list_area.setVisible(beside and bool(self._found))
        self.moment.set_low(self.height() / self.style_.scale < LOW or not beside)
        self._set_list_width()

    def _set_list_width(self) -> None:
        """Show the buttons of the list whole, in at most two fifths of the page."""
        wanted = self.list.wanted_width + self.list_area.verticalScrollBar().sizeHint().width() + 6
        self.list_area.setFixedWidth(min(max(self.style_.px(330), wanted), self.width() * 2 // 5))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the search when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.reviewer.cancel()


def _column() -> QVBoxLayout:
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 6, 0)
    column.setSpacing(12)
    return column


def _scrolled(column: QVBoxLayout) -> QScrollArea:
    """A column in an area that scrolls."""
    content = QWidget()
    content.setLayout(column)
    return scrolling(content)
