"""A small picture of an unfinished match: contract and score at the side, then the table as it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.cards.small_cards import begin
from belote_desktop.windows.look.style import Style

if TYPE_CHECKING:
    from belote_desktop.engine import SeatView


class MatchPicture(QWidget):
    """The picture of a match, to recognise the one to continue. Until its view is known it is an empty cloth."""

    def __init__(self, style: Style, sides: Sides, view: SeatView | None = None) -> None:
        super().__init__()
        self._style, self._sides, self._view = style, sides, view
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(400, self._style.px(150))

    def show_view(self, view: SeatView) -> None:
        """Fill the empty cloth with what a seat sees of the match."""
        self._view = view
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room, style = QPainter(self), QRectF(self.rect()), self._style
        smooth(painter)
        begin(painter, room, style)
        side = QRectF(room.left(), room.top(), min(room.width() * 0.3, room.height() * 0.7), room.height())
        painter.fillRect(side, style.ink.panel)
        if self._view is not None:
            from belote_desktop.windows.new_match.match_painting import paint_match

            paint_match(painter, side, room.adjusted(side.width(), 0, 0, 0), self._view, self._sides, style)
        painter.restore()
