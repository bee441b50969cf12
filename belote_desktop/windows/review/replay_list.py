"""The list of matches of the profile, finished or not, with deals to replay."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from belote_desktop import records, variants
from belote_desktop.engine import Ruleset
from belote_desktop.models.words import words
from belote_desktop.models.words.names import names_in
from belote_desktop.models.words.sides import Sides
from belote_desktop.profile import Saves
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.saves import LARGEST
from belote_desktop.records.standing import standing
from belote_desktop.windows.cards.game_picture import GamePicture
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_list import MatchList
from belote_desktop.windows.widgets.entry_list import Entry

MOST = 100
"""How many matches are listed, the newest first; older ones can be opened as files."""
PICTURE, WIDEST = QSize(150, 92), 860
"""The size of a picture and the greatest width of the list at 100 %."""


@dataclass(frozen=True)
class Replayable:
    """A match with at least one finished deal, and the points of each side; None where they are not known."""

    path: Path
    header: records.Header
    deals: int
    totals: tuple[int, ...] | None = None

    @property
    def rules(self) -> Ruleset | None:
        """The rules of the match; None if they fit no game of this version."""
        return self.header.playable_rules

    @property
    def points(self) -> str:
        """The score, "We: 190, They: 72"; empty if it is not known."""
        rules = self.rules
        if rules is None or self.totals is None or len(self.totals) != rules.side_count:
            return ""
        return Sides(rules, names_in(self.header)).with_points(self.totals)


def replayable(saves: Saves) -> list[Replayable]:
    """The newest matches with a finished deal, read without folding their records."""
    found = (saves.attempt(path, _read) for path in saves.all()[:MOST])
    return [entry for entry in found if entry is not None]


def _read(path: Path) -> Replayable | None:
    record = records.parse_record(records.decode(read_bytes(path, LARGEST))[0]).record
    deals = 0 if record is None else sum(isinstance(entry, records.Opened) for entry in record.entries)
    if record is None or not deals:
        return None
    return Replayable(path, record.header, deals, standing(record.entries).totals)


class ReplayList(MatchList):
    """`chosen` carries the path of a match of the profile, or of another record."""

    def __init__(self, style: Style, saves: Saves, parent: QWidget | None = None) -> None:
        matches = replayable(saves)
        super().__init__(style, [match.path for match in matches], parent)
        self.matches = matches
        self.open_button = QPushButton()
        self.open_button.clicked.connect(self._ask)
        self.foot.insertWidget(0, self.open_button)
        self.renew()

    def first_focus(self) -> QWidget:
        return super().first_focus() if self.matches else self.open_button

    def retranslate(self) -> None:
        #: A title.
        self.set_title(self.tr("Replay"), self.tr("Choose a match to replay its deals"))
        self.empty.setText(self.tr("No deal to replay yet. Finish a deal first."))
        #: A button: look at the deals of this match.
        self.go_button.setText(self.tr("Replay"))
        #: A button.
        self.open_button.setText(self.tr("Open a match…"))
        #: Read aloud: a list of matches.
        self.list.setAccessibleName(self.tr("Matches"))
        self.tell([self._told(match) for match in self.matches])

    def _told(self, match: Replayable) -> Entry:
        header = match.header
        name = next((game.name for game in variants.all_variants() if game.id == header.variant), header.variant)
        #: {game}: a game, Coinche.
        plain = self.tr("{game}: %n deal(s)", "", match.deals)
        #: {game}: a game, Coinche. {points}: the score, "We: 190, They: 72".
        scored = self.tr("{game}: %n deal(s). {points}", "", match.deals)
        title = (scored if match.points else plain).format(game=words.translated(name), points=match.points)
        day = QDate.fromString(header.date, Qt.DateFormat.ISODate)
        when = QLocale().toString(day, QLocale.FormatType.LongFormat) if day.isValid() else header.date
        pattern = (
            #: {names}: names, "Samir and Karim". {when}: a date.
            self.tr("{names}. Practice match of {when}.")
            if header.is_practice
            #: {names}: names, "Samir and Karim". {when}: a date.
            else self.tr("{names}. Started on {when}.")
        )
        rules = match.rules
        picture = None if rules is None else GamePicture(self.style_, rules, PICTURE)
        return Entry(title, pattern.format(names=names_in(header).everybody, when=when), picture)

    def restyle(self) -> None:
        super().restyle()
        if self.list.count():
            self.retranslate()  # the pictures are painted in the theme
        self.centre(self.style_.px(WIDEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.centre(self.style_.px(WIDEST))

    def _ask(self) -> None:
        #: The title of a window that asks for a file.
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a match"), "", self.tr("Match files (*.brn)"))
        if name:
            self.chosen.emit(Path(name))
