"""The order a person has given to the hand, card by card, until the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.cards import Card


class OwnOrder:
    """Nothing until a card is moved; then the cards of that deal lie as they were put."""

    def __init__(self) -> None:
        self._deal = 0
        self._cards: tuple[Card, ...] = ()

    def put(self, deal: int, cards: Sequence[Card]) -> None:
        """In this deal the hand lies so."""
        self._deal, self._cards = deal, tuple(cards)

    def forget(self) -> None:
        """The hand is sorted again."""
        self._cards = ()

    def of(self, deal: int, cards: Sequence[Card]) -> list[Card]:
        """These sorted cards as the person wants them; cards that came later lie behind the others."""
        known = self._cards if deal == self._deal else ()
        return [card for card in known if card in cards] + [card for card in cards if card not in known]
