"""A quiet line at the head of the window: refusals, failures to save, news. It blocks nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from belote_desktop.windows.announcing import announce
from belote_desktop.windows.floating_bar import FloatingBar
from belote_desktop.windows.icons import sign
from belote_desktop.windows.sheet import label, set_role
from belote_desktop.windows.style import Style
from belote_desktop.windows.suit_text import rich

STAYS_MS, LETTER_MS = 6000, 60
"""How long news stays at least, and for each letter; what needs an answer stays until it is given."""


WIDTH = 720


class Banner(FloatingBar):
    """One sentence, and at most one thing to do about it."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, WIDTH, parent)
        self.text = label(role="name", wrap=True)
        self._sign = label()
        self.action = QPushButton()
        self.close_button = QPushButton()
        set_role(self.close_button, "reset")
        for button in (self.action, self.close_button):
            button.setAutoDefault(True)  # Enter presses it on every desktop
        self.said, self.buttons = (self.text,), (self.action,)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 10, 8)
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.close_button)
        self._asked: tuple[str, str, Callable[[], object]] | None = None
        self.action.clicked.connect(self._on_action)
        self.close_button.clicked.connect(self.dismiss)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        style.changed.connect(self.restyle)
        self.restyle()
        self._word()
        self.hide()

    def tell(self, sentence: str, *, warning: bool = False) -> None:
        """Say something that needs no answer."""
        self._show(sentence, warning=warning)
        self.action.hide()
        self.close_button.show()
        self._timer.start(max(STAYS_MS, LETTER_MS * len(sentence)))

    def ask(self, sentence: str, button: str, do: Callable[[], object]) -> None:
        """Say something with one thing to do about it; it stays, and comes back after any news."""
        self._timer.stop()
        self._asked = (sentence, button, do)
        self.close_button.hide()
        self.action.setText(button)
        self.action.show()
        self._show(sentence, warning=True)

    def settle(self) -> None:
        """What was asked is settled."""
        if self._asked is not None:
            self._asked = None
            self.dismiss()

    def dismiss(self) -> None:
        """Take it away; what still waits for an answer comes back."""
        self._timer.stop()
        self.hide()
        if self._asked is not None and self.action.isHidden():
            self.ask(*self._asked)

    def stay_on_top(self) -> None:
        """Something else lies under it now."""
        if not self.isHidden():
            self.place()
            self.raise_()

    def restyle(self) -> None:
        super().restyle()
        self.close_button.setIcon(sign("close", self._style.ink.text2, 18))
        self.close_button.setFixedSize(44, 44)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _word(self) -> None:
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.setToolTip(self.tr("Close this message"))

    def _show(self, sentence: str, *, warning: bool) -> None:
        name, colour = ("alert", self._style.ink.bad) if warning else ("info", self._style.ink.accent_text)
        self._sign.setPixmap(sign(name, colour, 22).pixmap(22, 22))
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setText(rich(sentence))
        self.setAccessibleName(sentence)
        self.show()
        self.place()
        self.raise_()
        announce(self, sentence, index=self._style.index)

    def _on_action(self) -> None:
        asked, self._asked = self._asked, None
        self.dismiss()
        if asked is not None:
            asked[2]()
