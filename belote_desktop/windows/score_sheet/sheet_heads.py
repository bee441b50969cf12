"""The head and the foot of the score sheet: the sides, their players, their totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from belote_desktop.engine import Score
from belote_desktop.models.score_sheet.sheet_form import SheetForm
from belote_desktop.models.score_sheet.sheet_marks import kept
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.sheet_delegate import POINTS_WIDTH, TOTAL_WIDTH
from belote_desktop.windows.widgets.page import label, set_role


class SheetHeads:
    """The head and the foot of the sheet, with a block for each side."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self.deal, self.unit = label(), label(role="note", wrap=True)
        self.total, self.lead = label(role="section"), label(role="sentence", wrap=True)
        self.head, self.foot = _row((self.deal, self.unit)), _row((self.total, self.lead))
        self._is_brief = False
        self._names: list[tuple[QLabel, QLabel]] = []
        self.totals: list[QLabel] = []
        self.kept: list[QLabel] = []
        self.width = POINTS_WIDTH + TOTAL_WIDTH
        """The width of a block, that of the columns of its side, at 100 %; `restyle` applies it."""
        self._blocks: list[tuple[QWidget, QWidget]] = []

    @property
    def upper_blocks(self) -> list[QWidget]:
        """The headings, the user's side first."""
        return [upper for upper, _ in self._blocks]

    def show(self, sides: Sides, totals: Sequence[int], last: Score | None) -> None:
        """Show the sides, their totals, and their bolts or marks after the `last` deal."""
        self.unit.setText(SheetForm.of(sides.rules).unit_text)
        self._show_notes()
        while len(self._blocks) > len(sides.order):
            self._drop()
        while len(self._blocks) < len(sides.order):
            self._add()
        for place, side in enumerate(sides.order):
            name, members = self._names[place]
            name.setText(sides.label(side))
            members.setText(sides.members(side) if sides.say_we else "")
            self.totals[place].setText(words.number(totals[side]))
            against = [] if last is None else kept(sides.rules, last, side)
            self.kept[place].setText("\n".join(against))
            self.kept[place].setVisible(bool(against))
        self.restyle()

    def be_brief(self, brief: bool) -> None:
        """Move the sentences below the headings to tool tips, to leave room for the rows."""
        if brief != self._is_brief:
            self._is_brief = brief
            self._show_notes()

    def _show_notes(self) -> None:
        for head, note in ((self.deal, self.unit), (self.total, self.lead)):
            note.setVisible(bool(note.text()) and not self._is_brief)
            head.setToolTip(note.text() if self._is_brief else "")

    def tell(self, text: str) -> None:
        """Set the text beside the totals."""
        self.lead.setText(text)
        self._show_notes()

    def restyle(self) -> None:
        """Apply a change of text size or width."""
        for pair in self._blocks:
            for block in pair:
                block.setFixedWidth(self._style.px(self.width))

    def leave_room(self, start: int, end: int) -> None:
        """Set the margins at both ends, so that headings stay over their columns beside a scroll bar."""
        for row in (self.head, self.foot):
            row.setContentsMargins(start, 0, end, 0)

    def _add(self) -> None:
        name, members, total = label(role="side", wrap=True), label(role="note", wrap=True), label(role="score")
        against = label(role="note", wrap=True)
        for each in (name, members, total, against):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._names.append((name, members))
        self.totals.append(total)
        self.kept.append(against)
        upper, lower = _block((name, members)), _block((total, against))
        self.head.addWidget(upper)
        self.foot.addWidget(lower)
        self._blocks.append((upper, lower))

    def _drop(self) -> None:
        self._names.pop()
        self.totals.pop()
        self.kept.pop()
        for block in self._blocks.pop():
            block.hide()
            block.deleteLater()


def _row(start: Sequence[QWidget]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(0)
    row.addLayout(_stacked(start), 1)
    return row


def _block(parts: Sequence[QWidget]) -> QWidget:
    block = QWidget()
    set_role(block, "plain")
    block.setLayout(_stacked(parts))
    return block


def _stacked(parts: Sequence[QWidget]) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setContentsMargins(4, 4, 4, 6)
    column.setSpacing(0)
    for part in parts:
        column.addWidget(part)
    return column
