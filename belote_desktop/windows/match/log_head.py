"""The head of the log: who sits in which column."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListView, QWidget

from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.fonts import elided, text_width
from belote_desktop.table.items.painting import CENTRED, smooth, write
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.table.items.theme import faint
from belote_desktop.variants.people import portrait_of
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match.log_painting import EDGE, Columns, LogLines, place_of

_FACE = 30
"""The side of a portrait at 100 %."""

_SMALLEST = 0.7
"""How small a name becomes before it is cut, as a share."""


class LogHead(QWidget):
    """A portrait and a name above each column of the list. Screen readers hear the names in the rows."""

    def __init__(self, style: Style, below: QListView, lines: LogLines) -> None:
        super().__init__()
        self._style, self._below, self._lines = style, below, lines
        self._sides: Sides | None = None

    def show_sides(self, sides: Sides) -> None:
        """Show the players of a match."""
        self._sides = sides
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self._style.px(_FACE + 24) + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sides is None:
            return
        painter, sides = QPainter(self), self._sides
        smooth(painter)
        theme, whole = self._style.theme, QRectF(self.rect())
        painter.fillRect(whole, QColor(theme.paper))
        painter.setPen(QPen(faint(theme.text, 1), 2))
        painter.drawLine(QLineF(EDGE, whole.bottom() - 1, whole.right() - EDGE, whole.bottom() - 1))
        columns = Columns.of(self._lines.width - 2 * EDGE, sides.rules.table.seats, self._style)
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        lead = EDGE + self._below.spacing() + self._below.frameWidth()
        for seat in range(sides.rules.table.seats):
            x = lead + columns.middle(place_of(seat, sides))
            self._paint_player(painter, self.width() - x if leftwards else x, columns.seat, seat, sides)
        painter.end()

    def _paint_player(self, painter: QPainter, middle: float, width: float, seat: int, sides: Sides) -> None:
        px, theme, name = self._style.px, self._style.theme, sides.names.of(seat)
        side, face = min(px(_FACE), width - 6), "" if seat == sides.seat else portrait_of(name)
        place = QRectF(middle - side / 2, 6, side, side)
        draw_person(painter, place, name, face, theme, disc=True)
        room = QRectF(middle - width / 2, place.bottom() + 2, width, px(18))
        size = px(12) * max(_SMALLEST, min(1.0, (width - 2) / max(1.0, text_width(name, px(12)))))
        write(painter, room, elided(name, width - 2, size), size, theme.text2, align=CENTRED)
