"""The signs of `belote_desktop.resources.icons` as Qt icons, in a theme colour and sharp at any pixel ratio."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap, QPixmapCache, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from belote_desktop.resources import icons

GAP = 5
"""Between a sign and the word after it."""


def sign_pixmap(name: str, colour: QColor, size: int, ratio: float = 1.0, *, mirrored: bool | None = None) -> QPixmap:
    """The sign `name` as a square of `size` logical pixels.

    Signs that point along the reading direction are flipped in right-to-left languages; `mirrored` overrides this.
    Drawn once: many widgets show the same sign, and show it again with each change of their words.
    """
    flip = (QGuiApplication.isRightToLeft() if mirrored is None else mirrored) and name in icons.MIRRORED
    edge = max(1, round(size * ratio))
    key = f"sign {name} {colour.name()} {edge} {ratio} {flip}"
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = _drawn(name, colour, edge, flip=flip)
        found.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, found)
    return found


def _drawn(name: str, colour: QColor, edge: int, *, flip: bool) -> QPixmap:
    """The sign as a square of `edge` device pixels."""
    image = QImage(edge, edge, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if flip:
        painter.setTransform(QTransform(-1, 0, 0, 1, edge, 0))
    svg = icons.icon(name, colour.name())
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, edge, edge))
    painter.end()
    return QPixmap.fromImage(image)


def sign(name: str, colour: QColor, size: int = 20) -> QIcon:
    """The sign `name` as an icon for buttons and menus, at pixel ratios 1 and 2."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        made.addPixmap(sign_pixmap(name, colour, size, ratio))
    return made


def put_sign(button: QAbstractButton, name: str, colour: QColor, size: int = 20) -> None:
    """Put a sign before the words of a button with a wider gap than Qt leaves in any style sheet."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        picture = QPixmap(round((size + GAP) * ratio), round(size * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.drawPixmap(GAP if QGuiApplication.isRightToLeft() else 0, 0, sign_pixmap(name, colour, size, ratio))
        painter.end()
        made.addPixmap(picture)
    button.setIcon(made)
    button.setIconSize(QSize(size + GAP, size))


def application_icon() -> QIcon:
    """The icon of the program."""
    image = QImage(128, 128, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(icons.app_icon_svg().encode())).render(painter, QRectF(0, 0, 128, 128))
    painter.end()
    return QIcon(QPixmap.fromImage(image))
