"""My hand: a fan of cards that rise or dim by whether they may be played, and my open cards on stacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import cos, inf, radians, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.carried import BACK_MS, Carried
from belote_desktop.table.items.emphasis import LAWFUL, LOOKED_AT, Attention, Emphasis
from belote_desktop.table.items.flight import LIFTED
from belote_desktop.table.items.packets import deal_packet, piled
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.fans import ABOVE_CARD, hand_spots
from belote_desktop.table.layout.large_text import room_below_trick
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.scene.card_marks import mark_picture


class HandFan:
    """My cards from left to right. `lawful` is None while no card is to be played."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._items: dict[Card, CardItem] = {}
        self._cards: list[Card] = []
        self._stacked: dict[Card, Spot] = {}
        self._dealt: list[Card] = []
        self._emphasis = Emphasis()
        self._grabbed = QPointF()
        self._carried: tuple[Card, Carried] | None = None

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
        return self._emphasis.attention

    @property
    def has_pile_dealt(self) -> bool:
        """Whether cards that were dealt lie on a pile, to be taken up."""
        return bool(self._dealt)

    def show(
        self,
        held: Sequence[Card],
        ms: int,
        *,
        stacked: Mapping[Card, Spot] | None = None,
        arriving_ms: int = 0,
        source: Spot | None = None,
        delay: int = 0,
        dealt: bool = False,
    ) -> None:
        """Show these cards in this order; new ones come from `source` or the pack, or appear at once.

        `stacked` are my open cards on stacks, with their spots. Cards that are `dealt` stay face down on a pile until
        the hand is shown without that.
        """
        stage = self._stage
        self._cards, self._stacked = list(held), dict(stacked or {})
        cards = self.cards
        for card in [card for card in self._items if card not in cards]:
            self._let_go(card)
            stage.scene.removeItem(self._items.pop(card))
        fresh = [card for card in cards if card not in self._items]
        start = source or stage.pack
        for card in fresh:
            item = self._items[card] = stage.add_card()
            if arriving_ms > 0 or dealt:
                small = stage.layout.trick_card / self.width_of(card)
                item.place(Spot(start.x, start.y, 0.0, small * start.scale, 9.0))
        self._emphasis.attention = self._emphasis.attention.among(cards)
        packet = [card for card in fresh if dealt and card not in self._stacked]
        opening = [] if dealt else [card for card in self._dealt if card in self._items]
        self._dealt = [*self._dealt, *packet] if dealt else []
        self._deal(packet, arriving_ms)
        self._lay(ms, delay=delay, arriving=dict.fromkeys(fresh, arriving_ms))
        if arriving_ms > 0:
            self._turn_up([card for card in fresh if card not in packet], arriving_ms)
        self._turn_up(opening, ms)

    def _deal(self, packet: Sequence[Card], ms: int) -> None:
        """Let a packet that was dealt fly to the pile before me."""
        spots = self.spots()
        for card in packet:
            self._stage.dress(self._items[card], None, self.width_of(card))
        deal_packet([self._items[card] for card in packet], [spots[card] for card in packet], ms)

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
        self._let_go(card)
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
        self._emphasis.lawful = None if lawful is None else frozenset(lawful)
        self._lay(ms)

    @property
    def is_pointed_out(self) -> bool:
        """Whether legal cards are marked on request, whatever the aids."""
        return self._emphasis.is_pointed_out

    def point_out(self, shown: bool, ms: int) -> None:
        """Mark every card that may be played, whatever the aids in the settings, or remove the marks."""
        if shown != self._emphasis.is_pointed_out:
            self._emphasis.is_pointed_out = shown
            self._lay(ms)

    @property
    def _aids(self) -> bool:
        """Whether cards rise or dim by whether they may be played."""
        return self._emphasis.is_pointed_out or bool(self._stage.wish("aid_dim"))

    def set_marked(self, marked: Iterable[Card], ms: int) -> None:
        """Raise the cards chosen so far, when several are chosen at once."""
        self._emphasis.marked = frozenset(marked)
        self._lay(ms)

    @property
    def marked(self) -> frozenset[Card]:
        """The cards chosen so far."""
        return self._emphasis.marked

    def set_attention(self, attention: Attention, ms: int) -> None:
        """Update the focused, pointed and raised cards."""
        if attention != self._emphasis.attention:
            self._emphasis.attention = attention
            self._lay(ms)

    def advise(self, card: Card | None, ms: int, *, lifted: Sequence[Card] = ()) -> None:
        """Ring the card that a teacher wants to see played, None for none; raise those the teacher speaks of."""
        if (card, shown := frozenset(lifted)) != (self._emphasis.advised, self._emphasis.shown):
            self._emphasis.advised, self._emphasis.shown = card, shown
            self._lay(ms)

    def set_tagged(self, cards: Iterable[Card], ms: int) -> None:
        """Raise the cards of mine that a teacher has put a word on, and veil the others; none ends it."""
        self._emphasis.tagged = frozenset(cards)
        self._lay(ms)

    def is_lawful(self, card: Card) -> bool:
        return self._emphasis.lawful is not None and card in self._emphasis.lawful

    def spots(self) -> dict[Card, Spot]:
        """The spot of each card, or the spot it moves to."""
        s = self._stage.layout.s
        aid = self._aids
        most = dict.fromkeys(self._emphasis.shown, max(LAWFUL * s, room_below_trick(self._stage.layout)))
        lifts = {card: min(self._emphasis.lift(card, aids=aid) * s, most.get(card, inf)) for card in self.cards}
        held = [card for card in self._cards if card not in self._dealt]
        packet = [0.0] if self._dealt else []
        fan = hand_spots(self._stage.layout, [*(lifts[card] for card in held), *packet])
        lying = {card: replace(spot, y=spot.y - 0.5 * lifts[card]) for card, spot in self._stacked.items()}
        pile = {card: piled(fan[-1], place) for place, card in enumerate(self._dealt)}
        return dict(zip(held, fan, strict=False)) | pile | lying

    def _lay(self, ms: int, *, delay: int = 0, arriving: dict[Card, int] | None = None) -> None:
        stage = self._stage
        for card, spot in self.spots().items():
            item = self._items[card]
            if not item.is_turning and card not in self._dealt:
                stage.dress(item, card, self.width_of(card), self._emphasis.veil(card, self.cards, aids=self._aids))
            item.set_mark(self._mark(card))
            if not self._carries(card):
                arriving_ms = (arriving or {}).get(card)
                item.glide(spot, ms if arriving_ms is None else arriving_ms, delay=delay if arriving_ms is None else 0)

    def _mark(self, card: Card) -> QPixmap | None:
        """The mark on a card: the ring of the focus or of advice, or the caret on a stack card that may be played."""
        focused = card in (self._emphasis.attention.focused, self._emphasis.advised)
        pointed_at = card in self._stacked and self.is_lawful(card) and self._aids
        arrow = self._emphasis.is_pointed_out and self.is_lawful(card)
        if not (focused or pointed_at or arrow):
            return None
        return mark_picture(self._stage, self.width_of(card), ring=focused, caret=pointed_at, arrow=arrow)

    def settle(self) -> None:
        """Finish all movement at once."""
        for card, item in self._items.items():
            if not self._carries(card):
                item.settle()

    def card_at(self, point: QPointF) -> Card | None:
        """The card under a point of the scene; None if there is none."""
        reach = (LAWFUL + LOOKED_AT) * self._stage.layout.s
        for card in (*reversed(self._cards), *self._stacked):
            item = self._items[card]
            if item.outline().adjusted(0, 0, 0, reach).contains(item.mapFromScene(point)):
                return card
        return None

    def grab(self, card: Card, point: QPointF) -> None:
        """Take hold of a card at a point of the table, from where `carry` may carry it."""
        self._grabbed = self._items[card].mapFromScene(point)

    def carry(self, card: Card, point: QPointF | None) -> None:
        """Carry a card with the point at which it was grabbed at this one; None lets it go back."""
        stage = self._stage
        if card not in self._items:
            return
        if point is None:
            self._let_go(card)
            self._items[card].glide(self.spots()[card], stage.travel(BACK_MS), manner=LIFTED)
            self._lay(stage.travel(BACK_MS))
            return
        if not self._carries(card):
            leans = not stage.reduces_motion
            self._carried = card, Carried(self._items[card], self._grabbed, stage.clock, leans=leans)
        if self._carried is not None:
            self._carried[1].to(point)

    def _carries(self, card: Card) -> bool:
        """Whether a card follows the pointer."""
        return self._carried is not None and self._carried[0] == card

    def _let_go(self, card: Card) -> None:
        """Leave a card where it was carried."""
        if self._carried is not None and self._carries(card):
            self._carried[1].let_go()
            self._carried = None

    def visible_strip(self, card: Card) -> Box:
        """The box of a card at rest that no later card covers; its invisible button lies there."""
        if card in self._stacked:
            spot, width = self._stacked[card], self.width_of(card)
            return Box(spot.x - width / 2, spot.y - width * CARD_RATIO / 2, width, width * CARD_RATIO)
        width, spots = self.width_of(card), hand_spots(self._stage.layout, [0.0] * len(self._cards))
        spot = spots[self._cards.index(card)]
        top = spot.y - width * CARD_RATIO / 2 - LAWFUL * self._stage.layout.s
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
        return spot.x + half * sin(turn) + aside * cos(turn), spot.y - half * cos(turn) + aside * sin(turn) - ABOVE_CARD
