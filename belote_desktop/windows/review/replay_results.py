"""The results of a deal each time it was played: one card for each version, side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop import engine
from belote_desktop.coach.looking_back.what_if import Compared, How, Version, side_by_side
from belote_desktop.models.match.recorded import Recorded
from belote_desktop.models.words.forms import player_worded
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import deal_verdict
from belote_desktop.windows.match_parts.score_table import ScoreTable
from belote_desktop.windows.widgets.page import label, panel, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

SIDE, TEXT = 76, 190
"""The widths at 100 % of the points of a side on a card, and of the words beside them."""


class Results(QWidget):
    """`watch` carries the Version to replay, `back` asks for the table again, `stop` ends the replays in progress."""

    watch = Signal(object)
    back = Signal()
    stop = Signal()

    def __init__(self, style: Style, recorded: Recorded) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._recorded = recorded
        self.versions: tuple[Version, ...] = ()
        self.status = label(role="sentence", wrap=True)
        self.stop_button, self.back_button = QPushButton(), QPushButton()
        self.stop_button.clicked.connect(self.stop)
        self.back_button.clicked.connect(self.back)
        self._cards = QGridLayout()
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(16)
        self.watch_buttons: list[QPushButton] = []
        self._papers: list[QWidget] = []
        holder = QWidget()
        whole = QVBoxLayout(holder)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._cards)
        whole.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.back_button)
        head.addWidget(self.status, 1)
        head.addWidget(self.stop_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(head)
        column.addWidget(scrolling(holder), 1)

    def show_versions(self, versions: Sequence[Version], waits_for: int, problem: str = "") -> None:
        """Show these versions, the recorded one first; `waits_for` more are still being played."""
        self.versions = tuple(versions)
        self.stop_button.setVisible(waits_for > 0)
        self.status.setText(problem or self._status(waits_for))
        self._fill()
        self._arrange()

    def _status(self, waits_for: int) -> str:
        if waits_for:
            return self.tr("The computer is playing the deal. It sees only what a player in its seat sees.")
        return self.tr("The computer saw only what a player in its seat sees.")

    def _fill(self) -> None:
        self.watch_buttons.clear()
        for old in self._papers:
            self._cards.removeWidget(old)
            old.hide()
            old.deleteLater()
        compared = side_by_side(self.versions, self._recorded.seat)
        self._papers = [self._card(each) for each in compared]

    def _card(self, compared: Compared) -> QWidget:
        version, recorded = compared.version, self._recorded
        result = engine.view(version.match, recorded.seat).results[-1]
        card = panel("paper")
        column = QVBoxLayout(card)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        column.addWidget(label(self.title(version), "section", wrap=True))
        column.addWidget(label(deal_verdict(result, recorded.rules, recorded.names), "sentence", wrap=True))
        column.addWidget(ScoreTable(result, recorded.sides, self._style))
        if version.how is not How.AS_PLAYED:
            column.addWidget(label(self._better(compared), "name", wrap=True))
        column.addStretch(1)
        #: A button: look at this deal.
        button = QPushButton(self.tr("Replay"))
        button.setAccessibleDescription(self.title(version))
        button.clicked.connect(lambda: self.watch.emit(version))
        self.watch_buttons.append(button)
        column.addWidget(button)
        return card

    def title(self, version: Version) -> str:
        """The name of a version."""
        names, seat = self._recorded.names, self._recorded.seat
        theirs, yours = {
            #: A line of the results: what really happened.
            How.AS_PLAYED: (self.tr("As played"), self.tr("As played")),
            #: {name}: a player's name. A line of the results.
            How.MACHINE: (self.tr("The computer in place of {name}"), self.tr("The computer in your place")),
            How.SWAPPED: (
                #: {name}: a player's name. A line of the results. {other}: another player's name.
                self.tr("The computer in place of {name}, with {other}’s hand"),
                #: A line of the results. {other}: a player's name.
                self.tr("The computer in your place, with {other}’s hand"),
            ),
        }[version.how]
        other = player_worded(names.of((seat - version.moved) % len(names)))
        return names.told(seat, theirs, yours, other=other)

    def ending(self, version: Version) -> str:
        """How the deal ended, and in which version if computer players played it."""
        result = engine.view(version.match, self._recorded.seat).results[-1]
        said = deal_verdict(result, self._recorded.rules, self._recorded.names)
        if version.how is How.AS_PLAYED:
            return said
        #: Below a title. {version}: "The computer in your place". {verdict}: a sentence on how that deal ended.
        pattern = self.tr("{version}. {verdict}")
        return pattern.format(version=self.title(version), verdict=said)

    def _better(self, compared: Compared) -> str:
        if self._recorded.names.you is not None:
            return self._better_for_you(compared.better)
        name = self._recorded.sides.members(self._recorded.rules.side_of(self._recorded.seat))
        if not compared.better:
            #: {name}: a player's name.
            return self.tr("No difference for {name}.").format(name=name)
        if compared.better > 0:
            #: {name}: a player's name.
            return self.tr("{name} gains %n point(s).", "", compared.better).format(name=name)
        #: {name}: a player's name.
        return self.tr("{name} loses %n point(s).", "", -compared.better).format(name=name)

    def _better_for_you(self, better: int) -> str:
        if not better:
            return self.tr("No difference for you.")
        if better > 0:
            return self.tr("You gain %n point(s).", "", better)
        return self.tr("You lose %n point(s).", "", -better)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        #: A button.
        self.back_button.setText(self.tr("Back to replay"))
        #: A button: stop the computer.
        self.stop_button.setText(self.tr("Stop"))
        self.restyle()

    def restyle(self) -> None:
        """Apply a change of text size."""
        for button in (self.back_button, self.stop_button):
            button.ensurePolished()
            button.setMinimumWidth(button.sizeHint().width() + 6)  # the frame of the focus is wider

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the cards out in as few rows as fit, of the same length if possible."""
        count = max(1, len(self._papers))
        least = self._style.px(SIDE * self._recorded.rules.side_count + TEXT)
        room = max(1, min(count, self.width() // least))
        across = math.ceil(count / math.ceil(count / room))
        for place, paper in enumerate(self._papers):
            self._cards.addWidget(paper, place // across, place % across)
        for column in range(count):
            self._cards.setColumnStretch(column, int(column < across))
