"""Pictures that all tables and pages share: one that was drawn for another window need not be drawn again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPixmap, QPixmapCache

SHARED_KB, MOST_SHARED_KB = 8 * 1024, 48 * 1024
"""How much memory Qt's cache may use, in kilobytes: with text of 100 % on a screen of usual density, and at most. It
holds a deck in two or three sizes. A table keeps the cards that it shows in any case."""


def share_pictures(scale: float) -> None:
    """Size Qt's cache for pictures of a scale: that of the text times the density of the screen."""
    QPixmapCache.setCacheLimit(round(min(MOST_SHARED_KB, SHARED_KB * scale * scale)))


def shared_picture(key: object, draw: Callable[[], QPixmap]) -> QPixmap:
    """The picture of this key, drawn if it is not there. The `repr` of the key tells everything that is drawn."""
    found = found_picture(key)
    if found is None:
        found = draw()
        QPixmapCache.insert(repr(key), found)
    return found


def found_picture(key: object) -> QPixmap | None:
    """The picture of this key in Qt's cache, which drops the pictures that were not used for longest."""
    found = QPixmap()
    return found if QPixmapCache.find(repr(key), found) else None
