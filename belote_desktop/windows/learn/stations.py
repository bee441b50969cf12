"""The way through a guided deal: a row of stations, those behind filled, the present one ringed, those ahead small."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.models.words import words
from belote_desktop.windows.look.style import Style

DONE, NOW, AHEAD = 16.0, 24.0, 10.0
"""The sizes of the stations in pixels at 100 % (art/pages, picture 04)."""


class Stations(QWidget):
    """`show_place(place, count)` shows how far one is; it is told in words beside it, and so hidden from readers."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.place, self.count = 0, 1
        self.left: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_place(self, place: int, count: int, left: Collection[int] = ()) -> None:
        """The present station, from 0, and how many there are; `left` are those behind that were left out."""
        self.place, self.count, self.left = place, max(1, count), frozenset(left) - {place}
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(36 * self.count), self._style.px(NOW + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(14 * self.count), self._style.px(NOW + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._style.theme
        ink, brass = QColor(theme.cloth_text), QColor(theme.cloth_brass)
        spots = self.spots
        for number, (one, following) in enumerate(pairwise(spots)):
            painter.setPen(QPen(brass if number < self.place else _faint(ink), 3 if number < self.place else 1.5))
            painter.drawLine(one, following)
        for number, spot in enumerate(spots):
            self._paint_station(painter, spot, number, brass, ink)

    @property
    def spots(self) -> list[QPointF]:
        """The middles of the stations, from where the reading begins; their signs are the same in every language."""
        room = NOW * self._style.scale
        step = min(80.0 * self._style.scale, (self.width() - room) / max(1, self.count - 1))
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        ahead = [room / 2 + number * step for number in range(self.count)]
        return [QPointF(self.width() - x if mirrored else x, self.height() / 2) for x in ahead]

    def _paint_station(self, painter: QPainter, spot: QPointF, number: int, brass: QColor, ink: QColor) -> None:
        scale, edge = self._style.scale, QColor(self._style.theme.cloth_edge)
        done = number < self.place and number not in self.left
        size = (DONE if done else NOW if number == self.place else AHEAD) * scale
        disc = QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size)
        marked = done or number == self.place
        painter.setPen(QPen(brass if marked else _faint(ink), 2 if marked else 1.5))
        painter.setBrush(brass if done else edge)
        painter.drawEllipse(disc)
        if done:
            painter.setPen(QPen(edge, 2))
            painter.drawPolyline([
                QPointF(spot.x() - 0.22 * size, spot.y()), QPointF(spot.x() - 0.04 * size, spot.y() + 0.18 * size),
                QPointF(spot.x() + 0.26 * size, spot.y() - 0.2 * size),
            ])  # fmt: skip
        elif number == self.place:
            self._write_number(painter, disc, number, ink)

    def _write_number(self, painter: QPainter, disc: QRectF, number: int, ink: QColor) -> None:
        font = painter.font()
        font.setPixelSize(round(0.52 * disc.height()))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, words.number(number + 1))


def _faint(colour: QColor) -> QColor:
    made = QColor(colour)
    made.setAlphaF(0.55)
    return made
