"""Every level plays every game, from views alone, with the options of the game as they are and as they may be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match, Ruleset, SeatView
from belote_desktop.engine.actions import CHALLENGE, Discard, Exchange
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.rules.terms import Phase
from tests.engine.random_play import drawn_rules

GAMES = [game.id for game in variants.all_variants()]
LEVELS = ["random", "beginner", "casual", "club"]


def decisions(rules: Ruleset, levels: tuple[str, ...], seed: int, deals: int) -> Iterator[tuple[Match, SeatView]]:
    """The positions of so many deals (or of a whole match), played by these levels in turn."""
    match = engine.start(rules, seed)
    while not match.is_over and len(match.deals) < deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        yield match, view
        action = players.get(levels[seat % len(levels)]).choose(view, seed=seed)
        assert action in view.lawful
        match = engine.apply(match, action)[0]
    yield match, engine.view(match, 0)


def short(game: str) -> Ruleset:
    """The game with a match of one deal or a few."""
    rules = variants.get(game)
    return rules.change({"deals": 2} if rules.match.deals else {"target": 51})


@pytest.mark.parametrize("game", GAMES)
def test_club_players_play_a_short_match_of_every_game_to_its_end(game: str) -> None:
    *_, (match, _) = decisions(short(game), ("casual",), 3, 40)
    assert match.is_over


@pytest.mark.parametrize("game", GAMES)
def test_players_of_all_levels_sit_at_one_table_in_every_game(game: str) -> None:
    *_, (match, _) = decisions(variants.get(game), ("random", "beginner", "casual", "random"), 4, 2)
    assert match.is_over or len(match.deals) == 2


@pytest.mark.parametrize("seed", range(20))
def test_every_level_plays_with_options_that_are_drawn(seed: int) -> None:
    chance = Random(seed)
    rules = drawn_rules(chance.choice(GAMES), chance, 5)
    levels = tuple(chance.choice(LEVELS) for _ in range(4))
    *_, (match, _) = decisions(rules, levels, seed, 1)
    assert match.is_over or match.deals


def test_nobody_is_accused_by_a_computer_player_and_nobody_misplays() -> None:
    rules = variants.get("classic", misplay="challenge", pass_out="dealer_must_take")
    offered = 0
    for match, view in decisions(rules, LEVELS_OF_FOUR, 5, 2):
        offered += CHALLENGE in view.options
        assert match.deal is None or not match.deal.unlawful
    assert offered


LEVELS_OF_FOUR = ("casual", "random", "beginner", "casual")


def first_view(game: str, phase: Phase, kind: type, seeds: int = 60, **options: object) -> SeatView:
    """The first view of this game in which such an action may be done in this phase."""
    for seed in range(seeds):
        for _, view in decisions(variants.get(game, **options), ("casual",), seed, 1):
            if view.phase is phase and any(isinstance(action, kind) for action in view.lawful):
                return view
    raise AssertionError(f"No {kind.__name__} in {seeds} deals of {game}.")


def test_the_low_trump_is_exchanged_for_the_turned_card() -> None:
    view = first_view("klabor", Phase.PLAY, Exchange)
    assert isinstance(players.get("casual").choose(view), Exchange)


def test_trumps_and_aces_are_not_laid_away() -> None:
    for seed in range(6):
        for _, view in decisions(variants.get("belote-3p-chien"), ("casual",), seed, 1):
            if view.phase is not Phase.DISCARD:
                continue
            assert view.contract is not None
            chosen = players.get("casual").choose(view)
            assert isinstance(chosen, Discard)
            plain = [card for card in view.hand if card.suit != view.contract.trump and card.rank is not Rank.ACE]
            assert len(plain) < 2 or set(chosen.cards) <= set(plain)


def test_a_deal_that_all_passed_is_played_for_few_points() -> None:
    """The club players take fewer points than players who do anything lawful."""
    rules = variants.get("belot-ru-pairs", declarations="off", belote=False)
    taken = {"casual": 0, "random": 0}
    for seed in range(12):
        match = engine.start(rules, seed)
        while not match.deals:
            seat = engine.to_act(match)
            assert seat is not None
            view = engine.view(match, seat)
            level = ("casual", "random")[(seat + seed) % 2]
            action = engine.parse_any_action("pass") if view.phase is Phase.AUCTION else players.get(level).choose(view)
            match = engine.apply(match, action)[0]
        for side, points in enumerate(match.deals[0].score.points):
            taken[("casual", "random")[(side + seed) % 2]] -= points
    assert taken["casual"] < taken["random"]
