"""The offer to claim the remaining tricks, made once they are proved to be the user's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine import Message
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.preferences import Preferences
from belote_desktop.search.claim_proof import Rest
from belote_desktop.table import TableView


class ClaimOffer(QObject):
    """Looks for a proof while an action of the user is awaited, and offers the claim on the table.

    `sentence` says a message in the user's language; `changed` is emitted when the offer comes or goes.
    """

    changed = Signal()

    def __init__(
        self,
        controller: MatchController,
        table: TableView,
        preferences: Preferences,
        sentence: Callable[[Message], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._preferences = preferences
        self._sentence = sentence
        self._is_open = False
        self.rest: Rest | None = None
        """The remaining tricks while the user may claim them; else None."""
        self.accepted: Message | None = None
        """The sentence that proved the last claim; None if it is not known."""

    def begin(self) -> None:
        """An action of the user is awaited: look for a proof, if the user wants claims to be offered."""
        self._is_open = True
        if self._preferences.value("aid_claim"):
            self._controller.find_rest(self.show_rest)

    def end(self) -> None:
        """No action of the user is awaited any more."""
        self._is_open, self.rest = False, None

    def renew(self) -> None:
        """Withdraw the offer and look again, after a change of the preference."""
        if self._is_open:
            self.rest = None
            self._table.offer_rest("")
            self.begin()
            self.changed.emit()

    def show_rest(self, rest: Rest | None) -> None:
        """Offer to claim these tricks, if an action is still awaited; None means that nothing was proved."""
        if self._is_open and rest is not None:
            self.rest = rest
            self._table.offer_rest(self._sentence(rest.reason))
            self.changed.emit()
