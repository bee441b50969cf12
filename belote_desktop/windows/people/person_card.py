"""Somebody's portrait with the name and a line beside it."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.table.items.fonts import elided, text_width
from belote_desktop.table.items.painting import smooth, write
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.windows.look.style import Style

TILE, GAP = 56, 10
NAME, LINE = 15.0, 13.0


class PersonCard(QWidget):
    """Readers read the name and the line; the portrait is decoration."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.face, self.name, self.line = "", "", ""

    def show_person(self, face: str, name: str, line: str) -> None:
        """Show somebody."""
        self.face, self.name, self.line = face, name, line
        #: Read aloud. {name}: a player's name. {about}: a line on the player, "Balanced, talkative".
        self.setAccessibleName(self.tr("{name}: {about}").format(name=name, about=line))
        self.setToolTip(line)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._style.px
        words = max(text_width(self.name, px(NAME), bold=True), text_width(self.line, px(LINE)))
        return QSize(px(TILE) + px(GAP) + math.ceil(words) + 4, px(TILE))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(TILE), self._style.px(TILE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px, theme = QPainter(self), self._style.px, self._style.theme
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        tile, begin = px(TILE), px(TILE) + px(GAP)
        room = self.width() - begin
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        draw_person(painter, QRectF(self.width() - tile if mirrored else 0, 0, tile, tile), self.name, self.face, theme)
        words = QRectF(0 if mirrored else begin, 0, room, tile)
        upper, lower = words.adjusted(0, tile * 0.14, 0, -tile / 2), words.adjusted(0, tile / 2, 0, -tile * 0.1)
        write(painter, upper, elided(self.name, room, px(NAME), bold=True), px(NAME), theme.text, bold=True)
        write(painter, lower, elided(self.line, room, px(LINE)), px(LINE), theme.text2)
        painter.end()
