"""The cloth of the table: felt in the light of a lamp, within the edge of wood."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.shared_pictures import shared_picture
from belote_desktop.table.items.theme import Theme, faint, mixed
from belote_desktop.table.tabletop.edge import paint_edge, rail_width

LIT = 107
"""How much lighter the cloth is below the lamp, in percent: as much as the words that stand on it allow."""
DUSK = 0.22
"""How much darker than the edge of the cloth its corners are."""
_REACH = (0.62, 0.78)
"""How far the light reaches, in widths and heights of the table."""
_TILE, _NAP, _FIBRES = 192, 8, 700
"""The side of a piece of felt in device pixels, how strong its grain is (0 to 255), and how many fibres lie on it."""
_SHADES = ((3.2, 0, 1), (2.4, 1, 0), (2.4, -1, 0), (2.0, 0, -1))
"""How far the edge throws its shade on the cloth, in its own widths, and which way; the light comes from above."""


def paint_tabletop(painter: QPainter, rect: QRectF, theme: Theme, centre: QPointF, trick_card: float = 0.0) -> None:
    """The whole table as seen from above: cloth, light and edge, all there is where nothing lies.

    The lamp hangs over `centre`; a brass thread goes round the place of a trick of cards `trick_card` wide.
    """
    painter.save()
    smooth(painter)
    if theme.is_contrast:
        painter.fillRect(rect, QColor(theme.cloth))
    else:
        _paint_light(painter, rect, theme, centre)
        _paint_felt(painter, rect)
    if trick_card:
        painter.setPen(QPen(faint(theme.cloth_brass, 0.10), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_lozenge(centre, trick_card * 1.85, trick_card * CARD_RATIO * 1.16))
    paint_edge(painter, rect, theme)
    painter.restore()


def _paint_light(painter: QPainter, rect: QRectF, theme: Theme, centre: QPointF) -> None:
    """The light of the lamp, an ellipse as wide and high as the table, and the shade of the edge on the cloth."""
    light = QRadialGradient(QPointF(0, 0), 1.0)
    light.setColorAt(0, QColor(theme.cloth).lighter(LIT))
    light.setColorAt(0.35, QColor(theme.cloth))
    light.setColorAt(0.72, QColor(mixed(theme.cloth, theme.cloth_edge, 0.62)))
    light.setColorAt(1, QColor(mixed(theme.cloth_edge, "#000000", DUSK)))
    across, down = _REACH[0] * rect.width(), _REACH[1] * rect.height()
    painter.save()
    painter.translate(centre)
    painter.scale(across, down)
    far = QRectF((rect.x() - centre.x()) / across, (rect.y() - centre.y()) / down,
                 rect.width() / across, rect.height() / down)  # fmt: skip
    painter.fillRect(far, light)
    painter.restore()
    _paint_shade(painter, rect)


def _paint_shade(painter: QPainter, rect: QRectF) -> None:
    """The shade that the edge throws on the cloth."""
    rail = rail_width(rect)
    for far, across, down in _SHADES:
        begin = QPointF(rect.right() if across < 0 else rect.left(), rect.bottom() if down < 0 else rect.top())
        step = QPointF(across, down) * far * rail
        shade = QLinearGradient(begin, begin + step)
        for place, alpha in ((0.0, 150), (0.5, 60), (1.0, 0)):
            shade.setColorAt(place, QColor(0, 0, 0, alpha))
        along = QPointF(0, rect.height()) if across else QPointF(rect.width(), 0)
        painter.fillRect(QRectF(begin, begin + step + along).normalized(), shade)


def _paint_felt(painter: QPainter, rect: QRectF) -> None:
    ratio = painter.device().devicePixelRatio()
    painter.drawTiledPixmap(rect, shared_picture(("felt", ratio), lambda: _felt(ratio)))


def _felt(ratio: float) -> QPixmap:
    """A piece of felt, the same at every start: a grain of light and dark, and short fibres. Pieces join anywhere."""
    drawn = random.Random(4)
    grain = bytearray()
    for value in drawn.randbytes(_TILE * _TILE):
        strength = (value & 127) * _NAP >> 7
        grain += bytes((strength, strength, strength, strength) if value & 128 else (0, 0, 0, strength))
    image = QImage(bytes(grain), _TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied).copy()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(_FIBRES):
        x, y = drawn.uniform(0, _TILE), drawn.uniform(0, _TILE)
        across, down = drawn.uniform(-5, 5), drawn.uniform(-3, 3)
        shade = 255 if drawn.random() < 0.5 else 0
        painter.setPen(QPen(QColor(shade, shade, shade, drawn.randrange(3, 7)), 1.2))
        for right in (0, _TILE if x < 5 else -_TILE):
            for below in (0, _TILE if y < 5 else -_TILE):
                painter.drawLine(QPointF(x + right, y + below), QPointF(x + right + across, y + below + down))
    painter.end()
    made = QPixmap.fromImage(image)
    made.setDevicePixelRatio(ratio)
    return made


def _lozenge(centre: QPointF, across: float, down: float) -> QPainterPath:
    """The path of the brass thread round the place of the trick."""
    x, y = centre.x(), centre.y()
    path = QPainterPath(QPointF(x - across, y))
    path.quadTo(x - across * 0.42, y - down * 0.72, x, y - down)
    path.quadTo(x + across * 0.42, y - down * 0.72, x + across, y)
    path.quadTo(x + across * 0.42, y + down * 0.72, x, y + down)
    path.quadTo(x - across * 0.42, y + down * 0.72, x - across, y)
    return path
