"""Colours as people see them who lack one of the three kinds of cones, and how far two pictures can be told apart.

The matrices are those of Machado, Oliveira and Fernandes (2009), "A physiologically-based model for simulation of color
vision deficiency", for a severity of 1; they hold for linear RGB.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

Matrix = tuple[tuple[float, float, float], ...]
VISIONS: dict[str, Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _encoded(share: float) -> int:
    share = min(1.0, max(0.0, share))
    return round(255 * (12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055))


@cache
def seen(red: int, green: int, blue: int, vision: str) -> tuple[int, int, int]:
    """A colour as it looks with this vision."""
    light = (_linear(red), _linear(green), _linear(blue))
    return tuple(_encoded(sum(a * b for a, b in zip(row, light, strict=True))) for row in VISIONS[vision])  # type: ignore[return-value]


def seen_colour(colour: str, vision: str) -> str:
    """The same for `#RRGGBB`."""
    made = QColor(colour)
    return QColor(*seen(made.red(), made.green(), made.blue(), vision)).name().upper()


@cache
def _light(rgb: int, vision: str) -> float:
    """The relative luminance of a pixel as it looks with this vision (WCAG 2.2)."""
    red, green, blue = (_linear(part) for part in seen(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, vision))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def laid_on(picture: QPixmap | QImage, ground: str) -> QImage:
    """A picture with nothing transparent in it."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    made = QImage(image.size(), QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(image.devicePixelRatio())
    made.fill(QColor(ground))
    painter = QPainter(made)
    painter.drawImage(0, 0, image)
    painter.end()
    return made


def area_told_apart(one: QImage, other: QImage, vision: str, least: float = 3.0) -> int:
    """In how many pixels two pictures of one size differ in light alone by `least` to 1: colour is left out."""
    assert one.size() == other.size()
    area = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = one.pixel(x, y) & 0xF8F8F8, other.pixel(x, y) & 0xF8F8F8
            if a != b:
                dark, light = sorted((_light(a, vision), _light(b, vision)))
                area += (light + 0.05) / (dark + 0.05) >= least
    return area
