"""A sentence at the foot of a page until the next action: a refusal, news, or a question with one button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, panel, set_role

Do = Callable[[], object]


class Strip:
    """`frame` is the widget. Refusals are framed and coloured; what is said is announced to screen readers."""

    def __init__(self, style: Style) -> None:
        self.frame = panel("banner")
        self._style = style
        self.text = label(role="sentence", wrap=True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)  # names are the person's own
        self.about = label(role="section")
        self.action = QPushButton()
        self.action.setAutoDefault(False)
        self.action.clicked.connect(self._on_action)
        self.action.hide()
        self._do: Do | None = None
        row = QHBoxLayout(self.frame)
        row.setContentsMargins(14, 7, 14, 7)
        row.setSpacing(12)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(self.about)
        said.addWidget(self.text)
        row.addLayout(said, 1)
        row.addWidget(self.action)
        self.frame.hide()

    def refuse(self, sentence: str) -> None:
        """Show why something is refused."""
        self._show(sentence, bad=True)

    def tell(self, sentence: str, button: str = "", do: Do | None = None) -> None:
        """Show what was done, with at most one button."""
        self._show(sentence, bad=False)
        self._do = do
        self.action.setText(button)
        self.action.setVisible(do is not None)

    def explain(self, about: str, sentence: str) -> None:
        """Show an explanation under the name of its subject."""
        self._show(sentence, bad=False, about=about)

    def clear(self) -> None:
        """Take it away."""
        self._do = None
        self.frame.hide()

    @property
    def sentence(self) -> str:
        """The sentence shown; empty if there is none."""
        return "" if self.frame.isHidden() else self.text.text()

    def _show(self, sentence: str, *, bad: bool, about: str = "") -> None:
        self._do = None
        self.action.hide()
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self.text.setText(sentence)
        quiet = "sentence" if about else "name"
        for part, role in ((self.text, "bad" if bad else quiet), (self.frame, "refusal" if bad else "banner")):
            set_role(part, role)
            part.style().unpolish(part)
            part.style().polish(part)
        self.frame.setAccessibleName(sentence)
        self.frame.show()
        tell_reader(self.frame, sentence)

    def _on_action(self) -> None:
        do = self._do
        self.clear()
        if do is not None:
            do()
