"""What can be done with the match that is chosen: buttons in a row, and the same as a menu."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.restyling import restyle
from belote_desktop.windows.look.shortcuts import SHORTCUTS, with_key
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import set_role

DOES = {"sheet": "sheet", "replay": "play", "review": "target", "export": "export", "delete": "cross"}
"""What can be done, and the signs of the buttons."""
LETTERS = {"replay": "replay_match", "review": "review_match", "delete": "delete_match"}
"""The shortcuts of some of them."""
FIRST = "sheet"
"""The main one, which Enter in the list does too."""


class MatchActions(QWidget):
    """`asked` carries what to do: a key of DOES."""

    asked = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.buttons = {key: QPushButton() for key in DOES}
        set_role(self.buttons[FIRST], "primary")
        row = FlowLayout(self, gap=8)
        for key, button in self.buttons.items():
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._on_button, key))
            row.addWidget(button)

    def enable(self, about: str, *, has_record: bool, may_go: bool) -> None:
        """Enable what is possible with a match; `about` says which it is, for screen readers."""
        for key, button in self.buttons.items():
            button.setEnabled(may_go if key == "delete" else has_record)
            button.setAccessibleDescription(about)

    def for_key(self, key: Qt.Key) -> str:
        """What a key of the keyboard does; empty if nothing."""
        pressed = QKeySequence(key)
        return next((name for name, shortcut in LETTERS.items() if SHORTCUTS[shortcut].bound[0] == pressed), "")

    def pop_menu(self, point: QPoint) -> QMenu:
        """Show the same as a menu at a point of the screen."""
        menu = QMenu(self)
        for key, button in self.buttons.items():
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(partial(self._on_button, key))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(point)
        return menu

    def retranslate(self, *, single_keys: bool) -> None:
        """Set all texts in the user's language."""
        texts = {
            #: A button: look at the score sheet of the match.
            "sheet": self.tr("Score sheet"),
            #: A button: look at the deals of this match.
            "replay": self.tr("Replay"),
            #: A button: the coach judges every decision of the match.
            "review": self.tr("Review"),
            #: A button: save a copy of the match as a file.
            "export": self.tr("Export…"),
            #: A button.
            "delete": self.tr("Delete…"),
        }
        for key, button in self.buttons.items():
            button.setText(texts[key])
            if key in LETTERS:
                button.setToolTip(with_key(texts[key], LETTERS[key], single_keys=single_keys))

    def tighten(self, narrow: bool) -> None:
        """Give the buttons narrow edges and no signs, or wide ones with signs."""
        for key, button in self.buttons.items():
            if narrow:
                button.setIcon(QIcon())
            else:
                ink = self._style.ink
                put_sign(button, DOES[key], ink.primary_text if key == FIRST else ink.text2, self._style.px(18))
            restyle(button, "tight", narrow)

    def _on_button(self, key: str, _checked: bool = False) -> None:
        self.asked.emit(key)
