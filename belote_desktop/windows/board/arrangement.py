"""Where the coach's paper and the tray lie: on the table where it has room for them, else beside it or above it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.table import TableView
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.teaching.coaching import Coached
from belote_desktop.windows.board.answer_strip import AnswerStrip
from belote_desktop.windows.board.coach_paper import EDGE, LOW, WIDEST, CoachPaper, free, in_the_middle
from belote_desktop.windows.board.paper_button import PaperButton
from belote_desktop.windows.board.table_paper import Fit, lay_on
from belote_desktop.windows.board.tray import BESIDE_TABLE, Tray
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.scrolling import scrolling

ABOVE, BESIDE, OVER_TRAY = 0.42, 0.325, 0.56
"""How much of the height, or of the width, the paper and a tray may take from a table, and the paper from a tray."""
STRIP = 0.26
"""How much of the height answers below a table may take before they scroll."""
LEAST_WIDTH, LEAST_HEIGHT, LEAST_LOW = 540, 200, 340
"""A table beside a column is at least so wide, a table above answers so high, and one with a paper below it together so
high, in pixels: else the plates of its players lie on each other. Chosen by eye."""
LEAST_TRAY = 140
"""A tray below the paper is at least so high, in pixels, while a question is asked."""
_CORNERS = (0.5, 0.38, 0.26)
"""The widths to try for a tray in the corner of a table, as shares of the table."""
_ASIDE = (8, 40, 80)
"""How far from the edge of the table, in pixels, a tray is tried: off its frame, and beside a hand that lies there."""
_LEAST_TRICK = 48
"""The cards of a trick are hardly read below this width, in pixels. Chosen by eye."""
_READABLE = 0.8
"""The cards of a trick are still large if they have so much of their width without a column. Chosen by eye."""


class Arrangement:
    """Lays out the parts of a board in `board`; `arrange` finds the places for what is to be shown now."""

    def __init__(
        self, board: QWidget, style: Style, table: TableView, tray: Tray, paper: CoachPaper, strip: AnswerStrip
    ) -> None:
        self._board, self._style = board, style
        self._table, self._tray, self._paper, self._strip = table, tray, paper, strip
        self.tray_area, self.paper_area = scrolling(in_the_middle(tray)), in_the_middle(paper, below=0)
        self._button: PaperButton | None = None
        whole = QHBoxLayout(board)
        self._main, self._side = QVBoxLayout(), QVBoxLayout()
        for layout in (whole, self._main, self._side):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        whole.addLayout(self._main, 1)
        whole.addLayout(self._side)
        self._side.addStretch(0)
        for part in (self.paper_area, self.tray_area, table, strip):
            self._main.addWidget(part)
        self._main.setStretchFactor(table, 1)
        self._rests = QWidget(), QWidget()
        """Above and below the paper where there is nothing else."""
        self._main.insertWidget(0, self._rests[0], 1)
        self._main.addWidget(self._rests[1], 1)

    def arrange(self, ways: Sequence[Coached], *, has_table: bool, button: PaperButton | None = None) -> None:
        """Find the places of the paper, which carries a button, and of the tray.

        On the table the paper says it in the way that fits best there, the first of several.
        """
        self._button = button
        if button is None:
            self._table.carry(None)
            self._paper.carry(None)
        self._show_answers()
        for rest in self._rests:
            rest.setVisible(not has_table and not self._tray.rows)
        self.paper_area.setVisible(not has_table)
        self._fit_strip(self._board.width(), self._board.height())
        self._paper.add_cards("")
        if not has_table:
            self._fill()
        elif self.is_low:
            self._put_at_foot(ways[0])
        elif self._lay_on_table(ways) is Fit.NONE:
            self._lay_off_table(ways)
        self._activate()

    @property
    def is_low(self) -> bool:
        """Whether a table has no room for a paper between its cards and names."""
        return LEAST_LOW <= self._board.height() < LOW

    @property
    def _highest(self) -> int:
        """The height that the paper above a table may take."""
        return round(ABOVE * self._board.height())

    @property
    def _strip_height(self) -> int:
        return 0 if self._strip.isHidden() else self._strip.sizeHint().height()

    def _lay_off_table(self, ways: Sequence[Coached]) -> None:
        """Lay the paper beside the table or above it, wherever the cards of the table stay larger.

        If both make them much smaller, the tray and the answers give way to it on the table once they are over.
        """
        wide = round(BESIDE * self._board.width())
        down = self._fit_paper(self._board.width(), self._highest)
        if self._strip.is_over and self._trick_beside(wide) < _READABLE * self._trick_beside(0):
            if self._lay_alone(ways):
                return
            self._show_answers()
        self.paper_area.show()
        if self._trick_beside(wide) >= self._trick_below(down):
            self._put_beside(wide)
        else:
            self._put_above()

    def _show_answers(self) -> None:
        """Show the tray and the answers again."""
        self.tray_area.setVisible(bool(self._tray.rows))
        self._strip.setVisible(self._strip.has_answers)

    def _trick_beside(self, across: int) -> float:
        """The width of the cards of a trick on a table beside a column of a width; 0 if it is too narrow for plates."""
        wide, high = self._board.width() - across, self._board.height() - self._strip_height
        return 0.0 if across and wide < LEAST_WIDTH else self._table.trick_width_in(wide, high)

    def _trick_below(self, down: int) -> float:
        """The same on a table below a row of a height."""
        return self._table.trick_width_in(self._board.width(), self._board.height() - self._strip_height - down)

    def _activate(self) -> None:
        layout = self._board.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()

    # ------------------------------------------------------------------ no table
    def _fill(self) -> None:
        """Without a table: the paper, and the tray and the answers in what room is left."""
        self._move(self._main)
        wide, high = self._board.width(), self._board.height()
        left = high - self._fit_paper(wide, round(OVER_TRAY * high), below=0 if self._tray.rows else EDGE)
        self._fit_strip(wide, left - LEAST_TRAY if self._tray.rows else left)
        if self._strip.is_over and self._needed_by_tray(left - self._strip_height) > left - self._strip_height:
            self._strip.hide()  # what was answered is on the paper and the tray too
        self._fit_tray(wide, left - self._strip_height, beside_table=False)
        free(self.tray_area)

    def _needed_by_tray(self, room: int) -> int:
        """The height the tray takes if it is to fit into a room, with its edges."""
        self._fit_tray(self._board.width(), room, beside_table=False)
        return self._tray.height() + 2 * EDGE if self._tray.rows else 0

    # ------------------------------------------------------------------ on the table
    def _lay_on_table(self, ways: Sequence[Coached]) -> Fit:
        """Lay the paper on the table; what is over gives way to names and, if text is large, to letters as at 100 %."""
        fit = self._lay_beside_tray(ways)
        wanted = Fit.LARGE if self._style.scale > 1 else Fit.NAMES
        if fit < wanted and self._strip.is_over:
            alone = self._lay_alone(ways)
            if alone > fit:
                return alone
            self._show_answers()
            fit = self._lay_beside_tray(ways)
        return fit

    def _lay_beside_tray(self, ways: Sequence[Coached]) -> Fit:
        """Lay the tray in a corner of the table and the paper in a free place, or below it if the tray has no room."""
        self._move(self._main)
        self._table.end_coaching()
        self._table.keep_clear(())
        if self._tray.rows and not self._fits_corner() and not self._fits_aside():
            self._put_at_foot(ways[0])
            return Fit.LARGE
        self._activate()
        return lay_on(self._table, ways, self._button)

    def _put_at_foot(self, said: Coached) -> None:
        """Lay the paper below a low table, which keeps all its own room, and the tray on it where it has some."""
        self._move(self._main)
        self._main.removeWidget(self.paper_area)
        self._main.insertWidget(self._main.indexOf(self._table) + 1, self.paper_area)
        self._table.coach(said, aside=True)
        self._table.keep_clear(())
        self._strip.setVisible(self._strip.has_answers and not self._strip.is_over)
        self.tray_area.hide()
        self.paper_area.setVisible(bool(said.title))
        most = max(self._board.height() - self._strip_height - LEAST_HEIGHT, self._highest)
        self._fit_paper(self._board.width(), most)
        if self._tray.rows and self._fits_corner():  # of the table as high as it is now
            self.tray_area.show()
        elif not self._strip.is_over:
            self._paper.add_cards(self._tray.text)
            self._fit_paper(self._board.width(), most)

    def _lay_alone(self, ways: Sequence[Coached]) -> Fit:
        """Lay the paper on the table with nothing else beside it."""
        self._move(self._main)
        for part in (self.tray_area, self._strip, self.paper_area):
            part.hide()
        self._table.keep_clear(())
        self._activate()
        return lay_on(self._table, ways, self._button)

    def _fits_corner(self) -> bool:
        """Lay the tray in the upper corner of the table where it covers nothing, if there is such room."""
        self._main.removeWidget(self.tray_area)
        self._activate()
        mirrored = self._board.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for card, share, aside in product(BESIDE_TABLE, _CORNERS, _ASIDE):
            wide, high = self._tray.fit_beside(card, round(share * self._table.width()) - 2 * EDGE)
            across, down = wide + 2 * EDGE, high + 2 * EDGE
            left = aside if mirrored else self._table.width() - across - aside
            box = Box(left, _ASIDE[0], across, down)
            if self._table.is_free(box):
                self._table.keep_clear((box,))
                free(self.tray_area)
                self.tray_area.setGeometry(QRect(self._table.x() + left, self._table.y() + _ASIDE[0], across, down))
                self.tray_area.raise_()
                return True
        return False

    # ------------------------------------------------------------------ beside or above the table
    def _fits_aside(self) -> bool:
        """Lay the tray beside the table, or above it where the cards of the table stay larger so, if it has room."""
        self._table.keep_clear(())
        self._fit_tray(round(BESIDE * self._board.width()), self._board.height(), beside_table=True)
        across = self._tray.width() + 3 * EDGE
        self._fit_tray(self._board.width(), self._highest // 2, beside_table=True)
        down = self._tray.height() + 2 * EDGE
        beside, below = self._trick_beside(across), self._trick_below(down)
        if max(beside, below) < _LEAST_TRICK:
            return False
        if beside >= below:
            self._move(self._side)
            self._fit_tray(across, self._board.height(), beside_table=True)
            free(self.tray_area)
            self.tray_area.setFixedWidth(across)
            self._fit_strip(self._board.width() - across, self._board.height())
            return True
        if down > self._highest:
            return False
        self._main.insertWidget(2, self.tray_area)
        self.tray_area.setFixedHeight(down)
        return True

    def _put_beside(self, wide: int) -> None:
        """Lay the paper and the tray in a column beside the table; an explanation is seen whole before the tray, which
        goes where nothing is left for it."""
        self._table.keep_clear(())
        self._move(self._side)
        left = LEAST_TRAY if self._tray.rows and not self._strip.is_over else 0
        rest = self._board.height() - self._fit_paper(wide, self._board.height() - left)
        self.tray_area.setVisible(bool(self._tray.rows) and rest >= LEAST_TRAY)
        self._fit_tray(wide, rest, beside_table=True)
        free(self.tray_area)
        for area in (self.paper_area, self.tray_area):
            area.setFixedWidth(wide)
        self._fit_strip(self._board.width() - wide, self._board.height())

    def _put_above(self) -> None:
        """Lay the paper above the table, in a window without room for more: it names the cards of the tray."""
        self._move(self._main)
        self._table.keep_clear(())
        self.tray_area.hide()
        self._paper.add_cards("" if self._strip.is_over else self._tray.text)
        self._strip.setVisible(self._strip.has_answers and not self._strip.is_over)
        paper = self._fit_paper(self._board.width(), self._highest)
        self._fit_strip(self._board.width(), self._board.height() - paper - LEAST_HEIGHT)

    # ------------------------------------------------------------------ sizes
    def _move(self, column: QVBoxLayout) -> None:
        """Move the paper and the tray into a column."""
        for place, area in enumerate((self.paper_area, self.tray_area)):
            free(area)
            for layout in (self._main, self._side):
                layout.removeWidget(area)
            column.insertWidget(place + (column is self._main), area, 1 if area is self.tray_area else 0)

    def _fit_paper(self, room: int, most: int, *, below: int = EDGE) -> int:
        """Size the paper for a width, with an edge below it; returns the height it takes, at most `most`."""
        self._paper.carry(self._button)
        wide = max(100, min(room - 2 * EDGE, self._style.px(WIDEST)))
        taken = self._paper.fit(wide, max(1, most - EDGE - below)) + EDGE + below
        self.paper_area.setFixedHeight(taken)
        return taken

    def _fit_strip(self, width: int, height: int) -> None:
        """Size the answers for a width and a height; below a table they take at most `STRIP` of the board."""
        most = height if self._table.isHidden() else min(height, round(STRIP * self._board.height()))
        self._strip.fit(width, most)

    def _fit_tray(self, room: int, height: int, *, beside_table: bool) -> None:
        wide = max(100, room - 3 * EDGE)
        self._tray.fit(wide, height - 2 * EDGE, beside_table=beside_table)
