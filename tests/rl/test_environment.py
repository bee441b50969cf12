"""The environment for learning agents: PettingZoo's own test, actions, deals, rewards and refusals."""

from __future__ import annotations

import warnings
from random import Random

import pytest
from pettingzoo.test import api_test

from belote_desktop import engine, players, rl, variants
from belote_desktop.engine import ActionRefused, RulesetError
from belote_desktop.engine.cards import Rank, deck_of

GAMES = [game.id for game in variants.all_variants()]
EXPECTED = (
    # It says so of every environment with a mask that is not one of its own.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    # The masks of agents that are done.
    "Action mask numpy array is all zeros",
)


def played_deal(env: rl.BeloteEnvironment, chance: Random) -> dict[str, float]:
    """Play a random episode to its end: what every agent was paid in all."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        paid[agent] += env.last()[1]
        env.step(chance.choice(env.legal_numbers()) if env.legal_numbers() else None)
    return paid


@pytest.mark.parametrize("episode", ["deal", "match"])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_environment_of_every_game(game: str, episode: rl.Episode) -> None:
    with warnings.catch_warnings():
        for sentence in EXPECTED:
            warnings.filterwarnings("ignore", message=sentence)
        api_test(rl.environment(game, episode=episode), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_the_rules_can_be_chosen_by_numbers(game: str) -> None:
    env, chance = rl.environment(game, episode="match"), Random(game)
    env.reset(seed=1)
    for _ in range(150):
        if not env.agents or env.terminations[env.agent_selection]:
            env.reset()
        match, view = env.match, env.view(env.agent_selection)
        wanted = chance.choice(view.options)
        expected, _ = engine.apply(match, wanted)
        for _ in env.numbers.steps(wanted):
            mask = env.observe(env.agent_selection)["action_mask"]
            number = env.number_of(wanted)
            assert mask[number] == 1
            assert mask.nonzero()[0].tolist() == sorted(env.legal_numbers())
            env.step(number)
        assert env.match == expected


def test_numbers_mean_the_same_in_every_game() -> None:
    classic = rl.ActionNumbers(variants.get("classic")).actions
    for game in GAMES:
        assert rl.ActionNumbers(variants.get(game)).actions[: len(classic)] == classic


def test_cards_are_discarded_one_by_one_in_any_order() -> None:
    env = rl.environment("bela-3p")
    casual = players.get("casual")
    env.reset(seed=2)
    while env.view(env.agent_selection).phase != "discard":
        env.step(env.number_of(casual.choose(env.view(env.agent_selection))))
        if not env.legal_numbers():
            env.reset()
    agent, held = env.agent_selection, env.legal_numbers()
    first, second = held[5], held[1]
    env.step(first)
    assert env.agent_selection == agent
    assert set(env.legal_numbers()) == set(held) - {first}
    chosen = env.observations.parts(env.observe(agent)["observation"])["chosen"]
    assert chosen.nonzero()[0].tolist() == [first - 36]
    with pytest.raises(ValueError, match="chosen already"):
        env.step(first)
    env.step(second)
    laid = env.observations.parts(env.observe(agent)["observation"])["laid_away"]
    assert sorted(laid.nonzero()[0].tolist()) == sorted([first - 36, second - 36])


def test_a_number_against_the_rules_is_refused_with_the_reason_and_changes_nothing() -> None:
    env = rl.environment("coinche")
    env.reset(seed=4)
    before = env.legal_numbers()
    with pytest.raises(ActionRefused, match="You cannot play a card until the auction is over"):
        env.step(8)
    with pytest.raises(ValueError, match="There is no action 323: actions are numbered from 0 to 322"):
        env.step(323)
    with pytest.raises(ValueError, match="is to act: choose a number of its action mask, not None"):
        env.step(None)
    assert env.legal_numbers() == before


def test_the_same_seed_deals_the_same_cards_and_the_same_deals_after_it() -> None:
    def hands(env: rl.BeloteEnvironment) -> list[str]:
        found = []
        env.reset(seed=11)
        for _ in range(3):
            found += [str(env.view(agent).hand) for agent in env.possible_agents]
            env.reset()
        return found

    first = hands(rl.environment("classic"))
    assert first == hands(rl.environment("classic"))
    assert len(set(first)) == 12


def test_a_deal_can_be_fixed() -> None:
    env = rl.environment("classic")
    env.reset(options={"deck": deck_of(Rank.SEVEN), "dealer": 1})
    assert env.agent_selection == "player_2"
    assert str(env.view("player_2").hand) == "7S 8S 9S JH QH"
    with pytest.raises(RulesetError, match="not the pack"):
        env.reset(options={"deck": "KH QH"})


@pytest.mark.parametrize("game", ["coinche", "bela-3p"])
def test_a_deal_pays_the_own_points_less_the_mean_of_the_others(game: str) -> None:
    env, chance = rl.environment(game), Random(3)
    env.reset(seed=3)
    for _ in range(20):
        paid = played_deal(env, chance)
        score = env.settled[-1].score
        for seat, agent in enumerate(env.possible_agents):
            side = env.rules.side_of(seat)
            others = [points for other, points in enumerate(score.points) if other != side]
            assert paid[agent] == pytest.approx(score.points[side] - sum(others) / len(others))
        env.reset()


def test_a_match_pays_every_deal_and_ends_at_the_target() -> None:
    env = rl.environment("classic", episode="match")
    env.reset(seed=5)
    paid = played_deal(env, Random(5))
    totals = env.settled[-1].totals
    assert max(totals) >= env.rules.match.target
    assert len(env.settled) > 1
    assert paid["player_0"] == paid["player_2"] == totals[0] - totals[1] == -paid["player_1"]


def test_players_of_the_program_play_by_the_view_of_their_seat() -> None:
    env, club = rl.environment("baloot"), players.get("casual")
    env.reset(seed=6)
    for agent in env.agent_iter():
        view = env.view(agent)
        assert view == engine.view(env.match, env.possible_agents.index(agent))
        env.step(None if env.terminations[agent] else env.number_of(club.choose(view)))
    assert env.settled


def test_the_table_is_rendered_as_text() -> None:
    env = rl.BeloteEnvironment(variants.get("coinche"), render_mode="ansi")
    env.reset(options={"deck": deck_of(Rank.SEVEN), "dealer": 3})
    env.step(env.number_of(engine.parse_any_action("pass")))
    assert "0:pass" in (env.render() or "").replace("0: pass", "0:pass")
    assert rl.environment("coinche").render() is None
