"""The lessons of a course as stations on a line: done, now, to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.models.words import words
from belote_desktop.table.items.painting import CENTRED, draw_icon, smooth, write

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage

SIZE = 24
APART = 1.3
"""The least distance of two stations, in their size."""


def stretch(stations: int, now: int | None, room: int) -> range:
    """The stations that are shown if there is room for so many: all of them, or those around the present one."""
    room = max(1, min(room, stations))
    first = (stations if now is None else now) - room // 2
    first = max(0, min(first, stations - room))
    return range(first, first + room)


class Stations(QWidget):
    """A filled disc with a check for what is done, a strong ring with its number for the present one, a thin ring for
    what is to come. The words beside it tell the same.
    """

    def __init__(self, page: FrontPage) -> None:
        super().__init__()
        self._page = page
        self._done: tuple[bool, ...] = ()
        self._now: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_course(self, done: tuple[bool, ...], now: int | None) -> None:
        """Show which lessons are done, and the place of the next one."""
        self._done, self._now = done, now
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._page.px(SIZE + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._done:
            return
        painter, theme = QPainter(self), self._page.style_.theme
        smooth(painter)
        size = float(self._page.px(SIZE))
        shown = stretch(len(self._done), self._now, int((self.width() - 4) / (size * APART)))
        step = (self.width() - size - 4) / max(1, len(shown) - 1)
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        places = [2 + size / 2 + place * step for place in range(len(shown))]
        middle = self.height() / 2
        centres = [QPointF(self.width() - x if rtl else x, middle) for x in places]
        for one, other, number in zip(centres, centres[1:], shown, strict=False):
            done = self._done[number]
            painter.setPen(QPen(QColor(theme.primary if done else theme.line2), 2 if done else 1.2))
            painter.drawLine(one, other)
        for number, centre in zip(shown, centres, strict=True):
            self._paint_station(painter, centre, size, number)

    def _paint_station(self, painter: QPainter, centre: QPointF, size: float, number: int) -> None:
        theme, now = self._page.style_.theme, number == self._now
        disc = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        done = self._done[number]
        painter.setBrush(QColor(theme.primary if done else theme.raised))
        painter.setPen(QPen(QColor(theme.primary if done or now else theme.line2), 2.5 if now else 1.2))
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        if done:
            draw_icon(painter, "check", disc.adjusted(4, 4, -4, -4), theme.primary_text, stroke=2.6)
        else:
            colour = theme.text if now else theme.text2
            write(painter, disc, words.number(number + 1), size * 0.5, colour, bold=now, align=CENTRED)
