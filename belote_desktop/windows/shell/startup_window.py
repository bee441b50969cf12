"""The window before its contents exist: the cloth, at the place where it was left. It needs only Qt.

The program is put together while it is shown; then it holds the main window.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QMainWindow, QWidget

from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.toml_text import LARGEST, toml_table

USUAL_SIZE = (1280, 800)
TITLE_BAR = 40
"""What the title bar of a desktop takes at most, in logical pixels: it is not known before the window is seen."""


@dataclass(frozen=True)
class Left:
    """The window as it was left: its geometry in Qt's format, and the two colours of the cloth."""

    geometry: str = ""
    cloth: tuple[str, str] = ("#2F6B55", "#1D4A3B")

    @classmethod
    def read(cls, settings: Path) -> Left:
        """What the settings of a profile tell; as at the first start where they tell nothing.

        What is wrong with the file is said later, when the profile reads it.
        """
        try:
            values = toml_table(read_bytes(settings, LARGEST))
        except (OSError, ValueError):
            return cls()
        geometry, cloth = values.get("window_geometry"), str(values.get("window_cloth", "")).split()
        usable = len(cloth) == 2 and all(QColor.isValidColorName(colour) for colour in cloth)
        return cls(geometry if isinstance(geometry, str) else "", (cloth[0], cloth[1]) if usable else cls().cloth)

    @classmethod
    def of(cls, window: QWidget, cloth: tuple[str, str]) -> Left:
        """The present state of a window."""
        return cls(bytes(window.saveGeometry().toBase64().data()).decode(), cloth)

    def settings(self) -> dict[str, str]:
        """The settings that tell it to the next start."""
        return {"window_geometry": self.geometry, "window_cloth": " ".join(self.cloth)}

    def place(self, window: QWidget) -> None:
        """Restore a window to its place."""
        window.resize(*USUAL_SIZE)
        if self.geometry:
            window.restoreGeometry(QByteArray.fromBase64(self.geometry.encode()))


def fitted(window: QRect, room: QRect) -> QRect:
    """A window moved, and made smaller where it must be, into the free room of its screen, under its title bar."""
    inside = room.adjusted(0, min(TITLE_BAR, room.height() // 4), 0, 0)
    size = window.size().boundedTo(inside.size())
    x = min(max(window.x(), inside.x()), inside.right() + 1 - size.width())
    y = min(max(window.y(), inside.y()), inside.bottom() + 1 - size.height())
    return QRect(QPoint(x, y), size)


class Frame(QMainWindow):
    """The window on the screen; `painted` is emitted when it is first visible, `closed` ends the program.

    `unblocked` is emitted when the last window that kept it from answering is closed.
    """

    painted = Signal()
    closed = Signal()
    unblocked = Signal()

    def __init__(self, left: Left) -> None:
        super().__init__()
        self._cloth = left.cloth
        self._is_painted = False
        left.place(self)
        self.setGeometry(fitted(self.geometry(), self.screen().availableGeometry()))

    def hold(self, window: QMainWindow) -> None:
        """Show the main window in this one; what it is called, this one is called too."""
        window.windowTitleChanged.connect(self.setWindowTitle)
        self.setWindowTitle(window.windowTitle())
        self.setWindowIcon(window.windowIcon())
        self.setCentralWidget(window)
        window.installEventFilter(self)
        window.show()
        window.setFocus()

    def come_forward(self) -> None:
        """Show the window in front of others, as far as the desktop permits."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def release(self) -> None:
        """Release the main window so that it can be closed and replaced, while this window stays."""
        held = self.centralWidget()
        if held is not None:
            held.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Where the window that is held is closed, nothing is left to show."""
        if event.type() == QEvent.Type.Hide and isinstance(watched, QWidget) and watched.isHidden():
            self.close()
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowUnblocked:
            self.unblocked.emit()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.centralWidget() is None:
            self._paint_cloth()
        if not self._is_painted:
            self._is_painted = True
            self.painted.emit()

    def _paint_cloth(self) -> None:
        light = QRadialGradient(self.width() / 2, self.height() / 2, max(self.width(), self.height()) / 2)
        light.setColorAt(0, QColor(self._cloth[0]))
        light.setColorAt(1, QColor(self._cloth[1]))
        painter = QPainter(self)
        painter.fillRect(self.rect(), light)
        painter.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        held = self.centralWidget()
        try:
            if held is not None:
                self.release()
                held.close()
        finally:  # an error on the way must not keep the window open
            event.accept()
            self.closed.emit()
