"""Plays the user's card when the rules allow only one, if the user wants that."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from belote_desktop.engine import Card, SeatView
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.match_history import only_card
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.forms import card_worded
from belote_desktop.table import TableView

SEEN_MS = 450
"""The least time in milliseconds that a forced card is lifted before it is played, so that it is noticed."""
SETTING = "forced_cards"


class ForcedCards(QObject):
    """Lifts the only card that can be played, and plays it after the time that a computer player takes.

    Not in the deal of a lesson, where each card is chosen. The user may play the card sooner, undo or ask for a hint.
    """

    def __init__(
        self, controller: MatchController, table: TableView, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._preferences = preferences
        self._card: Card | None = None
        self._position = -1
        """The position of the match in which the card is forced."""
        self.timer = QTimer(self, singleShot=True)
        """Runs while a forced card is lifted."""
        self.timer.timeout.connect(self._play)
        controller.awaiting.connect(self._on_awaiting)
        preferences.changed.connect(self._on_preference)
        self._on_preference(SETTING)

    def stop(self) -> None:
        """Play nothing until the user is asked again."""
        self.timer.stop()
        self._card = None

    def _on_awaiting(self, view: SeatView) -> None:
        self.stop()
        self._card, self._position = only_card(view.options), self._controller.position
        self._begin()

    def _begin(self) -> None:
        """Lift the card that is forced, if there is one."""
        if not self._is_awaited or self._card is None or not self._controller.plays_forced:
            return
        self._table.lift_card(self._card)
        #: Read aloud: it is played for the user in a moment. {card}: the name of a card.
        told = self.tr("The only card you can play: {card}")
        self._table.announce(told.format(card=card_worded(self._card)), False)
        self.timer.start(max(SEEN_MS, self._controller.pause_ms))

    @property
    def _is_awaited(self) -> bool:
        """Whether the match has not gone on since the user was asked."""
        return self._position == self._controller.position

    def _play(self) -> None:
        card, self._card = self._card, None
        if card is not None and self._is_awaited:
            self._table.play_card(card)

    def _on_preference(self, key: str) -> None:
        if key != SETTING:
            return
        self._controller.plays_forced = bool(self._preferences.value(SETTING)) and not self._controller.is_lesson
        if self._controller.plays_forced:
            self._begin()
        else:
            self.timer.stop()
