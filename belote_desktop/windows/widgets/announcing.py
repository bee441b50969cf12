"""Announcements to a screen reader without moving the focus, worded for listening."""

from __future__ import annotations

from PySide6.QtGui import Qt, QTextDocumentFragment
from PySide6.QtWidgets import QWidget

from belote_desktop.engine import Message
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.reading_aloud import read_aloud
from belote_desktop.models.words.words import NOBODY
from belote_desktop.table.announcing import tell_reader


def announce(widget: QWidget, *told: str | Message, index: str = "en", names: Names = NOBODY) -> None:
    """Say messages, and texts, which may be rich; `index` is the index set of the cards that texts name by tokens.

    `names` are those of the players in the messages.
    """
    heard = " ".join(_heard(each, index, names) for each in told if each)
    if heard:
        tell_reader(widget, heard)


def _heard(told: str | Message, index: str, names: Names) -> str:
    return words.spoken(told, names) if isinstance(told, Message) else read_aloud(_plain(told), index)


def _plain(text: str) -> str:
    """Rich text without its tags, and without the hard blanks that make room round a card."""
    rich = Qt.mightBeRichText(text)  # as a label decides it: the name of a person may have a < in it
    return QTextDocumentFragment.fromHtml(text.replace("&nbsp;", "")).toPlainText() if rich else text
