"""Keyboard input: moving along the hand, playing and calling. Single-letter keys work only if they are switched on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from belote_desktop.engine.cards import Suit
from belote_desktop.table.input.action_chooser import ActionChooser
from belote_desktop.table.items.keys import SUITS, Command, nth_card
from belote_desktop.table.overlays.chrome import Chrome
from belote_desktop.table.scene.last_trick import LastTrick
from belote_desktop.table.scene.scene import TableScene

_MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_PLAY = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_GO_ON = (Qt.Key.Key_Space, *_PLAY)
"""Keys that end a pause. Space only hurries, so that one press too many never plays a card."""
_TAB = Qt.FocusReason.TabFocusReason


class Keyboard:
    """Handles key presses; each method returns whether it used the key.

    `finish` ends all movement at once and returns whether anything moved; `commands` are those of the whole table.
    """

    def __init__(
        self,
        scene: TableScene,
        chooser: ActionChooser,
        chrome: Chrome,
        last_trick: LastTrick,
        finish: Callable[[], bool],
        commands: Mapping[Command, Callable[[], None]],
    ) -> None:
        self._scene, self._stage = scene, scene.stage
        self._chooser, self._chrome = chooser, chrome
        self._last_trick = last_trick
        self._finish = finish
        self._commands = commands

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key: finish any movement first; Esc closes what lies over the table."""
        if event.key() in _GO_ON and self._finish():
            return True
        if event.key() == Qt.Key.Key_Escape and self.put_away():
            return True
        return not event.modifiers() & _MODIFIERS and self._press(event)

    def put_away(self) -> bool:
        """Close what explains something over the table; False if nothing does."""
        if self._last_trick.is_shown:
            self._last_trick.hide()
            return True
        panel = self._chrome.panel
        if panel.tells_why and panel.why is not None and panel.isVisible():
            panel.why.click()
            return True
        return self._chooser.close_something()

    def _press(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            return self._move(step) if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else self._walk(step)
        card = self._chooser.ghosts.focused_card
        if key == Qt.Key.Key_Space and card is not None and self._chooser.picker.is_picking:
            self._chooser.try_card(card)
            return True
        if key in _PLAY and card is not None:
            if not event.isAutoRepeat():
                self._chooser.try_card(card)
            return True
        is_held = key in _PLAY and event.isAutoRepeat()
        if self._chrome.panel.isVisible() and not is_held and self._chrome.panel.calls.press(key):
            return True
        return bool(self._stage.wish("single_keys")) and self._single_key(event)

    def _walk(self, step: int) -> bool:
        """Move the focus along the hand; from outside the hand, to a card that may be played."""
        buttons = self._chooser.ghosts.buttons
        if not buttons:
            return False
        cards = [button.card for button in buttons]
        held = self._chooser.ghosts.focused_card
        if held is not None:
            place = (cards.index(held) + step) % len(buttons)
        else:
            lawful = [at for at, card in enumerate(cards) if card is not None and self._scene.hand.is_lawful(card)]
            place = (lawful or list(range(len(cards))))[0 if step > 0 else -1]
        buttons[place].setFocus(_TAB)
        return True

    def _move(self, step: int) -> bool:
        """Move the card that has the focus to another place in the hand."""
        card, held = self._chooser.ghosts.focused_card, self._scene.hand.fan_cards
        if card not in held:
            return False
        self._chooser.move_card(card, (held.index(card) + step) % len(held))
        return True

    def _single_key(self, event: QKeyEvent) -> bool:
        key, nth = self._stage.bindings.pressed(event), nth_card(event)
        if key and self._chrome.panel.isVisible() and self._chrome.panel.press(key):
            return True
        buttons = self._chooser.ghosts.buttons
        if nth is not None and nth < len(buttons):
            buttons[nth].setFocus(_TAB)
            return True
        suit = next((suit for suit, command in SUITS.items() if key and self._stage.keys[command] == key), None)
        if suit is not None:
            return self._jump(suit)
        if self._chrome.press(key):
            return True
        for command, do in self._commands.items():
            if key and self._stage.keys[command] == key:
                do()
                return True
        return False

    def _jump(self, suit: Suit) -> bool:
        """Move the focus to the next card of a suit."""
        suited = [card for card in self._scene.hand.cards if card.suit is suit]
        if not suited:
            return False
        held = self._chooser.ghosts.focused_card
        button = self._chooser.ghosts.button(suited[(suited.index(held) + 1) % len(suited) if held in suited else 0])
        if button is not None:
            button.setFocus(_TAB)
        return True
