"""The keys, on one page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from belote_desktop.table.keys import key_table
from belote_desktop.windows.sheet import Sheet, label, panel, scrolling
from belote_desktop.windows.style import Style


def native(keys: str) -> str:
    """A key as this system writes it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class KeysWindow(Sheet):
    """What every key does."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._holder = panel("paper")
        self._grid = QGridLayout()
        inside = QVBoxLayout(self._holder)
        inside.setContentsMargins(0, 8, 0, 8)
        content = QWidget()
        content.setLayout(self._grid)
        inside.addWidget(scrolling(content))
        self.body.addWidget(self._holder, 1)
        self.renew()
        self.prefer(720, 680)

    def retranslate(self) -> None:
        self.set_title(self.tr("Keys"), self.tr("Single keys can be turned off in the settings."))
        self._fill()

    def restyle(self) -> None:
        if self._grid.count():
            self._fill()

    def _fill(self) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._grid.setContentsMargins(24, 8, 24, 8)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        row = 0
        for title, keys in self._sections():
            self._grid.addWidget(label(title, "section"), row, 0, 1, 2)
            row += 1
            for key, what in keys:
                cap = label(key, "key")
                cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
                text = label(what, wrap=True)
                self._grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
                self._grid.addWidget(text, row, 1)
                row += 1
        self._grid.setRowStretch(row, 1)

    def _sections(self) -> list[tuple[str, list[tuple[str, str]]]]:
        return [
            (self.tr("At the table"), list(key_table())),
            (self.tr("Windows"), [
                (native("Ctrl+N"), self.tr("New match.")),
                (native("Ctrl+O"), self.tr("Unfinished matches.")),
                (native("Ctrl+Shift+O"), self.tr("Open a record.")),
                (native("Ctrl+S"), self.tr("Save a copy of the record.")),
                (native("Ctrl+Z"), self.tr("Take back your last card or call.")),
                (native("Ctrl+T"), self.tr("Score sheet.")),
                (native("Ctrl+L"), self.tr("Log.")),
                (native("Ctrl+,"), self.tr("Settings.")),
                (native("F11"), self.tr("Full screen.")),
                (native("F1"), self.tr("The rules of this game.")),
                ("?", self.tr("These keys.")),
            ]),
            (self.tr("In the rules"), [
                (native("Ctrl+F"), self.tr("Find words.")),
                (native("F3"), self.tr("Next place found.")),
                (native("Shift+F3"), self.tr("Place found before.")),
            ]),
        ]  # fmt: skip
