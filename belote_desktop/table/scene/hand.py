"""My hand: a fan of cards that rise or dim by whether they may be played, and my open cards on stacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.pixmaps import FOCUS_VEIL, VEIL
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.card_positions import stock_spot
from belote_desktop.table.layout.fans import hand_spots
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.scene.card_marks import mark_picture

_LAWFUL, _LOOKED_AT, _RAISED, _SUNK = 16.0, 10.0, 24.0, -6.0
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


class HandFan:
    """My cards from left to right. `lawful` is None while no card is to be played."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._items: dict[Card, CardItem] = {}
        self._cards: list[Card] = []
        self._stacked: dict[Card, Spot] = {}
        self._lawful: frozenset[Card] | None = None
        self._marked: frozenset[Card] = frozenset()
        self._attention = Attention()
        self._advised: Card | None = None
        self._tagged: frozenset[Card] = frozenset()
        self.is_pointed_out = False
        """Whether legal cards are marked on request, whatever the aids."""
        self._carried: Card | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards I may play from, the fan first."""
        return (*self._cards, *self._stacked)

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The items of these cards."""
        return tuple(self._items.values())

    @property
    def fan_cards(self) -> tuple[Card, ...]:
        """The cards in my hand, without those on stacks."""
        return tuple(self._cards)

    def width_of(self, card: Card) -> float:
        """The width of one of these cards."""
        layout = self._stage.layout
        return layout.stack_card if card in self._stacked else layout.card

    @property
    def attention(self) -> Attention:
        return self._attention

    def show(
        self,
        held: Sequence[Card],
        ms: int,
        *,
        stacked: Mapping[Card, Spot] | None = None,
        arriving_ms: int = 0,
        source: Spot | None = None,
        delay: int = 0,
    ) -> None:
        """Show these cards in this order; new ones come from `source` or the stock, or appear at once.

        `stacked` are my open cards on stacks, with their spots.
        """
        stage = self._stage
        self._cards, self._stacked = list(held), dict(stacked or {})
        cards = self.cards
        for card in [card for card in self._items if card not in cards]:
            stage.scene.removeItem(self._items.pop(card))
        fresh = [card for card in cards if card not in self._items]
        start = source or stock_spot(stage.layout, beside_turn_up=True)
        for card in fresh:
            item = self._items[card] = stage.add_card()
            if arriving_ms > 0:
                small = stage.layout.trick_card / self.width_of(card)
                item.place(Spot(start.x, start.y, 0.0, small * start.scale, 9.0))
        self._attention = self._attention.among(cards)
        self._lay(ms, delay=delay, arriving=dict.fromkeys(fresh, arriving_ms))
        if arriving_ms > 0:
            self._turn_up(fresh, arriving_ms)

    def _turn_up(self, cards: Iterable[Card], ms: int) -> None:
        """Show cards as backs that turn over as they arrive."""
        for card in cards:
            width = self.width_of(card)
            self._stage.dress(self._items[card], None, width)
            self._items[card].turn_over(self._stage.drawn(str(card), width), round(ms * 0.5), delay=round(ms * 0.5))

    def adopt(self, card: Card, item: CardItem) -> None:
        """Take over the item of a card on the table; the next `show` moves it into my hand or onto my stack."""
        self._items[card] = item

    def release(self, card: Card) -> CardItem | None:
        """Hand over the item of a played card, at the size of a card in the trick."""
        item, width = self._items.pop(card, None), self.width_of(card)
        if card in self._cards:
            self._cards.remove(card)
        self._stacked.pop(card, None)
        if item is not None:
            item.set_mark(None)
            item.end_flip()
            item.setScale(item.scale() * width / self._stage.layout.trick_card)
        if self._carried == card:
            self._carried = None
        return item

    def reorder(self, cards: Sequence[Card], ms: int) -> None:
        """Show the same cards in another order."""
        self._cards = list(cards)
        self._lay(ms)

    def place_near(self, point: QPointF) -> int:
        """The place in the fan nearest to a point, from 0 at the left."""
        spots = [spot for card, spot in self.spots().items() if card not in self._stacked]
        return min(range(len(spots)), key=lambda at: abs(spots[at].x - point.x()) + abs(spots[at].y - point.y()))

    def set_lawful(self, lawful: Iterable[Card] | None, ms: int) -> None:
        """Raise the cards that may be played; None if no card is to be played."""
        self._lawful = None if lawful is None else frozenset(lawful)
        self._lay(ms)

    def point_out(self, shown: bool, ms: int) -> None:
        """Mark every card that may be played, whatever the aids in the settings, or remove the marks."""
        if shown != self.is_pointed_out:
            self.is_pointed_out = shown
            self._lay(ms)

    @property
    def _aids(self) -> bool:
        """Whether cards rise or dim by whether they may be played."""
        return self.is_pointed_out or bool(self._stage.wish("aid_dim"))

    def set_marked(self, marked: Iterable[Card], ms: int) -> None:
        """Raise the cards chosen so far, when several are chosen at once."""
        self._marked = frozenset(marked)
        self._lay(ms)

    @property
    def marked(self) -> frozenset[Card]:
        """The cards chosen so far."""
        return self._marked

    def set_attention(self, attention: Attention, ms: int) -> None:
        """Update the focused, pointed and raised cards."""
        if attention != self._attention:
            self._attention = attention
            self._lay(ms)

    def advise(self, card: Card | None, ms: int) -> None:
        """Ring the card that a teacher wants to see played; None for none."""
        if card != self._advised:
            self._advised = card
            self._lay(ms)

    def set_tagged(self, cards: Iterable[Card], ms: int) -> None:
        """Raise the cards of mine that a teacher has put a word on, and veil the others; none ends it."""
        self._tagged = frozenset(cards)
        self._lay(ms)

    def is_lawful(self, card: Card) -> bool:
        return self._lawful is not None and card in self._lawful

    def _lift(self, card: Card) -> float:
        if card in self._marked:
            return _LAWFUL + _RAISED
        if self._lawful is None:
            return _LOOKED_AT if card in self._tagged or card == self._attention.focused else 0.0
        if card == self._attention.raised:
            return _LAWFUL + _RAISED
        looked_at = card in (self._attention.focused, self._attention.pointed)
        if card in self._lawful:
            return _LAWFUL + (_LOOKED_AT if looked_at else 0.0)
        return _SUNK + (_LOOKED_AT if card == self._attention.focused else 0.0)

    def _veil(self, card: Card) -> int:
        if self._tagged.intersection(self.cards):
            return 0 if card in self._tagged else VEIL
        if self._lawful is None or card in self._lawful or not self._aids:
            return 0
        return FOCUS_VEIL if card == self._attention.focused else VEIL

    def spots(self) -> dict[Card, Spot]:
        """The spot of each card, or the spot it moves to."""
        s = self._stage.layout.s
        aid = self._aids
        lifts = {
            card: (self._lift(card) if aid or self._lawful is None else self._plain_lift(card)) * s
            for card in self.cards
        }
        fan = hand_spots(self._stage.layout, [lifts[card] for card in self._cards])
        lying = {card: replace(spot, y=spot.y - 0.5 * lifts[card]) for card, spot in self._stacked.items()}
        return dict(zip(self._cards, fan, strict=True)) | lying

    def _plain_lift(self, card: Card) -> float:
        """The lift of a card without aids: only marked, raised, focused or pointed cards rise."""
        if card == self._attention.raised or card in self._marked:
            return _RAISED
        return _LOOKED_AT if card in (self._attention.focused, self._attention.pointed) else 0.0

    def _lay(self, ms: int, *, delay: int = 0, arriving: dict[Card, int] | None = None) -> None:
        stage = self._stage
        for card, spot in self.spots().items():
            item = self._items[card]
            if not item.is_turning:
                stage.dress(item, card, self.width_of(card), self._veil(card))
            item.set_mark(self._mark(card))
            if card != self._carried:
                arriving_ms = (arriving or {}).get(card)
                item.glide(spot, ms if arriving_ms is None else arriving_ms, delay=delay if arriving_ms is None else 0)

    def _mark(self, card: Card) -> QPixmap | None:
        """The mark on a card: the ring of the focus or of advice, or the caret on a stack card that may be played."""
        focused = card in (self._attention.focused, self._advised)
        pointed_at = card in self._stacked and self.is_lawful(card) and self._aids
        arrow = self.is_pointed_out and self.is_lawful(card)
        if not (focused or pointed_at or arrow):
            return None
        return mark_picture(self._stage, self.width_of(card), ring=focused, caret=pointed_at, arrow=arrow)

    def settle(self) -> None:
        """Finish all movement at once."""
        for card, item in self._items.items():
            if card != self._carried:
                item.settle()

    def card_at(self, point: QPointF) -> Card | None:
        """The card under a point of the scene; None if there is none."""
        reach = (_LAWFUL + _LOOKED_AT) * self._stage.layout.s
        for card in (*reversed(self._cards), *self._stacked):
            item = self._items[card]
            if item.outline().adjusted(0, 0, 0, reach).contains(item.mapFromScene(point)):
                return card
        return None

    def carry(self, card: Card, point: QPointF | None) -> None:
        """Drag a card with its middle at a point; None lets it go back."""
        item = self._items.get(card)
        if item is None:
            return
        if point is None:
            self._carried = None
            self._lay(self._stage.time(160))
            return
        self._carried = card
        spot = self.spots()[card]
        item.place(replace(spot, x=point.x(), y=point.y(), turn=spot.turn * 0.3, z=12.0))

    def visible_strip(self, card: Card) -> Box:
        """The box of a card at rest that no later card covers; its invisible button lies there."""
        if card in self._stacked:
            spot, width = self._stacked[card], self.width_of(card)
            return Box(spot.x - width / 2, spot.y - width * CARD_RATIO / 2, width, width * CARD_RATIO)
        width, spots = self.width_of(card), hand_spots(self._stage.layout, [0.0] * len(self._cards))
        spot = spots[self._cards.index(card)]
        top = spot.y - width * CARD_RATIO / 2 - _LAWFUL * self._stage.layout.s
        bottom = min(self._stage.layout.height, spot.y + width * CARD_RATIO / 2)
        return Box(spot.x - width / 2, top, max(self._seen_width(card), 44.0), bottom - top)

    def _seen_width(self, card: Card) -> float:
        """The width of the part of a card that no later card covers."""
        if card in self._stacked or card == self._cards[-1]:
            return self.width_of(card)
        place, spots = self._cards.index(card), hand_spots(self._stage.layout, [0.0] * len(self._cards))
        return spots[place + 1].x - spots[place].x

    def top_of(self, card: Card) -> tuple[float, float]:
        """The middle of the part of a card's upper edge that no later card covers, where an explanation points."""
        spot, width = self.spots()[card], self.width_of(card)
        half, turn, aside = width * CARD_RATIO / 2, radians(spot.turn), min(0.0, (self._seen_width(card) - width) / 2)
        return spot.x + half * sin(turn) + aside * cos(turn), spot.y - half * cos(turn) + aside * sin(turn) - 5
