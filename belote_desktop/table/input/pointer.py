"""Mouse input: a click plays a card, a drag moves it to the table or within the hand.

A press while something moves or covers the table only ends that, so one click never plays a second card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QPointF, Qt
from PySide6.QtWidgets import QApplication

from belote_desktop.engine.cards import Card
from belote_desktop.table.input.action_chooser import ActionChooser
from belote_desktop.table.scene.last_trick import LastTrick
from belote_desktop.table.scene.scene import TableScene


class Paper(Protocol):
    """A paper with words and pages."""

    def word_at(self, point: QPointF) -> str: ...

    def turn_at(self, point: QPointF) -> bool: ...


class Pointer:
    """Handles presses, moves and releases in scene coordinates.

    `finish` ends all movement at once and returns whether anything moved; `ask_word` gets the id of a word of the
    glossary that was clicked. `paper` is the coach's.
    """

    def __init__(
        self, scene: TableScene, chooser: ActionChooser, last_trick: LastTrick, finish: Callable[[], bool],
        ask_word: Callable[[str], object], paper: Paper,
    ) -> None:  # fmt: skip
        self._scene, self._paper = scene, paper
        self._chooser = chooser
        self._last_trick = last_trick
        self._finish = finish
        self._ask_word = ask_word
        self._pressed: Card | None = None
        self._start = QPointF()
        self._carrying = False
        self._since_play = QElapsedTimer()
        self._play_point: QPointF | None = None

    def arm(self) -> None:
        """Start a new choice; a press that began before it is ignored."""
        self._let_go()

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        """Handle a button press: first close what lies over the table or finish what moves."""
        if self._last_trick.is_shown:
            self._last_trick.hide()
        elif not self._finish() and button is Qt.MouseButton.LeftButton:
            word = self._paper.word_at(point) or self._scene.bubbles.word_at(point)
            if word:
                self._ask_word(word)
            elif not (self._paper.turn_at(point) or self._scene.bubbles.turn_at(point)):
                self._take_hold(point)

    def _take_hold(self, point: QPointF) -> None:
        """Take the card at a point; ignores the second press of the click that played the last card."""
        self._let_go()
        if not self._is_echo(point):
            self._pressed = self._scene.hand.card_at(point)
            self._start = point
            if self._pressed is not None:
                self._scene.hand.grab(self._pressed, point)

    def _is_echo(self, point: QPointF) -> bool:
        if self._play_point is None or not self._since_play.isValid():
            return False
        return self._since_play.elapsed() < QApplication.doubleClickInterval() and _near(point, self._play_point)

    def move(self, point: QPointF) -> None:
        """Handle a pointer move, with or without a card."""
        card, hand = self._pressed, self._scene.hand
        if card is not None and not self._carrying and not _near(point, self._start):
            playable = self._chooser.is_waiting and hand.is_lawful(card)
            self._carrying = playable or card in hand.fan_cards
        if card is not None and self._carrying:
            self._scene.bubbles.close_explanation()
            if not self._is_above_hand(point) and card in hand.fan_cards:
                self._chooser.move_card(card, hand.place_near(point))
            hand.carry(card, point)
        else:
            self._chooser.point_at(hand.card_at(point))

    def release(self, point: QPointF) -> None:
        """Handle a release: a click on the pressed card, or a drop above the hand."""
        card, was_carrying = self._pressed, self._carrying
        self._start = point
        if card is None:
            return
        if was_carrying and self._is_above_hand(point) and self._chooser.is_waiting:
            self._pressed, self._carrying = None, False
            self._chooser.try_card(card, deliberate=True)
            if self._chooser.is_waiting:
                self._scene.hand.carry(card, None)  # it was not played
            return
        self._let_go()
        if not was_carrying and self._scene.hand.card_at(point) == card:
            self._chooser.try_card(card)

    def leave(self) -> None:
        """Handle the pointer leaving the table."""
        self._chooser.point_at(None)

    def _is_above_hand(self, point: QPointF) -> bool:
        """Whether a card released here is played."""
        layout = self._scene.stage.layout
        return point.y() < layout.hand_top + 0.05 * layout.card_height

    def _let_go(self) -> None:
        if self._carrying and self._pressed is not None:
            self._scene.hand.carry(self._pressed, None)
        self._pressed, self._carrying = None, False

    def played(self, card: Card) -> None:
        """Note that a card is played from the pointer's position."""
        self._since_play.start()
        self._play_point = QPointF(self._start)


def _near(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() < max(4, QApplication.startDragDistance())
