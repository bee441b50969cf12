"""A station of the timeline: a caption, a sign, who did what with the card, and what it cost."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from belote_desktop.models.words import words as wording
from belote_desktop.table.items.flowing_text import FlowingText, folded, one_line
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import CENTRED, box, draw_icon, smooth, write
from belote_desktop.table.overlays.reader_clicks import ReaderClicks
from belote_desktop.windows.look.style import Style

SMALL, LARGE = 26, 38
"""The sizes of the signs of ordinary moments and of those that mattered (art/pages, picture 07)."""
MOST, FIELD = 150, 176
"""The greatest width of the words of a station, before they go on in a second line, and of the field that marks it."""


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


class Form(Enum):
    """How much a station shows, and how high it is, in pixels for text at 100 %."""

    HIGH = 120
    """The caption, the sign, the deed and the cost below each other."""
    LOW = 78
    """The sign with the cost beside it, and the deed."""
    SIGNS = 44
    """The sign; beside that of the moment that is shown stand its deed and its cost."""


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
        self.form = Form.HIGH
        self.is_folded = False
        """Whether the deed stands in two lines where one would do, to leave room to the other stations."""
        self._ends = (True, True)
        self.setCheckable(True)
        ReaderClicks(self)
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

    def _deed(self, *, is_folded: bool) -> FlowingText:
        """Who did what, in one line or in two close ones."""
        px = self._style.px
        now = self.isChecked()
        line = one_line(self.face.deed, px(13), bold=now)
        is_line = line.width <= px(MOST) and not is_folded
        return line if is_line else folded(self.face.deed, px(13), bold=now)

    @property
    def _cost_width(self) -> float:
        """The width of the points, where they stand beside the sign."""
        if not self.face.points:
            return 0.0
        return text_width(self.face.points, self._style.px(13), bold=True) + self._style.px(8)

    def sizeHint(self) -> QSize:
        return QSize(self.width_in(is_folded=self.is_folded), self._style.px(self.form.value))

    def width_in(self, *, is_folded: bool) -> int:
        """The width it needs if its deed stands in one line or in two."""
        px, deed = self._style.px, self._deed(is_folded=is_folded).width
        if self.form is Form.SIGNS:
            return px(44) + (round(deed + self._cost_width + px(10)) if self.isChecked() else 0)
        beside = 2 * (px(LARGE / 2 + 2) + self._cost_width) if self.form is Form.LOW and self.face.points else 0.0
        caption = one_line(self.face.caption, px(12), bold=True).width if self.form is Form.HIGH else 0.0
        return max(px(76), round(max(deed, caption, beside)) + px(16))

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
        field = self.field
        level = {Form.HIGH: float(px(42)), Form.LOW: float(px(22)), Form.SIGNS: field.center().y()}[self.form]
        at = QPointF(field.center().x(), level)
        if self.form is Form.SIGNS:
            at.setX(self._mirrored(QRectF(field.x() + px(3), 0, px(LARGE), 1)).center().x())
        self._paint_line(painter, at)
        if self.isChecked():
            box(painter, field, 10, theme.select, theme.primary, 2)
        self._paint_sign(painter, at)
        self._paint_words(painter, level)
        if self.hasFocus():
            box(painter, field.adjusted(2, 2, -2, -2), 8, None, theme.accent_text, 2)
        painter.end()

    @property
    def field(self) -> QRectF:
        """What is marked of the present station: not all of the room that a few stations leave to each."""
        widest = max(0 if self.form is Form.SIGNS else self._style.px(FIELD), self.sizeHint().width())
        spare = max(0, self.width() - widest) / 2
        return QRectF(self.rect()).adjusted(spare, 0, -spare, 0)

    def _mirrored(self, place: QRectF) -> QRectF:
        """A place as counted from where lines begin."""
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            place.moveRight(self.width() - place.x())
        return place

    def _paint_words(self, painter: QPainter, level: float) -> None:
        """The caption, the deed and the cost, where the form has room for them."""
        px, theme, now, whole = self._style.px, self._style.theme, self.isChecked(), QRectF(self.rect())
        deed, points = self._deed(is_folded=self.is_folded), self.face.points
        cost = QRectF(0, whole.bottom() - px(23), whole.width(), px(20))
        room = QRectF(px(4), px(64), whole.width() - px(8), px(34))
        if self.form is Form.HIGH:
            caption = QRectF(0, px(3), whole.width(), px(18))
            write(painter, caption, self.face.caption, px(12), theme.text2, bold=now, align=CENTRED)
        elif self.form is Form.LOW:
            room.moveTop(px(43))
            cost = QRectF(whole.center().x() + px(LARGE / 2 + 2), level - px(10), self._cost_width, px(20))
        elif now:
            words = QRectF(self.field.x() + px(LARGE + 6), 0, deed.width + px(4), whole.height())
            cost = self._mirrored(QRectF(words.right(), level - px(10), self._cost_width, px(20)))
            room = self._mirrored(words)
        else:
            return
        if self.form is Form.LOW and points:
            cost = self._mirrored(cost)
            painter.fillRect(cost, QColor(theme.select if now else theme.raised))
        ink = theme.bad if self.face.sign is Sign.MISTAKE else theme.text2
        write(painter, cost, points, px(13), ink, bold=now or self.face.matters, align=CENTRED)
        drop = max(0.0, (room.height() - deed.height) / 2) - (0 if self.form is Form.SIGNS else px(4))
        deed.paint(painter, room.adjusted(0, drop, 0, 0), theme.text, self._style.deck, centred=True)

    def _paint_line(self, painter: QPainter, at: QPointF) -> None:
        """The line to the stations beside this one."""
        painter.setPen(QPen(self._style.ink.line2, 2))
        first, last = self._ends
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            first, last = last, first
        if not first:
            painter.drawLine(QPointF(0, at.y()), at)
        if not last:
            painter.drawLine(at, QPointF(self.width(), at.y()))

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
            write(painter, ring, wording.question_mark(), px(20), colour, bold=True, align=CENTRED)
