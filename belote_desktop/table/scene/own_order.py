"""The order the user has given to the hand, card by card, until the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.cards import Card


class OwnOrder:
    """The order of one deal's cards; empty until a card is moved."""

    def __init__(self) -> None:
        self._deal = 0
        self._cards: tuple[Card, ...] = ()

    def put(self, deal: int, cards: Sequence[Card]) -> None:
        """Set the order of the hand in this deal."""
        self._deal, self._cards = deal, tuple(cards)

    def forget(self) -> None:
        """Return to the sorted order."""
        self._cards = ()

    def of(self, deal: int, cards: Sequence[Card]) -> list[Card]:
        """Sorted cards in the user's order; cards that came later follow the others."""
        known = self._cards if deal == self._deal else ()
        return [card for card in known if card in cards] + [card for card in cards if card not in known]
