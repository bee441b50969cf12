"""The offer, at the start of the program, to continue the last match where it was left."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import goal
from belote_desktop.windows.match_parts.side_grid import side_grid
from belote_desktop.windows.new_match.match_picture import MatchPicture
from belote_desktop.windows.widgets.flow import FullRows
from belote_desktop.windows.widgets.overlay import Overlay
from belote_desktop.windows.widgets.page import label, set_role

if TYPE_CHECKING:
    from belote_desktop.engine import SeatView
    from belote_desktop.records import Record


@dataclass(frozen=True)
class MatchSummary:
    """An unfinished match: its file, its players, when it was last played, its rules, which deal is played, and the
    points of each side.

    `record` is still to be folded, or `view` is what the user may see of the match; one of the two is None.
    """

    path: Path
    names: Names
    modified: QDateTime
    rules: Ruleset
    number: int
    totals: tuple[int, ...]
    record: Record | None = None
    view: SeatView | None = None

    @classmethod
    def of(cls, path: Path, names: Names, modified: QDateTime, view: SeatView) -> MatchSummary:
        """The summary of a match whose record is folded."""
        return cls(path, names, modified, view.rules, view.number, view.totals, view=view)

    @property
    def sides(self) -> Sides:
        return Sides(self.rules, self.names)


class ResumeOffer(Overlay):
    """Emits `go_on`, `new_match` or `later`.

    It can be made from a record that is not folded. The picture is then an empty cloth of its final size, until
    `complete` is called.
    """

    go_on = Signal()
    new_match = Signal()
    later = Signal()

    def __init__(self, style: Style, summary: MatchSummary, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.summary = summary
        self.go_button, self.new_button, self.later_button = QPushButton(), QPushButton(), QPushButton()
        set_role(self.go_button, "primary")
        self.buttons.addWidget(self.go_button)
        rows = FullRows(2)
        rows.addWidget(self.new_button)
        rows.addWidget(self.later_button)
        self.buttons.addLayout(rows)
        self.go_button.clicked.connect(self.go_on)
        self.new_button.clicked.connect(self.new_match)
        self.later_button.clicked.connect(self.later)
        self.renew()

    def complete(self, summary: MatchSummary) -> None:
        """Show the match that the record folds to. The words change only if the record says something else."""
        told, self.summary = self.summary, summary
        if (told.number, told.totals) != (summary.number, summary.totals):
            self.renew()
        elif summary.view is not None:
            self.picture.show_view(summary.view)

    def first_button(self) -> QPushButton:
        return self.go_button

    def escape(self) -> None:
        self.later.emit()

    def retranslate(self) -> None:
        about = self.summary
        title = label(self.tr("Continue where you left off?"), "heading", wrap=True)
        self.content.addWidget(title)
        self.picture = MatchPicture(self.style_, about.sides, about.view)
        self.content.addWidget(self.picture)
        #: {game}: a game, Coinche. {goal}: "to 1000 points" or "8 deals". {number}: which deal.
        pattern = self.tr("{game}, {goal}, deal {number}")
        said = pattern.format(
            game=words.translated(about.rules.name), goal=goal(about.rules), number=words.number(about.number)
        )
        self.content.addWidget(label(said, "name", wrap=True))
        self.content.addLayout(side_grid(about.sides, about.totals))
        when = QLocale().toString(about.modified, QLocale.FormatType.ShortFormat)
        #: {when}: date and time.
        self.content.addWidget(label(self.tr("Last played {when}.").format(when=when), "note"))
        self.content.addStretch(1)
        #: A button: continue the match.
        self.go_button.setText(self.tr("Continue"))
        #: A button.
        self.new_button.setText(self.tr("New match"))
        #: A button: ask again later.
        self.later_button.setText(self.tr("Later"))
        self.setAccessibleName(title.text())
