"""Reading the play: features that say what they mean, and habits that make the true deal more likely."""

from __future__ import annotations

import json
import math
import statistics
from itertools import accumulate
from pathlib import Path

import numpy as np
import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.players.weighing import habits
from belote_desktop.search import features
from belote_desktop.search.core import Solver
from belote_desktop.search.feature_names import FEATURES, GROUPS
from belote_desktop.search.features import Features
from belote_desktop.search.habits import Habits
from belote_desktop.search.network import Network
from belote_desktop.search.open_game import position_of
from belote_desktop.search.tables import tables_for
from belote_desktop.search.worlds import sampled_masks
from tools.habits.__main__ import fitted, text_of
from tools.habits.choices import Choice, choices
from tools.habits.fitting import Data, Weights, even_loss, fit, least_loss, loss, shares, slopes
from tools.habits.games import log, played, read

LEAD_PLAIN, FOLLOW_PLAIN, RUFF, THROW_AWAY = 1, 2, 4, 5
"""Ways to play a card, by their numbers in the groups."""
Tricks = list[tuple[int, list[int]]]


def told(
    hands: list[str], trick: str = "", *, declarer: int = 0, named: int = 0, tricks: Tricks | None = None
) -> dict[str, set[str]]:
    """The features of every lawful card of the seat after `trick`, which seat 0 led, with spades as trumps."""
    rules = variants.get("coinche")
    solver = Solver(1)
    solver.load(tables_for(rules, Contract(0, Denomination.SPADES), 0))
    position_of(rules, hands, 0, trick).place_in(solver)
    own = Habits(Features(solver, declarer, named), habits.network())
    own.recall(tricks or [])
    return {str(engine.Card(card)): {FEATURES[each] for each in row} for card, row in own.described()}


def test_every_group_begins_where_the_one_before_it_ends() -> None:
    names = (
        "DECLARER", "TURN", "AFTER", "CARDS", "TRUMPS", "TRUMPS_HELD", "TRUMPS_UNSEEN", "DECLARER_TURN", "WHOSE",
        "ANSWER", "WAY", "WAY_POINTS", "WAY_HIGHER", "WAY_LENGTH", "WAY_PLACE", "BEATS", "UNSEEN", "RAN_OUT", "LED",
        "NAMED", "WAY_BEST", "WAY_LOWER", "DECLARER_WAY", "ALONE", "WAY_TURN", "HIGHER_PLACE",
    )  # fmt: skip
    begins = [0, *accumulate(count for _, count in GROUPS)]
    as_source = Path(features.__file__).with_name("features.py").read_text(encoding="utf-8")
    for name, begin in zip(names, begins[:-1], strict=True):
        assert f"\n{name} = cython.declare(cython.int, {begin})\n" in as_source


def test_a_lead_is_described_by_what_the_leader_can_know() -> None:
    hands = ["JS AH 8H 7D", "9S KH 8D TD", "AS QH 9D AD", "7S JH KD QD"]
    found = told(hands)
    assert {"way: 0", "way and higher cards unseen: 0", "declarer: me, after me, opposite, before me: 0"} <= found["JS"]
    assert f"way and higher cards unseen: {5 * LEAD_PLAIN}" in found["AH"]
    assert f"way and whether the hand has the best card of the suit: {2 * LEAD_PLAIN + 1}" in found["8H"]
    assert f"way and whether the hand has the best card of the suit: {2 * LEAD_PLAIN}" in found["7D"]
    assert f"way and cards in the suit: {5 * LEAD_PLAIN}" in found["7D"]
    assert "declarer: me, after me, opposite, before me: 3" in told(hands, declarer=3)["JS"]


def test_giving_points_is_told_apart_by_whose_trick_it_is_and_how_sure() -> None:
    hands = ["7C", "9C", "TH KH", "7D 8D"]
    beats = "beats the trick, whose it was, and points: "
    ten, king = 4, 3
    ours = told(hands, "AH 8H")["TH"]
    assert f"{beats}{8 * 1 + ten}" in ours  # loses to the own side's ace
    assert "whose trick, and the points in it: 3" in ours  # certainly ours, eleven points
    assert "whose trick, and the points in it: 6" in told(["7C", "9C", "QH 7H", "AH 8D"], "9H 8H")["QH"]
    lost = told(hands, "7H AH")
    assert f"{beats}{ten}" in lost["TH"]
    assert f"way and place among the lawful cards of the suit: {4 * FOLLOW_PLAIN + 1}" in lost["KH"]
    assert f"way and points: {8 * FOLLOW_PLAIN + king}" in lost["KH"]


def test_a_ruff_and_what_is_thrown_away_are_told() -> None:
    found = told(["7C", "9C", "7S AD", "7D 8D"], "7H AH")
    assert set(found) == {"7S"}
    assert f"way: {RUFF}" in found["7S"]
    away = told(["7C JC", "9C QC", "AD 8C TC", "7D 8D JD"], "AH 7H")
    assert f"way and higher cards unseen: {5 * THROW_AWAY}" in away["AD"]
    assert "a ten is left alone, when leading and when throwing away: 3" in away["8C"]
    assert "a ten is left alone, when leading and when throwing away: 2" in away["AD"]


def test_who_led_a_suit_who_ran_out_of_it_and_who_named_it_is_told() -> None:
    hands = ["JS AH 8H 7D", "9S KH 8D TD", "AS QH 9D AD", "7S JH KD QD"]
    cards = [int(engine.Card.parse(text)) for text in ("TH", "9H", "7H", "8C")]
    found = told(hands, tricks=[(2, cards)])  # seat 2 led hearts, and seat 1 ran out of them
    assert "sides that led the suit, when leading and when throwing away: 1" in found["AH"]
    assert "lead: sides that ran out of the suit, and whether trumps are unseen: 5" in found["AH"]
    assert "sides that led the suit, when leading and when throwing away: 0" in found["7D"]
    tables = tables_for(variants.get("coinche"), Contract(0, Denomination.SPADES), 0)
    lane = tables.lanes[cards[0]] // 16
    assert "sides that named the suit, by way: 2" in told(hands, named=1 << (4 * 1 + lane))["AH"]
    assert "sides that named the suit, by way: 1" in told(hands, named=1 << (4 * 2 + lane))["AH"]


def test_the_suits_that_were_bid_are_heard() -> None:
    match = engine.start(variants.get("coinche"), 1, dealer=3)
    for text in ("pass", "80H", "pass", "pass", "pass"):
        match = engine.apply(match, engine.parse_any_action(text))[0]
    view = engine.view(match, engine.to_act(match))
    assert match.deal is not None
    assert view.contract == Contract(1, Denomination.HEARTS, 80)
    solver, tables = Solver(1), tables_for(view.rules, view.contract, 0)
    solver.load(tables)
    solver.place([match.deal.hand(seat).mask for seat in range(4)], 0)
    lead = {
        engine.Card(card).suit: {FEATURES[each] for each in row}
        for card, row in habits.habits_of(solver, tables, view, 1).described()
    }
    named_by_opponents, named_by_nobody = 2, 0
    assert engine.Suit.HEARTS in lead
    assert len(lead) > 1
    for suit, found in lead.items():
        trump = suit is engine.Suit.HEARTS
        way = 2 if trump else 0
        named = named_by_opponents if trump else named_by_nobody
        assert f"sides that named the suit, by way: {4 * way + named}" in found


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
    contract = match.deal.contract or Contract(0, Denomination.SPADES)
    solver, tables = Solver(1), tables_for(match.rules, contract, 0)
    solver.load(tables)
    reader = Habits(Features(solver, contract.declarer), habits.network())
    trick = match.deal.tricks[0]
    reader.recall([(trick.leader, list(map(int, trick.cards[:1])))])
    assert reader.logs([tuple(hands)], trick.leader, -3.5) == [0.0]
    assert reader.logs([tuple(hands)], (trick.leader + 1) % 4, -3.5)[0] < 0


def test_a_hand_is_judged_alike_in_every_deal_that_has_it() -> None:
    match = played_on("coinche", 4, 3)
    view = engine.view(match, engine.to_act(match))
    worlds = sampled_masks(view, 40, 1)
    together = habits.play_logs(view, worlds)
    assert together == [habits.play_logs(view, [world])[0] for world in worlds]
    assert len(set(together)) > 1


def one_of_two(first: int, second: int, share: float) -> Choice:
    """A choice between a card with the first feature and one with the second, and how often it was the first."""
    return Choice(0, ((first,), (second,)), (share, 1 - share))


def test_the_network_comes_near_to_what_was_chosen() -> None:
    data = Data.of([one_of_two(100, 101, 0.9), one_of_two(101, 102, 0.2)] * 200)
    found = fit(data, 60, 1e-4, 1)
    entropy = -(0.9 * math.log(0.9) + 0.1 * math.log(0.1) + 0.2 * math.log(0.2) + 0.8 * math.log(0.8)) / 2
    assert even_loss(data) == pytest.approx(math.log(2))
    assert least_loss(data) == pytest.approx(entropy)
    assert loss(found, data) == pytest.approx(entropy, abs=0.01)
    assert loss(found.rounded(), data) == pytest.approx(loss(found, data), abs=0.01)


def test_the_slopes_are_those_of_the_loss() -> None:
    data = Data.of([one_of_two(100, 101, 0.9), Choice(0, ((5, 7), (5, 9), (5, 200)), (0.5, 0.2, 0.3))])
    weights, step = Weights.by_chance(np.random.default_rng(3)), 1e-6
    for numbers, slope in zip(weights.parts(), slopes(weights, data), strict=True):
        at = np.unravel_index(np.argmax(np.abs(slope)), slope.shape)
        before = loss(weights, data)
        numbers[at] += step
        assert (loss(weights, data) - before) / step == pytest.approx(slope[at], rel=1e-3)
        numbers[at] -= step


def test_players_play_by_the_network_that_was_fitted() -> None:
    chance = np.random.default_rng(7)
    weights = Weights.by_chance(chance)
    weights.direct[:-1] = chance.normal(0, 0.3, len(FEATURES))
    rules, hands = variants.get("coinche"), ["JS AH 8H 7D", "9S KH 8D TD", "AS QH 9D AD", "7S JH KD QD"]
    solver = Solver(1)
    solver.load(tables_for(rules, Contract(0, Denomination.SPADES), 0))
    position_of(rules, hands, 0).place_in(solver)
    player = Habits(Features(solver, 0), Network(**weights.stored()))
    rows = dict(player.described())
    data = Data.of([Choice(0, tuple(map(tuple, rows.values())), (1.0, 0.0, 0.0, 0.0))])
    fitted_shares = shares(weights.rounded(), data)[0]
    own, *others = (engine.CardSet.parse(hand).mask for hand in hands)
    for card, share in zip(rows, fitted_shares, strict=True):
        player.recall([(0, [card])])
        assert player.logs([(own & ~(1 << card), *others)], -1, -100.0) == pytest.approx([math.log(share)])
    assert len({round(share, 6) for share in fitted_shares}) == len(rows)


def test_the_file_can_be_compared_line_by_line() -> None:
    text = Path(habits.__file__).parents[1].joinpath("habits.json").read_text(encoding="utf-8")
    assert text_of(json.loads(text)) == text


def test_the_file_of_other_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(habits, "GROUPS", (*GROUPS, ("one more", 2)))
    with pytest.raises(habits.HabitsError, match="tools/habits"):
        habits.numbers()


@pytest.mark.slow
def test_games_are_logged_once_and_a_small_fit_can_be_made_again_and_beats_chance(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    log(path, ["classic"], 5, 7)
    before = path.read_bytes()
    log(path, ["classic"], 5, 6)
    assert path.read_bytes() == before
    deals = list(read(path))
    assert deals[2] == played(variants.get("classic"), 7)
    assert all(sum(each.targets) == pytest.approx(1) for deal in deals for each in choices(deal))
    one, again = (fitted(deals, 30, 0.002, 1) for _ in range(2))
    assert one == again
    made = one["made"]
    assert isinstance(made, dict)
    assert made["loss_held_out"] < made["loss_even"]
