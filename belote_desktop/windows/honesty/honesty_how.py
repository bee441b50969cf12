"""How the computer plays, in plain words."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop.coach.looking_back.honesty import HOW
from belote_desktop.models.words import words
from belote_desktop.windows.widgets.page import label, set_role


class HowPanel(QWidget):
    """The promises about the computer players, each with the sentences that explain it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self.parts = [(label(role="name", wrap=True), label(wrap=True)) for _ in HOW]
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(24, 12, 24, 16)
        column.setSpacing(4)
        for title, text in self.parts:
            column.addWidget(title)
            column.addWidget(text)
            column.addSpacing(12)
        column.addStretch(1)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        for (title, text), (promise, why) in zip(self.parts, HOW, strict=True):
            title.setText(words.translated(promise))
            text.setText(words.translated(why))

    def restyle(self) -> None:
        """Do nothing: the style sheet is enough."""
