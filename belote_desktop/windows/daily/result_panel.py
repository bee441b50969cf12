"""One's own result of a set deal: the lead in large figures, the points, and how the deal went."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from belote_desktop.engine import Ruleset
from belote_desktop.models.daily.daily_words import points_text, told
from belote_desktop.models.words import words
from belote_desktop.profile.set_deals.set_results import SetResult
from belote_desktop.windows.widgets.page import label, set_role


class ResultPanel(QFrame):
    """Shown once the deal is over."""

    def __init__(self) -> None:
        super().__init__()
        set_role(self, "paper")
        self.title, self.lead = label(role="name"), label(role="score")
        self.points, self.told = label(role="section", wrap=True), label(role="sentence", wrap=True)
        self.helps = label(role="note", wrap=True)
        beside = QVBoxLayout()
        beside.setSpacing(2)
        beside.addWidget(self.points)
        beside.addWidget(self.told)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.lead, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 12, 18, 12)
        whole.setSpacing(6)
        whole.addWidget(self.title)
        whole.addLayout(row)
        whole.addWidget(self.helps)

    def show_result(self, result: SetResult, rules: Ruleset) -> None:
        """Show the result of a deal; nothing while it is not over."""
        own = result.own
        self.setVisible(own is not None)
        self.title.setText(self.tr("Your result"))
        if own is None:
            return
        self.lead.setText(words.signed(own.lead))
        self.points.setText(points_text(own, rules.side_of(0)))
        self.told.setText(told(own, rules))
        #: How often help was used in a deal.
        self.helps.setText(self.tr("You used a hint or undid an action %n time(s).", "", own.helps))
        self.helps.setVisible(own.helps > 0)
