"""Buttons that can be checked: a screen reader toggles them and never clicks, and is to get what a click does."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton


class ReaderClicks(QObject):
    """Clicks a button that is toggled neither by a click nor by `show_checked`: only screen readers do that."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self.is_awaited = False
        """Whether the button is being clicked, or shown as checked or not."""
        button.pressed.connect(self._begin)
        button.released.connect(self._end)
        button.toggled.connect(self._on_toggled)

    def _begin(self) -> None:
        self.is_awaited = True

    def _end(self) -> None:
        self.is_awaited = False

    def _on_toggled(self, on: bool) -> None:
        if self.is_awaited:
            return
        group = self._button.group()
        if group is None or not group.exclusive():
            show_checked(self._button, not on)  # as it was before: the click decides how it is afterwards
        elif not on:
            return  # another one of its group is checked instead
        self._button.click()


def show_checked(button: QAbstractButton, on: bool) -> None:
    """Show a button as checked or not, without a click. Buttons that have `ReaderClicks` are shown so."""
    clicks = button.findChild(ReaderClicks)
    if clicks is None:
        button.setChecked(on)
        return
    before, clicks.is_awaited = clicks.is_awaited, True
    button.setChecked(on)
    clicks.is_awaited = before
