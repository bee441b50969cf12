"""Labels that show suits on paper."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.page import label


def told_label(role: str = "") -> QLabel:
    """A label for sentences with suits, in several lines."""
    made = label(role=role, wrap=True)
    made.setTextFormat(Qt.TextFormat.RichText)
    return made


def say_rich(part: QLabel, text: str) -> None:
    """Show a sentence in such a label; a screen reader gets the plain sentence."""
    part.setText(rich(text))
    part.setAccessibleName(text)
