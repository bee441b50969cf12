"""The parts of a review and where they stand: beside each other, or below each other in a page that scrolls."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from belote_desktop.models.words.names import Names
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.review.button_row import fit_in_line
from belote_desktop.windows.review.deal_station import DealStation
from belote_desktop.windows.review.deal_summary import DealSummary
from belote_desktop.windows.review.moment_table import MomentTable
from belote_desktop.windows.review.reason_panel import ASIDE, ReasonPanel
from belote_desktop.windows.review.review_head import ReviewHead
from belote_desktop.windows.review.timeline import Timeline
from belote_desktop.windows.review.timeline_station import Form
from belote_desktop.windows.widgets.folding_button import FoldingButton
from belote_desktop.windows.widgets.more_below import MoreBelow
from belote_desktop.windows.widgets.page import EDGE, label, panel, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

BESIDE, BESIDE_WHEN_LOW = 1080, 840
"""From these widths on, for text at 100 %, the reason stands beside the table. In a low window it takes less, as below
the table it would leave that no height; but a table with a panel of calls needs the width more. Chosen by eye.
"""
WHOLE = 840
"""From this width on, for text at 100 %, the timeline shows every moment. Chosen by eye."""
LOW, LOWER, LOWEST = 680, 560, 380
"""Below these heights of the window, for text at 100 %, the timeline is low, is but a row of signs, and scrolls with
the page. Chosen by eye.
"""
REASON = ((0, 300), (BESIDE, 372), (1250, 460), (1500, 500))
"""The width of the reason in windows from these widths on (art/pages, picture 07). At 1280x800 most are seen
whole."""
PEEK = 48
"""What is seen of the reason below a table that scrolls with it and has all the height it needs: the first line."""
SHORT = 360
"""Below this height of the page that scrolls, for text at 100 %, only the verdict above the table is seen of the
reason, so that the table is seen whole. Chosen by eye."""
IN_ROW = 760
"""From this width on, for text at 100 %, buttons stand beside a question. Chosen by eye."""
IN_HEAD = 0.25
"""The part of the width up to which a button in the head keeps its words in one line. Chosen by eye."""
DEALS = 0.35
"""The part of the width that the line of the deals may take beside the timeline in a low window. Chosen by eye."""
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
        self.board.switch.toggled.connect(lambda _on: self._give_height())
        self.reason = ReasonPanel(services.style, services.preferences)
        self.play_button = FoldingButton()
        """It is about the deal, not about the reason, and stands in the head of the page (art/pages, picture 07)."""
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
        told = QBoxLayout(QBoxLayout.Direction.TopToBottom, self.reasons)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(0)
        self._told = told
        self.scrolled_reason, self.scrolled_page = scrolling(QWidget()), scrolling(QWidget())
        told.addWidget(self.scrolled_reason, 1)
        MoreBelow(self.scrolled_reason, lambda: self._style.ink.raised)
        self._reason_column, self._page_column = _column(self.scrolled_reason), _column(self.scrolled_page)
        self.pair = QWidget()
        """The table and the reason where they stand beside each other."""
        set_role(self.pair, "plain")
        self._row = QHBoxLayout(self.pair)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(16)
        self.lines = QWidget()
        """The lines of the deals and of the moments: beside each other or, where that has no room, below."""
        set_role(self.lines, "plain")
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self.lines)
        self._lines.setContentsMargins(0, 0, 0, 0)
        for line in (self.deals, self.timeline):
            self._lines.addWidget(line)
        self.deals.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        for part in (self.head, self.lines):
            whole.addWidget(part)
        self.scrolled_page.viewport().installEventFilter(self)
        for each in (self.pair, self.scrolled_page, self.empty):
            whole.addWidget(each, 1)
        self._whole = whole

    # ------------------------------------------------------------------ what is shown
    def show_deals(self, shown: bool, instead: str) -> None:
        """Show the parts of a deal, or a sentence in their place."""
        self._is_empty = not shown
        self.empty_text.setText(instead)
        self.empty.setVisible(not shown)
        self.lines.setVisible(shown)
        self.deals.setVisible(len(self.deals.stations) > 1)
        self.arrange()

    def show_form(self, *, is_result: bool, asks: bool) -> None:
        """Show the reason of a moment or the summary of the deal; a question stands above a table that scrolls."""
        self._asks = asks
        self.summary.setVisible(is_result)
        self.reason.setVisible(not is_result)
        self.reason.buttons.setVisible(not is_result)
        self.play_button.setVisible(not is_result and self.reason.is_told)
        self._order()
        self.arrange()
        for area in (self.scrolled_reason, self.scrolled_page):
            area.verticalScrollBar().setValue(0)
        self._set_tab_order()

    def _set_tab_order(self) -> None:
        """Let the Tab key go from the timeline to the table, then to what belongs to the reason."""
        reason = self.reason
        ring = (
            *self.deals.stations, *self.timeline.stations, *self.board.table.tab_ring, self.board.switch,
            self.scrolled_reason, reason.show_button, reason.drill_button, reason.again_button, reason.next_button,
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
        scale = self._style.scale
        wide, high = (self.width() + 2 * EDGE) / scale, self.window().height() / scale
        beside = wide >= (BESIDE if high >= LOW or self.board.calls_asked else BESIDE_WHEN_LOW)
        self._arrange_lines(Form.HIGH if high >= LOW else Form.LOW if high >= LOWER else Form.SIGNS, wide >= WHOLE)
        self._keep_lines(kept=beside or high >= LOWEST)
        if beside:
            self.reasons.setFixedWidth(self._style.px(max(reason for least, reason in REASON if wide >= least)))
        else:
            self.reasons.setMinimumWidth(0)
            self.reasons.setMaximumWidth(QWIDGETSIZE_MAX)
        if beside is not self._beside:
            self._beside = beside
            self._place(beside=beside)
        self.play_button.setMinimumWidth(min(self.play_button.sizeHint().width(), round(IN_HEAD * self.width())))
        self._place_drill(self.reasons.width() if beside else self.width())
        self._show_areas()
        self._give_height()

    def _place_drill(self, width: int) -> None:
        """The button for practising stands in the row of the others, or at the end of the reason if it has no room."""
        reason = self.reason
        rest = reason.again_button, reason.next_button
        in_row = fit_in_line((reason.drill_button, *rest), width - 2 * ASIDE)
        reason.row.hold((reason.show_button, *([reason.drill_button] if in_row else []), *rest))
        reason.end.hold(() if in_row else (reason.drill_button,))
        reason.end.setVisible(not in_row)

    def _arrange_lines(self, form: Form, is_whole: bool) -> None:
        """The lines share a row where that has room for all of both; in a low window always, and all stands closer."""
        is_high = form is Form.HIGH
        self.timeline.set_form(form, is_whole=is_whole)
        both = self.deals.whole_width + self._lines.spacing() + self.timeline.width_of_all()
        is_row = not is_high or both <= self.width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._lines.setDirection(across if is_row else down)
        most = min(self.deals.whole_width, round(DEALS * self.width())) if is_row else QWIDGETSIZE_MAX
        self.deals.setMaximumWidth(most)
        for layout in (self._whole, self._lines, self._page_column):
            layout.setSpacing(12 if is_high else 8)

    def _keep_lines(self, *, kept: bool) -> None:
        """Keep the lines above what scrolls, or in the lowest windows let them scroll with the page."""
        if (self._page_column.indexOf(self.lines) >= 0) is kept:
            if kept:
                self._whole.insertWidget(1, self.lines)
            else:
                self._page_column.insertWidget(0, self.lines)

    def _show_areas(self) -> None:
        self.pair.setVisible(self._beside is True and not self._is_empty)
        self.scrolled_page.setVisible(self._beside is False and not self._is_empty)

    def _place(self, *, beside: bool) -> None:
        """Put the table and the reason beside each other, or into the page that scrolls."""
        if beside:
            self._row.addWidget(self.board, 1)
            self._row.addWidget(self.reasons)
        else:
            for each in (self.reason.headline, self.board, self.reasons):
                self._page_column.addWidget(each)
        for part in (self.reason, self.summary):
            (self._reason_column if beside else self._told).addWidget(part)
        if beside:
            self._told.addWidget(self.scrolled_reason, 1)
        self.scrolled_reason.setVisible(beside)
        self.reason.set_short(not beside)
        self._order()

    def _order(self) -> None:
        """In a page that scrolls a question stands above the table, with its buttons where it is wide, and its answer
        below.
        """
        in_row = self._beside is False and self._asks and self.width() >= self._style.px(IN_ROW)
        self._told.setDirection(QBoxLayout.Direction.LeftToRight if in_row else QBoxLayout.Direction.TopToBottom)
        (self._told if self._beside or in_row else self._page_column).addWidget(self.reason.buttons)
        self._told.setStretchFactor(self.reason, int(in_row))
        middle = Qt.AlignmentFlag.AlignVCenter if in_row else Qt.AlignmentFlag(0)
        self._told.setAlignment(self.reason.buttons, middle)
        if self._beside is False:
            self._page_column.removeWidget(self.reasons)
            at = self._page_column.indexOf(self.board)
            self._page_column.insertWidget(at if self._asks else at + 1, self.reasons)
        self._give_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The height of the page that scrolls is known once all above it is laid out."""
        if event.type() == QEvent.Type.Resize and watched is self.scrolled_page.viewport():
            self._give_height()
        return super().eventFilter(watched, event)

    def _give_height(self) -> None:
        """A table that scrolls fills the page, but for what stands above it and the beginning of what is below.

        In a low window the verdict above it says enough, and the table takes the room to the foot.
        """
        if self._beside is not False:
            self.board.setMinimumHeight(0)
            self.board.setMaximumHeight(QWIDGETSIZE_MAX)
            return
        room, gap = self.scrolled_page.viewport(), self._page_column.spacing()
        above: QWidget = self.reasons if self._asks else self.reason.headline
        other = above.heightForWidth(max(1, room.width())) + gap
        if self._page_column.indexOf(self.lines) >= 0:
            other += self.lines.sizeHint().height() + gap
        if not self._asks and room.height() >= self._style.px(SHORT):
            other += self._style.px(PEEK)
        self.board.setFixedHeight(max(self.board.least_height, room.height() - other))


def _column(area: QScrollArea) -> QVBoxLayout:
    content = area.widget()
    assert content is not None
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(12)
    return column
