"""How cards are dealt: several fly as one packet, land a little askew, and are squared up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.flight import DEALT, Leg
from belote_desktop.table.layout.shapes import Spot

_SQUARED = 70 / 190
"""How long a packet is squared up, as a share of its flight."""
_ASKEW = ((-3.0, -2.0, 1.0), (2.0, 3.0, -2.0), (4.0, -2.0, 2.0), (-2.0, 2.0, 3.0))
"""How far the cards of a packet land askew: turn in degrees, across and down in pixels."""
_THICK = 0.5
"""How much higher on the screen a card of a pile lies than the one below it, in pixels."""


def deal_packet(items: Sequence[CardItem], spots: Sequence[Spot], ms: int) -> None:
    """Let cards fly to their spots on a pile in `ms`, as one packet, and be squared up there."""
    for place, (item, spot) in enumerate(zip(items, spots, strict=True)):
        turn, across, down = _ASKEW[place % len(_ASKEW)]
        landed = replace(spot, x=spot.x + across, y=spot.y + down, turn=spot.turn + turn)
        flying = replace(DEALT, casts_shadow=place == 0)
        before = (Leg(landed, ms, 0, flying),) if ms > 0 else ()
        item.glide(spot, ms * _SQUARED, manner=flying, before=before)


def piled(spot: Spot, place: int) -> Spot:
    """The spot of a card of a pile, from 0 for the lowest."""
    return replace(spot, y=spot.y - _THICK * place, z=spot.z + 0.01 * place)
