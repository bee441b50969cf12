"""The cards of a trick that is over, overlapping in the order of play, with the name of the player who won it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.cards.noted_card import NotedCard
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style

STEP = 0.52
"""How much of a card the next one leaves in sight, as a share of its width: the index and some more. By eye."""
_CROWN, _BELOW = 13, 20
"""The size of the crown before the name, and the height of their line, in pixels at 100 %."""


class TrickFan(QWidget):
    """Cards that lie on each other; `winner` is a name, or empty."""

    def __init__(self, cards: Sequence[NotedCard], winner: str, style: Style) -> None:
        super().__init__()
        self.winner = winner
        self._cards, self._style = tuple(cards), style
        for card in cards:
            card.setParent(self)

    def sizeHint(self) -> QSize:
        card = self._cards[0].sizeHint()
        wide = card.width() + round(STEP * card.width()) * (len(self._cards) - 1)
        name = self._style.font(12, bold=True)
        if self.winner:
            self.setFont(name)
            wide = max(wide, self.fontMetrics().horizontalAdvance(self.winner) + self._style.px(_CROWN + 10))
        return QSize(wide, card.height() + (self._style.px(_BELOW) if self.winner else 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay()

    def lay(self) -> None:
        """Put the cards where they lie at their present size."""
        size = self._cards[0].sizeHint()
        for place, card in enumerate(self._cards):  # from left to right in every language, as a trick is played
            card.setGeometry(place * round(STEP * size.width()), 0, size.width(), size.height())
            card.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.winner:
            return
        painter, ink = QPainter(self), self._style.ink
        smooth(painter)
        high, crown = self._style.px(_BELOW), self._style.px(_CROWN)
        line = QRectF(4, self.height() - high, self.width() - 8, high)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = line.right() - crown if mirrored else line.left()
        picture = sign_pixmap("crown", ink.cloth_brass, crown, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(left, line.center().y() - crown / 2), picture)
        painter.setFont(self._style.font(12, bold=True))
        painter.setPen(ink.cloth_text)
        beside = line.adjusted(0, 0, -crown - 4, 0) if mirrored else line.adjusted(crown + 4, 0, 0, 0)
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(beside, side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute, self.winner)
