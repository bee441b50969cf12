"""A list of saved matches to choose from, with a sentence if there is none and buttons for the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.entry_list import Entry, EntryList
from belote_desktop.windows.widgets.page import Page, label, panel, set_role

LEAST = 260
"""The main button is at least 180 pixels wide at 100 %, but no wider than this for the size of the text alone."""


class MatchList(Page):
    """`chosen` carries the path of a match; a subclass sets the texts and describes each match (`tell`)."""

    chosen = Signal(Path)

    def __init__(self, style: Style, paths: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.paths = tuple(paths)
        self.list = EntryList()
        self.list.itemActivated.connect(self._on_go)
        self.empty = label(role="sentence", wrap=True)
        self.go_button = QPushButton()
        set_role(self.go_button, "primary")
        self.go_button.clicked.connect(self._on_go)
        paper = panel("paper")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(16, 14, 16, 14)
        inside.addWidget(self.empty)
        inside.addWidget(self.list, 1)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.foot.addWidget(self.go_button)
        self.body.addWidget(paper, 1)
        self.body.addLayout(self.foot)

    def first_focus(self) -> QWidget:
        return self.list

    def tell(self, entries: Sequence[Entry]) -> None:
        """Show these entries, in the order of the paths; the selected row is kept."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        for entry in entries:
            self.list.add(entry)
        self.list.setCurrentRow(min(row, len(entries) - 1))
        self.empty.setVisible(not entries)
        self.go_button.setEnabled(bool(entries))

    def restyle(self) -> None:
        self.go_button.setMinimumWidth(min(self.style_.px(180), LEAST))

    @property
    def path(self) -> Path | None:
        """The path of the selected match; None if none is selected."""
        row = self.list.currentRow()
        return self.paths[row] if 0 <= row < len(self.paths) else None

    def _on_go(self, *_: object) -> None:
        if self.path is not None:
            self.chosen.emit(self.path)
