"""The end of a match: the winner, the course of the match, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.engine import SeatView
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import about, deal_verdict, match_verdict
from belote_desktop.windows.match_parts.side_grid import side_grid
from belote_desktop.windows.score_sheet.plot import MatchPlot
from belote_desktop.windows.widgets.flow import FullRows
from belote_desktop.windows.widgets.overlay import Overlay
from belote_desktop.windows.widgets.page import label, set_role

PLOT, LOWEST_PLOT = 240, 110
"""The height of the plot in a high window, and in a low one, in pixels for text at 100 %."""


class MatchOver(Overlay):
    """`again` plays the same match once more, `new_match` chooses another, `sheet` shows the sheet,
    `review` looks back at the decisions. `judged` makes what tells of a challenge that ended the match."""

    again = Signal()
    new_match = Signal()
    sheet = Signal()
    review = Signal()
    closed = Signal()

    def __init__(
        self,
        style: Style,
        names: Names,
        view: SeatView,
        parent: QWidget,
        *,
        judged: Callable[[], Sequence[QWidget]] = tuple,
    ) -> None:
        super().__init__(style, parent, 620)
        self._judged = judged
        self._names = names
        self._view = view
        rows = FullRows(2)
        self.sheet_button, self.review_button = QPushButton(), QPushButton()
        self.new_button, self.again_button = QPushButton(), QPushButton()
        set_role(self.again_button, "primary")
        for button, signal in (
            (self.sheet_button, self.sheet), (self.review_button, self.review),
            (self.new_button, self.new_match), (self.again_button, self.again),
        ):  # fmt: skip
            rows.addWidget(button)
            button.clicked.connect(signal)
        self.buttons.addLayout(rows)
        self.renew()

    def first_button(self) -> QPushButton:
        return self.again_button

    def escape(self) -> None:
        """Close the panel; the table shows the end of the match."""
        self.closed.emit()

    def retranslate(self) -> None:
        view = self._view
        self.content.addWidget(label(about(view, over=True), "note", wrap=True))
        verdict = label(match_verdict(view, self._names), "heading", wrap=True)
        self.content.addWidget(verdict)
        sides = Sides(view.rules, self._names)
        self.content.addLayout(side_grid(sides, view.totals))
        self._plot = plot = MatchPlot(self.style_)
        plot.setFixedHeight(self.style_.px(PLOT))
        plot.show_results(view.results, sides)
        self.content.addWidget(plot)
        if view.results:
            self.content.addWidget(label(self._last(), "sentence", wrap=True))
        for part in self._judged():
            self.content.addWidget(part)
        #: A button.
        self.sheet_button.setText(self.tr("Score sheet"))
        #: A button: look back at your decisions.
        self.review_button.setText(self.tr("Review"))
        #: A button.
        self.new_button.setText(self.tr("New match"))
        #: A button: the same game with the same players.
        self.again_button.setText(self.tr("Play again"))
        self.setAccessibleName(verdict.text())

    def give_way(self, missing: int) -> None:
        """Make the plot lower in a low window, so that all of it is visible."""
        px = self.style_.px
        self._plot.setFixedHeight(max(px(LOWEST_PLOT), min(px(PLOT), self._plot.maximumHeight() - missing)))

    def _last(self) -> str:
        #: {verdict}: how the deal ended, a sentence.
        pattern = self.tr("Last deal · {verdict}")
        return pattern.format(verdict=deal_verdict(self._view.results[-1], self._view.rules, self._names))
