"""Cards that leave their place: played by others, picked up, exchanged, discarded, or turned up on a stack."""

from __future__ import annotations

from dataclasses import replace

from belote_desktop.engine import events as happened
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deals.dealing import turn_up_owner
from belote_desktop.engine.events import Event
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.flight import TURNS_FROM, TURNS_UNTIL
from belote_desktop.table.items.pixmaps import BACK
from belote_desktop.table.layout.card_positions import (
    pile_width,
    seat_pile_spot,
    seat_spot,
    table_pile_spot,
)
from belote_desktop.table.layout.shapes import Spot
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.scene.picture import Picture
from belote_desktop.table.scene.scene import TableScene

_FLIGHT_Z = 11.0  # over my hand, under my plate
_SEEN_AT_ONCE = 3  # of a packet that is laid on a pile


class Transfers:
    """Starts the movement of card items before the scene shows the picture after an event."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._stage = scene.stage

    def source(self, event: Event, before: Picture, after: Picture) -> Spot | None:
        """The spot a seat's new cards come from: its talon, the kitty or another hand; None for the stock."""
        if isinstance(event, happened.Exchanged):
            other = event.seat if event.seat != after.me else _owner(after)
            return None if other is None else seat_spot(self._stage.layout, self._stage.side(other))
        if after.kitty < before.kitty:
            return self._scene.piles.spot("kitty")
        pairs = enumerate(zip(before.talons, after.talons, strict=False))
        return next((self._scene.piles.spot(seat) for seat, (had, has) in pairs if has < had), None)

    def begin(self, event: Event, after: Picture, ms: int) -> None:
        """Start the movements of an event; `after` is the picture after it."""
        if ms <= 0:
            return
        match event:
            case happened.PacketLaid(zone=Zone.KITTY, seat=seat, count=count):
                self._lay_packet(seat, count, ms)
            case happened.Uncovered(seat=seat, card=card):
                self._turn_up(after, seat, card, ms)
            case happened.Discarded(seat=seat, cards=cards):
                goal = self._seat_pile(seat)
                for laid in cards:
                    self._send(self._from_hand(after, seat, laid), goal, ms, turned=seat == after.me)
            case happened.Exchanged():
                self._exchange(after, event, ms)

    def played(self, seat: int, card: Card, ms: int) -> CardItem:
        """The item of a card that another player plays: one of the backs, which is turned over on its way of `ms`."""
        stage, row, fan = self._stage, self._scene.stacks.get(seat), self._scene.fans[seat]
        lying = row.give(card) if row is not None else None
        if lying is not None:
            return self._played_from(lying, stage.layout.stack_card, card)
        if not fan.is_closed:
            return self._played_from(fan.give_card(card), stage.layout.back, card)
        item = self._played_from(fan.give_card(), stage.layout.back, None)
        face = stage.drawn(str(card), stage.layout.trick_card)
        item.turn_over(face, (TURNS_UNTIL - TURNS_FROM) * ms, delay=TURNS_FROM * ms)
        return item

    def _played_from(self, start: Spot, width: float, card: Card | None) -> CardItem:
        """A new card of the trick or a back, starting where a card `width` wide lay."""
        turn = (start.turn + 90) % 180 - 90  # a card looks the same turned by half
        return self._made(replace(start, turn=turn, scale=width * start.scale / self._stage.layout.trick_card), card)

    def take_turn_up(self, seat: int, me: int, card: Card, ms: int) -> None:
        """Move the turn-up from the table to a seat."""
        item = self._scene.stock.give_turn_up() or self._on_pile(card)
        if item is None:
            return
        stage = self._stage
        if seat == me:
            item.setScale(item.scale() * stage.layout.trick_card / stage.layout.card)
            self._scene.hand.adopt(card, item)
        else:
            item.glide(replace(seat_spot(stage.layout, stage.side(seat)), opacity=0.0), ms)
            self._scene.leave(item)

    def _lay_packet(self, seat: int | None, count: int, ms: int) -> None:
        """Move cards from the stock face down onto a pile."""
        layout = self._stage.layout
        goal = self._pile(table_pile_spot(layout, 0)) if seat is None else self._seat_pile(seat)
        start = self._stage.pack
        for place in range(min(count, _SEEN_AT_ONCE)):
            item = self._made(replace(start, z=_FLIGHT_Z), None)
            self._send(item, replace(goal, x=goal.x - 1.5 * place, y=goal.y - 1.5 * place), ms)

    def _turn_up(self, after: Picture, seat: int, card: Card, ms: int) -> None:
        """Turn over a covered card of a stack; during the deal the card comes from the stock."""
        place = next(at for at, stack in enumerate(after.stacks[seat]) if stack.top == card)
        if after.stacks[seat][place].covered:
            return
        item = self._scene.stacks[seat].turn_up(place, card, ms)
        if item is not None:
            self._scene.hand.adopt(card, item)

    def _exchange(self, after: Picture, event: happened.Exchanged, ms: int) -> None:
        """Swap a low trump for the turn-up, which is on the table or in its owner's hand."""
        seat, owner = event.seat, _owner(after)
        lying = self._scene.stock.turn_up_place or self._scene.piles.spot(event.taken)
        if lying is None:
            if owner is not None:
                self._hand_over(after, owner, seat, event.taken, ms)
        elif after.turn_up == event.given:
            self._send(self._from_hand(after, seat, event.given), lying, ms, event.given, turned=seat != after.me)
        if owner is not None and after.turn_up != event.given:
            self._hand_over(after, seat, owner, event.given, ms)
        if lying is not None:
            self.take_turn_up(seat, after.me, event.taken, ms)

    def _hand_over(self, after: Picture, giver: int, receiver: int, card: Card, ms: int) -> None:
        """Move a card between hands; a card for my hand appears with the next picture, from its `source`."""
        if receiver != after.me:
            goal = seat_spot(self._stage.layout, self._stage.side(receiver))
            self._send(
                self._from_hand(after, giver, card), replace(goal, opacity=0.0), ms, card, turned=giver != after.me
            )

    # ------------------------------------------------------------------ items
    def _from_hand(self, after: Picture, seat: int, card: Card | None) -> CardItem:
        """The item of a card leaving a hand, at the size of a card in the trick."""
        mine = self._scene.hand.release(card) if seat == after.me and card is not None else None
        layout = self._stage.layout
        if mine is not None:
            self._stage.dress(mine, card, layout.trick_card)
            return mine
        if seat == after.me:
            return self._made(seat_spot(layout, Side.SOUTH), card)
        return self._made(replace(self._scene.fans[seat].give_card(), scale=layout.back / layout.trick_card), None)

    def _on_pile(self, card: Card) -> CardItem | None:
        spot = self._scene.piles.spot(card)
        return None if spot is None else self._made(replace(spot, z=_FLIGHT_Z), card)

    def _made(self, spot: Spot, card: Card | None) -> CardItem:
        item = self._stage.add_card()
        self._stage.dress(item, card, self._stage.layout.trick_card)
        item.place(spot)
        return item

    def _send(self, item: CardItem, goal: Spot, ms: int, shows: Card | None = None, *, turned: bool = False) -> None:
        """Move a card away; if it is `turned`, it turns over on the way and shows `shows`, or its back."""
        stage = self._stage
        if turned:
            item.turn_over(stage.drawn(BACK if shows is None else str(shows), stage.layout.trick_card), ms)
        item.glide(replace(goal, z=_FLIGHT_Z), ms)
        self._scene.leave(item)

    def _pile(self, spot: Spot) -> Spot:
        """The spot of a pile, scaled for a card of the trick's size."""
        layout = self._stage.layout
        return replace(spot, scale=pile_width(layout) / layout.trick_card)

    def _seat_pile(self, seat: int) -> Spot:
        plate = self._scene.plates[seat].box
        return self._pile(seat_pile_spot(self._stage.layout, self._stage.side(seat), plate))


def _owner(picture: Picture) -> int | None:
    """The seat that owns the turn-up; None while it lies on the table."""
    contract = picture.contract
    return None if contract is None else turn_up_owner(picture.rules, picture.dealer, contract.declarer)
