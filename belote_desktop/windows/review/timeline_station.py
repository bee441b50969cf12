"""A station of the timeline: a caption, a sign, who did what with the card, and what it cost."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from belote_desktop.table.items.flowing_text import FlowingText, folded, one_line
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import CENTRED, box, draw_icon, smooth, write
from belote_desktop.windows.look.style import Style

SMALL, LARGE = 26, 38
"""The sizes of the signs of ordinary moments and of those that mattered (art/pages, picture 07)."""
HIGH, LOW = 120, 78
"""The height of a station, and in a low window."""
MOST = 150
"""The greatest width of the words of a station, before they go on in a second line."""


class Sign(Enum):
    """The sign of a moment: its icon, and the colour token it is drawn in."""

    FINE = "check", "text3"
    MISTAKE = "alert", "bad"
    BAD_LUCK = "rain", "luck"
    GOOD_LUCK = "clover", "luck"
    ASKED = "", "accent_text"
    """A question that has not been answered."""
    UNJUDGED = "", "text3"
    """Nothing was to be decided."""
    RESULT = "sheet", "text3"

    @property
    def icon(self) -> str:
        return self.value[0]

    @property
    def colour(self) -> str:
        return self.value[1]

    @property
    def is_large(self) -> bool:
        """Whether it stands for a moment that mattered."""
        return self in (Sign.MISTAKE, Sign.BAD_LUCK, Sign.GOOD_LUCK, Sign.ASKED)


@dataclass(frozen=True)
class Face:
    """What a station shows; `spoken` is all of it for a screen reader, and `meaning` says what the points are."""

    caption: str
    sign: Sign
    deed: str
    points: str
    spoken: str
    meaning: str = ""

    @property
    def matters(self) -> bool:
        """Whether the moment is more than ordinary."""
        return self.sign.is_large


NOTHING = Face("", Sign.UNJUDGED, "", "", "")


class Station(QAbstractButton):
    """A moment that can be chosen; the line of the timeline runs through its sign."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.face = NOTHING
        self.is_low = False
        self._ends = (True, True)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """The timeline says which station is the present one."""

    def show_face(self, face: Face) -> None:
        """Show a moment."""
        self.face = face
        self.setAccessibleName(face.spoken)
        self.setToolTip(face.meaning)
        self.updateGeometry()
        self.update()

    def set_ends(self, *, first: bool, last: bool) -> None:
        """Whether the line begins or ends here."""
        self._ends = (first, last)
        self.updateGeometry()
        self.update()

    def _deed(self) -> FlowingText:
        """Who did what, in one line or in two close ones."""
        px = self._style.px
        now = self.isChecked()
        line = one_line(self.face.deed, px(13), bold=now)
        return line if line.width <= px(MOST) else folded(self.face.deed, px(13), bold=now)

    @property
    def _cost_width(self) -> float:
        """The width of the points, where they stand beside the sign."""
        return text_width(self.face.points, self._style.px(13), bold=True) + self._style.px(8)

    def sizeHint(self) -> QSize:
        px = self._style.px
        beside = 2 * (px(LARGE / 2 + 2) + self._cost_width) if self.is_low and self.face.points else 0.0
        wide = max(self._deed().width, one_line(self.face.caption, px(12), bold=True).width, beside)
        return QSize(max(px(76), round(wide) + px(16)), px(LOW if self.is_low else HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys belong to the timeline: a button would pass the focus on."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ drawing
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px, theme = QPainter(self), self._style.px, self._style.theme
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        whole = QRectF(self.rect())
        if self.isChecked():
            box(painter, whole, 10, theme.select, theme.primary, 2)
        level, cost = float(px(22 if self.is_low else 42)), QRectF(0, whole.bottom() - px(23), whole.width(), px(20))
        self._paint_line(painter, level)
        self._paint_sign(painter, QPointF(whole.center().x(), level))
        now = self.isChecked()
        if not self.is_low:
            caption = QRectF(0, px(3), whole.width(), px(18))
            write(painter, caption, self.face.caption, px(12), theme.text2, bold=now, align=CENTRED)
        elif self.face.points:
            cost = QRectF(whole.center().x() + px(LARGE / 2 + 2), level - px(10), self._cost_width, px(20))
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                cost.moveRight(whole.width() - cost.x())
            painter.fillRect(cost, QColor(theme.select if now else theme.raised))
        ink = theme.bad if self.face.sign is Sign.MISTAKE else theme.text2
        write(painter, cost, self.face.points, px(13), ink, bold=now or self.face.matters, align=CENTRED)
        deed, top = self._deed(), px(43 if self.is_low else 63)
        room = QRectF(px(4), top, whole.width() - px(8), px(34))
        drop = max(0.0, (room.height() - deed.height) / 2)
        deed.paint(painter, room.adjusted(0, drop - px(4), 0, 0), theme.text, self._style.deck, centred=True)
        if self.hasFocus():
            box(painter, whole.adjusted(2, 2, -2, -2), 8, None, theme.accent_text, 2)
        painter.end()

    def _paint_line(self, painter: QPainter, level: float) -> None:
        """The line to the stations beside this one."""
        painter.setPen(QPen(self._style.ink.line2, 2))
        first, last = self._ends
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            first, last = last, first
        middle = self.width() / 2
        painter.drawLine(QPointF(middle if first else 0, level), QPointF(middle if last else self.width(), level))

    def _paint_sign(self, painter: QPainter, centre: QPointF) -> None:
        px, theme, sign = self._style.px, self._style.theme, self.face.sign
        colour = str(getattr(theme, sign.colour))
        size = float(px(LARGE if sign.is_large else SMALL))
        ring = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        round_by = 0.3 * size if sign is Sign.MISTAKE else size / 2
        box(painter, ring, round_by, theme.raised, colour, 2.4 if sign.is_large else 2)
        edge = 0.24 * size
        if sign.icon:
            draw_icon(painter, sign.icon, ring.adjusted(edge, edge, -edge, -edge), colour, stroke=2.2)
        elif sign is Sign.ASKED:
            write(painter, ring, "?", px(20), colour, bold=True, align=CENTRED)
