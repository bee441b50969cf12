"""The whole screen for the window, and back; whoever changes it, the menu follows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget


class FullScreen(QObject):
    """Watches the window on the screen in which `window` lies: in full screen there is no menu bar, and `action` is
    checked.
    """

    def __init__(self, window: QMainWindow, action: QAction) -> None:
        super().__init__(window)
        self._window = window
        self._action = action
        self._outer: QWidget | None = None
        window.installEventFilter(self)

    def toggle(self) -> None:
        """The whole screen, or a window again as large as it was."""
        outer = self._window.window()
        outer.setWindowState(outer.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched is self._window:
            self._watch_outer()
        elif event.type() == QEvent.Type.WindowStateChange and watched is self._window.window():
            self._follow()
        return False

    def _watch_outer(self) -> None:
        """It has its place on the screen now."""
        outer = self._window.window()
        if outer is not self._outer and outer is not self._window:
            outer.installEventFilter(self)
        self._outer = outer
        self._follow()

    def _follow(self) -> None:
        whole = self._window.window().isFullScreen()
        self._action.setChecked(whole)
        self._window.menuBar().setVisible(not whole)
