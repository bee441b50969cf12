"""Générale in Tunisia: the sheet, the option and the engine all speak of the player who speaks first."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine.actions import PASS, Bid, BidKind
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules import RULE_FIELDS
from tests.variants.sheet_text import told

GENERALE = Bid(0, Denomination.HEARTS, BidKind.GENERALE)
FORBIDDEN = "The player who speaks first cannot bid générale, even later in the auction."


def offered(allowed: bool) -> list[bool]:
    """Whether générale is offered to each speaker: four in the first round, then the first one again."""
    match = engine.start(variants.get("belote-tn", generale_first_speaker=allowed), 3)
    found = []
    for call in (PASS, Bid(90, Denomination.SPADES), PASS, PASS, PASS):
        found.append(GENERALE in engine.legal(match))
        match, _ = engine.apply(match, call)
    return found


@pytest.mark.parametrize("allowed", [False, True])
def test_the_first_speaker_may_or_may_not_bid_generale_in_any_round(allowed: bool) -> None:
    assert (FORBIDDEN in told("belote-tn", generale_first_speaker=allowed)) is not allowed
    assert offered(allowed) == [allowed, True, True, True, allowed]


def test_the_option_names_the_first_speaker() -> None:
    assert RULE_FIELDS["generale_first_speaker"].sentence == (
        "The player who speaks first in an auction may bid générale."
    )
    assert variants.get("belote-tn").value("generale_first_speaker") is False
