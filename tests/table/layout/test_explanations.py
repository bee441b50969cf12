"""An explanation that found no room above its card still points at it, where it can."""

from __future__ import annotations

from belote_desktop.table.layout.bubble_places import Way, aimed
from belote_desktop.table.layout.shapes import Box

PLACE, HAND = Box(80, 200, 130, 80), Box(175, 310, 290, 120)
TIP = (200.0, 320.0)
AWAY = Way((145.0, 240.0), None, 1.0)


def test_a_tail_leads_from_a_free_place_to_the_card_near_it() -> None:
    aim = aimed(AWAY, PLACE, TIP, [HAND, PLACE]).aim
    assert aim is not None
    assert aim[0] == TIP[0]
    assert HAND.y < aim[1] < TIP[1], "in front of the card"


def test_no_tail_crosses_what_lies_between() -> None:
    assert aimed(AWAY, PLACE, TIP, [HAND, Box(150, 285, 45, 20)]) == AWAY


def test_no_tail_is_a_needle() -> None:
    assert aimed(AWAY, PLACE, (200.0, 420.0), []) == AWAY, "far below"
    assert aimed(AWAY, PLACE, (330.0, 320.0), []) == AWAY, "far aside"
    assert aimed(AWAY, PLACE, (200.0, 150.0), []) == AWAY, "above"
