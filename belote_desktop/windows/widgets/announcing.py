"""Announcements to a screen reader without moving the focus, worded for listening."""

from __future__ import annotations

from PySide6.QtGui import Qt, QTextDocumentFragment
from PySide6.QtWidgets import QWidget

from belote_desktop.models.words.reading_aloud import read_aloud
from belote_desktop.table.announcing import tell_reader


def announce(widget: QWidget, *told: str, index: str = "en") -> None:
    """Say sentences, which may be rich text; `index` is the index set of the cards named in them by their tokens."""
    heard = " ".join(read_aloud(_plain(each), index) for each in told if each)
    if heard:
        tell_reader(widget, heard)


def _plain(text: str) -> str:
    """Rich text without its tags, and without the hard blanks that make room round a card."""
    rich = Qt.mightBeRichText(text)  # as a label decides it: the name of a person may have a < in it
    return QTextDocumentFragment.fromHtml(text.replace("&nbsp;", "")).toPlainText() if rich else text
