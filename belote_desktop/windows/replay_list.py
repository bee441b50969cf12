"""The matches of the profile, finished or not, whose deals can be looked at again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from belote_desktop import records, variants
from belote_desktop.models import words
from belote_desktop.profile import Saves
from belote_desktop.windows.record_files import LARGEST
from belote_desktop.windows.sheet import Sheet, label, panel, set_role
from belote_desktop.windows.style import Style

MOST = 100
"""So many matches are listed, the newest first; older ones open as files."""


@dataclass(frozen=True)
class Entry:
    """A match with deals that are over."""

    path: Path
    header: records.Header
    deals: int


def entries(saves: Saves) -> list[Entry]:
    """The newest matches with a deal that is over, without folding them."""
    found = (_entry(path) for path in saves.all()[:MOST])
    return [entry for entry in found if entry is not None]


def _entry(path: Path) -> Entry | None:
    try:
        if path.stat().st_size > LARGEST:
            return None
        record = records.read(records.decode(path.read_bytes())[0]).record
    except OSError:
        return None
    deals = 0 if record is None else sum(isinstance(entry, records.Opened) for entry in record.entries)
    return None if record is None or not deals else Entry(path, record.header, deals)


class ReplayList(Sheet):
    """A list of matches; `chosen` carries the path of one, or of a record from elsewhere."""

    chosen = Signal(Path)

    def __init__(self, style: Style, saves: Saves, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.entries = entries(saves)
        self.list = QListWidget()
        self.list.setSpacing(4)
        self.list.itemActivated.connect(self._on_go)
        self.empty = label(role="sentence", wrap=True)
        self.go_button, self.open_button = QPushButton(), QPushButton()
        set_role(self.go_button, "primary")
        self.go_button.clicked.connect(self._on_go)
        self.open_button.clicked.connect(self._ask)
        paper = panel("paper")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(16, 14, 16, 14)
        inside.addWidget(self.empty)
        inside.addWidget(self.list, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.open_button)
        foot.addStretch(1)
        foot.addWidget(self.go_button)
        self.body.addWidget(paper, 1)
        self.body.addLayout(foot)
        self.renew()

    def first_focus(self) -> QWidget:
        return self.list if self.entries else self.open_button

    def retranslate(self) -> None:
        count = len(self.entries)
        self.set_title(self.tr("Replay"), self.tr("Choose a match whose deals you want to look at again"))
        self.empty.setText(self.tr("No deal of any match is over yet."))
        self.empty.setVisible(not count)
        self.go_button.setText(self.tr("Look at it"))
        self.go_button.setEnabled(bool(count))
        self.open_button.setText(self.tr("Open a record…"))
        self.list.setAccessibleName(self.tr("Matches"))
        row = max(0, self.list.currentRow())
        self.list.clear()
        for entry in self.entries:
            self._add(entry)
        self.list.setCurrentRow(row if count else -1)

    def restyle(self) -> None:
        self.go_button.setMinimumWidth(self.style_.px(160))

    def _add(self, entry: Entry) -> None:
        header = entry.header
        name = next((game.name for game in variants.all_variants() if game.id == header.variant), header.variant)
        text = self.tr("{game}: %n deal(s)", "", entry.deals).format(game=words.translated(name))
        day = QDate.fromString(header.date, Qt.DateFormat.ISODate)
        when = QLocale().toString(day, QLocale.FormatType.LongFormat) if day.isValid() else header.date
        pattern = (
            self.tr("{names}. Practice of {when}.") if header.is_practice else self.tr("{names}. Begun on {when}.")
        )
        said = pattern.format(names=words.listed(list(header.names)), when=when)
        item = QListWidgetItem(self.list)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{text}. {said}")
        row = QWidget()
        set_role(row, "plain")
        row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(row)
        column.setContentsMargins(10, 8, 12, 8)
        column.setSpacing(2)
        for words_, role in ((text, "name"), (said, "sentence")):
            part = QLabel(words_)
            set_role(part, role)
            part.setWordWrap(True)
            column.addWidget(part)
        item.setSizeHint(row.sizeHint())
        self.list.setItemWidget(item, row)

    def _on_go(self, *_: object) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self.entries):
            self.chosen.emit(self.entries[row].path)

    def _ask(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a record"), "", self.tr("Records of matches (*.brn)"))
        if name:
            self.chosen.emit(Path(name))
