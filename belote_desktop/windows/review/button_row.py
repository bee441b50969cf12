"""Buttons beside each other, all as wide where that has room; below each other where their words would not fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from belote_desktop.windows.widgets.page import set_role

GAP = 10
"""The room between two buttons, in pixels."""


def fit_in_line(buttons: Sequence[QPushButton], width: int) -> bool:
    """Whether buttons have room for their words beside each other."""
    return sum(button.sizeHint().width() for button in buttons) + GAP * (len(buttons) - 1) <= width


class ButtonRow(QWidget):
    """Arranges its buttons anew whenever its width, their words or which of them are shown has changed."""

    def __init__(self, buttons: Sequence[QPushButton]) -> None:
        super().__init__()
        set_role(self, "plain")
        self.buttons: tuple[QPushButton, ...] = ()
        self._form: tuple[bool, QBoxLayout.Direction] | None = None
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self.hold(buttons)

    def hold(self, buttons: Sequence[QPushButton]) -> None:
        """Hold these buttons, in place of those before."""
        if self.buttons == tuple(buttons):
            return
        for button in self.buttons:
            self._row.removeWidget(button)
        self.buttons, self._form = tuple(buttons), None
        for button in self.buttons:
            self._row.addWidget(button)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        wide = [button.sizeHint().width() for button in self.buttons if not button.isHidden()]
        room = self.width() - GAP * (len(wide) - 1)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        is_equal = bool(wide) and max(wide) * len(wide) <= room
        form = (is_equal, across if sum(wide) <= room else down)
        if form == self._form:
            return  # to set it again would ask for another arrangement
        self._form = form
        for place in range(len(self.buttons)):
            self._row.setStretch(place, int(is_equal))
        self._row.setDirection(form[1])
