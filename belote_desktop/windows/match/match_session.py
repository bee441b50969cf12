"""One match on the table: connects its controller with the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from belote_desktop import coach
from belote_desktop.coach.permission import permission
from belote_desktop.engine import Action, Card, Message, Play, Refusal, SeatView
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.match.claims import Claimed
from belote_desktop.models.match.controller import MatchController, Step
from belote_desktop.models.match.log import log_of
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.table import TableView
from belote_desktop.table.input.table_hint import TableHint
from belote_desktop.windows.match.claim_offer import ClaimOffer
from belote_desktop.windows.match.forced_cards import ForcedCards
from belote_desktop.windows.match.hinting import HintGiver, Told
from belote_desktop.windows.match.tutoring import TutorOffers
from belote_desktop.windows.match_parts.weighed_bars import chart_of

CLAIMED_CARD_MS = 160
"""The longest movement of a card when claimed tricks are played out."""


class MatchSession(QObject):
    """Connects a controller with the table for as long as the match is on it.

    `message` carries a sentence for the banner, `advised` the sentences of a hint, `save_failed` why something could
    not be written; `deal_ended` and `ended` the view to show. `changed`: scores or commands; `saved`: something is on
    disk; `reopened`: a scored deal is in play again; `offered` carries the tutor's offer to take the last decision
    back, until `offer_closed`. `passed_on`: the last `message` or `advised` no longer applies.
    """

    message = Signal(str)
    advised = Signal(object)
    passed_on = Signal()
    save_failed = Signal(str)
    deal_ended = Signal(object)
    ended = Signal(object)
    changed = Signal()
    saved = Signal()
    reopened = Signal()
    offered = Signal(object)
    offer_closed = Signal()

    def __init__(
        self, controller: MatchController, table: TableView, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.table = table
        self.log = log_of(controller, self)
        self._preferences = preferences
        self._hints = HintGiver(controller, self._give)
        self.tutor_offers = TutorOffers(controller, table, preferences)
        self._is_begun = False
        self._unlogged: list[tuple[Step, tuple[int, int]]] = []
        self._takes_back = False
        self._warned: tuple[int, Action] | None = None
        self._haste = QTimer(self, singleShot=True, interval=CLAIMED_CARD_MS)
        self._haste.timeout.connect(table.hurry)
        self.is_waiting = False
        """Whether an action of the user is awaited."""
        self.claim_offer = ClaimOffer(controller, table, preferences, self._sentence)
        self.claim_offer.changed.connect(self._refresh)
        self.refusal: Refusal | None = None
        """Why the last action was not accepted, until the match goes on."""
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
        controller.claimed.connect(self._on_claimed)
        table.action_chosen.connect(self._on_chosen)
        table.claim_asked.connect(self.claim)
        table.card_refused.connect(self._on_card_refused)
        self.tutor_offers.offered.connect(self._on_offered)
        self.tutor_offers.closed.connect(self.offer_closed)
        preferences.changed.connect(self._on_preference)
        self.forced_cards = ForcedCards(controller, table, preferences, self)
        self._on_preference("thinking_pause")

    def begin(self, *, deal_shown: bool = True) -> None:
        """Show the match and ask the player whose turn it is; `deal_shown` animates the deal first."""
        self.table.sort_hand()
        undealt = deal_shown and self.controller.is_dealt_next
        show = self.table.show_undealt if undealt else self.table.show_view
        show(self.controller.view())  # steps of the last match that are not yet shown are dropped here
        self.table.open_match()
        self.table.shown.connect(self._on_shown)
        self._is_begun = True
        self.controller.begin(deal_shown=deal_shown)

    def undo(self) -> None:
        """Take back the user's last decision."""
        if self.tutor_offers.take_back():
            self._ask(self.view)
        elif self.controller.can_undo():
            self._takes_back = True
            self.controller.undo()
        else:
            self.message.emit(self.tr("There is nothing to undo in this deal."))

    def hint(self) -> None:
        """Give the next hint for this decision; the record notes that help was used."""
        if self.is_waiting:
            self._hints.ask(self.controller.view())

    def tell_permitted(self) -> None:
        """Mark all legal actions and announce them."""
        if not self.is_waiting:
            self.message.emit(self.tutor_offers.waits_for() or self.tr("It is not your turn."))
            return
        view = self.controller.view()
        self.table.show_permitted(True)
        self._give(Told(permission(view)))

    def _give(self, told: Told) -> None:
        """Show a hint over the hand during play; in the auction, where the panel lies there, emit `advised`."""
        if self.controller.view().phase is Phase.PLAY:
            chart = None if told.counted is None else chart_of(told.counted, words.index_in_use(self._preferences))
            note = "" if told.note is None else self._sentence(told.note)
            self.table.show_hint(TableHint(told.sentences, told.card, chart, note))
        else:
            self.advised.emit(tuple(map(self._sentence, told.sentences)))

    def claim(self) -> None:
        """Play the remaining tricks out, once they are proved to be the user's; shows the proof."""
        rest = self.claim_offer.rest
        if not self.is_waiting or rest is None:
            self.message.emit(self.tr("You cannot claim yet: an opponent could still win a trick."))
            return
        self._stop_waiting()
        self.tutor_offers.forget()
        self.table.take_no_action()
        self.claim_offer.accepted = rest.reason
        self.message.emit(self.claim_reason())
        self.controller.claim()

    def claim_reason(self) -> str:
        """The proof of the last claim in the user's language; only that it was made, if the proof is not known."""
        proof = self.claim_offer.accepted
        return self.tr("You claimed the rest.") if proof is None else self._sentence(proof)

    def _on_claimed(self) -> None:
        """Add the claim to the log, before its first card."""
        self.log.add((Claimed(),), self.controller.progress)

    def _sentence(self, message: Message) -> str:
        return words.sentence(message, words.index_in_use(self._preferences), self.controller.names)

    def _stop_waiting(self) -> None:
        self.is_waiting = False
        self.claim_offer.end()

    def close(self) -> None:
        """Take the match off the table; it is saved in its present state."""
        self.passed_on.emit()
        self.tutor_offers.close()
        self.controller.close()
        self.forced_cards.stop()
        self.table.leave()
        self._haste.stop()
        if self._is_begun:
            self.table.shown.disconnect(self._on_shown)
        self.table.action_chosen.disconnect(self._on_chosen)
        self.table.claim_asked.disconnect(self.claim)
        self.table.card_refused.disconnect(self._on_card_refused)
        self._preferences.changed.disconnect(self._on_preference)

    def _on_chosen(self, action: Action) -> None:
        warning = coach.warning(self.controller.view(), action)
        if warning is not None and self._warned != (self.controller.position, action):
            self._warned = (self.controller.position, action)
            self.table.await_action(self.controller.view(), self.controller.refusals)
            self.table.show_hint(TableHint((warning,)))
            return
        if self.is_waiting:
            self.tutor_offers.watch(self.controller.view(), action)
        self._stop_waiting()
        self.passed_on.emit()
        self.table.take_no_action()  # nor claim the rest, while the decision is held
        if self.tutor_offers.holds_back(action):
            self._refresh()
        else:
            self.controller.submit(action)

    def _on_offered(self, sentences: tuple[Message, ...]) -> None:
        """Show the tutor's offer to take the last decision back."""
        self._refresh()
        self.offered.emit([self._sentence(each) for each in sentences])

    def _on_reset(self, view: SeatView) -> None:
        if self.view.phase is Phase.SETTLED and view.phase is not Phase.SETTLED:
            self.reopened.emit()
        self.view = view
        self._stop_waiting()
        self.tutor_offers.forget(is_taken_back=self._takes_back)
        self._haste.stop()
        self.saved.emit()
        self.passed_on.emit()
        self.table.show_view(view)
        self.log.take_back(self.controller.progress)
        self._refresh()
        if self._takes_back:
            self._takes_back = False
            self.message.emit(self.tr("Your last decision was undone."))

    def _on_stepped(self, step: Step) -> None:
        self.view, self.refusal = step.view, None
        self._stop_waiting()
        self.saved.emit()
        self._unlogged.append((step, self.controller.progress))
        self.table.play(step)
        if self.controller.is_claiming:
            self._haste.start()
        self._refresh()

    def _on_shown(self, position: int) -> None:
        """Continue after a step is shown, unless the tutor holds the match; the log follows the table."""
        while self._unlogged and self._unlogged[0][0].position <= position:
            step, progress = self._unlogged.pop(0)
            self.log.add(step.events, progress)
        if not self.tutor_offers.holds(position):
            self.controller.shown(position)

    def _on_awaiting(self, view: SeatView) -> None:
        self.view = view
        self._ask(view)

    def _on_may_interrupt(self, view: SeatView) -> None:
        """Let the user call before another player whose turn it is."""
        self.view = view
        self.table.offer_to_interrupt(view, self.controller.refusals)

    def _ask(self, view: SeatView) -> None:
        self.is_waiting = True
        self.table.await_action(view, self.controller.refusals)
        self._refresh()
        self.claim_offer.begin()
        self.tutor_offers.prepare(view)
        if self.controller.is_lesson:
            self.hint()  # the question it begins with; the key for hints leads on

    def _on_card_refused(self, card: Card) -> None:
        """Note why a card may not be played, so that F1 opens the rules there."""
        self.refusal = next(iter(self.controller.refusals(Play(card))), None)

    def _on_refused(self, refusals: tuple[Refusal, ...]) -> None:
        """Show why the action was not accepted, and ask again."""
        self.tutor_offers.forget()
        for refusal in refusals[:1]:
            self.refusal = refusal
            self.message.emit(self._sentence(refusal.message))
        view = self.controller.view()
        if view.options:
            self._ask(view)

    def _on_noticed(self, message: Message) -> None:
        self.message.emit(words.sentence(message))

    def _on_failed(self, message: Message) -> None:
        """Report that an action or a note could not be saved; a new attempt first writes an action that is missing."""
        self._takes_back = False
        self.save_failed.emit(words.sentence(message))
        self.tutor_offers.not_written()
        view = self.controller.view()
        if view.options and not self.controller.is_writing:
            self._ask(view)

    def _on_deal_ended(self, view: SeatView) -> None:
        self.view = view
        self._refresh()
        self.passed_on.emit()
        self.deal_ended.emit(view)

    def _on_ended(self, view: SeatView) -> None:
        self.view = view
        self._refresh()
        self.passed_on.emit()
        self.ended.emit(view)

    def _refresh(self) -> None:
        self.table.set_can_undo(self.tutor_offers.can_take_back)
        self.changed.emit()

    def _on_preference(self, key: str) -> None:
        if key == "thinking_pause":
            self.controller.pause_ms = int(self._preferences.value("thinking_pause"))
        elif key == "aid_claim":
            self.claim_offer.renew()
