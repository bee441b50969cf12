"""The medal of an achievement with the emblem of its group: filled once it is reached, else drawn in thin lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.models.achievements.achievements import Group
from belote_desktop.models.achievements.counts import Count
from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.look.style import Style

THIN, STRONG = 1.2, 2.4
"""Pens at 100 %: of what is not reached, and of what is."""
INSIDE = 0.52
"""The emblem takes this part of the medal."""
TOP, WHOLE = 90 * 16, 360 * 16
"""Where the arc begins that shows how much is reached, and a whole turn: sixteenths of a degree."""


class Medal(QWidget):
    """What it shows is told in words beside it, so screen readers skip it. `size` is in pixels at 100 %."""

    def __init__(self, style: Style, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self._size = style, size
        self._group, self.count = Group.LEARNING, Count(0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_count(self, group: Group, count: Count) -> None:
        """Show how far one is with an achievement of a group."""
        self._group, self.count = group, count
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(self._size), self._style.px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        ink, scale, reached = self._style.ink, self._style.scale, self.count.is_reached
        side = min(self.width(), self.height())
        disc = QRectF(0, 0, side, side).adjusted(2 * scale, 2 * scale, -2 * scale, -2 * scale)
        painter.setPen(QPen(ink.cloth_brass if reached else ink.line2, (STRONG if reached else THIN) * scale))
        painter.setBrush(ink.cloth if reached else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        if not reached and self.count.done:
            self._paint_part(painter, disc)
        part = disc.width() * INSIDE
        middle = disc.center()
        room = QRectF(middle.x() - part / 2, middle.y() - part / 2, part, part)
        colour = ink.cloth_brass if reached else ink.text3
        paint_emblem(painter, self._group, room, colour, THIN * scale, filled=reached)

    def _paint_part(self, painter: QPainter, disc: QRectF) -> None:
        """How much is reached, as an arc from the top in the direction of reading."""
        on = 1 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else -1
        painter.setPen(QPen(self._style.ink.primary, STRONG * 1.25 * self._style.scale))
        painter.drawArc(disc, TOP, round(on * WHOLE * self.count.share))


def paint_emblem(painter: QPainter, group: Group, room: QRectF, colour: QColor, line: float, *, filled: bool) -> None:
    """Paint the emblem of a group, filled or in lines so wide."""
    painter.save()
    painter.translate(room.topLeft())
    painter.scale(room.width() / 100, room.height() / 100)
    wide = line * 100 / room.width()
    pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
    if group is Group.COMING_BACK:
        pen.setWidthF(wide * (2.6 if filled else 1))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(QRectF(12, 12, 76, 76), *_ROUND)
        painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_HEAD)
    else:
        painter.drawPath(_PATHS[group])
    painter.restore()


_ROUND = 75 * 16, 285 * 16
"""The arrow that comes back: where it begins, and how far it goes round, to the right edge."""
_HEAD = [QPointF(74, 56), QPointF(102, 56), QPointF(88, 32)]
"""The head of this arrow, which points up."""


def _book() -> QPainterPath:
    """An open book: two pages that curve down to the back."""
    path = QPainterPath()
    for side in (-1, 1):
        path.moveTo(50 + 4 * side, 24)
        path.cubicTo(50 + 16 * side, 10, 50 + 34 * side, 10, 50 + 48 * side, 16)
        path.lineTo(50 + 48 * side, 80)
        path.cubicTo(50 + 34 * side, 74, 50 + 16 * side, 74, 50 + 4 * side, 88)
        path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(50, 4))
    for side in (1, -1):
        path.moveTo(50, 4)
        path.cubicTo(50 + 14 * side, 26, 50 + 44 * side, 36, 50 + 44 * side, 60)
        path.cubicTo(50 + 44 * side, 82, 50 + 14 * side, 84, 50, 66)
    outline = path.simplified()
    foot = QPainterPath(QPointF(50, 60))
    foot.cubicTo(51, 78, 56, 90, 68, 96)
    foot.lineTo(32, 96)
    foot.cubicTo(44, 90, 49, 78, 50, 60)
    return outline.united(foot)


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(50, 4))
    path.cubicTo(62, 13, 76, 17, 90, 17)
    path.cubicTo(92, 56, 78, 84, 50, 97)
    path.cubicTo(22, 84, 8, 56, 10, 17)
    path.cubicTo(24, 17, 38, 13, 50, 4)
    path.closeSubpath()
    return path


_PATHS = {Group.LEARNING: _book(), Group.PLAYING: _spade(), Group.DEFENDING: _shield()}
"""In a square of 100."""
