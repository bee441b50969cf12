"""The name plates of all seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from belote_desktop.engine.contract import Denomination
from belote_desktop.models.words import words
from belote_desktop.table.items.fonts import CAPTION, LABEL, elided, text_width
from belote_desktop.table.items.painting import box, draw_trumps, write
from belote_desktop.table.items.plate_forms import PlateForm, draw_face, form_of
from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.items.shared_pictures import shared_picture
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import (
    PAPER_EDGE,
    SUIT_PAPER,
    Theme,
    faint,
    outline,
)
from belote_desktop.table.layout.large_text import beside_plate, plate_places, plate_sizes
from belote_desktop.table.layout.placement import covered
from belote_desktop.table.layout.seat_positions import is_thin, plate_box
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side

_ROOM = 14.0  # around a plate, for its shadow and its caret


@dataclass(frozen=True)
class PlateText:
    """The content of a plate."""

    name: str
    parts: tuple[str, ...] = ()
    """What stands below the name: the role, then what was declared."""
    ours: bool = False
    deals: bool = False
    plays: Denomination | None = None
    """The trumps of this seat's contract; None if it is not the taker."""
    to_act: bool = False
    face: str = ""
    """The portrait; without one the first letter of the name stands in its place."""

    @property
    def line(self) -> str:
        """All that stands below the name."""
        return words.in_one_line(*self.parts)


class Plate:
    """The name plate of a seat."""

    def __init__(self, stage: Stage, seat: int) -> None:
        self._stage = stage
        self._seat = seat
        self._item = QGraphicsPixmapItem()
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._item.setZValue(6)
        stage.scene.addItem(self._item)
        self.box = Box(0, 0, 0, 0)
        self.said = PlateText("")
        self._ui = stage.layout.ui
        self._drawn: object = None

    def show(self, said: PlateText, count: int) -> None:
        """Show this content; `count`, the size of a full hand, decides where the plate lies."""
        stage = self._stage
        side, layout = stage.side(self._seat), stage.layout
        drawn = (said, count, side, layout, stage.theme, stage.ratio, stage.direction, stage.suits)
        if drawn == self._drawn:
            return
        self.said, self._drawn = said, drawn
        thin = is_thin(layout, side)
        self.box = place = self._place(said, count)
        self._item.setZValue(11.5 if thin else 6)
        self._item.setPixmap(
            shared_picture(("plate", *drawn, self._ui), lambda: _plate_picture(stage, said, side, place, self._ui))
        )
        self._item.setPos(place.x - _ROOM, place.y - _ROOM)

    def _place(self, said: PlateText, count: int) -> Box:
        """The box of the plate; the largest text size that fits is kept in `_ui`."""
        side, layout = self._stage.side(self._seat), self._stage.layout
        found, least = plate_box(layout, side, 0.0, count), inf
        for ui, share in plate_sizes(layout):
            seen = beside_plate(layout, side, count, ui)
            usual = plate_box(layout, side, self._width(said, ui, share), count, ui)
            for place in plate_places(side, usual, seen):
                area = covered(place, seen, least)
                if area < least:
                    found, least, self._ui = place, area, ui
                if not least:
                    return found
        return found

    def _width(self, said: PlateText, ui: float, share: float) -> float:
        """The width of the plate, where its line may keep a `share` of its room; the name stays whole."""
        form = form_of(self._stage.layout, self._stage.side(self._seat))
        return max(_plate_width(replace(said, parts=()), ui, form), share * _plate_width(said, ui, form))

    @property
    def rect(self) -> QRectF:
        """The place of the plate on the table."""
        return QRectF(self.box.x, self.box.y, self.box.width, self.box.height)

    @property
    def mark(self) -> tuple[Spot, float]:
        """The spot and the radius of the dealer's mark on the plate, before the pennant of the taker."""
        thin, ui, box = is_thin(self._stage.layout, self._stage.side(self._seat)), self._ui, self.box
        from_end = ((8 if thin else 11) + (35 if self.said.plays is not None else 0) + 12.5) * ui
        is_leftwards = self._stage.direction is Qt.LayoutDirection.RightToLeft
        x = box.x + (from_end if is_leftwards else box.width - from_end)
        return Spot(x, box.y + box.height / 2, z=self._item.zValue() + 0.1), 12 * ui * (0.88 if thin else 1.0)

    def remove(self) -> None:
        """Remove the plate from the table."""
        self._stage.scene.removeItem(self._item)


def _marks_width(said: PlateText) -> float:
    return (30 if said.deals else 0) + (36 if said.plays is not None else 0)


def _plate_width(said: PlateText, ui: float, form: PlateForm) -> float:
    name, line = text_width(said.name, LABEL * ui, bold=True), text_width(said.line, CAPTION * ui)
    told = name + line if form.is_line else max(name, line)
    return (form.words + form.after + _marks_width(said)) * ui + told


def _plate_picture(stage: Stage, said: PlateText, side: Side, place: Box, ui: float) -> QPixmap:
    """The picture of a plate: face, name and line, room for the dealer's mark, the pennant; a thin one is one line."""
    theme, form = stage.theme, form_of(stage.layout, side)
    thin = form.is_line
    pixmap, painter = stage.sheet(place.width + 2 * _ROOM, place.height + 2 * _ROOM)
    rect = QRectF(_ROOM, _ROOM, place.width, place.height)
    shadow(painter, rect, 10 * ui, 8, 2, 0.26)
    edge = faint(theme.cloth_brass, 0.95) if said.to_act else outline(theme, theme.line2, 0.35)
    box(painter, rect, 10 * ui, theme.panel, edge, 2 if said.to_act else 1)
    if said.to_act:
        _caret(painter, rect, side, theme.cloth_brass)
    leftwards = stage.direction is Qt.LayoutDirection.RightToLeft

    def at(x: float, width: float) -> QRectF:
        start = rect.right() - x - width if leftwards else rect.left() + x
        return QRectF(start, rect.top(), width, rect.height())

    side_length, beside = form.face * ui, at(form.margin * ui, form.face * ui)
    face = QRectF(beside.x(), beside.center().y() - side_length / 2, side_length, side_length)
    draw_face(painter, face, said.name, said.face, theme, form, ours=said.ours)
    x = form.words * ui
    room = place.width - x - (_marks_width(said) + 8) * ui
    said = said if thin else replace(said, parts=_whole(said.parts, room, CAPTION * ui))
    if thin:
        name = text_width(said.name, LABEL * ui, bold=True)
        after = name + 10 * ui
        _write_words(painter, at(x, name + 4), at(x + after, room), said, (room - after, ui), theme)
    else:
        upper = at(x, room + 4)
        if said.line:
            upper = QRectF(upper.x(), rect.top() + form.above * ui, upper.width(), 21 * ui)
        _write_words(painter, upper, upper.translated(0, 18.5 * ui), said, (room, ui), theme)
    x = place.width - (8 if thin else 11) * ui
    if said.plays is not None:
        small = ui * (0.82 if thin else 1.0)
        _pennant(stage, painter, at(x - 27 * ui, 27 * ui), said.plays, small)
    painter.end()
    return pixmap


def _whole(parts: tuple[str, ...], room: float, size: float) -> tuple[str, ...]:
    """The parts of a line that have room: all, else rather what was declared than the role; none if neither has."""
    ways = (parts, parts[1:], parts[:1])
    return next((way for way in ways if way and text_width(words.in_one_line(*way), size) <= room), ())


def _write_words(
    painter: QPainter, upper: QRectF, lower: QRectF, said: PlateText, size: tuple[float, float], theme: Theme
) -> None:
    """Write the name and the line in their places; `size` is the room for the line in pixels, and the scale."""
    room, ui = size
    write(painter, upper, said.name, LABEL * ui, theme.text, bold=True)
    write(painter, lower, elided(said.line, room, CAPTION * ui), CAPTION * ui, theme.text2)


def _caret(painter: QPainter, rect: QRectF, side: Side, colour: str) -> None:
    """Paint the caret on the plate of the player whose turn it is, towards the middle of the table."""
    middle = rect.center()
    tip, base = {
        Side.SOUTH: ((middle.x(), rect.top() - 9), (rect.top(), None)),
        Side.EAST: ((rect.left() - 9, middle.y()), (None, rect.left())),
        Side.WEST: ((rect.right() + 9, middle.y()), (None, rect.right())),
    }.get(side, ((middle.x(), rect.bottom() + 9), (rect.bottom(), None)))
    level, upright = base
    path = QPainterPath(QPointF(*tip))
    if level is not None:
        path.lineTo(middle.x() - 9, level)
        path.lineTo(middle.x() + 9, level)
    elif upright is not None:
        path.lineTo(upright, middle.y() - 9)
        path.lineTo(upright, middle.y() + 9)
    path.closeSubpath()
    painter.fillPath(path, faint(colour, 1))


def _pennant(stage: Stage, painter: QPainter, place: QRectF, plays: Denomination, ui: float) -> None:
    """Paint the taker's mark, a small paper pennant with the trumps."""
    flag = QRectF(place.center().x() - 13.5 * ui, place.center().y() - 16 * ui, 27 * ui, 32 * ui)
    path = QPainterPath(flag.topLeft())
    for point in (flag.topRight(), flag.bottomRight(), QPointF(flag.center().x(), flag.bottom() - 7 * ui)):
        path.lineTo(point)
    path.lineTo(flag.bottomLeft())
    path.closeSubpath()
    painter.setPen(QPen(faint(PAPER_EDGE, 1), 1))
    painter.setBrush(faint(SUIT_PAPER, 1))
    painter.drawPath(path)
    middle = QPointF(flag.center().x(), flag.center().y() - 3.5 * ui)
    side = 18 * ui
    draw_trumps(painter, plays, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), stage.suits)
