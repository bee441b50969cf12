"""No player cheats: where the cards it cannot see lie otherwise, it is asked the same and does the same.

A player is sent a text and nothing else. So the text must be the same, letter for letter, however the hidden cards are
dealt; that the same text leads to the same action is tried at a few of the positions. `HONESTY_AGAIN=200` tries it at
all of them, `HONESTY_LEVEL=expert` with another level, `HONESTY_POSITIONS` asks for more positions or fewer.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Match, SeatView
from belote_desktop.engine.deal import Place
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.models.match.thinker import Question, think
from belote_desktop.players.pace import FULL, usual_pace
from belote_desktop.search.core import is_compiled
from belote_desktop.search.stopping import Stop
from tests.lengths import length
from tests.players.redealing import positions, redealt

LEVEL = os.environ.get("HONESTY_LEVEL", "club")
POSITIONS = length("HONESTY_POSITIONS", 200, 40)
AGAIN = int(os.environ.get("HONESTY_AGAIN", "2"))
"""At how many of the positions the decision is made again for every deal."""
DEALS = 20
GAMES = [game.id for game in variants.all_variants()]

Viewing = Callable[[Match, int], SeatView]


def asked(match: Match, seat: int, viewing: Viewing = engine.view) -> Question:
    """What a player in this seat is sent."""
    return Question.of(viewing(match, seat), LEVEL, FULL if is_compiled() else usual_pace())


@pytest.mark.timeout(300 + 60 * AGAIN + POSITIONS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_that_a_seat_cannot_see_do_not_change_what_it_is_asked_nor_what_it_does(game: str) -> None:
    otherwise, tried = 0, 0
    for number, (match, seat) in enumerate(positions(game, POSITIONS)):
        question = asked(match, seat)
        done = think(question, Stop()).action if number < AGAIN else ""
        for other in redealt(match, seat, DEALS, seed=number):
            same = asked(other, seat)
            assert same == question
            if number < AGAIN:
                assert think(same, Stop()).action == done
            tried += 1
            otherwise += other.deal != match.deal
    print(f"{game}: {otherwise} of {tried} deals differed")
    assert tried > 0.9 * DEALS * POSITIONS
    assert otherwise > 0.7 * tried, "too few deals were other deals"


def _leaking(match: Match, seat: int) -> SeatView:
    """A view that shows one card of the next seat's hand."""
    view, deal = engine.view(match, seat), match.deal
    assert deal is not None
    place = Place(Zone.HAND, (seat + 1) % match.rules.table.seats)
    shown = {**view.places, place: deal.places[place][:1]}
    return replace(view, places=MappingProxyType(shown))


@pytest.mark.parametrize("game", ["classic", "baloot", "belot-3p"])
def test_a_view_that_shows_one_hidden_card_is_found_out(game: str) -> None:
    for number, (match, seat) in enumerate(positions(game, 10)):
        question = asked(match, seat, _leaking)
        assert question == asked(match, seat, _leaking)
        if any(asked(other, seat, _leaking) != question for other in redealt(match, seat, DEALS, seed=number)):
            return
    pytest.fail("the card was seen and nothing was noticed")
