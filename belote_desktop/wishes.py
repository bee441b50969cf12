"""What the running window is asked to open, by a second start of the program or by macOS."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from belote_desktop.qt_application import Application
from belote_desktop.second_start import TOKEN, SecondStarts
from belote_desktop.windows.shell.startup_window import Frame

Open = Callable[[Path], object]


class Wishes(QObject):
    """Keeps what is asked for until it can be opened: the program must be built, and no question may be waiting.

    It belongs to the window on the screen, and ends with it.
    """

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self._frame, self._waiting = frame, list[str]()
        self._open: Open | None = None
        self.second_starts = SecondStarts(self)
        self.second_starts.asked.connect(self.ask)
        frame.unblocked.connect(self._fulfil, Qt.ConnectionType.QueuedConnection)
        if isinstance(app := QApplication.instance(), Application):
            app.open_asked.connect(self.ask)

    def ask(self, wish: str, token: str = "") -> None:
        """Bring the window to the front, and open a file or a code as soon as that is possible.

        `wish` is empty if there is nothing to open; `token` permits the window to come to the front under Wayland.
        """
        if token and QApplication.platformName().startswith("wayland"):
            os.environ[TOKEN] = token  # Qt looks for it there, and takes it away
        self._frame.come_forward()
        if wish:
            self._waiting.append(wish)
        self._fulfil()

    def open_with(self, opens: Open | None) -> None:
        """Open what was asked for, and what will be, with a function; keep it for later if there is none."""
        self._open = opens
        self._fulfil()

    def _fulfil(self) -> None:
        while self._waiting and self._open is not None and QApplication.activeModalWidget() is None:
            self._open(Path(self._waiting.pop(0)))
