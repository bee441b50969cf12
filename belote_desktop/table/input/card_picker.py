"""Cards of my hand picked as an answer to a question about them; whether they may be played is not shown."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.table.scene.hand import HandFan


class CardPicker:
    """`begin` lets one card be picked, or several be marked; `picked` is called with the one card."""

    def __init__(self, hand: HandFan, picked: Callable[[Card], None]) -> None:
        self._hand, self._picked = hand, picked
        self.is_picking = False
        self._several = False

    def begin(self, *, several: bool, ms: int) -> None:
        """Let cards be picked, all of them alike."""
        self.is_picking, self._several = True, several
        self._hand.set_marked((), 0)
        self._hand.set_lawful(self._hand.cards, ms)

    def end(self) -> None:
        """Let no more be picked; the caller lowers the cards."""
        self.is_picking = False

    def pick(self, card: Card, ms: int) -> None:
        """Pick the card; of several, mark it or take the mark away."""
        if self._several:
            self._hand.set_marked(self._hand.marked ^ {card}, ms)
        else:
            self._picked(card)

    @property
    def takes_one(self) -> bool:
        """Whether one card is the answer."""
        return not self._several

    @property
    def cards(self) -> CardSet:
        """The cards that are marked."""
        return CardSet(self._hand.marked)
