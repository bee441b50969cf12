"""One match on the table: the controller and the table answer each other, nothing else does."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from belote_desktop import coach
from belote_desktop.engine import Action, Message, Refusal, SeatView
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models import words
from belote_desktop.models.controller import MatchController, Step
from belote_desktop.models.log import LogModel
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.sides import Sides
from belote_desktop.table import TableView


class MatchSession(QObject):
    """Joins a controller to the table for as long as the match is on it.

    `told` carries a sentence for the banner, `unsaved` one that something could not be written; `deal_ended` and
    `ended` carry the view to show, `changed` tells that scores or what may be undone have changed, `saved` that
    something has reached the disk.
    """

    told = Signal(str)
    unsaved = Signal(str)
    deal_ended = Signal(object)
    ended = Signal(object)
    changed = Signal()
    saved = Signal()

    def __init__(
        self, controller: MatchController, table: TableView, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.table = table
        self.log = LogModel(Sides.of(controller.view(), controller.names), self)
        self._preferences = preferences
        self._rung = 0
        self._asked_at = -1
        self._is_begun = False
        self._unlogged: list[tuple[Step, tuple[int, int]]] = []
        self._takes_back = False
        self._warned: tuple[int, Action] | None = None
        self.is_waiting = False
        """Whether the person is asked for an action."""
        self.view = controller.view()
        controller.reset.connect(self._on_reset)
        controller.stepped.connect(self._on_stepped)
        controller.awaiting.connect(self._on_awaiting)
        controller.may_interrupt.connect(self._on_may_interrupt)
        controller.refused.connect(self._on_refused)
        controller.failed.connect(self._on_failed)
        controller.deal_ended.connect(self._on_deal_ended)
        controller.ended.connect(self._on_ended)
        controller.noticed.connect(self._on_noticed)
        table.action_chosen.connect(self._on_chosen)
        preferences.changed.connect(self._on_preference)
        self._on_preference("thinking_pause")

    def begin(self, *, deal_shown: bool = True) -> None:
        """Show the match and ask whoever is to act; with `deal_shown` the dealing is played."""
        self.table.show_view(self.controller.view())  # steps of the last match that are not yet shown are dropped here
        self.table.shown.connect(self._on_shown)
        self.table.shown.connect(self.controller.shown)
        self._is_begun = True
        self.controller.begin(deal_shown=deal_shown)

    def undo(self) -> None:
        """Take back the person's last decision."""
        if self.controller.can_undo():
            self._takes_back = True
            self.controller.undo()
        else:
            self.told.emit(self.tr("There is nothing to take back in this deal."))

    def hint(self) -> None:
        """The next hint for this decision; the record says that help was used."""
        view = self.controller.view()
        if not self.is_waiting:
            return
        position = self.controller.position
        self._rung = min(self._rung + 1, coach.RUNGS[-1]) if position == self._asked_at else coach.RUNGS[0]
        self._asked_at = position
        message = coach.hint(view, self._rung, self.controller.pace)
        if message is None:
            self.told.emit(self.tr("There is no hint for this decision."))
            return
        self.controller.note_help("hint", lambda: self._give(message))

    def _give(self, hint: Message) -> None:
        """Over the hand while cards are played; in the auction its panel lies there."""
        if self.controller.view().phase is Phase.PLAY:
            self.table.show_hint(hint)
        else:
            index = words.index_set(str(self._preferences.value("deck_index")))
            self.told.emit(words.sentence(hint, index, self.controller.names))

    def close(self) -> None:
        """Take the match off the table; it is on disk as it stands."""
        self.controller.close()
        if self._is_begun:
            self.table.shown.disconnect(self._on_shown)
            self.table.shown.disconnect(self.controller.shown)
        self.table.action_chosen.disconnect(self._on_chosen)
        self._preferences.changed.disconnect(self._on_preference)

    def _on_chosen(self, action: Action) -> None:
        warning = coach.warning(self.controller.view(), action)
        if warning is not None and self._warned != (self.controller.position, action):
            self._warned = (self.controller.position, action)
            self.table.await_action(self.controller.view(), self.controller.refusals)
            self.table.show_hint(warning)
            return
        self.is_waiting = False
        self.controller.submit(action)

    def _on_reset(self, view: SeatView) -> None:
        self.view = view
        self.is_waiting = False
        self.saved.emit()
        self.table.show_view(view)
        self.log.take_back(self.controller.progress)
        self._refresh()
        if self._takes_back:
            self._takes_back = False
            self.told.emit(self.tr("Your last decision is taken back."))

    def _on_stepped(self, step: Step) -> None:
        self.view = step.view
        self.is_waiting = False
        self.saved.emit()
        self._unlogged.append((step, self.controller.progress))
        self.table.play(step)
        self._refresh()

    def _on_shown(self, position: int) -> None:
        """The log tells no more than the table has shown."""
        while self._unlogged and self._unlogged[0][0].position <= position:
            step, progress = self._unlogged.pop(0)
            self.log.add(step.events, progress)

    def _on_awaiting(self, view: SeatView) -> None:
        self.view = view
        self._ask(view)

    def _on_may_interrupt(self, view: SeatView) -> None:
        """Somebody else is to speak, but the person may speak first."""
        self.view = view
        self.table.offer_to_interrupt(view, self.controller.refusals)

    def _ask(self, view: SeatView) -> None:
        self.is_waiting = True
        self.table.await_action(view, self.controller.refusals)
        self._refresh()

    def _on_refused(self, refusals: tuple[Refusal, ...]) -> None:
        """The action was not accepted: say why, and ask again."""
        index = words.index_set(str(self._preferences.value("deck_index")))
        for refusal in refusals[:1]:
            self.told.emit(words.sentence(refusal.message, index, self.controller.names))
        view = self.controller.view()
        if view.options:
            self._ask(view)

    def _on_noticed(self, message: Message) -> None:
        self.told.emit(words.sentence(message))

    def _on_failed(self, message: Message) -> None:
        """Nothing has happened; a new attempt writes what is still to be written first."""
        self.unsaved.emit(words.sentence(message))
        view = self.controller.view()
        if view.options:
            self._ask(view)

    def _on_deal_ended(self, view: SeatView) -> None:
        self.view = view
        self._refresh()
        self.deal_ended.emit(view)

    def _on_ended(self, view: SeatView) -> None:
        self.view = view
        self._refresh()
        self.ended.emit(view)

    def _refresh(self) -> None:
        self.table.set_can_undo(self.controller.can_undo())
        self.changed.emit()

    def _on_preference(self, key: str) -> None:
        if key == "thinking_pause":
            self.controller.pause_ms = int(self._preferences.value("thinking_pause"))
