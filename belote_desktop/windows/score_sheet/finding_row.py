"""A line at the end of a match: a deal that stands out, with a button that opens it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.score_sheet.match_findings import About, Finding
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, set_role

SIGNS: Mapping[About, str] = MappingProxyType({About.DECIDED: "star", About.BEST: "check", About.WORST: "target"})
"""The sign of each finding."""


class FindingRow(QWidget):
    """The deal as a button; beside it what it stands out for, and how it ended."""

    def __init__(self, finding: Finding, verdict: str, style: Style) -> None:
        super().__init__()
        self.number = finding.result.number
        self.button = QPushButton(finding.deal)
        self.button.setAccessibleDescription(f"{finding.text}. {verdict}")
        self.button.setAutoDefault(False)
        set_role(self.button, "chip")
        put_sign(self.button, SIGNS[finding.about], style.ink.accent_text, style.px(18))
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(label(finding.text, "name", wrap=True))
        said.addWidget(label(verdict, "sentence", wrap=True))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(12))
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said, 1)
