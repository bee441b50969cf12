"""The lessons of a chapter as tiles in rows, with a line from each to the next: solid behind, dashed ahead."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.windows.learn.lesson_tile import LessonTile
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.mirroring import visual_rect

MOST, NARROWEST = 6, 250
"""The most tiles in a row, and the least width of a tile, for text at 100 % (art/pages, 05)."""
ACROSS, DOWN = 22, 16
"""The gaps between tiles, in pixels."""


class LessonPath(QWidget):
    """Lays out tiles for its width; its height follows."""

    def __init__(self, style: Style, tiles: Sequence[LessonTile]) -> None:
        super().__init__()
        self._style, self.tiles = style, tuple(tiles)
        for tile in self.tiles:
            tile.setParent(self)

    @property
    def columns(self) -> int:
        """How many tiles a row has."""
        return max(1, min(MOST, (self.width() + ACROSS) // (self._style.px(NARROWEST) + ACROSS)))

    def arrange(self) -> None:
        """Put the tiles in rows, all of a row as high as the highest."""
        columns = self.columns
        wide, top = (self.width() + ACROSS) // columns - ACROSS, 0
        for start in range(0, len(self.tiles), columns):
            row = self.tiles[start : start + columns]
            high = max(tile.height_for(wide) for tile in row)
            for place, tile in enumerate(row):
                spot = QRect(place * (wide + ACROSS), top, wide, high)
                tile.setGeometry(visual_rect(self.layoutDirection(), self.rect(), spot))
            top += high + DOWN
        self.setFixedHeight(max(1, top - DOWN))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink = QPainter(self), self._style.ink
        for one, other in pairwise(self.tiles):
            if one.y() != other.y():
                continue
            done = one.progress.is_done
            pen = Qt.PenStyle.SolidLine if done else Qt.PenStyle.DotLine
            painter.setPen(QPen(ink.primary if done else ink.line2, 3, pen))
            level = one.y() + one.cloth_middle
            ends = sorted((one.geometry().center().x(), other.geometry().center().x()))
            half = one.width() / 2
            painter.drawLine(QPointF(ends[0] + half, level), QPointF(ends[1] - half, level))
