"""The sentences for a screen reader: what happens, what lies on the table, whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.engine import events as happened
from belote_desktop.engine.events import Event
from belote_desktop.engine.view import SeatView
from belote_desktop.models.words.event_words import event_text
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.announcing import tell_reader
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.narration import hands_text, players_text, stacks_text, trick_text
from belote_desktop.table.overlays.corner_panel import CornerPanel
from belote_desktop.table.scene.picture import Picture
from belote_desktop.table.scene.piles import piles_text


class Reader(QObject):
    """Announces a table without moving the focus; `announced` carries each sentence and whether it is urgent."""

    announced = Signal(str, bool)

    def __init__(self, stage: Stage, corner: CornerPanel, table: QWidget) -> None:
        super().__init__(table)
        self._stage, self._corner, self._table = stage, corner, table

    def announce(self, text: str, assertive: bool) -> None:
        """Announce a text; `assertive` interrupts what is being read."""
        tell_reader(self._table, text, assertive=assertive)
        self.announced.emit(text, assertive)

    def tell(self, event: Event, view: SeatView | None) -> None:
        """Announce an event, except a card I play myself."""
        if view is None or (isinstance(event, happened.CardPlayed) and event.seat == view.seat):
            return
        text = event_text(event, Sides(view.rules, self._stage.names))
        if text is not None:
            self.announce(text, False)

    def open(self, picture: Picture | None) -> None:
        """Announce who plays with whom, when a match comes to the table."""
        said = "" if picture is None else players_text(self._stage, picture)
        if said:
            self.announce(said, False)

    def table_text(self, picture: Picture | None) -> str:
        """The table in words."""
        if picture is None:
            return ""
        said = [part(self._stage, picture) for part in (trick_text, players_text, hands_text, stacks_text, piles_text)]
        return " ".join(part for part in (*said, self._corner.accessibleDescription()) if part)
