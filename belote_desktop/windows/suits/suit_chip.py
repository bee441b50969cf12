"""The trumps of a contract on a paper chip."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.engine import Contract
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import smooth, suit_chip
from belote_desktop.windows.look.style import Style


class SuitChip(QWidget):
    """A suit, or the emblem of no trumps and all trumps, on paper."""

    def __init__(self, contract: Contract, style: Style, deck_name: str, size: int = 40) -> None:
        super().__init__()
        self._contract, self._deck_name = contract, deck_name
        side = style.px(size)
        self.setFixedSize(side, side)
        self.setAccessibleName(words.denomination_name(contract.denomination))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        suit_chip(painter, self._contract.denomination, QRectF(self.rect()), self._deck_name)
