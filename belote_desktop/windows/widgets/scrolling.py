"""Areas that scroll up and down, called as what they lie in."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from belote_desktop.windows.widgets.page import set_role


class ScrollArea(QScrollArea):
    """Called as what it lies in unless it has a name of its own; the arrow keys scroll it, so it has the keyboard at
    times.
    """

    _lent = ""
    """The name it has from what it lies in."""

    def setWidget(self, widget: QWidget) -> None:
        """As Qt does, but the round corners of the widget are not filled."""
        super().setWidget(widget)
        widget.setAutoFillBackground(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._name()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._name()
        super().focusInEvent(event)

    def _name(self) -> None:
        if self.accessibleName() != self._lent:
            return
        around = self.parentWidget()
        while around is not None and not around.accessibleName() and not around.isWindow():
            around = around.parentWidget()
        if around is not None:
            self._lent = around.accessibleName() or around.windowTitle()
            self.setAccessibleName(self._lent)


def scrolling(content: QWidget) -> QScrollArea:
    """`content` in an area that scrolls up and down only; in its middle, where it may not be as wide."""
    area = ScrollArea()
    area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    set_role(content, "plain")
    area.setWidget(content)
    area.viewport().setAutoFillBackground(False)
    return area
