"""Shadows from a pattern look like shadows drawn layer by layer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from belote_desktop.table.items.shadows import _draw_layers, shadow

PAPER = (14.0, 16.0, 5.0, 0.34)
PLATE = (10.0, 8.0, 2.0, 0.26)
WIDTH, HEIGHT = 260, 160


def drawn(draw: Callable[[QPainter], None], ratio: float) -> list[int]:
    """How light each pixel of a white picture is after drawing, row by row."""
    image = QImage(round(WIDTH * ratio), round(HEIGHT * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    draw(painter)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)  # its bits live as long as it
    bits, line = bytes(grey.constBits()), grey.bytesPerLine()  # a line may be longer than its pixels
    return [light for row in range(grey.height()) for light in bits[row * line : row * line + grey.width()]]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize(
    ("rect", "kind"),
    [
        (QRectF(24, 24, 200.4, 90.7), PAPER),
        (QRectF(20, 30, 140, 44), PLATE),
        (QRectF(40, 40, 30, 18), PLATE),  # smaller than its corners
    ],
)
def test_a_shadow_from_a_pattern_is_the_same_to_the_eye(
    rect: QRectF, kind: tuple[float, float, float, float], ratio: float, qapp: QApplication
) -> None:
    radius, blur, drop, alpha = kind
    layers = drawn(lambda painter: _draw_layers(painter, rect.translated(0, drop), radius, blur, alpha), ratio)
    pattern = drawn(lambda painter: shadow(painter, rect, radius, blur, drop, alpha), ratio)
    assert min(layers) < 230, "there is a shadow to compare"
    assert max(abs(one - other) for one, other in zip(layers, pattern, strict=True)) <= 8


def test_a_shadow_that_is_scaled_is_drawn_by_its_layers(qapp: QApplication) -> None:
    rect = QRectF(24, 24, 90, 40)

    def scaled(draw: Callable[[QPainter], None]) -> Callable[[QPainter], None]:
        def both(painter: QPainter) -> None:
            painter.scale(1.5, 1.5)
            draw(painter)

        return both

    radius, blur, drop, alpha = PLATE
    layers = drawn(scaled(lambda painter: _draw_layers(painter, rect.translated(0, drop), radius, blur, alpha)), 1.0)
    assert drawn(scaled(lambda painter: shadow(painter, rect, radius, blur, drop, alpha)), 1.0) == layers
