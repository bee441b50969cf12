"""What screen readers that know no announcements hear: a notification whose name is the news.

Orca before version 45 says the name of a notification that appears, wherever the focus is, and leaves out the word
"notification" where it lies in a status bar (`onShowingChanged` and `isStatusBarNotification` in its source).
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStatusBar, QWidget

PLACES = 12
"""The number of notifications in use, because a screen reader asks for the name of each only later."""


class LiveRegion(QStatusBar):
    """An invisible status bar, never focused, whose notifications appear in turn for the screen reader to read."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        #: Read aloud: the name of the place where messages appear.
        self.setAccessibleName(QCoreApplication.translate("LiveRegion", "Messages"))
        self.news = [News(self) for _ in range(PLACES)]
        self._next = 0

    def tell(self, text: str) -> None:
        """Make a notification with this text appear."""
        news = self.news[self._next]
        self._next = (self._next + 1) % PLACES
        news.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(news, QAccessible.Event.ObjectShow))


class News(QWidget):
    """One notification; its accessible name is the text."""

    interface: QAccessibleInterface | None = None
    """Kept here because Qt holds on to it without owning it."""


def region_of(window: QWidget) -> LiveRegion:
    """The live region of a window."""
    _install()
    return window.findChild(LiveRegion) or LiveRegion(window)


@cache
def _install() -> None:
    QAccessible.installFactory(_interface)


def _interface(_key: str, found: QObject) -> QAccessibleInterface | None:
    """The accessible interface of a `News` label; None leaves every other widget to Qt."""
    if not isinstance(found, News):
        return None
    found.interface = QAccessibleWidget(found, QAccessible.Role.Notification)
    return found.interface
