"""Detects whether the screen reader of a Linux desktop handles announcements, which Orca does since version 45."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

ANNOUNCEMENT = "Object:Announcement"
SHOWING = "Object:StateChanged:Showing"
TIMEOUT_MS = 1000
_LISTENERS = re.compile(r'"(\w+(?::\w*)+)"')


def hears_only_notifications(listing: str) -> bool:
    """Whether some program listens for appearing notifications and none for announcements.

    `listing` is the reply of the registry with the events listened for.
    """
    heard = _LISTENERS.findall(listing)
    everything = any(each.strip(":") == "Object" for each in heard)
    return not everything and SHOWING in heard and not any(each.startswith(ANNOUNCEMENT) for each in heard)


def where_announcements_are_unheard(then: Callable[[], None]) -> None:
    """Call `then` soon if the running screen reader ignores announcements; only Linux is affected.

    The AT-SPI registry is asked each time, because a screen reader can start or stop; the answer takes under 1 ms.
    """
    if not QGuiApplication.platformName().startswith(("xcb", "wayland")):
        return
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    address = _bus_address()
    if not address:
        return
    bus = QDBusConnection.connectToBus(address, "belote-desktop-listeners")
    registry = "org.a11y.atspi.Registry"
    message = QDBusMessage.createMethodCall(registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents")
    watcher = QDBusPendingCallWatcher(bus.asyncCall(message, TIMEOUT_MS), QCoreApplication.instance())

    def answered() -> None:
        # PySide cannot take an array of structures apart, but it spells one out.
        if hears_only_notifications(repr(watcher.reply())):
            then()
        watcher.deleteLater()

    watcher.finished.connect(answered)


@cache
def _bus_address() -> str:
    """The address of the accessibility bus; empty if there is none."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

    given = os.environ.get("AT_SPI_BUS_ADDRESS", "")
    if given or not QDBusConnection.sessionBus().isConnected():
        return given
    asked = QDBusMessage.createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    found = QDBusConnection.sessionBus().call(asked, timeout=TIMEOUT_MS).arguments()
    return str(found[0]) if found else ""
