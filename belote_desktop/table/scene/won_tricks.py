"""The tricks that were won: a pile beside each side, one trick across the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.clock import Alarm
from belote_desktop.table.items.flight import TURNS_FROM, TURNS_UNTIL, Manner, ease_both, faded
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.pixmaps import BACK, margin
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.card_positions import card_box, pile_width, seat_spot
from belote_desktop.table.layout.fans import hand_spots
from belote_desktop.table.layout.geometry import RISEN
from belote_desktop.table.layout.large_text import corner_boxes, stack_boxes, trick_boxes
from belote_desktop.table.layout.seat_positions import back_spots
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.layout.trick_piles import (
    PACKET_STEP,
    button_boxes,
    is_clear,
    keeper,
    won_pile_box,
    won_pile_spot,
)
from belote_desktop.table.scene.picture import Picture

CARRIED = Manner(ease_both, arc=0.03, lift=0.06, is_above=True)
"""How a trick goes to its winner."""
_THICK = 3
"""How many cards of a trick are seen at its edge."""
_LEAN = (2.0, -3.0, 3.0, -2.0)
"""How far the tricks of a pile lie askew, in degrees, one after the other."""


class WonTricks:
    """The piles of the picture. A trick that is carried to its pile lies on it when it has arrived."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._spots: dict[int, Spot | None] = {}
        self._placed_for: object = None
        self._shown: tuple[Picture, Mapping[int, Box], Sequence[Box]] | None = None
        self._widgets: tuple[Box, ...] = ()
        self._counts: Counter[int] = Counter()
        self._items: dict[int, GlidingItem] = {}
        self._arriving: list[CardItem] = []
        self._goes_to: int | None = None
        self._arrival = Alarm(stage.clock, self._arrived)
        self._tops: dict[int, tuple[Card, ...]] = {}
        """The cards that won the tricks of each pile, once the piles are turned over."""
        self._turns: tuple[float, float] | None = None
        """When the piles begin and end to turn over, while they do."""

    @property
    def counts(self) -> Mapping[int, int]:
        """How many tricks lie in each pile, by the seat it lies beside."""
        return {seat: self._seen(seat) for seat in self._items}

    def show(self, picture: Picture, plates: Mapping[int, Box], seen: Sequence[Box]) -> None:
        """Lay out the piles beside the name plates, where they cover nothing of `seen`."""
        self._shown = picture, plates, seen
        self._place(picture, plates, (*seen, *self._widgets))
        last, taken = picture.last_trick, picture.taken
        if last is not None and picture.trick == last.plays(picture.rules.table.seats):  # it still lies on the table
            taken = taken[:-1]
        self._counts = Counter(keeper(picture.rules, picture.me, seat) for seat in taken)
        if any(len(cards) != self._counts[seat] for seat, cards in self._tops.items()):  # of another deal
            self._tops, self._turns = {}, None
        self._draw()

    def keep_clear(self, widgets: Sequence[Box]) -> None:
        """Keep off the widgets over the table, which are as wide as their words."""
        if tuple(widgets) != self._widgets:
            self._widgets = tuple(widgets)
            if self._shown is not None:
                self.show(*self._shown)

    def _place(self, picture: Picture, plates: Mapping[int, Box], seen: Sequence[Box]) -> None:
        """Find the places anew if what they depend on has changed."""
        stage, rules = self._stage, picture.rules
        placed_for = (stage.layout, stage.seating, tuple(plates.items()), tuple(seen), rules.hand_size)
        if placed_for == self._placed_for:
            return
        self._placed_for = placed_for
        beside = [*plates.values(), *seen, *_table_boxes(stage, rules.hand_size)]
        before, self._spots = self._spots, {}
        for seat in sorted({keeper(rules, picture.me, seat) for seat in plates}):
            old = before.get(seat)
            stays = old is not None and is_clear(stage.layout, old, beside)  # though a plate may grow
            spot = old if stays else won_pile_spot(stage.layout, stage.side(seat), plates[seat], beside)
            self._spots[seat] = spot
            if spot is not None:
                beside.append(won_pile_box(stage.layout, spot))

    def _seen(self, seat: int) -> int:
        """How many tricks are drawn beside a seat: those that have arrived."""
        return self._counts[seat] - (self._goes_to == seat and self._arrival.is_set)

    def _draw(self) -> None:
        stage = self._stage
        for seat in [seat for seat in self._items if not self._seen(seat) or self._spots.get(seat) is None]:
            stage.scene.removeItem(self._items.pop(seat))
        for seat in self._counts:
            spot, count = self._spots.get(seat), self._seen(seat)
            if spot is None or count <= 0:
                continue
            if seat not in self._items:
                self._items[seat] = stage.add_picture()
            crossed = bool(stage.wish("aid_piles"))
            count = count if crossed else 1
            tops = self._faces(seat)[-count:]
            key = ("won", count, crossed, tops)
            self._items[seat].set_picture(
                stage.kept(key, lambda count=count, tops=tops: _pile_picture(stage, count, tops))  # type: ignore[misc]
            )
            self._items[seat].place(spot)

    def _faces(self, seat: int) -> tuple[Card, ...]:
        """The cards that are seen on a pile; none while it shows its back."""
        if self._turns is not None and self._stage.clock.now < sum(self._turns) / 2:
            return ()
        return self._tops.get(seat, ())

    def turn_over(self, won: Sequence[tuple[int, Card]], ms: int) -> None:
        """Turn the piles over where they lie; `won` are the winner of each trick and the card that won it."""
        self.settle()
        if self._shown is None or len(won) != sum(self._counts.values()):
            return
        picture, clock = self._shown[0], self._stage.clock
        seats = [keeper(picture.rules, picture.me, seat) for seat, _ in won]
        self._tops = {
            seat: tuple(card for at, (_, card) in zip(seats, won, strict=True) if at == seat) for seat in set(seats)
        }
        if ms > 0:
            self._turns = (clock.now, clock.now + ms)
            clock.run(self)
            return
        self._draw()
        for item in self._items.values() if clock.fade else ():
            spot = item.spot
            item.place(faded(spot))
            item.glide(spot, clock.fade)

    def follow(self, now: float) -> bool:
        """Be turned as far as at a time; returns whether the piles go on turning."""
        if self._turns is None:
            return False
        begin, end = self._turns
        share = min(1.0, (now - begin) / (end - begin))
        if share >= 0.5:
            self._draw()
        for item in self._items.values():
            item.squeeze(share)
        if share >= 1.0:
            self._turns = None
        return share < 1.0

    def receive(self, picture: Picture, winner: int, cards: Sequence[CardItem], ms: int) -> None:
        """Carry the cards of a trick to the pile of their winner, face down; where nothing moves they fade away."""
        stage = self._stage
        self.settle()
        self._goes_to = keeper(picture.rules, picture.me, winner)
        self._arriving = list(cards)
        for place, item in enumerate(cards):
            if ms > 0:
                turns = (TURNS_UNTIL - TURNS_FROM) * ms
                item.turn_over(stage.drawn(BACK, stage.layout.trick_card), turns, delay=TURNS_FROM * ms)
                manner = replace(CARRIED, casts_shadow=place == 0)
                item.glide(replace(self._goal(winner), z=1.6 + place * 0.01), ms, manner=manner)
            else:
                item.glide(faded(item.spot), stage.clock.fade)
        if ms > 0 or stage.clock.fade:
            self._arrival.start(ms or stage.clock.fade)
            self._draw()
        else:
            self._arrived()

    def _goal(self, winner: int) -> Spot:
        """Where a trick is carried: on top of the pile, or to its winner if the pile has no room."""
        stage, seat = self._stage, self._goes_to
        spot = None if seat is None else self._spots.get(seat)
        if spot is None or seat is None:
            return seat_spot(stage.layout, stage.side(winner))
        count = self._counts[seat] - 1 if stage.wish("aid_piles") else 0
        scale = pile_width(stage.layout) / stage.layout.trick_card
        return Spot(spot.x, spot.y - _rise(stage, count), _turn(count), scale)

    def _arrived(self) -> None:
        for item in self._arriving:
            self._stage.scene.removeItem(item)
        self._arriving.clear()
        self._goes_to = None
        self._draw()

    def settle(self) -> None:
        """Have the trick on its way arrive at once, and piles that turn over lie there."""
        self._arrival.stop()
        if self._turns is not None:
            self.follow(self._turns[1])
        self._arrived()


def _rise(stage: Stage, place: int) -> float:
    """How high above the first trick of a pile another lies on the screen."""
    return place * PACKET_STEP * stage.layout.ui


def _turn(place: int) -> float:
    """How a trick of a pile is turned."""
    return 90.0 * (place % 2) + _LEAN[place % len(_LEAN)]


def _table_boxes(stage: Stage, hand_size: int) -> list[Box]:
    """What lies on a table with full hands: corners, the trick, my hand as it rises, and the others' backs."""
    layout, found = stage.layout, list(corner_boxes(stage.layout))
    found += (*trick_boxes(layout, stage.sides), *stack_boxes(layout), *button_boxes(layout))
    hand = hand_spots(layout, [RISEN * layout.s] * hand_size) if layout.has_hand else []
    found += [card_box(spot, layout.card) for spot in hand]
    for side in stage.sides:
        if side is not Side.SOUTH:
            found += [card_box(spot, layout.back) for spot in back_spots(layout, side, hand_size)]
    return found


def _pile_picture(stage: Stage, count: int, tops: Sequence[Card] = ()) -> QPixmap:
    """So many tricks across each other, each as thick as a few cards, the first in the middle of the picture.

    They show their backs, or each the one of the `tops` that belongs to it.
    """
    width = pile_width(stage.layout)
    height, back = width * CARD_RATIO, stage.drawn(BACK, width)
    room = height / 2 + margin(width) + 4 + _rise(stage, count)
    pixmap, painter = stage.sheet(2 * room, 2 * room)
    target, whole = QRectF(-width / 2, -height / 2, width, height), QRectF(back.pixmap.rect())
    inner = margin(back.width)
    edge = inner * back.pixmap.devicePixelRatio()
    for place in range(count):
        painter.save()
        painter.translate(QPointF(room, room - _rise(stage, place)))
        painter.rotate(_turn(place))
        for card in range(_THICK):
            painter.save()
            painter.rotate((card - _THICK + 1) * 1.4)
            is_top = card == _THICK - 1 and tops
            seen = stage.drawn(str(tops[place]), width).pixmap if is_top else back.pixmap
            if card == 0:
                painter.drawPixmap(target.adjusted(-inner, -inner, inner, inner), seen, whole)
            else:
                painter.drawPixmap(target, seen, whole.adjusted(edge, edge, -edge, -edge))
            painter.restore()
        painter.restore()
    painter.end()
    return pixmap
