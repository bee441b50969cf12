"""Soft shadows under papers, panels, plates and cards."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

_LAYER = 1.2
"""Pixels of blur for each layer; with wider ones the edge of a layer can be seen."""
_INSIDE, _OUTSIDE = 0.25, 0.75
"""The parts of the blur that lie inside and outside the edge of the thing that throws the shadow."""
_MIDDLE = 3
"""The device pixels of the middle of a pattern, of which one is stretched: the others keep corners from bleeding in."""

_DROP, _FALLS = 0.026, 0.061
_BLUR, _SOFTENS, _LEAST_BLUR = 0.075, 0.082, 2.0
"""The drop and the blur of the shadow of a card on the cloth and how much they grow until it is carried as high as it
is, in widths of the card: from 2 to 9 and from 8 to 18 pixels at a usual size."""

_NONE, _MOVED = QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate


def drop_at(width: float, height: float) -> float:
    """How far the shadow of a card lies below it, at a height from 0 on the cloth to 1."""
    return (_DROP + _FALLS * height) * width


def blur_at(width: float, height: float) -> float:
    """How soft the shadow of a card is, at a height from 0 on the cloth to 1."""
    return (_BLUR + _SOFTENS * height) * width + _LEAST_BLUR


def shadow(painter: QPainter, rect: QRectF, radius: float, blur: float, drop: float, alpha: float) -> None:
    """Draw a soft shadow under a rectangle with round corners, moved down by `drop`.

    Its corners and edges are those of a pattern that is kept, because the layers of a shadow are slow to draw.
    """
    ratio = painter.device().devicePixelRatio()
    corner = math.ceil((blur + radius) * ratio)
    room = _OUTSIDE * blur
    around = rect.adjusted(-room, -room + drop, room, room + drop)
    left, top = round(around.left() * ratio), round(around.top() * ratio)
    width, height = round(around.right() * ratio) - left, round(around.bottom() * ratio) - top
    is_moved_only = painter.worldTransform().type() in (_NONE, _MOVED)
    if not is_moved_only or min(width, height) <= 2 * corner:
        _draw_layers(painter, rect.translated(0, drop), radius, blur, alpha)
        return
    pattern = _pattern(radius, blur, alpha, ratio)
    far = corner + _MIDDLE
    for x, across, from_x, taken_across in _parts(left, width, corner, far):
        for y, down, from_y, taken_down in _parts(top, height, corner, far):
            target = QRectF(x / ratio, y / ratio, across / ratio, down / ratio)
            painter.drawImage(target, pattern, QRectF(QRect(from_x, from_y, taken_across, taken_down)))


def _parts(start: int, length: int, corner: int, far: int) -> tuple[tuple[int, int, int, int], ...]:
    """The first corner, the stretched middle and the last corner along one side: start and length, and those taken."""
    return (
        (start, corner, 0, corner),
        (start + corner, length - 2 * corner, corner + _MIDDLE // 2, 1),
        (start + length - corner, corner, far, corner),
    )


@lru_cache(maxsize=64)
def _pattern(radius: float, blur: float, alpha: float, ratio: float) -> QImage:
    """The shadow of the smallest rectangle that has all of its corners."""
    side = 2 * math.ceil((blur + radius) * ratio) + _MIDDLE
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    room = _OUTSIDE * blur
    _draw_layers(painter, QRectF(room, room, side / ratio - 2 * room, side / ratio - 2 * room), radius, blur, alpha)
    painter.end()
    return image


def _draw_layers(painter: QPainter, rect: QRectF, radius: float, blur: float, alpha: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(4, int(blur / _LAYER))
    painter.setBrush(QColor(0, 0, 0, max(1, round(255 * alpha / layers))))
    for layer in range(layers):
        grow = blur * (1 - layer / layers) - blur * _INSIDE
        corner = radius + max(grow, 0.0)
        painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), corner, corner)
