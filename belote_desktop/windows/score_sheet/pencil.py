"""The pencil that writes a deal on the sheet: its point goes to the end of each figure as that appears."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from belote_desktop.table.items.painting import canvas, painter_on
from belote_desktop.windows.look.style import Style

LONG, THICK, CONE, LEAD, CAP = 136.0, 16.0, 25.0, 7.0, 13.0
"""The length of the pencil, its thickness, how much of it is cut to a point, and its lead and its cap, in pixels at
100 % (art/pages, NOTES, picture 13)."""
LEANS = 37.0
"""How steeply it is held, in degrees."""
MOST, LEAST = 1.3, 0.6
"""How much larger than at 100 % it becomes at most with the text, and how small beside a paper with little room."""
ROOM = 0.45
"""The part of the room beside the point that it may take: further out are the players."""
_ROOM = 2.0
WIDE = LONG * math.cos(math.radians(LEANS)) + THICK / 2
"""The room it takes beside its point at 100 %."""
_BODY = (("#DBA548", 0.0, 0.34), ("#C48F37", 0.34, 0.7), ("#9A6D26", 0.7, 1.0))
_WOOD, _CAP = "#F2E2C4", "#1F5645"
"""The three faces of the lacquer with their parts of the thickness, the wood and the cap."""


class Pencil(QWidget):
    """Lies over a panel, with its point at the end of a figure. It is decoration, and no mouse feels it."""

    def __init__(self, style: Style, parent: QWidget, area: QScrollArea) -> None:
        super().__init__(parent)
        self._style, self._cover = style, parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._area = area
        self._stops: tuple[QLabel, ...] = ()
        self._place, self._share, self._opacity = 0, 1.0, 1.0
        self._picture, self._scale = QPixmap(), 0.0
        self._followed: list[QWidget] = []
        self.hide()

    def take(self, stops: Sequence[QLabel], style: Style) -> None:
        """Be there for these figures, at the last of them until it is told to write."""
        for part in self._followed:
            part.removeEventFilter(self)
        self._stops, self._place, self._share, self._opacity = tuple(stops), len(stops) - 1, 1.0, 1.0
        self._style, self._scale = style, 0.0
        self._followed = list(_up_to(self._stops[-1], self._cover)) if stops else []
        for part in self._followed:
            part.installEventFilter(self)
        self.follow()

    @property
    def stops(self) -> tuple[QLabel, ...]:
        """The figures it goes to, in order."""
        return self._stops

    def write(self, place: int, share: float, *, moves: bool) -> None:
        """Be on the way to the end of a figure; where nothing may move it fades in at the last one."""
        if share <= 0 and place:
            return
        self._place, self._share = (place, share) if moves else (len(self._stops) - 1, 1.0)
        self._opacity = 1.0 if place and moves else share
        self.follow()
        self.update()

    def follow(self) -> None:
        """Be where the figures are now."""
        if not self._stops:
            self.hide()
            return
        self._fit()
        before, here = self._stops[max(0, self._place - 1)], self._stops[self._place]
        begin, end = self._end_of(before), self._end_of(here)
        tip = begin + (end - begin) * self._share
        paper = self._area.viewport()
        is_on_paper = paper.rect().contains(paper.mapFrom(self._cover, tip.toPoint()))
        self.setVisible(is_on_paper and self._scale >= LEAST)
        self.move((tip - QPointF(*self._point)).toPoint())

    def _fit(self) -> None:
        """Be as large as the text, or as the room beside the last figure allows."""
        is_leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        last = self._end_of(self._stops[-1]).x()
        beside = ROOM * (last if is_leftwards else self._cover.width() - last)
        scale = max(0.05, int(20 * min(MOST, self._style.scale, beside / WIDE)) / 20)
        if scale != self._scale:
            self._scale, ratio = scale, self.devicePixelRatioF()
            self._picture = pencil_picture(self._style.theme.text2, scale, ratio, is_leftwards=is_leftwards)
            self.setFixedSize(self._picture.deviceIndependentSize().toSize())
            self.update()

    @property
    def tip(self) -> QPointF:
        """Where its point is, in its parent."""
        return QPointF(self.pos()) + QPointF(*self._point)

    @property
    def _point(self) -> tuple[float, float]:
        is_leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return (self.width() - _ROOM if is_leftwards else _ROOM), self.height() - _ROOM

    def _end_of(self, figure: QLabel) -> QPointF:
        """Where the writing of a figure ends, in the parent."""
        room = figure.contentsRect()
        x = float(room.right() + 4)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            x = room.right() - QFontMetrics(figure.font()).horizontalAdvance(figure.text()) - 4.0
        below = 0.3 * QFontMetrics(figure.font()).capHeight()
        return QPointF(figure.mapTo(self._cover, QPoint())) + QPointF(x, room.center().y() + below)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)


class Stroke:
    """One movement of a pencil: to the end of a figure, while that appears."""

    def __init__(self, pencil: Pencil, place: int) -> None:
        self._pencil, self._place = pencil, place

    def appear(self, share: float, *, moves: bool) -> None:
        """Be as far on the way as at a share of the time."""
        self._pencil.write(self._place, share, moves=moves)


def _up_to(part: QWidget, top: QWidget) -> list[QWidget]:
    """A part and what it lies in, as far as the top, without that."""
    found = []
    at: QWidget | None = part
    while at is not None and at is not top:
        found.append(at)
        at = at.parentWidget()
    return found


def pencil_picture(lead: str, scale: float, ratio: float, *, is_leftwards: bool) -> QPixmap:
    """A pencil with its point at the lower end of the picture, on the side where the reader begins."""
    angle = math.radians(LEANS)
    across, up = math.cos(angle), math.sin(angle)
    wide = (LONG * across + THICK * up / 2) * scale + 2 * _ROOM
    high = (LONG * up + THICK * across / 2) * scale + 2 * _ROOM
    picture = canvas(wide, high, ratio)
    painter = painter_on(picture)
    if is_leftwards:
        painter.translate(wide, 0)
        painter.scale(-1, 1)
    painter.translate(_ROOM, high - _ROOM)
    painter.scale(scale, scale)
    painter.rotate(-LEANS)
    _paint(painter, lead)
    painter.end()
    return picture


def _paint(painter: QPainter, lead: str) -> None:
    """The pencil along the x axis, its point at the origin; its outline has the colour of its `lead`."""
    half = THICK / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, begin, end in _BODY:
        painter.setBrush(QColor(colour))
        painter.drawRect(QRectF(CONE, begin * THICK - half, LONG - CAP - CONE, (end - begin) * THICK))
    painter.setBrush(QColor(_CAP))
    painter.drawRoundedRect(QRectF(LONG - CAP, -half, CAP, THICK), 3, 3)
    painter.setBrush(QColor(_WOOD))
    painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(CONE, -half), QPointF(CONE, half)]))
    painter.setBrush(QColor(lead))
    side = half * LEAD / CONE
    painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(LEAD, -side), QPointF(LEAD, side)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(lead), 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    outline = QPolygonF([QPointF(0, 0), QPointF(CONE, -half), QPointF(LONG - 1, -half), QPointF(LONG - 1, half),
                         QPointF(CONE, half)])  # fmt: skip
    painter.drawPolygon(outline)
    painter.drawLine(QPointF(CONE, -half), QPointF(CONE, half))
