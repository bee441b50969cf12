"""Left and right change places where the window reads from the right, by the rules of `QStyle`; labels that do so.

`QStyle.visualAlignment` and `QStyle.visualRect` say the same. The first use of the class makes the 700 members of its
enumerations, 6 ms in the start of the window.
"""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, Qt
from PySide6.QtWidgets import QLabel

from belote_desktop.table.items.painting import write_wrapped
from belote_desktop.windows.suits.suit_chips import paint_chips_of_label
from belote_desktop.windows.suits.suit_text import directed, unbroken

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


class Label(QLabel):
    """A label that begins where the window begins to read; Qt asks the language of its text instead.

    Cards in its text are drawn in the suits of the deck that the style sheet names.
    """

    _wanted = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
    _suits = "four"

    def _get_suits(self) -> str:
        return self._suits

    def _set_suits(self, suits: str) -> None:
        self._suits = suits
        self.update()

    suits = Property(str, _get_suits, _set_suits)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not paint_wrapped_label(self):
            super().paintEvent(event)
        paint_chips_of_label(self, self._suits)

    def setText(self, text: str) -> None:
        """Set the text, as HTML if it has tags: then it reads as the window does, even if it begins with a card."""
        kind = self.textFormat()
        is_html = Qt.mightBeRichText(text) if kind is Qt.TextFormat.AutoText else kind is Qt.TextFormat.RichText
        super().setText(directed(unbroken(text), self.layoutDirection()) if is_html else text)

    def setAlignment(self, alignment: Qt.AlignmentFlag) -> None:
        """Where the text lies; left and right change places where the window reads from the right."""
        self._wanted = alignment
        self._align()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()

    def _align(self) -> None:
        super().setAlignment(visual_alignment(self.layoutDirection(), self._wanted))
