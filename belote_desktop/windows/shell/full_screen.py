"""Full screen for the window; the menu follows, however it is switched on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget


class FullScreen(QObject):
    """Switches full screen for the top-level window that contains `window`.

    In full screen the menu bar is hidden and `action` is checked.
    """

    def __init__(self, window: QMainWindow, action: QAction) -> None:
        super().__init__(window)
        self._window = window
        self._action = action
        self._outer: QWidget | None = None
        self._has_menu = True
        window.installEventFilter(self)

    def toggle(self) -> None:
        """Switch between full screen and the previous window size."""
        outer = self._window.window()
        outer.setWindowState(outer.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._follow()

    def allow_menu(self, allowed: bool) -> None:
        """Show the menu bar, or hide it whatever the window is like."""
        self._has_menu = allowed
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched is self._window:
            self._watch_outer()
        elif event.type() == QEvent.Type.WindowStateChange and watched is self._window.window():
            self._follow()
        return False

    def _watch_outer(self) -> None:
        """Watch the top-level window, which is known once the window is shown."""
        outer = self._window.window()
        if outer is not self._outer and outer is not self._window:
            outer.installEventFilter(self)
        self._outer = outer
        self._follow()

    def _follow(self) -> None:
        whole = self._window.window().isFullScreen()
        self._action.setChecked(whole)
        self._window.menuBar().setVisible(self._has_menu and not whole)
