"""The lines between the sides on a sheet, which run through everything but the words they would strike through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

NEAR = 8
"""How near words come to a line, in pixels, before it leaves them out."""


def pieces(x: float, sheet: QWidget, wide: Sequence[QWidget], gap: int) -> Iterator[tuple[int, int]]:
    """From where to where a line at `x` reaches. `wide` are the parts that stand under both its sides; a piece that is
    no higher than a `gap` is left out.
    """
    top = 0
    for place in sorted((part.geometry() for part in wide if _reaches(part, x)), key=QRect.top):
        if place.top() - top > gap:
            yield top, place.top() - 2
        top = place.bottom() + 2
    yield top, sheet.height()


def _reaches(part: QWidget, x: float) -> bool:
    """Whether what is written on a part in sight reaches a line."""
    if part.isHidden() or not isinstance(part, QLabel):
        return not part.isHidden()
    is_leftwards = part.layoutDirection() is Qt.LayoutDirection.RightToLeft
    room = part.geometry().right() - x if is_leftwards else x - part.x()
    return QFontMetrics(part.font()).horizontalAdvance(part.text()) + NEAR > room
