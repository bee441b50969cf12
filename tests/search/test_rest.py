"""The rest is called certain only where it is: whatever is held, whatever is played."""

from __future__ import annotations

import random
from dataclasses import replace
from types import MappingProxyType

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Match, Play, Rank, SeatView
from belote_desktop.engine.cards import deck_of
from belote_desktop.engine.deal import Place, Trick
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.search.claim_proof import Rest, sure_rest
from belote_desktop.search.stopping import Stop, StoppedError


def whole_deals(game: str, seed: int, deals: int) -> list[Match]:
    """Every position of some deals of a game between players by rules of thumb."""
    match, thumb, passed = engine.start(variants.get(game), seed), players.get("casual"), []
    while not match.is_over and len(match.deals) < deals:
        passed.append(match)
        match, _ = engine.apply(match, thumb.choose(engine.view(match, engine.to_act(match)), seed=seed))
    return passed


def rest_of(match: Match) -> Rest | None:
    return sure_rest(engine.view(match, engine.to_act(match)))


def played_out(match: Match, chance: random.Random) -> set[int]:
    """Who wins the tricks that are left when the seat to play keeps to the proof and the others play anything."""
    seat, number, done = engine.to_act(match), len(match.deals), len(match.deal.tricks if match.deal else ())
    while match.deal is not None and len(match.deals) == number:
        view = engine.view(match, engine.to_act(match))
        if view.seat != seat:
            match, _ = engine.apply(match, chance.choice(engine.legal(match)))
            continue
        if not all(isinstance(action, Play) for action in view.options):
            break  # belote is to be said first: the person's own decision
        rest = sure_rest(view)
        assert rest is not None, "what is certain stays certain"
        match, _ = engine.apply(match, Play(rest.card))
    deal = match.deal if len(match.deals) == number else match.deals[number].deal
    assert deal is not None
    return {trick.winner for trick in deal.tricks[done:] if trick.winner is not None}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "game",
    ["classic", "belot-bg", "coinche", "baloot", "belote-2p", "belote-3p-24", "bela-4p", "decouverte", "tarabish"],
)
def test_what_is_called_certain_holds_against_every_kind_of_play(game: str) -> None:
    """Each trick falls to the own side in games played on at random from every position called certain."""
    chance, certain = random.Random(game), 0
    for match in whole_deals(game, seed=4, deals=4):
        seat = engine.to_act(match)
        if seat is not None and rest_of(match) is not None:
            certain += 1
            side = match.rules.side_of(seat)
            for _ in range(3):
                assert {match.rules.side_of(winner) for winner in played_out(match, chance)} <= {side}
    assert certain, "such positions come up in every game"


def ending(mine: str, out: str, contract: str = "S") -> SeatView:
    """Seat 0 leads to an ending of classic Belote: its own cards, and those the other three hold among them."""
    hand, others = CardSet.parse(mine), CardSet.parse(out)
    assert len(others) == 3 * len(hand)
    gone = tuple(card for card in deck_of(Rank.SEVEN) if card not in hand | others)
    places = {Place(Zone.HAND, seat): tuple(hand) if seat == 0 else len(hand) for seat in range(4)}
    options = tuple(Play(card) for card in hand)
    return replace(
        engine.view(engine.start(variants.get("classic"), 1, dealer=3), 0),
        phase=Phase.PLAY, to_act=0, places=MappingProxyType({**places, Place(Zone.WON, 0): gone}), turn_up=None,
        contract=Contract(0, Denomination(contract)), trick=Trick(0), options=options, lawful=options,
    )  # fmt: skip


def test_trumps_are_drawn_first_and_then_the_aces_are_certain() -> None:
    rest = sure_rest(ending("JS AH AD", "9S KH QH 8H KD QD 8D 7C 8C"))
    assert rest is not None
    assert (rest.card, rest.tricks) == (Card.parse("JS"), 3)
    assert str(rest.reason).endswith("in this order: J♠, A♥ and A♦.")


@pytest.mark.parametrize(
    ("mine", "out"),
    [
        ("JS AH", "9S 7S KH QH KD QD"),  # one hand may hold both trumps, and ruffs the ace
        ("AH AD", "7S KH QH 8H KD QD"),  # a ruff
        ("9S AH", "JS KH QH KD QD 8D"),  # the highest trump is out
        ("AH TH", "KH QH JH KD 7S 8D"),
        ("AH KD", "AD QH JH 7D 8D 7H"),
    ],
    ids=["two trumps in one hand", "a ruff", "a higher trump", "a ruff of a long suit", "a higher card"],
)
def test_what_a_deal_can_upset_is_not_certain(mine: str, out: str) -> None:
    assert sure_rest(ending(mine, out)) is None


def test_a_long_suit_is_certain_once_nobody_else_has_any_of_it() -> None:
    rest = sure_rest(ending("AH 7H", "8H KD QD JD 7D 8D"))
    assert rest is not None
    assert rest.card == Card.parse("AH")


def test_a_trick_of_the_partner_counts_as_ones_own() -> None:
    """The partner was seen to hold the ace, and ruffs nothing: every way the cards lie has been played through."""
    match = next(
        match
        for seed in range(40)
        for match in whole_deals("classic", seed, 2)
        if (rest := rest_of(match)) is not None and "wherever the hidden cards lie" in str(rest.reason)
    )
    chance = random.Random(1)
    seat = engine.to_act(match)
    assert seat is not None
    for _ in range(20):
        assert {winner % 2 for winner in played_out(match, chance)} == {seat % 2}


@pytest.mark.parametrize("game", ["klaverjas-rotterdam"])
def test_nothing_is_certain_where_cards_that_meet_still_score(game: str) -> None:
    assert all(rest_of(match) is None for match in whole_deals(game, seed=3, deals=2))


def test_the_looking_can_be_ended() -> None:
    stop = Stop()
    stop.ask()
    with pytest.raises(StoppedError):
        sure_rest(ending("AH AD", "7S KH QH 8H KD QD"), stop)
