"""What the mouse does with my cards: a click, a drag to the table or within the hand, and never a second card under the
same click."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF
from PySide6.QtWidgets import QApplication

from belote_desktop.engine.cards import Card
from belote_desktop.table.choosing import Choosing
from belote_desktop.table.scene import TableScene


class Pointer:
    """Follows presses, moves and releases; points are of the scene."""

    def __init__(self, scene: TableScene, choosing: Choosing) -> None:
        self._scene = scene
        self._choosing = choosing
        self._pressed: Card | None = None
        self._start = QPointF()
        self._carrying = False
        self._since_play = QElapsedTimer()
        self._play_point: QPointF | None = None

    def arm(self) -> None:
        """A new choice begins: a press that began before it counts no more."""
        self._let_go()

    def press(self, point: QPointF) -> None:
        """A button goes down; the echo of the click that played the last card is not heard."""
        self._let_go()
        if not self._is_echo(point):
            self._pressed = self._scene.hand.card_at(point)
            self._start = point

    def _is_echo(self, point: QPointF) -> bool:
        if self._play_point is None or not self._since_play.isValid():
            return False
        return self._since_play.elapsed() < QApplication.doubleClickInterval() and _near(point, self._play_point)

    def move(self, point: QPointF) -> None:
        """The pointer moves, perhaps with a card."""
        card, hand = self._pressed, self._scene.hand
        if card is not None and not self._carrying and not _near(point, self._start):
            playable = self._choosing.is_waiting and hand.is_lawful(card)
            self._carrying = playable or card in hand.fan_cards
        if card is not None and self._carrying:
            self._scene.bubbles.close_explanation()
            if not self._is_above_hand(point) and card in hand.fan_cards:
                self._choosing.move_card(card, hand.place_near(point))
            hand.carry(card, point)
        else:
            self._choosing.point_at(hand.card_at(point))

    def release(self, point: QPointF) -> None:
        """The button goes up: a click on the card it went down on, or a drop anywhere above the hand."""
        card, was_carrying = self._pressed, self._carrying
        self._start = point
        if card is None:
            return
        if was_carrying and self._is_above_hand(point) and self._choosing.is_waiting:
            self._pressed, self._carrying = None, False
            self._choosing.try_card(card, deliberate=True)
            if self._choosing.is_waiting:
                self._scene.hand.carry(card, None)  # it was not played
            return
        self._let_go()
        if not was_carrying and self._scene.hand.card_at(point) == card:
            self._choosing.try_card(card)

    def _is_above_hand(self, point: QPointF) -> bool:
        """Whether a card let go here is meant for the table."""
        layout = self._scene.stage.layout
        return point.y() < layout.hand_top + 0.05 * layout.card_height

    def _let_go(self) -> None:
        if self._carrying and self._pressed is not None:
            self._scene.hand.carry(self._pressed, None)
        self._pressed, self._carrying = None, False

    def played(self, card: Card) -> None:
        """A card is being played from where the pointer is."""
        self._since_play.start()
        self._play_point = QPointF(self._start)


def _near(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() < max(4, QApplication.startDragDistance())
