"""How things look on paper: ink on white in every theme, in sizes that do not follow the text of the window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.theme import LIGHT
from belote_desktop.windows.look.style import Ink, Style

WHITE = "#FFFFFF"
PRINTED = replace(
    LIGHT, page=WHITE, panel=WHITE, raised=WHITE, sunken="#ECE7DD", paper=WHITE, select=WHITE, text="#1B1A18",
    text2="#4A463F", text3="#5E584E", line="#CFC7B8",
)  # fmt: skip
INK, INK2, LINE, SHADE = PRINTED.text, PRINTED.text2, PRINTED.line, "#EFEAE0"
"""The ink, that of notes, of hairlines, and the ground of what is marked in a table."""


class PaperStyle(Style):
    """The look of paper for whatever paints itself by a style; it never changes."""

    def __init__(self, preferences: Preferences) -> None:
        QObject.__init__(self)
        self._preferences = preferences
        self.theme, self.ink = PRINTED, Ink(PRINTED)
        self.scale = self.growth = 1.0
