"""Controls for rules that are rows of numbers: a labelled field for each number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QWidget

from belote_desktop.engine.cards import Rank
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules import RuleField, Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.words import words
from belote_desktop.windows.drafts.part_rows import MovableRow, PartRow
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label
from belote_desktop.windows.widgets.typed_controls import Number

MOST = 8
"""The most fields of a row of numbers that can grow."""
MOST_POINTS = 999


class Cell(QWidget):
    """A number field with a label before it."""

    def __init__(self, low: int, high: int, style: Style, parent: QWidget, *, sign: str = "", name: str = "") -> None:
        super().__init__(parent)
        self.sign = label(sign, "name")
        self.spoken = name
        self.number = Number(low, high, style, self, width=66, waits=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, style.px(6), 0)
        row.setSpacing(style.px(4))
        row.addWidget(self.sign)
        row.addWidget(self.number)
        self.sign.setVisible(bool(sign))

    @property
    def typed(self) -> str:
        return self.number.text().strip()

    def call(self, sign: str, name: str) -> None:
        """Set the label, and the accessible name."""
        self.sign.setText(sign)
        self.sign.setVisible(bool(sign))
        self.spoken = name


class Numbers(PartRow):
    """A row of numbers; the empty field at its end adds one, and an emptied field is removed.

    It emits the whole row when the focus leaves it or Enter is pressed, because a half-typed row of packets is wrong.
    """

    def __init__(self, field: RuleField, style: Style) -> None:
        super().__init__(style)
        self._low, self._high = field.low or 0, field.high or MOST_POINTS
        self._cells: list[Cell] = []
        self._called = self._shown = ""

    def select(self, value: object) -> None:
        """Show a row without emitting a signal."""
        row = cast("Sequence[int]", value)
        wanted = self._places(len(row))
        while len(self._cells) < wanted:
            self._cells.append(self._cell(len(self._cells)))
        for at, cell in enumerate(self._cells):
            cell.number.select(row[at] if at < len(row) else "")
        self._show_parts(self._cells[:wanted])
        self._shown = self._spelled()
        self.name(self._called)

    def name(self, text: str) -> None:
        """Set the accessible names of the row and of each field."""
        self._called = text
        self.setAccessibleName(text)
        #: {rule}: the name of a rule. Read aloud. {place}: which of its fields, "a run of 3 cards".
        pattern = self.tr("{rule}: {place}")
        for at, cell in enumerate(self._cells):
            cell.number.name(pattern.format(rule=text, place=cell.spoken or words.number(at + 1)))

    def _places(self, length: int) -> int:
        return min(length + 1, MOST)

    def _cell(self, _at: int) -> Cell:
        cell = Cell(self._low, self._high, self.style_, self)
        cell.number.editingFinished.connect(partial(self._on_finished, cell))
        return cell

    def _spelled(self) -> str:
        shown = [cell.typed for cell in self._cells if not cell.isHidden()]
        return "-".join(filter(None, shown)) or "none"

    def _on_finished(self, finished: Cell) -> None:
        goes_on = any(cell.number.hasFocus() for cell in self._cells if cell is not finished)
        if not goes_on and self._spelled() != self._shown:
            self._shown = self._spelled()
            self.chosen.emit(self._shown)


class RunPoints(Numbers):
    """The points of runs, each labelled with its length."""

    def _cell(self, at: int) -> Cell:
        cell = super()._cell(at)
        #: Read aloud: the points of this run.
        length = counted(QT_TRANSLATE_NOOP("RunPoints", "a run of %n card(s)", "", 1), at + 3)
        cell.call(words.number(at + 3), words.sentence(length))
        return cell


class RankPoints(Numbers):
    """The points of a suit's ranks, from highest to lowest, in the order of the rule `order`."""

    def __init__(self, field: RuleField, order: str, style: Style) -> None:
        super().__init__(field, style)
        self._order = order

    def fit(self, rules: Ruleset) -> None:
        """Label the fields with the ranks in their present order."""
        for cell, letter in zip(self._cells, str(rules.value(self._order)), strict=False):
            rank = Rank.parse(letter)
            cell.call(index_letter(rank, self.style_), words.rank_name(rank))
        self.name(self._called)
        self.updateGeometry()

    def _places(self, length: int) -> int:
        return length

    def _spelled(self) -> str:
        return "-".join(cell.typed or "0" for cell in self._cells)


class FourPoints(MovableRow):
    """The points of four of a kind, best first: a field for each rank, empty if it scores nothing."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._cells = {str(rank): self._cell(rank) for rank in reversed(Rank)}
        self._order = list(self._cells)
        self._dealt = set(self._cells)

    def fit(self, rules: Ruleset) -> None:
        """Hide ranks that are not in the pack."""
        self._dealt = {str(card.rank) for card in pack(rules)}
        self._arrange()

    def _cell(self, rank: Rank) -> Cell:
        cell = Cell(0, MOST_POINTS, self.style_, self, sign=index_letter(rank, self.style_), name=words.rank_name(rank))
        cell.number.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{0,3}"), cell))
        cell.number.chosen.connect(self._tell)
        self.watch(cell.number)
        return cell

    def select(self, value: object) -> None:
        """Show the fours that score, without emitting a signal; the other ranks follow."""
        row = {text[0]: text[1:] for text in cast("Sequence[str]", value)}
        self._order = [*row, *(letter for letter in self._order if letter not in row)]
        for letter, cell in self._cells.items():
            cell.number.select(row.get(letter, ""))
        self._arrange()

    def name(self, text: str) -> None:
        """Set the accessible names of the points and of each rank's field."""
        self.setAccessibleName(text)
        #: {rule}: the name of a rule. Read aloud.
        said = self.tr("{rule}. Move this with Ctrl and the arrow keys.").format(rule=text)
        for cell in self._cells.values():
            #: {rule}: the name of a rule. Read aloud. {place}: which of its fields, "jacks".
            cell.number.name(self.tr("{rule}: {place}").format(rule=text, place=cell.spoken))
            cell.number.setAccessibleDescription(said)

    def swap(self, at: int, other: int) -> None:
        one, two = (
            next(letter for letter, cell in self._cells.items() if cell is self.movable[place]) for place in (at, other)
        )
        at, other = self._order.index(one), self._order.index(two)
        self._order[at], self._order[other] = two, one
        self._arrange()
        self._tell()

    def _arrange(self) -> None:
        shown = (letter for letter in self._order if letter in self._dealt or self._cells[letter].typed)
        self._show_parts([*(self._cells[letter] for letter in shown), self.earlier, self.later])

    def _tell(self) -> None:
        """Emit the row sorted by points; ranks with equal points keep the user's order."""
        points = {letter: int(self._cells[letter].typed or 0) for letter in self._order}
        counting = sorted((letter for letter in points if points[letter]), key=lambda letter: -points[letter])
        self.chosen.emit("-".join(f"{letter}{points[letter]}" for letter in counting) or "none")


def index_letter(rank: Rank, style: Style) -> str:
    """The index letter of a rank."""
    return "10" if rank is Rank.TEN else words.rank_letters(style.index)[rank]
