"""The tutor at the table: judges each decision of the user before the next player acts, and may offer it again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from belote_desktop.coach.advice import is_choice
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.standing import Severity
from belote_desktop.coach.tutor import offer, speaks_up
from belote_desktop.engine import Action, SeatView
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.preferences import Preferences
from belote_desktop.table import TableView

PATIENCE_MS = 2500
"""The longest wait for the judgement once the action has been shown, or chosen if it must not be shown yet."""
HELP = "tutor"
"""The name of this help in the record."""
_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TutorOffers(QObject):
    """Holds the match after the user's decision while it is judged or offered again.

    A decision that would show the user new cards is held before it is done: who takes it back must not have seen them.

    `offered` carries the sentences of an offer; `closed` is emitted when it is answered or no longer applies.
    `regretted` carries the judgement of a decision that is taken back on an offer.
    """

    offered = Signal(object)
    closed = Signal()
    regretted = Signal(object)

    def __init__(self, controller: MatchController, table: TableView, preferences: Preferences) -> None:
        super().__init__(table)
        self._controller = controller
        self._table = table
        self._preferences = preferences
        self._held: int | None = None
        self._undone: Action | None = None
        """The decision that is held before it is done."""
        self._watches = False
        self._is_judged = False
        self._judgement: Judgement | None = None
        self.is_open = False
        """Whether an offer waits for its answer."""
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.go_on)
        for widget in (table, table.viewport()):
            widget.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether decisions are judged: if the settings say so, and always in the deal of a lesson."""
        return self._controller.is_lesson or bool(self._preferences.value("tutor"))

    @property
    def can_take_back(self) -> bool:
        """Whether a decision of the user can be taken back: one that is held before it is done, or one that is done."""
        return self._undone is not None or self._controller.can_undo()

    def waits_for(self) -> str:
        """What the match waits for while a decision of the user is held, in a sentence; empty if none is held."""
        if self.is_open:
            return self.tr("The tutor is waiting for your answer.")
        return self.tr("The tutor is still looking at your last choice.") if self._is_holding else ""

    def prepare(self, view: SeatView) -> None:
        """Start the search for a decision while the user thinks."""
        if self.is_on and is_choice(view):
            self._controller.advice_search.begin(view, self._controller.pace)

    def watch(self, view: SeatView, action: Action) -> None:
        """Start judging an action that the user has chosen, just before it is done."""
        self.forget(keep_advice=self.is_on)
        if not self.is_on or not is_choice(view) or action not in view.lawful:
            self._controller.advice_search.drop()
            return
        self._watches = True
        self._controller.advice_search.begin(view, self._controller.pace)
        self._controller.advice_search.judge(action, self._judged)

    def holds(self, position: int) -> bool:
        """Whether the match must wait for the tutor after this position is shown; the tutor then resumes it."""
        if not self._watches:
            return False
        self._held = position
        self._patience.start()
        if self._is_judged:
            self._settle()
        return True

    def holds_back(self, action: Action) -> bool:
        """Whether an action that is watched must wait for the tutor, who then does it or takes it back."""
        if not self._watches or not self._controller.shows_cards(action):
            return False
        self._undone = action
        self._patience.start()
        if self._is_judged:
            self._settle()
        return True

    def take_back(self) -> bool:
        """Take back a decision that is held before it is done. Returns False if it was done already: then undo it."""
        if self._undone is None:
            return False
        self.forget(is_taken_back=True)
        return True

    def go_on(self) -> None:
        """Keep the decision and resume the match."""
        held, undone = self._held, self._undone
        self.forget()
        if undone is not None:
            self._controller.submit(undone)
        elif held is not None:
            self._controller.shown(held)

    def not_written(self) -> None:
        """Resume the match after something could not be saved, unless an offer is open."""
        if not self.is_open:
            self.go_on()

    def forget(self, *, keep_advice: bool = False, is_taken_back: bool = False) -> None:
        """Drop the judgement and any offer; a decision that is taken back on an offer is regretted."""
        if is_taken_back and self.is_open:
            self.regretted.emit(self._judgement)
        self._patience.stop()
        self._watches = self._is_judged = False
        self._held = self._undone = self._judgement = None
        if not keep_advice:
            self._controller.advice_search.drop()
        if self.is_open:
            self.is_open = False
            self.closed.emit()

    def close(self) -> None:
        """Stop watching; the match leaves the table.

        A decision that is held before it is done is made now, but not if its answer to an offer is still awaited.
        """
        if self._undone is not None and not self.is_open:
            self.go_on()
        self.forget()
        for widget in (self._table, self._table.viewport()):
            widget.removeEventFilter(self)
        self.deleteLater()

    def _judged(self, judgement: Judgement | None) -> None:
        self._is_judged, self._judgement = True, judgement
        if self._is_holding:
            self._settle()

    @property
    def _is_holding(self) -> bool:
        return self._held is not None or self._undone is not None

    def _settle(self) -> None:
        """Make an offer, or resume the match."""
        judgement = self._judgement
        least = Severity(str(self._preferences.value("tutor_from")))
        if judgement is None or not speaks_up(judgement.severity, least) or not self.can_take_back:
            self.go_on()
            return
        self._controller.note_help(HELP, lambda: self._offer(judgement))

    def _offer(self, judgement: Judgement) -> None:
        if self._judgement is not judgement:
            return  # the person went on while it was noted
        self._patience.stop()
        self.is_open = True
        self.offered.emit(offer(judgement, is_done=self._undone is None))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop waiting for the judgement when the user presses a key or button."""
        pressed = event.type() == QEvent.Type.MouseButtonPress
        key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _ON
        if self._is_holding and not self.is_open and (pressed or key):
            self.go_on()
        return False
