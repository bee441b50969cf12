"""A key cap that can be changed: once pressed, it takes the next key pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton

from belote_desktop.models.words.direction import LEFT_TO_RIGHT, isolated
from belote_desktop.table.items.keys import SHIFT, letter_of
from belote_desktop.windows.widgets.page import set_role

_OTHERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_SILENT = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
"""Keys that come with others."""
NO_KEY = "–"


class KeyCap(QPushButton):
    """A key cap; pressed, it waits for a key and emits `listening`.

    `given` carries the new key, empty after Delete; `refused` is emitted if the key pressed is not a letter, `left` if
    the key stays unchanged.
    """

    listening = Signal()
    given = Signal(str)
    refused = Signal()
    left = Signal()

    def __init__(self, key: str) -> None:
        super().__init__()
        set_role(self, "key")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._key, self._listens = "", False
        self.clicked.connect(self._listen)
        self.show_key(key)

    @property
    def key(self) -> str:
        """The key that it shows; empty for none."""
        return self._key

    def show_key(self, key: str) -> None:
        """This is the key now."""
        self._key, self._listens = key, False
        self.setText(isolated(key, LEFT_TO_RIGHT) or NO_KEY)  # ⇧H in every language

    def _listen(self) -> None:
        self._listens = True
        self.setText("…")
        self.listening.emit()

    def _leave(self) -> None:
        self.show_key(self._key)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._listens:
            super().keyPressEvent(event)
            return
        letter = "" if event.modifiers() & _OTHERS else letter_of(event)
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.given.emit("")
        elif letter:
            self.given.emit(SHIFT + letter if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else letter)
        elif event.key() not in _SILENT:
            self.refused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._listens:
            self._leave()
