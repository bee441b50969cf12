"""The points of a deal as one bar: how far the taker's side came, and the line it had to reach."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from belote_desktop.models.score_sheet.deal_ending import ContractBar
from belote_desktop.models.words import words
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import CENTRED, smooth, write
from belote_desktop.table.items.theme import mixed
from belote_desktop.windows.look.style import Style

HIGH, OVER, ABOVE = 20, 3, 15
"""The height of the bar, how far the line of the contract stands out of it, and the room for the figure above that
line, in pixels at 100 %."""
FIGURE, NEEDED = 13.0, 12.0
"""The sizes of the figures in the bar and above it."""
PALE = 0.72
"""How far the part of the defenders is raised towards the paper (art/pages, NOTES)."""


class PaintedBar(QWidget):
    """Draws a `ContractBar` in the colours of the sides. The sentence below it says the same."""

    def __init__(self, bar: ContractBar, style: Style) -> None:
        super().__init__()
        self._bar, self._style = bar, style
        self._share, self._moves = 1.0, True
        self.setFixedHeight(style.px(HIGH + 2 * OVER + (0 if bar.is_swept else ABOVE)))

    def appear(self, share: float, *, moves: bool) -> None:
        """Grow from the beginning of the line, or fade in."""
        self._share, self._moves = share, moves
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, bar, px = QPainter(self), self._bar, self._style.px
        smooth(painter)
        if not self._moves:
            painter.setOpacity(self._share)
        whole, drawn = max(1, bar.takers + bar.defenders), self._share if self._moves else 1.0
        room = QRectF(0, self.height() - px(HIGH + OVER), self.width(), px(HIGH))
        ends = room.width() * bar.takers / whole
        theme = self._style.theme
        ours, theirs = (theme.we, theme.you) if bar.is_ours else (theme.you, theme.we)
        painter.fillRect(self._mirrored(QRectF(0, room.y(), ends * drawn, room.height())), QColor(ours))
        rest = QRectF(ends, room.y(), (room.width() - ends) * drawn, room.height())
        painter.fillRect(self._mirrored(rest), QColor(mixed(theirs, theme.raised, PALE)))
        painter.setPen(QPen(QColor(theme.line2), 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))
        needed = min(room.width() - 1.0, room.width() * bar.needed / whole)
        if not bar.is_swept:
            self._paint_needed(painter, room, needed)
        if drawn >= 1.0:
            self._paint_figures(painter, room, ends, needed)
        painter.end()

    def _mirrored(self, place: QRectF) -> QRectF:
        """A place counted from where the window begins to read."""
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            return place
        return QRectF(self.width() - place.right(), place.y(), place.width(), place.height())

    def _paint_needed(self, painter: QPainter, room: QRectF, needed: float) -> None:
        """The line of the contract with its figure above."""
        px, text = self._style.px, words.number(self._bar.needed)
        top = px(ABOVE)
        line = self._mirrored(QRectF(needed, top, 0, self.height() - top))
        painter.setPen(QPen(QColor(self._style.theme.text), 2))
        painter.drawLine(line.topLeft(), line.bottomLeft())
        wide = text_width(text, px(NEEDED)) + 4
        begin = min(max(0.0, needed - wide / 2), room.width() - wide)
        place = self._mirrored(QRectF(begin, 0, wide, top))
        write(painter, place, text, px(NEEDED), self._style.theme.text2, align=CENTRED)

    def _paint_figures(self, painter: QPainter, room: QRectF, ends: float, needed: float) -> None:
        """The points of both sides at the ends of their parts, where they have room and meet no line."""
        theme, px = self._style.theme, self._style.px
        for text, begin, end, colour in (
            (words.number(self._bar.takers), 0.0, ends, theme.raised),
            (words.number(self._bar.defenders), ends, room.width(), theme.text),
        ):
            wide = text_width(text, px(FIGURE), bold=True) + px(12)
            at = begin if begin == 0.0 else end - wide
            meets = not self._bar.is_swept and at < needed < at + wide
            if wide <= end - begin and not meets:
                place = self._mirrored(QRectF(at, room.y(), wide, room.height()))
                write(painter, place, text, px(FIGURE), colour, bold=True, align=CENTRED)
