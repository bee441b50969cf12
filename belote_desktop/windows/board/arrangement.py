"""Where the coach's paper and the tray lie: on the table where it has room for them, else beside it or above it."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from belote_desktop.table import TableView
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.teaching.coaching import Coached
from belote_desktop.windows.board.answer_strip import AnswerStrip
from belote_desktop.windows.board.coach_paper import CoachPaper
from belote_desktop.windows.board.tray import BESIDE_TABLE, Tray
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.scrolling import scrolling

WIDEST = 760
"""The paper above a tray is no wider than this at 100 %: lines of running text stay under 90 letters."""
ABOVE, BESIDE = 0.42, 0.325
"""How much of the height, or of the width, the paper and a tray may take from a table."""
STRIP = 0.26
"""How much of the height answers below a table may take before they scroll."""
LEAST_TABLE = 540
"""A table with something beside it is at least so wide, in pixels; the paper lies above a table with less."""
LEAST_TRAY = 140
"""A tray below the paper is at least so high, in pixels, once the question is answered."""
_CORNERS = (0.5, 0.38, 0.26)
"""The widths to try for a tray in the corner of a table, as shares of the table."""
_SLIMMEST = 0.75
"""A paper on the table is at least so wide for its height; lines of three words are not read well."""
_EDGE = 12


class Arrangement:
    """Lays out the parts of a board in `board`; `arrange` finds the places for what is to be shown now."""

    def __init__(
        self, board: QWidget, style: Style, table: TableView, tray: Tray, paper: CoachPaper, strip: AnswerStrip
    ) -> None:
        self._board, self._style = board, style
        self._table, self._tray, self._paper, self._strip = table, tray, paper, strip
        self.tray_area, self.paper_area = scrolling(_in_the_middle(tray)), scrolling(_in_the_middle(paper))
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

    def arrange(self, said: Coached, *, has_table: bool, beside: bool = False) -> None:
        """Find the places of the paper and the tray; with `beside` the paper does not lie on the table."""
        self.tray_area.setVisible(bool(self._tray.rows))
        for rest in self._rests:
            rest.setVisible(not has_table and not self._tray.rows)
        self.paper_area.setVisible(not has_table)
        self._strip.setVisible(self._strip.has_answers)
        self._fit_strip(self._board.width())
        self._paper.add_cards("")
        if beside:
            self._table.end_coaching()
        if not has_table:
            self._fill()
        elif beside or not self._lies_on_table(said):
            self.paper_area.show()
            if self._board.width() * (1 - BESIDE) >= LEAST_TABLE:
                self._put_beside(with_paper=True)
            else:
                self._put_above()
        self._activate()

    def _activate(self) -> None:
        layout = self._board.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()

    # ------------------------------------------------------------------ no table
    def _fill(self) -> None:
        """Without a table: the paper, and the tray in what room is left."""
        self._move(self._main)
        paper = self._fit_paper(self._board.width(), round(ABOVE * self._board.height()))
        strip = 0 if self._strip.isHidden() else self._strip.sizeHint().height()
        if self._strip.is_over and self._board.height() - paper - strip < LEAST_TRAY:
            self._strip.hide()  # what was answered is on the paper too
            strip = 0
        self._fit_tray(self._board.width(), self._board.height() - paper - strip, beside_table=False)
        _free(self.tray_area)

    # ------------------------------------------------------------------ on the table
    def _lies_on_table(self, said: Coached) -> bool:
        """Lay the tray in a corner of the table and the paper in a free place, if it has both."""
        self._move(self._main)
        self._table.end_coaching()
        self._table.keep_clear(())
        if self._tray.rows and not self._fits_corner():
            self._put_beside(with_paper=False)
        self._activate()
        if not said.title:
            return True
        self._table.coach(said)
        box = self._table.coach_box
        if self._table.is_coach_free and box is not None and box.width >= _SLIMMEST * box.height:
            return True
        self._table.end_coaching()
        return False

    def _fits_corner(self) -> bool:
        """Lay the tray in the upper corner of the table where it covers nothing, if there is such room."""
        self._main.removeWidget(self.tray_area)
        self._activate()
        mirrored = self._board.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for card, share in product(BESIDE_TABLE, _CORNERS):
            wide, high = self._tray.fit_beside(card, round(share * self._table.width()) - 2 * _EDGE)
            across, down = wide + 2 * _EDGE, high + 2 * _EDGE
            left = 0 if mirrored else self._table.width() - across
            box = Box(left, 0, across, down)
            if self._table.is_free(box):
                self._table.keep_clear((box,))
                _free(self.tray_area)
                self.tray_area.setGeometry(QRect(self._table.x() + left, self._table.y(), across, down))
                self.tray_area.raise_()
                return True
        return False

    # ------------------------------------------------------------------ beside or above the table
    def _put_beside(self, *, with_paper: bool) -> None:
        """Lay the tray, and the paper if it is not on the table, beside the table; in a narrow window above it."""
        wide = round(BESIDE * self._board.width())
        if self._board.width() - wide < LEAST_TABLE:
            self._fit_tray(self._board.width(), round(ABOVE * self._board.height()) // 2, beside_table=True)
            self._main.insertWidget(2, self.tray_area)
            self.tray_area.setFixedHeight(self._tray.height() + 2 * _EDGE)
            return
        self._table.keep_clear(())
        self._move(self._side)
        left = LEAST_TRAY if self._tray.rows else 0
        paper = self._fit_paper(wide, self._board.height() - left) if with_paper else 0
        self._fit_tray(wide, self._board.height() - paper, beside_table=True)
        _free(self.tray_area)
        for area in (self.paper_area, self.tray_area):
            area.setFixedWidth(wide if with_paper else self._tray.width() + 3 * _EDGE)
        self._fit_strip(self._board.width() - self.tray_area.width())

    def _put_above(self) -> None:
        """Lay the paper above the table, in a window without room for more: it names the cards of the tray."""
        self._move(self._main)
        self._table.keep_clear(())
        self.tray_area.hide()
        self._paper.add_cards("" if self._strip.is_over else self._tray.text)
        self._strip.setVisible(self._strip.has_answers and not self._strip.is_over)
        self._fit_paper(self._board.width(), round(ABOVE * self._board.height()))

    # ------------------------------------------------------------------ sizes
    def _move(self, column: QVBoxLayout) -> None:
        """Move the paper and the tray into a column."""
        for place, area in enumerate((self.paper_area, self.tray_area)):
            _free(area)
            for layout in (self._main, self._side):
                layout.removeWidget(area)
            column.insertWidget(place + (column is self._main), area, 1 if area is self.tray_area else 0)

    def _fit_paper(self, room: int, most: int) -> int:
        """Size the paper for a width; returns the height it takes, at most `most`."""
        wide = max(100, min(room - 3 * _EDGE, self._style.px(WIDEST)))
        self._paper.setFixedWidth(wide)
        high = max(1, self._paper.heightForWidth(wide))  # -1 without words
        self._paper.setFixedHeight(high)
        taken = max(1, min(high + 2 * _EDGE, most))
        self.paper_area.setFixedHeight(taken)
        return taken

    def _fit_strip(self, room: int) -> None:
        self._strip.fit(room, round(STRIP * self._board.height()))

    def _fit_tray(self, room: int, height: int, *, beside_table: bool) -> None:
        wide = max(100, room - 3 * _EDGE)
        self._tray.fit(wide, height - 2 * _EDGE, beside_table=beside_table)


def _free(area: QScrollArea) -> None:
    """Let an area have any size again."""
    area.setMinimumSize(0, 0)
    area.setMaximumSize(16_777_215, 16_777_215)


def _in_the_middle(part: QWidget) -> QWidget:
    """A part in the middle of what scrolls, off the edges."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
    column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    return holder
