"""The choice of the user's portrait: a button with the present one, which opens all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belote_desktop.models.words import words
from belote_desktop.profile.options.declared import PORTRAITS
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.people.portrait_button import PortraitButton

if TYPE_CHECKING:
    from belote_desktop.windows.people.portrait_sheet import PortraitSheet


class PortraitChoice(PortraitButton):
    """The present portrait; a click opens the sheet. `chosen` carries the new one; nothing is shown by itself."""

    chosen = Signal(object)

    def __init__(self, style: Style, side: int, own_name: Callable[[], str] = str) -> None:
        super().__init__(style, "", side)
        self._own_name = own_name
        self.sheet: PortraitSheet | None = None
        self.clicked.connect(self._open)

    def select(self, value: object) -> None:
        """Show a portrait; no signal is emitted."""
        self.show_face(str(value), self._own_name())
        said = words.translated(dict(PORTRAITS).get(self.face, ""))
        self.setToolTip(said)
        self.setAccessibleDescription(said)

    def name(self, text: str) -> None:
        """Set the accessible name: whose portrait it is."""
        self.setAccessibleName(text)

    def _open(self) -> None:
        from belote_desktop.windows.people.portrait_sheet import PortraitSheet  # not needed for the first window

        self.sheet = PortraitSheet(self._style, self.face, self._own_name(), self.window())
        self.sheet.chosen.connect(self.chosen)
        self.sheet.closed.connect(self.setFocus)
        self.sheet.open_over()
