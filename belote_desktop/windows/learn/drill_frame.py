"""The frame of the page of drills: its head, the menus, the board with the question, and room for a sentence."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QWidget

from belote_desktop.variants import GameShelf
from belote_desktop.windows.learn.drill_choices import DrillChoices
from belote_desktop.windows.learn.drill_head import DrillHead
from belote_desktop.windows.learn.drill_question import DrillQuestion
from belote_desktop.windows.learn.round_end import RoundEnd
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.page import EDGE, Page, label
from belote_desktop.windows.widgets.scrolling import scrolling


class DrillFrame(Page):
    """Shows a question or a sentence, and the menus if they are asked for."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.style, parent)
        self._shelf: GameShelf = services.profile.own_games.shelf()
        self.choices = DrillChoices(services.style, self._shelf)
        self.head_row = DrillHead(self.header, services.style)
        self.waiting = label(role="sentence", wrap=True)
        self.question = DrillQuestion(services.style, services.preferences)
        self.end = RoundEnd(services.preferences)
        self.end_area = scrolling(self.end)
        self._lay_out()

    def _lay_out(self) -> None:
        self.choices.hide()
        for part in (self.choices, self.waiting):
            part.setContentsMargins(EDGE, 10, EDGE, 10)
        self.body.setSpacing(0)
        self.body.addWidget(self.choices)
        self.body.addWidget(self.waiting)
        self.body.addWidget(self.question, 1)
        self.end_area.hide()
        self.body.addWidget(self.end_area, 1)
        self._spare = QWidget()
        self.body.addWidget(self._spare, 1)

    def restyle(self) -> None:
        self.question.restyle()

    def first_focus(self) -> QWidget:
        return self.head_row.next if self.head_row.next.isVisible() else self.question.table

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
        for one, other in pairwise((self.head_row.next, *self.choices.menus)):
            QWidget.setTabOrder(one, other)

    @property
    def _waits(self) -> bool:
        """Whether the next question has been requested but is not ready."""
        return not self.waiting.isHidden()

    def _show_question(self, shown: bool) -> None:
        """Show the board with its question, or room for a sentence."""
        self.end_area.hide()
        self.question.setVisible(shown)
        self._spare.setVisible(not shown)
        self.head_row.waits()

    def _show_end(self) -> None:
        """Show what came of a round in the place of a question."""
        self._show_question(False)
        self._spare.hide()
        self.end_area.show()
        self.end.go_on.setFocus()

    def _wait(self, text: str) -> None:
        self.waiting.setText(text)
        self.waiting.show()
