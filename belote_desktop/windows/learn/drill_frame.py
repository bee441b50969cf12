"""The frame of the page of drills: its head, the menus, and the board with the question, or a sentence."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.table.items.bindings import Bindings, read_bindings
from belote_desktop.table.items.keys import Command
from belote_desktop.variants import GameShelf
from belote_desktop.windows.board.paper_button import PaperButton
from belote_desktop.windows.learn.drill_choices import DrillChoices
from belote_desktop.windows.learn.drill_head import DrillHead
from belote_desktop.windows.learn.drill_question import DrillQuestion
from belote_desktop.windows.learn.round_end import RoundEnd
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.cloth import paint_cloth
from belote_desktop.windows.widgets.page import EDGE, Page, label, panel
from belote_desktop.windows.widgets.scrolling import scrolling

WIDEST = 420
"""The paper with a sentence in the place of the board is no wider than this for text at 100 %."""


class WaitingPaper(QWidget):
    """The cloth with a sentence on a paper, in the place of the board while there is no question."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._told, self._paper = label(wrap=True), panel("paper")
        self._told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside = QVBoxLayout(self._paper)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.addWidget(self._told)
        self.next = PaperButton(style, self)
        """Looks for a question once more, where none was found."""
        inside.addWidget(self.next, 0, Qt.AlignmentFlag.AlignTrailing)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._paper, 100)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(2)

    def text(self) -> str:
        """The sentence."""
        return self._told.text()

    def say(self, text: str, *, goes_on: bool = False) -> None:
        """Show a sentence in place of the one before, with the button if it `goes_on`."""
        self._told.setText(text)
        self.next.setVisible(goes_on)
        self._paper.setMaximumWidth(self._style.px(WIDEST))
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_cloth(QPainter(self), QRectF(self.rect()), self._style.theme)


class DrillFrame(Page):
    """Shows a question or a sentence, and the menus if they are asked for."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.style, parent)
        self._shelf: GameShelf = services.profile.own_games.shelf()
        self.choices = DrillChoices(services.style, self._shelf)
        self.head_row = DrillHead(self.header, services.style)
        self.waiting = WaitingPaper(services.style)
        self.question = DrillQuestion(services.style, services.preferences)
        self._preferences = services.preferences
        self._preferences.changed.connect(self._find_hint_key)
        self.head_row.hint.clicked.connect(self.question.give_hint)
        self.question.hint_offered.connect(self._offer_hint)
        self._find_hint_key()
        self.nexts = (self.question.next, self.waiting.next)
        self.end = RoundEnd(services.preferences)
        self.end_area = scrolling(self.end)
        self._lay_out()

    def _lay_out(self) -> None:
        self.choices.hide()
        self.choices.setContentsMargins(EDGE, 10, EDGE, 10)
        self.waiting.hide()
        self.body.setSpacing(0)
        self.body.addWidget(self.choices)
        self.body.addWidget(self.waiting, 1)
        self.body.addWidget(self.question, 1)
        self.end_area.hide()
        self.body.addWidget(self.end_area, 1)

    def _offer_hint(self, offered: bool) -> None:
        """Offer the hint; once it is given the button is off but in its place."""
        problem = self.question.problem
        self.head_row.hint.setEnabled(offered)
        self.head_row.hint.setVisible(problem is not None and bool(problem.hint))

    @property
    def _bindings(self) -> Bindings:
        return read_bindings(str(self._preferences.value("keys")))

    def _find_hint_key(self, _key: str = "") -> None:
        """The hint has the key that it has in a match."""
        found = self._bindings.keys[Command.HINT] if self._preferences.value("single_keys") else ""
        if found != self.head_row.hint_key:
            self.head_row.hint_key = found
            self.head_row.reword()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that the table has no use for may ask for the hint."""
        key = self.head_row.hint_key
        if key and self.head_row.hint.isEnabled() and self._bindings.pressed(event) == key:
            self.question.give_hint()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        self.question.restyle()

    def first_focus(self) -> QWidget:
        return self.next if self.can_go_on else self.question.table

    def _word_next(self) -> None:
        for button in self.nexts:
            #: A button: the next question.
            button.setText(QCoreApplication.translate("DrillPage", "Next"))

    @property
    def next(self) -> PaperButton:
        """The button that leads on: at the end of what the coach says, or of a sentence in the place of a question."""
        return self.waiting.next if self._waits else self.question.next

    def _lead_on(self) -> None:
        """Nothing is asked any more: the keyboard goes to the button that leads on."""
        self.head_row.waits()
        self.next.setFocus()

    @property
    def can_go_on(self) -> bool:
        """Whether another question may be asked for."""
        return not self.waiting.next.isHidden() if self._waits else self.question.isVisible() and self.question.goes_on

    def _give_height(self) -> None:
        """The board reaches the edges of the page; in a narrow one only the title tells how far one is."""
        super()._give_height()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.head_row.fit(self.width())

    def _show_choices(self, shown: bool) -> None:
        """Show or hide the menus of kinds and games."""
        self.choices.setVisible(shown)
        self._order_stops()
        if shown:
            self.choices.kinds.setFocus()

    def reject(self) -> None:
        """Close the menus, or the page."""
        if self.choices.isVisible():
            self._show_choices(False)
            self.question.focus_answer()
        else:
            super().reject()

    def _order_stops(self) -> None:
        """Set the Tab order from top to bottom."""
        for one, other in pairwise((self.head_row.skip, *self.choices.menus)):
            QWidget.setTabOrder(one, other)

    @property
    def _waits(self) -> bool:
        """Whether the next question has been requested but is not ready."""
        return not self.waiting.isHidden()

    def _show_question(self, shown: bool) -> None:
        """Show the board with its question, or leave its place to something else."""
        self.end_area.hide()
        self.question.setVisible(shown)
        self.head_row.waits()

    def _show_end(self) -> None:
        """Show what came of a round in the place of a question."""
        self._show_question(False)
        self.waiting.hide()
        self.end_area.show()
        self.end.go_on.setFocus()

    def _wait(self, text: str, *, aloud: bool = True, goes_on: bool = False) -> None:
        """Show a sentence in the place of a question, with a button if it `goes_on`."""
        self.waiting.say(text, goes_on=goes_on)
        if aloud:
            announce(self, text)
