"""A row that carries a control with its name and its sentence."""

from __future__ import annotations

from textwrap import fill

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.restyling import restyle
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, set_role

LETTERS = 44
"""A line of what a rule was has at most so many letters."""


class Row(QFrame):
    """A name, a sentence, a control, and, once it is changed, what it was, with a button that sets it back."""

    reset = Signal()

    def __init__(self, style: Style, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "row")
        self._turn()
        self._style = style
        self.control = control
        self.name = label(role="name", wrap=True)
        self.sentence = label(role="sentence", wrap=True)
        self.undo = QPushButton()
        set_role(self.undo, "reset")
        self.undo.setAutoDefault(False)
        self.undo.clicked.connect(self.reset)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.name)
        texts.addWidget(self.sentence)
        texts.addStretch(1)
        self._end = QVBoxLayout()
        self._end.setSpacing(2)
        self._end.addWidget(control, 0, Qt.AlignmentFlag.AlignRight)
        self._end.addWidget(self.undo, 0, Qt.AlignmentFlag.AlignRight)
        self._end.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(20, 12, 20, 12)
        self._row.setSpacing(16)
        self._row.addLayout(texts, 1)
        self._row.addLayout(self._end)
        self.undo.hide()
        self.setProperty("changed", "false")

    def word(self, name: str, sentence: str) -> None:
        """Set the texts of the row."""
        self.name.setText(name)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        worded = getattr(self.control, "name", None)
        if callable(worded):
            worded(name)
        else:
            self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(sentence)

    def add_tip(self, tip: str) -> None:
        """Set what a tool tip and a screen reader add to the sentence; empty for nothing."""
        for part in (self.name, self.sentence, self.control):
            part.setToolTip(tip)
        self.control.setAccessibleDescription(f"{self.sentence.text()} {tip}".rstrip())

    def mark(self, was: str) -> None:
        """Mark the row as changed from `was`; an empty text removes the mark."""
        self.undo.setText(fill(was, LETTERS))
        self.undo.setIcon(sign("reset", self._style.ink.accent_text, 16))
        #: Read aloud: a button. {was}: the value before, "Default: 900 ms".
        self.undo.setAccessibleName(self.tr("Reset. {was}").format(was=was) if was else "")
        self.undo.setVisible(bool(was))
        changed = "true" if was else "false"
        restyle(self, "changed", changed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
        elif event.type() == QEvent.Type.LayoutDirectionChange:
            self._turn()

    def _turn(self) -> None:
        """Have the mark at the leading edge."""
        restyle(self, "leftwards", self.layoutDirection() is Qt.LayoutDirection.RightToLeft)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Beside each other where there is room for the sentence, below each other where there is not."""
        room = self.width() - self.control.sizeHint().width() - 60
        narrow = room < self._style.px(210)
        wanted = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._row.direction() is not wanted:
            self._row.setDirection(wanted)
            side = Qt.AlignmentFlag.AlignLeft if narrow else Qt.AlignmentFlag.AlignRight
            self._end.setAlignment(self.control, side)
            self._end.setAlignment(self.undo, side)
