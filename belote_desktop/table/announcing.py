"""Announcements to a screen reader that leave the focus where it is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from belote_desktop.models.words.direction import visible
from belote_desktop.table.listeners import where_announcements_are_unheard
from belote_desktop.table.live_region import region_of


def tell_reader(widget: QWidget, text: str, *, assertive: bool = False) -> None:
    """Announce a text from a widget; if announcements are not heard, show it once in the live region."""
    text = visible(text)
    event = QAccessibleAnnouncementEvent(widget, text)
    if assertive:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
    if QAccessible.isActive():
        where_announcements_are_unheard(lambda: _appear(widget, text))


def _appear(widget: QWidget, text: str) -> None:
    if isValid(widget):  # the answer may come after it has gone
        region_of(widget.window()).tell(text)
