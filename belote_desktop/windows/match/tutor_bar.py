"""The tutor's offer over the table: the likely cost, what was wrong, what is better, and two buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.table.items.tempo import Tempo
from belote_desktop.table.overlays.fading import Fading
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.floating_bar import FloatingBar
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import FOCUS_EDGE, label, set_role

WIDTH = 620


class TutorBar(FloatingBar):
    """A bar that covers nothing important on the table.

    Enter takes the decision back, by which nothing is lost: it can be made again. Esc keeps it.
    """

    taken_back = Signal()
    kept = Signal()

    def __init__(self, style: Style, tempo: Tempo, parent: QWidget) -> None:
        super().__init__(style, WIDTH, parent)
        self._fading = Fading(tempo, self)
        self.text = label(role="name", wrap=True)
        self.why = label(role="sentence", wrap=True)
        self._sign = label()
        self._sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.take_back, self.keep = QPushButton(), QPushButton()
        set_role(self.take_back, "primary")
        for button, signal in ((self.take_back, self.taken_back), (self.keep, self.kept)):
            button.setAutoDefault(True)
            button.clicked.connect(signal)
        self.takes_back: Callable[[QKeyEvent], bool] = lambda _: False
        """Whether a key event is the undo key."""
        self.said, self.buttons = (self.text, self.why), (self.take_back, self.keep)
        self._lay_out()
        style.changed.connect(self.restyle)
        self.restyle()
        self._word()
        self.hide()

    def _lay_out(self) -> None:
        said = QVBoxLayout()
        said.setSpacing(4)
        said.addWidget(self.text)
        said.addWidget(self.why)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._sign)
        head.addLayout(said, 1)
        buttons = FlowLayout(gap=10, trailing=True)
        buttons.addWidget(self.take_back)
        buttons.addWidget(self.keep)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 14, 12)
        whole.setSpacing(10)
        whole.addLayout(head)
        whole.addLayout(buttons)

    def offer(self, sentences: Sequence[str]) -> None:
        """Show an offer, its likely cost first; the bar has the focus until it is answered."""
        first, *rest = sentences
        for part, said in ((self.text, first), (self.why, " ".join(rest))):
            part.setTextFormat(Qt.TextFormat.RichText)
            part.setText(rich(said))
        self.setAccessibleName(" ".join(sentences))
        self.place()
        self._fading.show()
        self.first_button.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, *sentences, f"{self.take_back.text()}.", f"{self.keep.text()}.", index=self._style.index)

    def close_offer(self) -> None:
        """Go: the offer is answered."""
        self._fading.hide()

    @property
    def first_button(self) -> QPushButton:
        """The button that has the keyboard first."""
        return self.take_back

    def restyle(self) -> None:
        super().restyle()
        self._sign.setPixmap(sign("hint", self._style.ink.accent_text, 24).pixmap(24, 24))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the decision on Esc, take it back on the undo key; Tab and arrows switch between the buttons."""
        if event.key() == Qt.Key.Key_Escape:
            self.kept.emit()
        elif self.takes_back(event):
            self.taken_back.emit()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(True)
        # every other key ends here: it must not play a card

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Switch between the two buttons; Tab never leaves the bar."""
        other = self.keep if self.take_back.hasFocus() else self.take_back
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _word(self) -> None:
        #: A button: the tutor offers to take a mistake back. The key in brackets presses it.
        self.take_back.setText(self.tr("Take it back (Enter)"))
        #: A button: the decision stands all the same. The key in brackets presses it.
        self.keep.setText(self.tr("Keep it (Esc)"))
        for button in (self.take_back, self.keep):
            button.setMinimumWidth(button.sizeHint().width() + FOCUS_EDGE)
