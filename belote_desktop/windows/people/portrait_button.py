"""A button that shows a portrait."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.windows.look.style import Style

_RING = 4
"""The room round the portrait for the ring of the chosen one and of the focus, in pixels at 100 %."""
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class PortraitButton(QAbstractButton):
    """A portrait, or the first letter of a name where `face` is empty. It is ringed while it is checked or has the
    focus: a double ring for both. `walked` carries an arrow key that was pressed on it.
    """

    walked = Signal(object)

    def __init__(self, style: Style, face: str, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face, self._style, self._side, self._name = face, style, side, ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.resized()

    def resized(self) -> None:
        """Take the size for the present text size."""
        whole = self._style.px(self._side) + 2 * self._style.px(_RING)
        self.setFixedSize(QSize(whole, whole))

    def show_face(self, face: str, name: str) -> None:
        """Show another portrait, or the first letter of this name."""
        self.face, self._name = face, name
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS:
            self.walked.emit(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ring = QPainter(self), self._style.theme, self._style.px(_RING)
        smooth(painter)
        place = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        draw_person(painter, place, self._name or "?", self.face, theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rings = [theme.accent_text] * self.isChecked() + [theme.text] * (self.hasFocus() or self.underMouse())
        for step, colour in enumerate(rings):
            out = ring - 1.5 - step * (ring - 1.5) / 2 if len(rings) > 1 else ring / 2
            painter.setPen(QPen(QColor(colour), 2.4 if len(rings) == 1 else 1.6))
            edge = place.adjusted(-out, -out, out, out)
            painter.drawRoundedRect(edge, place.width() * 0.13, place.width() * 0.13)
        painter.end()
