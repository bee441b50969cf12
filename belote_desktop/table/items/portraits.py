"""The faces of the people at the table: a tile, or a disc cut to the head where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from belote_desktop.resources.portraits import CALM, Mood, portrait
from belote_desktop.table.items.painting import CENTRED, canvas, painter_on, write
from belote_desktop.table.items.shared_pictures import shared_picture
from belote_desktop.table.items.theme import PAPER_EDGE, Theme

_CORNER = 0.11
"""The radius of a tile's corner, as a share of its side."""
_HEAD, _RISE = 1.62, 0.36
"""How much larger a portrait is drawn in a disc, and which part of the rest is cut off above: chosen by eye, so that
the head fills the disc."""


def portrait_picture(name: str, side: float, ratio: float, *, disc: bool = False, mood: Mood = CALM) -> QPixmap:
    """A portrait (`resources.portraits`) of `side` logical pixels, kept for all windows."""
    key = ("portrait", name, round(side, 1), ratio, disc, mood)
    return shared_picture(key, lambda: _drawn(name, side, ratio, mood, disc=disc))


def draw_portrait(painter: QPainter, place: QRectF, name: str, *, disc: bool = False, mood: Mood = CALM) -> None:
    """Paint a portrait into a square place."""
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    picture = portrait_picture(name, place.width(), ratio, disc=disc, mood=mood)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))


def draw_person(
    painter: QPainter, place: QRectF, name: str, face: str, theme: Theme, *, disc: bool = False, mood: Mood = CALM
) -> None:
    """Paint somebody's portrait, or where `face` is empty the first letter of the name on a ground of the same shape.

    It is decoration: the name stands beside it.
    """
    if face:
        draw_portrait(painter, place, face, disc=disc, mood=mood)
        return
    painter.fillPath(_shape(place, disc=disc), QColor(theme.we))
    letter = place.width() * 0.5
    write(painter, place, name[:1].upper(), letter, theme.panel, bold=True, serif=True, align=CENTRED)


def _shape(place: QRectF, *, disc: bool) -> QPainterPath:
    path, side = QPainterPath(), place.width()
    if disc:
        path.addEllipse(place)
    else:
        path.addRoundedRect(place, side * _CORNER, side * _CORNER)
    return path


def _drawn(name: str, side: float, ratio: float, mood: Mood, *, disc: bool) -> QPixmap:
    picture = canvas(side, side, ratio)
    painter, place = painter_on(picture), QRectF(0, 0, side, side)
    shape = _shape(place.adjusted(0.5, 0.5, -0.5, -0.5), disc=disc)
    whole = side * (_HEAD if disc else 1.0)
    painter.setClipPath(shape)
    left, top = (side - whole) / 2, (side - whole) * _RISE
    QSvgRenderer(QByteArray(portrait(name, mood).encode())).render(painter, QRectF(left, top, whole, whole))
    painter.setClipping(False)
    painter.setPen(QPen(QColor(PAPER_EDGE), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.end()
    return picture
