"""The table widget: shows views, animates steps and takes the user's actions. The view lists the legal ones."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from belote_desktop.engine import events as happened
from belote_desktop.engine.cards import Card
from belote_desktop.engine.events import Event
from belote_desktop.engine.messages import Message
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.table.animations import Step, Timeline
from belote_desktop.table.base_view import Ground
from belote_desktop.table.choreography import Choreography
from belote_desktop.table.input.choosing import Choosing
from belote_desktop.table.input.keyboard import Keyboard
from belote_desktop.table.input.obstacles import WEIGHT, beside_offer
from belote_desktop.table.input.pointer import Pointer
from belote_desktop.table.items.keys import Command
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.chrome import Chrome
from belote_desktop.table.overlays.unavailable_calls import RefusalOf
from belote_desktop.table.reader import Reader
from belote_desktop.table.scene.last_trick import LastTrick
from belote_desktop.table.scene.picture import Picture, picture_of
from belote_desktop.table.scene.picture_updates import after
from belote_desktop.table.scene.plate_labels import PlateLabels


class TableView(Ground):
    """The card table.

    `play(step)` shows a step and reports `shown(position)` once, even when it is hurried, interrupted or unseen.
    `await_action(view, refusal_of)` lets the person act; `action_chosen(action)` follows, once.
    """

    action_chosen = Signal(object)
    shown = Signal(int)
    card_refused = Signal(object)
    settled = Signal(object)
    """Emitted with a DealSettled as it is shown: call `pause`, then `resume` after the result is read."""
    cue = Signal(str)
    """A sound: deal, play, gather, belote or win."""
    announced = Signal(str, bool)
    """A text for a screen reader; True if it is urgent."""
    undo_asked = Signal()
    hint_asked = Signal()
    permitted_asked = Signal()
    claim_asked = Signal()
    """Emitted when the user claims the remaining tricks."""
    sheet_asked = Signal()
    log_asked = Signal()
    menu_asked = Signal(QPoint)
    """Emitted to open the menu at a point of the screen."""

    def __init__(self, preferences: Preferences, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(preferences, names, parent)
        self._dance = Choreography(self._scene, self.cue.emit)
        self._timeline = Timeline(self._dance, self)
        self._timeline.is_instant = lambda: self._stage.is_instant or not self.isVisible()
        self._view: SeatView | None = None
        self._chrome = Chrome(self._stage, self.viewport())
        self._plate_labels = PlateLabels(self.viewport())
        self._reader = Reader(self._stage, self._chrome.corner, self)
        self._choosing = Choosing(self._scene, self._chrome, self)
        self._last_trick = LastTrick(self._stage)
        self._pointer = Pointer(self._scene, self._choosing, self._last_trick, self._finish)
        commands = {
            Command.READ: self._read_out,
            Command.IN_ORDER: self.sort_hand,
            Command.PERMITTED: self.permitted_asked.emit,
        }
        self._keyboard = Keyboard(self._scene, self._choosing, self._chrome, self._last_trick, self._finish, commands)
        self.setAccessibleName(self.tr("Card table"))
        self._connect()

    def _connect(self) -> None:
        self._stage.pixmaps.ready.connect(self._dance.refresh)
        self._timeline.shown.connect(self.shown)
        self._timeline.performed.connect(self._performed)
        self._choosing.chosen.connect(self.action_chosen)
        self._choosing.refused.connect(self.card_refused)
        self._choosing.card_played.connect(self._pointer.played)
        self._choosing.said.connect(self.announce)
        self._reader.announced.connect(self.announced)
        chrome = self._chrome
        chrome.undo.clicked.connect(self.undo_asked)
        chrome.hint.clicked.connect(self.hint_asked)
        chrome.claim.clicked.connect(self.claim_asked)
        chrome.sheet.clicked.connect(self.sheet_asked)
        chrome.log.clicked.connect(self.log_asked)
        chrome.menu.clicked.connect(lambda: self.menu_asked.emit(chrome.menu_point()))
        chrome.last.clicked.connect(lambda: self.show_last_trick(not self._last_trick.is_shown))

    # ------------------------------------------------------------------ what is shown
    def show_view(self, view: SeatView) -> None:
        """Show a position at once. Steps not yet shown are skipped but still reported `shown`."""
        self._show_at_once(view, picture_of(view))

    def show_undealt(self, view: SeatView) -> None:
        """Show a position as it was before the deal; the dealing is animated next."""
        self._show_at_once(view, after(picture_of(view), happened.DealStarted(view.number, view.dealer)))

    def _show_at_once(self, view: SeatView, picture: Picture) -> None:
        dropped = self._timeline.drop()
        self._stop_waiting()
        self._view = view
        self._last_trick.hide()
        self._scene.bubbles.hush_all()
        self._dance.show(picture)
        self._speak_calls(view)
        self._after_change()
        self._describe()
        for position in dropped:
            self.shown.emit(position)

    def _speak_calls(self, view: SeatView) -> None:
        """Show the last call of each seat during the auction."""
        if view.phase is Phase.AUCTION:
            for seat, action in view.calls:
                self._dance.speak(seat, words.call_token(action, view.rules), instant=True, stays=True)

    def open_match(self) -> None:
        """Announce the players to a screen reader; called for a match just put on the table."""
        self._reader.open(self._dance.picture)

    def play(self, step: Step) -> None:
        """Queue a step and show it after those before it."""
        self._stop_waiting()
        self._view = step.view
        self._follow_motion()
        self._timeline.add(step)

    def pause(self) -> None:
        """Stop showing steps until `resume`, for example while a result is read."""
        self._timeline.pause()

    def resume(self) -> None:
        """Go on after `pause`."""
        self._timeline.resume()

    def hurry(self) -> None:
        """Finish all movement at once."""
        self._timeline.hurry()
        self._scene.settle()

    def _finish(self) -> bool:
        """Finish all movement at once; returns whether anything was moving."""
        was_busy = self.is_busy
        if was_busy:
            self.hurry()
        return was_busy

    @property
    def is_busy(self) -> bool:
        """Whether steps are still being shown."""
        return self._timeline.is_busy

    def set_can_undo(self, can: bool) -> None:
        """Set whether a decision can be taken back."""
        self._chrome.undo.setVisible(can)
        self._chrome.lay_out()

    def show_last_trick(self, shown: bool) -> None:
        """Show or hide the last trick of this deal; does nothing before the first trick is complete."""
        picture = self._dance.picture
        if shown and picture is not None and picture.last_trick is not None:
            self._last_trick.show(picture.last_trick, picture)
            self.announce(self._last_trick.text(picture.last_trick, picture), False)
        else:
            self._last_trick.hide()

    def show_hint(self, *sentences: Message) -> None:
        """Show the sentences of a hint above my hand."""
        self._choosing.hint(sentences)

    def show_permitted(self, shown: bool) -> None:
        """Mark all legal actions, or remove the marks; the next action or Esc removes them too."""
        self._choosing.mark_permitted(shown)

    def offer_rest(self, reason: str) -> None:
        """Offer to claim the remaining tricks; `reason` is the sentence that proves the claim."""
        self._chrome.offer_rest(reason)
        if reason:
            self.announce(reason, False)

    # ------------------------------------------------------------------ what may be done
    def await_action(self, view: SeatView, refusal_of: RefusalOf) -> None:
        """Let the user choose from `view.options`; `refusal_of` gives the reason against any other action."""
        self._offer(view, refusal_of)
        self.announce(self.tr("Your turn"), True)

    def leave(self) -> None:
        """Take the match off the table; events not shown yet are dropped."""
        self._timeline.drop()
        self._stop_waiting()

    def take_no_action(self) -> None:
        """Stop asking the user for an action."""
        self._stop_waiting()

    def offer_to_interrupt(self, view: SeatView, refusal_of: RefusalOf) -> None:
        """Let the user act from `view.options` until the player whose turn it is acts."""
        self._offer(view, refusal_of)
        self.announce(self._chrome.panel.accessibleName(), True)

    def _offer(self, view: SeatView, refusal_of: RefusalOf) -> None:
        self._view = view
        self._pointer.arm()
        self._choosing.begin(view, refusal_of)
        self._scene.trick.show_slot(view.trick is not None and not self._dance.shows_old_trick)
        self._chrome.lay_out()
        self._scene.bubbles.make_room(self._scene.plate_boxes())
        self._set_tab_order()

    def _set_tab_order(self) -> None:
        """Set the Tab order: the panel, the hand, then the corners."""
        ring = (self, *self._chrome.panel.parts, *self._choosing.ghosts.buttons, *self._chrome.buttons)
        for one, following in pairwise(ring):
            QWidget.setTabOrder(one, following)

    def _stop_waiting(self) -> None:
        """Take no action until the next `await_action`."""
        self._choosing.end()
        self._chrome.offer_rest("")

    def announce(self, text: str, assertive: bool) -> None:
        """Tell a screen reader, without moving the focus."""
        self._reader.announce(text, assertive)

    def _performed(self, event: Event) -> None:
        """Announce an event and update the widgets over the scene."""
        self._last_trick.hide()
        self._after_change()
        if isinstance(event, happened.DealSettled):
            self.settled.emit(event)
        self._reader.tell(event, self._view)

    # ------------------------------------------------------------------ everything in its place
    def _after_change(self) -> None:
        """Update the widgets over the scene after a change."""
        if self._dance.picture is not None:
            self._chrome.show_picture(self._dance.picture)
            self._chrome.lay_out()
            self._choosing.describe()
            self._plate_labels.show(self._scene.plates)
            if not self.hasFocus():  # Orca would read all of it at every change of what has the focus
                self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(self._reader.table_text(self._dance.picture))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._describe()
        super().focusInEvent(event)

    def _preference_changed(self, key: str) -> None:
        super()._preference_changed(key)
        if key == "trick_hold" and self._timeline.waits_for_click:
            self.hurry()  # the trick lay there by the old wish

    def refresh(self) -> None:
        self._stage.ratio = self.devicePixelRatioF()
        self._last_trick.hide()
        self._chrome.refresh()
        self._dance.refresh()
        self._after_change()
        self._scene.bubbles.moved(self._scene.plate_boxes())
        self._scene.trick.show_slot(self._scene.trick.has_slot)
        self.resetCachedContent()

    def reword(self) -> None:
        self.setAccessibleName(self.tr("Card table"))
        self._scene.bubbles.hush_all()  # what was said was said in the other language
        if self._view is not None:
            self._speak_calls(self._view)
        self._choosing.ask()
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        if self.window().focusWidget() is None:
            self.setFocus()
        self._timeline.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not isValid(self._chrome.panel):  # hidden by being destroyed: nobody is left to be told
            self._timeline.drop()
            return
        self._timeline.pause()  # what happens is to be seen
        self._stage.pixmaps.finish()

    # ------------------------------------------------------------------ mouse and keyboard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(self._point(event), event.button())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press of a double click, which would play another card."""

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointer.leave()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keyboard.press(event):
            event.ignore()

    def is_pressed(self, command: Command, event: QKeyEvent) -> bool:
        """Whether a key event is the single key of a command."""
        key = self._stage.keys[command]
        return bool(key) and key == self._stage.bindings.pressed(event)

    def _read_out(self) -> None:
        """Read the table aloud."""
        self.announce(self._reader.table_text(self._dance.picture), True)

    def to_be_seen(self) -> list[Box]:
        """The boxes an offer over the table should not cover."""
        return [*beside_offer(self._scene), *self._chrome.boxes, *(self._chrome.asked * WEIGHT)]

    @property
    def my_place(self) -> Box:
        """The box of my cards at the foot of the table, also while it is empty."""
        layout = self._stage.layout
        return Box(0, layout.hand_top, layout.width, layout.height - layout.hand_top)

    def card_point(self, card: Card) -> QPointF:
        """A clickable point of a card in my hand, in viewport coordinates."""
        strip = self._scene.hand.visible_strip(card)
        return QPointF(strip.x + strip.width / 2, strip.y + strip.height * 0.4)
