"""The table a person plays at: takes actions by mouse and keyboard. The view it is given lists the legal ones."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.view import SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names
from belote_desktop.table.input.action_chooser import ActionChooser
from belote_desktop.table.input.keyboard import Keyboard
from belote_desktop.table.input.pointer import Pointer
from belote_desktop.table.input.table_hint import TableHint
from belote_desktop.table.items.keys import Command
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.unavailable_calls import RefusalOf
from belote_desktop.table.taught_table import TaughtTable

if TYPE_CHECKING:
    from belote_desktop.models.words.glossary_words import GlossaryWords


class TableView(TaughtTable):
    """The card table a person plays at.

    `await_action(view, refusal_of)` lets the person act; `action_chosen(action)` follows, once.
    """

    action_chosen = Signal(object)
    card_refused = Signal(object)
    undo_asked = Signal()
    hint_asked = Signal()
    tutor_switched = Signal(bool)
    """Emitted when the user switches the tutor on or off."""
    permitted_asked = Signal()
    claim_asked = Signal()
    """Emitted when the user claims the remaining tricks."""
    sheet_asked = Signal()
    log_asked = Signal()
    card_picked = Signal(object)
    """Emitted with the card of my hand that was picked as an answer (`pick_cards`)."""
    trick_card_pressed = Signal(object)
    """Emitted with a card of the trick that was pressed."""
    talk_unwanted = Signal()
    """Emitted when the user wants the players to make no more remarks."""
    menu_asked = Signal(QPoint)
    """Emitted to open the menu at a point of the screen."""

    def __init__(self, preferences: Preferences, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(preferences, names, parent)
        self._chooser = ActionChooser(self._scene, self._chrome, self)
        self._pointer = Pointer(
            self._scene, self._chooser, self._last_trick, self._finish, self.word_asked.emit, self._coaching
        )
        commands = {
            Command.READ: self._read_out,
            Command.IN_ORDER: self.sort_hand,
            Command.PERMITTED: self.permitted_asked.emit,
        }
        self._chooser.word_on = self._tags.word
        self._keyboard = Keyboard(self._scene, self._chooser, self._chrome, self._last_trick, self._finish, commands)
        #: Read aloud: the name of the table.
        self.setAccessibleName(self.tr("Card table"))
        self._connect()

    def _connect(self) -> None:
        self._chooser.chosen.connect(self.action_chosen)
        self.talk_bubble.unwanted.connect(self.talk_unwanted)
        self._chooser.picked.connect(self.card_picked)
        self._chooser.refused.connect(self.card_refused)
        self._chooser.card_played.connect(self._pointer.played)
        self._chooser.said.connect(self.announce)
        chrome = self._chrome
        chrome.undo.clicked.connect(self.undo_asked)
        chrome.hint.clicked.connect(self.hint_asked)
        chrome.tutor.clicked.connect(self.tutor_switched)
        chrome.claim.clicked.connect(self.claim_asked)
        chrome.sheet.clicked.connect(self.sheet_asked)
        chrome.log.clicked.connect(self.log_asked)
        chrome.menu.clicked.connect(lambda: self.menu_asked.emit(chrome.menu_point()))

    def underline(self, glossary: GlossaryWords) -> None:
        """Underline these words in explanations; a click on one emits `word_asked`."""
        self._scene.bubbles.glossary = glossary

    def set_can_undo(self, can: bool) -> None:
        """Set whether a decision can be taken back."""
        self._chrome.undo.setVisible(can)
        self._chrome.lay_out()

    def show_hint(self, hint: TableHint) -> None:
        """Show a hint above my hand."""
        self._chooser.hint(hint)

    def show_permitted(self, shown: bool) -> None:
        """Mark all legal actions, or remove the marks; the next action or Esc removes them too."""
        self._chooser.mark_permitted(shown)

    def hide_match_buttons(self) -> None:
        """Leave out what belongs to a match and not to a lesson: a hint, the sheet, the log, the menu."""
        self._chrome.hide_match_buttons()
        self._stage.layout = replace(self._stage.layout, has_buttons=False)

    def show_one_deal(self) -> None:
        """Leave out the score too, unless the deal is one of a match in which there are points."""
        self._chrome.corner.show_one_deal()

    def hide_corner(self, hidden: bool) -> None:
        """Leave out the contract and the score while something over the table tells them."""
        self._chrome.corner.setVisible(not hidden)

    def clear_corners(self) -> None:
        """Leave the corners empty too, for a table that is looked at: its players' cards are larger."""
        self._chrome.clear_corner()
        self._stage.layout = replace(self._stage.layout, bare=True)

    def offer_rest(self, reason: str) -> None:
        """Offer to claim the remaining tricks; `reason` is the sentence that proves the claim."""
        self._chrome.offer_rest(reason)
        if reason:
            self.announce(self._stage.aloud(reason), False)

    def pick_cards(self, *, several: bool) -> None:
        """Let a card of my hand be picked as an answer (`card_picked`), or several be marked (`picked`)."""
        self._chooser.pick_cards(several=several)
        self._set_tab_order()

    @property
    def picked(self) -> CardSet:
        """The cards of my hand that are marked as an answer."""
        return self._chooser.picker.cards

    @property
    def hand_cards(self) -> tuple[Card, ...]:
        """The cards of my hand as they lie, those on stacks last."""
        return self._scene.hand.cards

    def lift_card(self, card: Card) -> None:
        """Lift a card of my hand, as the first of two clicks does."""
        self._chooser.attend(raised=card)

    def play_card(self, card: Card) -> None:
        """Play a card for the user; does nothing if no card is awaited."""
        self._chooser.try_card(card, deliberate=True)

    # ------------------------------------------------------------------ what may be done
    def await_action(self, view: SeatView, refusal_of: RefusalOf, *, aloud: bool = True) -> None:
        """Let the user choose from `view.options`; `refusal_of` gives the reason against any other action.

        It is not told `aloud` where another sentence asks for the action.
        """
        self._offer(view, refusal_of)
        if aloud:
            #: Read aloud.
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
        self._chooser.begin(view, refusal_of)
        self._scene.trick.show_slot(view.trick is not None and not self._dance.shows_old_trick)
        self._chrome.lay_out()
        self._scene.bubbles.make_room(self._scene.plate_boxes())
        self.talk_bubble.follow()
        self._set_tab_order()

    @property
    def tab_ring(self) -> tuple[QWidget, ...]:
        """What the Tab key goes through: the panel, the hand, the words of the coach, then the corners."""
        return (
            self,
            *self._chrome.panel.parts,
            *self._chooser.ghosts.buttons,
            *self._words.buttons,
            *self._chrome.buttons,
        )

    def _set_tab_order(self) -> None:
        for one, following in pairwise(self.tab_ring):
            QWidget.setTabOrder(one, following)

    def _stop_waiting(self) -> None:
        """Take no action until the next `await_action`."""
        self._chooser.end()
        self._chrome.offer_rest("")

    def _after_change(self) -> None:
        super()._after_change()
        if self._dance.picture is not None:
            self._chooser.describe()
            self._lay_teaching()

    def _ask_again(self) -> None:
        self._chooser.ask()

    def reword(self) -> None:
        #: Read aloud: the name of the table.
        self.setAccessibleName(self.tr("Card table"))
        super().reword()

    # ------------------------------------------------------------------ mouse and keyboard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._point(event)
        if event.button() is Qt.MouseButton.RightButton and self.talk_bubble.rect.contains(point):
            self.talk_unwanted.emit()
            return
        self._pointer.press(point, event.button())
        card = self._scene.trick.card_at(point)
        if card is not None and event.button() is Qt.MouseButton.LeftButton:
            self.trick_card_pressed.emit(card)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(self._point(event))
        self.talk_bubble.point_at(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press of a double click, which would play another card."""

    def viewportEvent(self, event: QEvent) -> bool:
        """Say in a tool tip what the figures of a hint rest on, or what a player is like."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            point = self.mapToScene(event.pos())
            note = self._scene.bubbles.note_at(point) or self._scene.told_at(point)
            QToolTip.showText(event.globalPos(), note, self.viewport())
            return bool(note)
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointer.leave()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keyboard.press(event):
            event.ignore()

    def put_away(self) -> bool:
        """Close what explains something over the table, as Escape does; False if nothing does."""
        return self._keyboard.put_away()

    def is_pressed(self, command: Command, event: QKeyEvent) -> bool:
        """Whether a key event is the single key of a command."""
        key = self._stage.keys[command]
        return bool(key) and key == self._stage.bindings.pressed(event)

    @property
    def my_place(self) -> Box:
        """The box of my cards at the foot of the table, also while it is empty."""
        layout = self._stage.layout
        return Box(0, layout.hand_top, layout.width, layout.height - layout.hand_top)

    def card_point(self, card: Card) -> QPointF:
        """A clickable point of a card in my hand, in viewport coordinates."""
        strip = self._scene.hand.visible_strip(card)
        return QPointF(strip.x + strip.width / 2, strip.y + strip.height * 0.4)
