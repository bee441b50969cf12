"""Games by habit from the first lead: with covered cards too, and for each of three who play alone."""

from __future__ import annotations

import statistics

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import CardSet
from belote_desktop.players.evidence import Evidence
from belote_desktop.players.weighing.habit_games import HabitGames, all_hands, moved
from belote_desktop.players.weighing.payoffs import Payoffs
from belote_desktop.players.weighing.sweeping import Shares
from belote_desktop.search.stopping import NEVER

NO_ROEM = (0, 0, 0)


def about_to_play(game: str, seed: int) -> Match:
    """A match of casual players in which the first card is about to be played."""
    match = engine.start(variants.get(game), seed)
    while match.deal is None or match.deal.trick is None:
        match = engine.apply(match, players.get("casual").choose(engine.view(match, engine.to_act(match))))[0]
    return match


@pytest.mark.parametrize("game", ["decouverte", "belot-2p-open", "bela-open"])
def test_covered_cards_are_played_too(game: str) -> None:
    match = about_to_play(game, 3)
    assert match.deal is not None
    payoffs = Payoffs.of_view(engine.view(match, 0))
    hands = all_hands(match.deal, 2)
    assert len(hands[0]) == len(hands[1]) > len(match.deal.hand(0))
    rest = payoffs.rest(hands)
    whole = CardSet(card for own in hands for card in own)
    assert rest == payoffs.rules.scoring.last_trick + sum(payoffs.tables().points[card] for card in whole)
    games = HabitGames(engine.view(match, 0), NEVER, 30)
    assert {sum(each.points) for each in games.shares(match, payoffs, hands)} == {rest}
    assert all(0 <= value <= rest for value in games.values(match, payoffs, hands))


def test_of_three_the_defender_with_the_aces_is_told_to_take_more() -> None:
    taken: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(40):
        match = about_to_play("belote-3p-24", seed)
        assert match.deal is not None
        assert match.deal.contract is not None
        declarer = match.deal.contract.declarer
        payoffs = Payoffs.of_view(engine.view(match, 0))
        hands = all_hands(match.deal, 3)
        shares = HabitGames(engine.view(match, 0), NEVER, 8).shares(match, payoffs, hands)
        one, other = (seat for seat in range(3) if seat != declarer)
        aces = {seat: sum(str(card.rank) == "A" for card in match.deal.hand(seat)) for seat in (one, other)}
        assert {sum(each.points) for each in shares} == {payoffs.rest(hands)}
        if aces[one] != aces[other]:
            for seat in (one, other):
                taken[aces[seat] == max(aces.values())] += [each.points[seat] for each in shares]
    assert statistics.fmean(taken[True]) > 1.5 * statistics.fmean(taken[False])


def test_points_move_to_the_taker_from_whom_has_most_to_give() -> None:
    shares = Shares((60, 30, 72), (1, 1, 1), NO_ROEM, 2)
    assert moved(shares, 0, 5, 10).points == (65, 30, 67)
    assert moved(shares, 2, -5, 10).points == (65, 30, 67)
    assert moved(shares, 1, -40, 10).points == (60, 0, 102)
    assert moved(shares, 0, 90, 10).points == (122, 30, 10)


@pytest.mark.parametrize(
    "shares",
    [
        Shares((162, 0, 0), (1, 0, 0), NO_ROEM, 0),
        Shares((0, 102, 60), (0, 1, 1), NO_ROEM, 2),
        Shares((152, 10, 0), (1, 1, 0), NO_ROEM, 1),
    ],
)
@pytest.mark.parametrize("by", [2, 5])
def test_who_takes_all_or_no_tricks_or_the_last_one_still_does(shares: Shares, by: int) -> None:
    assert moved(shares, 0, by, 10) == shares


def evidence_of_first_choice(game: str) -> Evidence | None:
    """What Expert weighs where there is a call to choose."""
    match = engine.start(variants.get(game), 1)
    while len(engine.legal(match)) < 2:
        match = engine.apply(match, engine.legal(match)[0])[0]
    return players.get("expert").decide(engine.view(match, engine.to_act(match))).evidence


@pytest.mark.parametrize("game", ["decouverte", "belot-2p-open", "bela-open", "belote-3p-24", "belot-3p"])
def test_calls_are_weighed_among_stacks_and_by_three_alone(game: str) -> None:
    evidence = evidence_of_first_choice(game)
    assert evidence is not None
    assert len(evidence.worlds) >= 8
    assert PASS in [each.action for each in evidence.weighed]
    assert any(each.taken > 0.5 for each in evidence.weighed)
