"""Cards that a declaration has shown: no ten is played under an ace whose place everybody knows."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.strategy import CHAPTERS, Finding
from belote_desktop.engine import in_english
from tests.coach.deals_in_play import played

CLASSIC = variants.get("classic")
TAKER = "JS 9S AS TH 7H 8D 7D 7C"
"""Seat 0, who leads; clubs and diamonds are low."""


RUN = "AH KH QH KS 9D JD TC QC"
OTHERS = ("8S 7S JH 9H TD KD 9C KC", "TS QS 8H AD QD AC JC 8C")
"""A run of three to the ace of hearts, and two hands without a declaration."""
FIRST = {RUN: "KS", OTHERS[0]: "8S", OTHERS[1]: "TS"}
"""What each of these hands plays to the jack of trumps."""


def found(shown_by: int, cards: str = "", *, is_first_over: bool = True) -> Finding | None:
    """What the chapter says to the seat to act, where this seat has the run."""
    rest = iter(OTHERS)
    hands = {seat: RUN if seat == shown_by else next(rest) for seat in (1, 2, 3)}
    first = " ".join(("JS", *(FIRST[hands[seat]] for seat in (1, 2, 3)))) if is_first_over else ""
    match = played({0: TAKER, **hands}, taker=0, trump="S", cards=f"{first} {cards}", rules=CLASSIC)
    return CHAPTERS["shown-cards"].detect(engine.view(match, engine.to_act(match)))


@pytest.mark.parametrize("opponent", [1, 3])
def test_a_ten_is_not_led_under_an_ace_that_an_opponent_has_shown(opponent: int) -> None:
    finding = found(opponent)
    assert finding is not None
    told = {str(action): in_english(why) for action, why in finding.bad.items()}
    assert told == {"TH": f"seat {opponent} has shown A♥ and may win this trick: do not play 10♥ to it."}
    assert {str(action) for action in finding.good} == {"9S", "AS", "7H", "8D", "7D", "7C"}


def test_the_partner_s_ace_takes_nothing_from_you() -> None:
    assert found(2) is None


def test_before_the_first_trick_is_over_nothing_is_shown() -> None:
    assert found(1, is_first_over=False) is None


def test_an_ace_that_has_gone_beats_nothing() -> None:
    assert found(3, "7H 9H 8H AH JD 7D KD QD 7S QS 9D 9S") is None
