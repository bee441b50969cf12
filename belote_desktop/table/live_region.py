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
"""So many pieces of news may be under way: the screen reader asks for the name of each after it was told of it."""


class LiveRegion(QStatusBar):
    """Never seen and never focused: a status bar of notifications, which take turns."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        self.setAccessibleName(QCoreApplication.translate("LiveRegion", "News"))
        self.news = [News(self) for _ in range(PLACES)]
        self._next = 0

    def tell(self, text: str) -> None:
        """Let the news appear."""
        news = self.news[self._next]
        self._next = (self._next + 1) % PLACES
        news.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(news, QAccessible.Event.ObjectShow))


class News(QWidget):
    """One notification; its name is the sentence."""

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
    """News is a notification; everything else is what Qt makes of it."""
    if not isinstance(found, News):
        return None
    found.interface = QAccessibleWidget(found, QAccessible.Role.Notification)
    return found.interface
