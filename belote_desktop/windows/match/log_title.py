"""The title of the log: its name, and buttons as large as elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style

_BUTTON, _SIGN = 36, 18
"""The sides of a button and of its sign at 100 %, in pixels."""


class LogTitle(QWidget):
    """The name of the panel, a button that makes it a window of its own or puts it back, and one that closes it."""

    closed = Signal()
    moved = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._is_floating = False
        self._name = QLabel()
        self.move_button, self.close_button = QToolButton(), QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 2, 4, 2)
        row.setSpacing(2)
        row.addWidget(self._name, 1)
        for button in (self.move_button, self.close_button):
            button.setAutoRaise(True)
            row.addWidget(button)
        self.move_button.clicked.connect(self.moved)
        self.close_button.clicked.connect(self.closed)
        self.restyle()
        self._word()

    def show_name(self, name: str) -> None:
        """Show the name of the panel."""
        self._name.setText(name)

    def show_place(self, *, over: bool, floating: bool) -> None:
        """Say where the log is: `over` the table it cannot be moved."""
        self._is_floating = floating
        self.move_button.setVisible(not over)
        self.restyle()
        self._word()

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        side, size = self._style.px(_BUTTON), self._style.px(_SIGN)
        self._name.setFont(self._style.font(16, bold=True, serif=True))
        signs = (self.move_button, "import" if self._is_floating else "export"), (self.close_button, "close")
        for button, name in signs:
            button.setIcon(sign(name, self._style.ink.text2, size))
            button.setIconSize(QSize(size, size))
            button.setFixedSize(side, side)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _word(self) -> None:
        beside, apart = self.tr("Put the log beside the table"), self.tr("Show the log in its own window")
        words = (
            (self.move_button, beside if self._is_floating else apart),
            (self.close_button, self.tr("Close the log")),
        )
        for button, said in words:
            button.setToolTip(said)
            button.setAccessibleName(said)
