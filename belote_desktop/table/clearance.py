"""What a panel over the table should leave in sight, as boxes: cards, piles, plates, and calls that stay."""

from __future__ import annotations

import math
from collections.abc import Iterator

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.card_item import CardItem
from belote_desktop.table.geometry import Box, Spot
from belote_desktop.table.scene import TableScene
from belote_desktop.table.spots import pile_width


def to_be_seen(scene: TableScene) -> list[Box]:
    """Everything that is to be read beside a question, where it lies when it has come to rest."""
    me = scene.stage.seating[0]
    plates = (plate.box for seat, plate in scene.plates.items() if seat != me)
    return [*plates, *scene.bubbles.staying_boxes(but=me), *_cards(scene)]


def _cards(scene: TableScene) -> Iterator[Box]:
    layout = scene.stage.layout
    for item in scene.items():
        if isinstance(item, CardItem):
            yield card_box(item.spot, item.outline().width())
    if scene.stock.pile_place is not None:
        yield card_box(scene.stock.pile_place, layout.trick_card)
    yield from (card_box(spot, pile_width(layout)) for spot in scene.piles.places)


def card_box(spot: Spot, width: float) -> Box:
    """The upright box around a card."""
    cos, sin = abs(math.cos(math.radians(spot.turn))), abs(math.sin(math.radians(spot.turn)))
    across, down = width * spot.scale, width * spot.scale * CARD_RATIO
    wide, high = across * cos + down * sin, across * sin + down * cos
    return Box(spot.x - wide / 2, spot.y - high / 2, wide, high)
