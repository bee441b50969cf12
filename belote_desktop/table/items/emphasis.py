"""What is pointed out in my hand: the cards that may be played, and those somebody looks at, and how far they rise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from belote_desktop.engine.cards import Card
from belote_desktop.table.items.pixmaps import FOCUS_VEIL, VEIL
from belote_desktop.table.layout.geometry import RISEN

LAWFUL, LOOKED_AT = RISEN, 10.0
_RAISED, _SUNK = 24.0, -6.0
"""How far cards stand out of the fan, at scale 1."""


@dataclass(frozen=True)
class Attention:
    """The cards of the hand that are focused, under the pointer, or raised for confirmation."""

    focused: Card | None = None
    pointed: Card | None = None
    raised: Card | None = None

    def among(self, cards: Sequence[Card]) -> Attention:
        """The same, limited to cards that are still there."""
        return Attention(*(card if card in cards else None for card in (self.focused, self.pointed, self.raised)))


@dataclass
class Emphasis:
    """What is known of the cards of a hand. `lawful` is None while no card is to be played.

    `marked` are those chosen so far, `advised` is the one a teacher wants to see played, `shown` are those a teacher
    speaks of, and `tagged` those a teacher has put a word on. Legal cards `is_pointed_out` are marked on request,
    whatever the aids.
    """

    lawful: frozenset[Card] | None = None
    marked: frozenset[Card] = frozenset()
    tagged: frozenset[Card] = frozenset()
    shown: frozenset[Card] = frozenset()
    attention: Attention = field(default_factory=Attention)
    advised: Card | None = None
    is_pointed_out: bool = False

    def lift(self, card: Card, *, aids: bool) -> float:
        """How far a card rises, with cards that may be played shown or not."""
        return self._lift(card) if aids or self.lawful is None else self._plain_lift(card)

    def _lift(self, card: Card) -> float:
        if card in self.marked or card in self.shown:
            return LAWFUL + _RAISED
        if self.lawful is None:
            return LOOKED_AT if card in self.tagged or card == self.attention.focused else 0.0
        if card == self.attention.raised:
            return LAWFUL + _RAISED
        looked_at = card in (self.attention.focused, self.attention.pointed)
        if card in self.lawful:
            return LAWFUL + (LOOKED_AT if looked_at else 0.0)
        return _SUNK + (LOOKED_AT if card == self.attention.focused else 0.0)

    def _plain_lift(self, card: Card) -> float:
        """The lift of a card without aids: only marked, raised, focused or pointed cards rise."""
        if card == self.attention.raised or card in self.marked or card in self.shown:
            return _RAISED
        return LOOKED_AT if card in (self.attention.focused, self.attention.pointed) else 0.0

    def veil(self, card: Card, cards: Sequence[Card], *, aids: bool) -> int:
        """How far one of these cards is veiled, in percent."""
        if self.tagged.intersection(cards):
            return 0 if card in self.tagged else VEIL
        if self.lawful is None or card in self.lawful or not aids:
            return 0
        return FOCUS_VEIL if card == self.attention.focused else VEIL
