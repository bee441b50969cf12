"""The parts of a review and where they stand: beside each other, or below each other in a page that scrolls."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from belote_desktop.models.words.names import Names
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.review.deal_station import DealStation
from belote_desktop.windows.review.deal_summary import DealSummary
from belote_desktop.windows.review.moment_table import MomentTable
from belote_desktop.windows.review.reason_panel import ReasonPanel
from belote_desktop.windows.review.review_head import ReviewHead
from belote_desktop.windows.review.timeline import Timeline
from belote_desktop.windows.widgets.page import EDGE, label, panel, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

BESIDE, WHOLE = 1080, 860
"""From these widths on, for text at 100 %, the reason stands beside the table, and the timeline shows every moment."""
LOW, LOW_PAGE, LOWEST = 580, 680, 400
"""Below these heights of the window, for text at 100 %, the timeline is low: where the reason stands beside the table,
and where the page scrolls. Below the last one it scrolls with the page.
"""
REASON, WIDE_REASON, WIDE = 372, 500, 1500
"""The width of the reason, and in windows from the last width on (art/pages, picture 07)."""
TABLE, HIGHEST, PEEK = 390, 0.9, 56
"""The least height of a table that scrolls with the page: it grows with the text, up to a part of the window. And what
of the reason is seen below the table.
"""
QWIDGETSIZE_MAX = 16_777_215
"""No limit, as Qt writes it."""


class ReviewParts(QWidget):
    """The head, the timeline, the table and the reason; `empty` stands in their place while there is no deal."""

    def __init__(self, services: Services, names: Names, seat: int) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = services.style
        self.head = ReviewHead()
        self.deals = Timeline(services.style, DealStation)
        self.timeline = Timeline(services.style)
        self.board = MomentTable(services, names)
        self.reason = ReasonPanel(services.style, services.preferences)
        self.summary = DealSummary(names, seat)
        self.empty = panel("paper")
        self.empty_text = label(role="name", wrap=True)
        self._asks, self._is_empty = False, True
        self._beside: bool | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self.empty)
        inside.setContentsMargins(24, 24, 24, 24)
        inside.addWidget(self.empty_text, 1, Qt.AlignmentFlag.AlignCenter)
        self.reasons = panel("paper")
        """The paper of the reason."""
        told = QVBoxLayout(self.reasons)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(0)
        self._told = told
        self.scrolled_reason, self.scrolled_page = scrolling(QWidget()), scrolling(QWidget())
        self._reason_column, self._page_column = _column(self.scrolled_reason), _column(self.scrolled_page)
        self.pair = QWidget()
        """The table and the reason where they stand beside each other."""
        set_role(self.pair, "plain")
        self._row = QHBoxLayout(self.pair)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(16)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        for part in (self.head, self.deals, self.timeline):
            whole.addWidget(part)
        for each in (self.pair, self.scrolled_page, self.empty):
            whole.addWidget(each, 1)
        self._whole = whole

    # ------------------------------------------------------------------ what is shown
    def show_deals(self, shown: bool, instead: str) -> None:
        """Show the parts of a deal, or a sentence in their place."""
        self._is_empty = not shown
        self.empty_text.setText(instead)
        self.empty.setVisible(not shown)
        self.timeline.setVisible(shown)
        self.deals.setVisible(len(self.deals.stations) > 1)
        self._show_areas()

    def show_form(self, *, is_result: bool, asks: bool) -> None:
        """Show the reason of a moment or the summary of the deal; a question stands above a table that scrolls."""
        self._asks = asks
        self.summary.setVisible(is_result)
        self.reason.setVisible(not is_result)
        self.reason.buttons.setVisible(not is_result)
        self._order()
        for area in (self.scrolled_reason, self.scrolled_page):
            area.verticalScrollBar().setValue(0)
        self._set_tab_order()

    def _set_tab_order(self) -> None:
        """Let the Tab key go from the timeline to the table, then to what belongs to the reason."""
        reason = self.reason
        ring = (
            *self.deals.stations, *self.timeline.stations, *self.board.table.tab_ring, self.board.switch,
            self.scrolled_reason, reason.drill_button, reason.play_button, reason.show_button, reason.again_button,
            reason.next_button,
        )  # fmt: skip
        here = [each for each in ring if each.window() is self.window()]
        for one, following in pairwise(here):
            QWidget.setTabOrder(one, following)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._set_tab_order()

    def focus_answers(self) -> None:
        """Give the keyboard to the table, and bring the foot of it into sight, where the hand lies."""
        self.board.focus_answers()
        room = self.scrolled_page.viewport().height()
        self.scrolled_page.verticalScrollBar().setValue(self.board.geometry().bottom() + 1 - room)

    # ------------------------------------------------------------------ places
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Lay out for the present size and text."""
        scale, wide = self._style.scale, self.width() + 2 * EDGE
        beside = wide >= BESIDE * scale
        high = self.window().height()
        self.timeline.set_form(is_whole=wide >= WHOLE * scale, is_low=high < (LOW if beside else LOW_PAGE) * scale)
        self._keep_timeline(kept=beside or high >= LOWEST * scale)
        if beside:
            self.reasons.setFixedWidth(self._style.px(WIDE_REASON if wide >= WIDE * scale else REASON))
        else:
            self.reasons.setMinimumWidth(0)
            self.reasons.setMaximumWidth(QWIDGETSIZE_MAX)
        if beside is not self._beside:
            self._beside = beside
            self._place(beside=beside)
        self._show_areas()
        self._give_height()

    def _keep_timeline(self, *, kept: bool) -> None:
        """Keep the timeline above what scrolls, or in the lowest windows let it scroll with the page."""
        if (self._page_column.indexOf(self.timeline) >= 0) is kept:
            for place, part in enumerate((self.deals, self.timeline)):
                if kept:
                    self._whole.insertWidget(1 + place, part)
                else:
                    self._page_column.insertWidget(place, part)

    def _show_areas(self) -> None:
        self.pair.setVisible(self._beside is True and not self._is_empty)
        self.scrolled_page.setVisible(self._beside is False and not self._is_empty)

    def _place(self, *, beside: bool) -> None:
        """Put the table and the reason beside each other, or into the page that scrolls."""
        if beside:
            self._row.addWidget(self.board, 1)
            self._row.addWidget(self.reasons)
        else:
            self._page_column.addWidget(self.board)
            self._page_column.addWidget(self.reasons)
        for part in (self.reason, self.summary):
            (self._reason_column if beside else self._told).addWidget(part)
        if beside:
            self._told.addWidget(self.scrolled_reason, 1)
        self.scrolled_reason.setVisible(beside)
        (self._told if beside else self._page_column).addWidget(self.reason.buttons)
        self.reason.set_short(not beside)
        self._order()

    def _order(self) -> None:
        """In a page that scrolls a question stands above the table, and its answer below."""
        if self._beside is False:
            self._page_column.removeWidget(self.reasons)
            at = self._page_column.indexOf(self.board)
            self._page_column.insertWidget(at if self._asks else at + 1, self.reasons)
        self._give_height()

    def _give_height(self) -> None:
        """A table that scrolls fills the page, but for the question above it or the beginning of what is below."""
        if self._beside is not False:
            self.board.setMinimumHeight(0)
            self.board.setMaximumHeight(QWIDGETSIZE_MAX)
            return
        room, asked = self.scrolled_page.viewport(), self._told.heightForWidth(max(1, self.reasons.width()))
        beside = asked + self._page_column.spacing() if self._asks else self._style.px(PEEK)
        least = max(TABLE, min(self._style.px(TABLE), round(HIGHEST * self.window().height())))
        self.board.setFixedHeight(max(least, room.height() - beside))


def _column(area: QScrollArea) -> QVBoxLayout:
    content = area.widget()
    assert content is not None
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(12)
    return column
