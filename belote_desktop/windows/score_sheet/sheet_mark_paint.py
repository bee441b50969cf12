"""The painting of the marks of a score sheet: crossed tracks, strokes, rings, and points held over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from belote_desktop.models.score_sheet.sheet_marks import Mark, Sign
from belote_desktop.models.words import words
from belote_desktop.table.items.fonts import font
from belote_desktop.table.items.painting import CENTRED, FIGURES, box, write
from belote_desktop.table.items.theme import Theme

Pixels = Callable[[float], int]
MOST = 5
"""The most strokes that can be counted at a glance; more are written as a figure."""


def paint_instead(painter: QPainter, room: QRectF, mark: Mark, theme: Theme, px: Pixels) -> None:
    """Paint a mark that replaces a score of zero."""
    if mark.sign is Sign.TRACKS:
        _paint_crosses(painter, room, 2, theme.bad, px)
    elif mark.count > MOST:
        write(painter, room, mark.letters, px(18), theme.bad, bold=True, serif=True, align=FIGURES)
    else:
        _paint_strokes(painter, room, mark, theme.bad, px(16), px)


def paint_below(painter: QPainter, foot: QRectF, marks: Sequence[Mark], theme: Theme, px: Pixels) -> None:
    """Paint marks in a row below the points, aligned to the right like them."""
    room = QRectF(foot)
    for mark in marks:
        room.setRight(room.right() - _paint_small(painter, room, mark, theme, px) - px(5))


def _paint_small(painter: QPainter, room: QRectF, mark: Mark, theme: Theme, px: Pixels) -> float:
    """Paint one mark, and return its width."""
    if mark.sign in (Sign.HANGING, Sign.PAID):
        return _paint_pill(painter, room, mark, theme, px)
    if mark.sign is Sign.TRACKS:
        return _paint_crosses(painter, room, 2, theme.bad, px)
    if mark.count > MOST:
        write(painter, room, mark.letters, px(12), theme.bad, bold=True, align=FIGURES)
        return float(px(24))
    if mark.sign is Sign.TRICKLESS:
        return _paint_rings(painter, room, mark.count, theme.bad, px)
    return _paint_strokes(painter, room, mark, theme.bad, px(10), px)


def _places(room: QRectF, count: int, step: float) -> list[float]:
    """The boxes of `count` signs side by side, the last at the right."""
    start = room.right() - step / 2 - step * (count - 1)
    return [start + step * place for place in range(count)]


def _pen(painter: QPainter, colour: str, width: float) -> None:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_crosses(painter: QPainter, room: QRectF, count: int, colour: str, px: Pixels) -> float:
    half, step, y = px(5), px(14), room.center().y()
    _pen(painter, colour, px(2))
    for x in _places(room, count, step):
        painter.drawLine(QPointF(x - half, y - half), QPointF(x + half, y + half))
        painter.drawLine(QPointF(x - half, y + half), QPointF(x + half, y - half))
    return float(step * count)


def _paint_strokes(painter: QPainter, room: QRectF, mark: Mark, colour: str, height: float, px: Pixels) -> float:
    """Paint a stroke for each; the one that costs points crosses the others."""
    full = 1 < mark.limit == mark.count
    count, step, y = mark.count - full, max(px(5), height * 0.42), room.center().y()
    _pen(painter, colour, px(2))
    places = _places(room.adjusted(step / 2, 0, -step / 2, 0) if full else room, count, step)
    for x in places:
        painter.drawLine(QPointF(x, y - height / 2), QPointF(x, y + height / 2))
    if full:
        ends = places[0] - step * 0.7, places[-1] + step * 0.7
        painter.drawLine(QPointF(ends[0], y + height * 0.3), QPointF(ends[1], y - height * 0.3))
    return step * (count + full)


def _paint_rings(painter: QPainter, room: QRectF, count: int, colour: str, px: Pixels) -> float:
    radius, step = px(4), px(11)
    _pen(painter, colour, px(2))
    for x in _places(room, count, step):
        painter.drawEllipse(QPointF(x, room.center().y()), radius, radius)
    return float(step * count)


def _paint_pill(painter: QPainter, room: QRectF, mark: Mark, theme: Theme, px: Pixels) -> float:
    """Paint points held over in a dashed frame, and points released from there in a solid one."""
    waits = mark.sign is Sign.HANGING
    text = words.number(mark.count, signed=not waits)
    painter.setFont(font(px(12), bold=True))
    width = painter.fontMetrics().horizontalAdvance(text) + px(12)
    pill = QRectF(room.right() - width, room.top(), width, room.height())
    if waits:
        pen = QPen(QColor(theme.accent_text), 1.2)
        pen.setDashPattern([2.4, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill.adjusted(0.6, 0.6, -0.6, -0.6), pill.height() / 2, pill.height() / 2)
    else:
        box(painter, pill, pill.height() / 2, None, theme.accent_text, 1.2)
    write(painter, pill, text, px(12), theme.accent_text, bold=True, align=CENTRED)
    return float(width)
