"""The stacks before the players: backs with open cards on them. My own open cards belong to my hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from belote_desktop.engine.cards import Card
from belote_desktop.engine.deals.stacks import OpenStack
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import outline
from belote_desktop.table.layout.card_positions import covered_spot, stack_spots
from belote_desktop.table.layout.shapes import Spot
from belote_desktop.table.layout.sides import Side


class StackRow:
    """The stacks of one seat."""

    def __init__(self, stage: Stage, seat: int, *, mine: bool) -> None:
        self._stage = stage
        self._seat = seat
        self._mine = mine
        self._backs: dict[int, CardItem] = {}
        self._open: dict[Card, CardItem] = {}
        self._outlines: dict[int, QGraphicsPixmapItem] = {}

    def show(self, stacks: Sequence[OpenStack], *, arriving_ms: int = 0) -> None:
        """Lay the stacks out; new cards come from the stock in `arriving_ms`."""
        side = self._stage.side(self._seat)
        covered = {place for place, stack in enumerate(stacks) if stack.covered}
        for place in set(self._backs) - covered:
            self._stage.scene.removeItem(self._backs.pop(place))
        for place in covered:
            spot = covered_spot(self._stage.layout, side, place)
            fresh = place not in self._backs
            item = self._backs[place] = self._made() if fresh else self._backs[place]
            self._stage.dress(item, None, self._width)
            self._lay(item, spot, arriving_ms, fresh=fresh)
        if not self._mine:
            self._show_open(stacks, side, arriving_ms)
        self._show_outlines(stacks, side)

    def _show_open(self, stacks: Sequence[OpenStack], side: Side, arriving_ms: int) -> None:
        spots = stack_spots(self._stage.layout, side)
        lying = {stack.top: spot for stack, spot in zip(stacks, spots, strict=False) if stack.top is not None}
        for card in set(self._open) - set(lying):
            self._stage.scene.removeItem(self._open.pop(card))
        for card, spot in lying.items():
            fresh = card not in self._open
            item = self._open[card] = self._made() if fresh else self._open[card]
            if fresh and arriving_ms > 0:
                self._stage.dress(item, None, self._width)
                half = round(arriving_ms / 2)
                item.turn_over(self._stage.drawn(str(card), self._width), half, delay=half)
            elif not item.is_turning:
                self._stage.dress(item, card, self._width)
            self._lay(item, spot, arriving_ms, fresh=fresh)

    def _lay(self, item: CardItem, spot: Spot, ms: int, *, fresh: bool) -> None:
        """Place a card; a new one comes from the stock, one that is turned up glides onto its stack."""
        if fresh and ms > 0:
            pack = self._stage.pack
            item.place(replace(pack, scale=pack.scale * self._stage.layout.trick_card / self._width, z=spot.z))
        item.glide(spot, ms)

    def _show_outlines(self, stacks: Sequence[OpenStack], side: Side) -> None:
        """Outline each emptied place, so that the other stacks are seen not to have moved."""
        empty = {place for place, stack in enumerate(stacks) if stack.top is None and not stack.covered}
        for place in set(self._outlines) - empty:
            self._stage.scene.removeItem(self._outlines.pop(place))
        for place in empty:
            item = self._outlines.get(place)
            if item is None:
                item = self._outlines[place] = QGraphicsPixmapItem()
                self._stage.scene.addItem(item)
            self._draw_outline(item, stack_spots(self._stage.layout, side)[place])

    def _draw_outline(self, item: QGraphicsPixmapItem, spot: Spot) -> None:
        theme, width, height = self._stage.theme, self._width, self._width * CARD_RATIO
        pixmap, painter = self._stage.sheet(width + 2, height + 2)
        painter.setPen(QPen(outline(theme, theme.cloth_brass, 0.35), 1.2, Qt.PenStyle.SolidLine))
        painter.drawRoundedRect(QRectF(1, 1, width, height), width * 0.06, width * 0.06)
        painter.end()
        item.setPixmap(pixmap)
        item.setPos(spot.x - width / 2 - 1, spot.y - height / 2 - 1)
        item.setZValue(1.2)

    def give(self, card: Card) -> Spot | None:
        """Take an open card off its stack; returns where it was, or None if it is on no stack."""
        item = self._open.pop(card, None)
        if item is None:
            return None
        self._stage.scene.removeItem(item)
        return item.here

    def placed(self, card: Card) -> tuple[Spot, float] | None:
        """Where an open card of these stacks comes to lie, and how wide it is; None if it is not among them."""
        item = self._open.get(card)
        return None if item is None else (item.spot, self._width)

    def turn_up(self, place: int, card: Card, ms: int) -> CardItem | None:
        """Turn over the covered card of a place; the next `show` moves it onto the place.

        Returns the item if the card is mine, because it then belongs to my hand; else None.
        """
        item = self._backs.pop(place, None)
        if item is None:
            return None
        item.turn_over(self._stage.drawn(str(card), self._width), ms)
        if self._mine:
            return item
        self._open[card] = item
        return None

    @property
    def _width(self) -> float:
        return self._stage.layout.stack_card

    def _made(self) -> CardItem:
        return self._stage.add_card()

    def settle(self) -> None:
        """Finish all movement at once."""
        for item in (*self._backs.values(), *self._open.values()):
            item.settle()

    def remove(self) -> None:
        """Remove the stacks from the table."""
        for item in (*self._backs.values(), *self._open.values(), *self._outlines.values()):
            self._stage.scene.removeItem(item)
        self._backs.clear()
        self._open.clear()
        self._outlines.clear()


def my_stack_spots(stage: Stage, stacks: Sequence[OpenStack]) -> dict[Card, Spot]:
    """The spots of my open cards."""
    spots = stack_spots(stage.layout, Side.SOUTH)
    return {stack.top: spot for stack, spot in zip(stacks, spots, strict=False) if stack.top is not None}
