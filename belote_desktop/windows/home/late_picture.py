"""A picture on cloth whose cards are painted after the first paint of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage


class LatePicture(QWidget):
    """Plain cloth until `finish`; then a subclass paints it. It is decoration: the mouse goes through it."""

    def __init__(self, page: FrontPage) -> None:
        super().__init__()
        self.page_ = page
        self._is_due = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def restyle(self) -> None:
        """Take the colours in force."""
        self.update()

    def finish(self) -> None:
        """Paint the whole picture from now on."""
        self._is_due = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.paint_picture(painter, QRectF(self.rect()), whole=self._is_due)

    def paint_picture(self, painter: QPainter, room: QRectF, *, whole: bool) -> None:
        """Paint it: the cloth alone, or the whole of it."""
        raise NotImplementedError
