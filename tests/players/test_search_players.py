"""The players that search: honest evidence, the same decision every time, and a habit where searching cannot help."""

from __future__ import annotations

import math
import threading
from collections.abc import Sequence
from statistics import fmean

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match
from belote_desktop.engine.actions import PASS, Play, Say, Word
from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import say
from belote_desktop.players import effort
from belote_desktop.players.effort import Effort
from belote_desktop.players.evidence import effective_size, in_reach, paired_error, weighed_actions
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.player import Decision
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import ANYONE
from belote_desktop.players.weighing.call_search import PLAYOUTS, UNSEEN, CallSearch, candidates
from belote_desktop.players.weighing.habit_games import HabitGames, all_hands
from belote_desktop.players.weighing.payoffs import Payoffs
from belote_desktop.search import worlds
from belote_desktop.search.core import is_compiled
from belote_desktop.search.stopping import NEVER, Stop, StoppedError
from belote_desktop.search.worlds import Masks, sampled_masks
from tests.lengths import length

SMALL = SearchPlayer(ThumbPlayer(ANYONE), Effort(worlds=16, milliseconds=10**6, call_worlds=8, calls=3))
COMPARED = length("VOIDS_COMPARED", 1000, 6)
"""After so many comparisons the test of seats that did not follow ends."""
compiled = pytest.mark.skipif(not is_compiled(), reason="The search is not compiled: this would take minutes.")


def opened(game: str, seed: int, tricks: int = 0) -> Match:
    """A match of casual players with so many tricks played, and a card to choose."""
    match = engine.start(variants.get(game), seed)
    while True:
        assert match.deal is not None
        view = engine.view(match, engine.to_act(match))
        if match.deal.trick is not None and len(match.deal.tricks) >= tricks and len(view.lawful) > 1:
            return match
        match = engine.apply(match, players.get("casual").choose(view))[0]


@compiled
@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "belote-3p-24", "klaverjas-rotterdam"])
def test_every_card_is_weighed_in_every_possible_deal_and_the_best_is_played(game: str) -> None:
    view = engine.view(match := opened(game, 3, tricks=3), engine.to_act(match))
    decision = SMALL.decide(view)
    evidence = decision.evidence
    assert evidence is not None
    assert math.isclose(sum(evidence.weights), 1)
    assert {each.action for each in evidence.weighed} <= {a for a in view.lawful if isinstance(a, Play)}
    assert all(len(each.payoffs) == len(evidence.worlds) for each in evidence.weighed)
    assert evidence.weighed[0].behind == 0
    assert 1 <= evidence.effective <= len(evidence.worlds) + 1e-9
    chosen = next(each for each in evidence.weighed if str(each.action) in str(decision.considered[0][0]))
    assert chosen.behind <= max(0.05, 0.5 * chosen.error)


@compiled
def test_the_worlds_of_the_evidence_hold_the_seat_s_own_hand_and_no_card_twice() -> None:
    match = opened("coinche", 5, tricks=2)
    seat = engine.to_act(match)
    assert seat is not None
    evidence = SMALL.decide(engine.view(match, seat)).evidence
    assert evidence is not None
    for world in evidence.worlds:
        assert world[seat] == engine.view(match, seat).hand.mask
        assert sum(hand.bit_count() for hand in world) == (world[0] | world[1] | world[2] | world[3]).bit_count()


@compiled
def test_a_decision_can_be_made_again_from_its_view_level_and_seed() -> None:
    for seed in range(3):
        view = engine.view(match := opened("coinche", seed, tricks=seed), engine.to_act(match))
        first, again = (players.get("strong").decide(view, seed=seed) for _ in range(2))
        assert first.action == again.action
        assert first.evidence is not None
        assert again.evidence is not None
        assert first.evidence.worlds == again.evidence.worlds


@compiled
def test_in_the_last_two_tricks_every_deal_there_is_was_looked_at() -> None:
    view = engine.view(match := opened("coinche", 4, tricks=6), engine.to_act(match))
    evidence = players.get("expert").decide(view).evidence
    assert evidence is not None
    if not evidence.exhaustive:  # one card was clearly the best before the last deal was looked at
        assert evidence.weighed[1].behind > 2 * evidence.weighed[1].error


def test_without_time_for_deals_a_habit_decides() -> None:
    view = engine.view(match := opened("coinche", 1), engine.to_act(match))
    decision = players.get("expert").decide(view, seconds=0.5 / 512)
    assert decision.evidence is None
    assert decision.action == ThumbPlayer(ANYONE).decide(view).action


@compiled
def test_club_goes_by_rules_of_thumb_until_four_cards_are_left() -> None:
    for tricks, thinks in ((3, False), (4, True)):
        view = engine.view(match := opened("coinche", 4, tricks=tricks), engine.to_act(match))
        assert (players.get("club").decide(view).evidence is not None) is thinks


def test_more_seconds_mean_more_deals_and_no_clock_is_asked() -> None:
    view = engine.view(match := opened("coinche", 1), engine.to_act(match))
    level = Effort(worlds=1000, milliseconds=100)
    assert effort.worlds_for(view, level, 1.0) > 40
    assert effort.worlds_for(view, level, 0.5) == effort.worlds_for(view, level, 1.0) // 2
    assert effort.worlds_for(view, Effort(worlds=10, milliseconds=10**7), 0.5) == 10


@compiled
def test_thinking_that_is_stopped_gives_no_answer() -> None:
    stop = Stop()
    player = SearchPlayer(ThumbPlayer(ANYONE), Effort(worlds=4_000, milliseconds=10**9)).stopped_by(stop)
    view = engine.view(match := opened("coinche", 2), engine.to_act(match))
    timer = threading.Timer(0.2, stop.ask)
    timer.start()
    with pytest.raises(StoppedError):
        player.decide(view)
    timer.join()


@compiled
def test_a_sure_contract_is_taken_and_a_hopeless_one_is_not() -> None:
    rules = variants.get("classic")
    strong = engine.arrange(
        rules,
        ["JS 9S AS KS AH AD TS TD", "7S 8S 7H 8H 9H 7D 8D 9D", "TH QH JH KH QD JD KD 7C", "QS TC 8C 9C AC QC KC JC"],
        dealer=3, declarer=0, turn_up="TS",
    )  # fmt: skip
    match = engine.start(rules, decks=[strong], dealer=3)
    view = engine.view(match, 0)
    weighed = CallSearch(view, ThumbPlayer(ANYONE)).weigh(
        [Say(Word.TAKE), PASS], [tuple(hand.mask for hand in world) for world in worlds(view, 8, 1)], [1 / 8] * 8, 1
    )
    assert weighed[0].action == Say(Word.TAKE)


@compiled
@pytest.mark.parametrize("game", ["coinche", "classic", "belote-3p-24"])
def test_a_taker_is_expected_to_do_better_than_imagined_by_those_who_do_not_see_its_hand(game: str) -> None:
    more = {"taker": 0.0, "partner": 0.0, "opponent": 0.0}
    for seed in range(20):
        match = opened(game, seed)
        assert match.deal is not None
        assert match.deal.contract is not None
        declarer, side_of, settled = match.deal.contract.declarer, match.rules.side_of, len(match.deals)
        for seat in range(match.rules.table.seats):
            view = engine.view(match, seat)
            imagined, real = (CallSearch(view, ThumbPlayer(ANYONE), unseen=each) for each in (UNSEEN, 0))
            kind = "taker" if seat == declarer else "partner" if side_of(seat) == side_of(declarer) else "opponent"
            more[kind] += imagined.outcome(match, settled).points - real.outcome(match, settled).points
    assert more["taker"] == 0
    assert more["opponent"] < 0
    assert more["partner"] > 0 or game == "belote-3p-24"


@compiled
@pytest.mark.parametrize(("game", "sign"), [("classic", 1), ("coinche", 1), ("decouverte", 1), ("belote-2p", -1)])
def test_a_taker_alone_with_hidden_cards_makes_less_than_by_habit_and_any_other_more(game: str, sign: int) -> None:
    more = 0.0
    for seed in range(20):
        match = opened(game, seed)
        assert match.deal is not None
        assert match.deal.contract is not None
        view = engine.view(match, match.deal.contract.declarer)
        payoffs, hands = Payoffs.of_view(view), all_hands(match.deal, match.rules.table.seats)
        by_habit = [
            payoffs.payoff(hands, value) for value in HabitGames(view, NEVER, PLAYOUTS).values(match, payoffs, hands)
        ]
        by_search = CallSearch(view, ThumbPlayer(ANYONE)).outcome(match, len(match.deals))
        more += by_search.points - fmean(by_habit)
    assert sign * more > 0


@compiled
def test_nothing_is_added_for_a_taker_in_a_deal_that_is_given() -> None:
    match = engine.start(variants.get("coinche"), 7)
    match = engine.apply(match, engine.parse_action(match, "80H"))[0]
    assert match.deal is not None
    seat = engine.to_act(match)
    view, hands = engine.view(match, seat), tuple(match.deal.hand(each) for each in range(4))
    evidence = SMALL.decide(view, [hands]).evidence
    assert evidence is not None
    search = CallSearch(view, ThumbPlayer(ANYONE), unseen=0)
    for each in evidence.weighed:
        assert [each.mean] == [paid.points for paid in search.column(each.action, evidence.worlds, 1)]


def test_the_calls_weighed_are_lawful_and_begin_with_the_habit() -> None:
    for game in ("coinche", "belot-bg", "baloot", "classic"):
        match = engine.start(variants.get(game), 7)
        view = engine.view(match, engine.to_act(match))
        habit = players.get("casual").decide(view)
        found = candidates(view, habit, 5)
        assert found[0] == habit.action
        assert set(found) <= set(view.lawful)
        assert len(found) == len(set(found)) <= 5
        assert view.phase is Phase.AUCTION


def test_the_error_of_a_difference_is_taken_deal_by_deal() -> None:
    actions = [Play(Card.parse(card)) for card in ("AS", "KS")]
    weighed = weighed_actions(actions, [[100.0, 90.0], [-100.0, -110.0], [40.0, 30.0]], [1 / 3] * 3)
    assert [each.mean for each in weighed] == pytest.approx([40 / 3, 10 / 3])
    assert weighed[1].behind == pytest.approx(10)
    assert weighed[1].error == pytest.approx(0, abs=1e-9)
    assert in_reach(actions, weighed) == [0]
    assert paired_error([1.0, 3.0], [0.0, 0.0], [0.5, 0.5]) == pytest.approx(math.sqrt(0.5))
    assert effective_size([0.5, 0.5]) == pytest.approx(2)


def test_a_raise_is_weighed_only_where_rules_of_thumb_say_it() -> None:
    match = engine.start(variants.get("coinche"), 7)
    match = engine.apply(match, engine.parse_action(match, "100S"))[0]
    view = engine.view(match, engine.to_act(match))
    double = Say(Word.DOUBLE)
    assert double in view.lawful
    passing, doubling = (Decision(action, say("why"), ((action, 1.0),)) for action in (PASS, double))
    assert double not in candidates(view, passing, 9)
    assert double in candidates(view, doubling, 9)


def share_holding(suit: Suit, seat: int, worlds: Sequence[Masks], weights: Sequence[float]) -> float:
    """How likely the seat holds the suit in these deals."""
    held = [any(card.suit == suit for card in CardSet.of_mask(world[seat])) for world in worlds]
    return sum(weight for weight, holds in zip(weights, held, strict=True) if holds)


@compiled
def test_in_free_play_a_seat_that_did_not_follow_is_thought_void_without_proof() -> None:
    rules = variants.get("classic", misplay="challenge", pass_out="dealer_must_take")
    compared = 0
    for number in range(12):
        if compared >= COMPARED:
            break
        match = engine.start(rules, number)
        while not match.deals:
            view = engine.view(match, engine.to_act(match))
            for trick in view.tricks if len(view.tricks) == 3 and len(view.lawful) > 1 else ():
                for seat, card in trick.plays(4):
                    drawn = sampled_masks(view, 200, 1)
                    before = share_holding(trick.cards[0].suit, seat, drawn, [1 / 200] * 200)
                    if card.suit == trick.cards[0].suit or seat == view.seat or before < 0.3:
                        continue
                    evidence = players.get("strong").decide(view).evidence
                    if evidence is None:  # there was one card to play
                        continue
                    assert share_holding(trick.cards[0].suit, seat, evidence.worlds, evidence.weights) < before / 2
                    compared += 1
            match = engine.apply(match, players.get("casual").choose(view))[0]
    assert compared > 5
