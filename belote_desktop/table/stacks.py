"""The stacks before the players: covered cards as backs, open ones on them. My own open cards are part of my hand."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.cards import Card
from belote_desktop.engine.stacks import OpenStack
from belote_desktop.table.card_item import CardItem
from belote_desktop.table.geometry import Side, Spot
from belote_desktop.table.spots import covered_spot, stack_spots
from belote_desktop.table.stage import Stage


class StackRow:
    """The stacks of one seat."""

    def __init__(self, stage: Stage, seat: int, *, mine: bool) -> None:
        self._stage = stage
        self._seat = seat
        self._mine = mine
        self._backs: dict[int, CardItem] = {}
        self._open: dict[Card, CardItem] = {}

    def show(self, stacks: Sequence[OpenStack]) -> None:
        """Lay the stacks out at once."""
        side = self._stage.side(self._seat)
        covered = {place for place, stack in enumerate(stacks) if stack.covered}
        for place in set(self._backs) - covered:
            self._stage.scene.removeItem(self._backs.pop(place))
        for place in covered:
            item = self._backs.get(place) or self._made()
            self._backs[place] = item
            self._stage.dress(item, None, self._width)
            item.place(covered_spot(self._stage.layout, side, place))
        if not self._mine:
            self._show_open(stacks, side)

    def _show_open(self, stacks: Sequence[OpenStack], side: Side) -> None:
        spots = stack_spots(self._stage.layout, side)
        lying = {stack.top: spot for stack, spot in zip(stacks, spots, strict=False) if stack.top is not None}
        for card in set(self._open) - set(lying):
            self._stage.scene.removeItem(self._open.pop(card))
        for card, spot in lying.items():
            item = self._open.get(card) or self._made()
            self._open[card] = item
            self._stage.dress(item, card, self._width)
            item.place(spot)

    def give(self, card: Card) -> Spot | None:
        """Take an open card off its stack: the spot it lay on, None where it lies on no stack."""
        item = self._open.pop(card, None)
        if item is None:
            return None
        self._stage.scene.removeItem(item)
        return item.spot

    @property
    def _width(self) -> float:
        return self._stage.layout.stack_card(mine=self._mine)

    def _made(self) -> CardItem:
        item = CardItem()
        self._stage.scene.addItem(item)
        return item

    def remove(self) -> None:
        """Leave the table."""
        for item in (*self._backs.values(), *self._open.values()):
            self._stage.scene.removeItem(item)
        self._backs.clear()
        self._open.clear()


def my_stack_spots(stage: Stage, stacks: Sequence[OpenStack]) -> dict[Card, Spot]:
    """Where my open cards lie."""
    spots = stack_spots(stage.layout, Side.SOUTH)
    return {stack.top: spot for stack, spot in zip(stacks, spots, strict=False) if stack.top is not None}
