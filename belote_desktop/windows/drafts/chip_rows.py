"""Controls for rules that are rows of contracts or ranks: chips that can be reordered and, for some rules, left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton

from belote_desktop.engine.cards import Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import smooth, suit_chip
from belote_desktop.table.overlays.reader_clicks import ReaderClicks, show_checked
from belote_desktop.windows.drafts.number_rows import index_letter
from belote_desktop.windows.drafts.part_rows import MovableRow
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import set_role


class Chips(MovableRow):
    """The words of a row as chips; if words can be left out, a pressed chip is in the row."""

    def __init__(self, chips: Mapping[str, QPushButton], style: Style, *, checkable: bool, between: str = "-") -> None:
        super().__init__(style)
        self._chips, self._between = dict(chips), between
        self._order = list(chips)
        self._checkable = checkable
        for button in self._chips.values():
            set_role(button, "chip")
            button.setParent(self)
            button.setAutoDefault(False)
            button.setCheckable(checkable)
            self.watch(button)
            if checkable:
                button.clicked.connect(self._tell)
                ReaderClicks(button)
        self._arrange()

    @property
    def row(self) -> tuple[str, ...]:
        """The words in the row, in order."""
        return tuple(word for word in self._order if not self._checkable or self._chips[word].isChecked())

    def select(self, value: object) -> None:
        """Show a row without emitting a signal; words not in it stay in place or come last."""
        wanted = tuple(map(str, cast("Sequence[str]", value)))
        if wanted == self.row and self._checkable:
            return
        if tuple(word for word in self._order if word in wanted) != wanted:
            self._order = [*wanted, *(word for word in self._order if word not in wanted)]
        for word, button in self._chips.items():
            show_checked(button, word in wanted)
            button.setVisible(self._checkable or word in wanted)
        self._order = [word for word in self._order if word in self._chips]
        self._arrange()

    def name(self, text: str) -> None:
        """Set the accessible name of the row."""
        self.setAccessibleName(text)
        #: {rule}: the name of a rule. Read aloud.
        said = self.tr("{rule}. Move this with Ctrl and the arrow keys.").format(rule=text)
        for button in self._chips.values():
            button.setAccessibleDescription(said)

    def swap(self, at: int, other: int) -> None:
        self._order[at], self._order[other] = self._order[other], self._order[at]
        self._arrange()
        self._tell()

    def _arrange(self) -> None:
        self._show_parts([*(self._chips[word] for word in self._order), self.earlier, self.later])

    def _tell(self) -> None:
        self.chosen.emit(self._between.join(self.row) or "none")


def contract_chips(style: Style) -> Chips:
    """Chips for the contracts from lowest to highest: suits as signs, the others in words."""
    chips: dict[str, QPushButton] = {}
    for contract in Denomination:
        name = words.denomination_name(contract)
        button = QPushButton("" if contract.suit is not None else name)
        button.setAccessibleName(name)
        button.setToolTip(name)
        if contract.suit is not None:
            side = style.px(26)
            button.setIcon(_on_paper(contract.suit, side, style))
            button.setIconSize(QSize(side, side))
        chips[str(contract)] = button
    return Chips(chips, style, checkable=True)


def rank_chips(style: Style) -> Chips:
    """Chips for the ranks of a suit from highest to lowest, by the letters of the cards."""
    chips: dict[str, QPushButton] = {}
    for rank in reversed(Rank):
        button = QPushButton(index_letter(rank, style))
        button.setAccessibleName(words.rank_name(rank))
        button.setToolTip(words.rank_name(rank))
        button.setFixedWidth(style.px(44))
        chips[str(rank)] = button
    return Chips(chips, style, checkable=False, between="")


def _on_paper(suit: Suit, side: int, style: Style) -> QIcon:
    icon = QIcon()
    for ratio in (1, 2):
        picture = QPixmap(side * ratio, side * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        smooth(painter)
        suit_chip(painter, suit, QRectF(0, 0, side, side), style.deck)
        painter.end()
        icon.addPixmap(picture)
    return icon
