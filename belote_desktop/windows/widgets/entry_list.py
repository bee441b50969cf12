"""A list whose entries have a title above a sentence, and optionally a picture."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from belote_desktop.windows.widgets.page import label, set_role

FRAME = 2
"""What the line round an entry takes, on both sides together."""


@dataclass(frozen=True)
class Entry:
    """The title, sentence and picture of one entry."""

    title: str
    sentence: str
    picture: QWidget | None = None


class EntryList(QListWidget):
    """Entries from the top down; a screen reader hears the title and the sentence."""

    def __init__(self) -> None:
        super().__init__()
        self._is_whole = False
        self.setSpacing(4)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def add(self, entry: Entry) -> None:
        """One more entry."""
        item = QListWidgetItem(self)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{entry.title}. {entry.sentence}")
        self.setItemWidget(item, _row(entry))
        self._fit(item)

    def show_whole(self, whole: bool) -> None:
        """Be as high as all entries, where the page scrolls and not the list; or as high as there is room."""
        self._is_whole = whole
        rows = sum(self.item(row).sizeHint().height() + 2 * self.spacing() for row in range(self.count()))
        self.setMinimumHeight(rows + 2 * (self.frameWidth() + self.spacing()) if whole else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for row in range(self.count()):
            self._fit(self.item(row))
        self.show_whole(self._is_whole)

    def _fit(self, item: QListWidgetItem) -> None:
        """As high as its words are, broken to the width of the list."""
        width, row = self.viewport().width() - 2 * self.spacing(), self.itemWidget(item)
        if row is not None:  # an entry that has just come may bring the scroll bar before it has its words
            item.setSizeHint(QSize(width, row.heightForWidth(width - FRAME) + FRAME))


def _row(entry: Entry) -> QWidget:
    row = QWidget()
    set_role(row, "plain")
    row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    line, column = QHBoxLayout(row), QVBoxLayout()
    line.setContentsMargins(12 if entry.picture is None else 8, 8, 12, 8)
    line.setSpacing(14)
    if entry.picture is not None:
        line.addWidget(entry.picture, 0, Qt.AlignmentFlag.AlignTop)
    line.addLayout(column, 1)
    column.setSpacing(2)
    for text, role in ((entry.title, "name"), (entry.sentence, "sentence")):
        part = label(role=role, wrap=True)
        part.setTextFormat(Qt.TextFormat.PlainText)  # names are the person's own
        part.setText(text)
        column.addWidget(part)
    if entry.picture is not None:
        column.addStretch(1)
    return row
