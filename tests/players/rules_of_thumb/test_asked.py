"""What contracts ask of a hand: club players keep to it, and players who search do not count on it."""

from __future__ import annotations

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.coach.bidding.rules import RULES
from belote_desktop.engine.actions import PASS
from belote_desktop.players.calls.lacks.asked import OF_CLUB_PLAYERS, has_what_is_asked
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.styles import ANYONE


@pytest.mark.parametrize("level", ["casual", "club"])
@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot"])
def test_who_may_pass_names_nothing_that_lacks_what_is_asked(game: str, level: str) -> None:
    player, called = players.get(level), 0
    for seed in range(60):
        match = engine.start(variants.get(game), seed)
        while match.deal is not None and match.deal.trick is None and not match.deals:
            view = engine.view(match, engine.to_act(match))
            call = player.choose(view)
            called += call != PASS
            assert PASS not in view.words or has_what_is_asked(view, call, OF_CLUB_PLAYERS), (view.hand, call)
            match = engine.apply(match, call)[0]
    assert called > 30


@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot"])
def test_players_who_search_expect_more_of_other_seats_than_club_players_call(game: str) -> None:
    expected, lacking = ThumbPlayer(ANYONE), 0
    for seed in range(60):
        match = engine.start(variants.get(game), seed)
        while match.deal is not None and match.deal.trick is None and not match.deals:
            view = engine.view(match, engine.to_act(match))
            call = expected.choose(view)
            lacking += PASS in view.words and not has_what_is_asked(view, call, OF_CLUB_PLAYERS)
            match = engine.apply(match, call)[0]
    assert lacking > 5


def test_what_is_asked_is_part_of_the_rules_of_bidding() -> None:
    assert set(OF_CLUB_PLAYERS) <= {rule.breaks for rule in RULES}
