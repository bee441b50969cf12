"""Reading the play: features that say what they mean, and habits that make the true deal more likely."""

from __future__ import annotations

import math
import statistics

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.players.weighing import habits
from belote_desktop.search.core import Solver
from belote_desktop.search.habits import FEATURES, Habits
from belote_desktop.search.open_game import position_of
from belote_desktop.search.tables import tables_for
from belote_desktop.search.worlds import sampled_masks
from tools.fit_habits import choices, fit, fitted, loss_and_slope


def told(hands: list[str], trick: str = "", leader: int = 0, takers: int = 0) -> dict[str, set[str]]:
    """The features that are not zero, of every lawful card, with spades as trumps."""
    rules = variants.get("coinche")
    solver = Solver(1)
    solver.load(tables_for(rules, Contract(0, Denomination.SPADES), 0))
    position_of(rules, hands, leader, trick).place_in(solver)
    return {
        str(engine.Card(card)): {name for name, value in zip(FEATURES, row, strict=True) if value}
        for card, row in Habits(solver, [0.0] * len(FEATURES), takers).described()
    }


def test_a_lead_is_described_by_what_the_leader_can_know() -> None:
    hands = ["JS AH 8H 7D", "9S KH 8D TD", "AS QH 9D AD", "7S JH KD QD"]
    found = told(hands)
    assert {"lead: trump, of the takers", "lead: the best trump left"} <= found["JS"]
    assert "lead: the best card left of a plain suit" in found["AH"]
    assert "lead: away from the best card of the suit" in found["8H"]
    assert "lead: the only card of a plain suit" in found["7D"]
    assert "lead: trump, against the takers" in told(hands, takers=1)["JS"]


def test_giving_points_is_told_apart_by_whose_trick_it_is_and_how_sure() -> None:
    hands = ["7C", "9C", "TH KH", "7D 8D"]
    assert "gives the own side's certain trick points" in told(hands, "AH 8H")["TH"]
    assert "gives the own side's trick points" in told(["7C", "9C", "TH QH", "AH 8D"], "KH 8H")["QH"]
    lost = told(hands, "7H AH")
    assert "gives the opponents' trick points" in lost["TH"]
    assert "the lowest card it may play of the suit" in lost["KH"]


def test_a_ruff_and_what_is_thrown_away_are_told() -> None:
    found = told(["7C", "9C", "7S AD", "7D 8D"], "7H AH")
    assert set(found) == {"7S"}
    assert "ruffs" in found["7S"]
    away = told(["7C JC", "9C QC", "AD 8C TC", "7D 8D JD"], "AH 7H")
    assert "throws away the best card of a suit" in away["AD"]
    assert "throws away the guard of a ten" in away["8C"]


def played_on(game: str, seed: int, tricks: int) -> Match:
    """A deal of casual players with so many tricks played."""
    match = engine.start(variants.get(game), seed)
    while match.deal is not None and len(match.deal.tricks) < tricks:
        match = engine.apply(match, players.get("casual").choose(engine.view(match, engine.to_act(match))))[0]
    return match


@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot"])
def test_the_true_deal_is_more_likely_by_the_habits_than_deals_drawn_evenly(game: str) -> None:
    gains = []
    for seed in range(12):
        match = played_on(game, seed, 4)
        assert match.deal is not None
        view = engine.view(match, engine.to_act(match))
        true = tuple(match.deal.hand(seat).mask for seat in range(4))
        own, *others = habits.play_logs(view, [true, *sampled_masks(view, 60, seed)])
        gains.append(own - math.log(statistics.fmean(map(math.exp, others))))
    assert statistics.fmean(gains) > 0


def test_what_the_reader_played_itself_tells_it_nothing() -> None:
    match = played_on("coinche", 3, 1)
    assert match.deal is not None
    hands = [match.deal.hand(seat).mask for seat in range(4)]
    solver, tables = Solver(1), tables_for(match.rules, match.deal.contract or Contract(0, Denomination.SPADES), 0)
    solver.load(tables)
    reader = Habits(solver, habits.weights(), 0)
    trick = match.deal.tricks[0]
    lead = [(trick.leader, list(map(int, trick.cards[:1])))]
    assert reader.logs([tuple(hands)], lead, trick.leader, -3.5) == [0.0]
    assert reader.logs([tuple(hands)], lead, (trick.leader + 1) % 4, -3.5)[0] < 0


def test_the_weights_climb_to_what_was_chosen() -> None:
    width = len(FEATURES)
    high, low = [1, *[0] * (width - 1)], [0] * width
    data = [([high, low], 0)] * 9 + [([high, low], 1)]
    found = fit(data, 200)
    assert found[0] == pytest.approx(math.log(9), abs=0.15)
    assert loss_and_slope(found, data)[0] < loss_and_slope([0.0] * width, data)[0]


@pytest.mark.slow
def test_a_small_fit_can_be_made_again_and_beats_chance() -> None:
    one, again = (fitted(["coinche"], 10, 5, 40) for _ in range(2))
    assert one == again
    made = one["made"]
    assert isinstance(made, dict)
    assert made["loss_held_out"] < made["loss_even"]
    assert choices("coinche", 0, 5) == choices("coinche", 0, 5)
