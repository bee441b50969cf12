"""A fade over the foot of an area that scrolls: what is cut there plainly goes on below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

HIGH = 28
"""The height of the fade in pixels: about a line of text. Chosen by eye."""


class MoreBelow(QWidget):
    """Lies over the last line of `area` and fades it into the colour of its paper while there is more below."""

    def __init__(self, area: QScrollArea, paper: Callable[[], QColor]) -> None:
        super().__init__(area)
        self._area, self._paper = area, paper
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._lay)
        bar.rangeChanged.connect(self._lay)
        self._lay()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._lay()
        return super().eventFilter(watched, event)

    def _lay(self) -> None:
        bar, seen = self._area.verticalScrollBar(), self._area.viewport().geometry()
        self.setGeometry(seen.x(), seen.bottom() + 1 - HIGH, seen.width(), HIGH)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        clear = QColor(self._paper())
        clear.setAlpha(0)
        gradient = QLinearGradient(QPointF(0, 0), QPointF(0, HIGH))
        gradient.setColorAt(0.0, clear)
        gradient.setColorAt(0.9, self._paper())
        QPainter(self).fillRect(self.rect(), gradient)
