"""Invisible buttons over my cards, so that the keyboard and screen readers can reach them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QWidget

from belote_desktop.engine.cards import Card
from belote_desktop.models.words import words
from belote_desktop.table.layout.shapes import Box


class GhostButton(QAbstractButton):
    """The button of one card. It ignores the mouse, because only the scene knows the shapes of turned cards."""

    focused = Signal(object, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the scene shows the card."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(self.card, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(self.card, False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys to the table, which knows whether something still moves."""
        event.ignore()


class GhostRow:
    """The buttons of one hand, left to right, which is also their Tab order."""

    def __init__(
        self, table: QAbstractScrollArea, play: Callable[[Card], None], focused: Callable[[Card, bool], None]
    ) -> None:
        self._table = table
        self._play = play
        self._focused = focused
        self._buttons: list[GhostButton] = []

    @property
    def buttons(self) -> tuple[GhostButton, ...]:
        return tuple(button for button in self._buttons if button.card is not None)

    def show(self, cards: Sequence[Card], strips: Sequence[Box], describe: Callable[[Card], str]) -> None:
        """Make one button for each card; a card that stays keeps the focus, else it goes to a neighbour."""
        held = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        held_card = self.buttons[held].card if held is not None else None
        while len(self._buttons) < len(cards):
            self._buttons.append(self._made())
        heir = None
        if held is not None and cards:
            heir = cards.index(held_card) if held_card in cards else min(held, len(cards) - 1)
        for place, (card, strip) in enumerate(zip(cards, strips, strict=True)):
            button = self._buttons[place]
            button.card = card
            button.setAccessibleName(words.card_name(card))
            button.setAccessibleDescription(describe(card))
            button.setGeometry(QRect(round(strip.x), round(strip.y), round(strip.width), round(strip.height)))
            button.show()
        if heir is not None and not self._buttons[heir].hasFocus():
            self._buttons[heir].setFocus()
        elif heir is not None and held_card != cards[heir]:
            self._focused(cards[heir], True)
        elif held is not None and not cards:
            self._table.setFocus()
        for button in self._buttons[len(cards) :]:
            button.card = None
            button.hide()

    def _made(self) -> GhostButton:
        button = GhostButton(self._table.viewport())
        button.clicked.connect(lambda: self._clicked(button))
        button.focused.connect(self._focus_changed)
        if self._buttons:
            QWidget.setTabOrder(self._buttons[-1], button)
        return button

    def _clicked(self, button: GhostButton) -> None:
        if button.card is not None:
            self._play(button.card)

    def _focus_changed(self, card: Card | None, has_it: bool) -> None:
        if card is not None:
            self._focused(card, has_it)

    def button(self, card: Card) -> GhostButton | None:
        """The button of a card."""
        return next((button for button in self.buttons if button.card == card), None)

    @property
    def focused_card(self) -> Card | None:
        """The card whose button has the focus; None if none has."""
        return next((button.card for button in self.buttons if button.hasFocus()), None)
