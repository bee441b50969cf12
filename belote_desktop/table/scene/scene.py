"""The graphics scene: lays out every piece of the table for a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules.terms import TurnUp
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.card_positions import card_box, pile_width
from belote_desktop.table.layout.geometry import stacks_of
from belote_desktop.table.layout.large_text import clear_spots
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.scene.bubbles import Bubbles
from belote_desktop.table.scene.flourish import Flourishes
from belote_desktop.table.scene.hand import HandFan
from belote_desktop.table.scene.own_order import OwnOrder
from belote_desktop.table.scene.picture import Picture
from belote_desktop.table.scene.piles import Piles
from belote_desktop.table.scene.plate_texts import plate_text
from belote_desktop.table.scene.plates import Plate
from belote_desktop.table.scene.seat_fan import SeatFan
from belote_desktop.table.scene.stacks import StackRow, my_stack_spots
from belote_desktop.table.scene.stock import Stock
from belote_desktop.table.scene.trick import TrickArea
from belote_desktop.table.scene.won_tricks import WonTricks
from belote_desktop.table.tabletop.cloth import paint_tabletop
from belote_desktop.table.tabletop.dealer_mark import DealerMark


@dataclass(frozen=True)
class Timing:
    """The durations of the parts of a change, in milliseconds; 0 means at once."""

    close: int = 0
    """For fans to close up and cards to be sorted."""
    arrive: int = 0
    """For new cards to come from the stock, and others to reach their piles."""
    play: int = 0
    """For a card to reach the trick."""
    delay: int = 0
    """Before my fan closes, so that the card has left the pointer."""
    mark: int | None = None
    """For the dealer's mark to be handed on; if motion is reduced (0) it fades in with the next dealer."""


AT_ONCE = Timing()


class TableScene(QGraphicsScene):
    """Shows pictures; the items in `played` tell where cards come from."""

    plates_shown = Signal()
    """Emitted when the name plates have been updated."""

    def __init__(self, preferences: Preferences, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.stage = Stage(self, preferences, names)
        self.hand = HandFan(self.stage)
        self.own_order = OwnOrder()
        self._deal = 0
        self.trick = TrickArea(self.stage)
        self.stock = Stock(self.stage)
        self.bubbles = Bubbles(self.stage, self)
        self.fans: dict[int, SeatFan] = {}
        self.plates: dict[int, Plate] = {}
        self.stacks: dict[int, StackRow] = {}
        self.piles = Piles(self.stage)
        self.won = WonTricks(self.stage)
        self.flourishes = Flourishes(self.stage)
        self.dealer_mark = DealerMark(self.stage)
        self._laid_open: dict[int, list[CardItem]] = {}
        self._leaving: list[CardItem] = []
        self._declared: dict[int, tuple[Card, ...]] = {}

    def present(
        self,
        picture: Picture,
        timing: Timing = AT_ONCE,
        *,
        in_order: bool = True,
        played: Mapping[Card, CardItem] | None = None,
        source: Spot | None = None,
        dealt: bool = False,
    ) -> None:
        """Show a picture; `in_order` sorts my hand, otherwise new cards stay where they were dealt.

        New cards come from `source`, the pile that was picked up, or from the pack. Those that are `dealt` lie on
        piles until a picture is shown without that.
        """
        self._seat(picture)
        self._deal = picture.number
        cards = self.sorted_hand(picture) if in_order else self._as_dealt(picture)
        for seat, row in self.stacks.items():
            row.show(picture.stacks[seat], arriving_ms=timing.arrive)
        mine = my_stack_spots(self.stage, picture.stacks[picture.me]) if picture.stacks else {}
        self.hand.show(
            cards, timing.close, stacked=mine, arriving_ms=timing.arrive, source=source, delay=timing.delay, dealt=dealt
        )
        for seat, fan in self.fans.items():
            cards = self._open_hand(picture, seat)
            fan.show(
                picture.counts[seat], timing.close, arriving_ms=timing.arrive, source=source, cards=cards, dealt=dealt
            )
        beside = picture.rules.deal.turn_up is not TurnUp.NONE
        stock = picture.stock if picture.speaking else 0
        up = picture.turn_up if picture.speaking else None
        self.stock.show(stock, up, timing.close, beside=beside)
        self.trick.show(picture.trick, picture.winning, timing.play, played)
        self.show_plates(picture, timing.mark)
        plates = self.plate_boxes()
        self.piles.show(picture, plates, timing.arrive)
        lying = [card_box(spot, pile_width(self.stage.layout)) for spot in self.piles.places]
        self.won.show(picture, plates, lying)

    @property
    def has_piles_dealt(self) -> bool:
        """Whether cards that were dealt wait to be taken up."""
        return any((self.hand.has_pile_dealt, *(fan.has_pile_dealt for fan in self.fans.values())))

    def _seat(self, picture: Picture) -> None:
        """Make the fans, plates and stacks again if the seating or the number of stacks has changed."""
        table = picture.rules.table
        seating = (picture.me, table.seats, table.direction)
        laid = stacks, has_hand = stacks_of(picture.rules)
        if (
            seating == self.stage.seating
            and laid == (self.stage.layout.stacks, self.stage.layout.has_hand)
            and self.plates
        ):
            return
        self.stage.seating = seating
        alone = sum(side.is_top for side in self.stage.sides) == 1
        self.stage.layout = replace(self.stage.layout, stacks=stacks, has_hand=has_hand, alone_at_top=alone)
        for row in self.stacks.values():
            row.remove()
        seats = range(table.seats) if stacks else range(0)
        self.stacks = {seat: StackRow(self.stage, seat, mine=seat == picture.me) for seat in seats}
        for fan in self.fans.values():
            fan.remove()
        for plate in self.plates.values():
            plate.remove()
        self.plates = {seat: Plate(self.stage, seat) for seat in range(table.seats)}
        self.fans = {seat: SeatFan(self.stage, seat) for seat in range(table.seats) if seat != picture.me}

    def sorted_hand(self, picture: Picture) -> list[Card]:
        """My hand in the user's order."""
        proposed = picture.proposed.suit if picture.proposed is not None else None
        cards = sort_hand(picture.hand, picture.rules, picture.contract, self.stage.wish("sort_hand"), proposed)
        return self.own_order.of(picture.number, cards)

    def _open_hand(self, picture: Picture, seat: int) -> list[Card]:
        """Another player's hand in the user's sort order, if hands are open; else empty."""
        held = picture.laid_open[seat] if picture.laid_open else ()
        return sort_hand(held, picture.rules, picture.contract, self.stage.wish("sort_hand"))

    def move_card(self, card: Card, place: int, ms: int) -> None:
        """Move a card of my hand to another place from the left, until the next deal."""
        cards = [other for other in self.hand.fan_cards if other != card]
        cards.insert(place, card)
        self.own_order.put(self._deal, cards)
        self.hand.reorder(cards, ms)

    def _as_dealt(self, picture: Picture) -> list[Card]:
        known = [card for card in self.hand.fan_cards if card in picture.hand]
        return known + [card for card in picture.hand if card not in known]

    # ------------------------------------------------------------------ plates
    def show_plates(self, picture: Picture, mark_ms: int | None = None) -> None:
        """Update the name plates: taker, whose turn it is, declarations; and the dealer's mark on one of them."""
        for seat, plate in self.plates.items():
            before = plate.box
            said = plate_text(picture, seat, self.stage.name(seat), self.stage.face(seat))
            plate.show(said, picture.rules.hand_size)
            if plate.box != before:
                self.bubbles.follow(seat, plate.box)
                self._keep_open_clear()
        self.dealer_mark.show(*self.plates[picture.dealer].mark, mark_ms)
        self.plates_shown.emit()

    def plate_boxes(self) -> dict[int, Box]:
        return {seat: plate.box for seat, plate in self.plates.items()}

    def told_at(self, point: QPointF) -> str:
        """What can be told of the player whose plate lies at a point; empty for nothing."""
        seats = (seat for seat, plate in self.plates.items() if plate.rect.contains(point))
        return next((self.stage.about(seat) for seat in seats), "")

    def placed(self, card: Card) -> tuple[Spot, float] | None:
        """Where an open card of my hand, a stack or the trick comes to lie, and how wide it is; None for others."""
        if card in self.hand.cards:
            return self.hand.spots()[card], self.hand.width_of(card)
        found = [self.trick.placed(card), *(row.placed(card) for row in self.stacks.values())]
        return next((each for each in found if each is not None), None)

    # ------------------------------------------------------------------ cards laid open
    def lay_open(self, seat: int, cards: Sequence[Card], ms: int) -> None:
        """Lay a declaration open in front of its player, beside those already open there."""
        self._declared[seat] = (*self._declared.get(seat, ()), *cards)
        self._lay_declared(seat, ms)

    def _lay_declared(self, seat: int, ms: int) -> None:
        stage, cards = self.stage, self._declared[seat]
        self._clear(self._laid_open.setdefault(seat, []))
        words = [*self.plate_boxes().values(), *self.bubbles.boxes]
        for card, spot in zip(cards, clear_spots(stage.layout, stage.side(seat), len(cards), words), strict=True):
            item = stage.add_card()
            stage.dress(item, card, stage.layout.trick_card)
            item.place(replace(spot, opacity=0.0 if ms > 0 else 1.0))
            item.glide(spot, ms)
            self._laid_open[seat].append(item)
        self.bubbles.make_room(self.plate_boxes())

    def _keep_open_clear(self) -> None:
        """Lay open cards again if text is large, because plates may have grown over them."""
        if self.stage.layout.is_large:
            self.relay_open()

    def relay_open(self) -> None:
        """Lay the open cards again after a change of window."""
        for seat in self._declared:
            self._lay_declared(seat, 0)

    def leave(self, item: CardItem) -> None:
        """Keep an item until `sweep`: a card leaving the table, or on its way to a place that shows it."""
        self._leaving.append(item)

    def sweep(self) -> None:
        """Remove the items that have left the table."""
        for item in [item for item in self._leaving if not item.is_gliding and not item.is_turning]:
            self.removeItem(item)
            self._leaving.remove(item)

    def close_open(self) -> None:
        """Remove open declarations and the items leaving the table."""
        for items in (*self._laid_open.values(), self._leaving):
            self._clear(items)
        self._declared.clear()

    def _clear(self, items: list[CardItem]) -> None:
        for item in items:
            self.removeItem(item)
        items.clear()

    def settle(self) -> None:
        """Finish all movement at once."""
        self.hand.settle()
        self.trick.settle()
        self.stock.settle()
        self.bubbles.settle()
        self.flourishes.settle()
        self.dealer_mark.settle()
        self.piles.settle()
        self.won.settle()
        self._clear(self._leaving)
        for fan in self.fans.values():
            fan.settle()
        for row in self.stacks.values():
            row.settle()
        for item in chain.from_iterable(self._laid_open.values()):
            item.settle()
        for piece in [piece for piece in self.items() if isinstance(piece, GlidingItem) and piece.is_leaving]:
            piece.settle()

    @property
    def is_moving(self) -> bool:
        """Whether anything on the table is moving."""
        pieces = [item for item in self.items() if isinstance(item, GlidingItem)]
        return any(item.is_gliding or (isinstance(item, CardItem) and item.is_turning) for item in pieces)

    # ------------------------------------------------------------------ the cloth
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        layout = self.stage.layout
        whole, centre = QRectF(0, 0, layout.width, layout.height), QPointF(layout.centre_x, layout.centre_y)
        paint_tabletop(painter, whole, self.stage.theme, centre, layout.trick_card)
