"""The trumps of a contract on a paper chip."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.engine import Contract, Ruleset
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import smooth, suit_chip
from belote_desktop.windows.look.style import Style


class SuitChip(QWidget):
    """A suit, or `NT` and `AT`, on paper."""

    def __init__(self, contract: Contract, rules: Ruleset, style: Style, deck_name: str, size: int = 40) -> None:
        super().__init__()
        self._contract, self._rules, self._deck_name = contract, rules, deck_name
        side = style.px(size)
        self.setFixedSize(side, side)
        self.setAccessibleName(words.denomination_name(contract.denomination))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        trump = self._contract.trump
        sign = words.denomination_sign(self._contract.denomination, self._rules)
        suit_chip(painter, trump, QRectF(self.rect()), self._deck_name, sign)
