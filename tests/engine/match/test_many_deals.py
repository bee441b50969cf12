"""Many deals of every game, played by chance, come to a score each: as many as DEALS in the environment says.

`DEALS=2000 python -m pytest -m "" tests/engine/match/test_many_deals.py` plays as many as a release wants.
"""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.score import total
from tests.engine.random_play import GAMES, choose
from tests.lengths import length

DEALS = length("DEALS", 200, 60)


@pytest.mark.timeout(60 + DEALS // 2)
@pytest.mark.parametrize("game", GAMES)
def test_many_deals_are_played_without_an_error(game: str) -> None:
    rules, chance, settled = variants.get(game), Random(game), 0
    whole = sorted(pack(rules))
    while settled < DEALS:
        match = engine.start(rules, chance.randrange(2**32))
        while not match.is_over and len(match.deals) < 20:
            match, _ = engine.apply(match, choose(match, chance))
        settled += len(match.deals)
        for deal in match.deals:
            assert sorted(card for cards in deal.deal.places.values() for card in cards) == whole
            assert deal.score.points == tuple(total(deal.score.written, side) for side in range(rules.side_count))
            assert len(deal.score.held_out) == len(deal.score.points) == rules.side_count
