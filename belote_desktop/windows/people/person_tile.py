"""A player's portrait without the name, which stands beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.windows.look.style import Style


class PersonTile(QWidget):
    """A portrait, or the first letter of the name where `face` is empty. It is decoration, and no mouse feels it."""

    def __init__(self, style: Style, face: str, name: str, side: int) -> None:
        super().__init__()
        self.face, self._style, self._name, self._side = face, style, name, side
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self._style.px(self._side)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        draw_person(painter, QRectF(self.rect()), self._name, self.face, self._style.theme)
        painter.end()
