"""Left and right change places where the window reads from the right, by the rules of `QStyle`.

`QStyle.visualAlignment` and `QStyle.visualRect` say the same. The first use of the class makes the 700 members of its
enumerations, 6 ms in the start of the window.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel

from belote_desktop.table.items.painting import write_wrapped

_SIDES = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignRight


def visual_alignment(direction: Qt.LayoutDirection, alignment: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
    """An alignment for leading and trailing as one for left and right."""
    if not alignment & Qt.AlignmentFlag.AlignHorizontal_Mask:
        alignment |= Qt.AlignmentFlag.AlignLeft
    if alignment & Qt.AlignmentFlag.AlignAbsolute or not alignment & _SIDES:
        return alignment
    if direction is Qt.LayoutDirection.RightToLeft:
        alignment ^= _SIDES
    return alignment | Qt.AlignmentFlag.AlignAbsolute


def visual_rect(direction: Qt.LayoutDirection, room: QRect, place: QRect) -> QRect:
    """A place in a room, mirrored where the window reads from the right."""
    if direction is Qt.LayoutDirection.LeftToRight:
        return place
    return place.translated(room.left() + room.right() - place.left() - place.right(), 0)


def paint_wrapped_label(label: QLabel) -> bool:
    """Draw a label of plain words that wraps in a window that reads from the right; whether it was one.

    Qt draws its lines a space too far to the left, and the first letter of a full line beyond the edge.
    """
    is_plain = label.textFormat() is not Qt.TextFormat.RichText and "<" not in label.text()
    if not (is_plain and label.wordWrap() and label.layoutDirection() is Qt.LayoutDirection.RightToLeft):
        return False
    painter = QPainter(label)
    label.drawFrame(painter)
    painter.setLayoutDirection(label.layoutDirection())
    painter.setFont(label.font())
    painter.setPen(label.palette().color(label.foregroundRole()))
    write_wrapped(painter, QRectF(label.contentsRect()), label.text(), label.alignment())
    painter.end()
    return True
