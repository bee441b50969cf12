"""Pictures that all tables and pages share: one that was drawn for another window need not be drawn again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPixmap, QPixmapCache

SHARED_KB = 32 * 1024
"""How much memory Qt's cache may use, in kilobytes: a deck in the two or three sizes of some pages at 200 %. Qt's own
limit of 10 MB is less than one table needs there."""


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
