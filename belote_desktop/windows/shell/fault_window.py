"""The window for an error of the program: what happened, what is safe, where the log is, a report to copy.

It uses only Qt, because any module of the program may be what failed.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QSysInfo, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from belote_desktop.profile.error_log import Fault, surroundings

WIDTH = 460
MOST = 20
"""A report holds so many different errors."""


class FaultWindow(QDialog):
    """Shows the first error and counts later ones; with `ends` the program cannot continue."""

    def __init__(self, fault: Fault, log: Path | None, parent: QWidget | None = None, *, ends: bool = False) -> None:
        super().__init__(parent)
        self.faults: Counter[Fault] = Counter()
        self.sentence, self.safety, self.place = _text(), _text(), _text()
        self.kind, self.count, self.copied = _text(), _text(), _text()
        #: A button.
        self.copy_button, self.quit_button = QPushButton(self.tr("Copy report")), QPushButton(self.tr("Quit"))
        #: A button: go on playing after an error.
        self.go_on_button = QPushButton(self.tr("Continue"))
        self.setWindowTitle(self.tr("Something went wrong"))
        self._word(log, ends)
        self._lay_out()
        self.go_on_button.setVisible(not ends)
        first = self.quit_button if ends else self.go_on_button
        first.setDefault(True)
        first.setFocus()
        self.setAccessibleDescription(f"{self.sentence.text()} {self.safety.text()} {self.place.text()}")
        self.copy_button.clicked.connect(self._on_copy)
        self.quit_button.clicked.connect(self._on_quit)
        self.go_on_button.clicked.connect(self.accept)
        self.add(fault)

    def add(self, fault: Fault) -> None:
        """One more error; the first is the one that is named."""
        if fault in self.faults or len(self.faults) < MOST:
            self.faults[fault] += 1
        whole = self.faults.total()
        self.count.setVisible(whole > 1)
        #: {count}: a number.
        self.count.setText(self.tr("Errors so far: {count}").format(count=whole))
        self.kind.setText(str(next(iter(self.faults))))

    def showEvent(self, event: QShowEvent) -> None:
        """Be as wide as the buttons ask for, and as high as the wrapped sentences need at that width."""
        super().showEvent(event)
        layout = self.layout()
        assert layout is not None
        self.setMinimumWidth(max(WIDTH, layout.totalMinimumSize().width()))
        self.setMinimumHeight(layout.totalHeightForWidth(self.width()))

    def report(self) -> str:
        """The report in English, for the developers."""
        qt = f"Qt {qVersion()}, {QGuiApplication.platformName()}, {QSysInfo.prettyProductName()}"
        parts = [f"{surroundings()}, {qt}"]
        for fault, count in self.faults.items():
            parts.append(fault.trace if count == 1 else f"{count} times:\n{fault.trace}")
        return "\n".join(parts)

    def _word(self, log: Path | None, ends: bool) -> None:
        if ends:
            self.sentence.setText(self.tr("Belote Desktop could not start because of an error in the program."))
            self.safety.setText(self.tr("Your matches are safe: every action is saved before it is shown."))
        else:
            self.sentence.setText(self.tr("An error in the program interrupted what it was doing."))
            self.safety.setText(
                self.tr(
                    "Your match is safe: every action is saved before it is shown. You can continue. If the table does "
                    "not react, quit and start again: the match continues from the same card."
                )
            )
        #: {file}: a file's name.
        found = self.tr("The error log is {file}.").format(file=log)
        self.place.setText(self.tr("The error log could not be saved.") if log is None else found)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 18, 18, 14)
        column.setSpacing(10)
        for part in (self.sentence, self.safety, self.kind, self.count, self.place, self.copied):
            column.addWidget(part)
        self.copied.hide()
        heading = self.sentence.font()
        heading.setBold(True)
        self.sentence.setFont(heading)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.copy_button)
        row.addStretch(1)
        row.addWidget(self.quit_button)
        row.addWidget(self.go_on_button)
        column.addLayout(row)
        self.setMinimumWidth(WIDTH)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report())
        self.copied.setText(self.tr("The report was copied."))
        self.copied.show()

    def _on_quit(self) -> None:
        parent = self.parentWidget()
        self.reject()
        if parent is not None:
            parent.window().close()


def _text() -> QLabel:
    """Plain text that wraps and can be selected."""
    made = QLabel()
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
