"""No player cheats: where the cards it cannot see lie otherwise, it sees the same and does the same.

`HONESTY_LEVEL=expert HONESTY_POSITIONS=200` asks for more of it.
"""

from __future__ import annotations

import os

import pytest
from redealing import positions, redealt

from belote_desktop import engine, variants
from belote_desktop.models.thinking import SECONDS, Question, think
from belote_desktop.records import view_text
from belote_desktop.search.stopping import Stop

LEVEL = os.environ.get("HONESTY_LEVEL", "club")
POSITIONS = int(os.environ.get("HONESTY_POSITIONS", "2"))
DEALS = 20


@pytest.mark.timeout(300 + 60 * POSITIONS)
@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_cards_that_a_seat_cannot_see_do_not_change_what_it_does(game: str) -> None:
    compared = 0
    for number, (match, seat) in enumerate(positions(game, POSITIONS)):
        view = engine.view(match, seat)
        done = think(Question(view_text(view), LEVEL, SECONDS), Stop()).action
        for other in redealt(match, seat, DEALS, seed=number):
            seen = engine.view(other, seat)
            assert seen == view
            assert think(Question(view_text(seen), LEVEL, SECONDS), Stop()).action == done
            compared += other.deal != match.deal
    assert compared or POSITIONS < 2, "nothing lay otherwise"
