"""The licences of the program and of everything in it: the parts in a list, the texts of the chosen one beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.models.licences import Part
from belote_desktop.windows.honesty.honesty_code import Code
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import PageBox
from belote_desktop.windows.widgets.entry_list import Entry, EntryList
from belote_desktop.windows.widgets.page import Page, label, panel

NARROW = 680
"""Below this width in pixels, for text at 100 %, the list is a box above the text."""

ANYWHERE = "https://spdx.org/licenses/"
"""Where the licences are that have a short name."""


class LicencesWindow(Page):
    """Shows `parts`; the first one is chosen."""

    def __init__(self, style: Style, parts: Sequence[Part], parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.parts = tuple(parts)
        self.about = label(role="sentence", wrap=True)
        self.list = EntryList()
        for part in self.parts:
            self.list.add(Entry(f"{part.name} {part.version}".rstrip(), part.licence))
        self.text = Code(style, most=None)
        self.box = PageBox(style)
        self.box.addItems([f"{part.name} {part.version}".rstrip() for part in self.parts])
        self.box.activated.connect(self.list.setCurrentRow)
        self.paper = panel("paper")
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(QMargins(6, 6, 6, 6))
        inside.addWidget(self.list)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.paper, 2)
        row.addWidget(self.text, 3)
        self.body.addWidget(self.about)
        self.body.addWidget(self.box)
        self.body.addLayout(row, 1)
        self.list.currentRowChanged.connect(self._show_text)
        self.renew()
        self.prefer(980, 700)
        self.list.setCurrentRow(0)
        (self.box if self._is_narrow else self.list).setFocus()

    def retranslate(self) -> None:
        #: A title.
        self.set_title(self.tr("Licences"))
        if self.parts:
            self.about.setText(
                self.tr("Belote Desktop contains the software listed here. Choose a part to read its licence.")
            )
        else:
            self.about.setText(
                self.tr("The list of licences is missing or damaged. Install Belote Desktop again to read them.")
            )
        #: Read aloud: a list.
        self.list.setAccessibleName(self.tr("Parts of the program"))
        #: Read aloud: a list.
        self.box.name(self.tr("Parts of the program"))
        self._show_text(self.list.currentRow())

    def restyle(self) -> None:
        self.text.restyle()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < self.style_.px(NARROW)

    def _arrange(self) -> None:
        self.paper.setVisible(not self._is_narrow)
        self.box.setVisible(self._is_narrow and bool(self.parts))

    def _show_text(self, row: int) -> None:
        if not 0 <= row < len(self.parts):
            self.text.show_text("")
            return
        self.box.setCurrentIndex(row)
        part = self.parts[row]
        #: {name}: a part of the program. {address}: a web address.
        missing = self.tr("The text of this licence was not installed with {name}. Read it at {address}.")
        self.text.show_text(part.text() or missing.format(name=part.name, address=part.address or ANYWHERE))
        #: {name}: a part of the program.
        self.text.setAccessibleName(self.tr("Licence of {name}").format(name=part.name))
