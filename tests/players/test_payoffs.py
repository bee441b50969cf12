"""What the points of a possible deal are worth: what the engine writes of the same deal, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Match, Ruleset, SeatView, SettledDeal
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.terms import (
    BeloteContext,
    BeloteOrder,
    DeclarationsShown,
    NoFinish,
    Phase,
    Tie,
)
from belote_desktop.engine.score import Result, Score
from belote_desktop.engine.settlement import Outcome, settle
from belote_desktop.engine.tricks.playing import belote_pairs
from belote_desktop.engine.tricks.roem import counts_roem
from belote_desktop.players.player import World
from belote_desktop.players.weighing.payoffs import Payoffs
from belote_desktop.players.weighing.sweeping import Shares
from belote_desktop.search.core import Solver
from tests.engine.random_play import choose

GAMES = [game.id for game in variants.all_variants()]
PAIRED = [game for game in GAMES if variants.get(game).side_count == 2]
Seen = tuple[Match, SettledDeal]


def played(rules: Ruleset, seed: int, deals: int) -> Iterator[Seen]:
    """Every position of the play of some deals between players who do anything lawful, with how the deal ended."""
    chance, found = Random(seed), 0
    match, states = engine.start(rules, seed), list[Match]()
    for _ in range(60 * deals):
        if found == deals or match.is_over:
            return
        states.append(match)
        after = engine.apply(match, choose(match, chance))[0]
        if len(after.deals) > len(match.deals):
            done, before = after.deals[-1], states
            states = []
            if done.deal.contract is not None and done.deal.tricks and done.deal.won_at_once is None:
                found += 1
                yield from ((state, done) for state in before if is_play(state, done))
        match = after


def is_play(match: Match, done: SettledDeal) -> bool:
    """Whether a card is to be played, and the hands are those that are played to the end."""
    deal = match.deal
    return (
        deal is not None
        and deal.phase is Phase.PLAY
        and deal.trick is not None
        and deal.exchanged == done.deal.exchanged
    )


def looked_at(match: Match) -> tuple[SeatView, World]:
    """The view of the seat to play, and the true world."""
    seat, deal = engine.to_act(match), match.deal
    assert deal is not None
    return engine.view(match, seat), tuple(deal.hand(each) for each in range(match.rules.table.seats))


def true_shares(rules: Ruleset, done: SettledDeal, tricks: int) -> Shares:
    """What each side took after so many tricks."""
    points, roem, won = ([0] * rules.side_count for _ in range(3))
    for number, trick in enumerate(done.deal.tricks):
        assert trick.winner is not None
        side = rules.side_of(trick.winner)
        won[side] = 1
        if number >= tricks:
            last = number == len(done.deal.tricks) - 1
            points[side] += trick.points + last * rules.scoring.last_trick
            roem[side] += trick.roem
    return Shares(tuple(points), tuple(won), tuple(roem), rules.side_of(done.deal.tricks[-1].winner or 0))


def true_value(payoffs: Payoffs, shares: Shares) -> int:
    """What a search would have said of these shares: the declarer's points, or those of the rest."""
    mine = [payoffs.tables().sides[seat] == 0 for seat in range(payoffs.rules.side_count)]
    value = sum(points for points, own in zip(shares.points, mine, strict=True) if own)
    value += sum(met if own else -met for met, own in zip(shares.roem, mine, strict=True)) // 2
    bonus = payoffs.capot_bonus()
    if not any(took and not own for took, own in zip(shares.tricks, mine, strict=True)):
        return value + bonus[0]
    return value if any(took and own for took, own in zip(shares.tricks, mine, strict=True)) else value - bonus[1]


def is_sure_of_belote(rules: Ruleset) -> bool:
    """Whether it cannot depend on the cards still to come if a pair that is in one hand will count."""
    belote = rules.belote
    free = belote.belote_context is BeloteContext.ANY and belote.belote_order is BeloteOrder.ANY
    return free and not belote.belote_trick_won and not rules.deal.stacks


def is_sure_of_declarations(rules: Ruleset) -> bool:
    """Whether the hand that announced can be told: not where it had covered cards and shows nothing before the end."""
    return not (rules.deal.stacks and rules.declaration.declarations_shown is DeclarationsShown.END)


@pytest.mark.parametrize("game", GAMES)
def test_the_marks_are_those_that_the_engine_writes(game: str) -> None:
    rules, compared = variants.get(game), 0
    for match, done in played(rules, 7, 3):
        view, world = looked_at(match)
        payoffs, shares = Payoffs.of_view(view), true_shares(rules, done, len(view.tricks))
        pairs = tuple(rules.side_of(seat) for seat, _ in belote_pairs(rules, done.deal))
        same = sorted(payoffs.holdings.held(tuple(hand.mask for hand in world)).belote) == sorted(pairs)
        assert same or not is_sure_of_belote(rules)
        if not same or not (is_sure_of_declarations(rules) or not view.tricks):
            continue
        compared += 1
        assert payoffs.marks_of(world, shares) == done.score.points
        if rules.side_count == 2 and not counts_roem(rules):
            assert payoffs.marks(world, true_value(payoffs, shares)) == done.score.points
    assert compared > (20 if is_sure_of_declarations(rules) else 0)


@pytest.mark.parametrize("game", ["klaverjas-amsterdam", "klaverjas-rotterdam"])
def test_with_roem_a_value_tells_who_made_it_and_by_how_much(game: str) -> None:
    """Of a failed contract the value does not tell how much roem the other side has met: it writes the rest."""
    rules = variants.get(game)
    for match, done in played(rules, 3, 12):
        view, world = looked_at(match)
        payoffs, shares = Payoffs.of_view(view), true_shares(rules, done, len(view.tricks))
        marks = payoffs.marks(world, true_value(payoffs, shares))
        if done.score.result is Result.MADE and done.score.capot is None:
            assert marks[0] - marks[1] == done.score.points[0] - done.score.points[1]
        else:
            assert [points > 0 for points in marks] == [points > 0 for points in done.score.points]


@pytest.mark.parametrize("game", PAIRED)
def test_a_payoff_never_falls_when_a_side_takes_more(game: str) -> None:
    """Two exceptions: a sweep that may not end the match, or swells the pile of a bid too high; a tie with a bonus."""
    rules = variants.get(game)
    for payoffs, world in at_the_lead(rules):
        rest, bonus = payoffs.holdings.held(tuple(hand.mask for hand in world)).rest, payoffs.capot_bonus()
        worth = [payoffs.payoff(world, value) for value in range(rest + 1)]
        worth = worth if payoffs.wants_points else worth[::-1]
        hanging = 2 if rules.scoring.tie is Tie.BONUS85 else 1e-6
        assert all(low <= high + hanging for low, high in pairwise(worth))
        if sweeps_may_cost(rules) or not payoffs.wants_points:
            continue
        assert not bonus[0] or payoffs.payoff(world, rest + bonus[0]) >= worth[-1] - 1e-6
        assert not bonus[1] or payoffs.payoff(world, -bonus[1]) <= worth[0] + 1e-6


@pytest.mark.parametrize("game", sorted(set(GAMES) - set(PAIRED)))
def test_of_three_who_play_alone_the_declarer_never_writes_less_for_taking_more(game: str) -> None:
    """Payoffs may fall: the points of a declarer who fails go to one opponent, and a fellow defender is one more."""
    for payoffs, world in at_the_lead(variants.get(game)):
        if payoffs.side != payoffs.contract.declarer:
            continue
        rest = payoffs.holdings.held(tuple(hand.mask for hand in world)).rest
        assert all(
            payoffs.marks(world, value)[payoffs.side] <= payoffs.marks(world, value + 1)[payoffs.side]
            for value in range(rest)
        )


def at_the_lead(rules: Ruleset) -> Iterator[tuple[Payoffs, World]]:
    """The payoffs at the first and the fourth lead of some deals, for the leader and the next player."""
    for match, _ in played(rules, 11, 2):
        deal = match.deal
        assert deal is not None
        if deal.trick is None or deal.trick.cards or len(deal.tricks) not in (0, 3):
            continue
        _, world = looked_at(match)
        for seat in (deal.trick.leader, (deal.trick.leader + 1) % rules.table.seats):
            yield Payoffs.of_view(engine.view(match, seat)), world


def sweeps_may_cost(rules: Ruleset) -> bool:
    capot_ends = rules.match.no_finish in (NoFinish.ON_CAPOT, NoFinish.ON_CAPOT_OR_HELD)
    return capot_ends or (rules.bid_score.pooled and not rules.bid_score.sweep_makes_bid)


@pytest.mark.parametrize("game", GAMES)
def test_the_search_values_the_last_trick_as_it_comes_out(game: str) -> None:
    """With the tables of the payoffs; all the tricks show in a value as long as they are open."""
    rules, solver = variants.get(game), Solver()
    for match, done in played(rules, 5, 4):
        view, world = looked_at(match)
        payoffs = Payoffs.of_view(view)
        tables, bonus = payoffs.tables(with_roem=counts_roem(rules)), payoffs.capot_bonus()
        won = {tables.sides[trick.winner] for trick in view.tricks if trick.winner is not None}
        assert not bonus[0] or won <= {0}
        assert not bonus[1] or won <= {1}
        if len(view.tricks) < len(done.deal.tricks) - 1 or view.trick is None:
            continue
        solver.load(tables)
        still = sum(1 << side for side in (0, 1) if won <= {side})
        solver.place([hand.mask for hand in world], view.trick.leader, view.trick.cards, still)
        assert solver.value() == true_value(payoffs, true_shares(rules, done, len(view.tricks)))


def test_belote_makes_a_contract_in_the_worlds_in_which_the_takers_have_it() -> None:
    view = engine.view(engine.start(variants.get("classic", declarations="off"), 1), 0)
    payoffs = Payoffs.of_contract(view, Contract(0, Denomination.SPADES))
    ours, theirs, split = (dealt(king, queen) for king, queen in ((0, 0), (1, 1), (0, 1)))
    assert payoffs.marks(ours, 75) == (95, 87)
    assert payoffs.marks(split, 75) == (0, 162)
    assert payoffs.marks(theirs, 95) == (95, 87)
    assert payoffs.marks(theirs, 85) == (0, 182)
    assert payoffs.payoff(ours, 75) > 0 > payoffs.payoff(split, 75) > payoffs.payoff(theirs, 85)


def dealt(king: int, queen: int) -> World:
    """Hands of eight cards without a run of three, with king and queen of spades at these seats."""
    cards = [card for card in pack(variants.get("classic")) if card not in (KING, QUEEN)]
    hands = [[KING] if seat == king else [] for seat in range(4)]
    hands[queen].append(QUEEN)
    for number, card in enumerate(sorted(cards, key=lambda card: (card.rank, card.suit))):
        order = [(number + step) % 4 for step in range(4)]
        hands[next(seat for seat in order if len(hands[seat]) < 8)].append(card)
    return tuple(map(CardSet, hands))


KING, QUEEN = Card.parse("KS"), Card.parse("QS")


def test_the_queen_played_first_gives_the_belote_up_where_the_king_has_to_come_first() -> None:
    for order, lost in (("king_first", 20), ("any", 0)):
        rules = variants.get("classic", declarations="off", belote_order=order)
        for seed in range(60):
            match = first_lead(rules, seed)
            view, world = looked_at(match)
            assert view.contract is not None
            trump = view.contract.trump
            pair = [card for card in view.hand if card.suit == trump and str(card.rank) in "KQ"]
            if len(pair) < 2 or view.seat != view.contract.declarer:
                continue
            payoffs = Payoffs.of_view(view)
            queen, king = sorted(pair)
            assert payoffs.marks(world, 100, king) == payoffs.marks(world, 100) == (120, 62)[:: 1 - 2 * payoffs.side]
            assert payoffs.marks(world, 100, queen)[payoffs.side] == 120 - lost
            break
        else:
            raise AssertionError("No taker led with king and queen of trumps.")


def first_lead(rules: Ruleset, seed: int) -> Match:
    """The match when the first card of a deal is to be led; the first to speak takes."""
    match = engine.start(rules, seed)
    while match.deal is None or match.deal.trick is None:
        match = engine.apply(match, engine.legal(match)[-1])[0]
    return match


@pytest.mark.parametrize("game", ["coinche", "contree-ffb", "vida", "pilotta", "decouverte", "bela-4p"])
def test_a_contract_that_is_imagined_pays_what_it_pays_when_it_is_played(game: str) -> None:
    match, chance = engine.start(variants.get(game), 4), Random(4)
    seen = list[Match]()
    while match.deal is not None and (match.deal.trick is None or len(match.deals) > 0):
        seen.append(match)
        match = engine.apply(match, choose(match, chance))[0]
    _, world = looked_at(match)
    assert match.deal is not None
    assert match.deal.contract is not None
    for before in seen[-6:]:
        if before.deal is None or before.deal.number != match.deal.number:
            continue
        for seat in range(match.rules.table.seats):
            imagined = Payoffs.of_contract(engine.view(before, seat), match.deal.contract)
            real = Payoffs.of_view(engine.view(match, seat))
            assert imagined.capot_bonus() == real.capot_bonus()
            for value in range(0, 170, 10):
                assert imagined.marks(world, value) == real.marks(world, value)
                assert imagined.payoff(world, value) == real.payoff(world, value)


def test_what_was_laid_away_counts_for_the_declarer_who_alone_knows_it() -> None:
    rules = variants.get("bela-3p")
    match, done = next(seen for seen in played(rules, 2, 1))
    _, world = looked_at(match)
    shares = true_shares(rules, done, 0)
    for seat in range(3):
        assert Payoffs.of_view(engine.view(match, seat)).marks_of(world, shares) == done.score.points


def test_a_run_that_wins_the_match_at_once_does_so_in_the_worlds_that_have_it() -> None:
    rules = variants.get("bela-4p", decl_window="first_card")
    view = engine.view(engine.start(rules, 1), 0)
    payoffs = Payoffs.of_contract(view, Contract(1, Denomination.SPADES))
    suits = [CardSet(card for card in pack(rules) if card.suit == suit) for suit in range(4)]
    assert payoffs.marks((suits[0], suits[1], suits[2], suits[3]), 0)[0] == rules.match.target


def test_passing_out_changes_nothing() -> None:
    view = engine.view(engine.start(variants.get("classic"), 1), 0)
    assert Payoffs.of_contract(view, Contract(0, Denomination.SPADES)).of_pass() == 0


def test_an_outcome_is_settled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view, world = looked_at(first_lead(variants.get("classic"), 3))
    asked = list[Outcome]()

    def counted(rules: Ruleset, outcome: Outcome) -> Score:
        asked.append(outcome)
        return settle(rules, outcome)

    monkeypatch.setattr("belote_desktop.players.weighing.payoffs.settle", counted)
    payoffs = Payoffs.of_view(view)
    told = [payoffs.payoff(world, value) for value in (70, 80, 70, 80, 70)]
    assert len(asked) == 2
    assert told[0] == told[2] == told[4]


def test_there_is_no_payoff_without_a_contract_or_without_a_side() -> None:
    match = engine.start(variants.get("classic"), 1)
    with pytest.raises(ValueError, match="contract"):
        Payoffs.of_view(engine.view(match, 0))
    with pytest.raises(ValueError, match="spectator"):
        Payoffs.of_contract(engine.view(match, None), Contract(0, Denomination.SPADES))
